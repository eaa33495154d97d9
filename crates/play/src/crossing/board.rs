//! Where every tile lies, on a grid that has no edge.

use game::few;
use std::collections::BTreeMap;

use crossing::{COPIES, KINDS, Table, Tile};
use serde::{Deserialize, Serialize};

/// One of the 116 tiles as a screen tells them apart: to the rules two alike are the same (CRO-24), but a tile that
/// is dragged must not jump to the place of its twin.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Piece(u8);

/// How many pieces there are.
pub(super) const PIECES: usize = KINDS as usize * COPIES as usize;

/// No tile lies further from where the table began than this. Nobody gets there: a table is at most 112 tiles wide.
const FAR: i16 = 4000;

/// A cell of a grid that goes on in all directions.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(from = "(i16, i16)", into = "(i16, i16)")]
pub struct At {
    /// The row, downwards.
    pub row: i16,
    /// The column, to the right.
    pub col: i16,
}

/// One of the four ways along a line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Way {
    /// To the left.
    Left,
    /// To the right.
    Right,
    /// Upwards.
    Up,
    /// Downwards.
    Down,
}

/// How much is carried when one takes hold of a tile on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reach {
    /// The tile alone.
    One,
    /// Its line across.
    Across,
    /// Its line down.
    Down,
    /// Everything connected with it.
    Group,
}

/// The tiles on the table, each on a cell of its own.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Board {
    at: [Option<At>; PIECES],
}

impl Piece {
    /// One of the two tiles of a kind: `copy` is 0 or 1.
    #[must_use]
    pub const fn new(tile: Tile, copy: u8) -> Self {
        Self(tile.index() * COPIES + copy % COPIES)
    }

    /// Both tiles of a kind.
    pub fn of(tile: Tile) -> impl Iterator<Item = Self> {
        (0..COPIES).map(move |copy| Self::new(tile, copy))
    }

    /// The piece with that number.
    #[must_use]
    pub fn from_number(number: u8) -> Option<Self> {
        (usize::from(number) < PIECES).then_some(Self(number))
    }

    /// A small number, unique for each.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// What it shows.
    #[must_use]
    pub fn tile(self) -> Tile {
        Tile::from_index(self.0 / COPIES).expect("a piece is made of a tile")
    }
}

impl TryFrom<u8> for Piece {
    type Error = String;

    fn try_from(number: u8) -> Result<Self, String> {
        Self::from_number(number).ok_or_else(|| format!("there is no piece {number}"))
    }
}

impl From<Piece> for u8 {
    fn from(piece: Piece) -> Self {
        piece.0
    }
}

impl From<(i16, i16)> for At {
    fn from((row, col): (i16, i16)) -> Self {
        Self { row, col }
    }
}

impl From<At> for (i16, i16) {
    fn from(at: At) -> Self {
        (at.row, at.col)
    }
}

impl At {
    /// The next cell that way.
    #[must_use]
    pub const fn next(self, way: Way) -> Self {
        let (down, right) = way.delta();
        self.plus(down, right)
    }

    /// The cell so far below and to the right.
    #[must_use]
    pub const fn plus(self, down: i16, right: i16) -> Self {
        Self { row: self.row.saturating_add(down), col: self.col.saturating_add(right) }
    }

    /// Whether a tile can be carried there.
    pub(super) fn is_near(self) -> bool {
        [self.row, self.col].into_iter().all(|place| (-FAR..=FAR).contains(&place))
    }
}

impl Way {
    /// All four.
    pub const ALL: [Self; 4] = [Self::Left, Self::Right, Self::Up, Self::Down];

    /// Down and to the right, as steps.
    pub(super) const fn delta(self) -> (i16, i16) {
        match self {
            Self::Left => (0, -1),
            Self::Right => (0, 1),
            Self::Up => (-1, 0),
            Self::Down => (1, 0),
        }
    }
}

impl Default for Board {
    fn default() -> Self {
        Self { at: [None; PIECES] }
    }
}

impl Board {
    /// The board that shows `table`, as nobody has seen it before.
    #[must_use]
    pub fn of(table: &Table) -> Self {
        Self::default().follow(table, &[])
    }

    /// Where `piece` lies; nothing if it is not on the table.
    #[must_use]
    pub fn place(&self, piece: Piece) -> Option<At> {
        self.at[usize::from(piece.0)]
    }

    /// What lies on a cell.
    #[must_use]
    pub fn on(&self, at: At) -> Option<Piece> {
        self.pieces().find(|(_, place)| *place == at).map(|(piece, _)| piece)
    }

    /// Everything on the table, by the number of the piece.
    pub fn pieces(&self) -> impl Iterator<Item = (Piece, At)> + '_ {
        let all = (0..).map(Piece).zip(&self.at);
        all.filter_map(|(piece, at)| at.map(|at| (piece, at)))
    }

    /// How many tiles lie here.
    #[must_use]
    pub fn len(&self) -> usize {
        self.pieces().count()
    }

    /// Whether nothing lies here.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.pieces().next().is_none()
    }

    /// The top left and the bottom right cell of what lies here.
    #[must_use]
    pub fn bounds(&self) -> Option<(At, At)> {
        let grow = |(low, high): (At, At), at: At| {
            let low = At { row: low.row.min(at.row), col: low.col.min(at.col) };
            (low, At { row: high.row.max(at.row), col: high.col.max(at.col) })
        };
        self.pieces().map(|(_, at)| (at, at)).reduce(|all, (at, _)| grow(all, at))
    }

    /// What is carried when one takes hold of `piece`; nothing if it is not on the table.
    #[must_use]
    pub fn reach(&self, piece: Piece, reach: Reach) -> Vec<Piece> {
        match self.place(piece) {
            None => Vec::new(),
            Some(_) if reach == Reach::One => vec![piece],
            Some(at) => connected(&self.by_cell(), at, reach),
        }
    }

    /// The longer of the two lines of `piece`, or the piece alone.
    #[must_use]
    pub fn line_of(&self, piece: Piece) -> Reach {
        let long = |reach| self.reach(piece, reach).len();
        match (long(Reach::Across), long(Reach::Down)) {
            (0 | 1, 0 | 1) => Reach::One,
            (across, down) if across >= down => Reach::Across,
            _ => Reach::Down,
        }
    }

    /// What is carried next when one asks for more: the longer line, the other one, the group, the tile again. Steps
    /// that would carry the same are left out.
    #[must_use]
    pub fn widen(&self, piece: Piece, reach: Reach) -> Reach {
        let first = self.line_of(piece);
        let second = if first == Reach::Across { Reach::Down } else { Reach::Across };
        let all = [Reach::One, first, second, Reach::Group];
        let from = all.iter().position(|one| *one == reach).unwrap_or(0);
        let (now, one) = (self.reach(piece, reach), self.reach(piece, Reach::One));
        let wider = all[from + 1..].iter().copied().find(|&next| {
            let carried = self.reach(piece, next);
            carried != now && carried != one
        });
        wider.unwrap_or(Reach::One)
    }

    /// The next tile on the way from a cell; none if nothing lies there.
    #[must_use]
    pub fn next_tile(&self, from: At, way: Way) -> Option<At> {
        let (down, right) = way.delta();
        let far = |at: At| {
            let (rows, cols) = (at.row - from.row, at.col - from.col);
            let on_line = if down == 0 { rows == 0 } else { cols == 0 };
            Some(rows * down + cols * right).filter(|&far| on_line && far > 0)
        };
        self.pieces().filter_map(|(_, at)| Some((far(at)?, at))).min().map(|(_, at)| at)
    }

    /// The pieces by their cells.
    pub(super) fn by_cell(&self) -> BTreeMap<At, Piece> {
        self.pieces().map(|(piece, at)| (at, piece)).collect()
    }

    /// Puts a piece on a cell, or takes it off the table.
    pub(super) fn put(&mut self, piece: Piece, at: Option<At>) {
        self.at[usize::from(piece.0)] = at;
    }
}

/// The pieces connected with a cell, across, down or both, row by row.
pub(super) fn connected(cells: &BTreeMap<At, Piece>, start: At, reach: Reach) -> Vec<Piece> {
    let ways: &[Way] = match reach {
        Reach::One => &[],
        Reach::Across => &[Way::Left, Way::Right],
        Reach::Down => &[Way::Up, Way::Down],
        Reach::Group => &Way::ALL,
    };
    let mut found = vec![start];
    let mut next = 0;
    while let Some(&at) = found.get(next) {
        next += 1;
        for cell in ways.iter().map(|&way| at.next(way)) {
            if cells.contains_key(&cell) && !found.contains(&cell) {
                found.push(cell);
            }
        }
    }
    few::sort(&mut found);
    found.into_iter().filter_map(|at| cells.get(&at).copied()).collect()
}
