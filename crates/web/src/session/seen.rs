//! What a board knows of its table.

use std::sync::Arc;

use game::Seat;
use leptos::prelude::*;
use play::online::Finding;
use play::order::Order;
use serde_json::Value;
use table::{Local, Millis};

use super::local::Here;
use super::remote::There;
use super::{Curtain, Playable, Sight, Sitting, Story};
use crate::online::Online;
use crate::speech::{Speech, speech};

/// A table. A copy is a handle to the same table.
#[derive(Debug)]
pub(crate) struct Session<G: Playable> {
    seen: Seen<G>,
    side: Side<G>,
}

/// Where the table is kept.
#[derive(Debug)]
enum Side<G: Playable> {
    /// On this device.
    Here(Here<G>),
    /// By a server.
    There(There<G>),
}

/// What there is to see, as whoever keeps the table sets it.
#[derive(Debug)]
pub(super) struct Seen<G: Playable> {
    pub(super) sight: RwSignal<Arc<Sight<G>>>,
    pub(super) seats: RwSignal<Arc<Vec<Sitting>>>,
    named: Memo<Arc<Vec<Sitting>>>,
    pub(super) story: RwSignal<Story<G>>,
    pub(super) curtain: RwSignal<Option<Arc<Curtain<G>>>>,
    pub(super) may_undo: RwSignal<bool>,
    /// When the time agreed on for the match is over.
    pub(super) deadline: RwSignal<Option<Millis>>,
}

/// Who may have the game dealt again.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Dealer {
    /// Whoever is here.
    Here,
    /// Somebody elsewhere, called so.
    There(Option<String>),
    /// Nobody any more.
    Nobody,
}

/// Why a record was not found to be sound.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Doubt {
    /// It could not be had.
    Absent,
    /// It is not: one English sentence.
    Broken(String),
}

/// A decision that was refused, as the page tells it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Refused {
    /// It breaks this rule; the sentence is found by the name.
    Foul {
        /// The number of the rule, such as `SEQ-15`.
        rule: String,
        /// The name of the foul.
        name: String,
    },
    /// The table has moved on, or nobody may decide now.
    NotNow,
}

impl<G: Playable> Clone for Session<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Playable> Copy for Session<G> {}

impl<G: Playable> Clone for Side<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Playable> Copy for Side<G> {}

impl<G: Playable> Clone for Seen<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Playable> Copy for Seen<G> {}

impl<G: Playable> Seen<G> {
    /// Nothing but `sight` so far. While `alone` is so, whoever is in front of the device is called "you".
    pub(super) fn new(sight: Sight<G>, alone: Signal<bool>) -> Self {
        let (seats, speech) = (RwSignal::default(), speech());
        Self {
            sight: RwSignal::new(Arc::new(sight)),
            seats,
            named: Memo::new(move |_| {
                if alone.get() { addressed(&seats.get(), speech) } else { seats.get() }
            }),
            story: RwSignal::default(),
            curtain: RwSignal::new(None),
            may_undo: RwSignal::new(false),
            deadline: RwSignal::new(None),
        }
    }
}

impl<G: Playable> Session<G> {
    /// The page's side of a table on this device. Signals belong to whoever owns the calling code.
    pub(super) fn here(table: Local<G>, order: Order) -> Self {
        let here = Here::new(table, order);
        Self { seen: here.seen(), side: Side::Here(here) }
    }

    /// The page's side of a table that a server keeps, if there is a game at it that can be read.
    pub(super) fn there(online: Online) -> Option<Self> {
        let there = There::new(online)?;
        Some(Self { seen: there.seen(), side: Side::There(there) })
    }

    // --- What there is to see. ---

    /// What whoever is in front of the device sees now.
    pub(crate) fn sight(self) -> Signal<Arc<Sight<G>>> {
        self.seen.sight.into()
    }

    /// Who sits where. Whoever plays alone is called "you", in the language that is spoken now.
    pub(crate) fn seats(self) -> Signal<Arc<Vec<Sitting>>> {
        self.seen.named.into()
    }

    /// The name of `seat`.
    pub(crate) fn name(self, seat: Seat) -> String {
        self.seen.named.with(|seats| {
            let sitting = seats.iter().find(|sitting| sitting.seat == seat);
            sitting.map(|sitting| sitting.name.clone()).unwrap_or_default()
        })
    }

    /// What happened so far.
    pub(crate) fn story(self) -> Signal<Story<G>> {
        self.seen.story.into()
    }

    /// Whether the hand is covered, and for whom.
    pub(crate) fn curtain(self) -> Signal<Option<Arc<Curtain<G>>>> {
        self.seen.curtain.into()
    }

    /// Whether the last decision can be taken back.
    pub(crate) fn may_undo(self) -> Signal<bool> {
        self.seen.may_undo.into()
    }

    /// When the time agreed on for the match is over, where a clock ends it.
    pub(crate) fn deadline(self) -> Signal<Option<Millis>> {
        self.seen.deadline.into()
    }

    /// Whether the spaces a card may go to light up.
    pub(crate) fn lights(self) -> bool {
        match self.side {
            Side::Here(here) => here.lights(),
            Side::There(there) => there.lights(),
        }
    }

    /// Whether a person may ask what to play.
    pub(crate) fn hints(self) -> bool {
        match self.side {
            Side::Here(here) => here.hints(),
            // Among people everybody thinks for themselves.
            Side::There(_) => false,
        }
    }

    /// Whether the device is passed round.
    pub(crate) fn is_passed(self) -> bool {
        match self.side {
            Side::Here(here) => here.is_passed(),
            Side::There(there) => there.is_passed(),
        }
    }

    /// Who may have the game dealt again.
    pub(crate) fn dealer(self) -> Signal<Dealer> {
        match self.side {
            Side::Here(_) => Signal::stored(Dealer::Here),
            Side::There(there) => Signal::derive(move || there.dealer()),
        }
    }

    /// What the record of a game that is over shows to this device, if a server keeps it.
    pub(crate) async fn findings(self) -> Option<Result<Vec<Finding>, Doubt>> {
        match self.side {
            Side::Here(_) => None,
            Side::There(there) => Some(there.findings().await),
        }
    }

    /// The record of a game that is over, as `kvold verify` reads it; nothing if it cannot be had now.
    pub(crate) async fn record(self) -> Option<String> {
        match self.side {
            Side::Here(here) => Some(here.record()),
            Side::There(there) => there.record().await,
        }
    }

    /// What somebody at another device has picked up or moves about, as that device tells it.
    pub(crate) fn elsewhere(self) -> Signal<Option<(Seat, Arc<Value>)>> {
        match self.side {
            Side::Here(_) => Signal::stored(None),
            Side::There(there) => there.elsewhere(),
        }
    }

    // --- What people do. ---

    /// Lets the other devices see what whoever is in front of this one picks up or moves about. It must hide what is to
    /// be hidden.
    pub(crate) fn show_elsewhere(self, draft: Value) {
        if let Side::There(there) = self.side {
            there.show_elsewhere(draft);
        }
    }

    /// Whoever is in front of the device decides; `then` is told when it is done, or why it is refused. A refusal changes
    /// nothing.
    pub(crate) fn act(
        self,
        action: G::Action,
        then: impl FnOnce(Result<(), Refused>) + Send + Sync + 'static,
    ) {
        match self.side {
            Side::Here(here) => then(here.act(action)),
            Side::There(there) => there.act(&action, then),
        }
    }

    /// Takes back the last decision of whoever is in front of the device, or of whoever was.
    pub(crate) fn undo(self) {
        match self.side {
            Side::Here(here) => here.undo(),
            Side::There(there) => there.undo(),
        }
    }

    /// Has the best bot say what it would do in the place of whoever is in front of the device.
    pub(crate) fn hint(self, then: impl FnOnce(G::Action) + 'static) {
        if let Side::Here(here) = self.side {
            here.hint(then);
        }
    }

    /// Has the position of whoever is in front of the device thought through, and tells what was found, unless the
    /// game has moved on meanwhile.
    pub(crate) fn study(self, then: impl FnOnce(String) + 'static) {
        if let Side::Here(here) = self.side {
            here.study(then);
        }
    }

    /// Whoever has the device has nothing more to do and hands it on.
    pub(crate) fn pass_on(self) {
        match self.side {
            Side::Here(here) => here.pass_on(),
            Side::There(there) => there.pass_on(),
        }
    }

    /// The next player opens the curtain.
    pub(crate) fn open_curtain(self) {
        match self.side {
            Side::Here(here) => here.open_curtain(),
            Side::There(there) => there.open_curtain(),
        }
    }

    /// Has bots wait while there is something to look at, or go on. A server's bots wait for nobody.
    pub(crate) fn hold(self, hold: bool) {
        if let Side::Here(here) = self.side {
            here.hold(hold);
        }
    }

    /// The same people play again.
    pub(crate) fn again(self) {
        match self.side {
            Side::Here(here) => here.again(),
            Side::There(there) => there.again(),
        }
    }
}

/// The same people, with whoever is in front of the device called "you".
fn addressed(seats: &[Sitting], speech: Speech) -> Arc<Vec<Sitting>> {
    let call = |sitting: &Sitting| match sitting.you {
        true => Sitting { name: speech.say("web-you"), ..sitting.clone() },
        false => sitting.clone(),
    };
    Arc::new(seats.iter().map(call).collect())
}
