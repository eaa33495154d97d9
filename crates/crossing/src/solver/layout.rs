//! The grid on which the search moves tiles about, with everything it asks for kept at hand.

use super::code::{CODES, Code, Counts, Dice, VALUE, code, tile};
use super::pack::pack;
use crate::table::Table;

/// Cells in a row of the grid. The outermost ring is never used, so that every cell in use has
/// four neighbours.
const SIDE: u16 = 128;
/// One step down; a step to the right is 1.
pub(super) const DOWN: u16 = SIDE;
/// The four neighbours.
pub(super) const STEPS: [u16; 4] = [1, DOWN, 1u16.wrapping_neg(), DOWN.wrapping_neg()];
/// A table larger than this is pushed together first, so that the search has room around it.
const ROOMY: u8 = 90;

/// How far around the table new groups are started; a large table has less room than [`ROOMY`].
const RING: u16 = 5;

/// A cell of the grid.
pub(super) type At = u16;

/// What a cell sees along one axis.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Axis {
    /// No neighbour.
    Alone,
    /// A set or a run.
    Right,
    /// A line that is neither.
    Wrong,
}

/// Tiles on a grid.
#[derive(Clone)]
pub(super) struct Layout {
    cells: Vec<Code>,
    /// The group of each tile; zero where there is none, or none known.
    group: Vec<u8>,
    parent: [u8; 256],
    fresh: u8,
    groups: u8,
    places: [[At; 2]; CODES],
    counts: Counts,
    total: u16,
    /// The table as it lay, to count what stays where it was.
    home: Vec<Code>,
    homes: Vec<Vec<At>>,
    kept: u16,
    /// Done since the last mark: a cell and what was taken off it, or zero if a tile came.
    journal: Vec<(At, Code)>,
    queue: Vec<At>,
    /// Top, bottom, left and right of the part where new groups are started.
    frame: [u16; 4],
}

impl Layout {
    /// The table in the middle of the grid.
    pub(super) fn new(table: &Table) -> Self {
        let cells = vec![0; usize::from(SIDE * SIDE)];
        let mut layout = Self {
            group: cells.clone(),
            home: cells.clone(),
            cells,
            parent: [0; 256],
            fresh: 0,
            groups: 0,
            places: [[0; 2]; CODES],
            counts: [0; CODES],
            total: 0,
            homes: vec![Vec::new(); CODES],
            kept: 0,
            journal: Vec::new(),
            queue: Vec::new(),
            frame: [SIDE / 2; 4],
        };
        let packed;
        let (rows, cols) = table.size();
        let table = if rows > ROOMY || cols > ROOMY {
            packed = pack(table);
            &packed
        } else {
            table
        };
        let (rows, cols) = table.size();
        let corner = (SIDE - u16::from(rows)) / 2 * SIDE + (SIDE - u16::from(cols)) / 2;
        for laid in table.laid() {
            let at = corner + u16::from(laid.cell.row) * SIDE + u16::from(laid.cell.col);
            layout.home[usize::from(at)] = code(laid.tile);
            layout.homes[usize::from(code(laid.tile))].push(at);
            layout.put(at, code(laid.tile));
        }
        let (top, left) = (corner / SIDE, corner % SIDE);
        let (bottom, right) = (top + u16::from(rows), left + u16::from(cols));
        layout.frame = [top - RING, bottom + RING, left - RING, right + RING];
        layout.count_groups();
        layout.mark();
        layout
    }

    /// The same as a table; none if it holds more than a table can, which no search leads to.
    pub(super) fn to_table(&self) -> Option<Table> {
        let of = |at: At| {
            let tile = tile(self.code(at))?;
            Some((i32::from(at / SIDE), i32::from(at % SIDE), tile))
        };
        let laid: Option<Vec<_>> = self.all().map(of).collect();
        Table::new(laid?).ok()
    }

    pub(super) fn code(&self, at: At) -> Code {
        self.cells[usize::from(at)]
    }

    pub(super) fn count(&self, code: Code) -> u8 {
        self.counts[usize::from(code)]
    }

    pub(super) fn total(&self) -> u16 {
        self.total
    }

    /// How many tiles lie where they lay at first.
    pub(super) fn kept(&self) -> u16 {
        self.kept
    }

    /// How many groups there are, counted on through every tile put since [`Self::count_groups`].
    pub(super) fn groups(&self) -> u8 {
        self.groups
    }

    /// The cells on which tiles of that kind lie.
    pub(super) fn places(&self, code: Code) -> &[At] {
        &self.places[usize::from(code)][..usize::from(self.count(code))]
    }

    /// All cells with a tile on them.
    pub(super) fn all(&self) -> impl Iterator<Item = At> + '_ {
        (0..CODES as u8).flat_map(|code| self.places(code).iter().copied())
    }

    /// Where the tiles of that kind lay at first.
    pub(super) fn homes(&self, code: Code) -> &[At] {
        &self.homes[usize::from(code)]
    }

    pub(super) fn is_home(&self, at: At, code: Code) -> bool {
        self.home[usize::from(at)] == code
    }

    /// Whether a tile may lie there at all: not on the outermost ring.
    pub(super) fn is_inside(at: At) -> bool {
        let (row, col) = (at / SIDE, at % SIDE);
        let inner = 1..SIDE - 1;
        inner.contains(&row) && inner.contains(&col)
    }

    /// A random cell in or just around the table as it lay at first.
    pub(super) fn somewhere(&self, dice: &mut Dice) -> At {
        let [top, bottom, left, right] = self.frame;
        let row = top + dice.below(u32::from(bottom - top) + 1) as u16;
        row * SIDE + left + dice.below(u32::from(right - left) + 1) as u16
    }

    /// What the tile on `at` is part of, along one axis.
    pub(super) fn axis(&self, at: At, step: u16) -> Axis {
        let mut start = at;
        while self.code(start - step) != 0 {
            start -= step;
        }
        let first = self.code(start);
        let second = self.code(start + step);
        if second == 0 {
            return Axis::Alone;
        }
        let mut at = start + 2 * step;
        let mut next = self.code(at);
        if next == 0 {
            return Axis::Wrong;
        }
        let by = second.wrapping_sub(first);
        let mut last = second;
        if by == 1 || by == u8::MAX {
            while next != 0 {
                if next != last.wrapping_add(by) {
                    return Axis::Wrong;
                }
                last = next;
                at += step;
                next = self.code(at);
            }
            return Axis::Right;
        }
        if by & VALUE != 0 || by == 0 {
            return Axis::Wrong;
        }
        let mut colours = 1u8 << (first >> 4) | 1 << (second >> 4);
        while next != 0 {
            let colour = 1 << (next >> 4);
            if (next ^ first) & VALUE != 0 || colours & colour != 0 {
                return Axis::Wrong;
            }
            colours |= colour;
            at += step;
            next = self.code(at);
        }
        Axis::Right
    }

    /// How many tiles lie in an unbroken line through `at`.
    pub(super) fn length(&self, at: At, step: u16) -> u16 {
        let mut length = 1;
        let mut to = at - step;
        while self.code(to) != 0 {
            to -= step;
            length += 1;
        }
        to = at + step;
        while self.code(to) != 0 {
            to += step;
            length += 1;
        }
        length
    }

    /// Lays new tiles on free cells if every line through them comes out right and none is alone.
    pub(super) fn try_put(&mut self, tiles: &[(At, Code)]) -> bool {
        if tiles.iter().any(|&(at, _)| !Self::is_inside(at) || self.code(at) != 0) {
            return false;
        }
        for &(at, code) in tiles {
            self.cells[usize::from(at)] = code;
        }
        let fits = tiles.iter().all(|&(at, _)| !self.is_wrong(at));
        for &(at, code) in tiles {
            if fits {
                self.put(at, code);
                self.join(at);
            } else {
                self.cells[usize::from(at)] = 0;
            }
        }
        fits
    }

    /// Lays a tile, whatever comes of it.
    pub(super) fn put(&mut self, at: At, code: Code) {
        self.cells[usize::from(at)] = code;
        let count = &mut self.counts[usize::from(code)];
        self.places[usize::from(code)][usize::from(*count)] = at;
        *count += 1;
        self.total += 1;
        self.kept += u16::from(self.home[usize::from(at)] == code);
        self.journal.push((at, 0));
    }

    /// Takes a tile off, whatever comes of it.
    pub(super) fn take(&mut self, at: At) -> Code {
        let code = self.code(at);
        self.cells[usize::from(at)] = 0;
        self.group[usize::from(at)] = 0;
        let count = &mut self.counts[usize::from(code)];
        *count -= 1;
        let places = &mut self.places[usize::from(code)];
        if places[0] == at {
            places.swap(0, usize::from(*count));
        }
        self.total -= 1;
        self.kept -= u16::from(self.home[usize::from(at)] == code);
        self.journal.push((at, code));
        code
    }

    /// Forgets what was done: [`Self::undo`] goes back to here.
    pub(super) fn mark(&mut self) {
        self.journal.clear();
    }

    /// Takes back everything since the last mark. Groups must be counted anew.
    pub(super) fn undo(&mut self) {
        let mut journal = std::mem::take(&mut self.journal);
        for &(at, code) in journal.iter().rev() {
            if code == 0 {
                self.take(at);
            } else {
                self.put(at, code);
            }
        }
        journal.clear();
        self.journal = journal;
    }

    /// Takes off tiles until no line is broken, beginning around what was taken off since the mark.
    pub(super) fn mend(&mut self) {
        let mut look = 0;
        while look < self.journal.len() {
            let (at, code) = self.journal[look];
            look += 1;
            if code == 0 {
                continue;
            }
            for step in STEPS {
                let next = at.wrapping_add(step);
                if self.code(next) != 0 && self.is_broken(next) {
                    self.take(next);
                }
            }
        }
    }

    /// Counts the groups, gives every tile the number of its own.
    pub(super) fn count_groups(&mut self) {
        let mut cells = std::mem::take(&mut self.queue);
        cells.clear();
        cells.extend(self.all());
        for &at in &cells {
            self.group[usize::from(at)] = 0;
        }
        self.groups = 0;
        let all = cells.len();
        for place in 0..all {
            let first = cells[place];
            if self.group[usize::from(first)] != 0 {
                continue;
            }
            self.groups += 1;
            self.group[usize::from(first)] = self.groups;
            cells.push(first);
            while cells.len() > all {
                let Some(at) = cells.pop() else { break };
                for step in STEPS {
                    let next = at.wrapping_add(step);
                    if self.code(next) != 0 && self.group[usize::from(next)] == 0 {
                        self.group[usize::from(next)] = self.groups;
                        cells.push(next);
                    }
                }
            }
        }
        self.fresh = self.groups;
        for name in 0..=self.groups {
            self.parent[usize::from(name)] = name;
        }
        self.queue = cells;
    }

    /// The number of the group that a tile belongs to.
    pub(super) fn group(&self, at: At) -> u8 {
        let mut name = self.group[usize::from(at)];
        while self.parent[usize::from(name)] != name {
            name = self.parent[usize::from(name)];
        }
        name
    }

    /// Whether a tile lies in a line that is neither set nor run, or in none.
    pub(super) fn is_wrong(&self, at: At) -> bool {
        let (across, down) = (self.axis(at, 1), self.axis(at, DOWN));
        across == Axis::Wrong
            || down == Axis::Wrong
            || (across == Axis::Alone && down == Axis::Alone)
    }

    fn is_broken(&self, at: At) -> bool {
        let (across, down) = (self.length(at, 1), self.length(at, DOWN));
        across == 2 || down == 2 || (across == 1 && down == 1)
    }

    /// Gives a new tile its group, joining those it touches.
    fn join(&mut self, at: At) {
        self.fresh = self.fresh.saturating_add(1);
        self.groups += 1;
        self.parent[usize::from(self.fresh)] = self.fresh;
        self.group[usize::from(at)] = self.fresh;
        let mut own = self.fresh;
        for step in STEPS {
            let next = at.wrapping_add(step);
            if self.code(next) == 0 || self.group[usize::from(next)] == 0 {
                continue;
            }
            let other = self.group(next);
            if other != own {
                self.parent[usize::from(own)] = other;
                own = other;
                self.groups -= 1;
            }
        }
    }
}
