//! The curtain between two players who share a device: nobody sees a hand that is not theirs.

use std::time::Duration;

use leptos::prelude::*;

use super::Line;
use crate::announce::hush;
use crate::parts::{arrive, chip};
use crate::speech::t;

/// How long the button has to be held, so that a brush does not open it.
const HOLD: Duration = Duration::from_millis(600);

/// The curtain. It names the next player and tells what everybody could see since their last turn.
#[component]
pub(crate) fn Curtain(
    /// The number of their chip, where players have one.
    team: Option<u8>,
    /// Who is next.
    name: String,
    /// What happened since they last played.
    since: Vec<Line>,
    /// Opens it.
    open: Callback<()>,
) -> impl IntoView {
    let (opening, heading) = (RwSignal::new(false), NodeRef::new());
    arrive(Signal::stored(name.clone()), heading, false);
    hush();
    let line = |line: Line| view! { <li>{chip(line.team)}<span>{line.text}</span></li> };
    let since = (!since.is_empty()).then(|| {
        let lines = since.into_iter().map(line).collect_view();
        view! { <ul class="since" aria-label=t("play-since")>{lines}</ul> }
    });
    let done = Callback::new(move |()| {
        // Held twice, it opens once: by the second time the curtain may be gone.
        if opening.get_untracked() {
            return;
        }
        opening.set(true);
        // The drapes are gone by the time the hand is there. So may be the curtain, if the game went on without it.
        let open = move || {
            open.try_run(());
        };
        set_timeout(open, Duration::from_millis(260));
    });
    view! {
        <main class="curt" class:open=opening id="main" tabindex="-1">
            <div class="drape l"></div>
            <div class="drape r"></div>
            <div class="rod"></div>
            <section class="sign" class:gone=opening>
                {chip(team)}
                <div><p class="dim">{t("play-pass-to")}</p><h1 tabindex="-1" node_ref=heading>{name}</h1></div>
                {since}
                <HoldButton done/>
                <p class="dim small">{t("play-nobody-looking")}</p>
            </section>
        </main>
    }
}

/// A button that is held. Keys press it as they press any other: a key is not brushed by chance.
#[component]
fn HoldButton(done: Callback<()>) -> impl IntoView {
    let held = RwSignal::new(0_u32);
    let down = RwSignal::new(false);
    let press = move |_| {
        held.update(|held| *held += 1);
        down.set(true);
        let this = held.get_untracked();
        set_timeout(
            move || {
                if down.try_get_untracked() == Some(true) && held.get_untracked() == this {
                    done.run(());
                }
            },
            HOLD,
        );
    };
    let release = move |_| down.set(false);
    // A click without a finger or a mouse comes from a key or a screen reader.
    let click = move |event: web_sys::MouseEvent| {
        if event.detail() == 0 {
            done.run(());
        }
    };
    view! {
        <button
            class="btn go wide hold"
            class:down=down
            on:pointerdown=press
            on:pointerup=release
            on:pointerleave=move |_| down.set(false)
            on:pointercancel=move |_| down.set(false)
            on:contextmenu=|event: web_sys::MouseEvent| event.prevent_default()
            on:click=click
        >
            <span>{t("play-hold")}</span>
        </button>
    }
}
