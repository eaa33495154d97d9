//! The open tables that wish to be found.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use protocol::{Code, Listed};
use table::Millis;

use super::{Node, Output};

/// How many tables a list names.
pub(super) const MOST: usize = 50;
/// For how long a table is listed after the last one has left it.
const LINGERS: Millis = Millis(10 * 60 * 1000);

/// What can be listed.
#[derive(Debug, Default)]
pub(super) struct Listing {
    tables: BTreeMap<Code, Item>,
    /// How many have been listed so far.
    count: u64,
}

#[derive(Debug)]
struct Item {
    listed: Listed,
    /// When it came onto the list, by the count of those before it.
    number: u64,
    /// Until when it stays there, if nobody comes.
    until: Option<Millis>,
}

impl Listing {
    /// The list, the newest first.
    pub(super) fn tables(&self) -> Vec<Listed> {
        let mut items: Vec<&Item> = self.tables.values().collect();
        items.sort_by_key(|item| Reverse(item.number));
        items.into_iter().take(MOST).map(|item| item.listed.clone()).collect()
    }

    /// A table has changed: this is how it is listed now, if it is, and whether anybody is there.
    fn put(
        &mut self,
        code: Code,
        listed: Option<Listed>,
        is_watched: bool,
        now: Millis,
        out: &mut Vec<Output>,
    ) {
        let Some(listed) = listed else {
            if self.tables.remove(&code).is_some() {
                out.push(Output::List { code, listed: false });
            }
            return;
        };
        let before = self.tables.get(&code);
        if before.is_none() {
            self.count += 1;
            out.push(Output::List { code, listed: true });
        }
        let number = before.map_or(self.count, |item| item.number);
        let until = before.and_then(|item| item.until).unwrap_or(now.after(LINGERS));
        let until = (!is_watched).then_some(until);
        self.tables.insert(code, Item { listed, number, until });
    }

    /// Forgets tables that everybody has left.
    pub(super) fn forget(&mut self, now: Millis, out: &mut Vec<Output>) {
        self.tables.retain(|code, item| {
            let stays = item.until.is_none_or(|until| until > now);
            if !stays {
                out.push(Output::List { code: *code, listed: false });
            }
            stays
        });
    }
}

impl Node {
    /// Lists a table as it is now.
    pub(super) fn list(&mut self, code: Code, now: Millis, out: &mut Vec<Output>) {
        let room = self.slots.get(&code).and_then(|slot| slot.room.as_ref());
        let Some(room) = room else { return };
        self.listing.put(code, room.listed(), room.is_watched(), now, out);
    }

    /// A log was cleared away: there is no such table any more.
    pub(super) fn cleared(&mut self, code: Code, now: Millis, out: &mut Vec<Output>) {
        self.known.remove(&code);
        self.listing.put(code, None, false, now, out);
        if let Some(slot) = self.slots.get_mut(&code) {
            slot.room = None;
        }
        self.turn_away(code, out);
        let here = self.conns.iter_mut().filter(|(_, caller)| caller.at == Some(code));
        for (conn, caller) in here {
            caller.at = None;
            let why = protocol::NoTable::Unknown;
            super::room::send(*conn, &protocol::ToClient::NoTable { code, why }, out);
        }
    }
}
