//! A table that is being played at, as its page sees it.
//!
//! [`Session`] is all that a board knows: signals of what there is to see, and what people do. Behind it is a table on
//! this device (`local`: it has bots think in a worker, keeps the clock and puts the table away after every decision) or
//! one that a server keeps (`remote`). Both decide whose hand the device shows; to the board both are a `Keeper`.

mod bots;
mod keeper;
mod local;
mod remote;
mod seen;
mod shelf;

use std::sync::Arc;

use catalog::Shelved;
use game::{Narrate, Seat, SeatSet, Viewer};
use play::online::Absence;
use serde::de::DeserializeOwned;
use table::Told;

pub(crate) use keeper::{Dealer, Doubt, Refused};
pub(crate) use remote::sit_down;
use seen::Seen;
pub(crate) use seen::Session;
pub(crate) use shelf::{Tables, Why};

/// What can be kept in signals and comes from a server.
pub(crate) trait Wire: DeserializeOwned + Send + Sync {}

impl<T: DeserializeOwned + Send + Sync> Wire for T {}

/// A game whose parts can be kept in signals.
pub(crate) trait Playable:
    Shelved<Action: Send + Sync, View: Send + Sync, Screen: Wire, Foul: Send + Sync>
    + Narrate<Event: Wire>
    + Send
    + Sync
{
}

impl<G> Playable for G where
    G: Shelved<Action: Send + Sync, View: Send + Sync, Screen: Wire, Foul: Send + Sync>
        + Narrate<Event: Wire>
        + Send
        + Sync
{
}

/// What whoever is in front of this device sees now. A board is made of this and of nothing else.
#[derive(Debug)]
pub(crate) struct Sight<G: Playable> {
    /// Who is looking.
    pub(crate) viewer: Viewer,
    /// What they see.
    pub(crate) screen: G::Screen,
    /// All that they may do now, as far as the game lists it.
    pub(crate) options: Vec<G::Action>,
    /// The seats the game waits for.
    pub(crate) must_act: SeatSet,
    /// The seats that may speak.
    pub(crate) may_act: SeatSet,
    /// How much has happened.
    pub(crate) version: u32,
    /// The last decision that stands.
    pub(crate) last: Option<Told<G::Event>>,
    /// Whether nothing can happen any more.
    pub(crate) over: bool,
    /// Who has won.
    pub(crate) winners: SeatSet,
}

/// Who sits where, as the device shows it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Sitting {
    pub(crate) seat: Seat,
    pub(crate) name: String,
    pub(crate) bot: bool,
    /// Why whoever sits there does not play just now.
    pub(crate) absence: Option<Absence>,
    /// Whether the game waits for this seat.
    pub(crate) on_turn: bool,
    /// Whether it is whoever is in front of the device.
    pub(crate) you: bool,
}

/// The hand is covered, and waits for the next player.
#[derive(Debug)]
pub(crate) struct Curtain<G: Playable> {
    /// Who may open it.
    pub(crate) next: Seat,
    /// What everybody could see since that player last decided.
    pub(crate) since: Vec<Told<G::Event>>,
}

impl<G: Playable> Curtain<G> {
    /// The curtain before `next`, at a table of which everybody has heard `story`.
    fn before(next: Seat, story: &[Told<G::Event>]) -> Self {
        let own = story.iter().rposition(|told| told.seat == next && !told.undone);
        let since = story[own.map_or(0, |at| at + 1)..].iter().filter(|told| !told.undone);
        Self { next, since: since.cloned().collect() }
    }
}

/// What happened, oldest first, as whoever is in front of the device may hear it.
pub(crate) type Story<G> = Arc<Vec<Told<<G as Narrate>::Event>>>;
