//! Whom the table waits for, and for how long.

use catalog::Shelved;
use game::{Salt, SeatSet};
use table::Millis;

use super::Output;
use super::fold::Stage;
use super::line::{Deed, Line};
use super::room::Room;

/// How long people have to add their salts, each step.
const SALTS: Millis = Millis(8_000);

/// What is waited for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Waiting {
    /// These people's decision, after so many.
    Decision(SeatSet, usize),
    /// Salts, in this round and step.
    Salts(u32, protocol::Step),
}

impl<G: Shelved> Room<G> {
    /// The level of a bot that sits down in a person's place.
    pub(super) fn stand_in() -> String {
        G::BOTS.last().map_or_else(String::new, |bot| bot.name.to_owned())
    }

    /// Keeps what is waited for up to date, and writes what is due.
    pub(super) fn settle(&mut self, now: Millis, out: &mut Vec<Output>) {
        let waiting = match &self.fold.stage {
            _ if self.fold.closed || self.fold.paused => None,
            Stage::Lobby => None,
            Stage::Sealing(seal) => Some(Waiting::Salts(seal.round(), seal.step())),
            Stage::Dealt(table) => {
                let people = table.state().must_act().intersection(table.people());
                let waits = self.clock().is_some() && !people.is_empty() && !table.is_done();
                waits.then_some(Waiting::Decision(people, self.fold.acts.len()))
            }
        };
        if self.waiting.map(|(what, _)| what) != waiting {
            self.waiting = waiting.map(|what| (what, now));
            if matches!(waiting, Some(Waiting::Decision(..))) {
                self.show(None, now, out);
            }
        }
        if self.deadline().is_some_and(|due| due <= now) && !self.sent {
            self.time_is_up(now, out);
        }
    }

    fn time_is_up(&mut self, now: Millis, out: &mut Vec<Output>) {
        let deed = match self.waiting {
            Some((Waiting::Salts(round, _), _)) => {
                Deed::Without { round, salt: Salt(self.dice.bytes()) }
            }
            Some((Waiting::Decision(seats, acts), _)) => {
                let Some(seat) = seats.iter().next() else { return };
                Deed::TimeUp { seat, acts: acts as u32, level: Self::stand_in() }
            }
            None => return,
        };
        self.sent = true;
        self.append(Line::Do { by: None, deed }, now, out);
    }

    fn clock(&self) -> Option<Millis> {
        match self.fold.opening.clock {
            protocol::Clock::None => None,
            protocol::Clock::PerMove(seconds) => Some(Millis(u64::from(seconds) * 1000)),
        }
    }

    /// When the time of whatever is waited for is up.
    pub(crate) fn deadline(&self) -> Option<Millis> {
        let (waiting, since) = self.waiting?;
        let span = match waiting {
            Waiting::Salts(..) => SALTS,
            Waiting::Decision(..) => self.clock()?,
        };
        Some(since.after(span))
    }
}
