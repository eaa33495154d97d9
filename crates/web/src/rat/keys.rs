//! The keys of the table: 1 to 4 one's own cards, d draws, t the discard, k knocks, p uses a power, g goes on.

use leptos::ev;
use leptos::prelude::*;
use play::rat_a_tat_cat::{Pick, Place};
use rat_a_tat_cat::Spot;

use super::board::go_to;
use super::desk::Desk;
use super::{press, turn};
use crate::browser;
use crate::table::hear_keys;

/// Listens to keys and to the finger for as long as the table is there.
pub(super) fn listen(desk: Desk) {
    hear_keys(move |event| {
        if !event.repeat() {
            on_key(desk, &event.key());
        }
    });
    let moved = window_event_listener(ev::pointermove, move |event| press::moved(desk, &event));
    let up = window_event_listener(ev::pointerup, move |event| press::up(desk, Some(&event)));
    let away = window_event_listener(ev::pointercancel, move |_| press::up(desk, None));
    on_cleanup(move || {
        [moved, up, away].into_iter().for_each(WindowListenerHandle::remove);
    });
}

fn on_key(desk: Desk, key: &str) {
    match key {
        "Escape" => desk.let_go(),
        "d" => desk.tap(Place::Draw),
        "t" => {
            desk.tap(Place::Discard);
            // Whoever takes the discard by key goes on with arrows.
            if desk.pick.get_untracked() == Pick::Discard {
                go_to(desk, Place::Row(desk.home.get_untracked(), Spot::ALL[0]));
            }
        }
        "k" => knock(),
        "1" | "2" | "3" | "4" => {
            let spot = key.parse::<Spot>().ok();
            if let (Some(seat), Some(spot)) = (untrack(|| desk.seat()), spot) {
                let place = Place::Row(seat, spot);
                desk.cursor.set(place);
                desk.tap(place);
            }
        }
        key => turn::key(desk, key),
    }
}

/// The key of the knock presses its button, which asks for a second press.
fn knock() {
    if let Some(button) = browser::element("knock") {
        let _ = button.focus();
        button.click();
    }
}
