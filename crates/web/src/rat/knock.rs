//! The knock: a calm button that is held, so that nobody ends a round by a brush.

use std::time::Duration;

use art::Icon;
use leptos::prelude::*;
use rat_a_tat_cat::Action;

use super::desk::Desk;
use crate::announce::announce;
use crate::parts::Sign;
use crate::speech::t;

/// How long it is held.
const HOLD: Duration = Duration::from_millis(400);
/// How long a key stays ready to knock with its second press.
const ARMED: Duration = Duration::from_millis(4000);

/// The button. A finger holds it; a key presses it twice.
#[component]
pub(super) fn Knock(desk: Desk) -> impl IntoView {
    let (down, held, armed) = (RwSignal::new(false), RwSignal::new(0_u32), RwSignal::new(false));
    let press = move |_| {
        held.update(|held| *held += 1);
        down.set(true);
        let this = held.get_untracked();
        let knock = move || {
            if down.try_get_untracked() == Some(true) && held.get_untracked() == this {
                desk.act(Action::Knock);
            }
        };
        set_timeout(knock, HOLD);
    };
    // A click without a finger or a mouse comes from a key or a screen reader.
    let click = move |event: web_sys::MouseEvent| {
        if event.detail() != 0 {
            return;
        }
        if armed.get_untracked() {
            return desk.act(Action::Knock);
        }
        armed.set(true);
        announce(desk.speech.say("play-rat-knock-again"));
        let calm = move || {
            armed.try_set(false);
        };
        set_timeout(calm, ARMED);
    };
    let name = move || {
        let key = if armed.get() { "play-rat-knock-again" } else { "play-rat-knock" };
        desk.speech.say(key)
    };
    view! {
        <button
            class="btn calm hold knock"
            class:down=down
            id="knock"
            aria-keyshortcuts="k"
            aria-description=t("play-rat-knock-how")
            on:pointerdown=press
            on:pointerup=move |_| down.set(false)
            on:pointerleave=move |_| down.set(false)
            on:pointercancel=move |_| down.set(false)
            on:contextmenu=|event: web_sys::MouseEvent| event.prevent_default()
            on:click=click
        >
            <Sign icon=Icon::Knock/><span>{name}</span>
        </button>
    }
}
