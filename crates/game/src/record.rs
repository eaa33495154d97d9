//! A match as a list: everything that ever happened at a table, from which the state is folded.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::fair::{Commitment, Party, Salt, Salts, Unfair};
use crate::{BySeat, Foul, Game, Occupant, Rule, Seat, SeatSet, Seed};

/// How a match was set up: the first line of its record.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Header<S> {
    /// Which game, by its id in the catalogue.
    pub game: String,
    /// The version of that game's rules the match is pinned to.
    pub rules: u32,
    /// What the people agreed on.
    pub setup: S,
    /// Who sat where at the start.
    pub seats: BySeat<Occupant>,
}

/// One thing that happened. Entries are only ever added, never changed or removed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Entry<A> {
    /// A party has fixed its salt.
    Commit {
        /// Whose salt.
        party: Party,
        /// Its hash.
        commitment: Commitment,
    },
    /// A party has opened its salt. That of the table comes last of all, when the match is finished or closed.
    Reveal {
        /// Whose salt.
        party: Party,
        /// The salt itself.
        salt: Salt,
    },
    /// A seat has decided.
    Act {
        /// Which seat.
        seat: Seat,
        /// What it decided.
        action: A,
    },
    /// A clock has struck that the rules care about.
    Signal(Signal),
    /// From now on a person or a bot decides for this seat.
    Seat {
        /// Which seat.
        seat: Seat,
        /// Who decides now.
        occupant: Occupant,
    },
    /// The game is again as it was right after entry `to` (0 = right after the deal).
    Undo {
        /// The number of that entry: the first entry after the header is 1.
        to: u32,
    },
}

/// A clock that matters to some game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Signal {
    /// The time that was agreed on for the whole match is over.
    TimeUp,
}

/// A whole match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record<S, A> {
    /// How it was set up.
    pub header: Header<S>,
    /// What happened, in order.
    pub entries: Vec<Entry<A>>,
}

/// Why an entry cannot stand where it stands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refusal<F> {
    /// The action breaks a rule.
    Foul(F),
    /// A commitment or a salt that does not belong there.
    Unfair(Unfair),
    /// An action, a clock or an undo while salts are still to be revealed.
    NotDealt,
    /// An undo to an entry that is not there yet.
    NoSuchEntry(u32),
    /// A seat the table does not have.
    NoSuchSeat(Seat),
}

impl<F: Foul> Refusal<F> {
    /// The rule that would be broken, where it is a rule of the game.
    pub fn rule(&self) -> Option<Rule> {
        match self {
            Self::Foul(foul) => Some(foul.rule()),
            _ => None,
        }
    }
}

impl<F: Foul> fmt::Display for Refusal<F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Foul(foul) => write!(f, "{}: {}", foul.rule(), foul.name()),
            Self::Unfair(unfair) => unfair.fmt(f),
            Self::NotDealt => f.write_str("nothing can happen before the salts are revealed"),
            Self::NoSuchEntry(to) => write!(f, "there is no entry {to} to go back to"),
            Self::NoSuchSeat(seat) => write!(f, "the table has no seat {seat}"),
        }
    }
}

impl<S: Clone, A: Clone> Record<S, A> {
    /// The record of a match whose chance only the table itself vouches for: one person alone, or one device.
    pub fn unwitnessed(header: Header<S>, salt: Salt) -> Self {
        let commitment = salt.commitment(Party::Table);
        Self { header, entries: vec![Entry::Commit { party: Party::Table, commitment }] }
    }

    /// The salts of the round of commitments that counts, as far as the record opens them.
    pub fn salts(&self) -> Vec<(Party, Salt)> {
        let mut salts = Vec::new();
        for entry in &self.entries {
            match entry {
                Entry::Commit { party: Party::Table, .. } => salts.clear(),
                Entry::Reveal { party, salt } => salts.push((*party, *salt)),
                _ => {}
            }
        }
        salts
    }

    /// The seed, if the record opens the table's own salt.
    pub fn seed(&self) -> Option<Seed> {
        let salts = self.salts();
        salts.iter().any(|&(party, _)| party == Party::Table).then(|| Seed::from_salts(&salts))
    }

    /// The people, other than the table, who added to the chance of this match.
    pub fn witnesses(&self) -> SeatSet {
        let seat = |(party, _)| match party {
            Party::Seat(seat) => Some(seat),
            Party::Table => None,
        };
        self.salts().into_iter().filter_map(seat).collect()
    }
}

/// A match that grows entry by entry: the entries so far, and the state folded from them.
///
/// Whoever keeps the table knows the seed from the start; everybody else once the record opens it.
#[derive(Clone, Debug)]
pub struct Match<G: Game> {
    header: Header<G::Setup>,
    seed: Seed,
    entries: Vec<Entry<G::Action>>,
    occupants: BySeat<Occupant>,
    salts: Salts,
    state: G,
}

impl<G: Game> Match<G> {
    /// A match of which nothing has happened yet but the deal.
    pub fn new(header: Header<G::Setup>, seed: Seed) -> Self {
        let state = Self::dealt(&header, seed);
        let occupants = seated(&header, &state);
        Self { header, seed, entries: Vec::new(), occupants, salts: Salts::default(), state }
    }

    /// The state now.
    pub fn state(&self) -> &G {
        &self.state
    }

    /// How the match was set up.
    pub fn header(&self) -> &Header<G::Setup> {
        &self.header
    }

    /// What happened so far, in order; the first entry has number 1.
    pub fn entries(&self) -> &[Entry<G::Action>] {
        &self.entries
    }

    /// The numbers of the entries that still count, rising: no undo has taken them back.
    pub fn standing(&self) -> Vec<u32> {
        self.path(self.entries.len() as u32)
    }

    /// The whole match so far.
    pub fn record(&self) -> Record<G::Setup, G::Action> {
        Record { header: self.header.clone(), entries: self.entries.clone() }
    }

    /// Adds `entry` if it may stand here. A refused entry changes nothing.
    pub fn push(&mut self, entry: Entry<G::Action>) -> Result<(), Refusal<G::Foul>> {
        let number = self.entries.len() as u32 + 1;
        match &entry {
            Entry::Commit { party, commitment } => {
                let begun = self.entries.iter().any(|e| matches!(e, Entry::Act { .. }));
                self.salts.commit(*party, *commitment, begun).map_err(Refusal::Unfair)?;
            }
            Entry::Reveal { party, salt } => {
                self.salts.reveal(*party, salt).map_err(Refusal::Unfair)?;
            }
            Entry::Seat { seat, occupant } => {
                self.check_seat(*seat)?;
                self.occupants[*seat] = *occupant;
                self.state.seat_change(*seat, *occupant);
            }
            Entry::Act { .. } | Entry::Signal(_) | Entry::Undo { .. } if !self.salts.dealt() => {
                return Err(Refusal::NotDealt);
            }
            Entry::Act { seat, action } => {
                self.check_seat(*seat)?;
                self.state.play(*seat, action).map_err(Refusal::Foul)?;
            }
            Entry::Signal(signal) => self.state.signal(*signal),
            Entry::Undo { to } => {
                if *to >= number {
                    return Err(Refusal::NoSuchEntry(*to));
                }
                self.state = self.state_after(*to);
                seat_all(&mut self.state, &self.occupants);
            }
        }
        self.entries.push(entry);
        Ok(())
    }

    fn check_seat(&self, seat: Seat) -> Result<(), Refusal<G::Foul>> {
        if self.state.seats().contains(seat) { Ok(()) } else { Err(Refusal::NoSuchSeat(seat)) }
    }

    /// The state right after entry `number`, the seats occupied as they were then; 0 is right after the deal, and a
    /// number that is not there yet is as good as the last one.
    ///
    /// An undo takes back decisions, not people, so it seats those of its own time.
    pub fn state_after(&self, number: u32) -> G {
        let mut state = Self::dealt(&self.header, self.seed);
        for at in self.path(number.min(self.entries.len() as u32)) {
            let at = at as usize;
            match &self.entries[at - 1] {
                Entry::Act { seat, action } => state.apply(*seat, action),
                Entry::Signal(signal) => state.signal(*signal),
                Entry::Seat { seat, occupant } => state.seat_change(*seat, *occupant),
                Entry::Undo { .. } => seat_all(&mut state, &self.occupants_after(at)),
                Entry::Commit { .. } | Entry::Reveal { .. } => {}
            }
        }
        state
    }

    /// The numbers of the entries that lead from the deal to entry `number`.
    ///
    /// Undo makes the list a tree: an entry stands on the one before it, but an undo on the one it goes back to.
    fn path(&self, number: u32) -> Vec<u32> {
        let mut path = Vec::new();
        let mut at = number;
        while at > 0 {
            path.push(at);
            at = match &self.entries[at as usize - 1] {
                Entry::Undo { to } => *to,
                _ => at - 1,
            };
        }
        path.reverse();
        path
    }

    /// Who sat where right after entry `number`: no undo changes that.
    fn occupants_after(&self, number: usize) -> BySeat<Occupant> {
        let mut occupants = seated(&self.header, &self.state);
        for entry in &self.entries[..number] {
            if let Entry::Seat { seat, occupant } = entry {
                occupants[*seat] = *occupant;
            }
        }
        occupants
    }

    fn dealt(header: &Header<G::Setup>, seed: Seed) -> G {
        let mut state = G::deal(&header.setup, seed);
        let occupants = seated(header, &state);
        seat_all(&mut state, &occupants);
        state
    }
}

/// Who sits where at the start. A header comes from outside: seats it forgets are people's, others are not there.
fn seated<G: Game>(header: &Header<G::Setup>, state: &G) -> BySeat<Occupant> {
    let occupant = |seat| header.seats.get(seat).copied().unwrap_or(Occupant::Person);
    BySeat::from_fn(state.seats().len(), occupant)
}

fn seat_all<G: Game>(state: &mut G, occupants: &BySeat<Occupant>) {
    occupants.iter().for_each(|(seat, &occupant)| state.seat_change(seat, occupant));
}
