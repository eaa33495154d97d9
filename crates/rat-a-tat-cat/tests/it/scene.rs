//! Positions written down in a line or two, and the things tests do with them.

use game::{Game as _, Notation as _, Seat, SeatSet};
use rat_a_tat_cat::{Action, Card, Placed, Position, RatATatCat, Setup, Spot, Stage};

use crate::conformance::table;

/// Somebody's turn at a table of two or more, with these rows; seat 0 has dealt, seat 1 is in turn.
#[derive(Clone, Debug)]
pub(crate) struct Scene(pub(crate) Position);

pub(crate) fn seat(number: u8) -> Seat {
    Seat::new(number)
}

pub(crate) fn cards(text: &str) -> Vec<Card> {
    text.split_whitespace().map(|word| word.parse().expect("a card")).collect()
}

/// What the refusal of an action says, or `ok`.
pub(crate) fn answer(game: &RatATatCat, number: u8, action: &str) -> String {
    let action: Action = action.parse().expect("an action");
    game.check(seat(number), &action).map_or_else(|foul| foul.to_string(), |()| "ok".to_owned())
}

/// Takes these actions one after the other, such as `1 draw`.
#[track_caller]
pub(crate) fn play(game: &mut RatATatCat, actions: &[&str]) {
    for text in actions {
        let (number, action) = text.split_once(' ').expect("a seat and an action");
        let number: u8 = number.parse().expect("a seat");
        let answer = answer(game, number, action);
        assert_eq!(answer, "ok", "{text}");
        game.apply(seat(number), &action.parse().expect("an action"));
    }
}

/// The row of a seat as text.
pub(crate) fn row(game: &RatATatCat, number: u8) -> String {
    let position = game.position();
    let cards = position.rows[seat(number)].iter().map(|placed| placed.card.to_string());
    cards.collect::<Vec<_>>().join(" ")
}

/// The discard pile as text, the newest last.
pub(crate) fn discards(game: &RatATatCat) -> String {
    let cards = game.position().discards;
    cards.iter().map(Card::to_string).collect::<Vec<_>>().join(" ")
}

/// What `of` knows about the row of `owner`: a dot for what it does not know.
pub(crate) fn known(game: &RatATatCat, of: u8, owner: u8) -> String {
    let view = game.view(seat(of));
    let card = |card: Option<Card>| card.map_or(".".to_owned(), |card| card.to_string());
    let row = view.rows[seat(owner)].iter().map(|known| card(known.card));
    row.collect::<Vec<_>>().join(" ")
}

impl Scene {
    /// Rows for seats 0, 1, …, and one round to play.
    pub(crate) fn new(rows: &[&str]) -> Self {
        Self::at(table(rows.len() as u32, &[("rounds", "1")]), rows)
    }

    pub(crate) fn at(setup: Setup, rows: &[&str]) -> Self {
        let everybody = SeatSet::first(setup.players());
        let placed = |spot: Spot, card| {
            let open = setup.younger() && spot.is_outer();
            let known = if open { everybody } else { SeatSet::EMPTY };
            Placed { card, known, from: 0 }
        };
        let row = |text: &&str| -> Vec<Placed> {
            Spot::ALL.into_iter().zip(cards(text)).map(|(spot, card)| placed(spot, card)).collect()
        };
        let rows = game::BySeat::from_fn(setup.players(), |seat| row(&rows[seat.index()]));
        let text = serde_json::json!({
            "setup": setup, "dealer": 0, "turn": 1, "stage": { "turn": { "may_knock": null } },
            "rows": rows, "draw_pile": [],
        });
        Self(serde_json::from_value(text).expect("a position")).discards("")
    }

    /// The discard pile, the newest last.
    pub(crate) fn discards(mut self, text: &str) -> Self {
        self.0.discards = cards(text);
        self.pile("")
    }

    /// The next cards of the draw pile, the first to be drawn first; the rest of the pack lies below them.
    pub(crate) fn pile(mut self, text: &str) -> Self {
        let mut pile = cards(text);
        let mut rest = Card::PACK.to_vec();
        let rows = self.0.rows.iter().flat_map(|(_, row)| row).map(|placed| placed.card);
        let used = rows.chain(self.0.discards.iter().copied()).chain(self.0.drawn);
        for card in used.chain(pile.iter().copied()) {
            let at = rest.iter().position(|other| *other == card);
            rest.remove(at.unwrap_or_else(|| panic!("too many of {card}")));
        }
        pile.append(&mut rest);
        self.0.draw_pile = pile;
        self
    }

    /// The draw pile is exactly this; the rest of the pack lies below the discard pile.
    pub(crate) fn short_pile(self, text: &str) -> Self {
        let mut scene = self.pile(text);
        let mut rest = scene.0.draw_pile.split_off(cards(text).len());
        rest.append(&mut scene.0.discards);
        scene.0.discards = rest;
        scene
    }

    pub(crate) fn stage(mut self, stage: Stage) -> Self {
        self.0.stage = stage;
        self
    }

    pub(crate) fn turn(mut self, number: u8) -> Self {
        self.0.turn = seat(number);
        self
    }

    pub(crate) fn knocker(mut self, number: u8) -> Self {
        self.0.knocker = Some(seat(number));
        self
    }

    /// This seat knows this card.
    pub(crate) fn knows(mut self, by: u8, owner: u8, place: usize) -> Self {
        self.0.rows[seat(owner)][place - 1].known.insert(seat(by));
        self
    }

    #[track_caller]
    pub(crate) fn game(&self) -> RatATatCat {
        RatATatCat::from_position(&self.0).unwrap_or_else(|fault| panic!("{fault}"))
    }

    /// The game after these actions.
    #[track_caller]
    pub(crate) fn after(&self, actions: &[&str]) -> RatATatCat {
        let mut game = self.game();
        play(&mut game, actions);
        game
    }
}
