//! Bots at a table, match after match.

use std::fmt::Debug;

use bots::{Misplay, Named};
use game::{Entry, Record, Rng, Salt, Seat, SeatSet, Seed, Team};

use crate::shelf::json;
use crate::{Fault, Shelved};

/// A table for bots. Every match on it is determined by two numbers.
pub trait Contest: Debug + Sync {
    /// The team of each seat, in the order of seats.
    fn teams(&self) -> Vec<Team>;

    /// The name of the bot at each seat.
    fn bots(&self) -> Vec<&'static str>;

    /// Plays match number `number` of the series `series`; the record is kept if asked for.
    fn play(&self, series: u64, number: u64, keep: bool) -> Result<Outcome, Misplay>;
}

/// How a match between bots went.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// Who has won; several teams in a draw.
    pub winners: SeatSet,
    /// Who was asked first.
    pub first: Option<Seat>,
    /// How many decisions were made.
    pub moves: u32,
    /// The record as JSON lines, if it was to be kept.
    pub record: Option<String>,
}

/// A setup with a bot for each seat.
#[derive(Debug)]
pub(crate) struct Table<G: Shelved> {
    setup: G::Setup,
    bots: Vec<&'static Named<G>>,
    teams: Vec<Team>,
}

impl<G: Shelved> Table<G> {
    /// Bots take turns: with two names, every second seat.
    pub(crate) fn new(setup: G::Setup, names: &[&str]) -> Result<Self, Fault> {
        let game = G::deal(&setup, Seed::from_number(0));
        let seats = game.seats();
        let named = names.len();
        if named == 0 || !usize::from(seats.len()).is_multiple_of(named) {
            return Err(Fault::WrongNumberOfBots { named, seats: seats.len() });
        }
        let bots: Vec<_> = names.iter().map(|name| bot::<G>(name)).collect::<Result<_, _>>()?;
        Ok(Self {
            setup,
            bots: seats.iter().map(|seat| bots[seat.index() % named]).collect(),
            teams: seats.iter().map(|seat| game.team(seat)).collect(),
        })
    }
}

impl<G: Shelved> Contest for Table<G> {
    fn teams(&self) -> Vec<Team> {
        self.teams.clone()
    }

    fn bots(&self) -> Vec<&'static str> {
        self.bots.iter().map(|bot| bot.name).collect()
    }

    fn play(&self, series: u64, number: u64, keep: bool) -> Result<Outcome, Misplay> {
        let salt = salt(series, number);
        let mut bots: Vec<_> = self
            .bots
            .iter()
            .zip(Seat::all(game::MAX_SEATS))
            .map(|(b, seat)| (b.make)(seat))
            .collect();
        let mut rng = Rng::new(Rng::new(series).bits() ^ number);
        let played = bots::play::<G>(&self.setup, salt, &mut bots, &mut rng)?;
        let record = || {
            let id = G::edition_of(&self.setup);
            lines::<G>(&played.record(id, G::RULES, &self.setup, salt))
        };
        Ok(Outcome {
            winners: played.winners(),
            first: played.first,
            moves: played.moves.len() as u32,
            record: keep.then(record),
        })
    }
}

/// A record as JSON lines: the header, then one entry a line.
#[must_use]
pub fn lines<G: Shelved>(record: &Record<G::Setup, G::Action>) -> String {
    let line = |entry: &Entry<G::Action>| format!("{}\n", json(entry));
    let entries: String = record.entries.iter().map(line).collect();
    format!("{}\n{entries}", json(&record.header))
}

/// The bot of this name.
pub(crate) fn bot<G: Shelved>(name: &str) -> Result<&'static Named<G>, Fault> {
    G::BOTS
        .iter()
        .find(|bot| bot.name == name)
        .ok_or_else(|| Fault::UnknownBot { name: name.to_owned(), possible: G::BOT_NAMES.to_vec() })
}

/// Two numbers as a salt. It is hashed before it is a seed, so neighbours have nothing in common.
fn salt(series: u64, number: u64) -> Salt {
    let mut salt = [0; 32];
    salt[..8].copy_from_slice(&series.to_le_bytes());
    salt[8..16].copy_from_slice(&number.to_le_bytes());
    Salt(salt)
}
