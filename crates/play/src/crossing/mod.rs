//! A turn of Crossing before it is laid: tiles that are moved about on a grid without an edge.
//!
//! [`Board`] says where every tile lies, [`Draft`] is what a player has done since the turn began, step by step, and
//! what is wrong with it. Whatever is dropped wherever, no tile is lost and none lies on another: what is in the way is
//! pushed aside. [`Reach`] is how much is carried at once, [`Line`] the same table as a list, [`plan`] the way from one
//! table to another, for hints that can be followed. [`order`] sorts a hand.

mod board;
mod draft;
mod follow;
mod line;
mod mend;
mod rack;
mod room;
mod save;

pub use board::{At, Board, Piece, Reach, Way};
pub use draft::{Draft, Seen, Shift, Step};
pub use follow::plan;
pub use line::{Kind, Line, lines};
pub use mend::{Flaw, Standing};
pub use rack::{Sorting, order, rack};
pub use save::Saved;
