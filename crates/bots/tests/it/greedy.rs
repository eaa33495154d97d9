//! What the reference player of Sequence is there for: it finishes, it blocks, it extends.

use bots::sequence::Greedy;
use game::{Bot, Game as _, Notation as _, Rng, Seat, Seed};
use sequence::{Action, Board, Card, Edition, Position, Sequence, Setup, Space};

/// A classic position with these chips and this hand for seat 0, whose turn it is.
fn position(setup: &Setup, chips: &[(&str, &str)], hand: &str) -> Sequence {
    let mut position: Position = Sequence::deal(setup, Seed::from_number(0)).position();
    let mut pack: Vec<Card> = position.hands.iter().flat_map(|(_, hand)| hand.clone()).collect();
    pack.append(&mut position.draw_pile);
    for seat in Seat::all(setup.players()) {
        position.hands[seat].clear();
    }
    for card in hand.split(' ').map(|card| card.parse::<Card>().expect("a card")) {
        let at = pack.iter().position(|&other| other == card).expect("a card of the pack");
        position.hands[Seat::new(0)].push(pack.remove(at));
    }
    position.draw_pile = pack;
    position.turn = Seat::new(0);
    let mut rows: Vec<Vec<String>> = position
        .board
        .to_rows()
        .iter()
        .map(|row| row.split(' ').map(str::to_owned).collect())
        .collect();
    for (letter, spaces) in chips {
        for space in spaces.split(' ').map(|space| space.parse::<Space>().expect("a space")) {
            rows[usize::from(space.row())][usize::from(space.column())] = (*letter).to_owned();
        }
    }
    let rows: Vec<String> = rows.iter().map(|row| row.join(" ")).collect();
    position.board = Board::from_rows(&rows).expect("a board");
    Sequence::from_position(&position).expect("a possible position")
}

#[track_caller]
fn check(chips: &[(&str, &str)], hand: &str, expected: &str) {
    let setup = Setup::usual(Edition::Classic, 2).expect("two can play");
    let game = position(&setup, chips, hand);
    for seed in 0..20 {
        let action =
            Greedy.choose(&game.view(Seat::new(0)), &mut Rng::new(seed)).expect("an action");
        assert_eq!(action.to_string(), expected);
    }
}

#[test]
fn it_finishes_a_row() {
    check(&[("b", "c9 e9 f9 g9")], "KH 5S", "play 5S d9");
    check(&[("b", "b1 c1 d1")], "KH 5S", "play 5S e1");
    // With a wild card too, and rather than keep the other from a row.
    check(&[("b", "c9 e9 f9 g9"), ("r", "c3 d3 e3 f3")], "JC 7D 6D", "play JC d9");
}

#[test]
fn it_keeps_the_other_from_a_row() {
    check(&[("r", "c9 e9 f9 g9")], "KH 5S", "play 5S d9");
    check(&[("r", "c9 e9 f9 g9")], "KH JC", "play JC d9");
}

#[test]
fn it_makes_its_own_row_longer() {
    check(&[("b", "f5 g5 h5")], "KC 5H", "play 5H e5");
}

#[test]
fn it_keeps_its_special_cards_for_when_they_count() {
    check(&[("b", "f5 g5"), ("r", "b8")], "JC JH 5H", "play 5H e5");
}

#[test]
fn it_keeps_a_card_that_takes_chips_while_there_are_none() {
    check(&[("b", "f5 g5")], "JH 5H", "play 5H e5");
}

#[test]
fn it_takes_the_chip_that_stands_alone_in_the_way_of_its_row() {
    check(&[("b", "c9 e9 f9 g9"), ("r", "d9 b3")], "JH KH", "play JH d9");
}

#[test]
fn it_exchanges_a_dead_card_first() {
    check(&[("b", "b1"), ("r", "g9")], "2S 5H", "exchange 2S");
}

#[test]
fn it_draws_what_it_is_owed() {
    let setup = Setup::new(Edition::Classic, 2, None, [("drawing", "by-hand")]).expect("possible");
    let mut game = position(&setup, &[], "2S 3S");
    let play = Greedy.choose(&game.view(Seat::new(0)), &mut Rng::new(1)).expect("an action");
    game.play(Seat::new(0), &play).expect("a legal action");
    assert_eq!(Greedy.choose(&game.view(Seat::new(0)), &mut Rng::new(1)), Some(Action::Draw));
}
