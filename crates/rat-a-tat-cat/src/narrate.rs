//! What an action did, as one viewer may hear it.

use game::{Seat, SeatSet, Viewer};
use serde::{Deserialize, Serialize};

use crate::state::{LastRound, Stage};
use crate::{Action, Card, RatATatCat, Spot};

/// One thing that happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[allow(missing_docs)]
pub enum Event {
    /// The pack was cut after so many cards.
    Cut { seat: Seat, cards: u8 },
    /// Four cards lie before each player.
    Dealt { dealer: Seat },
    /// A card lies face up in a row.
    FaceUp { seat: Seat, spot: Spot, card: Card },
    /// A power card was turned up and went back into the pack.
    PutBack { card: Card },
    /// The discard pile starts with this card.
    TurnedUp { card: Card },
    /// Somebody looks at the two outer cards. Only that player sees which they are.
    Looked { seat: Seat, cards: Option<[Card; 2]> },
    /// Somebody is done with looking.
    Ready { seat: Seat },
    /// The top of the discard pile was taken and put into a row.
    Took { seat: Seat, card: Card, spot: Spot, discarded: Card },
    /// A card was drawn. Only its player sees which.
    Drew { seat: Seat, card: Option<Card> },
    /// A drawn card was put into a row. Only its player knows which, unless it lies face up.
    Placed { seat: Seat, card: Option<Card>, spot: Spot, discarded: Card },
    /// A drawn card was discarded.
    Discarded { seat: Seat, card: Card },
    /// A power is used.
    Used { seat: Seat, card: Card },
    /// Somebody looks at a card of their own. Only that player sees which it is.
    Peeked { seat: Seat, spot: Spot, card: Option<Card> },
    /// Two cards changed places.
    Swapped { seat: Seat, spot: Spot, with: Seat, other: Spot },
    /// Swap was used and nothing exchanged.
    Kept { seat: Seat },
    /// Rat-a-Tat Cat.
    Knocked { seat: Seat },
    /// Somebody does not knock.
    Waived { seat: Seat },
    /// The discards were shuffled into a new draw pile of so many cards.
    Reshuffled { cards: u8 },
    /// The round is over: the cards of a player.
    Revealed { seat: Seat, cards: [Card; 4] },
    /// A power card at the end of a round was replaced.
    Replaced { seat: Seat, spot: Spot, power: Card, card: Card },
    /// The points of a round, and the total.
    Scored { seat: Seat, points: u8, total: u32 },
    /// Somebody has too many points.
    Out { seat: Seat },
    /// The game is over and won.
    Won { seats: SeatSet },
}

pub(crate) fn narrate(
    before: &RatATatCat,
    seat: Seat,
    action: Action,
    after: &RatATatCat,
    viewer: Viewer,
) -> Vec<Event> {
    let own = viewer == Viewer::Seat(seat);
    let mut events = Vec::new();
    let lying = |spot: Spot| before.rows[seat.index()][spot.index()].card;
    match action {
        Action::Cut { cards } => {
            events.push(Event::Cut { seat, cards });
            tell_deal(after, &mut events);
        }
        Action::Look => {
            let cards = own.then(|| [Spot::ALL[0], Spot::ALL[3]].map(lying));
            events.push(Event::Looked { seat, cards });
        }
        Action::Ready => events.push(Event::Ready { seat }),
        Action::Take { spot } => events.extend(before.piles.top().map(|card| Event::Took {
            seat,
            card,
            spot,
            discarded: lying(spot),
        })),
        Action::Draw => {}
        Action::Place { spot } => {
            let card = before.drawn.filter(|_| own || before.is_open(spot));
            events.push(Event::Placed { seat, card, spot, discarded: lying(spot) });
        }
        Action::Discard => {
            events.extend(before.drawn.map(|card| Event::Discarded { seat, card }));
        }
        Action::Use => events.extend(before.drawn.map(|card| Event::Used { seat, card })),
        Action::Peek { spot } => {
            events.push(Event::Peeked { seat, spot, card: own.then(|| lying(spot)) });
        }
        Action::Swap { own: spot, seat: with, other } => {
            events.push(Event::Swapped { seat, spot, with, other });
        }
        Action::Keep => events.push(Event::Kept { seat }),
        Action::Knock => events.push(Event::Knocked { seat }),
        Action::Pass => events.push(Event::Waived { seat }),
    }
    tell_draw(before, seat, after, own, &mut events);
    tell_round_end(before, after, &mut events);
    events
}

fn tell_deal(after: &RatATatCat, events: &mut Vec<Event>) {
    events.push(Event::Dealt { dealer: after.dealer });
    for seat in after.playing.iter() {
        for spot in Spot::ALL.into_iter().filter(|&spot| after.is_open(spot)) {
            let card = after.rows[seat.index()][spot.index()].card;
            events.push(Event::FaceUp { seat, spot, card });
        }
    }
    events.extend(after.put_back_cards().into_iter().map(|card| Event::PutBack { card }));
    events.extend(after.piles.top().map(|card| Event::TurnedUp { card }));
}

/// A card is drawn when a stage with a drawn card begins, in which the player may have drawn before.
fn tell_draw(
    before: &RatATatCat,
    seat: Seat,
    after: &RatATatCat,
    own: bool,
    events: &mut Vec<Event>,
) {
    if !matches!(after.stage, Stage::Drawn { .. }) {
        return;
    }
    if before.piles.draw_pile().is_empty() {
        events.push(Event::Reshuffled { cards: after.piles.draw_pile().len() as u8 + 1 });
    }
    events.push(Event::Drew { seat, card: after.drawn.filter(|_| own) });
}

fn tell_round_end(before: &RatATatCat, after: &RatATatCat, events: &mut Vec<Event>) {
    let (Some(LastRound { shown, counted, .. }), Some(line)) = (after.last, after.sheet.last())
    else {
        return;
    };
    if after.sheet.len() == before.sheet.len() {
        return;
    }
    for seat in before.playing.iter() {
        let (Some(shown), Some(counted)) = (shown[seat.index()], counted[seat.index()]) else {
            continue;
        };
        events.push(Event::Revealed { seat, cards: shown });
        for ((spot, power), card) in Spot::ALL.into_iter().zip(shown).zip(counted) {
            if power != card {
                events.push(Event::Replaced { seat, spot, power, card });
            }
        }
    }
    for seat in before.playing.iter() {
        let points = line[seat.index()].unwrap_or(0);
        events.push(Event::Scored { seat, points, total: after.totals[seat.index()] });
    }
    let out = before.playing.difference(after.playing);
    events.extend(out.iter().map(|seat| Event::Out { seat }));
    if matches!(after.stage, Stage::Over) {
        events.push(Event::Won { seats: after.lowest() });
    }
}
