//! What may lie on the table: sets, runs, and the groups they form (CRO-11 to CRO-14).

use crate::table::{Cell, Laid, MOST_TILES, SPAN, Table};
use crate::tile::{Tile, Tiles};
use game::few;

/// What is wrong with some cells of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum FaultKind {
    /// A line of one value with a colour twice (CRO-11).
    WrongSet,
    /// A line of one colour whose values do not go up or down by one (CRO-12).
    WrongRun,
    /// A line of three or more that is neither (CRO-13).
    WrongLine,
    /// Two tiles side by side and no more (CRO-13).
    LineOfTwo,
    /// A tile that touches no other (CRO-13).
    LoneTile,
}

/// A rule broken on the table, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// What is wrong.
    pub kind: FaultKind,
    /// The tiles at fault, along their line.
    pub cells: Vec<Cell>,
}

/// The groups of a table: for each tile, in the order of [`Table::laid`], the number of its group.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Groups {
    /// How many there are.
    pub count: u8,
    of: Vec<u8>,
}

impl Groups {
    /// The group of each tile, in the order of [`Table::laid`].
    pub fn of(&self) -> &[u8] {
        &self.of
    }

    /// The cells of one group.
    pub fn cells(&self, table: &Table, group: u8) -> Vec<Cell> {
        self.members(table, group).map(|laid| laid.cell).collect()
    }

    /// The tiles of one group.
    pub fn tiles(&self, table: &Table, group: u8) -> Tiles {
        self.members(table, group).map(|laid| laid.tile).collect()
    }

    fn members<'a>(&'a self, table: &'a Table, group: u8) -> impl Iterator<Item = &'a Laid> {
        let both = table.laid().iter().zip(&self.of);
        both.filter(move |(_, of)| **of == group).map(|(laid, _)| laid)
    }
}

/// The groups of a table on which every line is a set or a run (CRO-11 to CRO-13); otherwise none.
///
/// One pass over the tiles, row by row; how many groups there may be is for the caller to say.
pub fn groups(table: &Table) -> Option<Groups> {
    let laid = table.laid();
    let mut across = Line::default();
    let mut down = [(Line::default(), 0); SPAN as usize];
    let mut in_line = 0u128;
    let mut forest = Forest::new();
    let mut before = Cell { row: u8::MAX, col: u8::MAX };
    for (place, &Laid { cell, tile }) in (0u8..).zip(laid) {
        let touches = before.row == cell.row && before.col + 1 == cell.col;
        if touches {
            forest.join(place, place - 1);
            in_line |= 0b11 << (place - 1);
            across.push(tile);
        } else if across.is_wrong() {
            return None;
        } else {
            across = Line::of(tile);
        }
        let (column, above) = &mut down[usize::from(cell.col)];
        if column.len > 0 && laid[usize::from(*above)].cell.row + 1 == cell.row {
            forest.join(place, *above);
            in_line |= (1 << place) | (1 << *above);
            column.push(tile);
        } else if column.is_wrong() {
            return None;
        } else {
            *column = Line::of(tile);
        }
        *above = place;
        before = cell;
    }
    let everyone = if laid.is_empty() { 0 } else { u128::MAX >> (128 - laid.len()) };
    let right = !across.is_wrong() && down.iter().all(|(line, _)| !line.is_wrong());
    (right && in_line == everyone).then(|| forest.groups(laid.len()))
}

/// Everything that is wrong on a table, across first, then down, then lone tiles.
/// Empty exactly when [`groups`] finds the table right.
pub fn faults(table: &Table) -> Vec<Fault> {
    let mut faults = Vec::new();
    let mut in_line = Vec::new();
    let by_row: Vec<Laid> = table.laid().to_vec();
    let mut by_col = by_row.clone();
    few::sort_by_key(&mut by_col, |laid| (laid.cell.col, laid.cell.row));
    let beside = |one: Cell, next: Cell| one.row == next.row && one.col + 1 == next.col;
    let below = |one: Cell, next: Cell| one.col == next.col && one.row + 1 == next.row;
    for line in by_row.chunk_by(|one, next| beside(one.cell, next.cell)) {
        judge(line, &mut faults, &mut in_line);
    }
    for line in by_col.chunk_by(|one, next| below(one.cell, next.cell)) {
        judge(line, &mut faults, &mut in_line);
    }
    let lone = by_row.iter().filter(|laid| !in_line.contains(&laid.cell));
    faults.extend(lone.map(|laid| Fault { kind: FaultKind::LoneTile, cells: vec![laid.cell] }));
    faults
}

/// Looks at one unbroken line of any length.
fn judge(line: &[Laid], faults: &mut Vec<Fault>, in_line: &mut Vec<Cell>) {
    let Some((first, rest)) = line.split_first().filter(|(_, rest)| !rest.is_empty()) else {
        return;
    };
    in_line.extend(line.iter().map(|laid| laid.cell));
    let mut sum = Line::of(first.tile);
    rest.iter().for_each(|laid| sum.push(laid.tile));
    if !sum.is_wrong() {
        return;
    }
    let all_like = |like: &dyn Fn(Tile) -> Option<u8>| {
        rest.iter().all(|laid| like(laid.tile) == like(first.tile))
    };
    let kind = if line.len() == 2 {
        FaultKind::LineOfTwo
    } else if all_like(&Tile::value) {
        FaultKind::WrongSet
    } else if all_like(&|tile| tile.colour().map(|colour| colour as u8)) {
        FaultKind::WrongRun
    } else {
        FaultKind::WrongLine
    };
    faults.push(Fault { kind, cells: line.iter().map(|laid| laid.cell).collect() });
}

/// What must be known of the beginning of a line to judge how it goes on.
#[derive(Clone, Copy, Default)]
struct Line {
    len: u8,
    /// Not a run any more, not a set any more.
    no_run: bool,
    no_set: bool,
    colours: u8,
    colour: u8,
    value: u8,
    /// One more or one less than the value before, once there are two.
    step: u8,
}

impl Line {
    fn of(tile: Tile) -> Self {
        let (colour, value) = (tile.index() / 14, tile.index() % 14);
        Self { len: 1, colours: 1 << colour, colour, value, ..Self::default() }
    }

    fn push(&mut self, tile: Tile) {
        let (colour, value) = (tile.index() / 14, tile.index() % 14);
        let step = value.wrapping_sub(self.value);
        let even = if self.len == 1 { step == 1 || step == u8::MAX } else { step == self.step };
        self.no_run |= colour != self.colour || !even;
        self.no_set |= value != self.value || self.colours & (1 << colour) != 0;
        self.colours |= 1 << colour;
        self.value = value;
        self.step = step;
        self.len = self.len.saturating_add(1);
    }

    /// A single tile is no line, so nothing is wrong with it here.
    fn is_wrong(&self) -> bool {
        self.len == 2 || (self.len > 2 && self.no_run && self.no_set)
    }
}

/// Which tiles hang together.
struct Forest {
    parent: [u8; MOST_TILES as usize],
}

impl Forest {
    fn new() -> Self {
        let mut parent = [0; MOST_TILES as usize];
        (0..).zip(&mut parent).for_each(|(place, parent)| *parent = place);
        Self { parent }
    }

    fn root(&mut self, mut place: u8) -> u8 {
        while self.parent[usize::from(place)] != place {
            let above = self.parent[usize::from(self.parent[usize::from(place)])];
            self.parent[usize::from(place)] = above;
            place = above;
        }
        place
    }

    /// Joins two trees under the earlier root, so that a root comes before its members.
    fn join(&mut self, one: u8, other: u8) {
        let (one, other) = (self.root(one), self.root(other));
        self.parent[usize::from(one.max(other))] = one.min(other);
    }

    fn groups(mut self, tiles: usize) -> Groups {
        let mut of: Vec<u8> = Vec::with_capacity(tiles);
        let mut count = 0;
        for place in 0..tiles as u8 {
            let root = self.root(place);
            let group = if root == place { count } else { of[usize::from(root)] };
            count += u8::from(root == place);
            of.push(group);
        }
        Groups { count, of }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(picture: &str, expected: &str) {
        let table: Table = picture.parse().unwrap();
        let found = faults(&table);
        let words: Vec<_> =
            found.iter().map(|fault| format!("{:?} {}", fault.kind, fault.cells.len())).collect();
        assert_eq!(words.join(", "), expected, "{picture}");
        assert_eq!(groups(&table).is_some(), found.is_empty(), "{picture}");
    }

    #[track_caller]
    fn check_groups(picture: &str, expected: u8) {
        let table = picture.parse().unwrap();
        assert_eq!(groups(&table).map(|groups| groups.count), Some(expected), "{picture}");
    }

    #[test]
    fn cro_11_a_set_is_three_or_four_of_one_value_in_different_colours() {
        check("r5 b5 y5", "");
        check("g5 r5 b5 y5", "");
        check("g5 / r5 / b5", "");
        check("r5 b5 r5", "WrongSet 3");
        check("r5 b5 y5 g5 r5", "WrongSet 5");
    }

    #[test]
    fn cro_12_a_run_is_three_to_fourteen_of_one_colour_by_one() {
        check("r5 r6 r7", "");
        check("r7 / r6 / r5 / r4", "");
        check("b1 b2 b3 b4 b5 b6 b7 b8 b9 b10 b11 b12 b13 b14", "");
        check("r5 r6 r8", "WrongRun 3");
        check("r5 r6 r5", "WrongRun 3");
        check("r13 r14 r1", "WrongRun 3");
        check("r4 r4 r4", "WrongSet 3");
    }

    #[test]
    fn cro_13_every_unbroken_line_is_a_set_or_a_run() {
        check("r5 r6", "LineOfTwo 2");
        check("r5", "LoneTile 1");
        check("r5 r6 r7 . b1", "LoneTile 1");
        check("r5 r6 y7", "WrongLine 3");
        check("g14 y1 y2", "WrongLine 3");
        check("r5 r6 r7 / b5 b6 b7", "LineOfTwo 2, LineOfTwo 2, LineOfTwo 2");
        check("r5 r6 r7 / b5 b6 b7 / y5 y6 y7", "");
    }

    #[test]
    fn cro_14_groups_touch_side_by_side_not_at_corners() {
        check_groups("", 0);
        check_groups("r5 r6 r7", 1);
        check_groups("r5 r6 r7 . / . . . b1 b2 b3", 2);
        check_groups("r5 r6 r7 / . . b7 / . . y7 y8 y9", 1);
        check_groups(". . r7 / . . y7 / b5 . g7 / b6 / b7 b8 b9", 2);
    }

    #[test]
    fn groups_know_their_tiles() {
        let table: Table = "r5 . b1 b2 b3 / r6 / r7".parse().unwrap();
        let groups = groups(&table).unwrap();
        assert_eq!(groups.tiles(&table, 0).to_string(), "r5 r6 r7");
        assert_eq!(groups.cells(&table, 1).len(), 3);
        assert_eq!(groups.of(), [0, 1, 1, 1, 0, 0]);
    }
}
