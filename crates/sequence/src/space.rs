//! Places on the board: one space, a set of spaces, and five in a row.
//!
//! Every edition is laid into one grid of thirteen columns, of which at least one stays empty on the right.
//! So a step in any direction is one fixed shift of a 128-bit set, and no line runs round an edge.

use std::fmt;
use std::str::FromStr;

/// The columns of the common grid, the empty one included.
pub(crate) const STRIDE: u8 = 13;

/// A space of the board. Text: a letter for the column from the left and a number for the row from the top, `c5`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Space(u8);

/// The four ways a row can run, by the step from one space to the next.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Way {
    /// From left to right.
    Across,
    /// From top to bottom.
    Down,
    /// From top left to bottom right.
    Falling,
    /// From top right to bottom left.
    Rising,
}

/// Five spaces in a straight line, named by the ends: `c5-g5`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Row {
    start: Space,
    way: Way,
}

/// A set of spaces: one bit each, in two words because single spaces are asked for most.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct SpaceSet([u64; 2]);

impl Space {
    /// The space in this row and column, both counted from 0.
    ///
    /// # Panics
    /// If no edition has such a space.
    #[must_use]
    pub const fn new(row: u8, column: u8) -> Self {
        match Self::try_new(row, column) {
            Some(space) => space,
            None => panic!("no board has such a space"),
        }
    }

    /// The space in this row and column, both counted from 0, if some edition has it: ten rows of ten, seven of twelve.
    #[must_use]
    pub const fn try_new(row: u8, column: u8) -> Option<Self> {
        if row < 10 && column < 10 || row < 7 && column < 12 {
            Some(Self(row * STRIDE + column))
        } else {
            None
        }
    }

    /// The row, from 0 at the top.
    #[must_use]
    pub const fn row(self) -> u8 {
        self.0 / STRIDE
    }

    /// The column, from 0 at the left.
    #[must_use]
    pub const fn column(self) -> u8 {
        self.0 % STRIDE
    }

    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }

    /// The space one such step on. It may lie off the board, where no set has anything.
    pub(crate) const fn on(self, step: u8) -> Self {
        Self(self.0.wrapping_add(step))
    }

    /// The space one such step back.
    pub(crate) const fn back(self, step: u8) -> Self {
        Self(self.0.wrapping_sub(step))
    }

    /// Which word of a set holds the space.
    const fn half(self) -> usize {
        (self.0 / 64 % 2) as usize
    }

    /// The bit of the space within that word.
    const fn bit(self) -> u64 {
        1 << (self.0 % 64)
    }
}

impl Way {
    /// All four.
    pub const ALL: [Self; 4] = [Self::Across, Self::Down, Self::Falling, Self::Rising];

    pub(crate) const fn step(self) -> u8 {
        match self {
            Self::Across => 1,
            Self::Down => STRIDE,
            Self::Falling => STRIDE + 1,
            Self::Rising => STRIDE - 1,
        }
    }
}

impl Row {
    /// The five spaces, from one end to the other.
    pub fn spaces(self) -> impl DoubleEndedIterator<Item = Space> + Clone {
        (0..5).map(move |i| Space(self.start.0 + i * self.way.step()))
    }

    /// The five spaces as a set.
    #[must_use]
    pub const fn set(self) -> SpaceSet {
        SpaceSet::from_bits(FIVES[self.way as usize] << self.start.0)
    }

    /// Which way it runs.
    #[must_use]
    pub const fn way(self) -> Way {
        self.way
    }

    /// The row of which `space` is place `number`, counted from 0. The caller knows that it lies on the board.
    pub(crate) const fn with(space: Space, number: u8, way: Way) -> Self {
        Self { start: space.back(number * way.step()), way }
    }

    /// The row between two ends, if they are the ends of five in a straight line.
    #[must_use]
    pub fn between(one: Space, other: Space) -> Option<Self> {
        let (start, end) = if one < other { (one, other) } else { (other, one) };
        let way = Way::ALL.into_iter().find(|way| start.0 + 4 * way.step() == end.0)?;
        let down = end.row() - start.row();
        let right = end.column() as i8 - start.column() as i8;
        let straight = match way {
            Way::Across => (down, right) == (0, 4),
            Way::Down => (down, right) == (4, 0),
            Way::Falling => (down, right) == (4, 4),
            Way::Rising => (down, right) == (4, -4),
        };
        straight.then_some(Self { start, way })
    }
}

/// For each way, the five that starts in the first space.
const FIVES: [u128; 4] =
    [five(Way::Across), five(Way::Down), five(Way::Falling), five(Way::Rising)];

const fn five(way: Way) -> u128 {
    let step = way.step() as u32;
    1 | 1 << step | 1 << (2 * step) | 1 << (3 * step) | 1 << (4 * step)
}

impl SpaceSet {
    /// No space.
    pub const EMPTY: Self = Self([0; 2]);

    const fn bits(self) -> u128 {
        self.0[0] as u128 | (self.0[1] as u128) << 64
    }

    const fn from_bits(bits: u128) -> Self {
        Self([bits as u64, (bits >> 64) as u64])
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
        let [low, high] = self.0;
        let place = match n.checked_sub(low.count_ones()) {
            None => nth_bit(low, n),
            Some(n) if n < high.count_ones() => 64 + nth_bit(high, n),
            Some(_) => return None,
        };
        Some(Space(place as u8))
    }

    /// The first of the spaces and the last. Only meant for sets that are not empty.
    pub(crate) const fn ends(self) -> [Space; 2] {
        let bits = self.bits();
        [Space(bits.trailing_zeros() as u8), Space(127 - bits.leading_zeros() as u8)]
    }

    /// The 64 places from this one on, which may lie up to 128 before the first or after it.
    pub(crate) const fn window(self, first: i16) -> u64 {
        let [low, high] = self.0;
        let words = [0, 0, low, high, 0, 0, 0];
        let (word, shift) = ((first + 128) as usize / 64, (first + 128) as u32 % 64);
        // In two shifts, because none of 64 exists.
        words[word] >> shift | words[word + 1] << 1 << (63 - shift)
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

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", (b'a' + self.column()) as char, self.row() + 1)
    }
}

impl fmt::Display for Row {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.start, Space(self.start.0 + 4 * self.way.step()))
    }
}

/// A text that names no space, or no five in a row.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum UnknownPlace {
    /// Not a space of any board.
    Space(String),
    /// Not the two ends of five spaces in a straight line.
    Row(String),
}

impl fmt::Display for UnknownPlace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Space(text) => {
                write!(f, "there is no space {text:?}; spaces are called a1 to j10, or a1 to l7")
            }
            Self::Row(text) => {
                write!(
                    f,
                    "{text:?} is no row; a row is named by the two ends of five spaces, such as c5-g5"
                )
            }
        }
    }
}

impl std::error::Error for UnknownPlace {}

impl FromStr for Space {
    type Err = UnknownPlace;

    fn from_str(text: &str) -> Result<Self, UnknownPlace> {
        let space = || {
            let column = text.bytes().next().filter(u8::is_ascii_lowercase)? - b'a';
            let row: u8 = text.get(1..)?.parse().ok()?;
            let space = Self::try_new(row.checked_sub(1)?, column)?;
            (space.to_string() == text).then_some(space)
        };
        space().ok_or_else(|| UnknownPlace::Space(text.to_owned()))
    }
}

impl FromStr for Row {
    type Err = UnknownPlace;

    fn from_str(text: &str) -> Result<Self, UnknownPlace> {
        let row = || {
            let (one, other) = text.split_once('-')?;
            let row = Self::between(one.parse().ok()?, other.parse().ok()?)?;
            (row.to_string() == text).then_some(row)
        };
        row().ok_or_else(|| UnknownPlace::Row(text.to_owned()))
    }
}

game::serde_as_text!(Space);
game::serde_as_text!(Row);

#[cfg(test)]
mod tests {
    use super::*;

    fn set(text: &str) -> SpaceSet {
        text.split_whitespace().map(|space| space.parse::<Space>().expect("a space")).collect()
    }

    #[test]
    fn spaces_read_what_they_write() {
        for edition in crate::Edition::ALL {
            for row in 0..edition.rows() {
                for column in 0..edition.columns() {
                    let space = Space::new(row, column);
                    assert_eq!((space.row(), space.column()), (row, column));
                    assert_eq!(space.to_string().parse(), Ok(space));
                    // Every space has its own place in a set.
                    assert_eq!(
                        [space].into_iter().collect::<SpaceSet>().iter().next(),
                        Some(space)
                    );
                }
            }
        }
        for none in
            ["", "a", "a0", "a11", "m1", "A1", "a01", "1a", "a1 ", "å1", "k8", "l10", "a256"]
        {
            assert!(none.parse::<Space>().is_err(), "{none:?}");
        }
    }

    #[test]
    fn rows_read_what_they_write_and_nothing_bent() {
        for text in ["a1-e1", "c5-c9", "b2-f6", "f2-b6", "h1-l1"] {
            assert_eq!(text.parse::<Row>().map(|row| row.to_string()), Ok(text.to_owned()));
        }
        // Too short, bent, backwards, round an edge, off the board.
        for none in
            ["a1-d1", "a1-e2", "e1-a1", "j1-a2", "l1-c2", "a1", "a1-e1-", "j6-f11", "h10-l10"]
        {
            assert!(none.parse::<Row>().is_err(), "{none:?}");
        }
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
