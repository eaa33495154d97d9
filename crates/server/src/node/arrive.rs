//! How people come to a table: it is opened, or found, or read from its log first.

use std::net::IpAddr;

use protocol::{ActionId, Code, Key, NoTable, Opening, ToClient, Why};
use table::{Millis, Version};

use super::line::{Line, Stamp};
use super::open::{check_opening, code_for};
use super::room::{refuse, send};
use super::{Conn, NoRecord, Node, Output, Slot};

/// What somebody wants of a table that is not there yet.
#[derive(Debug)]
pub(super) enum Want {
    Enter { conn: Conn, keys: Vec<Key>, since: Option<Version> },
    Create { conn: Conn, id: ActionId, opening: Opening, key: Key, attempt: u32 },
    Record { ask: u64, number: u32, key: Option<Key> },
}

impl Node {
    /// Lets somebody in, as soon as the table is there.
    pub(super) fn enter(
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
    pub(super) fn create(&mut self, want: Want, now: Millis, out: &mut Vec<Output>) {
        let Want::Create { conn, id, opening, key, attempt } = want else { return };
        if let Err(what) = check_opening(&opening) {
            refuse(conn, Some(id), Why::Setup(what), out);
            return;
        }
        let stamp = Stamp { lock: key.lock(), id };
        let code = code_for(&stamp, attempt);
        // Whoever asks again may do so because the line got lost; a second opening of a table opens nothing.
        if !self.known.contains(&code) {
            let from = self.conns.get(&conn).map(|caller| caller.from);
            if let Some(Err(seconds)) = from.map(|from| self.gate.open(from, now)) {
                refuse(conn, Some(id), Why::SlowDown(seconds), out);
                return;
            }
            let line: Line<()> = Line::Open { id, opening: opening.clone(), host: stamp.lock };
            out.push(Output::Append { code, line: line.bytes() });
        }
        self.want(code, Want::Create { conn, id, opening, key, attempt }, now, out);
    }

    pub(super) fn record(
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
    pub(super) fn want(&mut self, code: Code, want: Want, now: Millis, out: &mut Vec<Output>) {
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
    pub(super) fn serve(&mut self, code: Code, now: Millis, out: &mut Vec<Output>) {
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
        self.list(code, now, out);
    }

    /// Nobody gets what they want: the table cannot be opened.
    pub(super) fn turn_away(&mut self, code: Code, out: &mut Vec<Output>) {
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
}
