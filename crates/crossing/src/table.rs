//! What lies on the table: tiles on the cells of a grid, in a canonical form.

use crate::tile::{NoSuchTile, Tile, Tiles};
use game::{Changes, Part, few};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// Rows and columns are below this. The rules know no edge, and need none here: the groups of any
/// legal table span at most 112 cells together, so pushed together they fit with room to spare.
pub const SPAN: u8 = 128;
/// How many tiles can lie on the table: all number tiles.
pub const MOST_TILES: u8 = 112;

/// A cell of the grid, counted from the top left corner of what lies there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Cell {
    /// The row, from the top.
    pub row: u8,
    /// The column, from the left.
    pub col: u8,
}

/// A tile and where it lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Laid {
    /// Where.
    pub cell: Cell,
    /// What.
    pub tile: Tile,
}

/// The tiles on the table. Two tables are equal when one is the other pushed along as a whole.
///
/// Sorted row by row, the topmost in row 0, the leftmost in column 0; at most [`MOST_TILES`], all
/// of them number tiles, no two on one cell. Whether the lines are right is not its business.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Table {
    laid: Vec<Laid>,
}

/// Why something is no table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TableError {
    /// A word in the picture is no tile.
    Tile(NoSuchTile),
    /// An action tile never lies on the table.
    ActionTile,
    /// Two tiles on one cell.
    Stacked,
    /// More rows or columns than [`SPAN`].
    TooWide,
    /// More tiles than [`MOST_TILES`].
    TooMany,
}

impl Table {
    /// A table without tiles.
    pub const EMPTY: Self = Self { laid: Vec::new() };

    /// The table with these tiles at (row, column); any origin will do.
    pub fn new(tiles: impl IntoIterator<Item = (i32, i32, Tile)>) -> Result<Self, TableError> {
        let tiles: Vec<_> = tiles.into_iter().take(usize::from(MOST_TILES) + 1).collect();
        if tiles.len() > usize::from(MOST_TILES) {
            return Err(TableError::TooMany);
        }
        let top = tiles.iter().map(|tile| i64::from(tile.0)).min().unwrap_or(0);
        let left = tiles.iter().map(|tile| i64::from(tile.1)).min().unwrap_or(0);
        let within =
            |at: i64| u8::try_from(at).ok().filter(|&at| at < SPAN).ok_or(TableError::TooWide);
        let mut laid = Vec::with_capacity(tiles.len());
        for (row, col, tile) in tiles {
            if !tile.is_number() {
                return Err(TableError::ActionTile);
            }
            let cell =
                Cell { row: within(i64::from(row) - top)?, col: within(i64::from(col) - left)? };
            laid.push(Laid { cell, tile });
        }
        few::sort(&mut laid);
        if laid.windows(2).any(|pair| pair[0].cell == pair[1].cell) {
            return Err(TableError::Stacked);
        }
        Ok(Self { laid })
    }

    /// The tiles, row by row.
    pub fn laid(&self) -> &[Laid] {
        &self.laid
    }

    /// How many tiles lie here.
    pub fn len(&self) -> u16 {
        // At most MOST_TILES, by construction.
        self.laid.len() as u16
    }

    /// Whether nothing lies here.
    pub fn is_empty(&self) -> bool {
        self.laid.is_empty()
    }

    /// The tiles without their places.
    pub fn tiles(&self) -> Tiles {
        self.laid.iter().map(|laid| laid.tile).collect()
    }

    /// The tile on a cell.
    pub fn at(&self, cell: Cell) -> Option<Tile> {
        let place = self.laid.binary_search_by_key(&cell, |laid| laid.cell).ok()?;
        Some(self.laid[place].tile)
    }

    /// Rows and columns that it takes up.
    pub fn size(&self) -> (u8, u8) {
        let rows = self.laid.last().map_or(0, |laid| laid.cell.row + 1);
        let cols = self.laid.iter().map(|laid| laid.cell.col + 1).max().unwrap_or(0);
        (rows, cols)
    }

    /// How many tiles of `self` lie elsewhere in `after`, when the two are laid over each other
    /// as well as they can be.
    pub fn moved(&self, after: &Self) -> u16 {
        let mut shifts = Vec::with_capacity(2 * self.laid.len());
        for old in &self.laid {
            let alike = after.laid.iter().filter(|new| new.tile == old.tile);
            shifts.extend(alike.map(|new| shift(old.cell, new.cell)));
        }
        few::sort(&mut shifts);
        let kept = shifts.chunk_by(|one, other| one == other).map(<[_]>::len).max();
        self.len() - kept.unwrap_or(0) as u16
    }

    /// The picture, a row of text for each row of tiles, a dot for an empty cell.
    pub fn rows(&self) -> Vec<String> {
        let mut rows = vec![Vec::<String>::new(); usize::from(self.size().0)];
        for laid in &self.laid {
            let row = &mut rows[usize::from(laid.cell.row)];
            row.resize(usize::from(laid.cell.col), ".".into());
            row.push(laid.tile.to_string());
        }
        let text = |row: Vec<String>| if row.is_empty() { ".".into() } else { row.join(" ") };
        rows.into_iter().map(text).collect()
    }

    /// Reads a picture: words in rows, `.` or `..` for an empty cell.
    pub fn from_rows<'a>(rows: impl IntoIterator<Item = &'a str>) -> Result<Self, TableError> {
        let mut tiles = Vec::new();
        for (row, text) in (0..).zip(rows) {
            for (col, word) in (0..).zip(text.split_whitespace()) {
                if word != "." && word != ".." {
                    tiles.push((row, col, word.parse().map_err(TableError::Tile)?));
                }
                if tiles.len() > usize::from(MOST_TILES) {
                    return Err(TableError::TooMany);
                }
            }
        }
        Self::new(tiles)
    }
}

/// A list of rows.
impl Serialize for Table {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.rows())
    }
}

impl Part for Table {
    const HAS_PARTS: bool = true;

    fn tell(&self, old: &Self, changes: &mut impl Changes) {
        if self != old {
            self.rows().tell(&old.rows(), changes);
        }
    }
}

impl<'de> Deserialize<'de> for Table {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let rows = Vec::<String>::deserialize(deserializer)?;
        Self::from_rows(rows.iter().map(String::as_str)).map_err(serde::de::Error::custom)
    }
}

impl FromStr for Table {
    type Err = TableError;

    /// Reads a picture with its rows on lines of their own, or between slashes.
    fn from_str(text: &str) -> Result<Self, TableError> {
        Self::from_rows(text.split(['\n', '/']).skip_while(|row| row.trim().is_empty()))
    }
}

impl fmt::Display for Table {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (_, cols) = self.size();
        for (place, row) in self.rows().iter().enumerate() {
            let mut line = String::new();
            let words = row.split_whitespace().chain(std::iter::repeat("."));
            words.take(usize::from(cols)).for_each(|word| line.push_str(&format!("{word:<4}")));
            let gap = if place == 0 { "" } else { "\n" };
            write!(f, "{gap}{}", line.trim_end())?;
        }
        Ok(())
    }
}

impl fmt::Display for TableError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Tile(error) => error.fmt(f),
            Self::ActionTile => f.write_str("an action tile cannot lie on the table"),
            Self::Stacked => f.write_str("two tiles lie on one cell"),
            Self::TooWide => write!(f, "the table spans more than {SPAN} rows or columns"),
            Self::TooMany => write!(f, "more than {MOST_TILES} tiles lie on the table"),
        }
    }
}

impl std::error::Error for TableError {}

/// How far a tile went, as one number.
fn shift(old: Cell, new: Cell) -> (i16, i16) {
    let by = |old: u8, new: u8| i16::from(new) - i16::from(old);
    (by(old.row, new.row), by(old.col, new.col))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_picture_reads_back_and_its_origin_does_not_matter() {
        let table: Table = "r5 r6 r7 / . b6 / . y6".parse().unwrap();
        assert_eq!(table.to_string(), "r5  r6  r7\n.   b6  .\n.   y6  .");
        assert_eq!(table.to_string().parse::<Table>(), Ok(table.clone()));
        assert_eq!("\n. . r5 r6 r7\n.. .. .. b6\n. . . y6".parse::<Table>(), Ok(table));
    }

    #[test]
    fn what_is_no_table_is_refused() {
        assert_eq!("pass2".parse::<Table>(), Err(TableError::ActionTile));
        let (r5, b6) = ("r5".parse().unwrap(), "b6".parse().unwrap());
        assert_eq!(Table::new([(0, 0, r5), (0, 0, b6)]), Err(TableError::Stacked));
        assert_eq!(Table::new([(0, 0, r5), (0, 128, b6)]), Err(TableError::TooWide));
        assert_eq!(Table::new([(i32::MIN, 0, r5), (i32::MAX, 1, b6)]), Err(TableError::TooWide));
        assert_eq!(Table::new((0..113).map(|row| (row, 0, r5))), Err(TableError::TooMany));
    }

    #[test]
    fn moved_counts_tiles_under_the_best_shift() {
        let before: Table = "r5 r6 r7 / . / b1 b2 b3".parse().unwrap();
        assert_eq!(before.moved(&before), 0);
        let grown: Table = ". r4 r5 r6 r7 / . / . . b1 b2 b3".parse().unwrap();
        assert_eq!(before.moved(&grown), 0, "a tile to the left moves nothing");
        let turned: Table = "r5 . b1 b2 b3 / r6 / r7".parse().unwrap();
        assert_eq!(before.moved(&turned), 3);
    }
}
