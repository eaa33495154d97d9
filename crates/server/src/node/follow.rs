//! How a node follows the logs of its tables.

use protocol::Code;
use table::Millis;

use super::dice::Dice;
use super::open::open_room;
use super::{Node, Output, Slot};

impl Node {
    /// An entry of the log: the next one of its table, or one that is known, or one after a gap.
    pub(super) fn written(
        &mut self,
        code: Code,
        number: u32,
        line: &[u8],
        now: Millis,
        out: &mut Vec<Output>,
    ) {
        let slot = self.slots.get_mut(&code);
        // One that is open is known.
        if slot.as_ref().is_none_or(|slot| slot.room.is_none()) {
            self.known.insert(code);
        }
        let Some(slot) = slot else { return };
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
            self.list(code, now, out);
        }
    }

    pub(super) fn read(
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
    pub(super) fn build(
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

    pub(super) fn not_written(
        &mut self,
        code: Code,
        line: &[u8],
        now: Millis,
        out: &mut Vec<Output>,
    ) {
        match self.slots.get(&code) {
            Some(Slot { room: Some(_), .. }) => {
                self.with_room(code, |room| room.not_written(line, now, out));
            }
            Some(_) => self.turn_away(code, out),
            None => {}
        }
    }
}
