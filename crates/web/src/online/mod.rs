//! Online tables: this device's half of the protocol, as signals.
//!
//! All that happens is worked out by `guest`; here it is given a socket, a clock and a place to keep its keys.

mod invite;
mod purse;
mod reach;
mod socket;

use std::sync::Arc;
use std::time::Duration;

use game::{Salt, Seat};
use guest::{Bookmark, Guest, Link, News, Order, Sequel};
use leptos::prelude::*;
use protocol::{Chat, Code, Desk, Key, Listed, NoTable, Opening, ToServer, Why};
use serde_json::Value;
use table::{Millis, Name, Phrase};

use crate::away::Away;
use crate::browser;

pub(crate) use invite::Invite;
pub(crate) use purse::{Visited, visited};
pub(crate) use reach::{Reach, every_second};
use socket::Socket;

/// So many words of the others are kept.
const MOST_SAID: usize = 50;

/// The device at its online table. A copy is a handle to the same.
#[derive(Clone, Copy)]
pub(crate) struct Online {
    guest: StoredValue<Guest>,
    socket: StoredValue<Option<Socket>, LocalStorage>,
    /// The timer that is set, by the time it is set to.
    timer: StoredValue<Option<Millis>>,
    link: RwSignal<Link>,
    desk: RwSignal<Option<Arc<Desk>>>,
    /// Rises with every change of the game.
    changed: RwSignal<u64>,
    tables: RwSignal<Option<Arc<Vec<Listed>>>>,
    missing: RwSignal<Option<(Code, NoTable)>>,
    trouble: RwSignal<Option<Trouble>>,
    unseated: RwSignal<bool>,
    said: RwSignal<Arc<Vec<Said>>>,
    drafts: RwSignal<Option<(Seat, Arc<Value>)>>,
    away: Away,
}

/// Something that could not be done.
#[derive(Clone, Debug)]
pub(crate) struct Trouble {
    /// What was wanted.
    pub(crate) wanted: Arc<ToServer>,
    /// Why it could not be.
    pub(crate) why: Why,
}

/// Something that somebody said at the table.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Said {
    /// Rises with everything that is said.
    pub(crate) number: u32,
    pub(crate) seat: Seat,
    pub(crate) words: Speech,
}

/// What was said.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Speech {
    /// A ready phrase.
    Phrase(Phrase),
    /// In words of one's own.
    Chat(Chat),
}

impl Online {
    /// A device at no table. To be called by the frame of the client.
    pub(crate) fn new(away: Away) -> Self {
        let online = Self {
            guest: StoredValue::new(Guest::new(Box::new(browser::random_bytes))),
            socket: StoredValue::new_local(None),
            timer: StoredValue::new(None),
            link: RwSignal::new(Link::Idle),
            desk: RwSignal::new(None),
            changed: RwSignal::new(0),
            tables: RwSignal::new(None),
            missing: RwSignal::new(None),
            trouble: RwSignal::new(None),
            unseated: RwSignal::new(false),
            said: RwSignal::default(),
            drafts: RwSignal::new(None),
            away,
        };
        // The network is back, or the device out of the pocket.
        for event in ["online", "visibilitychange", "pageshow"] {
            let _page_long = window_event_listener_untyped(event, move |_| {
                online.change(|guest, now| guest.nudge(now));
            });
        }
        online
    }

    // --- What there is to know. ---

    /// Whether the server can be reached.
    pub(crate) fn reach(self) -> Signal<Reach> {
        reach::reach(self.link.into())
    }

    /// The table and the people round it, once they are known.
    pub(crate) fn desk(self) -> Signal<Option<Arc<Desk>>> {
        self.desk.into()
    }

    /// Whatever `ask` finds out about the table and the people, once they are known.
    pub(crate) fn about<T>(self, ask: impl FnOnce(&Desk) -> T) -> Option<T> {
        self.desk.with(|desk| desk.as_deref().map(ask))
    }

    /// Changes whenever the game does.
    pub(crate) fn changed(self) -> Signal<u64> {
        self.changed.into()
    }

    /// The open tables, once they are known.
    pub(crate) fn tables(self) -> Signal<Option<Arc<Vec<Listed>>>> {
        self.tables.into()
    }

    /// The table that was looked for and cannot be looked at.
    pub(crate) fn missing(self) -> Signal<Option<(Code, NoTable)>> {
        self.missing.into()
    }

    /// The last thing that could not be done.
    pub(crate) fn trouble(self) -> Signal<Option<Trouble>> {
        self.trouble.into()
    }

    /// Whether somebody else has given a seat of this device up, until it has been read or somebody sits down.
    pub(crate) fn unseated(self) -> RwSignal<bool> {
        self.unseated
    }

    /// What was said at the table, oldest first.
    pub(crate) fn said(self) -> Signal<Arc<Vec<Said>>> {
        self.said.into()
    }

    /// The last thing that somebody else moved about.
    pub(crate) fn drafts(self) -> Signal<Option<(Seat, Arc<Value>)>> {
        self.drafts.into()
    }

    /// Whatever `ask` finds in the game as this device sees it.
    pub(crate) fn play<T>(self, ask: impl FnOnce(&Value) -> T) -> Option<T> {
        self.guest.with_value(|guest| guest.play().map(ask))
    }

    /// What happened in this match and has not been read by somebody who has come as far as `mark`, oldest first, as it
    /// is told to each seat of the device.
    pub(crate) fn read_on<T>(
        self,
        mark: Bookmark,
        read: impl FnOnce(Sequel<'_>) -> T,
    ) -> (T, Bookmark) {
        self.guest.with_value(|guest| guest.read_on(mark, read))
    }

    /// The time by this device's clock when the server's shows `time`.
    pub(crate) fn here(self, time: Millis) -> Millis {
        self.guest.with_value(|guest| guest.here(time))
    }

    /// Whether a decision of `seat` is on its way.
    pub(crate) fn is_deciding(self, seat: Seat) -> bool {
        self.guest.with_value(|guest| guest.is_deciding(seat))
    }

    /// The code of the table that this device is at, or on its way to.
    pub(crate) fn code(self) -> Option<Code> {
        self.guest.with_value(Guest::code)
    }

    /// The key of a seat of this device, to bring it to another one.
    pub(crate) fn key_of(self, seat: Seat) -> Option<Key> {
        self.guest.with_value(|guest| guest.key_of(seat))
    }

    /// The salts of this device that went into the deal of a match.
    pub(crate) fn salts(self, number: u32) -> Vec<(Seat, Salt)> {
        self.guest.with_value(|guest| guest.salts(number))
    }

    // --- What people do. ---

    /// Opens a new table; [`desk`](Self::desk) has it as soon as it is there.
    pub(crate) fn create(self, opening: Opening) {
        self.forget();
        self.change(|guest, now| guest.create(now, opening));
    }

    /// Comes to a table, with every key that this device has for it and the one that a link has brought.
    pub(crate) fn enter(self, code: Code, key: Option<Key>) {
        let here = self.guest.with_value(|guest| {
            guest.code() == Some(code)
                && key.is_none_or(|key| {
                    guest.kept().is_some_and(|kept| kept.keys.iter().any(|held| held.key == key))
                })
        });
        if !here {
            self.forget();
            let kept = purse::keys(code).and(&guest::Kept::link(code, key));
            self.change(|guest, now| guest.enter(now, kept));
        }
    }

    /// Looks on at a table as anybody may, whatever seats this device has there.
    pub(crate) fn watch(self, code: Code) {
        self.forget();
        self.change(|guest, now| guest.enter(now, guest::Kept::link(code, None)));
    }

    /// Gets up: is at no table any more. Seats are kept.
    pub(crate) fn go(self) {
        self.away.set_place(None);
        if self.link.get_untracked() != Link::Idle {
            self.forget();
            self.change(|guest, _| guest.go());
        }
    }

    /// Asks for the open tables.
    pub(crate) fn ask_tables(self) {
        self.change(|guest, now| guest.ask_tables(now));
    }

    /// Takes a free seat.
    pub(crate) fn sit(self, seat: Seat, name: Name) {
        self.trouble.set(None);
        self.unseated.set(false);
        self.change(|guest, now| guest.sit(now, seat, name));
    }

    /// Wants something done that needs nothing but an id.
    pub(crate) fn want(self, message: impl FnOnce(protocol::ActionId) -> ToServer) {
        self.trouble.set(None);
        self.change(|guest, now| guest.want(now, message));
    }

    /// Decides.
    pub(crate) fn act(self, seat: Seat, action: Box<serde_json::value::RawValue>) {
        self.trouble.set(None);
        self.change(|guest, now| guest.act(now, seat, action));
    }

    /// Asks to take the last decision of `seat` back.
    pub(crate) fn undo(self, seat: Seat) {
        self.trouble.set(None);
        self.change(|guest, now| guest.undo(now, seat));
    }

    /// Says what need not arrive: a draft, a phrase, a few words, that an option is not used.
    pub(crate) fn mention(self, message: &ToServer) {
        self.change(|guest, _| guest.mention(message));
    }

    /// Has read what could not be done.
    pub(crate) fn forgive(self) {
        self.trouble.set(None);
    }

    // --- What follows from it. ---

    /// Nothing is left of the table before.
    fn forget(self) {
        self.away.set_place(None);
        self.desk.set(None);
        self.missing.set(None);
        self.trouble.set(None);
        self.unseated.set(false);
        self.said.set(Arc::default());
        self.drafts.set(None);
    }

    fn change(self, change: impl FnOnce(&mut Guest, Millis)) {
        let now = Millis(browser::now());
        let changed = self.guest.try_update_value(|guest| {
            change(guest, now);
            let visited = guest
                .kept()
                .zip(guest.desk())
                .map(|(kept, desk)| Visited { kept, game: desk.opening.wish.game.clone() });
            (visited, guest.take_orders(), guest.take_news())
        });
        let Some((visited, orders, news)) = changed else { return };
        // Keys are put down before they are sent.
        visited.into_iter().for_each(purse::put);
        orders.into_iter().for_each(|order| self.obey(order));
        news.into_iter().for_each(|news| self.hear(news));
        self.show();
        self.set_timer();
    }

    fn obey(self, order: Order) {
        match order {
            Order::Connect => {
                let socket = Socket::connect(
                    move || self.change(|guest, now| guest.opened(now)),
                    move || self.change(|guest, now| guest.closed(now)),
                    move |text| self.change(|guest, now| guest.heard(now, text)),
                );
                let failed = socket.is_none();
                self.socket.set_value(socket);
                if failed {
                    set_timeout(
                        move || self.change(|guest, now| guest.closed(now)),
                        Duration::ZERO,
                    );
                }
            }
            Order::Send(text) => self.socket.with_value(|socket| {
                socket.iter().for_each(|socket| socket.send(&text));
            }),
            Order::HangUp => self.socket.set_value(None),
        }
    }

    fn hear(self, news: News) {
        match news {
            // The page follows the desk, which comes with it.
            News::Created(_) => {}
            News::NoTable(code, why) => {
                self.away.set_place(None);
                if why == NoTable::Unknown {
                    purse::forget(code);
                }
                self.missing.set(Some((code, why)));
            }
            News::Refused(wanted, why) => {
                self.trouble.set(Some(Trouble { wanted: Arc::from(wanted), why }));
            }
            News::Unseated(_) => self.unseated.set(true),
            News::Tables(tables) => self.tables.set(Some(Arc::new(tables))),
            News::Draft(seat, draft) => self.drafts.set(Some((seat, Arc::new(draft)))),
            News::Said(seat, phrase) => self.say(seat, Speech::Phrase(phrase)),
            News::Chat(seat, text) => self.say(seat, Speech::Chat(text)),
        }
    }

    fn say(self, seat: Seat, words: Speech) {
        self.said.update(|said| {
            let said = Arc::make_mut(said);
            let number = said.last().map_or(0, |last| last.number + 1);
            said.push(Said { number, seat, words });
            if said.len() > MOST_SAID {
                said.remove(0);
            }
        });
    }

    fn show(self) {
        let (link, desk) =
            self.guest.with_value(|guest| (guest.link(), guest.desk().map(Arc::clone)));
        if self.link.get_untracked() != link {
            self.link.set(link);
        }
        let same = self.desk.with_untracked(|old| match (old, &desk) {
            (Some(old), Some(new)) => Arc::ptr_eq(old, new),
            (None, None) => true,
            _ => false,
        });
        if !same {
            self.desk.set(desk);
        }
        self.changed.update(|changed| *changed += 1);
    }

    fn set_timer(self) {
        let wake = self.guest.with_value(Guest::next_wake);
        let Some(wake) = wake.filter(|wake| Some(*wake) != self.timer.get_value()) else { return };
        self.timer.set_value(Some(wake));
        let wait = wake.since(Millis(browser::now())).0;
        let ring = move || {
            if self.timer.try_get_value().flatten() == Some(wake) {
                self.timer.set_value(None);
                self.change(|guest, now| guest.tick(now));
            }
        };
        set_timeout(ring, Duration::from_millis(wait));
    }
}
