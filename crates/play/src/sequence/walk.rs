//! Walking over the board with arrows.

use sequence::{Edition, Space, SpaceSet};

/// An arrow.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Direction {
    Left,
    Right,
    Up,
    Down,
}

/// How the board lies on the screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lie {
    /// As it is printed.
    Printed,
    /// With rows as columns, where the screen is taller than wide. Lines stay lines.
    Upright,
}

impl Lie {
    /// Column and row of `space` on the screen.
    #[must_use]
    pub const fn place(self, space: Space) -> (u8, u8) {
        match self {
            Self::Printed => (space.column(), space.row()),
            Self::Upright => (space.row(), space.column()),
        }
    }
}

/// The next of `spaces` in this direction, as it looks on the screen; `from` itself if there is none.
///
/// Nearest is what lies straight ahead before what lies aside, so that one can walk along a row of lit spaces and
/// still reach those that are in no line with it.
#[must_use]
pub fn walk(from: Space, direction: Direction, spaces: SpaceSet, lie: Lie) -> Space {
    let (x, y) = lie.place(from);
    let way = |space: Space| {
        let (to_x, to_y) = lie.place(space);
        let (right, down) = (i16::from(to_x) - i16::from(x), i16::from(to_y) - i16::from(y));
        let (ahead, aside) = match direction {
            Direction::Left => (-right, down),
            Direction::Right => (right, down),
            Direction::Up => (-down, right),
            Direction::Down => (down, right),
        };
        (ahead > 0).then(|| (ahead + 3 * aside.abs(), aside, space))
    };
    spaces.iter().filter_map(way).min().map_or(from, |(_, _, space)| space)
}

/// All spaces of the board, the free corners included.
#[must_use]
pub fn every_space(edition: Edition) -> SpaceSet {
    edition.playable().union(edition.corners())
}
