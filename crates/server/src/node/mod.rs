//! The node: every table that this server keeps, as one state machine. Messages, entries of the log and the time go in;
//! messages, entries to be written and questions to bots come out. It reads no clock and no socket, so a test can lose,
//! delay and repeat whatever it likes.
//!
//! **The log decides.** What somebody wants becomes a line to be appended. It counts when it is read back
//! out of the log, at its place there, if the fold allows it then; only that is acknowledged. Two nodes that keep the
//! same table read the same log and so see the same table.

mod any;
mod arrive;
mod check;
mod dice;
mod document;
mod fold;
mod follow;
mod gate;
mod line;
mod listing;
mod open;
mod room;
mod seal;
mod show;
mod tales;
mod traffic;
mod waiting;
mod wishes;

use std::collections::{BTreeMap, BTreeSet};
use std::net::IpAddr;

use protocol::{Code, ToClient, ToServer, VERSION, Why};
use table::Millis;

pub use gate::Limits;
pub use traffic::{Conn, Counts, Input, NoRecord, Output, Thinking};

use any::AnyRoom;
use arrive::Want;
use dice::Dice;
use gate::{Gate, Talk};
use listing::Listing;
use room::{refuse, send};

/// A table that nobody has looked at for so long leaves the memory; its log stays.
const IDLE: Millis = Millis(5 * 60 * 1000);

/// What a node keeps.
pub struct Node {
    known: BTreeSet<Code>,
    slots: BTreeMap<Code, Slot>,
    conns: BTreeMap<Conn, Caller>,
    wakes: BTreeSet<(Millis, Code)>,
    gate: Gate,
    listing: Listing,
    dice: Dice,
    counts: Counts,
}

/// A table, or the way to it.
struct Slot {
    room: Option<Box<dyn AnyRoom>>,
    /// Whoever waits for the table to be there.
    waiting: Vec<Want>,
    /// The last entry that was heard of before the table was there, and whether its log is being read.
    heard: u32,
    reading: bool,
    /// When it is woken.
    wake: Option<Millis>,
}

/// Somebody who is connected.
#[derive(Debug)]
struct Caller {
    from: IpAddr,
    greeted: bool,
    at: Option<Code>,
    talk: Talk,
}

impl Node {
    /// A node that knows these tables. `seed` is 32 random bytes that nobody has seen.
    #[must_use]
    pub fn new(known: impl IntoIterator<Item = Code>, seed: [u8; 32], limits: Limits) -> Self {
        Self {
            known: known.into_iter().collect(),
            slots: BTreeMap::new(),
            conns: BTreeMap::new(),
            wakes: BTreeSet::new(),
            gate: Gate::new(limits),
            listing: Listing::default(),
            dice: Dice::new(seed),
            counts: Counts::default(),
        }
    }

    /// Looks for tables that wished to be found when the node was last at work.
    pub fn look_for(&mut self, listed: impl IntoIterator<Item = Code>, out: &mut Vec<Output>) {
        for code in listed.into_iter().take(listing::MOST) {
            if self.known.contains(&code) {
                let slot = self.slots.entry(code).or_insert_with(Slot::empty);
                slot.reading = true;
                out.push(Output::Read { code, from: 1 });
            }
        }
    }

    /// Hears something.
    pub fn hear(&mut self, now: Millis, input: Input, out: &mut Vec<Output>) {
        match input {
            Input::Connected(conn, from) => {
                self.conns
                    .insert(conn, Caller { from, greeted: false, at: None, talk: Talk::default() });
            }
            Input::Heard(conn, text) => self.heard(conn, &text, now, out),
            Input::Gone(conn) => {
                self.leave(conn, now, out);
                self.conns.remove(&conn);
            }
            Input::Written { code, number, line } => {
                self.written(code, number, &line, now, out);
            }
            Input::NotWritten { code, line } => {
                self.counts.not_written += 1;
                self.not_written(code, &line, now, out);
            }
            Input::Read { code, lines } => self.read(code, lines, now, out),
            Input::Cleared { code } => self.cleared(code, now, out),
            Input::Thought { code, request, action } => {
                self.with_room(code, |room| room.thought(request, action, now, out));
            }
            Input::Record { ask, code, number, key, from } => {
                self.record(code, ask, Want::Record { ask, number, key }, from, now, out);
            }
            Input::Tick => self.tick(now, out),
        }
    }

    /// When to say that time has passed, if nothing happens before.
    #[must_use]
    pub fn next_wake(&self) -> Option<Millis> {
        self.wakes.first().map(|(when, _)| *when)
    }

    /// What is counted.
    #[must_use]
    pub fn counts(&self) -> Counts {
        Counts {
            tables: self.slots.len() as u64,
            known: self.known.len() as u64,
            connections: self.conns.len() as u64,
            ..self.counts
        }
    }

    fn heard(&mut self, conn: Conn, text: &str, now: Millis, out: &mut Vec<Output>) {
        self.counts.heard += 1;
        let message = match ToServer::read(text) {
            Ok(message) => message,
            Err(what) => {
                self.counts.unreadable += 1;
                send(conn, &ToClient::Unreadable { what }, out);
                return;
            }
        };
        let Some(caller) = self.conns.get_mut(&conn) else { return };
        if let Err(seconds) = self.gate.say(&mut caller.talk, now) {
            refuse(conn, message.id(), Why::SlowDown(seconds), out);
            return;
        }
        match message {
            ToServer::Hello { version: VERSION } => {
                caller.greeted = true;
                let program = env!("CARGO_PKG_VERSION").to_owned();
                send(conn, &ToClient::Hello { version: VERSION, program }, out);
            }
            _ if !caller.greeted => refuse(conn, None, Why::Version(VERSION), out),
            ToServer::Hello { .. } => refuse(conn, None, Why::Version(VERSION), out),
            ToServer::Create { id, opening, key } => {
                self.leave(conn, now, out);
                self.create(Want::Create { conn, id, opening, key, attempt: 0 }, now, out);
            }
            ToServer::Enter { code, keys, since } => {
                self.leave(conn, now, out);
                self.enter(conn, code, keys, since, now, out);
            }
            ToServer::Exit => self.leave(conn, now, out),
            ToServer::Tables => {
                self.listing.forget(now, out);
                let tables = self.listing.tables();
                send(conn, &ToClient::Tables { tables }, out);
            }
            message => match caller.at {
                None => refuse(conn, None, Why::NoTable, out),
                Some(code) => self.with_room(code, |room| room.hear(conn, message, now, out)),
            },
        }
    }

    fn leave(&mut self, conn: Conn, now: Millis, out: &mut Vec<Output>) {
        let at = self.conns.get_mut(&conn).and_then(|caller| caller.at.take());
        if let Some(code) = at {
            self.with_room(code, |room| room.leave(conn, now, out));
            self.list(code, now, out);
            self.wake_to_forget(code, now);
        }
    }

    fn tick(&mut self, now: Millis, out: &mut Vec<Output>) {
        while let Some(&(when, code)) = self.wakes.first()
            && when <= now
        {
            self.wakes.pop_first();
            let Some(slot) = self.slots.get_mut(&code) else { continue };
            slot.wake = None;
            let Some(room) = &mut slot.room else { continue };
            room.tick(now, out);
            let idle = room.is_empty() && room.next_wake().is_none() && slot.waiting.is_empty();
            if idle && !slot.reading {
                self.slots.remove(&code);
            } else {
                self.with_room(code, |_| {});
            }
        }
        self.gate.forget(now);
        self.listing.forget(now, out);
    }

    /// Looks again after a while whether anybody still needs the table.
    fn wake_to_forget(&mut self, code: Code, now: Millis) {
        let Some(slot) = self.slots.get_mut(&code) else { return };
        if slot.wake.is_none() && slot.room.as_ref().is_some_and(|room| room.is_empty()) {
            let when = now.after(IDLE);
            slot.wake = Some(when);
            self.wakes.insert((when, code));
        }
    }

    /// Does something with a table, and sees to it that it is woken in time.
    fn with_room(&mut self, code: Code, act: impl FnOnce(&mut dyn AnyRoom)) {
        let Some(slot) = self.slots.get_mut(&code) else { return };
        let Some(room) = &mut slot.room else { return };
        act(room.as_mut());
        // One that is woken too early looks again.
        let Some(wake) = room.next_wake() else { return };
        if slot.wake.is_none_or(|before| wake < before) {
            if let Some(before) = slot.wake.replace(wake) {
                self.wakes.remove(&(before, code));
            }
            self.wakes.insert((wake, code));
        }
    }
}

impl Slot {
    fn empty() -> Self {
        Self { room: None, waiting: Vec::new(), heard: 0, reading: false, wake: None }
    }
}

impl std::fmt::Debug for Node {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        // What it keeps is hidden from people, and so from logs.
        f.debug_struct("Node").field("counts", &self.counts()).finish_non_exhaustive()
    }
}
