//! A set of spaces, and what lies in a row in it.

use std::fmt;
use std::hint::select_unpredictable;

use super::{Row, Space, Way};

/// A set of spaces: one bit each, in two words because single spaces are asked for most.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct SpaceSet([u64; 2]);

impl SpaceSet {
    /// No space.
    pub const EMPTY: Self = Self([0; 2]);

    const fn bits(self) -> u128 {
        self.0[0] as u128 | (self.0[1] as u128) << 64
    }

    pub(super) const fn from_bits(bits: u128) -> Self {
        Self([bits as u64, (bits >> 64) as u64])
    }

    /// One bit for each space: the first five rows, and the others.
    pub(crate) const fn words(self) -> [u64; 2] {
        self.0
    }

    /// True if no space is in the set.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0[0] | self.0[1] == 0
    }

    /// How many spaces are in the set.
    #[must_use]
    pub const fn len(self) -> u32 {
        self.0[0].count_ones() + self.0[1].count_ones()
    }

    /// True if `space` is in the set.
    #[must_use]
    pub const fn contains(self, space: Space) -> bool {
        // Chosen, not indexed, so that the set can stay in registers.
        let [low, high] = self.0;
        let word = if space.half() == 0 { low } else { high };
        word & space.bit() != 0
    }

    /// Adds `space`.
    pub const fn insert(&mut self, space: Space) {
        self.0[space.half()] |= space.bit();
    }

    /// Takes `space` out.
    pub const fn remove(&mut self, space: Space) {
        self.0[space.half()] &= !space.bit();
    }

    /// The spaces in either set.
    #[must_use]
    pub const fn union(self, other: Self) -> Self {
        Self([self.0[0] | other.0[0], self.0[1] | other.0[1]])
    }

    /// The spaces in both sets.
    #[must_use]
    pub const fn intersection(self, other: Self) -> Self {
        Self([self.0[0] & other.0[0], self.0[1] & other.0[1]])
    }

    /// The spaces of this set that are not in `other`.
    #[must_use]
    pub const fn difference(self, other: Self) -> Self {
        Self([self.0[0] & !other.0[0], self.0[1] & !other.0[1]])
    }

    /// The spaces, row by row from the top left.
    pub fn iter(self) -> impl Iterator<Item = Space> + Clone {
        let [mut low, mut high] = self.0;
        std::iter::from_fn(move || {
            if low != 0 {
                let space = Space(low.trailing_zeros() as u8);
                low &= low - 1;
                return Some(space);
            }
            let space = (high != 0).then(|| Space(64 + high.trailing_zeros() as u8));
            high &= high.wrapping_sub(1);
            space
        })
    }

    /// Calls `visit` for each of the spaces, in the same order: quicker than a loop over them.
    pub(crate) fn each(self, mut visit: impl FnMut(Space)) {
        for (start, mut word) in [0, 64].into_iter().zip(self.0) {
            while word != 0 {
                visit(Space(start + word.trailing_zeros() as u8));
                word &= word - 1;
            }
        }
    }

    /// The space at place `n` of [`iter`](Self::iter), if there are so many.
    #[must_use]
    pub fn nth(self, n: u32) -> Option<Space> {
        // Which half it is in is a toss-up that no processor guesses.
        let [low, high] = self.0;
        let in_low = low.count_ones();
        let is_high = n >= in_low;
        let word = select_unpredictable(is_high, high, low);
        let n = n - select_unpredictable(is_high, in_low, 0);
        let start = select_unpredictable(is_high, 64, 0);
        (n < word.count_ones()).then(|| Space(start + nth_bit(word, n) as u8))
    }

    /// The first of the spaces and the last. Only meant for sets that are not empty.
    pub(crate) const fn ends(self) -> [Space; 2] {
        let bits = self.bits();
        [Space(bits.trailing_zeros() as u8), Space(127 - bits.leading_zeros() as u8)]
    }

    /// True if the set holds five in a row, in any way.
    #[must_use]
    pub const fn has_row(self) -> bool {
        self.starts::<1>() | self.starts::<13>() | self.starts::<14>() | self.starts::<12>() != 0
    }

    /// Every five in a row that the set holds.
    pub fn rows(self) -> impl Iterator<Item = Row> + Clone {
        Way::ALL.into_iter().flat_map(move |way| {
            let starts = match way {
                Way::Across => self.starts::<1>(),
                Way::Down => self.starts::<13>(),
                Way::Falling => self.starts::<14>(),
                Way::Rising => self.starts::<12>(),
            };
            Self::from_bits(starts).iter().map(move |start| Row { start, way })
        })
    }

    /// The spaces not in the set that would make six or more in a row of it. Only meant for sets without five.
    pub(crate) const fn sixths(self) -> Self {
        Self::from_bits(
            self.holes::<1>() | self.holes::<13>() | self.holes::<14>() | self.holes::<12>(),
        )
    }

    /// The first spaces of all fives with this step.
    const fn starts<const STEP: u32>(self) -> u128 {
        let one = self.bits();
        let three = one & one >> STEP & one >> (2 * STEP);
        three & three >> (2 * STEP)
    }

    /// The inner gaps of six places with this step of which five are in the set.
    const fn holes<const STEP: u32>(self) -> u128 {
        let one = self.bits();
        let two = one & one >> STEP;
        let three = two & one >> (2 * STEP);
        let four = two & two >> (2 * STEP);
        let second = (one & four >> (2 * STEP)) << STEP;
        let third = (two & three >> (3 * STEP)) << (2 * STEP);
        let fourth = (three & two >> (4 * STEP)) << (3 * STEP);
        let fifth = (four & one >> (5 * STEP)) << (4 * STEP);
        second | third | fourth | fifth
    }
}

/// The place of the bit of `bits` that has `n` set bits below it, of which there are more than `n`.
///
/// Asks six times whether it lies in the lower half of what is left, without a branch that could be guessed wrong.
const fn nth_bit(bits: u64, n: u32) -> u32 {
    let (mut rest, mut n, mut place) = (bits, n, 0);
    let mut half = 32;
    while half > 0 {
        let below = (rest & ((1 << half) - 1)).count_ones();
        let skip = if n >= below { half } else { 0 };
        n -= if n >= below { below } else { 0 };
        rest >>= skip;
        place += skip;
        half /= 2;
    }
    place
}

impl FromIterator<Space> for SpaceSet {
    fn from_iter<I: IntoIterator<Item = Space>>(spaces: I) -> Self {
        let mut set = Self::EMPTY;
        spaces.into_iter().for_each(|space| set.insert(space));
        set
    }
}

impl fmt::Debug for SpaceSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(|space| space.to_string())).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn set(text: &str) -> SpaceSet {
        text.split_whitespace().map(|space| space.parse::<Space>().expect("a space")).collect()
    }

    #[test]
    fn five_in_a_row_in_every_way_and_never_round_an_edge() {
        for text in ["a1 b1 c1 d1 e1", "j6 j7 j8 j9 j10", "a1 b2 c3 d4 e5", "l1 k2 j3 i4 h5"] {
            assert!(set(text).has_row(), "{text}");
            assert_eq!(set(text).rows().map(Row::set).collect::<Vec<_>>(), [set(text)]);
        }
        for text in ["i1 j1 k1 l1 a2", "a1 b1 c1 d1", "a1 b1 c1 d1 f1", "k1 l2 a3 b4 c5"] {
            assert!(!set(text).has_row(), "{text}");
        }
        assert_eq!(set("a1 b1 c1 d1 e1 f1 g1").rows().count(), 3);
    }

    #[test]
    fn sixths_are_the_gaps_that_would_make_six() {
        assert_eq!(set("a1 c1 d1 e1 f1").sixths(), set("b1"));
        assert_eq!(set("a1 a2 a4 a5 a6").sixths(), set("a3"));
        assert_eq!(set("a1 b2 c3 e5 f6").sixths(), set("d4"));
        assert_eq!(set("f1 e2 d3 c4 a6").sixths(), set("b5"));
        assert_eq!(set("a1 b1 c1 d1").sixths(), SpaceSet::EMPTY);
        assert_eq!(set("a1 b1 d1 e1").sixths(), SpaceSet::EMPTY);
    }

    #[test]
    fn nth_agrees_with_the_list() {
        let spaces = set("a1 c5 l5 a6 j10 b3 d6");
        assert!(spaces.iter().enumerate().all(|(n, space)| spaces.nth(n as u32) == Some(space)));
        assert_eq!((spaces.len(), spaces.nth(7)), (7, None));
    }
}
