//! SEQ-01 to SEQ-07.

use game::{BySeat, Chance, Game as _, Notation as _, Seat, SeatSet, Seed, SetupFault, Viewer};
use sequence::{Card, Edition, Foul, Rank, Sequence, Setup, choose_dealer};

use crate::scene::{BLUE, RED, Scene, Tell as _, classic, foul, mark, seat, setup};

#[test]
fn seq_01_teams_are_of_equal_size() {
    for edition in Edition::ALL {
        for players in 0..=14 {
            let seated = Setup::usual(edition, players);
            let most = if edition == Edition::Classic { 12 } else { 6 };
            let splits = (2..=most).contains(&players) && (players % 2 == 0 || players % 3 == 0);
            assert_eq!(seated.is_ok(), splits, "{edition:?} {players}");
            match seated {
                Ok(setup) => assert_eq!(setup.players() % setup.teams(), 0),
                Err(fault) => {
                    let text = fault.to_string();
                    assert!(text.starts_with("SEQ-01: "), "{text}");
                    assert!(
                        text.ends_with("2, 3, 4, 6") || text.ends_with("2, 3, 4, 6, 8, 9, 10, 12"),
                        "{text}"
                    );
                }
            }
        }
    }
}

#[test]
fn seq_01_six_and_twelve_may_choose_two_or_three_teams() {
    for (edition, players) in
        [(Edition::Classic, 6), (Edition::Classic, 12), (Edition::Cats, 6), (Edition::Numbers, 6)]
    {
        for teams in [2, 3] {
            let setup = Setup::new(edition, players, Some(teams), []).expect("both are possible");
            assert_eq!(u32::from(setup.teams()), teams);
        }
        assert_eq!(Setup::usual(edition, players).map(|setup| setup.teams()), Ok(2));
    }
    let four = Setup::new(Edition::Classic, 4, Some(3), []);
    assert!(matches!(four, Err(SetupFault::Teams { .. })), "{four:?}");
}

#[test]
fn seq_02_each_team_plays_its_own_colour() {
    let game = Scene::new(&setup(Edition::Classic, 3, &[]))
        .hand(0, "2S")
        .hand(1, "3S")
        .hand(2, "4S")
        .game();
    let game = game.then(0, "play 2S b1").then(1, "play 3S c1").then(2, "play 4S d1");
    assert_eq!([mark(&game, "b1"), mark(&game, "c1"), mark(&game, "d1")], ["b", "r", "g"]);
    // Far more than 48 chips of one colour may lie.
    let game = classic(&[]).chips(RED, "a2").fill("b1").game();
    assert!(game.view(seat(0)).table.board.chips(BLUE).len() > 40);
}

#[test]
fn seq_03_every_second_or_third_seat_is_of_one_team() {
    for (players, teams) in [(4, 2), (6, 2), (6, 3), (9, 3), (12, 2), (12, 3)] {
        let setup = Setup::new(Edition::Classic, players, Some(teams), []).expect("possible");
        for number in 0..setup.players() {
            assert_eq!(u32::from(setup.team(seat(number)).0), u32::from(number) % teams);
        }
    }
}

#[test]
fn seq_04_the_lowest_card_deals_and_the_ace_is_high() {
    let mut again = 0;
    for number in 0..3000 {
        let setup = setup(Edition::Classic, 4, &[]);
        let (dealer, rounds) = choose_dealer(&setup, &mut Chance::new(Seed::from_number(number)));
        let mut drawing: Vec<Seat> = Seat::all(4).collect();
        for round in &rounds {
            assert_eq!(round.iter().map(|&(seat, _)| seat).collect::<Vec<_>>(), drawing);
            // A second way to compare: the rank by its text, the ace after the king.
            let low = round.iter().map(|&(_, card)| strength(card)).min();
            drawing = round
                .iter()
                .filter(|&&(_, card)| Some(strength(card)) == low)
                .map(|&(s, _)| s)
                .collect();
        }
        assert_eq!(drawing, [dealer]);
        again += rounds.len() - 1;
        assert_eq!(
            Sequence::deal(&setup, Seed::from_number(number)).view(seat(0)).table.dealer,
            dealer
        );
    }
    assert!(again > 100, "those tied for lowest draw again");
    assert!(
        strength(Card::Playing(Rank::Ace, sequence::Suit::Hearts))
            > strength("KS".parse().expect("a card"))
    );
}

fn strength(card: Card) -> usize {
    let text = card.to_string();
    let rank = &text[..text.len() - 1];
    ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]
        .iter()
        .position(|r| *r == rank)
        .expect("a rank")
}

#[test]
fn seq_04_elsewhere_the_host_or_chance_names_the_dealer() {
    for edition in [Edition::Cats, Edition::Numbers] {
        let dealers: SeatSet = (0..60)
            .map(|number| {
                Sequence::deal(&setup(edition, 3, &[]), Seed::from_number(number))
                    .view(seat(0))
                    .table
                    .dealer
            })
            .collect();
        assert_eq!(dealers, SeatSet::first(3));
        let named = Sequence::deal(&setup(edition, 3, &[("dealer", "2")]), Seed::from_number(5));
        assert_eq!((named.view(seat(0)).table.dealer, named.turn()), (seat(2), seat(0)));
        let nobody = Setup::new(edition, 3, None, [("dealer", "3")]);
        assert_eq!(
            nobody.map_err(|fault| fault.to_string()),
            Err("SEQ-04: the option \"dealer\" does not fit, the table has no such seat".to_owned())
        );
    }
}

#[test]
fn seq_05_everyone_is_dealt_the_cards_of_the_table() {
    // Written out once more, to be a second source: players, teams, cards.
    let classic = [
        (2, 2, 7),
        (4, 2, 6),
        (6, 2, 5),
        (8, 2, 4),
        (10, 2, 3),
        (12, 2, 3),
        (3, 3, 6),
        (6, 3, 5),
        (9, 3, 4),
        (12, 3, 3),
    ];
    let others = [(2, 2, 5), (3, 3, 5), (4, 2, 4), (6, 2, 4), (6, 3, 4)];
    for (edition, rows, pack) in [
        (Edition::Classic, &classic[..], 104),
        (Edition::Cats, &others, 88),
        (Edition::Numbers, &others, 124),
    ] {
        for &(players, teams, cards) in rows {
            let setup = Setup::new(edition, players, Some(teams), []).expect("possible");
            let table = Sequence::deal(&setup, Seed::from_number(3)).view(seat(0)).table;
            assert_eq!(table.hand_sizes, BySeat::from_fn(setup.players(), |_| cards));
            assert_eq!(u32::from(table.draw_pile), pack - u32::from(cards) * players);
        }
    }
}

#[test]
fn seq_06_the_dealers_left_begins_and_play_goes_clockwise() {
    for number in 0..20 {
        let game = Sequence::deal(&setup(Edition::Classic, 4, &[]), Seed::from_number(number));
        assert_eq!(game.turn().steps_from(game.view(seat(0)).table.dealer, 4), 1);
    }
    let game = Scene::new(&setup(Edition::Classic, 3, &[]))
        .hand(0, "2S")
        .hand(1, "3S")
        .hand(2, "4S")
        .turn(1)
        .game();
    assert_eq!(game.answer(0, "play 2S b1"), foul(Foul::NotYourTurn));
    assert_eq!(game.answer(2, "play 4S d1"), foul(Foul::NotYourTurn));
    let game = game.then(1, "play 3S c1");
    assert_eq!(game.turn(), seat(2));
    assert_eq!(game.then(2, "play 4S d1").turn(), seat(0));
}

#[test]
fn seq_07_a_hand_is_seen_by_its_player_alone() {
    let table = setup(Edition::Classic, 4, &[]);
    let one = Scene::new(&table).hand(0, "2S").hand(1, "3S").hand(2, "4S").next("5S 6S").game();
    let other = Scene::new(&table).hand(0, "2S").hand(1, "6S").hand(2, "5S").next("4S 3S").game();
    // Seat 2 is the partner of seat 0: no difference.
    assert_eq!(one.view(seat(0)), other.view(seat(0)));
    assert_eq!(one.screen(Viewer::Seat(seat(0))), other.screen(Viewer::Seat(seat(0))));
    assert_eq!(one.screen(Viewer::Spectator), other.screen(Viewer::Spectator));
    assert_ne!(one.view(seat(1)), other.view(seat(1)));
    assert_eq!(one.hand_text(2), "4S");
    assert!(one.screen(Viewer::Spectator).you.is_none());
}

#[test]
fn seq_07_piles_sizes_and_board_are_public() {
    let game = classic(&[])
        .hand(0, "2S 3S")
        .hand(1, "4S")
        .discard(0, "5S 6S")
        .discard(1, "7S")
        .chips(RED, "c3")
        .game();
    let screen = game.screen(Viewer::Spectator);
    let pile =
        |number| screen.discards[seat(number)].iter().map(Card::to_string).collect::<Vec<_>>();
    assert_eq!((pile(0), pile(1)), (vec!["5S".to_owned(), "6S".to_owned()], vec!["7S".to_owned()]));
    assert_eq!(screen.table.hand_sizes, BySeat::from_fn(2, |seat| 2 - seat.number()));
    assert_eq!(screen.table.draw_pile, 104 - 6);
    assert_eq!(game.position().draw_pile.len(), 104 - 6);
    assert_eq!(mark(&game, "c3"), "r");
}
