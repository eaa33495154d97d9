//! What a chip makes together with its neighbours in a line: five in a row, or nearly six.

use crate::space::{Row, Space, SpaceSet, Way};

/// A chip and those of its team within five steps of it, in one line.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Line {
    space: Space,
    way: Way,
    /// The chips in their order, one bit each; the one in the middle is bit 5.
    chips: u32,
}

/// A set of ways, one bit each.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Ways(u8);

impl Line {
    /// The line through a chip on `space` that goes this way, of which these are the others near by.
    #[inline]
    pub(crate) fn through(space: Space, way: Way, others: SpaceSet) -> Self {
        let step = i16::from(way.step());
        let at = space.index() as i16;
        let before = gather(others.window(at - 5 * step), way);
        let after = gather(others.window(at + step), way);
        Self { space, way, chips: before | 1 << 5 | after << 6 }
    }

    pub(crate) const fn has_five(self) -> bool {
        self.starts() != 0
    }

    /// The fives that the chip is part of, those that start first at first.
    pub(crate) fn fives(self) -> impl Iterator<Item = Row> {
        let Self { space, way, .. } = self;
        ones(self.starts()).map(move |start| Row::with(space, 5 - start, way))
    }

    /// The gaps where one more chip would make six or more in a row. Only meant for lines without five.
    pub(crate) fn sixths(self) -> SpaceSet {
        let one = self.chips;
        let two = one & one >> 1;
        let three = two & one >> 2;
        let four = two & two >> 2;
        let gaps = (one & four >> 2) << 1
            | (two & three >> 3) << 2
            | (three & two >> 4) << 3
            | (four & one >> 5) << 4;
        let first = self.space.back(5 * self.way.step());
        ones(gaps).map(|place| first.on(place * self.way.step())).collect()
    }

    /// The first places of the fives that the chip is part of, one bit each.
    const fn starts(self) -> u32 {
        let two = self.chips & self.chips >> 1;
        let four = two & two >> 2;
        four & self.chips >> 4 & 0b11_1110
    }
}

impl Ways {
    /// The ways that `holds` says yes to.
    pub(crate) fn that(holds: impl Fn(Way) -> bool) -> Self {
        Self(Way::ALL.into_iter().fold(0, |set, way| set | u8::from(holds(way)) << way as u8))
    }

    pub(crate) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub(crate) fn iter(self) -> impl Iterator<Item = Way> {
        ones(self.0.into()).map(|way| Way::ALL[usize::from(way) % 4])
    }
}

/// Brings five bits that lie one step of this way apart, the first in the lowest place, side by side.
///
/// A product adds up copies of one factor, moved up by the bits of the other. One copy for each of the five brings it
/// to its place among the five highest bits; the rest falls above or below these, and no two bits meet. To read a line
/// this way takes 74 instructions; one space at a time it took 165.
const fn gather(window: u64, way: Way) -> u32 {
    const COPIES: [u64; 4] = [1 << 59, copies(13), copies(14), copies(12)];
    (window.wrapping_mul(COPIES[way as usize]) >> 59) as u32
}

const fn copies(step: u32) -> u64 {
    let (mut copies, mut place) = (0, 0);
    while place < 5 {
        copies |= 1 << (59 + place - place * step);
        place += 1;
    }
    copies
}

/// The places of the bits that are set, lowest first.
fn ones(bits: u32) -> impl Iterator<Item = u8> {
    let mut rest = bits;
    std::iter::from_fn(move || {
        let place = (rest != 0).then_some(rest.trailing_zeros() as u8);
        rest &= rest.wrapping_sub(1);
        place
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Edition;

    /// Every line that any board could show round any of its spaces, against the plain search through all rows.
    #[test]
    fn a_line_finds_what_a_search_finds() {
        for edition in Edition::ALL {
            let spaces = edition.playable().union(edition.corners());
            for middle in spaces.iter() {
                for way in Way::ALL {
                    let near = edition.tables().lines(middle)[way as usize];
                    let others: Vec<Space> = near.iter().filter(|&space| space != middle).collect();
                    for chosen in 0..1u32 << others.len() {
                        let places = others.iter().zip(0..);
                        let line = places.filter(|(_, i)| chosen >> i & 1 == 1);
                        check_line(middle, way, line.map(|(space, _)| *space).collect());
                    }
                }
            }
        }
    }

    fn check_line(middle: Space, way: Way, line: SpaceSet) {
        let mut with = line;
        with.insert(middle);
        let fives: Vec<Row> = with.rows().filter(|row| row.set().contains(middle)).collect();
        let found = Line::through(middle, way, line);
        assert_eq!(found.fives().collect::<Vec<_>>(), fives, "{with:?}");
        assert_eq!(found.has_five(), !fives.is_empty(), "{with:?}");
        if fives.is_empty() {
            let known = line.sixths().union(found.sixths());
            assert_eq!(known, with.sixths(), "{with:?}");
        }
    }
}
