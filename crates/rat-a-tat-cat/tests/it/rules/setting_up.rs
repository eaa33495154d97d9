use game::{Game as _, Notation as _, Seat, Seed, Viewer};
use rat_a_tat_cat::{Action, Card, RatATatCat, Setup, Stage};

use crate::conformance::table;
use crate::scene::{Scene, answer, known, play, seat};

fn deal(setup: &Setup, number: u64) -> RatATatCat {
    RatATatCat::deal(setup, Seed::from_number(number))
}

#[test]
fn rat_02_the_host_names_the_dealer_or_chance_does() {
    let named = deal(&table(4, &[("dealer", "2")]), 1);
    assert_eq!(named.dealer(), seat(2));
    let mut dealt = [0; 4];
    (0..400).for_each(|number| dealt[deal(&table(4, &[]), number).dealer().index()] += 1);
    assert!(dealt.iter().all(|&times| (70..130).contains(&times)), "{dealt:?}");
    assert!(Setup::new(4, [("dealer", "4")]).is_err());
}

#[test]
fn rat_02_the_sheet_of_all_rounds_is_kept() {
    let mut game =
        Scene::at(table(2, &[]), &["1 2 3 4", "0 0 0 0"]).after(&["1 draw", "1 discard"]);
    play(&mut game, &["1 knock", "0 draw", "0 discard"]);
    let table = game.screen(Viewer::Spectator).table;
    let line: Vec<_> = table.sheet[0].iter().map(|(_, points)| *points).collect();
    assert_eq!(line, [Some(10), Some(0)]);
    assert_eq!(table.totals[seat(0)], 10);
}

#[test]
fn rat_03_the_player_on_the_dealers_left_cuts_the_pack() {
    let game = deal(&table(3, &[("dealer", "1")]), 5);
    assert_eq!(answer(&game, 0, "cut 20"), "RAT-08: not-your-turn");
    assert_eq!(answer(&game, 2, "cut 0"), "RAT-03: cut-place");
    assert_eq!(answer(&game, 2, "cut 54"), "RAT-03: cut-place");
    assert_eq!(answer(&game, 2, "draw"), "RAT-03: cut-first");
    let pack = game.position().draw_pile;
    for cut in [1, 20, 53] {
        let mut game = game.clone();
        game.play(seat(2), &Action::Cut { cards: cut }).expect("it is the cutter's choice");
        // The cards above the cut go below the others; then one at a time from the dealer's left.
        let order: Vec<Card> = pack.iter().cycle().skip(cut.into()).take(54).copied().collect();
        let position = game.position();
        for (turn, number) in [2u8, 0, 1].into_iter().enumerate() {
            let row: Vec<Card> = position.rows[seat(number)].iter().map(|p| p.card).collect();
            let expected: Vec<Card> = (0..4).map(|spot| order[spot * 3 + turn]).collect();
            assert_eq!(row, expected, "cut {cut}, seat {number}");
        }
    }
    assert!(Setup::usual(1).is_err() && Setup::usual(7).is_err());
}

#[test]
fn rat_04_the_discard_pile_starts_with_a_plain_card() {
    let mut put_back = 0;
    for number in 0..300 {
        let mut game = deal(&table(2, &[]), number);
        let seat = game.turn();
        game.play(seat, &Action::Cut { cards: 7 }).expect("legal");
        let position = game.position();
        assert_eq!(position.discards.len(), 1);
        assert!(position.discards[0].power().is_none());
        assert_eq!(position.draw_pile.len(), 54 - 8 - 1);
        put_back += position.put_back.len();
        for card in &position.put_back {
            assert!(position.draw_pile.contains(card), "{card} is in the pile again");
        }
    }
    // One card in six is a power card.
    assert!((30..100).contains(&put_back), "{put_back}");
}

#[test]
fn rat_04_a_power_card_goes_back_at_a_random_place() {
    // Always the same pack with a power card where the first discard comes from; only the place differs by the seed.
    let mut places = [0; 46];
    for number in 0..2000 {
        let mut position = deal(&table(2, &[("dealer", "0")]), 3).position();
        let at = position.draw_pile.iter().position(|card| card.power().is_some());
        position.draw_pile.swap(8 + 1, at.expect("there are nine"));
        let next = position.draw_pile.iter().rposition(|card| card.power().is_none());
        position.draw_pile.swap(9 + 1, next.expect("most are plain"));
        let chance = serde_json::json!({ "seed": Seed::from_number(number), "counter": 1 });
        position.chance = serde_json::from_value(chance).expect("well-formed");
        let mut game = RatATatCat::from_position(&position).expect("possible");
        play(&mut game, &["1 cut 1"]);
        let after = game.position();
        assert_eq!(after.put_back.len(), 1);
        let rest: Vec<Card> =
            position.draw_pile[11..].iter().chain(&position.draw_pile[..1]).copied().collect();
        let place = (0..=rest.len()).find(|&place| {
            let mut with = rest.clone();
            with.insert(place, after.put_back[0]);
            with == after.draw_pile
        });
        places[place.expect("the others keep their order")] += 1;
    }
    // Two equal cards side by side share a place, so a few places may be empty.
    assert!(places.iter().filter(|&&times| times > 10).count() > 40, "{places:?}");
    assert!(places.iter().all(|&times| times < 150), "{places:?}");
}

#[test]
fn rat_05_nobody_knows_a_card_after_the_deal() {
    let mut game = deal(&table(3, &[("memory-help", "on")]), 9);
    let first = game.turn();
    game.play(first, &Action::Cut { cards: 30 }).expect("legal");
    for (viewer, owner) in [(0, 0), (0, 1), (1, 1), (2, 0)] {
        assert_eq!(known(&game, viewer, owner), ". . . .");
        let screen = game.screen(Viewer::Seat(seat(viewer)));
        assert_eq!(screen.rows[seat(owner)], [None; 4]);
    }
}

/// A table of two after the cut, seat 1 to begin.
fn first_look(options: &[(&str, &str)]) -> RatATatCat {
    let stage = Stage::FirstLook { looked: Default::default(), ready: Default::default() };
    let rows = ["1 2 3 4", "5 6 7 8"];
    Scene::at(table(2, options), &rows).discards("9").stage(stage).game()
}

#[test]
fn rat_06_everybody_may_look_once_at_the_two_outer_cards() {
    let mut game = first_look(&[]);
    assert_eq!(game.must_act().len(), 2);
    assert_eq!(answer(&game, 1, "draw"), "RAT-06: others-look");
    play(&mut game, &["0 look"]);
    assert_eq!(answer(&game, 0, "look"), "RAT-06: looked-already");
    assert_eq!(known(&game, 0, 0), "1 . . 4");
    assert_eq!(known(&game, 1, 0), ". . . .");
    play(&mut game, &["1 ready", "0 ready"]);
    assert_eq!(game.stage(), Stage::Turn { may_knock: None });
    assert_eq!(answer(&game, 1, "look"), "RAT-06: nothing-to-look-at");
    assert_eq!(known(&game, 1, 1), ". . . .");
}

#[test]
fn rat_06_the_screen_shows_a_card_only_while_it_is_looked_at() {
    for (help, kept) in [("off", [None, None]), ("on", [Card::plain(1), Card::plain(4)])] {
        let mut game = first_look(&[("memory-help", help)]);
        let outer = |game: &RatATatCat, viewer: Viewer| {
            let row = &game.screen(viewer).rows[seat(0)];
            [row[0], row[3]]
        };
        let own = Viewer::Seat(seat(0));
        assert_eq!(outer(&game, own), [None, None]);
        play(&mut game, &["0 look"]);
        assert_eq!(outer(&game, own), [Card::plain(1), Card::plain(4)]);
        assert_eq!(outer(&game, Viewer::Seat(seat(1))), [None, None]);
        assert_eq!(outer(&game, Viewer::Spectator), [None, None]);
        play(&mut game, &["0 ready"]);
        assert_eq!(outer(&game, own), kept);
        assert_eq!(known(&game, 0, 0), "1 . . 4");
    }
}

#[test]
fn rat_06_memory_help_follows_a_card_through_swap() {
    let rows = ["1 2 3 4", "5 6 7 8"];
    let scene = Scene::at(table(2, &[("memory-help", "on")]), &rows).discards("9").pile("swap");
    let game = scene.knows(1, 1, 2).after(&["1 draw", "1 use", "1 swap 2 0:4"]);
    let screen = game.screen(Viewer::Seat(seat(1)));
    assert_eq!(screen.rows[seat(0)], [None, None, None, Card::plain(6)]);
    assert_eq!(screen.rows[seat(1)], [None; 4]);
}

#[test]
fn rat_07_a_power_card_among_the_four_has_no_power() {
    let game = Scene::new(&["1 2 3 4", "peek 6 7 8"]).discards("9").after(&["1 take 1"]);
    assert_eq!(game.stage(), Stage::Turn { may_knock: Some(seat(1)) });
    assert_eq!(game.turn(), seat(0));
    assert_eq!(crate::scene::discards(&game), "peek");
}

#[test]
fn rat_08_the_player_on_the_dealers_left_begins_and_play_goes_clockwise() {
    let mut game = deal(&table(4, &[("dealer", "3"), ("younger-players", "on")]), 2);
    play(&mut game, &["0 cut 10"]);
    for number in [0, 1, 2, 3, 0] {
        assert_eq!(game.turn(), Seat::new(number));
        let other = (number + 1) % 4;
        assert_eq!(answer(&game, other, "draw"), "RAT-08: not-your-turn");
        play(&mut game, &[&format!("{number} draw"), &format!("{number} discard")]);
    }
}
