//! Who sits where: seats, sets of seats, teams, and who is looking.

use std::fmt;
use std::ops::{Index, IndexMut};

use serde::{Deserialize, Deserializer, Serialize};

use crate::{Changes, Part};

/// The most seats a table can have.
pub const MAX_SEATS: u8 = 12;

/// A place at the table, counted clockwise from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(transparent)]
pub struct Seat(u8);

/// Players who win and lose together. Without partners every seat is a team of one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Team(pub u8);

/// Who is looking: a player, or somebody without a seat.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Viewer {
    /// The player at this seat.
    Seat(Seat),
    /// Anybody else: a television, a guest without a seat, a passer-by.
    Spectator,
}

/// Who makes the decisions of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Occupant {
    /// A human being.
    Person,
    /// A program.
    Bot,
}

/// A set of seats, in two bytes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct SeatSet(u16);

/// One value for each seat of a table, indexed by [`Seat`].
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize)]
#[serde(transparent)]
pub struct BySeat<T>(Vec<T>);

impl Seat {
    /// The seat with this number.
    ///
    /// # Panics
    /// If the number is not below [`MAX_SEATS`]; for outside data use [`Seat::try_new`].
    #[must_use]
    pub const fn new(number: u8) -> Self {
        assert!(number < MAX_SEATS, "a table has at most twelve seats");
        Self(number)
    }

    /// The seat with this number, if a table can have it.
    #[must_use]
    pub const fn try_new(number: u8) -> Option<Self> {
        if number < MAX_SEATS { Some(Self(number)) } else { None }
    }

    /// The seat's number, from 0.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The seat's number as an index.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The next seat clockwise at a table of `seats` seats: the player on the left.
    #[must_use]
    pub const fn left(self, seats: u8) -> Self {
        let next = self.0 + 1;
        Self(if next >= seats { 0 } else { next })
    }

    /// How many seats clockwise from `from` this seat is, at a table of `seats` seats.
    #[must_use]
    pub const fn steps_from(self, from: Self, seats: u8) -> u8 {
        (self.0 + seats - from.0) % seats
    }

    /// The seats of a table with `seats` seats, in order.
    pub fn all(seats: u8) -> impl DoubleEndedIterator<Item = Self> + Clone {
        (0..seats.min(MAX_SEATS)).map(Self)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl<'de> Deserialize<'de> for Seat {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let number = u8::deserialize(deserializer)?;
        Self::try_new(number).ok_or_else(|| {
            serde::de::Error::custom(format!("there is no seat {number}; seats run from 0 to 11"))
        })
    }
}

impl SeatSet {
    /// No seat.
    pub const EMPTY: Self = Self(0);

    /// The seats of a table with `seats` seats.
    #[must_use]
    pub const fn first(seats: u8) -> Self {
        Self(((1u32 << seats) - 1) as u16)
    }

    /// This seat alone.
    #[must_use]
    pub const fn only(seat: Seat) -> Self {
        Self(1 << seat.0)
    }

    /// True if no seat is in the set.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many seats are in the set.
    #[must_use]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// True if `seat` is in the set.
    #[must_use]
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 >> seat.0 & 1 == 1
    }

    /// Adds `seat`.
    pub const fn insert(&mut self, seat: Seat) {
        self.0 |= 1 << seat.0;
    }

    /// Takes `seat` out.
    pub const fn remove(&mut self, seat: Seat) {
        self.0 &= !(1 << seat.0);
    }

    /// The seats in either set.
    #[must_use]
    pub const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The seats in both sets.
    #[must_use]
    pub const fn intersection(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// The seats of this set that are not in `other`.
    #[must_use]
    pub const fn difference(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// The seats in rising order.
    pub fn iter(self) -> impl Iterator<Item = Seat> + Clone {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            if rest == 0 {
                return None;
            }
            let seat = Seat(rest.trailing_zeros() as u8);
            rest &= rest - 1;
            Some(seat)
        })
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        let mut set = Self::EMPTY;
        seats.into_iter().for_each(|seat| set.insert(seat));
        set
    }
}

impl fmt::Debug for SeatSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(Seat::number)).finish()
    }
}

/// A list of seat numbers, rising.
impl Serialize for SeatSet {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for SeatSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Vec::<Seat>::deserialize(deserializer)?.into_iter().collect())
    }
}

impl<T> BySeat<T> {
    /// One value for each of `seats` seats, made by `value`.
    pub fn from_fn(seats: u8, value: impl FnMut(Seat) -> T) -> Self {
        Self(Seat::all(seats).map(value).collect())
    }

    /// How many seats there are.
    #[must_use]
    pub fn seats(&self) -> u8 {
        self.0.len() as u8
    }

    /// The value of `seat`, if the table has that seat.
    #[must_use]
    pub fn get(&self, seat: Seat) -> Option<&T> {
        self.0.get(seat.index())
    }

    /// Each seat with its value.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = (Seat, &T)> {
        self.0.iter().enumerate().map(|(i, value)| (Seat(i as u8), value))
    }
}

impl<'de, T: Deserialize<'de>> Deserialize<'de> for BySeat<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let values = Vec::deserialize(deserializer)?;
        if values.len() <= usize::from(MAX_SEATS) {
            return Ok(Self(values));
        }
        let what = format!("a list for {} seats; a table has at most {MAX_SEATS}", values.len());
        Err(serde::de::Error::custom(what))
    }
}

impl<T: Part> Part for BySeat<T> {
    const HAS_PARTS: bool = true;

    fn tell(&self, old: &Self, changes: &mut impl Changes) {
        self.0.tell(&old.0, changes);
    }
}

impl<T> Index<Seat> for BySeat<T> {
    type Output = T;

    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T> IndexMut<Seat> for BySeat<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn left_goes_round() {
        assert_eq!(Seat::new(0).left(3), Seat::new(1));
        assert_eq!(Seat::new(2).left(3), Seat::new(0));
        for seats in 1..=MAX_SEATS {
            for seat in Seat::all(seats) {
                assert_eq!(seat.left(seats).steps_from(seat, seats), u8::from(seats > 1));
            }
        }
    }

    #[test]
    fn sets_agree_with_lists() {
        // Every set of a table of seven, against the plain list it stands for.
        for bits in 0u16..128 {
            let list: Vec<Seat> = Seat::all(7).filter(|s| bits >> s.number() & 1 == 1).collect();
            let set: SeatSet = list.iter().copied().collect();
            assert_eq!(set.iter().collect::<Vec<_>>(), list);
            assert_eq!(usize::from(set.len()), list.len());
            assert_eq!(set.union(SeatSet::first(7)), SeatSet::first(7));
            assert_eq!(SeatSet::first(7).difference(set).len(), 7 - set.len());
            assert!(Seat::all(7).all(|seat| set.contains(seat) == list.contains(&seat)));
        }
        assert_eq!(SeatSet::first(12).len(), 12);
    }

    #[test]
    fn a_seat_that_cannot_be_is_refused_by_name() {
        let error = serde_json::from_str::<Seat>("12").expect_err("twelve is one too many");
        assert!(error.to_string().contains("no seat 12"), "{error}");
        // 258 is 2 in eight bits: a list that long must not pass for a table of two.
        let long = serde_json::to_string(&vec![0; 258]).expect("plain data");
        let error = serde_json::from_str::<BySeat<u8>>(&long).expect_err("twelve are enough");
        assert!(error.to_string().contains("a list for 258 seats"), "{error}");
        assert_eq!(serde_json::from_str("[1,2]").ok(), Some(BySeat(vec![1, 2])));
        assert_eq!(serde_json::to_string(&SeatSet::first(3)).expect("plain data"), "[0,1,2]");
    }
}
