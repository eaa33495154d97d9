//! What an action did, as one viewer may hear it.

use game::{BySeat, Game as _, Seat, SeatSet, Viewer};
use serde::{Deserialize, Serialize};

use crate::state::Phase;
use crate::{Action, Crossing, Tile, Tiles};

/// One thing that happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[allow(missing_docs)]
pub enum Event {
    /// An open tile was taken.
    Took { seat: Seat, tile: Tile },
    /// An open tile took its place.
    TurnedUp { tile: Tile },
    /// Tiles were drawn from the bag. Only their player sees which.
    Drew { seat: Seat, count: u8, tiles: Option<Tiles> },
    /// An action tile was played, perhaps against somebody.
    Played { seat: Seat, tile: Tile, against: Option<Seat> },
    /// Somebody has chosen what to hand on. Only its player sees what.
    Chose { seat: Seat, tiles: Option<Tiles> },
    /// Tiles were handed on. Only the two players see which.
    HandedOn { from: Seat, to: Seat, count: u8, tiles: Option<Tiles> },
    /// Tiles were laid, and so many on the table moved.
    Laid { seat: Seat, tiles: Tiles, moved: u16 },
    /// It was that player's first group.
    Opened { seat: Seat },
    /// There was nothing to draw, and the turn went by.
    Passed { seat: Seat },
    /// A game ended.
    GameEnded { winners: SeatSet, points: BySeat<i32> },
    /// The next game of the row was dealt.
    Dealt { first: Seat, game: u8 },
    /// All is over.
    Won { winners: SeatSet },
}

pub(crate) fn narrate(
    before: &Crossing,
    seat: Seat,
    action: &Action,
    after: &Crossing,
    viewer: Viewer,
) -> Vec<Event> {
    let own = |seat: Seat| viewer == Viewer::Seat(seat);
    let mut events = Vec::new();
    match action {
        Action::Take { tile } => {
            events.push(Event::Took { seat, tile: *tile });
            events.extend(turned_up(before).map(|tile| Event::TurnedUp { tile }));
        }
        Action::Draw => events.push(drew(before, seat, 1, own(seat))),
        Action::PassTwo => {
            events.push(Event::Played { seat, tile: Tile::PASS_TWO, against: None });
        }
        Action::DrawThree { against } => {
            let tile = Tile::DRAW_THREE;
            events.push(Event::Played { seat, tile, against: Some(*against) });
            events.push(drew(before, *against, 3, own(*against)));
        }
        Action::Give { tiles } => {
            events.push(Event::Chose { seat, tiles: own(seat).then(|| tiles.clone()) });
            tell_gifts(before, seat, tiles, viewer, &mut events);
        }
        Action::Lay { table } => {
            let tiles = table.tiles().minus(&before.table.tiles()).unwrap_or(Tiles::EMPTY);
            events.push(Event::Laid { seat, tiles, moved: before.table.moved(table) });
            if !before.opened.contains(seat) {
                events.push(Event::Opened { seat });
            }
        }
        Action::Pass => events.push(Event::Passed { seat }),
    }
    tell_end(before, after, &mut events);
    events
}

/// The tile that fills the gap among the open ones: the next of the bag, for all to see.
fn turned_up(before: &Crossing) -> Option<Tile> {
    before.bag.last().copied()
}

/// Told from the bag as it was, because a last draw can end the game and deal the next.
fn drew(before: &Crossing, seat: Seat, most: usize, own: bool) -> Event {
    let drawn: Vec<Tile> = before.bag.iter().rev().take(most).copied().collect();
    let count = drawn.len() as u8;
    Event::Drew { seat, count, tiles: own.then(|| drawn.into_iter().collect()) }
}

fn tell_gifts(
    before: &Crossing,
    last: Seat,
    tiles: &Tiles,
    viewer: Viewer,
    events: &mut Vec<Event>,
) {
    let Phase::Passing { chosen } = &before.phase else { return };
    if before.must_act() != SeatSet::only(last) {
        return;
    }
    for from in before.everyone().iter() {
        let gift = if from == last { Some(tiles) } else { chosen[from].as_ref() };
        let to = from.left(before.setup.players());
        let sees = viewer == Viewer::Seat(from) || viewer == Viewer::Seat(to);
        if let Some(gift) = gift {
            let tiles = sees.then(|| gift.clone());
            events.push(Event::HandedOn { from, to, count: gift.len() as u8, tiles });
        }
    }
}

fn tell_end(before: &Crossing, after: &Crossing, events: &mut Vec<Event>) {
    for result in after.results.iter().skip(before.results.len()) {
        let (winners, points) = (result.winners, result.points.clone());
        events.push(Event::GameEnded { winners, points });
        if after.is_over() {
            events.push(Event::Won { winners: after.winners() });
        } else {
            let game = after.results.len() as u8 + 1;
            events.push(Event::Dealt { first: after.first, game });
        }
    }
}
