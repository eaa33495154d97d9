//! The simplest bot: any legal action, all equally likely.

use game::{Bot, Imagine, Rng, Seat};

/// Plays any legal action. What is legal depends on the view alone, so any game that fits the view will tell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Random {
    seat: Seat,
}

impl Random {
    /// The bot that decides for `seat`.
    #[must_use]
    pub const fn at(seat: Seat) -> Self {
        Self { seat }
    }
}

impl<G: Imagine> Bot<G> for Random {
    fn choose(&mut self, view: &G::View, rng: &mut Rng) -> Option<G::Action> {
        G::imagine(view, rng).random_action(self.seat, rng, &mut Vec::new())
    }
}
