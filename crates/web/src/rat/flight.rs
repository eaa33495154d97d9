//! Cards that fly: each place that has got a card plays the way the card came.

use std::time::Duration;

use ::table::Told;
use leptos::prelude::*;
use play::rat_a_tat_cat::{Flight, Place, flights};
use rat_a_tat_cat::Event;

use super::card;
use super::desk::Desk;
use crate::browser;

/// How long a card flies, and how long two take that change places, in milliseconds.
const FLIES: u64 = 420;
const SWAPS: u64 = 900;

/// Plays every new decision as it comes.
pub(super) fn follow(desk: Desk) {
    let seen = Memo::new(move |_| desk.sight.with(|sight| (sight.version, sight.viewer)));
    Effect::new(move |before: Option<(u32, game::Viewer)>| {
        let now = seen.get();
        let next = before.is_some_and(|(version, _)| version + 1 == now.0);
        if next && !browser::reduced_motion() {
            let story = desk.session.story().get_untracked();
            let ends = |event: &Event| matches!(event, Event::Revealed { .. });
            // At the end of a round all cards are turned up where they lie.
            let stands = |told: &&Told<Event>| !told.undone && !told.events.iter().any(ends);
            let last = story.last().filter(stands);
            let all = last.map(|told| flights(&told.events)).unwrap_or_default();
            request_animation_frame(move || all.iter().for_each(fly));
        }
        now
    });
}

fn fly(flight: &Flight) {
    let Some(element) = browser::element(&card::id(flight.to)) else { return };
    let Some(from) = spot(flight.from) else { return };
    let to = element.get_bounding_client_rect();
    let (right, down) = (centre(&from).0 - centre(&to).0, centre(&from).1 - centre(&to).1);
    if to.width() <= 0.0 || from.width() <= 0.0 {
        return;
    }
    let properties = [
        ("--from-x", format!("{right}px")),
        ("--from-y", format!("{down}px")),
        ("--from-size", format!("{}", from.width() / to.width())),
    ];
    for (name, value) in properties {
        // These are proper names of properties.
        let _ = element.style().set_property(name, &value);
    }
    let (class, time) = if flight.arc { ("swaps", SWAPS) } else { ("flies", FLIES) };
    let list = element.class_list();
    let _ = list.add_1(class);
    set_timeout(move || drop(list.remove_1(class)), Duration::from_millis(time));
}

/// Where a card lay: the place itself, or the slot between the piles when its card is gone.
fn spot(place: Place) -> Option<web_sys::DomRect> {
    let element = browser::element(&card::id(place))
        .or_else(|| (place == Place::Drawn).then(|| browser::element("drawn-slot")).flatten());
    element.map(|element| element.get_bounding_client_rect())
}

fn centre(rect: &web_sys::DomRect) -> (f64, f64) {
    (rect.x() + rect.width() / 2.0, rect.y() + rect.height() / 2.0)
}
