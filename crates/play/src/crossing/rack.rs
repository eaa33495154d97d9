//! The hand: which pieces it holds, and in which order they stand.

use crossing::{Tile, Tiles};
use game::few;

use super::board::{Board, Piece};

/// How a hand is sorted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Sorting {
    /// By colour, then by value: runs stand side by side.
    #[default]
    Colour,
    /// By value, then by colour: sets stand side by side.
    Number,
}

/// The pieces of a hand: those that are not on the table, the same as before wherever that is possible.
#[must_use]
pub fn rack(hand: &Tiles, board: &Board, before: &[Piece]) -> Vec<Piece> {
    let of_kind = |tile: Tile| {
        let mut free: Vec<Piece> =
            Piece::of(tile).filter(|&piece| board.place(piece).is_none()).collect();
        few::sort_by_key(&mut free, |piece| !before.contains(piece));
        free.into_iter().take(usize::from(hand.count(tile)))
    };
    hand.kinds().flat_map(of_kind).collect()
}

/// The same pieces in order; action tiles come last.
#[must_use]
pub fn order(pieces: &[Piece], sorting: Sorting) -> Vec<Piece> {
    let mut sorted = pieces.to_vec();
    let key = |piece: &Piece| {
        let tile = piece.tile();
        let colour = tile.colour().map_or(u8::MAX, |colour| colour as u8);
        let value = tile.value().unwrap_or(u8::MAX);
        match sorting {
            Sorting::Colour => (colour, value, *piece),
            Sorting::Number => (value, colour, *piece),
        }
    };
    few::sort_by_key(&mut sorted, key);
    sorted
}
