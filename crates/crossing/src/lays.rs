//! The lays that are listed: those that make or extend exactly one line and move nothing.
//!
//! All lays are beyond listing. These are the ones a hand can make without taking anything up, each
//! new group at one place only: below everything else.

use std::collections::BTreeSet;

use crate::rules::LayRules;
use crate::solver::beside;
use crate::{Action, Cell, Colour, Table, Tile, Tiles};

/// Appends every such lay, in order.
pub(crate) fn list(rules: &LayRules<'_>, out: &mut Vec<Action>) {
    let mut tables = BTreeSet::new();
    for line in lines_of(rules.hand) {
        let row = (0..).zip(line).map(|(col, tile)| (0, col, tile));
        tables.extend(Table::new(row).ok().and_then(|group| beside(rules.table, &group)));
    }
    if rules.opened.contains(rules.seat) {
        for turned in [false, true] {
            let grid = Grid::new(rules.table, turned);
            grid.all_lines(rules.hand, &mut |table| {
                tables.insert(table);
            });
        }
    }
    let legal = tables.into_iter().filter(|table| rules.check(table).is_ok());
    out.extend(legal.map(|table| Action::Lay { table }));
}

/// Every set and run that can be made of a hand alone; a run rises, a set is in order of colour.
fn lines_of(hand: &Tiles) -> Vec<Vec<Tile>> {
    let mut lines = Vec::new();
    for value in 1..=14 {
        for colours in 0u8..16 {
            let chosen = Colour::ALL.into_iter().filter(|&colour| colours >> colour as u8 & 1 == 1);
            lines.push(chosen.filter_map(|colour| Tile::number(colour, value)).collect());
        }
    }
    for colour in Colour::ALL {
        for first in 1..=14 {
            for last in first + 2..=14 {
                lines
                    .push((first..=last).filter_map(|value| Tile::number(colour, value)).collect());
            }
        }
    }
    lines.retain(|line: &Vec<Tile>| {
        line.len() >= 3 && hand.contains_all(&line.iter().copied().collect())
    });
    lines
}

/// A table with a margin for new lines, seen row by row; turned, its columns are rows.
struct Grid {
    turned: bool,
    rows: i32,
    cols: i32,
    table: Vec<(i32, i32, Tile)>,
    cells: Vec<Option<Tile>>,
}

/// A line reaches at most this far beyond a tile on the table.
const MARGIN: i32 = 14;

impl Grid {
    fn new(table: &Table, turned: bool) -> Self {
        let place = |cell: Cell| {
            let (row, col) = (i32::from(cell.row), i32::from(cell.col));
            if turned { (col, row) } else { (row, col) }
        };
        let at = |laid: &crate::Laid| {
            let (row, col) = place(laid.cell);
            (row + MARGIN, col + MARGIN, laid.tile)
        };
        let table: Vec<_> = table.laid().iter().map(at).collect();
        let rows = table.iter().map(|tile| tile.0).max().unwrap_or(0) + MARGIN + 1;
        let cols = table.iter().map(|tile| tile.1).max().unwrap_or(0) + MARGIN + 1;
        let mut cells = vec![None; (rows * cols) as usize];
        for &(row, col, tile) in &table {
            cells[(row * cols + col) as usize] = Some(tile);
        }
        Self { turned, rows, cols, table, cells }
    }

    fn at(&self, row: i32, col: i32) -> Option<Tile> {
        let inside = 0 <= row && row < self.rows && 0 <= col && col < self.cols;
        if inside { self.cells[(row * self.cols + col) as usize] } else { None }
    }

    /// Whether a new tile there would touch nothing above or below.
    fn is_clear(&self, row: i32, col: i32) -> bool {
        self.at(row - 1, col).is_none() && self.at(row + 1, col).is_none()
    }

    /// Every way to fill an unbroken stretch of one row that holds a tile already.
    fn all_lines(&self, hand: &Tiles, found: &mut dyn FnMut(Table)) {
        for row in 0..self.rows {
            let held: Vec<i32> =
                (0..self.cols).filter(|&col| self.at(row, col).is_some()).collect();
            let (Some(&left), Some(&right)) = (held.first(), held.last()) else { continue };
            for first in (left - 13).max(0)..=right {
                if self.at(row, first - 1).is_none() {
                    self.lines_from(row, first, hand, found);
                }
            }
        }
    }

    /// The same for stretches that begin at one cell.
    fn lines_from(&self, row: i32, first: i32, hand: &Tiles, found: &mut dyn FnMut(Table)) {
        let mut fresh = 0;
        for last in first..self.cols.min(first + 14) {
            if self.at(row, last).is_none() {
                fresh += 1;
                if !self.is_clear(row, last) || fresh > hand.len() {
                    return;
                }
            }
            let length = last - first + 1;
            let fits = length >= 3 && 0 < fresh && i32::from(fresh) < length;
            if fits && self.at(row, last + 1).is_none() {
                self.fill(row, first, last, hand, found);
            }
        }
    }

    fn fill(&self, row: i32, first: i32, last: i32, hand: &Tiles, found: &mut dyn FnMut(Table)) {
        let Some((col, tile)) = (first..=last).find_map(|col| Some((col, self.at(row, col)?)))
        else {
            return;
        };
        let (Some(colour), Some(value)) = (tile.colour(), tile.value()) else { return };
        for step in [1, -1] {
            let of = |at: i32| {
                let value = i32::from(value) + step * (at - col);
                u8::try_from(value).ok().and_then(|value| Tile::number(colour, value))
            };
            self.try_line(row, first, (first..=last).map(of).collect(), hand, found);
        }
        let length = last - first + 1;
        let mut others = (first..=last).filter_map(|col| self.at(row, col)?.value());
        if length > 4 || others.any(|other| other != value) {
            return;
        }
        for order in 0..4u32.pow(length as u32) {
            let of = |place: u32| Colour::ALL[(order / 4u32.pow(place) % 4) as usize];
            let line = (0..length as u32).map(|place| Tile::number(of(place), value)).collect();
            self.try_line(row, first, line, hand, found);
        }
    }

    /// Lays a line if it fits what lies there and the hand has the rest.
    fn try_line(
        &self,
        row: i32,
        first: i32,
        line: Option<Vec<Tile>>,
        hand: &Tiles,
        found: &mut dyn FnMut(Table),
    ) {
        let Some(line) = line else { return };
        let mut new = Vec::new();
        for (col, tile) in (first..).zip(line) {
            match self.at(row, col) {
                Some(old) if old != tile => return,
                Some(_) => {}
                None => new.push((row, col, tile)),
            }
        }
        if hand.contains_all(&new.iter().map(|new| new.2).collect()) {
            let all = self.table.iter().chain(&new).copied();
            let turn =
                |(row, col, tile)| if self.turned { (col, row, tile) } else { (row, col, tile) };
            if let Ok(table) = Table::new(all.map(turn)) {
                found(table);
            }
        }
    }
}
