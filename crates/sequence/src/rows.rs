//! The finished fives in a row.

use game::Team;

use crate::{Row, Space, SpaceSet, Way};

/// The finished sequences, oldest first. One chip can finish several, hence the room.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Rows {
    /// The sequences in the first `len` places; the others hold [`NOTHING`], so that equal rows are equal values.
    rows: [Row; Self::MOST],
    len: u8,
    /// The team of each, two bits for each place.
    teams: u32,
    /// How many each team has: asked far more often than which.
    counts: [u8; 3],
    /// The chips that are turned to their marked side: those of all finished sequences.
    pub(crate) turned: SpaceSet,
}

const NOTHING: Row = Row::with(Space::new(0, 0), 0, Way::Across);

impl Default for Rows {
    fn default() -> Self {
        Self {
            rows: [NOTHING; Self::MOST],
            len: 0,
            teams: 0,
            counts: [0; 3],
            turned: SpaceSet::EMPTY,
        }
    }
}

impl Rows {
    /// One of each opponent, one of one's own, and at most two in each of four ways by one chip.
    pub(crate) const MOST: usize = 11;

    pub(crate) fn iter(&self) -> impl Iterator<Item = (Team, Row)> + '_ {
        let team = |place: u8| Team((self.teams >> (2 * place) & 0b11) as u8);
        (0..self.len).map(team).zip(self.rows)
    }

    pub(crate) fn of(&self, team: Team) -> impl Iterator<Item = Row> + '_ {
        self.iter().filter(move |&(owner, _)| owner == team).map(|(_, row)| row)
    }

    /// How many `team` has.
    pub(crate) fn count(&self, team: Team) -> u8 {
        self.counts.get(usize::from(team.0)).copied().unwrap_or_default()
    }

    pub(crate) fn push(&mut self, team: Team, row: Row, corners: SpaceSet) {
        let place = self.rows.get_mut(usize::from(self.len));
        if let (Some(place), Some(count)) = (place, self.counts.get_mut(usize::from(team.0))) {
            *place = row;
            *count += 1;
            self.teams |= u32::from(team.0) << (2 * self.len);
            self.len += 1;
            self.turned = self.turned.union(row.set().difference(corners));
        }
    }

    /// Takes out the rows of which `space` is a part, and returns them.
    pub(crate) fn take(&mut self, space: Space, corners: SpaceSet) -> Vec<(Team, Row)> {
        let (broken, kept): (Vec<_>, Vec<_>) =
            self.iter().partition(|(_, row)| row.set().contains(space));
        *self = Self::default();
        kept.into_iter().for_each(|(team, row)| self.push(team, row, corners));
        broken
    }
}
