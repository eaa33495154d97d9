//! The fold: what the log of an online table says. Nothing here depends on time, on who reads, or on who is connected.

use catalog::Shelved;
use game::{Record, Seat, SeatSet};
use protocol::{Code, Lock, Opening, Phase, Why};
use table::{Author, Chair, Deed as Act, Envelope, House, Id, Name, Sitter, Table, Terms, Version};

use super::line::{Deed, Stamp};
use super::seal::Seal;

/// After so many decisions that a bot made in one's place, it goes on until one is back.
const PATIENCE: u8 = 3;
/// Numbers of envelopes that the fold itself writes begin here: no id of a client is as large.
const OWN_NUMBERS: u64 = 1 << 63;

/// What a log says.
#[derive(Clone, Debug)]
pub(crate) struct Fold<G: Shelved> {
    pub(crate) code: Code,
    /// Who has opened the table, and what they called it.
    pub(crate) opened: Stamp,
    pub(crate) opening: Opening,
    setup: G::Setup,
    pub(crate) host: Lock,
    pub(crate) seats: Vec<Spot>,
    pub(crate) stage: Stage<G>,
    pub(crate) paused: bool,
    pub(crate) closed: bool,
    /// The number of the match, from 1.
    pub(crate) number: u32,
    /// How many entries have been accepted.
    pub(crate) version: Version,
    /// The version that each decision of this match has made, and whose it was.
    pub(crate) acts: Vec<(Version, Seat)>,
    /// The records of earlier matches.
    pub(crate) records: Vec<Record<G::Setup, G::Action>>,
    stamps: Vec<Stamp>,
}

/// How far things are.
#[derive(Clone, Debug)]
pub(crate) enum Stage<G: Shelved> {
    Lobby,
    Sealing(Seal),
    Dealt(Box<Table<G>>),
}

/// A seat.
#[derive(Clone, Debug, Default)]
pub(crate) struct Spot {
    pub(crate) name: Option<Name>,
    /// The lock of the person whose seat it is.
    pub(crate) lock: Option<Lock>,
    /// The level of the bot that decides.
    pub(crate) bot: Option<String>,
    /// Whether anybody may take it from the bot.
    pub(crate) spare: bool,
    /// How many decisions in a row a bot has made because the time was up, and whether it is at one now.
    missed: u8,
    lent: bool,
}

impl<G: Shelved> Fold<G> {
    /// A table that was just opened; one English sentence if there can be none.
    pub(crate) fn new(code: Code, opened: Stamp, opening: Opening) -> Result<Self, String> {
        let setup = catalog::set_up::<G>(&opening.wish).map_err(|fault| fault.to_string())?;
        let seats = vec![Spot::default(); opening.wish.players as usize];
        Ok(Self {
            code,
            host: opened.lock,
            opened,
            opening,
            setup,
            seats,
            stage: Stage::Lobby,
            paused: false,
            closed: false,
            number: 1,
            version: Version(1),
            acts: Vec::new(),
            records: Vec::new(),
            stamps: Vec::new(),
        })
    }

    /// The game, once it is dealt.
    pub(crate) fn table(&self) -> Option<&Table<G>> {
        match &self.stage {
            Stage::Dealt(table) => Some(table),
            _ => None,
        }
    }

    pub(crate) fn table_mut(&mut self) -> Option<&mut Table<G>> {
        match &mut self.stage {
            Stage::Dealt(table) => Some(table),
            _ => None,
        }
    }

    pub(crate) fn phase(&self) -> Phase {
        match &self.stage {
            _ if self.closed => Phase::Closed,
            Stage::Lobby => Phase::Lobby,
            Stage::Sealing(_) => Phase::Sealing,
            Stage::Dealt(table) if table.is_done() => Phase::Over,
            Stage::Dealt(_) => Phase::Playing,
        }
    }

    /// The seats whose person has this lock.
    pub(crate) fn seats_of(&self, lock: &Lock) -> SeatSet {
        let own = |(seat, spot): (Seat, &Spot)| (spot.lock.as_ref() == Some(lock)).then_some(seat);
        Seat::all(self.seats.len() as u8).zip(&self.seats).filter_map(own).collect()
    }

    /// The seats that belong to people.
    pub(crate) fn people(&self) -> SeatSet {
        let person = |(seat, spot): (Seat, &Spot)| spot.lock.is_some().then_some(seat);
        Seat::all(self.seats.len() as u8).zip(&self.seats).filter_map(person).collect()
    }

    /// Whether this was done already.
    pub(crate) fn has_done(&self, stamp: &Stamp) -> bool {
        self.stamps.contains(stamp)
    }

    /// Does `deed` if it may be done now. A refused one changes nothing.
    pub(crate) fn take(&mut self, by: Option<Stamp>, deed: &Deed) -> Result<(), Why> {
        if by.as_ref().is_some_and(|stamp| self.has_done(stamp)) {
            return Err(Why::MovedOn);
        }
        self.check(by.map(|stamp| stamp.lock).as_ref(), deed)?;
        self.apply(deed);
        self.stamps.extend(by);
        self.version = self.version.next();
        Ok(())
    }

    /// Hears that an envelope of the match has counted.
    pub(crate) fn acted(&mut self, deed: &Act<G::Action>, author: Author) {
        self.version = self.version.next();
        let Act::Act { seat, .. } = deed else { return };
        self.acts.push((self.version, *seat));
        let Some(spot) = self.seats.get_mut(seat.index()) else { return };
        if author != Author::Table {
            spot.missed = 0;
        } else if spot.lent {
            spot.lent = false;
            if spot.missed < PATIENCE {
                spot.bot = None;
                self.seat_at_table(*seat);
            }
        }
    }

    /// Does what was checked.
    fn apply(&mut self, deed: &Deed) {
        match deed {
            Deed::Sit { seat, name, lock } => {
                let (name, lock) = (Some(name.clone()), Some(*lock));
                self.seats[seat.index()] = Spot { name, lock, ..Spot::default() };
                self.seat_at_table(*seat);
            }
            Deed::Rename { seat, name } => {
                self.seats[seat.index()].name = Some(name.clone());
                self.seat_at_table(*seat);
            }
            Deed::Stand { seat, level } => self.stand(*seat, level),
            Deed::Bot { seat, name, level } => {
                let (name, bot) = (Some(name.clone()), Some(level.clone()));
                self.seats[seat.index()] = Spot { name, bot, ..Spot::default() };
            }
            Deed::Away { seat, level } => {
                self.seats[seat.index()].bot = Some(level.clone());
                self.seat_at_table(*seat);
            }
            Deed::TimeUp { seat, level, .. } => {
                let spot = &mut self.seats[seat.index()];
                spot.bot = Some(level.clone());
                spot.missed += 1;
                spot.lent = true;
                self.seat_at_table(*seat);
            }
            Deed::Back { seat } => {
                let spot = &mut self.seats[seat.index()];
                (spot.bot, spot.missed, spot.lent) = (None, 0, false);
                self.seat_at_table(*seat);
            }
            Deed::Change { opening } => {
                if let Ok(setup) = catalog::set_up::<G>(&opening.wish) {
                    self.setup = setup;
                    self.opening = opening.clone();
                    self.seats.resize_with(opening.wish.players as usize, Spot::default);
                }
            }
            Deed::Pause { paused } => self.paused = *paused,
            Deed::Host { seat } => {
                self.host = self.seats[seat.index()].lock.unwrap_or(self.host);
            }
            Deed::Again => self.again(),
            Deed::Close => self.close(),
            Deed::Start { salt, wanted } => {
                self.stage = Stage::Sealing(Seal::new(*salt, wanted.intersection(self.people())));
                self.deal_if_sealed();
            }
            Deed::Commit { seat, commitment, .. } => {
                self.with_seal(|seal| seal.commit(*seat, *commitment));
            }
            Deed::Reveal { seat, salt, .. } => self.with_seal(|seal| seal.reveal(*seat, *salt)),
            Deed::Without { salt, .. } => self.with_seal(|seal| seal.go_on_without(*salt)),
        }
    }

    fn with_seal(&mut self, change: impl FnOnce(&mut Seal)) {
        if let Stage::Sealing(seal) = &mut self.stage {
            change(seal);
        }
        self.deal_if_sealed();
    }

    /// Deals once every salt is in.
    fn deal_if_sealed(&mut self) {
        let Stage::Sealing(seal) = &self.stage else { return };
        let Some(rounds) = seal.finished() else { return };
        let chairs = self.seats.iter().map(Spot::chair).collect();
        let mut terms = Terms::new(self.setup.clone(), chairs);
        terms.house =
            House { friendly_undo: self.opening.friendly_undo, window: self.opening.window };
        if let Ok(table) = Table::open_sealed(terms, seal.salt, rounds) {
            self.acts.clear();
            self.paused = false;
            self.stage = Stage::Dealt(Box::new(table));
        }
    }

    fn stand(&mut self, seat: Seat, level: &str) {
        let phase = self.phase();
        if self.seats[seat.index()].lock == Some(self.host) {
            self.pass_host_on(seat);
        }
        let spot = &mut self.seats[seat.index()];
        if phase == Phase::Playing {
            (spot.lock, spot.bot, spot.spare) = (None, Some(level.to_owned()), true);
            self.seat_at_table(seat);
        } else {
            *spot = Spot::default();
        }
    }

    /// The next person is host, if there is one: a table is not left without.
    fn pass_host_on(&mut self, seat: Seat) {
        let count = self.seats.len();
        let next = (1..count).map(|step| (seat.index() + step) % count);
        let lock = next.filter_map(|at| self.seats[at].lock).find(|lock| *lock != self.host);
        self.host = lock.unwrap_or(self.host);
    }

    /// People stay, and seats that bots have kept warm are free again.
    fn again(&mut self) {
        if let Some(table) = self.table() {
            let record = table.record();
            self.records.push(record);
        }
        for spot in &mut self.seats {
            if spot.spare {
                *spot = Spot::default();
            }
            if spot.lock.is_some() {
                (spot.bot, spot.missed, spot.lent) = (None, 0, false);
            }
        }
        self.setup = G::again(&self.setup);
        self.stage = Stage::Lobby;
        self.number += 1;
        self.acts.clear();
    }

    fn close(&mut self) {
        if let Some(by) = self.table().filter(|table| !table.is_done()).map(Table::host) {
            self.play_own(by, Act::Close { by });
        }
        self.closed = true;
    }

    /// Tells the game who decides for a seat now, and what they are called.
    fn seat_at_table(&mut self, seat: Seat) {
        let Chair { name, sitter } = self.seats[seat.index()].chair();
        let Some(chair) = self.table().and_then(|table| table.seats().get(seat)).cloned() else {
            return;
        };
        if chair.sitter != sitter {
            self.play_own(seat, Act::Sit { by: seat, seat, sitter });
        }
        if chair.name != name {
            self.play_own(seat, Act::Rename { by: seat, seat, name });
        }
    }

    /// Does something in the match that follows from what was done round it.
    fn play_own(&mut self, by: Seat, deed: Act<G::Action>) {
        let Some(table) = self.table_mut() else { return };
        let (prev, author) = (table.version(), Author::Seat(by));
        let id = Id { author, number: OWN_NUMBERS | u64::from(prev.0) };
        let counted = table.replay(Envelope { prev, id, deed });
        debug_assert!(counted || table.is_done(), "what the host may do, the table lets happen");
    }
}

impl Spot {
    pub(crate) fn is_free(&self) -> bool {
        self.lock.is_none() && self.bot.is_none()
    }

    fn chair(&self) -> Chair {
        let name = self.name.clone().unwrap_or_else(|| "?".parse().expect("one letter is a name"));
        let sitter = match &self.bot {
            Some(level) => Sitter::Bot { level: level.clone() },
            None => Sitter::Person,
        };
        Chair { name, sitter }
    }
}
