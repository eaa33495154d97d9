//! A table of any game, as the node knows it.

use catalog::Shelved;
use protocol::{ActionId, Key, Listed, Phase, ToServer, Why};
use table::{Author, Envelope, Millis, RequestId, Version};

use super::line::{Deed, Line, Stamp};
use super::room::{RETRY, Room, refuse};
use super::show::Onlooker;
use super::{Conn, NoRecord, Output};

/// A table of any game.
pub(crate) trait AnyRoom: Send {
    fn entries(&self) -> u32;
    fn moves(&self) -> u64;
    fn is_empty(&self) -> bool;
    /// Whether anybody is there.
    fn is_watched(&self) -> bool;
    fn is_opened_by(&self, stamp: &Stamp) -> bool;
    /// Reads an entry of the past.
    fn replay(&mut self, body: &[u8]) -> Result<(), String>;
    /// Begins to act, once all of the past is read.
    fn begin(&mut self, now: Millis, out: &mut Vec<Output>);
    /// Reads the next entry.
    fn read(&mut self, body: &[u8], now: Millis, out: &mut Vec<Output>) -> Result<(), String>;
    fn not_written(&mut self, body: &[u8], now: Millis, out: &mut Vec<Output>);
    fn enter(
        &mut self,
        conn: Conn,
        keys: &[Key],
        since: Option<Version>,
        now: Millis,
        out: &mut Vec<Output>,
    );
    fn leave(&mut self, conn: Conn, now: Millis, out: &mut Vec<Output>);
    fn hear(&mut self, conn: Conn, message: ToServer, now: Millis, out: &mut Vec<Output>);
    fn thought(
        &mut self,
        request: RequestId,
        action: Option<String>,
        now: Millis,
        out: &mut Vec<Output>,
    );
    fn tick(&mut self, now: Millis, out: &mut Vec<Output>);
    fn next_wake(&self) -> Option<Millis>;
    fn listed(&self) -> Option<Listed>;
    fn record(&self, number: u32, key: Option<&Key>) -> Result<String, NoRecord>;
}

impl<G: Shelved> AnyRoom for Room<G> {
    fn entries(&self) -> u32 {
        self.entries
    }

    fn moves(&self) -> u64 {
        self.moves
    }

    fn is_empty(&self) -> bool {
        self.onlookers.is_empty() && self.flight.is_empty() && self.unwritten.is_empty()
    }

    fn is_watched(&self) -> bool {
        !self.onlookers.is_empty()
    }

    fn is_opened_by(&self, stamp: &Stamp) -> bool {
        self.fold.opened == *stamp
    }

    fn replay(&mut self, body: &[u8]) -> Result<(), String> {
        self.entries += 1;
        match serde_json::from_slice(body).map_err(|error| error.to_string())? {
            Line::Open { .. } => {}
            // One that does not count is a dead letter, for every reader alike.
            Line::<G::Action>::Do { by, deed } => drop(self.fold.take(by, &deed)),
            Line::Play { m, e } => {
                let author = e.id.author;
                let deed = e.deed.clone();
                let current = m == self.fold.number;
                if let Some(table) = self.fold.table_mut().filter(|_| current)
                    && table.replay(e)
                {
                    self.fold.acted(&deed, author);
                }
            }
        }
        Ok(())
    }

    fn begin(&mut self, now: Millis, out: &mut Vec<Output>) {
        if let Some(table) = self.fold.table_mut() {
            let effects = table.tick(now);
            self.carry_out(effects, now, out);
        }
        self.settle(now, out);
    }

    fn read(&mut self, body: &[u8], now: Millis, out: &mut Vec<Output>) -> Result<(), String> {
        self.entries += 1;
        let line = match self.landed(body) {
            Some(line) => line,
            None => serde_json::from_slice(body).map_err(|error| error.to_string())?,
        };
        self.read_line(line, now, out);
        Ok(())
    }

    fn not_written(&mut self, body: &[u8], now: Millis, out: &mut Vec<Output>) {
        let line = self.landed(body).or_else(|| serde_json::from_slice(body).ok());
        let Some(line) = line else { return };
        match &line {
            Line::Do { by: Some(stamp), .. } => {
                let Some(at) = self.wanted.iter().position(|(wanted, _)| wanted == stamp) else {
                    return;
                };
                let (stamp, conn) = self.wanted.swap_remove(at);
                refuse(conn, Some(stamp.id), Why::NotSaved, out);
            }
            Line::Play { e: Envelope { id, .. }, .. } if id.author != Author::Table => {
                let Author::Seat(seat) = id.author else { return };
                let action = ActionId::new(id.number);
                for (conn, onlooker) in &self.onlookers {
                    if onlooker.sees.seats.contains(seat) {
                        refuse(*conn, Some(action), Why::NotSaved, out);
                    }
                }
            }
            // Nobody asks again for what the table itself wants.
            Line::Do { by: None, .. } | Line::Play { .. } => {
                self.unwritten.push(line);
                self.retry = Some(now.after(RETRY));
            }
            Line::Open { .. } => {}
        }
    }

    fn enter(
        &mut self,
        conn: Conn,
        keys: &[Key],
        since: Option<Version>,
        now: Millis,
        out: &mut Vec<Output>,
    ) {
        let locks = keys.iter().map(Key::lock).collect();
        self.onlookers.insert(conn, Onlooker::new(locks));
        self.seat_onlookers();
        self.desk_changes += 1;
        self.welcome(conn, since, now, out);
    }

    fn leave(&mut self, conn: Conn, now: Millis, out: &mut Vec<Output>) {
        self.onlookers.remove(&conn);
        self.desk_changes += 1;
        self.show(None, now, out);
    }

    fn hear(&mut self, conn: Conn, message: ToServer, now: Millis, out: &mut Vec<Output>) {
        match self.deed(message) {
            Ok((id, Deed::Bot { level, .. })) if !G::BOTS.iter().any(|bot| bot.name == level) => {
                refuse(conn, Some(id), Why::UnknownBot, out);
            }
            Ok((id, deed)) => self.want(conn, id, deed, now, out),
            Err(message) => self.hear_play(conn, message, now, out),
        }
        self.settle(now, out);
    }

    fn thought(
        &mut self,
        request: RequestId,
        action: Option<String>,
        now: Millis,
        out: &mut Vec<Output>,
    ) {
        if self.fold.paused {
            self.held.push((request, action));
        } else {
            self.answer(request, action, now, out);
        }
    }

    fn tick(&mut self, now: Millis, out: &mut Vec<Output>) {
        if self.retry.is_some_and(|due| due <= now) {
            self.retry = None;
            for line in std::mem::take(&mut self.unwritten) {
                self.append(line, now, out);
            }
        }
        if self.wake.is_some_and(|due| due <= now)
            && let Some(table) = self.fold.table_mut()
        {
            let effects = table.tick(now);
            self.carry_out(effects, now, out);
        }
        if self.late.next().is_some_and(|due| due <= now) {
            self.show(None, now, out);
        }
        self.look_after_flight(now, out);
        self.settle(now, out);
    }

    fn next_wake(&self) -> Option<Millis> {
        let deadline = self.deadline().filter(|_| !self.sent);
        let flight = self.flight.iter().map(|flight| flight.due).min();
        [self.wake, self.retry, deadline, self.late.next(), flight].into_iter().flatten().min()
    }

    fn listed(&self) -> Option<Listed> {
        if !self.fold.opening.listed || self.fold.phase() != Phase::Lobby {
            return None;
        }
        let free = self.fold.seats.iter().filter(|spot| spot.is_free()).count() as u8;
        let host = self.fold.seats.iter().find(|spot| spot.lock == Some(self.fold.host));
        (free > 0).then(|| Listed {
            code: self.fold.code,
            game: self.fold.opening.wish.game.clone(),
            host: host.and_then(|spot| spot.name.clone()),
            seats: self.fold.seats.len() as u8,
            free,
        })
    }

    fn record(&self, number: u32, key: Option<&Key>) -> Result<String, NoRecord> {
        let knows = key.is_some_and(|key| {
            !self.fold.seats_of(&key.lock()).is_empty() || key.lock() == self.fold.host
        });
        if !knows && self.fold.opening.watch == protocol::Watch::Nobody {
            return Err(NoRecord::Private);
        }
        if let Some(record) = self.fold.records.get((number as usize).wrapping_sub(1)) {
            return Ok(catalog::lines::<G>(record));
        }
        match self.fold.table() {
            Some(table) if number == self.fold.number && table.is_done() => {
                Ok(catalog::lines::<G>(&table.record()))
            }
            Some(_) if number == self.fold.number => Err(NoRecord::Running),
            _ => Err(NoRecord::Unknown),
        }
    }
}
