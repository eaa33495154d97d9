//! The table that a device is at, as far as it knows it.

use std::sync::Arc;

use game::{Seat, SeatSet};
use protocol::{Code, Desk};
use serde_json::Value;
use table::{Millis, Version};

use crate::keep::Held;
use crate::salts::Salts;
use crate::story::Story;

/// The table that the device is at, or on its way to.
#[derive(Debug, Default)]
pub(crate) struct Place {
    /// None as long as the table is being opened.
    pub(crate) code: Option<Code>,
    pub(crate) keys: Vec<Held>,
    /// Whether this connection is at the table.
    pub(crate) entered: bool,
    /// The seats that were given up here.
    pub(crate) given_up: SeatSet,
    pub(crate) document: Value,
    pub(crate) desk: Option<Arc<Desk>>,
    pub(crate) version: Version,
    pub(crate) story: Story,
    pub(crate) salts: Salts,
    /// The server's clock, and this device's at the same moment.
    pub(crate) clock: (Millis, Millis),
}

impl Place {
    /// Reads the desk out of the document. The keys that came with a link are put to their seats.
    pub(crate) fn read_desk(&mut self) -> bool {
        let desk = self.document.get("desk").cloned().map(serde_json::from_value::<Desk>);
        let Some(Ok(desk)) = desk else { return false };
        let known = |seat| self.keys.iter().any(|held| held.seat == Some(seat));
        let open: Vec<Seat> = desk.yours.iter().filter(|seat| !known(*seat)).collect();
        let mut unknown = self.keys.iter_mut().filter(|held| held.seat.is_none());
        if let ([seat], Some(held), None) = (open.as_slice(), unknown.next(), unknown.next()) {
            held.seat = Some(*seat);
        }
        self.code = Some(desk.code);
        self.desk = Some(Arc::new(desk));
        true
    }

    /// The seats that were this device's by `before`, and are so no more although nobody here has given them up.
    pub(crate) fn taken_away(&self, before: SeatSet) -> SeatSet {
        let yours = self.desk.as_ref().map_or(before, |desk| desk.yours);
        before.difference(yours).difference(self.given_up)
    }

    /// The seats of this device.
    pub(crate) fn yours(&self) -> SeatSet {
        self.desk.as_ref().map_or(SeatSet::EMPTY, |desk| desk.yours)
    }

    pub(crate) fn number(&self) -> Option<u32> {
        self.desk.as_ref().map(|desk| desk.number)
    }

    pub(crate) fn play_version(&self) -> Option<u64> {
        self.document.get("play")?.get("version")?.as_u64()
    }
}
