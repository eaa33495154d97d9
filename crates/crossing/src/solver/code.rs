//! Number tiles as the solver sees them: `16 * colour + value`, so that neighbours in a run differ
//! by one, no two colours meet end to end, zero is an empty cell and a bunch fits into one word.

use crate::tile::{Colour, TOP_VALUE, Tile, Tiles};

/// A number tile, or zero for none.
pub(super) type Code = u8;

/// One more than the highest code.
pub(super) const CODES: usize = 64;

/// A count for each code.
pub(super) type Counts = [u8; CODES];

/// The value part of a code.
pub(super) const VALUE: u8 = 15;

pub(super) fn code(tile: Tile) -> Code {
    (tile.index() / TOP_VALUE) * 16 + tile.index() % TOP_VALUE + 1
}

pub(super) fn tile(code: Code) -> Option<Tile> {
    let colour = Colour::ALL.get(usize::from(code / 16))?;
    Tile::number(*colour, code & VALUE)
}

pub(super) fn counts(tiles: &Tiles) -> Counts {
    let mut counts = [0; CODES];
    tiles.numbers().iter().for_each(|tile| counts[usize::from(code(tile))] += 1);
    counts
}

/// Random numbers for the search: fast, and the same everywhere.
#[derive(Clone, Debug)]
pub(super) struct Dice(u64);

impl Dice {
    pub(super) fn new(seed: u64) -> Self {
        Self(seed)
    }

    pub(super) fn word(&mut self) -> u64 {
        // The SplitMix64 sequence: one addition and a mix.
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// A number below `bound`, which is small; the bias of less than 2^-32 does not matter here.
    pub(super) fn below(&mut self, bound: u32) -> u32 {
        (((self.word() >> 32) * u64::from(bound)) >> 32) as u32
    }

    pub(super) fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            let other = self.below(last as u32 + 1) as usize;
            items.swap(last, other);
        }
    }
}
