//! The node: every table that this server keeps, as one state machine. Messages, entries of the log and the time go in;
//! messages, entries to be written and questions to bots come out. It reads no clock and no socket, so a test can lose,
//! delay and repeat whatever it likes.
//!
//! **The log decides.** What somebody wants becomes a line to be appended. It counts when it is read back
//! out of the log, at its place there, if the fold allows it then; only that is acknowledged. Two nodes that keep the
//! same table read the same log and so see the same table.

mod any;
mod dice;
mod document;
mod fold;
mod gate;
mod line;
mod open;
mod room;
mod seal;
mod show;
mod tales;
mod traffic;

use std::collections::{BTreeMap, BTreeSet};
use std::net::IpAddr;

use protocol::{ActionId, Code, Key, NoTable, Opening, ToClient, ToServer, VERSION, Why};
use table::{Millis, Version};

pub use traffic::{Conn, Counts, Input, NoRecord, Output, Thinking};

use any::AnyRoom;
use dice::Dice;
use gate::Gate;
use line::{Line, Stamp};
use open::{check_opening, code_for, open_room};
use room::{refuse, send};

/// How many tables a list names.
const MOST_LISTED: usize = 50;
/// A table that nobody has looked at for so long leaves the memory; its log stays.
const IDLE: Millis = Millis(5 * 60 * 1000);

/// What a node keeps.
pub struct Node {
    known: BTreeSet<Code>,
    slots: BTreeMap<Code, Slot>,
    conns: BTreeMap<Conn, Caller>,
    wakes: BTreeSet<(Millis, Code)>,
    gate: Gate,
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
}

/// What somebody wants of a table that is not there yet.
#[derive(Debug)]
enum Want {
    Enter { conn: Conn, keys: Vec<Key>, since: Option<Version> },
    Create { conn: Conn, id: ActionId, opening: Opening, key: Key, attempt: u32 },
    Record { ask: u64, number: u32, key: Option<Key> },
}

impl Node {
    /// A node that knows these tables. `seed` is 32 random bytes that nobody has seen.
    #[must_use]
    pub fn new(known: impl IntoIterator<Item = Code>, seed: [u8; 32]) -> Self {
        Self {
            known: known.into_iter().collect(),
            slots: BTreeMap::new(),
            conns: BTreeMap::new(),
            wakes: BTreeSet::new(),
            gate: Gate::default(),
            dice: Dice::new(seed),
            counts: Counts::default(),
        }
    }

    /// Hears something.
    pub fn hear(&mut self, now: Millis, input: Input, out: &mut Vec<Output>) {
        match input {
            Input::Connected(conn, from) => {
                self.conns.insert(conn, Caller { from, greeted: false, at: None });
            }
            Input::Heard(conn, text) => self.heard(conn, &text, now, out),
            Input::Gone(conn) => {
                self.leave(conn, now, out);
                self.conns.remove(&conn);
            }
            Input::Written { code, number, line } => {
                self.known.insert(code);
                self.written(code, number, &line, now, out);
            }
            Input::NotWritten { code, line } => {
                self.counts.not_written += 1;
                self.not_written(code, &line, now, out);
            }
            Input::Read { code, lines } => self.read(code, lines, now, out),
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
                let rooms = self.slots.values().filter_map(|slot| slot.room.as_ref());
                let tables = rooms.filter_map(|room| room.listed()).take(MOST_LISTED).collect();
                send(conn, &ToClient::Tables { tables }, out);
            }
            message => match caller.at {
                None => refuse(conn, None, Why::NoTable, out),
                Some(code) => self.with_room(code, |room| room.hear(conn, message, now, out)),
            },
        }
    }

    /// Lets somebody in, as soon as the table is there.
    fn enter(
        &mut self,
        conn: Conn,
        code: Code,
        keys: Vec<Key>,
        since: Option<Version>,
        now: Millis,
        out: &mut Vec<Output>,
    ) {
        let Some(caller) = self.conns.get_mut(&conn) else { return };
        let why = if !self.gate.lets_in(caller.from, now) {
            NoTable::SlowDown
        } else if self.known.contains(&code) {
            caller.at = Some(code);
            self.want(code, Want::Enter { conn, keys, since }, now, out);
            return;
        } else {
            self.gate.wrong(caller.from, now);
            NoTable::Unknown
        };
        send(conn, &ToClient::NoTable { code, why }, out);
    }

    /// Opens a table. Its code follows from the key and the id, so whoever asks again for the same table gets it; if
    /// another table has that code, the next one is tried.
    fn create(&mut self, want: Want, now: Millis, out: &mut Vec<Output>) {
        let Want::Create { conn, id, opening, key, attempt } = want else { return };
        if let Err(what) = check_opening(&opening) {
            refuse(conn, Some(id), Why::Setup(what), out);
            return;
        }
        let stamp = Stamp { lock: key.lock(), id };
        let code = code_for(&stamp, attempt);
        // Whoever asks again may do so because the line got lost; a second opening of a table opens nothing.
        if !self.known.contains(&code) {
            let line: Line<()> = Line::Open { id, opening: opening.clone(), host: stamp.lock };
            out.push(Output::Append { code, line: line.bytes() });
        }
        self.want(code, Want::Create { conn, id, opening, key, attempt }, now, out);
    }

    fn record(
        &mut self,
        code: Code,
        ask: u64,
        want: Want,
        from: IpAddr,
        now: Millis,
        out: &mut Vec<Output>,
    ) {
        let why = if !self.gate.lets_in(from, now) {
            NoRecord::SlowDown
        } else if self.known.contains(&code) {
            self.want(code, want, now, out);
            return;
        } else {
            self.gate.wrong(from, now);
            NoRecord::Unknown
        };
        out.push(Output::Record { ask, record: Err(why) });
    }

    /// Gives somebody what they want of a table, or has them wait until it is there.
    fn want(&mut self, code: Code, want: Want, now: Millis, out: &mut Vec<Output>) {
        let known = self.known.contains(&code);
        let slot = self.slots.entry(code).or_insert_with(Slot::empty);
        slot.waiting.push(want);
        if slot.room.is_some() {
            self.serve(code, now, out);
        } else if known && !slot.reading {
            slot.reading = true;
            out.push(Output::Read { code, from: 1 });
        }
    }

    /// The table is there: whoever waits gets what they want.
    fn serve(&mut self, code: Code, now: Millis, out: &mut Vec<Output>) {
        let Some(slot) = self.slots.get_mut(&code) else { return };
        for want in std::mem::take(&mut slot.waiting) {
            match want {
                Want::Enter { conn, keys, since } => {
                    if self.conns.get(&conn).is_some_and(|caller| caller.at == Some(code)) {
                        self.with_room(code, |room| room.enter(conn, &keys, since, now, out));
                    }
                }
                Want::Create { conn, id, opening, key, attempt } => {
                    let stamp = Stamp { lock: key.lock(), id };
                    let room = self.slots.get(&code).and_then(|slot| slot.room.as_ref());
                    if !room.is_some_and(|room| room.is_opened_by(&stamp)) {
                        let attempt = attempt + 1;
                        self.create(Want::Create { conn, id, opening, key, attempt }, now, out);
                    } else if let Some(caller) = self.conns.get_mut(&conn) {
                        caller.at = Some(code);
                        send(conn, &ToClient::Created { id, code }, out);
                        self.with_room(code, |room| room.enter(conn, &[key], None, now, out));
                    }
                }
                Want::Record { ask, number, key } => {
                    let room = self.slots.get(&code).and_then(|slot| slot.room.as_ref());
                    let record = room
                        .map_or(Err(NoRecord::Unknown), |room| room.record(number, key.as_ref()));
                    out.push(Output::Record { ask, record });
                }
            }
        }
        self.with_room(code, |_| {});
    }

    /// Nobody gets what they want: the table cannot be opened.
    fn turn_away(&mut self, code: Code, out: &mut Vec<Output>) {
        let Some(slot) = self.slots.remove(&code) else { return };
        for want in slot.waiting {
            match want {
                Want::Enter { conn, .. } => {
                    self.conns.entry(conn).and_modify(|caller| caller.at = None);
                    let why = NoTable::Broken;
                    send(conn, &ToClient::NoTable { code, why }, out);
                }
                Want::Create { conn, id, .. } => refuse(conn, Some(id), Why::NotSaved, out),
                Want::Record { ask, .. } => {
                    out.push(Output::Record { ask, record: Err(NoRecord::Unknown) });
                }
            }
        }
    }

    fn leave(&mut self, conn: Conn, now: Millis, out: &mut Vec<Output>) {
        let at = self.conns.get_mut(&conn).and_then(|caller| caller.at.take());
        if let Some(code) = at {
            self.with_room(code, |room| room.leave(conn, now, out));
            self.wake_to_forget(code, now);
        }
    }

    /// An entry of the log: the next one of its table, or one that is known, or one after a gap.
    fn written(
        &mut self,
        code: Code,
        number: u32,
        line: &[u8],
        now: Millis,
        out: &mut Vec<Output>,
    ) {
        let Some(slot) = self.slots.get_mut(&code) else { return };
        let Some(room) = &mut slot.room else {
            slot.heard = slot.heard.max(number);
            if number == 1 && !slot.reading {
                self.build(code, vec![(1, line.to_vec())], now, out);
            } else if !slot.reading {
                slot.reading = true;
                out.push(Output::Read { code, from: 1 });
            }
            return;
        };
        let next = room.entries() + 1;
        if number > next {
            slot.heard = slot.heard.max(number);
            if !slot.reading {
                slot.reading = true;
                out.push(Output::Read { code, from: next });
            }
        } else if number == next {
            let moves = room.moves();
            // A line that cannot be read is a dead letter.
            let _ = room.read(line, now, out);
            self.counts.moves += room.moves() - moves;
            self.with_room(code, |_| {});
        }
    }

    fn read(
        &mut self,
        code: Code,
        lines: Option<Vec<(u32, Vec<u8>)>>,
        now: Millis,
        out: &mut Vec<Output>,
    ) {
        let Some(slot) = self.slots.get_mut(&code) else { return };
        slot.reading = false;
        match (lines, &slot.room) {
            (None, None) => self.turn_away(code, out),
            (None, Some(_)) => {}
            (Some(lines), None) => self.build(code, lines, now, out),
            (Some(lines), Some(_)) => {
                for (number, line) in lines {
                    self.written(code, number, &line, now, out);
                }
            }
        }
        let Some(slot) = self.slots.get_mut(&code) else { return };
        let Some(room) = &slot.room else { return };
        let next = room.entries() + 1;
        if slot.heard >= next && !slot.reading {
            slot.reading = true;
            out.push(Output::Read { code, from: next });
        }
    }

    /// Folds a table from its log.
    fn build(
        &mut self,
        code: Code,
        lines: Vec<(u32, Vec<u8>)>,
        now: Millis,
        out: &mut Vec<Output>,
    ) {
        let dice = Dice::new(self.dice.bytes());
        let room = open_room(code, &lines, dice);
        let Some(slot) = self.slots.get_mut(&code) else { return };
        match room {
            Ok(mut room) => {
                room.begin(now, out);
                slot.room = Some(room);
                self.serve(code, now, out);
                self.wake_to_forget(code, now);
            }
            Err(_) => self.turn_away(code, out),
        }
    }

    fn not_written(&mut self, code: Code, line: &[u8], now: Millis, out: &mut Vec<Output>) {
        match self.slots.get(&code) {
            Some(Slot { room: Some(_), .. }) => {
                self.with_room(code, |room| room.not_written(line, now, out));
            }
            Some(_) => self.turn_away(code, out),
            None => {}
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
