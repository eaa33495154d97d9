//! What devices are told has happened: at once, since they were last there, or some time late.

use std::collections::VecDeque;
use std::sync::Arc;

use catalog::Shelved;
use game::{SeatSet, Viewer};
use protocol::{Told, Watch};
use table::{Millis, Version};

use super::document::{Shared, seat_of, viewers};
use super::room::Room;
use super::show::Happened;

/// What is told, as it is sent: JSON values with commas between them.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Tales(Vec<u8>);

/// What those see who look on some time late: documents that wait, and the one that is shown.
#[derive(Debug)]
pub(crate) struct Late<G: Shelved> {
    coming: VecDeque<(Millis, Shared<G>, Tales)>,
    pub(crate) shown: Shared<G>,
}

impl Tales {
    pub(crate) fn json(&self) -> &[u8] {
        &self.0
    }

    fn push<E: serde::Serialize>(&mut self, tale: &Told<E>) {
        self.go_on();
        serde_json::to_writer(&mut self.0, tale).expect("events are plain data");
    }

    fn join(&mut self, tales: &Self) {
        if !tales.0.is_empty() {
            self.go_on();
            self.0.extend_from_slice(&tales.0);
        }
    }

    fn go_on(&mut self) {
        if self.0.is_empty() {
            self.0.reserve(256);
        } else {
            self.0.push(b',');
        }
    }
}

impl<G: Shelved> Late<G> {
    pub(crate) const fn new() -> Self {
        Self { coming: VecDeque::new(), shown: None }
    }

    /// When the next document is to be shown.
    pub(crate) fn next(&self) -> Option<Millis> {
        self.coming.front().map(|(due, ..)| *due)
    }
}

impl<G: Shelved> Room<G> {
    /// What a device with these seats is told now; `late` is for those who look on late.
    pub(crate) fn tales(
        &self,
        seats: SeatSet,
        happened: Option<Happened<'_, G>>,
        late: &Tales,
    ) -> Tales {
        let mut tales = Tales::default();
        if seats.is_empty() && !self.may_watch_live() {
            return late.clone();
        }
        for viewer in viewers(seats) {
            self.narrate(viewer, happened, &mut tales);
        }
        tales
    }

    /// What was told after version `since` to a device with these seats.
    pub(crate) fn tell_since(&self, seats: SeatSet, since: Version, tales: &mut Tales) {
        let Some(table) = self.fold.table() else { return };
        if seats.is_empty() && !self.may_watch_live() {
            return;
        }
        let mut all = Vec::new();
        for viewer in viewers(seats) {
            for (tale, (at, _)) in table.story(viewer).into_iter().zip(&self.fold.acts) {
                let (to, undone) = (seat_of(viewer), tale.undone);
                all.push(Told { at: *at, to, by: tale.seat, events: tale.events, undone });
            }
        }
        all.retain(|told| told.at > since);
        all.sort_by_key(|told| told.at);
        all.iter().for_each(|told| tales.push(told));
    }

    /// Moves what those see who look on late; returns what they are told now.
    pub(crate) fn bring_late(&mut self, now: Millis, happened: Option<Happened<'_, G>>) -> Tales {
        let mut told = Tales::default();
        let Watch::Late(seconds) = self.fold.opening.watch else { return told };
        let mut tale = Tales::default();
        self.narrate(Viewer::Spectator, happened, &mut tale);
        let last = self.late.coming.back().map_or(&self.late.shown, |(_, play, _)| play);
        let play = self.play_of(SeatSet::EMPTY, None);
        if last.as_deref() != play.as_ref() || tale != Tales::default() {
            let due = now.after(Millis(u64::from(seconds) * 1000));
            self.late.coming.push_back((due, play.map(Arc::new), tale));
        }
        while let Some((due, ..)) = self.late.coming.front()
            && *due <= now
            && let Some((_, play, tale)) = self.late.coming.pop_front()
        {
            self.late.shown = play;
            told.join(&tale);
        }
        told
    }

    fn narrate(&self, viewer: Viewer, happened: Option<Happened<'_, G>>, tales: &mut Tales) {
        let (Some((before, by, action)), Some(table)) = (happened, self.fold.table()) else {
            return;
        };
        let events = G::narrate(before, by, action, table.state(), viewer);
        let at = self.fold.version;
        tales.push(&Told { at, to: seat_of(viewer), by, events, undone: false });
    }
}
