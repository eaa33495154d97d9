//! The spaces in the order of the cards that name them: what a card can be played for is then two bits.

use std::hint::select_unpredictable;

use crate::edition::Kind;
use crate::hand::Hand;

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
        Self(number | (second as u8) << 6)
    }

    /// The number of the cards whose space it is.
    pub(crate) const fn number(self) -> u8 {
        self.0 % 64
    }

    pub(crate) const fn is_second(self) -> bool {
        self.0 >= 64
    }
}

impl FieldSet {
    /// No field.
    pub(crate) const EMPTY: Self = Self([0; 2]);

    /// All fields of an edition.
    pub(crate) const fn all(numbering: Numbering) -> Self {
        Self([numbering.all; 2])
    }

    pub(crate) const fn is_empty(self) -> bool {
        self.0[0] | self.0[1] == 0
    }

    /// This field alone.
    pub(crate) const fn only(field: Field) -> Self {
        let bit = 1 << field.number();
        if field.is_second() { Self([0, bit]) } else { Self([bit, 0]) }
    }

    /// The fields, those of first spaces first.
    pub(crate) fn iter(self) -> impl Iterator<Item = Field> {
        let [mut first, mut second] = self.0;
        std::iter::from_fn(move || {
            let is_second = first == 0;
            let word = if is_second { &mut second } else { &mut first };
            let number = (*word != 0).then_some(word.trailing_zeros() as u8)?;
            *word &= *word - 1;
            Some(Field::new(number, is_second))
        })
    }

    /// Whether the first space of a card is in the set, and whether the second is. A card that names none has none.
    #[inline]
    pub(crate) const fn of(self, kind: Kind, numbering: Numbering) -> [bool; 2] {
        let number = numbering.number(kind);
        [self.0[0].wrapping_shr(number) & 1 == 1, self.0[1].wrapping_shr(number) & 1 == 1]
    }

    pub(crate) fn contains(self, field: Field) -> bool {
        let [first, second] = self.0;
        select_unpredictable(field.is_second(), second, first) >> field.number() & 1 == 1
    }

    /// The fields in either set.
    pub(crate) const fn union(self, other: Self) -> Self {
        Self([self.0[0] | other.0[0], self.0[1] | other.0[1]])
    }

    /// The fields of this set that are not in `other`.
    pub(crate) const fn difference(self, other: Self) -> Self {
        Self([self.0[0] & !other.0[0], self.0[1] & !other.0[1]])
    }

    /// The fields in both sets.
    pub(crate) const fn intersection(self, other: Self) -> Self {
        Self([self.0[0] & other.0[0], self.0[1] & other.0[1]])
    }

    /// The fields of the cards with these numbers, given as bits, and the first field of each of the `dead` ones that
    /// has none.
    pub(crate) const fn of_numbers(self, numbers: u64, dead: u64) -> Self {
        let [first, second] = self.0;
        Self([first & numbers | dead & !second, second & numbers])
    }

    /// How many fields are in the set.
    pub(crate) const fn len(self) -> u32 {
        self.0[0].count_ones() + self.0[1].count_ones()
    }

    /// The field with this number, of those that there are: in either word at most as many as a hand has cards.
    ///
    /// What is left of either word from each of its bits on is worked out before it is known which is wanted: no processor
    /// would guess how often a loop runs, and much of it is done while the number is still being drawn. The rests of the
    /// first word go down from the middle of the list and those of the second go up, so that one sum finds the place.
    #[inline]
    pub(crate) fn nth(self, number: u32) -> Field {
        let [mut first, mut second] = self.0;
        let start = MIDDLE as u32 - first.count_ones();
        let mut rests = [0; 2 * MIDDLE];
        for step in 0..Hand::MOST {
            (rests[MIDDLE - 1 - step], rests[MIDDLE + step]) = (first, second);
            first &= first.wrapping_sub(1);
            second &= second.wrapping_sub(1);
        }
        let at = (start + number) as usize;
        Field::new(rests[at].trailing_zeros() as u8 % 64, at >= MIDDLE)
    }
}

/// The middle of a list with room for a hand on either side.
const MIDDLE: usize = Hand::MOST;
