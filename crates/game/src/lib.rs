//! The contract of Kvöld: what a game is, who sits at a table, where chance comes from, and what a record holds.
//!
//! A game is a value and a match is a list. [`Game`] is the rules as a state that can be asked and played;
//! [`Record`] is the append-only list of everything that happened; [`Match`] folds the list into the state.
//! The optional powers are traits of their own: [`Imagine`] for bots, [`Narrate`] for people, [`Notation`]
//! for positions as text.
//!
//! Nothing here can log, sleep, read a clock, or ask the operating system for randomness.

mod chance;
mod fair;
pub mod few;
mod game;
mod hex;
mod options;
mod part;
mod record;
mod rng;
mod rule;
mod seat;
mod text;

pub use chance::{Chance, Seed};
pub use fair::{Commitment, Party, Salt, Unfair};
pub use game::{Bot, Game, Imagine, Narrate, Notation};
pub use hex::write as hex;
pub use options::{Choice, SetupFault, Values};
pub use part::{Changes, Part};
pub use record::{Entry, Header, Match, Record, Refusal, Signal};
pub use rng::Rng;
pub use rule::{Foul, Rule};
pub use seat::{BySeat, MAX_SEATS, Occupant, Seat, SeatSet, Team, Viewer};
pub use text::Short;
