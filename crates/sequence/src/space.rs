//! Places on the board: one space, a set of spaces, and five in a row.
//!
//! Every edition is laid into one grid of thirteen columns, of which at least one stays empty on the right.
//! So a step in any direction is one fixed shift of a 128-bit set, and no line runs round an edge.

mod set;

use std::fmt;
use std::str::FromStr;

pub use set::SpaceSet;

/// The columns of the common grid, the empty one included.
pub(crate) const STRIDE: u8 = 13;

/// The names of columns and of rows; the last column is the empty one.
const COLUMNS: [&str; STRIDE as usize] =
    ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l", "m"];
const ROWS: [&str; 10] = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10"];

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

    /// The letter of its column and the number of its row.
    pub(crate) fn names(self) -> (&'static str, &'static str) {
        (COLUMNS[usize::from(self.column())], ROWS[usize::from(self.row())])
    }

    pub(crate) const fn index(self) -> usize {
        self.0 as usize
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
        [1, STRIDE, STRIDE + 1, STRIDE - 1][self as usize]
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

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (column, row) = self.names();
        f.write_str(column)?;
        f.write_str(row)
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
}
