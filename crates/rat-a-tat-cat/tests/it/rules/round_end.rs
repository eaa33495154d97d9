use game::{Game as _, Notation as _};
use rat_a_tat_cat::{Card, RatATatCat, Stage};

use crate::conformance::table;
use crate::scene::{Scene, answer, cards, known, play, seat};

const ROWS: [&str; 3] = ["1 2 3 4", "5 6 7 8", "9 9 9 9"];

/// What a round has come to: points, and the cards that counted.
fn counted(game: &RatATatCat, number: u8) -> (Option<u8>, Vec<Card>) {
    let position = game.position();
    let end = position.last_round.expect("a round is over");
    (position.sheet.last().expect("it is entered")[seat(number)], end.counted[seat(number)].clone())
}

#[test]
fn rat_18_a_player_may_knock_until_the_next_player_acts() {
    let scene = Scene::new(&ROWS).discards("0").pile("3 3 3");
    let game = scene.after(&["1 draw"]);
    assert_eq!(answer(&game, 1, "knock"), "RAT-18: no-knock-now");
    let mut game = scene.after(&["1 draw", "1 discard"]);
    assert!(game.may_act().contains(seat(1)) && !game.must_act().contains(seat(1)));
    assert_eq!(answer(&game, 2, "knock"), "RAT-18: no-knock-now");
    play(&mut game, &["2 draw"]);
    assert_eq!(answer(&game, 1, "knock"), "RAT-18: no-knock-now");
    assert!(!game.may_act().contains(seat(1)));
    let game = scene.after(&["1 draw", "1 discard", "1 pass"]);
    assert_eq!(answer(&game, 1, "knock"), "RAT-18: no-knock-now");
}

#[test]
fn rat_18_after_a_knock_every_other_player_has_one_more_turn() {
    let scene = Scene::new(&ROWS).discards("0").pile("3 3 3");
    let mut game = scene.after(&["1 draw", "1 discard", "1 knock", "2 draw", "2 discard"]);
    assert_eq!(answer(&game, 2, "knock"), "RAT-18: knocked-already");
    assert_eq!(game.turn(), seat(0));
    play(&mut game, &["0 draw", "0 discard"]);
    assert!(game.is_over());
    // There is no bonus for knocking, and no penalty.
    assert_eq!(game.scores().iter().map(|(_, points)| *points).collect::<Vec<_>>(), [10, 26, 36]);
}

#[test]
fn rat_18_the_knockers_card_may_be_swapped_in_the_last_turns() {
    let scene = Scene::new(&ROWS).discards("0").pile("3 swap 3");
    let knock = ["1 draw", "1 discard", "1 knock", "2 draw", "2 use", "2 swap 1 1:1"];
    let mut game = scene.knows(1, 1, 1).after(&knock);
    assert_eq!(known(&game, 1, 2), "5 . . .");
    play(&mut game, &["0 draw", "0 discard"]);
    assert_eq!(counted(&game, 1).0, Some(9 + 6 + 7 + 8));
    assert_eq!(counted(&game, 2).0, Some(5 + 27));
}

#[test]
fn rat_19_power_cards_are_replaced_until_there_are_none() {
    // Seat 1 has knocked; seat 0 is the last. From the knocker's left: seat 2, seat 0, the knocker last.
    let rows = ["peek 2 3 4", "swap 6 7 draw-two", "9 peek 9 9"];
    let scene = Scene::new(&rows).discards("0").turn(0).knocker(1).pile("8 1 swap 2 3 4");
    let game = scene.after(&["0 draw", "0 discard"]);
    assert_eq!(counted(&game, 2), (Some(28), cards("9 1 9 9")));
    assert_eq!(counted(&game, 0), (Some(11), cards("2 2 3 4")));
    assert_eq!(counted(&game, 1), (Some(20), cards("3 6 7 4")));
    let shown = game.position().last_round.expect("a round is over").shown;
    assert_eq!(shown[seat(1)], cards("swap 6 7 draw-two"));
}

#[test]
fn rat_19_rat_12_the_draw_pile_runs_out_while_power_cards_are_replaced() {
    let rows = ["peek peek peek 4", "swap swap swap 8", "draw-two draw-two draw-two 9"];
    let scene = Scene::new(&rows).discards("0").turn(0).knocker(1).short_pile("8 1");
    let game = scene.after(&["0 draw", "0 discard"]);
    assert!(game.is_over());
    let all: Vec<Card> = (0..3).flat_map(|number| counted(&game, number).1).collect();
    // What is put aside does not come back: all nine power cards are out of the way.
    assert_eq!(all.iter().filter(|card| card.power().is_some()).count(), 0);
    assert_eq!(counted(&game, 2).1[0], "1".parse().expect("a card"));
    for card in Card::kinds() {
        let found = all.iter().filter(|other| **other == card).count();
        assert!(found <= card.count().into(), "{card} is there {found} times");
    }
}

#[test]
fn rat_20_the_four_cards_add_up() {
    let scene = Scene::new(&ROWS).discards("0").turn(0).knocker(1).pile("5");
    let game = scene.after(&["0 draw", "0 place 1"]);
    assert_eq!(counted(&game, 0).0, Some(5 + 2 + 3 + 4));
    assert_eq!(counted(&game, 2).0, Some(36));
}

#[test]
fn rat_21_the_player_on_the_dealers_left_deals_next() {
    let scene = Scene::at(table(3, &[]), &ROWS).discards("0").turn(0).knocker(1).pile("5");
    let game = scene.after(&["0 draw", "0 discard"]);
    assert_eq!((game.dealer(), game.turn(), game.stage()), (seat(1), seat(2), Stage::Cut));
    assert_eq!(game.position().draw_pile.len(), 54);
    assert_eq!(game.rounds_played(), 1);
}

#[test]
fn rat_21_players_who_are_out_are_skipped() {
    // Seat 1 goes out with this round: it neither deals nor cuts nor plays.
    let setup = table(4, &[("length", "points"), ("points", "30")]);
    let rows = ["1 1 1 1", "9 9 9 9", "2 2 2 2", "3 3 3 3"];
    let scene = Scene::at(setup, &rows).discards("0").turn(0).knocker(1).pile("5");
    let mut game = scene.after(&["0 draw", "0 discard"]);
    assert_eq!((game.dealer(), game.turn()), (seat(2), seat(3)));
    assert_eq!(answer(&game, 1, "cut 3"), "RAT-21: not-in-play");
    play(
        &mut game,
        &["3 cut 3", "0 ready", "2 look", "3 ready", "2 ready", "3 draw", "3 discard", "0 draw"],
    );
    play(&mut game, &["0 discard"]);
    assert_eq!(game.turn(), seat(2));
    assert!(game.position().rows[seat(1)].is_empty());
}
