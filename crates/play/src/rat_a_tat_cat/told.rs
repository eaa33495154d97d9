//! What happened, as the table shows it: what everybody may read, which cards flew, which places stay framed.

use rat_a_tat_cat::{Event, Setup};

use super::Place;

/// A card that went from one place to another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Flight {
    /// Where it came from.
    pub from: Place,
    /// Where it lies now.
    pub to: Place,
    /// Whether another flies the other way, so that both go in an arc.
    pub arc: bool,
}

/// The event without the faces that its player alone saw. A list of what happened is no aid to memory: whoever wants
/// one asks for memory help.
#[must_use]
pub fn in_public(event: Event, setup: &Setup) -> Event {
    match event {
        Event::Looked { seat, .. } => Event::Looked { seat, cards: None },
        Event::Drew { seat, .. } => Event::Drew { seat, card: None },
        Event::Placed { seat, spot, discarded, .. } if !(setup.younger() && spot.is_outer()) => {
            Event::Placed { seat, card: None, spot, discarded }
        }
        Event::Peeked { seat, spot, .. } => Event::Peeked { seat, spot, card: None },
        open => open,
    }
}

/// The cards that flew in one decision.
#[must_use]
pub fn flights(events: &[Event]) -> Vec<Flight> {
    let straight = |from, to| Flight { from, to, arc: false };
    let of = |event: &Event| match *event {
        Event::Drew { .. } => vec![straight(Place::Draw, Place::Drawn)],
        Event::Placed { seat, spot, .. } => {
            let row = Place::Row(seat, spot);
            vec![straight(Place::Drawn, row), straight(row, Place::Discard)]
        }
        Event::Took { seat, spot, .. } => {
            let row = Place::Row(seat, spot);
            vec![straight(Place::Discard, row), straight(row, Place::Discard)]
        }
        Event::Discarded { .. } | Event::Used { .. } => {
            vec![straight(Place::Drawn, Place::Discard)]
        }
        Event::Swapped { seat, spot, with, other } => {
            let (own, theirs) = (Place::Row(seat, spot), Place::Row(with, other));
            let arc = |from, to| Flight { from, to, arc: true };
            vec![arc(theirs, own), arc(own, theirs)]
        }
        _ => Vec::new(),
    };
    events.iter().flat_map(of).collect()
}

/// The places that are framed after one decision; nothing if the frames stay as they were.
#[must_use]
pub fn marks(events: &[Event]) -> Option<Vec<Place>> {
    let of = |event: &Event| match *event {
        Event::Placed { seat, spot, .. } | Event::Took { seat, spot, .. } => {
            Some(vec![Place::Row(seat, spot), Place::Discard])
        }
        Event::Discarded { .. } | Event::Used { .. } => Some(vec![Place::Discard]),
        Event::Peeked { seat, spot, .. } => Some(vec![Place::Row(seat, spot)]),
        Event::Swapped { seat, spot, with, other } => {
            Some(vec![Place::Row(seat, spot), Place::Row(with, other)])
        }
        Event::Drew { .. } | Event::Dealt { .. } => Some(Vec::new()),
        _ => None,
    };
    events.iter().filter_map(of).reduce(|mut all, more| {
        all.extend(more);
        all
    })
}
