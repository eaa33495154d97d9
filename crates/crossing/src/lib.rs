//! Crossing: tile rummy on a grid, for 2 to 4 players.
//!
//! Every player lays runs and sets on one shared table, across and down, crossing one another as
//! words do in a crossword, and may rearrange all of it. Whoever first has no tiles left wins.

mod lines;
pub mod solver;
mod table;
mod tile;

pub use lines::{Fault, FaultKind, Groups, faults, groups};
pub use table::{Cell, Laid, MOST_TILES, SPAN, Table, TableError};
pub use tile::{COPIES, Colour, KINDS, NUMBER_KINDS, NoSuchTile, TOP_VALUE, Tile, Tiles};
