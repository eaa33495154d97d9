//! What the reference player of Rat-a-Tat Cat is there for: it takes low cards, uses powers, knocks in time.

use bots::rat_a_tat_cat::Threshold;
use game::{Bot as _, Game as _, Notation as _, Rng, Seat, SeatSet, Seed};
use rat_a_tat_cat::{Action, Card, Placed, RatATatCat, Setup, Stage};

const OWN: Seat = Seat::new(1);

/// Seat 1 of two after its opponent's turn, with this row of which it knows all, and this top of the discard pile.
fn scene(row: [u8; 4], stage: Stage, turn: Seat, top: u8, drawn: Option<Card>) -> RatATatCat {
    let setup = Setup::new(2, [("rounds", "1"), ("dealer", "0")]).expect("two can play");
    let mut position = RatATatCat::deal(&setup, Seed::from_number(3)).position();
    let plain = |number| Card::plain(number).expect("a plain card");
    let mut take = |card: Card| {
        let at = position.draw_pile.iter().position(|other| *other == card);
        position.draw_pile.remove(at.expect("it is in the pack"))
    };
    let known = |card| Placed { card, known: SeatSet::only(OWN), from: 0 };
    let own: Vec<Placed> = row.map(|number| known(take(plain(number)))).to_vec();
    let hidden = |card| Placed { card, known: SeatSet::EMPTY, from: 0 };
    let other: Vec<Placed> = [9, 9, 8, 8].map(|number| hidden(take(plain(number)))).to_vec();
    let top = take(plain(top));
    let drawn = drawn.map(take);
    (position.rows[Seat::new(0)], position.rows[OWN]) = (other, own);
    (position.discards, position.drawn) = (vec![top], drawn);
    (position.stage, position.turn) = (stage, turn);
    RatATatCat::from_position(&position).unwrap_or_else(|fault| panic!("{fault}"))
}

#[track_caller]
fn chooses(bot: &mut Threshold, game: &RatATatCat, action: &str) {
    let action: Action = action.parse().expect("an action");
    assert_eq!(bot.choose(&game.view(OWN), &mut Rng::new(1)), Some(action));
}

#[test]
fn it_knocks_at_its_total_and_not_above() {
    let after_own_turn = Stage::Turn { may_knock: Some(OWN) };
    for (row, action) in [([0, 1, 2, 4], "knock"), ([0, 1, 3, 4], "pass"), ([0, 0, 0, 0], "knock")]
    {
        let game = scene(row, after_own_turn, Seat::new(0), 5, None);
        chooses(&mut Threshold::new(7), &game, action);
    }
}

#[test]
fn it_takes_a_low_discard_that_gains() {
    let turn = Stage::Turn { may_knock: None };
    for (row, top, action) in [
        ([1, 2, 7, 3], 3, "take 3"),
        ([1, 2, 7, 3], 4, "draw"),
        ([1, 2, 4, 3], 3, "draw"),
        ([1, 2, 4, 3], 2, "take 3"),
    ] {
        chooses(&mut Threshold::new(7), &scene(row, turn, OWN, top, None), action);
    }
}

#[test]
fn it_uses_a_drawn_card_where_it_gains() {
    let drawn = |another| Stage::Drawn { another };
    let card = |text: &str| text.parse::<Card>().ok();
    for (row, another, text, action) in [
        ([1, 2, 6, 3], false, "5", "place 3"),
        ([1, 2, 6, 3], true, "5", "discard"),
        ([1, 2, 6, 3], false, "7", "discard"),
        ([1, 2, 6, 3], false, "peek", "discard"),
        ([1, 2, 6, 3], false, "draw-two", "use"),
        ([1, 2, 9, 3], false, "swap", "use"),
        ([1, 2, 3, 3], false, "swap", "discard"),
    ] {
        let game = scene(row, drawn(another), OWN, 5, card(text));
        chooses(&mut Threshold::new(7), &game, action);
    }
    let swapping = scene([1, 2, 9, 3], Stage::Swapping, OWN, 5, None);
    let choice = Threshold::new(7).choose(&swapping.view(OWN), &mut Rng::new(1));
    assert!(matches!(choice, Some(Action::Swap { own, .. }) if own.index() == 2), "{choice:?}");
}

#[test]
fn one_that_forgets_everything_no_longer_counts_on_its_cards() {
    // Before its turn it knows a total of 3; after a turn of forgetting it expects four average cards.
    let mut bot = Threshold::new(7).forgetting(100);
    let turn = scene([0, 1, 1, 1], Stage::Turn { may_knock: None }, OWN, 9, None);
    chooses(&mut bot, &turn, "draw");
    let after = scene([0, 1, 1, 1], Stage::Turn { may_knock: Some(OWN) }, Seat::new(0), 9, None);
    chooses(&mut bot, &after, "pass");
    chooses(&mut Threshold::new(7), &after, "knock");
}

#[test]
fn what_it_looks_at_again_it_knows_again() {
    let mut bot = Threshold::new(7).forgetting(100);
    chooses(&mut bot, &scene([0, 1, 1, 9], Stage::Turn { may_knock: None }, OWN, 9, None), "draw");
    let mut game = scene([0, 1, 1, 9], Stage::Peeking, OWN, 9, None);
    chooses(&mut bot, &game, "peek 1");
    game.play(OWN, &"peek 4".parse().expect("an action")).expect("legal");
    chooses(&mut bot, &game, "ready");
    let drawn = Stage::Drawn { another: false };
    // Of its cards it knows the 9 alone, which is where a 6 gains.
    chooses(&mut bot, &scene([0, 1, 1, 9], drawn, OWN, 9, Card::plain(6)), "place 4");
}
