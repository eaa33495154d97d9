//! SEQ-08 to SEQ-11.

use std::collections::BTreeMap;

use game::{Game as _, Notation as _, Seed};
use sequence::{Card, Edition, Foul, Printed, Sequence, Setup, Space, Sum};

use crate::scene::{BLUE, RED, Scene, Tell as _, classic, foul, mark, seat, setup};

/// Where each thing is printed.
fn places(edition: Edition) -> BTreeMap<String, Vec<Space>> {
    let mut places: BTreeMap<String, Vec<Space>> = BTreeMap::new();
    for space in edition.playable().iter() {
        let printed = edition.printed(space).expect("something is printed on every space");
        places.entry(printed.to_string()).or_default().push(space);
    }
    places
}

/// Every card of a pack, once.
fn pack(setup: &Setup) -> Vec<Card> {
    let position = Sequence::deal(setup, Seed::from_number(0)).position();
    let mut pack: Vec<Card> = position.hands.iter().flat_map(|(_, hand)| hand.clone()).collect();
    pack.extend(position.draw_pile);
    pack.sort();
    pack.dedup();
    pack
}

/// The spaces a card can be played for on an empty board.
fn named(setup: &Setup, card: Card) -> Vec<String> {
    let actions = Scene::new(setup).hand(0, &card.to_string()).game().actions(0);
    actions
        .iter()
        .filter_map(|action| action.strip_prefix(&format!("play {card} ")))
        .map(str::to_owned)
        .collect()
}

#[test]
fn seq_08_a_card_names_two_spaces_or_none() {
    for (edition, printed, specials) in
        [(Edition::Classic, 48, 4), (Edition::Cats, 42, 2), (Edition::Numbers, 30, 2)]
    {
        let places = places(edition);
        assert_eq!(places.len(), printed);
        assert!(places.values().all(|spaces| spaces.len() == 2));
        let setup = setup(edition, 2, &[]);
        let mut without = 0;
        for card in pack(&setup) {
            let spaces = named(&setup, card);
            let place = match card {
                Card::Sum(sum) => places.get(&sum.answer().to_string()),
                _ => places.get(&card.to_string()),
            };
            match place {
                Some(place) => {
                    assert_eq!(spaces, place.iter().map(Space::to_string).collect::<Vec<_>>());
                }
                None => without += 1,
            }
        }
        assert_eq!(without, specials, "jacks and their like are not on the board");
    }
    let game = classic(&[]).hand(0, "JC").game();
    assert_eq!(game.answer(0, "play JC l1"), foul(Foul::OffTheBoard));
}

#[test]
fn seq_09_a_corner_stands_for_a_chip_of_every_team() {
    let game = classic(&[])
        .chips(BLUE, "b1 c1 d1")
        .chips(RED, "a2 a3 a4")
        .hand(0, "5S")
        .hand(1, "9C")
        .game();
    let game = game.then(0, "play 5S e1").then(1, "play 9C a5");
    assert_eq!(game.sequences_text(), ["blue a1-e1", "red a1-a5"]);
    let numbers =
        Scene::new(&setup(Edition::Numbers, 2, &[])).chips(BLUE, "b2 c3 d4").hand(0, "Plus").game();
    assert_eq!(numbers.then(0, "play Plus e5").sequences_text(), ["blue a1-e5"]);
    assert_eq!(Edition::Cats.corners().len(), 0);
}

#[test]
fn seq_09_no_chip_is_put_on_a_corner_or_taken_from_it() {
    let game = classic(&[]).chips(RED, "b1").hand(0, "JC JH 2S").game();
    for corner in ["a1", "j1", "a10", "j10"] {
        for card in ["JC", "JH", "2S"] {
            assert_eq!(game.answer(0, &format!("play {card} {corner}")), foul(Foul::FreeCorner));
        }
    }
}

#[test]
fn seq_10_the_space_must_show_the_answer() {
    for help in ["off", "on"] {
        let table = setup(Edition::Numbers, 2, &[("help-with-sums", help)]);
        let game = Scene::new(&table).hand(0, "10+6 24-16").game();
        assert_eq!(
            Edition::Numbers.printed("g2".parse().expect("a space")),
            Some(Printed::Number(16))
        );
        assert_eq!(
            game.actions(0),
            ["play 24-16 a4", "play 24-16 g5", "play 10+6 g2", "play 10+6 b7"]
        );
        let before = game.clone();
        assert_eq!(game.answer(0, "play 10+6 a4"), foul(Foul::WrongAnswer));
        assert_eq!(game, before, "nothing is lost and the turn goes on");
        assert_eq!(mark(&game.then(0, "play 10+6 g2"), "g2"), "b");
    }
}

#[test]
fn seq_10_the_card_shows_the_sum_and_not_the_answer() {
    let game = Scene::new(&setup(Edition::Numbers, 2, &[])).hand(0, "10+6").game();
    assert_eq!(
        serde_json::to_value(game.view(seat(0)).hand).expect("plain data"),
        serde_json::json!(["10+6"])
    );
}

#[test]
fn seq_11_the_two_spaces_of_a_card_lie_apart_in_two_halves() {
    for edition in [Edition::Cats, Edition::Numbers] {
        for (name, spaces) in places(edition) {
            let [one, other] = spaces[..] else { panic!("{name} is not there twice") };
            let rows = one.row().abs_diff(other.row());
            let columns = one.column().abs_diff(other.column());
            assert!(rows > 1 || columns > 1, "{name} touches itself");
            let left = |space: Space| space.column() < edition.columns() / 2;
            assert!(left(one) != left(other), "{name} is twice in one half");
            // Our own wish: nor in one row of five.
            assert!(
                rows.max(columns) > 4 || (rows != 0 && columns != 0 && rows != columns),
                "{name}"
            );
        }
    }
}

#[test]
fn seq_11_the_sums_are_all_different_and_small_enough() {
    for (sums, small) in [("to-40", false), ("small-steps", true)] {
        let setup = setup(Edition::Numbers, 2, &[("sums", sums)]);
        let position = Sequence::deal(&setup, Seed::from_number(0)).position();
        let dealt =
            position.hands.iter().flat_map(|(_, hand)| hand.clone()).chain(position.draw_pile);
        let mut cards: Vec<Sum> = dealt
            .filter_map(|card| if let Card::Sum(sum) = card { Some(sum) } else { None })
            .collect();
        assert_eq!(cards.len(), 120);
        cards.sort();
        cards.dedup();
        assert_eq!(cards.len(), 120, "no sum is there twice");
        for answer in 1..=30 {
            let of = |add| {
                cards
                    .iter()
                    .filter(|s| s.answer() == answer && matches!(s, Sum::Add(..)) == add)
                    .count()
            };
            assert_eq!((of(true), of(false)), (2, 2), "{answer}");
        }
        for sum in cards {
            let (Sum::Add(a, b) | Sum::Subtract(a, b)) = sum;
            assert!(a <= 40 && b <= 40, "{sum:?}");
            let step = if matches!(sum, Sum::Add(..)) { a.min(b) } else { b };
            assert!(!small || step <= 10, "{sum:?}");
        }
    }
}
