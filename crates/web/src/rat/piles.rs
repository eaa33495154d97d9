//! The draw pile, the card that was drawn, the discard pile.

use art::Picture;
use leptos::prelude::*;
use play::rat_a_tat_cat::{Lie, Place};
use rat_a_tat_cat::Stage;

use super::card::{self, Spot};
use super::desk::Desk;
use super::{press, tell};
use crate::picture::Pic;

/// The two piles, and what lies between them.
#[component]
pub(super) fn Piles(desk: Desk) -> impl IntoView {
    let top = Memo::new(move |_| desk.table(|table| table.top.map_or(Lie::Nothing, Lie::Open)));
    let deep = move || desk.table(|table| table.discard_pile > 1);
    let drawn = Memo::new(move |_| drawn(desk));
    let holds = move || drawn.get() != Lie::Nothing;
    let label = move |place| move || tell::pile(desk, place);
    view! {
        <div class="piles">
            <div class="pile"><DrawPile desk/><span class="cap" aria-hidden="true">{label(Place::Draw)}</span></div>
            <div class="pile drawn" class:empty=move || !holds()>
                <div class="slot" id="drawn-slot"><Show when=holds><Spot desk place=Place::Drawn lie=drawn/></Show></div>
                <span class="cap" aria-hidden="true">{label(Place::Drawn)}</span>
            </div>
            <div class="pile" class:deep=deep>
                <Spot desk place=Place::Discard lie=top/>
                <span class="cap" aria-hidden="true">{label(Place::Discard)}</span>
            </div>
        </div>
    }
}

/// The draw pile. Its card is never seen here.
#[component]
fn DrawPile(desk: Desk) -> impl IntoView {
    let place = Place::Draw;
    let lit = Memo::new(move |_| card::is_lit(desk, place));
    let here = Memo::new(move |_| desk.cursor.get() == place);
    let empty = move || desk.table(|table| table.draw_pile == 0);
    view! {
        <button
            id=card::id(place)
            class="card spot4 stack"
            class:lit=lit
            class:none=empty
            aria-label=move || desk.speech.with(|words| tell::draw_pile(words, desk, lit.get()))
            aria-keyshortcuts="d"
            tabindex=move || if here.get() { "0" } else { "-1" }
            on:click=move |event| press::click(desk, place, &event)
            on:focus=move |_| desk.cursor.set(place)
        >
            <Pic picture=Picture::Back class="face"/>
        </button>
    }
}

/// How the drawn card lies: its player sees it, the others see that there is one.
fn drawn(desk: Desk) -> Lie {
    if desk.is_revealing() {
        return Lie::Nothing;
    }
    desk.sight.with(|sight| match (sight.screen.table.stage, sight.screen.drawn) {
        (Stage::Drawn { .. }, Some(card)) => Lie::Open(card),
        (Stage::Drawn { .. }, None) => Lie::Down,
        _ => Lie::Nothing,
    })
}
