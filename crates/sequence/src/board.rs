//! The board as rows of text, for positions, views and screens.

use std::fmt;

use game::{Changes, Part, Team};
use serde::ser::{SerializeSeq as _, Serializer};
use serde::{Deserialize, Deserializer, Serialize};

use crate::{Edition, Space, SpaceSet};

/// The chips on the board. JSON: one string for each row from the top, its spaces set apart by blanks: `**` a free
/// corner, `.` an uncovered space, `b` `r` `g` a chip of blue, red or green, `B` `R` `G` one turned to its marked side.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Board {
    pub(crate) edition: Edition,
    pub(crate) chips: [SpaceSet; 3],
    pub(crate) turned: SpaceSet,
}

/// A chip on the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Chip {
    /// Whose it is.
    pub team: Team,
    /// Whether it is part of a finished sequence.
    pub turned: bool,
}

/// Why rows of text are no board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BoardFault {
    /// No edition has a board of so many rows, or a row of so many spaces.
    Size {
        /// The number of rows.
        rows: usize,
        /// The number of spaces in the first row that does not fit.
        columns: usize,
    },
    /// The chips of two teams on one space.
    TwoTeams(Space, String),
    /// A chip on a free corner.
    ChipOnCorner(Space),
    /// A free corner where the board has none.
    NoCorner(Space),
    /// A mark that means nothing.
    UnknownMark(Space, String),
}

/// The text of a row is at most so long: twelve spaces, and no more than two of them corners.
const LONGEST: usize = 25;

const PLAIN: [&str; 3] = ["b", "r", "g"];
const TURNED: [&str; 3] = ["B", "R", "G"];

impl Board {
    /// The chip on `space`.
    #[must_use]
    pub fn chip(&self, space: Space) -> Option<Chip> {
        let team = (0..3).find(|&team| self.chips[usize::from(team)].contains(space))?;
        Some(Chip { team: Team(team), turned: self.turned.contains(space) })
    }

    /// The edition whose board it is.
    #[must_use]
    pub const fn edition(&self) -> Edition {
        self.edition
    }

    /// All chips of `team`.
    #[must_use]
    pub fn chips(&self, team: Team) -> SpaceSet {
        self.chips.get(usize::from(team.0)).copied().unwrap_or_default()
    }

    /// The rows of text.
    #[must_use]
    pub fn to_rows(&self) -> Vec<String> {
        (0..self.edition.rows()).map(|row| self.row(row)).collect()
    }

    /// The board that these rows of text show.
    pub fn from_rows<S: AsRef<str>>(rows: &[S]) -> Result<Self, BoardFault> {
        let first = rows.first().map_or(0, |row| row.as_ref().split_whitespace().count());
        let fits = |edition: &Edition| {
            (usize::from(edition.rows()), usize::from(edition.columns())) == (rows.len(), first)
        };
        let edition = Edition::ALL.into_iter().find(fits);
        let edition = edition.ok_or(BoardFault::Size { rows: rows.len(), columns: first })?;
        let mut board = Self { edition, chips: [SpaceSet::EMPTY; 3], turned: SpaceSet::EMPTY };
        for (number, row) in rows.iter().enumerate() {
            let marks: Vec<&str> = row.as_ref().split_whitespace().collect();
            if marks.len() != first {
                return Err(BoardFault::Size { rows: rows.len(), columns: marks.len() });
            }
            for (column, mark) in marks.into_iter().enumerate() {
                board.set(Space::new(number as u8, column as u8), mark)?;
            }
        }
        Ok(board)
    }

    /// One row of text.
    fn row(&self, row: u8) -> String {
        let mut text = String::with_capacity(LONGEST);
        for column in 0..self.edition.columns() {
            if column > 0 {
                text.push(' ');
            }
            text.push_str(self.mark(Space::new(row, column)));
        }
        text
    }

    fn mark(&self, space: Space) -> &'static str {
        match self.chip(space) {
            Some(Chip { team, turned: false }) => PLAIN[usize::from(team.0)],
            Some(Chip { team, turned: true }) => TURNED[usize::from(team.0)],
            None if self.edition.corners().contains(space) => "**",
            None => ".",
        }
    }

    fn set(&mut self, space: Space, mark: &str) -> Result<(), BoardFault> {
        let corner = self.edition.corners().contains(space);
        match (mark, corner) {
            (".", false) | ("**", true) => return Ok(()),
            ("**", false) => return Err(BoardFault::NoCorner(space)),
            _ => {}
        }
        let turned = TURNED.contains(&mark);
        let team = (if turned { TURNED } else { PLAIN }).iter().position(|letter| *letter == mark);
        let Some(team) = team else {
            let is_chip = |c: char| "brgBRG".contains(c);
            return Err(if mark.chars().count() > 1 && mark.chars().all(is_chip) {
                BoardFault::TwoTeams(space, mark.to_owned())
            } else {
                BoardFault::UnknownMark(space, mark.to_owned())
            });
        };
        if corner {
            return Err(BoardFault::ChipOnCorner(space));
        }
        self.chips[team].insert(space);
        if turned {
            self.turned.insert(space);
        }
        Ok(())
    }
}

impl fmt::Display for BoardFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Size { rows, columns } => write!(
                f,
                "no board has {rows} rows and a row of {columns} spaces; boards are 10 by 10, 7 by 12 or 8 by 8"
            ),
            Self::TwoTeams(space, mark) => {
                write!(f, "space {space} has chips of two teams: {mark:?}")
            }
            Self::ChipOnCorner(space) => {
                write!(f, "space {space} is a free corner and takes no chip")
            }
            Self::NoCorner(space) => write!(f, "space {space} is no free corner"),
            Self::UnknownMark(space, mark) => {
                write!(f, "space {space} says {mark:?}; a space is one of **, ., b, r, g, B, R, G")
            }
        }
    }
}

impl std::error::Error for BoardFault {}

impl Serialize for Board {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut rows = serializer.serialize_seq(Some(self.edition.rows().into()))?;
        for row in 0..self.edition.rows() {
            rows.serialize_element(&self.row(row))?;
        }
        rows.end()
    }
}

impl Part for Board {
    const HAS_PARTS: bool = true;

    /// Tells the rows in which something has changed.
    fn tell(&self, old: &Self, changes: &mut impl Changes) {
        if self.edition != old.edition {
            changes.put(self);
            return;
        }
        let sets = self.chips.iter().zip(&old.chips).chain([(&self.turned, &old.turned)]);
        let changed = sets.fold(SpaceSet::EMPTY, |changed, (&new, &old)| {
            changed.union(new.difference(old)).union(old.difference(new))
        });
        for row in
            (0..self.edition.rows()).filter(|row| changed.iter().any(|space| space.row() == *row))
        {
            changes.enter_item(row.into());
            changes.put(&self.row(row));
            changes.leave();
        }
    }
}

impl<'de> Deserialize<'de> for Board {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Self::from_rows(&Vec::<String>::deserialize(deserializer)?)
            .map_err(serde::de::Error::custom)
    }
}
