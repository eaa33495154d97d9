//! What a chip makes together with its neighbours in a line: five in a row, or nearly six.

use std::ops::Deref;

use crate::space::{Row, Space, SpaceSet, Way};

/// A chip and those that lie next to it without a gap, in one line.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Run {
    space: Space,
    way: Way,
    /// The chips of the line within five steps of the space.
    line: SpaceSet,
    /// How many chips follow each other right before the space, and how many right after it.
    before: u8,
    after: u8,
}

/// A set of ways, one bit each.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Ways(u8);

/// Rows through one space, without a heap.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct RowList {
    rows: [Row; Self::MOST],
    len: u8,
}

impl Run {
    /// The run of a chip on `space` in the line that goes this way, of which these are the others near by.
    pub(crate) fn through(space: Space, way: Way, line: SpaceSet) -> Self {
        let before = count(line, space, |space| space.back(way.step()));
        let after = count(line, space, |space| space.on(way.step()));
        Self { space, way, line, before, after }
    }

    const fn len(self) -> u8 {
        self.before + 1 + self.after
    }

    pub(crate) const fn has_five(self) -> bool {
        self.len() >= 5
    }

    /// The gaps next to the run where one more chip would make six or more of it. Only meant for runs below five.
    pub(crate) fn sixths(self) -> SpaceSet {
        let step = self.way.step();
        let mut sixths = SpaceSet::EMPTY;
        let gap = self.space.back((self.before + 1) * step);
        if self.len() + count(self.line, gap, |space| space.back(step)) >= 5 {
            sixths.insert(gap);
        }
        let gap = self.space.on((self.after + 1) * step);
        if self.len() + count(self.line, gap, |space| space.on(step)) >= 5 {
            sixths.insert(gap);
        }
        sixths
    }

    /// The fives of the run that the space is part of, those that start first at first.
    pub(crate) fn fives(self) -> impl Iterator<Item = Row> {
        let places = 4 - self.after.min(4)..=self.before.min(4);
        places.rev().map(move |place| Row::with(self.space, place, self.way))
    }
}

impl Ways {
    /// The ways that `holds` says yes to.
    pub(crate) fn where_(holds: impl Fn(Way) -> bool) -> Self {
        Self(Way::ALL.into_iter().fold(0, |set, way| set | u8::from(holds(way)) << way as u8))
    }

    pub(crate) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub(crate) fn iter(self) -> impl Iterator<Item = Way> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let way = *Way::ALL.get(rest.trailing_zeros() as usize)?;
            rest &= rest - 1;
            Some(way)
        })
    }
}

/// How many of `line` follow each other from `space` on, itself not counted.
fn count(line: SpaceSet, space: Space, next: impl Fn(Space) -> Space) -> u8 {
    let mut at = next(space);
    let mut count = 0;
    while line.contains(at) {
        count += 1;
        at = next(at);
    }
    count
}

impl RowList {
    /// In each of four ways a space can be the first to the fifth of a row.
    const MOST: usize = 20;

    pub(crate) const EMPTY: Self =
        Self { rows: [Row::with(Space::new(0, 0), 0, Way::Across); Self::MOST], len: 0 };

    pub(crate) fn push(&mut self, row: Row) {
        if let Some(place) = self.rows.get_mut(usize::from(self.len)) {
            *place = row;
            self.len += 1;
        }
    }
}

impl Deref for RowList {
    type Target = [Row];

    fn deref(&self) -> &[Row] {
        &self.rows[..usize::from(self.len)]
    }
}

impl FromIterator<Row> for RowList {
    fn from_iter<I: IntoIterator<Item = Row>>(rows: I) -> Self {
        let mut list = Self::EMPTY;
        rows.into_iter().for_each(|row| list.push(row));
        list
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every line of eleven places that any board could show, against the plain search through all rows.
    #[test]
    fn a_run_finds_what_a_search_finds() {
        let spaces: Vec<Space> = (0..11).map(|column| Space::new(3, column)).collect();
        let middle = spaces[5];
        for bits in (0..1u32 << 11).filter(|bits| bits >> 5 & 1 == 0) {
            let line: SpaceSet =
                (0..11).filter(|i| bits >> i & 1 == 1).map(|i| spaces[i as usize]).collect();
            let mut with = line;
            with.insert(middle);
            let fives: Vec<Row> = with.rows().filter(|row| row.set().contains(middle)).collect();
            let run = Run::through(middle, Way::Across, line);
            assert_eq!(run.fives().collect::<Vec<_>>(), fives, "{with:?}");
            assert_eq!(run.has_five(), !fives.is_empty(), "{with:?}");
            if fives.is_empty() {
                let known = line.sixths().union(run.sixths());
                assert_eq!(known, with.sixths(), "{with:?}");
            }
        }
    }
}
