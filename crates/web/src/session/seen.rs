//! What a board knows of its table.

use std::fmt;
use std::sync::Arc;

use game::Seat;
use leptos::prelude::*;
use play::online::Finding;
use serde_json::Value;
use table::Millis;

use super::keeper::Keeper;
use super::{Curtain, Dealer, Doubt, Playable, Refused, Sight, Sitting, Story};
use crate::speech::{Speech, speech};

/// A table. A copy is a handle to the same table.
pub(crate) struct Session<G: Playable> {
    seen: Seen<G>,
    keeper: StoredValue<Arc<dyn Keeper<G>>>,
}

/// What there is to see, as whoever keeps the table sets it.
#[derive(Debug)]
pub(super) struct Seen<G: Playable> {
    pub(super) sight: RwSignal<Arc<Sight<G>>>,
    pub(super) seats: RwSignal<Arc<Vec<Sitting>>>,
    named: Memo<Arc<Vec<Sitting>>>,
    pub(super) story: RwSignal<Story<G>>,
    pub(super) curtain: RwSignal<Option<Arc<Curtain<G>>>>,
    may_undo: RwSignal<bool>,
    /// When the time agreed on for the match is over.
    pub(super) deadline: RwSignal<Option<Millis>>,
}

impl<G: Playable> fmt::Debug for Session<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Session").field("seen", &self.seen).finish_non_exhaustive()
    }
}

impl<G: Playable> Clone for Session<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Playable> Copy for Session<G> {}

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

    /// Whether the last decision can be taken back, which is told on only when it changes.
    pub(super) fn set_may_undo(self, may: bool) {
        if self.may_undo.get_untracked() != may {
            self.may_undo.set(may);
        }
    }
}

impl<G: Playable> Session<G> {
    /// The page's side of a table that `keeper` keeps. It is there as long as whoever owns the calling code.
    pub(super) fn new(seen: Seen<G>, keeper: impl Keeper<G> + 'static) -> Self {
        Self { seen, keeper: StoredValue::new(Arc::new(keeper)) }
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

    /// Follows all that there is to see at the table itself: neither the curtain before it nor the clock, nor whether
    /// something can be taken back, which is known later.
    pub(crate) fn track(self) {
        let Seen { sight, named, story, .. } = self.seen;
        sight.track();
        named.track();
        story.track();
    }

    /// Whether the spaces a card may go to light up.
    pub(crate) fn lights(self) -> bool {
        self.keeper().is_some_and(|keeper| keeper.lights())
    }

    /// Whether a person may ask what to play.
    pub(crate) fn hints(self) -> bool {
        self.keeper().is_some_and(|keeper| keeper.hints())
    }

    /// Whether the device is passed round.
    pub(crate) fn is_passed(self) -> bool {
        self.keeper().is_some_and(|keeper| keeper.is_passed())
    }

    /// Who may have the game dealt again.
    pub(crate) fn dealer(self) -> Signal<Dealer> {
        self.keeper().map_or_else(|| Signal::stored(Dealer::Nobody), |keeper| keeper.dealer())
    }

    /// What the record of a game that is over shows to this device, if a server keeps it.
    pub(crate) async fn findings(self) -> Option<Result<Vec<Finding>, Doubt>> {
        self.keeper()?.findings().await
    }

    /// The record of a game that is over, as `kvold verify` reads it; nothing if it cannot be had now.
    pub(crate) async fn record(self) -> Option<String> {
        self.keeper()?.record().await
    }

    /// What somebody at another device has picked up or moves about, as that device tells it.
    pub(crate) fn elsewhere(self) -> Signal<Option<(Seat, Arc<Value>)>> {
        self.keeper().map_or_else(|| Signal::stored(None), |keeper| keeper.elsewhere())
    }

    /// Whether other devices see what is picked up or moved about here.
    pub(crate) fn is_seen_elsewhere(self) -> bool {
        self.keeper().is_some_and(|keeper| keeper.is_seen_elsewhere())
    }

    // --- What people do. ---

    /// Lets the other devices see what whoever is in front of this one picks up or moves about. It must hide what is to
    /// be hidden.
    pub(crate) fn show_elsewhere(self, draft: Value) {
        self.ask(|keeper| keeper.show_elsewhere(draft));
    }

    /// Whoever is in front of the device decides; `then` is told when it is done, or why it is refused. A refusal changes
    /// nothing.
    pub(crate) fn act(
        self,
        action: G::Action,
        then: impl FnOnce(Result<(), Refused>) + Send + Sync + 'static,
    ) {
        self.ask(|keeper| keeper.act(action, Box::new(then)));
    }

    /// Takes back the last decision of whoever is in front of the device, or of whoever was.
    pub(crate) fn undo(self) {
        self.ask(|keeper| keeper.undo());
    }

    /// Has the best bot say what it would do in the place of whoever is in front of the device.
    pub(crate) fn hint(self, then: impl FnOnce(G::Action) + 'static) {
        self.ask(|keeper| keeper.hint(Box::new(then)));
    }

    /// Has the position of whoever is in front of the device thought through, and tells what was found, unless the
    /// game has moved on meanwhile.
    pub(crate) fn study(self, then: impl FnOnce(String) + 'static) {
        self.ask(|keeper| keeper.study(Box::new(then)));
    }

    /// Whoever has the device has nothing more to do and hands it on.
    pub(crate) fn pass_on(self) {
        self.ask(|keeper| keeper.pass_on());
    }

    /// The next player opens the curtain.
    pub(crate) fn open_curtain(self) {
        self.ask(|keeper| keeper.open_curtain());
    }

    /// Has bots wait while there is something to look at, or go on. A server's bots wait for nobody.
    pub(crate) fn hold(self, hold: bool) {
        self.ask(|keeper| keeper.hold(hold));
    }

    /// The same people play again.
    pub(crate) fn again(self) {
        self.ask(|keeper| keeper.again());
    }

    /// Whoever keeps the table, unless it has been left.
    fn keeper(self) -> Option<Arc<dyn Keeper<G>>> {
        self.keeper.try_get_value()
    }

    fn ask(self, ask: impl FnOnce(&dyn Keeper<G>)) {
        if let Some(keeper) = self.keeper() {
            ask(&*keeper);
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
