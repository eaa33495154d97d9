//! The keys of the table: u undoes, r does again, b puts all back, h hints, d draws, g goes, s sorts, v lists, f fits.

use leptos::ev;
use leptos::prelude::*;

use super::desk::Desk;
use super::{grip, hint, rack, turn};
use crate::browser;
use crate::table::hear_keys;

/// Listens to keys and to the finger for as long as the table is there.
pub(super) fn listen(desk: Desk) {
    hear_keys(move |event| {
        if !event.repeat() {
            on_key(desk, &event.key());
        }
    });
    let moved = window_event_listener(ev::pointermove, move |event| grip::moved(desk, &event));
    let up = window_event_listener(ev::pointerup, move |event| grip::up(desk, &event));
    let away = window_event_listener(ev::pointercancel, |_| grip::cancel());
    on_cleanup(move || {
        grip::cancel();
        [moved, up, away].into_iter().for_each(WindowListenerHandle::remove);
    });
}

fn on_key(desk: Desk, key: &str) {
    match key {
        "Escape" => {
            grip::cancel();
            desk.let_go();
        }
        "r" => desk.redo(),
        "b" => desk.put_all_back(),
        "h" => hint::ask(desk),
        "d" => rack::draw(desk),
        "s" => turn::toggle_sorting(desk),
        "v" => desk.listing.set(true),
        "f" => desk.lens.fit(desk.draft.read_untracked().board()),
        "g" => go(),
        _ => {}
    }
}

/// Presses whatever button is lit.
fn go() {
    let lit =
        browser::document().query_selector(".cro-acts .btn.go:not([disabled])").ok().flatten();
    let lit = lit.and_then(|lit| wasm_bindgen::JsCast::dyn_into::<web_sys::HtmlElement>(lit).ok());
    lit.into_iter().for_each(|button| button.click());
}
