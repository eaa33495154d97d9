//! Presses: a tap, a card that is looked at while it is held, a card that is dragged to another place.

use std::cell::Cell;

use leptos::prelude::*;
use play::rat_a_tat_cat::Place;
use wasm_bindgen::JsCast as _;

use super::card;
use super::desk::Desk;
use crate::browser;

/// A press that lasts so long, in milliseconds, is held: the card turns down when it ends.
const HELD: u64 = 350;
/// A finger that has moved so far drags.
const DRAGS: f64 = 8.0;

/// The press that is on.
#[derive(Clone, Copy)]
struct Press {
    place: Place,
    since: u64,
    /// Whether it turned cards up.
    looks: bool,
    start: (f64, f64),
    dragged: bool,
}

thread_local! {
    static PRESS: Cell<Option<Press>> = const { Cell::new(None) };
    /// Whether the click that follows belongs to a press that is done with.
    static SPENT: Cell<bool> = const { Cell::new(false) };
}

/// A finger comes down on `place`.
pub(super) fn down(desk: Desk, place: Place, event: &web_sys::PointerEvent) {
    if event.button() != 0 || untrack(|| desk.is_revealing()) {
        return;
    }
    SPENT.set(false);
    let looks = untrack(|| desk.offer(|offer| offer.looks(place)));
    let start = (f64::from(event.client_x()), f64::from(event.client_y()));
    PRESS.set(Some(Press { place, since: browser::now(), looks, start, dragged: false }));
    if looks {
        SPENT.set(true);
        desk.tap(place);
    }
}

/// A finger moves.
pub(super) fn moved(desk: Desk, event: &web_sys::PointerEvent) {
    let Some(mut press) = PRESS.get().filter(|press| !press.looks) else { return };
    let (x, y) = (f64::from(event.client_x()), f64::from(event.client_y()));
    let (right, down) = (x - press.start.0, y - press.start.1);
    if !press.dragged {
        let far = right.abs().max(down.abs()) > DRAGS;
        if !far || !untrack(|| can_drag(desk, press.place)) {
            return;
        }
        press.dragged = true;
        PRESS.set(Some(press));
        let picked = untrack(|| desk.offer(|o| o.is_picked(desk.pick.get(), press.place)));
        if press.place != Place::Drawn && !picked {
            desk.tap(press.place);
        }
    }
    if let Some(element) = browser::element(&card::id(press.place)) {
        let style = element.style();
        // Both are proper names of properties.
        let _ = style.set_property("--drag-x", &format!("{right}px"));
        let _ = style.set_property("--drag-y", &format!("{down}px"));
        let _ = element.class_list().add_1("dragged");
    }
}

/// The finger is lifted, or the browser has taken the press away.
pub(super) fn up(desk: Desk, event: Option<&web_sys::PointerEvent>) {
    let Some(press) = PRESS.take() else { return };
    if press.looks && browser::now().saturating_sub(press.since) >= HELD {
        desk.done_looking();
    }
    if !press.dragged {
        return;
    }
    SPENT.set(true);
    let target = event.and_then(|event| under(event.client_x(), event.client_y()));
    if let Some(element) = browser::element(&card::id(press.place)) {
        let _ = element.class_list().remove_1("dragged");
    }
    match target.filter(|&target| target != press.place) {
        Some(target) => desk.tap(target),
        None => desk.let_go(),
    }
}

/// A click, unless the press before it has done its work already. Keys and screen readers click without a press.
pub(super) fn click(desk: Desk, place: Place, event: &web_sys::MouseEvent) {
    if event.detail() != 0 && SPENT.replace(false) {
        return;
    }
    desk.tap(place);
}

/// Whether the card at `place` can be taken up.
fn can_drag(desk: Desk, place: Place) -> bool {
    let pick = desk.pick.get();
    match place {
        Place::Draw => false,
        Place::Drawn => desk.is_yours() && desk.sight.with(|sight| sight.screen.drawn.is_some()),
        Place::Discard | Place::Row(..) => {
            let picks = |offer: &play::rat_a_tat_cat::Offer<'_>| {
                let step = offer.tap(pick, place);
                matches!(step, play::rat_a_tat_cat::Step::Pick(next) if next != pick)
                    || offer.is_picked(pick, place)
            };
            desk.offer(picks)
        }
    }
}

/// The place under a finger.
fn under(x: i32, y: i32) -> Option<Place> {
    let element = browser::document().element_from_point(x as f32, y as f32)?;
    let button =
        element.closest("button").ok().flatten()?.dyn_into::<web_sys::HtmlElement>().ok()?;
    button.id().strip_prefix("place-")?.parse().ok()
}
