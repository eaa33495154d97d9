//! The laws, each a function of one random game. It gives how many things it looked at, or what it found wrong.

mod play;
mod records;
mod secrets;

use game::Rng;

use crate::broken::{Fault, Law};
use crate::oracle::Oracle;
use crate::walk::Walk;

impl Law {
    /// Examines one random game.
    pub(crate) fn look<O: Oracle>(
        self,
        oracle: &O,
        walk: &Walk<O>,
        rng: &mut Rng,
    ) -> Result<u64, Fault> {
        match self {
            Self::Lists => play::lists(oracle, walk, rng),
            Self::Alive => play::alive(oracle, walk),
            Self::Scores => play::scores(walk),
            Self::Refusals => records::refusals(oracle, walk, rng),
            Self::Replay => records::replay(walk),
            Self::Undo => records::undo(oracle, walk, rng),
            Self::Positions => records::positions(walk),
            Self::Cards => play::cards(oracle, walk),
            Self::Order => play::order(walk, rng),
            Self::Uniform => play::uniform(walk, rng),
            Self::Imagined => secrets::imagined(oracle, walk, rng),
            Self::Secrecy => secrets::secrecy(oracle, walk, rng),
            Self::Wire => records::wire(walk),
        }
    }
}

fn sorted_cards<O: Oracle>(oracle: &O, state: &O::Game) -> Vec<String> {
    let mut cards = oracle.cards(state);
    cards.sort_unstable();
    cards
}
