//! Cutting the pack (RAT-03): the cards fanned out, and a place in them.

use art::Picture;
use leptos::prelude::*;
use rat_a_tat_cat::{Action, CARDS};

use super::desk::Desk;
use crate::picture::Pic;
use crate::speech::t;

/// How many cards of the fan are drawn.
const FAN: usize = 18;

/// The pack. Whoever cuts it slides to a place and lifts what is above.
#[component]
pub(super) fn Cut(desk: Desk) -> impl IntoView {
    let at = RwSignal::new(CARDS as u8 / 2);
    let yours = Memo::new(move |_| desk.is_yours());
    let lifted =
        move |card: usize| move || yours.get() && card * CARDS < usize::from(at.get()) * FAN;
    let back = move |card: usize| {
        view! { <span class="leafed" class:lifted=lifted(card)><Pic picture=Picture::Back class="face"/></span> }
    };
    let cut = move |_| desk.act(Action::Cut { cards: at.get_untracked() });
    view! {
        <div class="cut">
            <div class="fan" aria-hidden="true">{(0..FAN).map(back).collect_view()}</div>
            <Show when=move || yours.get()>
                <input
                    type="range"
                    min="1"
                    max=(CARDS - 1).to_string()
                    prop:value=move || at.get().to_string()
                    aria-label=t("play-rat-cut-where")
                    on:input:target=move |event| {
                        at.set(event.target().value().parse().unwrap_or(CARDS as u8 / 2));
                    }
                />
                <button class="btn go" on:click=cut>{t("play-rat-cut")}</button>
            </Show>
        </div>
    }
}
