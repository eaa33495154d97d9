//! The list of games: the one place where a game is added.
//!
//! Inside, everything is generic over the game; at this border it is [`AnyGame`], which speaks text and JSON. To add a
//! game, implement [`Shelved`] for its state in a module here and put one line into the list of games below.
//!
//! ```
//! use catalog::{Look, Wish, find};
//! use game::Seed;
//!
//! let (game, _edition) = find("sequence-cats").expect("it is in the catalogue");
//! let wish = Wish { game: "sequence-cats".into(), players: 2, teams: None, options: vec![] };
//! let position = game.deal(&wish, Seed::from_number(1))?.to_string();
//! let seat = game.to_move(&position)?.must_act.iter().next().expect("somebody begins");
//! let moves = game.moves(&position, seat)?;
//! let next = game.attempt(&position, seat, &moves[0])?;
//! assert_ne!(next.to_string(), position);
//! # Ok::<(), catalog::Fault>(())
//! ```

mod contest;
mod crossing;
mod fault;
mod listing;
mod rat_a_tat_cat;
mod record;
mod sequence;
mod shelf;
mod thought;

use game::Choice;
use serde::{Deserialize, Serialize};

pub use bots::{Misplay, Named};
pub use contest::{Contest, Outcome, lines};
pub use crossing::Study;
pub use fault::{Fault, RecordFault};
pub use listing::{Listing, listing};
pub use record::{Replay, Report, Step, StepKind, game_of_record, opened_salts, verify};
pub use shelf::{AnyGame, Look, Shelf, Shelved, ToMove, game_of_position, set_up};
pub use thought::{Answer, Request, STUDY, Thought, answer};

/// Something that is done with the type of a game, where the game is known by its id alone.
pub trait Visit {
    /// What comes of it.
    type Out;

    /// Does it with the game `G`.
    fn visit<G: Shelved>(self) -> Self::Out;
}

/// Writes the lists of games, each with what some users need and others should not have to carry.
macro_rules! games {
    ($($game:ty,)*) => {
        /// Every game there is.
        pub static GAMES: &[&dyn AnyGame] = &[$(&Shelf::<$game>::NEW),*];

        /// The editions of each, without the rest of the game.
        static EDITIONS: &[fn() -> &'static [Edition]] = &[$(<$game as Shelved>::editions),*];

        /// What a form needs to know of it.
        static LISTS: &[fn(&str) -> Option<Listing>] = &[$(listing::listed::<$game>),*];

        /// Does what `visitor` does with the game that has the edition `id`.
        pub fn visit<V: Visit>(id: &str, visitor: V) -> Option<V::Out> {
            let is_of = |editions: &[Edition]| editions.iter().any(|edition| edition.id == id);
            $(if is_of(<$game as Shelved>::editions()) {
                return Some(visitor.visit::<$game>());
            })*
            None
        }
    };
}

// A new game is one more line.
games! {
    ::sequence::Sequence,
    ::rat_a_tat_cat::RatATatCat,
    ::crossing::Crossing,
}

/// One game as it is offered: an edition of a family of games that share an engine.
#[derive(Clone, Copy, Debug)]
pub struct Edition {
    /// Its id, such as `sequence-cats`.
    pub id: &'static str,
    /// The numbers of players that can be seated, rising.
    pub players: &'static [u8],
    /// The numbers of teams that so many players can fall into, the usual one first; none where each plays alone.
    pub teams: fn(u8) -> &'static [u8],
    /// What else can be chosen.
    pub choices: &'static [Choice],
}

/// A table as somebody asks for it. What is left out is as usual.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Wish {
    /// The id of the game.
    pub game: String,
    /// How many players.
    pub players: u32,
    /// Into how many teams they fall.
    pub teams: Option<u32>,
    /// Options as name and value, numbers in digits.
    pub options: Vec<(String, String)>,
}

/// The game with this id, and its edition.
#[must_use]
pub fn find(id: &str) -> Option<(&'static dyn AnyGame, &'static Edition)> {
    GAMES.iter().find_map(|game| {
        let edition = game.editions().iter().find(|edition| edition.id == id)?;
        Some((*game, edition))
    })
}

/// The ids of all games, in the order of the list.
pub fn ids() -> impl Iterator<Item = &'static str> {
    EDITIONS.iter().flat_map(|editions| editions()).map(|edition| edition.id)
}
