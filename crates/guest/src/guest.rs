//! The state machine.

use std::fmt;
use std::sync::Arc;

use game::{Salt, Seat};
use protocol::{
    ActionId, Chat, Code, Desk, Key, Listed, NoTable, Opening, ToClient, ToServer, Told, VERSION,
    Why,
};
use serde_json::Value;
use serde_json::value::RawValue;
use table::{Millis, Name, Phrase, Version};

use crate::keep::{Held, Kept};
use crate::link::{ANSWER, Link, SILENCE};
use crate::place::Place;
use crate::salts::id;
use crate::story::{Bookmark, Sequel, Story};

/// Thirty-two random bytes that nobody has seen, as often as they are asked for.
pub type Random = Box<dyn FnMut() -> [u8; 32] + Send + Sync>;

/// Something that the shell has to do.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Order {
    /// Open a connection: [`Guest::opened`] or [`Guest::closed`] follows.
    Connect,
    /// Send this.
    Send(String),
    /// Close the connection; nothing need follow.
    HangUp,
}

/// Something to tell the person.
#[derive(Clone, Debug)]
pub enum News {
    /// The table that was wished for is there.
    Created(Code),
    /// There is no such table to look at.
    NoTable(Code, NoTable),
    /// What was wanted cannot be done, and changed nothing.
    Refused(Box<ToServer>, Why),
    /// The open tables.
    Tables(Vec<Listed>),
    /// A seat of this device is so no more: the host has taken it back, or another device of the seat has given it up.
    Unseated(Seat),
    /// Somebody is moving something about.
    Draft(Seat, Value),
    /// Somebody says a ready phrase.
    Said(Seat, Phrase),
    /// Somebody says something.
    Chat(Seat, Chat),
}

/// One device.
pub struct Guest {
    pub(crate) random: Random,
    pub(crate) link: Link,
    /// How often a connection failed in a row.
    pub(crate) failed: usize,
    /// When something was heard last, and whether the silence since was asked about.
    heard: (Millis, bool),
    pub(crate) at: Option<Place>,
    /// How often a story was begun.
    pub(crate) tellings: u32,
    /// What was wanted and is neither done nor refused, in order.
    pub(crate) wanted: Vec<(ActionId, ToServer)>,
    pub(crate) orders: Vec<Order>,
    pub(crate) news: Vec<News>,
}

impl Guest {
    /// A device that is at no table.
    #[must_use]
    pub const fn new(random: Random) -> Self {
        Self {
            random,
            link: Link::Idle,
            failed: 0,
            heard: (Millis(0), false),
            at: None,
            tellings: 0,
            wanted: Vec::new(),
            orders: Vec::new(),
            news: Vec::new(),
        }
    }

    // --- What the shell tells. ---

    /// The connection is there.
    pub fn opened(&mut self, now: Millis) {
        self.heard = (now, false);
        self.send(&ToServer::Hello { version: VERSION });
    }

    /// The connection is gone, or did not come about.
    pub fn closed(&mut self, now: Millis) {
        if let Some(place) = &mut self.at {
            place.entered = false;
        }
        if !matches!(self.link, Link::Idle | Link::Outdated) {
            self.link = self.link.lost(now, self.failed);
            self.failed += 1;
        }
    }

    /// A message has come.
    pub fn heard(&mut self, now: Millis, text: &str) {
        self.heard = (now, false);
        // A server that is newer may say what this device does not know; it needs none of that.
        if let Ok(message) = ToClient::read(text) {
            self.take(now, message);
        }
    }

    /// Time has passed.
    pub fn tick(&mut self, now: Millis) {
        match self.link {
            Link::Lost { since, again } if again <= now => {
                self.link = Link::Opening { since };
                self.orders.push(Order::Connect);
            }
            Link::Up => self.listen(now),
            _ => {}
        }
    }

    /// The device may have a network again, or is looked at again: tries at once, and asks whether anybody is there.
    pub fn nudge(&mut self, now: Millis) {
        match self.link {
            Link::Lost { since, .. } => {
                self.link = Link::Lost { since, again: now };
                self.tick(now);
            }
            Link::Up if !self.heard.1 => {
                self.heard = (now, true);
                self.send(&ToServer::Hello { version: VERSION });
            }
            _ => {}
        }
    }

    /// When to call [`tick`](Self::tick) next, if nothing happens before.
    #[must_use]
    pub fn next_wake(&self) -> Option<Millis> {
        match (self.link, self.heard) {
            (Link::Lost { again, .. }, _) => Some(again),
            (Link::Up, (heard, false)) => Some(heard.after(SILENCE)),
            (Link::Up, (asked, true)) => Some(asked.after(ANSWER)),
            _ => None,
        }
    }

    /// What the shell has to do now, in this order.
    pub fn take_orders(&mut self) -> Vec<Order> {
        std::mem::take(&mut self.orders)
    }

    /// What there is to tell the person.
    pub fn take_news(&mut self) -> Vec<News> {
        std::mem::take(&mut self.news)
    }

    // --- What the person wants. ---

    /// Opens a new table.
    pub fn create(&mut self, now: Millis, opening: Opening) {
        self.leave();
        let key = self.draw_key();
        let keys = vec![Held { key, seat: None, host: true }];
        self.at = Some(Place { keys, ..Place::default() });
        self.want(now, |id| ToServer::Create { id, opening, key });
    }

    /// Comes to a table, with the keys that this device has for it.
    pub fn enter(&mut self, now: Millis, kept: Kept) {
        self.leave();
        let Kept { code, keys, salts } = kept;
        self.at = Some(Place { code: Some(code), keys, salts, ..Place::default() });
        self.connect(now);
        if self.link == Link::Up {
            self.send_enter();
        }
    }

    /// Is at no table any more. Seats are kept.
    pub fn leave(&mut self) {
        if self.at.take().is_some_and(|place| place.entered) {
            self.send(&ToServer::Exit);
        }
        self.wanted.clear();
    }

    /// Hangs up.
    pub fn go(&mut self) {
        self.leave();
        self.link = Link::Idle;
        self.orders.push(Order::HangUp);
    }

    /// Asks for the open tables.
    pub fn ask_tables(&mut self, now: Millis) {
        self.connect(now);
        if self.link == Link::Up {
            self.send(&ToServer::Tables);
        }
    }

    /// Takes a free seat. The first seat of a host is the host's.
    pub fn sit(&mut self, now: Millis, seat: Seat, name: Name) {
        let own = self.place().and_then(|place| {
            place.keys.iter().find(|held| held.host && held.seat.is_none()).map(|held| held.key)
        });
        let key = own.unwrap_or_else(|| self.draw_key());
        if let Some(place) = &mut self.at {
            place.keys.retain(|held| held.key != key && held.seat != Some(seat));
            place.keys.push(Held { key, seat: Some(seat), host: own.is_some() });
            place.given_up.remove(seat);
        }
        self.want(now, |id| ToServer::Sit { id, seat, name, key });
    }

    /// Wants something done that needs nothing but an id.
    pub fn want(&mut self, now: Millis, message: impl FnOnce(ActionId) -> ToServer) {
        let id = id((self.random)());
        let message = message(id);
        if let (ToServer::Stand { seat, .. }, Some(place)) = (&message, &mut self.at) {
            place.given_up.insert(*seat);
        }
        if self.is_ready_for(&message) {
            self.send(&message);
        }
        self.wanted.push((id, message));
        self.connect(now);
    }

    /// Decides.
    pub fn act(&mut self, now: Millis, seat: Seat, action: Box<RawValue>) {
        let seen = self.seen();
        self.want(now, |id| ToServer::Act { id, seat, seen, action });
    }

    /// Asks to take the last decision of `seat` back.
    pub fn undo(&mut self, now: Millis, seat: Seat) {
        let seen = self.seen();
        self.want(now, |id| ToServer::Undo { id, seat, seen });
    }

    /// Says what need not arrive: a draft, a phrase, a few words, that an option is not used.
    pub fn mention(&mut self, message: &ToServer) {
        if self.is_ready_for(message) {
            self.send(message);
        }
    }

    // --- What there is to know. ---

    /// How things stand with the connection.
    #[must_use]
    pub const fn link(&self) -> Link {
        self.link
    }

    /// The table that this device is at, or on its way to.
    #[must_use]
    pub fn code(&self) -> Option<Code> {
        self.place()?.code
    }

    /// The table and the people, once they are known.
    #[must_use]
    pub fn desk(&self) -> Option<&Arc<Desk>> {
        self.place()?.desk.as_ref()
    }

    /// The game as this device sees it.
    #[must_use]
    pub fn play(&self) -> Option<&Value> {
        self.place()?.document.get("play").filter(|play| !play.is_null())
    }

    /// What happened in this match, oldest first, as it is told to each seat of the device.
    #[must_use]
    pub fn story(&self) -> Arc<Vec<Told>> {
        self.place().map(|place| place.story.all()).unwrap_or_default()
    }

    /// What of that has not been read yet by somebody who has come as far as `mark`.
    pub fn read_on<T>(&self, mark: Bookmark, read: impl FnOnce(Sequel<'_>) -> T) -> (T, Bookmark) {
        let nothing = Story::default();
        let story = self.place().map_or(&nothing, |place| &place.story);
        let (sequel, mark) = story.after(mark);
        (read(sequel), mark)
    }

    /// The version of all that.
    #[must_use]
    pub fn version(&self) -> Version {
        self.place().map_or(Version(0), |place| place.version)
    }

    /// The time by this device's clock when the server's shows `time`.
    #[must_use]
    pub fn here(&self, time: Millis) -> Millis {
        let (there, here) = self.place().map(|place| place.clock).unwrap_or_default();
        Millis((time.0 + here.0).saturating_sub(there.0))
    }

    /// Whether a decision of `seat` is on its way.
    #[must_use]
    pub fn is_deciding(&self, seat: Seat) -> bool {
        let by =
            |message: &ToServer| matches!(message, ToServer::Act { seat: by, .. } if *by == seat);
        self.wanted.iter().any(|(_, message)| by(message))
    }

    /// What is to be put down of the table, before anything that was ordered is carried out.
    #[must_use]
    pub fn kept(&self) -> Option<Kept> {
        let place = self.place()?;
        Some(Kept { code: place.code?, keys: place.keys.clone(), salts: place.salts.clone() })
    }

    /// The key of a seat of this device, for a link that brings the seat to another one.
    #[must_use]
    pub fn key_of(&self, seat: Seat) -> Option<Key> {
        let held = self.place()?.keys.iter().find(|held| held.seat == Some(seat))?;
        Some(held.key)
    }

    /// The salts of this device that went into the deal of a match: they must be in its record.
    #[must_use]
    pub fn salts(&self, number: u32) -> Vec<(Seat, Salt)> {
        self.place().map(|place| place.salts.of(number)).unwrap_or_default()
    }

    // --- What follows from it. ---

    const fn place(&self) -> Option<&Place> {
        self.at.as_ref()
    }

    fn draw_key(&mut self) -> Key {
        let mut bytes = [0; 16];
        bytes.copy_from_slice(&(self.random)()[..16]);
        Key::new(bytes)
    }

    fn seen(&self) -> Version {
        let version = self.play().and_then(|play| play.get("version")).and_then(Value::as_u64);
        Version(version.and_then(|version| version.try_into().ok()).unwrap_or_default())
    }

    /// Whether a message can be sent on this connection already.
    fn is_ready_for(&self, message: &ToServer) -> bool {
        let entered = self.place().is_some_and(|place| place.entered);
        self.link == Link::Up && (entered || matches!(message, ToServer::Create { .. }))
    }

    fn connect(&mut self, now: Millis) {
        if self.link == Link::Idle {
            self.link = Link::Opening { since: now };
            self.failed = 0;
            self.orders.push(Order::Connect);
        }
    }

    pub(crate) fn send(&mut self, message: &ToServer) {
        let text = serde_json::to_string(message).expect("a message has a JSON form");
        self.orders.push(Order::Send(text));
    }

    pub(crate) fn send_enter(&mut self) {
        if let Some(Place { code: Some(code), keys, .. }) = &self.at {
            let keys = keys.iter().map(|held| held.key).collect();
            // All that was told, for some of it may have been taken back since.
            self.send(&ToServer::Enter { code: *code, keys, since: Some(Version(0)) });
        }
    }

    pub(crate) fn send_wanted(&mut self) {
        let ready: Vec<ToServer> = self
            .wanted
            .iter()
            .map(|(_, message)| message)
            .filter(|message| self.is_ready_for(message))
            .cloned()
            .collect();
        ready.iter().for_each(|message| self.send(message));
    }

    /// Asks into a silence, and gives a connection up on which nobody answers.
    fn listen(&mut self, now: Millis) {
        match self.heard {
            (heard, false) if heard.after(SILENCE) <= now => self.nudge(now),
            (asked, true) if asked.after(ANSWER) <= now => {
                self.orders.push(Order::HangUp);
                self.closed(now);
            }
            _ => {}
        }
    }
}

impl fmt::Debug for Guest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Guest")
            .field("link", &self.link)
            .field("at", &self.at)
            .finish_non_exhaustive()
    }
}
