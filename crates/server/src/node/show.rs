//! What each device is shown: one document, and edits of it.
//!
//! Devices that may see the same share one document, and what has changed in it is worked out once for all of them.

use std::sync::Arc;

use catalog::Shelved;
use game::{Changes as _, Seat, SeatSet};
use protocol::{ActionId, Desk, Edits, Lock, Memo, Watch, sight_text, update_text};
use table::{Millis, Version};

use super::document::{People, Shared};
use super::room::Room;
use super::tales::Tales;
use super::{Conn, Output};

/// A device that looks at the table.
#[derive(Debug)]
pub(crate) struct Onlooker {
    /// The locks of the keys that it has shown.
    pub(crate) locks: Vec<Lock>,
    pub(crate) sees: Sees,
    /// What it may have seen when it was last sent something; nothing if it is new.
    sent: Option<(Sees, Version)>,
    /// What it wanted and is done with the entry that is being read.
    done: Vec<ActionId>,
    noting: bool,
}

/// What decides what a device may see.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Sees {
    /// Its seats.
    pub(crate) seats: SeatSet,
    /// Whether it has the key of the host.
    pub(crate) hosting: bool,
}

/// What all those have been sent who see the same.
#[derive(Debug)]
pub(crate) struct Shown<G: Shelved> {
    sees: Sees,
    desk: Arc<Desk>,
    /// The change of the people round the table that `desk` is of.
    desk_change: u32,
    play: Shared<G>,
}

/// A decision that is to be told: the game before it, whose, and what.
pub(crate) type Happened<'a, G> = (&'a G, Seat, &'a <G as game::Game>::Action);

impl<G: Shelved> Shown<G> {
    /// A screen of the game as it is now: people with a seat see no other.
    fn screen_now(&self) -> Option<&G::Screen> {
        let play = self.play.as_ref().filter(|_| !self.sees.seats.is_empty())?;
        play.hands.first().map(|hand| &hand.screen)
    }
}

impl Onlooker {
    pub(crate) fn new(locks: Vec<Lock>) -> Self {
        let sees = Sees { seats: SeatSet::EMPTY, hosting: false };
        Self { locks, sees, sent: None, done: Vec::new(), noting: false }
    }

    /// From now until the next update, what is done is collected.
    pub(crate) fn begin_note(&mut self) {
        self.noting = true;
    }

    /// There is no update: nothing was done.
    pub(crate) fn end_note(&mut self) {
        self.noting = false;
    }

    /// Collects `id` for the next update, if there is going to be one.
    pub(crate) fn note(&mut self, id: ActionId) -> bool {
        if self.noting {
            self.done.push(id);
        }
        self.noting
    }
}

impl<G: Shelved> Room<G> {
    /// Whether people without a seat see the game as it happens.
    pub(crate) fn may_watch_live(&self) -> bool {
        self.fold.opening.watch == Watch::Anybody
    }

    /// Sends the whole document to somebody who has just come.
    pub(crate) fn welcome(
        &mut self,
        conn: Conn,
        since: Option<Version>,
        now: Millis,
        out: &mut Vec<Output>,
    ) {
        // Everybody else hears who has come; that makes the document, too.
        self.show(None, now, out);
        let Some(onlooker) = self.onlookers.get(&conn) else { return };
        let Some(shown) = self.shown.iter().find(|shown| shown.sees == onlooker.sees) else {
            return;
        };
        let mut tales = Tales::default();
        if let Some(since) = since {
            self.tell_since(onlooker.sees.seats, since, &mut tales);
        }
        let (version, play) = (self.fold.version, shown.play.as_deref());
        out.push(Output::Send(conn, sight_text(version, now, &*shown.desk, play, tales.json())));
        if let Some(onlooker) = self.onlookers.get_mut(&conn) {
            onlooker.sent = Some((onlooker.sees, version));
        }
    }

    /// Sends everybody what has changed for them.
    pub(crate) fn show(
        &mut self,
        happened: Option<Happened<'_, G>>,
        now: Millis,
        out: &mut Vec<Output>,
    ) {
        let late = self.bring_late(now, happened);
        let version = self.fold.version;
        let mut onlookers = std::mem::take(&mut self.onlookers);
        let before = std::mem::take(&mut self.shown);
        let people = People::of(onlookers.values().map(|onlooker| onlooker.sees.seats));
        let mut after: Vec<(Shown<G>, Option<Edits>, Tales)> = Vec::with_capacity(before.len());
        let mut memo = Memo::default();
        for (conn, onlooker) in &mut onlookers {
            let at = after.iter().position(|(shown, ..)| shown.sees == onlooker.sees);
            let at = at.unwrap_or_else(|| {
                let old = before.iter().find(|shown| shown.sees == onlooker.sees);
                let tales = self.tales(onlooker.sees.seats, happened, &late);
                let beside = after.iter().find_map(|(shown, ..)| shown.screen_now());
                after.push((self.look(onlooker.sees, people, old, beside), None, tales));
                after.len() - 1
            });
            let Some((seen, last)) = onlooker.sent else { continue };
            let Some((shown, edits, tales)) = after.get_mut(at) else { continue };
            let own;
            // What most have seen before is what they see now; a device that has just sat down sees more.
            let edits = if seen == shown.sees {
                edits.get_or_insert_with(|| changes(&before, seen, shown, &mut memo))
            } else {
                own = changes(&before, seen, shown, &mut memo);
                &own
            };
            let done = std::mem::take(&mut onlooker.done);
            onlooker.noting = false;
            if last != version || !edits.is_empty() || !done.is_empty() || !tales.json().is_empty()
            {
                let text = update_text(version, edits.json(), tales.json(), &done);
                out.push(Output::Send(*conn, text));
            }
            onlooker.sent = Some((onlooker.sees, version));
        }
        self.onlookers = onlookers;
        self.shown = after.into_iter().map(|(shown, ..)| shown).collect();
    }

    /// What those see now who see this much; `before` is what they saw, and `beside` what others see now.
    fn look(
        &self,
        sees: Sees,
        people: People,
        before: Option<&Shown<G>>,
        beside: Option<&G::Screen>,
    ) -> Shown<G> {
        let desk_change = self.desk_changes;
        let desk = match before.filter(|shown| shown.desk_change == desk_change) {
            Some(shown) => shown.desk.clone(),
            None => Arc::new(self.desk(sees, people)),
        };
        let play = match self.fold.opening.watch {
            Watch::Late(_) if sees.seats.is_empty() => self.late.shown.clone(),
            Watch::Nobody if sees.seats.is_empty() => None,
            _ => self.play_of(sees.seats, beside).map(Arc::new),
        };
        Shown { sees, desk, desk_change, play }
    }
}

/// What has changed for somebody who saw as much as `seen`.
fn changes<G: Shelved>(before: &[Shown<G>], seen: Sees, now: &Shown<G>, memo: &mut Memo) -> Edits {
    let Some(old) = before.iter().find(|shown| shown.sees == seen) else {
        return Edits::default();
    };
    memo.edits(|edits| {
        edits.field("desk", &old.desk, &now.desk);
        edits.field("play", &old.play.as_deref(), &now.play.as_deref());
    })
}
