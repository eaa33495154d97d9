//! The document of a device, put together from the fold and from who is there.

use std::sync::Arc;

use catalog::Shelved;
use game::{Game, Seat, SeatSet, Viewer};
use protocol::{Desk, Hand, Place, Play, Undo, Who};
use table::Table;

use super::fold::{Spot, Stage};
use super::room::Room;
use super::show::Sees;
use super::waiting::Waiting;

/// The game as some device sees it.
pub(crate) type PlayOf<G> = Play<<G as Game>::Screen, <G as Game>::Action>;

/// The same, once it is dealt, shared by all who see it so.
pub(crate) type Shared<G> = Option<Arc<PlayOf<G>>>;

/// Who is connected.
#[derive(Clone, Copy, Debug)]
pub(crate) struct People {
    here: SeatSet,
    watching: u32,
}

impl People {
    /// Those with these seats, each item a device.
    pub(crate) fn of(devices: impl Iterator<Item = SeatSet> + Clone) -> Self {
        let here = devices.clone().fold(SeatSet::EMPTY, SeatSet::union);
        Self { here, watching: devices.filter(|seats| seats.is_empty()).count() as u32 }
    }
}

impl<G: Shelved> Room<G> {
    /// The table and the people.
    pub(crate) fn desk(&self, sees: Sees, people: People) -> Desk {
        let fold = &self.fold;
        let place = |(seat, spot): (Seat, &Spot)| Place {
            name: spot.name.clone(),
            who: who(spot),
            here: people.here.contains(seat),
            host: spot.lock == Some(fold.host),
        };
        Desk {
            code: fold.code,
            opening: fold.opening.clone(),
            phase: fold.phase(),
            paused: fold.paused,
            number: fold.number,
            seats: Seat::all(fold.seats.len() as u8).zip(&fold.seats).map(place).collect(),
            yours: sees.seats,
            hosting: sees.hosting,
            sealing: match &fold.stage {
                Stage::Sealing(seal) => Some(seal.shown()),
                _ => None,
            },
            watching: people.watching,
        }
    }

    /// The game as these seats see it, or a spectator if there are none; `beside` is a screen of it as it is now.
    pub(crate) fn play_of(&self, seats: SeatSet, beside: Option<&G::Screen>) -> Option<PlayOf<G>> {
        let table = self.fold.table()?;
        let state = table.state();
        let done = table.is_done();
        let mut hands: Vec<Hand<G::Screen, G::Action>> = Vec::with_capacity(1);
        for viewer in viewers(seats) {
            let beside = beside.or_else(|| hands.first().map(|hand| &hand.screen));
            hands.push(hand(table, viewer, beside));
        }
        let is_decision = matches!(self.waiting, Some((Waiting::Decision(..), _)));
        let open = |seats| if done { SeatSet::EMPTY } else { seats };
        Some(Play {
            version: table.version(),
            must_act: open(state.must_act()),
            may_act: open(state.may_act()),
            deadline: self.deadline().filter(|_| is_decision),
            undo: table.undo_asked().map(|(seat, asked)| Undo {
                seat,
                asked,
                agreed: table.undo_agreed(),
            }),
            winners: state.winners(),
            hands,
        })
    }
}

fn hand<G: Shelved>(
    table: &Table<G>,
    viewer: Viewer,
    beside: Option<&G::Screen>,
) -> Hand<G::Screen, G::Action> {
    let seat = seat_of(viewer);
    let may = seat.filter(|seat| G::LISTABLE && !table.is_done() && table.people().contains(*seat));
    let options = may.map_or_else(Vec::new, |seat| table.options(seat));
    let screen = match beside {
        Some(other) => table.screen_beside(viewer, other),
        None => table.screen(viewer),
    };
    Hand { seat, screen, options }
}

/// Whose eyes a device has: those of its seats, and an onlooker's if it has none, or several who cover their hands from
/// each other.
pub(crate) fn viewers(seats: SeatSet) -> impl Iterator<Item = Viewer> {
    let spectator = (seats.len() != 1).then_some(Viewer::Spectator);
    seats.iter().map(Viewer::Seat).chain(spectator)
}

pub(crate) fn seat_of(viewer: Viewer) -> Option<Seat> {
    match viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Spectator => None,
    }
}

fn who(spot: &Spot) -> Who {
    match (&spot.bot, &spot.lock) {
        (None, None) => Who::Free,
        (None, Some(_)) => Who::Person,
        (Some(level), Some(_)) => Who::Away(level.clone()),
        (Some(level), None) if spot.spare => Who::Spare(level.clone()),
        (Some(level), None) => Who::Bot(level.clone()),
    }
}
