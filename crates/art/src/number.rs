//! Numbers that can stand on a card, a space or a tile: each kind has its own bounds.

/// A whole number from `LOW` to `HIGH`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Within<const LOW: u8, const HIGH: u8>(u8);

/// A number of the Numbers board.
pub type BoardNumber = Within<1, 30>;
/// A term of a sum.
pub type Term = Within<0, 40>;
/// The value of a Crossing tile.
pub type TileNumber = Within<1, 14>;
/// The value of a Rat-a-Tat Cat card: cats to 6, rats from 7.
pub type RatNumber = Within<0, 9>;

impl<const LOW: u8, const HIGH: u8> Within<LOW, HIGH> {
    /// The number, if it lies within the bounds.
    pub const fn new(n: u8) -> Option<Self> {
        if LOW <= n && n <= HIGH { Some(Self(n)) } else { None }
    }

    /// Its value.
    pub const fn get(self) -> u8 {
        self.0
    }

    /// Every number within the bounds.
    pub fn all() -> impl Iterator<Item = Self> {
        (LOW..=HIGH).map(Self)
    }
}
