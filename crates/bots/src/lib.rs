//! Players that are programs, and the arena where they meet.
//!
//! A bot is given views and a stream of random numbers, nothing else. [`Random`] plays every game; bots for one game
//! have a module of their own. [`play`] seats bots at a table and plays one match.

mod arena;
pub mod crossing;
mod random;
pub mod rat_a_tat_cat;
pub mod sequence;

use game::{Bot, Game, Imagine, Seat};

pub use arena::{MOST_MOVES, Misplay, Played, play};
pub use random::Random;

/// A bot with the name it is asked for by.
pub struct Named<G: Game> {
    /// The name, such as `random`.
    pub name: &'static str,
    /// Makes one for a seat.
    pub make: fn(Seat) -> Box<dyn Bot<G>>,
}

impl<G: Imagine + 'static> Named<G> {
    /// The bot that every game has.
    pub const RANDOM: Self = Self { name: "random", make: |seat| Box::new(Random::at(seat)) };
}

/// The names of `bots`, without the bots: whoever only lists them does not carry the code of any.
#[must_use]
pub const fn names<G: Game, const N: usize>(bots: &[Named<G>; N]) -> [&'static str; N] {
    let mut names = [""; N];
    let mut at = 0;
    while at < N {
        names[at] = bots[at].name;
        at += 1;
    }
    names
}

impl<G: Game> std::fmt::Debug for Named<G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("Named").field(&self.name).finish()
    }
}
