//! The spaces in the order of the cards that name them: what a card can be played for is then two bits.

use std::hint::select_unpredictable;

use crate::edition::Kind;

/// A space as one of the two that a card names. The first spaces of all cards are numbered from 0, the second from 64.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Field(u8);

/// A set of fields: a word for the first spaces of all cards, and one for the second.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct FieldSet([u64; 2]);

/// How the cards of an edition are counted: those that name the same spaces have one number.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Numbering {
    /// A bit for each number.
    all: u64,
    /// How many kinds have the same number, as a power of two.
    shift: u32,
}

impl Numbering {
    /// Counts the first `named` kinds, of which so many that follow one another have one number: a power of two.
    pub(crate) const fn new(named: u8, per_number: u8) -> Self {
        Self { all: (1 << (named / per_number)) - 1, shift: per_number.ilog2() }
    }

    const fn number(self, kind: Kind) -> u32 {
        (kind.0 as u32).wrapping_shr(self.shift)
    }
}

impl Field {
    /// The first or the second space of the cards with this number.
    pub(crate) const fn new(number: u8, second: bool) -> Self {
        Self(number + 64 * second as u8)
    }
}

impl FieldSet {
    /// All fields of an edition.
    pub(crate) const fn all(numbering: Numbering) -> Self {
        Self([numbering.all; 2])
    }

    pub(crate) const fn insert(&mut self, field: Field) {
        self.0[field.0 as usize / 64 % 2] |= 1 << (field.0 % 64);
    }

    pub(crate) const fn remove(&mut self, field: Field) {
        self.0[field.0 as usize / 64 % 2] &= !(1 << (field.0 % 64));
    }

    /// Whether the first space of a card is in the set, and whether the second is. A card that names none has none.
    #[inline]
    pub(crate) const fn of(self, kind: Kind, numbering: Numbering) -> [bool; 2] {
        let number = numbering.number(kind);
        [self.0[0].wrapping_shr(number) & 1 == 1, self.0[1].wrapping_shr(number) & 1 == 1]
    }

    /// One of these two, as a bit. It is chosen without a branch, for it is asked where none would be guessed well.
    #[inline]
    pub(crate) fn bit(self, kind: Kind, second: bool, numbering: Numbering) -> u64 {
        let word = select_unpredictable(second, self.0[1], self.0[0]);
        word.wrapping_shr(numbering.number(kind)) & 1
    }

    /// The set with the first field of each card that has none in it.
    pub(crate) const fn with_dead(self, numbering: Numbering) -> Self {
        let [first, second] = self.0;
        Self([first | numbering.all & !second, second])
    }
}
