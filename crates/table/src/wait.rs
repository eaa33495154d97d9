//! Whom a bot waits for, and when it is asked.
//!
//! A bot that must act is asked at once, unless a person holds an open option: then it waits until the option is used
//! or waived or the window of the house has passed. Two kinds of options are worth waiting for:
//!
//! - one whose actions are *listed* (a knock, a late draw): missing it costs its holder something;
//! - a call that no list offers (table talk), but only right after a person has acted who has human team-mates, and
//!   only for people of other teams. A call judges what people said to each other, and the moment to make it is when
//!   the advised player has acted. Where bots play among each other or with one person each, nobody can have talked;
//!   to wait there would hold up every move of a bot for an option that is always open.

use std::collections::BTreeMap;

use catalog::Shelved;
use game::{Rng, Seat, SeatSet, Signal};

use crate::{
    Author, Deed, Effect, Envelope, Id, Millis, News, Request, RequestId, Sitter, Table, To,
    Version,
};

/// How many windows a bot waits for the answers to somebody who asks to take a decision back.
const WINDOWS_FOR_UNDO: u64 = 4;

/// What one reader of the log is waiting for. Nothing of it is in the log, and nothing is lost with it but time.
#[derive(Clone, Debug)]
pub(crate) struct Waits {
    /// The last time that was heard of.
    now: Option<Millis>,
    /// What is left of the time agreed on for the match.
    left: Option<Millis>,
    /// Since when people have had an open option; unknown until a time is heard of.
    windows: BTreeMap<Seat, Option<Millis>>,
    waived: SeatSet,
    /// Since when a question about an undo has been open.
    question: Option<(Version, Millis)>,
    /// The version that the rest is about.
    version: Version,
    asked: Option<Asked>,
    /// The bots that have nothing to say out of turn in this version.
    silent: SeatSet,
    /// Whether an envelope of the table's own is on its way into the log.
    sent: bool,
}

/// The request that is out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Asked {
    seat: Seat,
    must: bool,
    /// Whether the first answer was no good.
    again: bool,
}

impl Waits {
    pub(crate) fn new(minutes: Option<u32>) -> Self {
        Self {
            now: None,
            left: minutes.map(|minutes| Millis(u64::from(minutes) * 60_000)),
            windows: BTreeMap::new(),
            waived: SeatSet::EMPTY,
            question: None,
            version: Version(0),
            asked: None,
            silent: SeatSet::EMPTY,
            sent: false,
        }
    }

    pub(crate) fn waive(&mut self, seat: Seat) {
        if self.windows.contains_key(&seat) {
            self.waived.insert(seat);
        }
    }

    /// An envelope of the table's own has come back as a dead letter.
    pub(crate) fn returned(&mut self) {
        self.sent = false;
    }

    pub(crate) fn has_clock(&self) -> bool {
        self.left.is_some()
    }

    /// What is left of the time agreed on for the match.
    pub(crate) fn left(&self) -> Option<Millis> {
        self.left
    }

    pub(crate) fn set_left(&mut self, left: Option<Millis>) {
        if self.has_clock() {
            self.left = left.or(self.left);
        }
    }

    fn hear_time(&mut self, now: Option<Millis>, runs: bool) {
        let Some(now) = now else { return };
        if let (Some(before), Some(left), true) = (self.now, &mut self.left, runs) {
            *left = left.since(now.since(before));
        }
        self.now = Some(now);
    }
}

impl<G: Shelved> Table<G> {
    /// When to call [`tick`](Self::tick) next, if nothing happens before.
    pub fn next_wake(&self) -> Option<Millis> {
        let now = self.waits.now?;
        let strikes = self.waits.left.filter(|_| !self.is_done() && !self.has_struck());
        let strikes = strikes.map(|left| now.after(left));
        let waits = self.waits.asked.is_none() && !self.waits.sent && self.next_bot().is_some();
        let waited_for = if waits { self.held_until() } else { None };
        strikes.into_iter().chain(waited_for).min()
    }

    /// The request that waits for an answer, if there is one.
    pub fn asked(&self) -> Option<RequestId> {
        self.waits.asked.map(|asked| self.request_id(asked))
    }

    /// Whether a bot is thinking about an option out of turn. It cannot be quicker than a finger: who acts in the
    /// meantime takes the option from it.
    pub fn hears_bot_out(&self) -> bool {
        self.waits.asked.is_some_and(|asked| !asked.must)
    }

    /// Brings what is waited for up to date, and asks a bot or strikes the clock if it is time.
    pub(crate) fn settle(&mut self, now: Option<Millis>, out: &mut Vec<Effect<G>>) {
        let done = self.is_done();
        self.waits.hear_time(now, !done);
        if self.waits.version != self.version() {
            self.waits.version = self.version();
            self.waits.asked = None;
            self.waits.silent = SeatSet::EMPTY;
            self.waits.sent = false;
        }
        self.look_for_options();
        if done || self.waits.sent {
            return;
        }
        if self.waits.now.is_some() && self.waits.left == Some(Millis(0)) && !self.has_struck() {
            self.send(Deed::Signal(Signal::TimeUp), out);
            return;
        }
        if self.waits.asked.is_none()
            && let Some((seat, must)) = self.next_bot()
            && !self.is_held()
        {
            self.ask(Asked { seat, must, again: false }, out);
        }
        out.extend(self.next_wake().map(Effect::WakeAt));
    }

    /// Takes a bot's answer. One that comes too late, or twice, is ignored.
    pub(crate) fn answer(
        &mut self,
        request: RequestId,
        action: Option<G::Action>,
        out: &mut Vec<Effect<G>>,
    ) {
        let is_asked = |asked: &mut Asked| self.request_id(*asked) == request;
        let mut open = self.waits.asked;
        let Some(asked) = open.take_if(is_asked) else { return };
        let Asked { seat, must, again } = asked;
        self.waits.asked = None;
        match action {
            Some(action) if self.check(seat, &action).is_ok() => {
                self.send(Deed::Act { seat, action }, out);
            }
            None if !must => self.waits.silent.insert(seat),
            _ if !again => self.ask(Asked { again: true, ..asked }, out),
            _ if must => self.act_for(seat, request, out),
            _ => self.waits.silent.insert(seat),
        }
    }

    /// Picks a legal action for a bot that finds none.
    fn act_for(&mut self, seat: Seat, request: RequestId, out: &mut Vec<Effect<G>>) {
        let mut rng = Rng::new(request.0);
        let action = self.state().random_action(seat, &mut rng, &mut Vec::new());
        // The law that whoever must act can, is the game's to keep.
        let Some(action) = action else { return };
        out.push(Effect::Tell(To::All, News::Stumbled { seat }));
        self.send(Deed::Act { seat, action }, out);
    }

    /// The bot to be asked next, and whether the game waits for it. Whoever may speak out of turn comes first: the right
    /// would be gone later.
    fn next_bot(&self) -> Option<(Seat, bool)> {
        let bots = self.everyone().difference(self.people());
        let must = self.state().must_act().intersection(bots);
        let may = self.state().may_act().intersection(bots).difference(self.state().must_act());
        let speaks = |seat: &Seat| !self.options(*seat).is_empty();
        let mut out_of_turn = may.difference(self.waits.silent).iter().filter(speaks);
        let first = out_of_turn.next().map(|seat| (seat, false));
        first.or_else(|| must.iter().next().map(|seat| (seat, true)))
    }

    fn ask(&mut self, asked: Asked, out: &mut Vec<Effect<G>>) {
        let Sitter::Bot { level } = &self.seats[asked.seat].sitter else { return };
        let id = self.request_id(asked);
        let request = Request {
            id,
            seat: asked.seat,
            level: level.clone(),
            must: asked.must,
            view: self.state().view(asked.seat),
            number: Rng::new(id.0).bits(),
        };
        self.waits.asked = Some(asked);
        out.push(Effect::Ask(Box::new(request)));
    }

    fn request_id(&self, asked: Asked) -> RequestId {
        let Asked { seat, again, .. } = asked;
        let version = u64::from(self.version().0);
        RequestId(version << 8 | u64::from(seat.number()) << 4 | u64::from(again))
    }

    /// Appends a deed of the table's own. There is one for each version at most, so the version is its number.
    fn send(&mut self, deed: Deed<G::Action>, out: &mut Vec<Effect<G>>) {
        let prev = self.version();
        let id = Id { author: Author::Table, number: prev.0.into() };
        self.waits.sent = true;
        out.push(Effect::Append(Envelope { prev, id, deed }));
    }

    /// Opens a window for each new option and closes those of options that are gone.
    fn look_for_options(&mut self) {
        let awaited = if self.is_done() { SeatSet::EMPTY } else { self.awaited() };
        let waits = &mut self.waits;
        waits.windows.retain(|seat, _| awaited.contains(*seat));
        waits.waived = waits.waived.intersection(awaited);
        for seat in awaited.iter() {
            let since = waits.windows.entry(seat).or_insert(waits.now);
            *since = since.or(waits.now);
        }
        let open = self.question.as_ref().map(|question| question.asked);
        if waits.question.map(|(asked, _)| asked) != open {
            waits.question = open.zip(waits.now);
        }
    }

    /// The people with an option that a bot waits for.
    fn awaited(&self) -> SeatSet {
        let state = self.state();
        let may = state.may_act().difference(state.must_act()).intersection(self.people());
        may.iter().filter(|seat| !self.options(*seat).is_empty() || self.may_judge(*seat)).collect()
    }

    /// Whether somebody has just acted whose team may have talked, seen from another team.
    fn may_judge(&self, seat: Seat) -> bool {
        let Some((_, actor)) = self.last_decision() else { return false };
        let team = self.state().team(actor);
        let mates = self.people().iter().filter(|mate| self.state().team(*mate) == team);
        team != self.state().team(seat) && self.people().contains(actor) && mates.count() > 1
    }

    fn is_held(&self) -> bool {
        match self.waits.now {
            Some(now) => self.held_until().is_some_and(|until| until > now),
            None => !self.waits.windows.is_empty() || self.question.is_some(),
        }
    }

    /// When the last of the open windows closes.
    fn held_until(&self) -> Option<Millis> {
        let window = self.house.window;
        let open =
            self.waits.windows.iter().filter(|(seat, _)| !self.waits.waived.contains(**seat));
        let options = open.filter_map(|(_, since)| since.map(|since| since.after(window)));
        let patience = Millis(window.0.saturating_mul(WINDOWS_FOR_UNDO));
        let question = self.waits.question.map(|(_, since)| since.after(patience));
        options.chain(question).max()
    }
}
