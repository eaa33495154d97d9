//! A table on this device: its log is here, and its bots think here.

use std::future::ready;
use std::sync::Arc;
use std::time::Duration;

use game::{Seat, SeatSet, Viewer};
use leptos::prelude::*;
use play::order::Order;
use table::{Holder, Local, Millis, Moment, Refusal, Request, RequestId, Teller, Told};

use super::bots::{ask, consult};
use super::keeper::{Keeper, Later, Then};
use super::shelf::{self, Put};
use super::{Curtain, Dealer, Playable, Refused, Seen, Session, Sight, Sitting};
use crate::browser;

/// The page's side of `table`. Signals belong to whoever owns the calling code.
pub(super) fn here<G: Playable>(table: Local<G>, order: Order) -> Session<G> {
    let here = Here::new(table, order);
    Session::new(here.seen, here)
}

/// A table on this device. A copy is a handle to the same table.
struct Here<G: Playable> {
    table: StoredValue<Local<G>>,
    order: StoredValue<Order>,
    /// Who has the device, and who had it last.
    holder: StoredValue<(Holder, Option<Seat>)>,
    seen: Seen<G>,
    teller: StoredValue<Teller<G>>,
    /// Whether bots are to wait, and what they have answered meanwhile.
    held: StoredValue<(bool, Vec<Answer<G>>)>,
    /// What a person has decided while a bot was still thinking about a knock or the like.
    early: StoredValue<Option<(Seat, G::Action)>>,
    /// Whether something has happened that is not kept on the device yet.
    unkept: StoredValue<bool>,
}

/// So many milliseconds after a decision bots are asked: all beats of a board (`beat`) are over by then, so all that it
/// changes is on the screen.
const ASKED_AFTER: u64 = 120;
/// And after so many it is kept on the device: by then a quick bot has answered, and that is on the screen, too.
const KEPT_AFTER: u64 = 250;

/// What a bot has answered to a request.
type Answer<G> = (RequestId, Option<<G as game::Game>::Action>);

impl<G: Playable> Clone for Here<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Playable> Copy for Here<G> {}

impl<G: Playable> Here<G> {
    fn new(table: Local<G>, order: Order) -> Self {
        let teller = Teller::new(table.table(), Viewer::Spectator);
        let sight = sight(&table, Viewer::Spectator, teller.story());
        let alone = order.people() == 1;
        let here = Self {
            table: StoredValue::new(table),
            order: StoredValue::new(order),
            holder: StoredValue::new((Holder::Nobody, None)),
            seen: Seen::new(sight, Signal::stored(alone)),
            teller: StoredValue::new(teller),
            held: StoredValue::default(),
            early: StoredValue::new(None),
            unkept: StoredValue::new(false),
        };
        here.settle();
        here.keep_in_time();
        here
    }

    /// A bot that could knock is heard out first: nobody takes that from it by being quick. The decision follows right
    /// after, if the rules still allow it.
    fn decide(self, action: G::Action) -> Result<(), Refused> {
        let Some(seat) = self.person() else { return Err(Refused::NotNow) };
        if self.table.with_value(Local::hears_bot_out) {
            let allowed = self.table.with_value(|table| table.check(seat, &action));
            allowed.map_err(|r| refused(&r))?;
            self.early.set_value(Some((seat, action)));
            return Ok(());
        }
        let done = self.change(|table, now| table.act(now, seat, action));
        done.map_err(|r| refused(&r))
    }

    fn person(self) -> Option<Seat> {
        match self.holder.try_get_value()?.0 {
            Holder::Person(seat) => Some(seat),
            Holder::Curtain(_) | Holder::Nobody => None,
        }
    }

    fn undoer(self) -> Option<Seat> {
        self.person().or(self.holder.get_value().1)
    }

    fn change<T>(self, change: impl FnOnce(&mut Local<G>, Millis) -> T) -> T {
        let done = self
            .table
            .try_update_value(|table| change(table, Millis(browser::now())))
            .expect("a table is there as long as its page");
        self.settle();
        done
    }

    /// After every change: who has the device, what it shows, what bots are asked, and when to look at the clock.
    fn settle(self) {
        let (requests, wake) = self
            .table
            .try_update_value(|table| (table.take_requests(), table.next_wake()))
            .unwrap_or_default();
        self.hand_on();
        self.show();
        self.put_away();
        set_timeout(move || self.follow_up(requests), Duration::from_millis(ASKED_AFTER));
        if let Some(wake) = wake {
            let wait = wake.since(Millis(browser::now())).0;
            set_timeout(move || self.tick(), Duration::from_millis(wait));
        }
    }

    /// After a change: whether it can be taken back, and what bots are asked. Both take a while to work out.
    fn follow_up(self, requests: Vec<Request<G::View>>) {
        // The table may have been left in the meantime.
        let Some((_, last)) = self.holder.try_get_value() else { return };
        let undoer = self.person().or(last);
        let may_undo = |table: &Local<G>| undoer.is_some_and(|seat| table.may_undo(seat));
        if let Some(may_undo) = self.table.try_with_value(may_undo) {
            self.seen.set_may_undo(may_undo);
            requests.into_iter().for_each(|request| self.ask(request));
        }
    }

    fn hand_on(self) {
        let (holder, last) = self.holder.get_value();
        let moment = self.table.with_value(moment);
        let moment = match holder {
            // Whoever has handed the device on is not asked again about options.
            Holder::Nobody => Moment { could_act: SeatSet::EMPTY, ..moment },
            Holder::Person(_) | Holder::Curtain(_) => moment,
        };
        let next = holder.next(last, moment);
        let last = if let Holder::Person(seat) = next { Some(seat) } else { last };
        self.holder.set_value((next, last));
    }

    fn show(self) {
        let (holder, _) = self.holder.get_value();
        let viewer = self.person().map_or(Viewer::Spectator, Viewer::Seat);
        self.table.with_value(|table| {
            self.teller.update_value(|teller| teller.tell(table.table(), viewer));
            let story = self.teller.with_value(|teller| Arc::new(teller.story().to_vec()));
            self.seen.story.set(Arc::clone(&story));
            self.seen.seats.set(Arc::new(sittings(table, self.person())));
            self.seen
                .deadline
                .set(table.time_left().map(|left| Millis(browser::now()).after(left)));
            self.seen.curtain.set(match holder {
                Holder::Curtain(next) => {
                    Some(Arc::new(Curtain::before(next, &table.story(Viewer::Spectator))))
                }
                Holder::Person(_) | Holder::Nobody => None,
            });
            self.seen.sight.set(Arc::new(sight(table, viewer, &story)));
        });
    }

    /// Has the table kept on the device, so that it survives the closing of the page.
    fn put_away(self) {
        let waits = self.unkept.try_update_value(|unkept| std::mem::replace(unkept, true));
        if waits == Some(false) {
            set_timeout(move || self.keep(), Duration::from_millis(KEPT_AFTER));
        }
    }

    /// Keeps the table now, if it has changed and has not been left.
    fn keep(self) {
        if self.unkept.try_update_value(std::mem::take) == Some(true) {
            let (table, over) = self.table.with_value(|table| (table.save(), table.is_over()));
            shelf::put(&Put { order: self.order.get_value(), table, over });
        }
    }

    /// Keeps the table in time when it is left, the page closed or the device put into a pocket.
    fn keep_in_time(self) {
        let leaving = ["pagehide", "visibilitychange"]
            .map(|event| window_event_listener_untyped(event, move |_| self.keep()));
        on_cleanup(move || {
            self.keep();
            leaving.into_iter().for_each(WindowListenerHandle::remove);
        });
    }

    fn ask(self, request: Request<G::View>) {
        let started = browser::now();
        let pace = self.order.with_value(|order| order.pace);
        let (id, number, must) = (request.id, request.number, request.must);
        consult::<G>(&request.level, request.seat, &request.view, number, move |action| {
            let taken = browser::now().saturating_sub(started);
            let pause = if must { pace.thinking(number) } else { pace.speaking() };
            let rest = pause.saturating_sub(ASKED_AFTER + taken);
            set_timeout(move || self.answer(id, action), Duration::from_millis(rest));
        });
    }

    fn answer(self, id: RequestId, action: Option<G::Action>) {
        // The table may have been left in the meantime.
        match self.held.try_with_value(|held| held.0) {
            Some(true) => self.held.update_value(|held| held.1.push((id, action))),
            Some(false) => {
                self.change(|table, now| table.answer_bot(now, id, action));
                self.catch_up();
            }
            None => {}
        }
    }

    /// Takes the decision that had to wait for a bot.
    fn catch_up(self) {
        if self.table.with_value(Local::hears_bot_out) {
            return;
        }
        if let Some((seat, action)) = self.early.try_update_value(Option::take).flatten() {
            // Where the bot's word has made it impossible, its player sees why and decides anew.
            let _ = self.change(|table, now| table.act(now, seat, action));
        }
    }

    fn tick(self) {
        if self.table.try_with_value(|_| ()).is_some() {
            self.change(|table, now| table.tick(now));
        }
    }
}

impl<G: Playable> Keeper<G> for Here<G> {
    fn lights(&self) -> bool {
        self.order.with_value(|order| order.lights)
    }

    fn hints(&self) -> bool {
        self.order.with_value(|order| order.hints)
    }

    fn is_passed(&self) -> bool {
        self.order.with_value(|order| order.people() > 1)
    }

    fn dealer(&self) -> Signal<Dealer> {
        Signal::stored(Dealer::Here)
    }

    fn record(&self) -> Later<Option<String>> {
        Box::pin(ready(Some(self.table.with_value(Local::record))))
    }

    fn act(&self, action: G::Action, then: Then) {
        then(self.decide(action));
    }

    fn undo(&self) {
        if let Some(seat) = self.undoer() {
            // Where it is refused nothing happens, and the button goes away.
            let _ = self.change(|table, now| table.undo(now, seat));
        }
    }

    fn hint(&self, then: Box<dyn FnOnce(G::Action)>) {
        let here = *self;
        let (Some(seat), Some(best)) = (self.person(), G::BOTS.last()) else { return };
        let (view, version) =
            self.table.with_value(|table| (table.table().state().view(seat), table.version().0));
        consult::<G>(best.name, seat, &view, version.into(), move |action| {
            // The game may have moved on meanwhile.
            let now = here.table.try_with_value(|table| table.version().0);
            if let Some(action) = action.filter(|_| now == Some(version)) {
                then(action);
            }
        });
    }

    fn study(&self, then: Box<dyn FnOnce(String)>) {
        let here = *self;
        let Some(seat) = self.person() else { return };
        let (view, version) =
            self.table.with_value(|table| (table.table().state().view(seat), table.version().0));
        ask::<G>(catalog::STUDY, seat, &view, 0, move |found| {
            let now = here.table.try_with_value(|table| table.version().0);
            if let Some(found) = found.filter(|_| now == Some(version)) {
                then(found);
            }
        });
    }

    fn pass_on(&self) {
        if let Some(seat) = self.person() {
            self.holder.set_value((Holder::Nobody, Some(seat)));
            self.change(|table, now| table.waive(now, seat));
        }
    }

    fn open_curtain(&self) {
        if let (Holder::Curtain(seat), _) = self.holder.get_value() {
            self.holder.set_value((Holder::Person(seat), Some(seat)));
            self.settle();
        }
    }

    fn hold(&self, hold: bool) {
        let kept = self.held.try_update_value(|held| {
            held.0 = hold;
            if hold { Vec::new() } else { std::mem::take(&mut held.1) }
        });
        for (id, action) in kept.unwrap_or_default() {
            self.answer(id, action);
        }
    }

    fn again(&self) {
        let salt = game::Salt(browser::random_bytes());
        let again = self.table.with_value(|table| table.rematch(salt));
        if let Ok(again) = again {
            self.table.set_value(again);
            self.holder.set_value((Holder::Nobody, None));
            self.settle();
        }
    }
}

fn sight<G: Playable>(table: &Local<G>, viewer: Viewer, story: &[Told<G::Event>]) -> Sight<G> {
    let options = match viewer {
        Viewer::Seat(seat) => table.options(seat),
        Viewer::Spectator => Vec::new(),
    };
    Sight {
        viewer,
        screen: table.screen(viewer),
        options,
        must_act: table.must_act(),
        may_act: table.may_act(),
        version: table.version().0,
        last: story.iter().rfind(|told| !told.undone).cloned(),
        over: table.is_over(),
        winners: table.winners(),
    }
}

fn sittings<G: Playable>(table: &Local<G>, you: Option<Seat>) -> Vec<Sitting> {
    let must_act = table.must_act();
    let sitting = |(seat, chair): (Seat, &table::Chair)| Sitting {
        seat,
        name: chair.name.to_string(),
        bot: !chair.sitter.is_person(),
        absence: None,
        on_turn: must_act.contains(seat),
        you: you == Some(seat),
    };
    table.seats().iter().map(sitting).collect()
}

fn moment<G: Playable>(table: &Local<G>) -> Moment {
    let seats = table.seats();
    let people: SeatSet =
        seats.iter().filter(|(_, chair)| chair.sitter.is_person()).map(|(seat, _)| seat).collect();
    let could_act = people.iter().filter(|&seat| !table.options(seat).is_empty()).collect();
    Moment {
        people,
        waited_for: table.must_act().intersection(people),
        could_act,
        seats: seats.seats(),
        over: table.is_over(),
    }
}

fn refused<F: game::Foul>(refusal: &Refusal<F>) -> Refused {
    match refusal {
        Refusal::Foul(foul) => {
            Refused::Foul { rule: foul.rule().to_string(), name: foul.name().to_owned() }
        }
        _ => Refused::NotNow,
    }
}
