//! What a chip makes together with the others of its team in a line: five in a row, or nearly six.

use crate::space::{Row, STRIDE, Space, SpaceSet, Way};

/// The four lines through a space of the board, in the order of [`Way::ALL`].
// One line of memory, and no more to fetch at a move.
#[repr(align(64))]
#[derive(Clone, Copy, Debug)]
pub(crate) struct Lines {
    /// The spaces of the lines that lead down. A line across is a whole row, and needs no such set.
    spaces: [SpaceSet; 3],
    /// Where they start at the edge of the grid, as [`side_by_side`] counts it.
    starts: [u8; 4],
    /// In each line, the bit of the space itself.
    bits: [u16; 4],
}

const _: () = assert!(size_of::<Lines>() == 64, "one line of memory");

/// A chip and the others of its team in one line.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Line {
    /// The bit of the chip.
    chip: u32,
    /// The others of the line in their order, one bit each.
    others: u32,
}

/// The fives in a row that a chip is part of, in all four ways.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Fives {
    space: Space,
    /// The first places of the fives in their lines, one bit each; sixteen bits for each way.
    starts: u64,
}

/// The gaps in the lines through a chip where one more chip would make six or more in a row, in all four ways.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Gaps {
    space: Space,
    /// Their places in their lines, one bit each; sixteen bits for each way.
    places: u64,
}

impl Lines {
    pub(crate) const NONE: Self =
        Self { spaces: [SpaceSet::EMPTY; 3], starts: [0; 4], bits: [0; 4] };

    /// The lines through `space` on a board of so many rows and columns.
    pub(crate) const fn through(space: Space, rows: u8, columns: u8) -> Self {
        let (row, column) = (space.row(), space.column());
        let mut lines = Self {
            starts: [row * STRIDE, column, column.wrapping_sub(row), column + row],
            ..Self::NONE
        };
        let mut way = 0;
        while way < 4 {
            lines.bits[way] = 1 << place(space, Way::ALL[way]);
            way += 1;
        }
        let mut at = 0;
        while at < rows * columns {
            let (r, c) = (at / columns, at % columns);
            let is_in = [c == column, c + row == column + r, c + r == column + row];
            let mut way = 0;
            while way < 3 {
                if is_in[way] {
                    lines.spaces[way].insert(Space::new(r, c));
                }
                way += 1;
            }
            at += 1;
        }
        lines
    }

    /// The lines with those of these chips that are in them.
    #[inline(always)]
    pub(crate) const fn with(&self, chips: SpaceSet) -> [Line; 4] {
        [
            self.line(chips, Way::Across),
            self.line(chips, Way::Down),
            self.line(chips, Way::Falling),
            self.line(chips, Way::Rising),
        ]
    }

    #[inline(always)]
    const fn line(&self, chips: SpaceSet, way: Way) -> Line {
        let start = self.starts[way as usize];
        let others = match way {
            Way::Across => row(chips, start),
            Way::Down | Way::Falling | Way::Rising => {
                side_by_side(chips.intersection(self.spaces[way as usize - 1]), start, way)
            }
        };
        Line { chip: self.bits[way as usize] as u32, others }
    }
}

/// True if a chip in these lines would finish five, or come near to six.
#[inline(always)]
pub(crate) const fn is_any_ripe([across, down, falling, rising]: [Line; 4]) -> bool {
    across.is_ripe() | down.is_ripe() | falling.is_ripe() | rising.is_ripe()
}

impl Line {
    /// True if the chip makes five, or leaves a gap that would make six. It rarely does either.
    #[inline(always)]
    const fn is_ripe(self) -> bool {
        RIPE[self.others as usize % RIPE.len()] as u32 & self.chip != 0
    }

    /// The first places of the fives that the chip is part of, one bit each.
    const fn starts(self) -> u32 {
        let one = self.chips();
        let two = one & one >> 1;
        let four = two & two >> 2;
        let with_chip = (0b1_1111 * self.chip) >> 4;
        four & one >> 4 & with_chip
    }

    const fn chips(self) -> u32 {
        self.others | self.chip
    }
}

impl Fives {
    /// The fives in the lines through a chip on `space`, given in the order of [`Way::ALL`].
    pub(crate) fn of(space: Space, lines: [Line; 4]) -> Self {
        Self { space, starts: ways_side_by_side(lines.map(Line::starts)) }
    }

    pub(crate) const fn is_empty(self) -> bool {
        self.starts == 0
    }

    /// True if the chip makes six or more in a line.
    pub(crate) const fn has_two_in_line(self) -> bool {
        // Two fives with the chip in one line start next to each other; no five starts at the end of sixteen bits.
        self.starts & self.starts >> 1 != 0
    }

    pub(crate) const fn len(self) -> u8 {
        self.starts.count_ones() as u8
    }

    /// The five, if it is one alone.
    pub(crate) fn only(self) -> Option<Row> {
        if self.len() == 1 { self.iter().next() } else { None }
    }

    /// The fives, way by way, those that start first at first.
    pub(crate) fn iter(self) -> impl Iterator<Item = Row> {
        places(self.starts).map(move |(way, start)| self.row(way, start))
    }

    /// Those of the fives that are to be kept.
    pub(crate) fn filter(self, keep: impl Fn(Row) -> bool) -> Self {
        let kept = places(self.starts).filter(|&(way, start)| keep(self.row(way, start)));
        let bits = kept.map(|(way, start)| 1 << (16 * way as u8 + start));
        Self { starts: bits.fold(0, |starts, bit: u64| starts | bit), ..self }
    }

    /// The first and the last of the fives in one way. Only meant for ways that have one.
    pub(crate) const fn ends(self, way: Way) -> [Row; 2] {
        let starts = (self.starts >> (16 * way as u8)) as u16;
        let (first, before_last) = (starts.trailing_zeros(), starts.leading_zeros());
        [self.row(way, first as u8), self.row(way, 15 - before_last as u8)]
    }

    #[inline]
    const fn row(self, way: Way, start: u8) -> Row {
        Row::with(self.space, place(self.space, way) - start, way)
    }
}

impl Gaps {
    /// The gaps in the lines through a chip on `space`, given in the order of [`Way::ALL`].
    pub(crate) fn of(space: Space, lines: [Line; 4]) -> Self {
        Self { space, places: ways_side_by_side(lines.map(|line| gaps(line.chips()))) }
    }

    pub(crate) fn iter(self) -> impl Iterator<Item = Space> {
        places(self.places).map(move |(way, gap)| {
            // Where the gap comes after the chip, the difference wraps, and so do the steps back.
            let steps = place(self.space, way).wrapping_sub(gap);
            self.space.back(steps.wrapping_mul(way.step()))
        })
    }
}

/// For all that a line can hold, the places where a chip makes five or leaves a new gap that would make six.
static RIPE: [u16; 1 << 12] = {
    let mut ripe = [0; 1 << 12];
    let mut others = 0;
    while others < 1 << 12 {
        let mut place = 0;
        while place < 12 {
            let line = Line { chip: 1 << place, others };
            if line.starts() != 0 || gaps(line.chips()) & !gaps(others) != 0 {
                ripe[others as usize] |= 1 << place;
            }
            place += 1;
        }
        others += 1;
    }
    ripe
};

/// Which place of the line that goes this way `space` has, counted from the edge of the board.
#[inline(always)]
const fn place(space: Space, way: Way) -> u8 {
    if matches!(way, Way::Across) { space.column() } else { space.row() }
}

/// The bits of four lines in one word, sixteen for each.
const fn ways_side_by_side([across, down, falling, rising]: [u32; 4]) -> u64 {
    across as u64 | (down as u64) << 16 | (falling as u64) << 32 | (rising as u64) << 48
}

/// The bits of such a word: way and place.
fn places(word: u64) -> impl Iterator<Item = (Way, u8)> {
    let mut rest = word;
    std::iter::from_fn(move || {
        let bit = (rest != 0).then_some(rest.trailing_zeros() as u8)?;
        rest &= rest - 1;
        Some((Way::ALL[usize::from(bit / 16)], bit % 16))
    })
}

/// The gaps of a line where one more chip would make six or more in a row, one bit each.
const fn gaps(chips: u32) -> u32 {
    let one = chips;
    let two = one & one >> 1;
    let three = two & one >> 2;
    let four = two & two >> 2;
    let gaps = (one & four >> 2) << 1
        | (two & three >> 3) << 2
        | (three & two >> 4) << 3
        | (four & one >> 5) << 4;
    gaps & !chips
}

/// The row of `set` that starts in `start`, as bits side by side: the first place lowest.
#[inline(always)]
const fn row(set: SpaceSet, start: u8) -> u32 {
    let [low, high] = set.words();
    let word = if start < 64 { low } else { high };
    (word.rotate_right(start as u32) & 0xfff) as u32
}

/// The spaces of `set`, all of one line that leads down from the edge in `start`, in the same way.
///
/// The lower word of a set is the first five rows of the board and the upper word the last five. Each word has its
/// five bits one step apart; the upper ones are moved in between the lower ones, five places above. Then one product
/// brings all together: it adds up copies of the word, moved up by different lengths. In the copy of a row, its two
/// bits arrive at their places among the twelve highest bits; all else falls above these or below, and no two bits meet.
#[inline(always)]
const fn side_by_side(set: SpaceSet, start: u8, way: Way) -> u32 {
    const COPIES: [u64; 4] = [0, copies(Way::Down), copies(Way::Falling), copies(Way::Rising)];
    let [low, high] = set.words();
    let lift = 128 + 5 - 5 * way.step() as u32;
    let spread = (low | high.rotate_left(lift)).rotate_right(start as u32);
    (spread.wrapping_mul(COPIES[way as usize]) >> 52) as u32
}

const fn copies(way: Way) -> u64 {
    let (mut copies, mut row) = (0, 0);
    while row < 5 {
        copies |= 1 << (52 + row - row * way.step());
        row += 1;
    }
    copies
}

const _: () = assert!(5 * STRIDE - 1 == 64, "the first five rows are the lower word of a set");

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
                    let is_near =
                        |&space: &Space| space != middle && is_in_line(middle, space, way);
                    let others: Vec<Space> = spaces.iter().filter(is_near).collect();
                    for chosen in 0..1u32 << others.len() {
                        let places = others.iter().zip(0..);
                        let line = places.filter(|(_, i)| chosen >> i & 1 == 1);
                        check_line(edition, middle, way, line.map(|(space, _)| *space).collect());
                    }
                }
            }
        }
    }

    fn is_in_line(one: Space, other: Space, way: Way) -> bool {
        let right = i16::from(other.column()) - i16::from(one.column());
        let down = i16::from(other.row()) - i16::from(one.row());
        match way {
            Way::Across => down == 0,
            Way::Down => right == 0,
            Way::Falling => right == down,
            Way::Rising => right == -down,
        }
    }

    fn check_line(edition: Edition, middle: Space, way: Way, line: SpaceSet) {
        let mut with = line;
        with.insert(middle);
        let fives: Vec<Row> = with.rows().filter(|row| row.set().contains(middle)).collect();
        let found = edition.tables().lines(middle).with(line)[way as usize];
        let lines =
            Way::ALL.map(|each| if each == way { found } else { Line { others: 0, ..found } });
        let of_lines = Fives::of(middle, lines);
        assert_eq!(of_lines.iter().collect::<Vec<_>>(), fives, "{with:?}");
        assert_eq!(of_lines.is_empty(), fives.is_empty(), "{with:?}");
        if !line.has_row() {
            let is_ripe = !fives.is_empty() || with.sixths() != line.sixths();
            assert_eq!(found.is_ripe(), is_ripe, "{with:?}");
        }
    }
}
