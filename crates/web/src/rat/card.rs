//! A place with its card: in a row, or between the piles.

use art::{Icon, Picture, RatCard, RatNumber};
use leptos::prelude::*;
use play::rat_a_tat_cat::{Lie, Place};
use rat_a_tat_cat::{Card, Power};

use super::desk::Desk;
use super::{press, tell};
use crate::parts::Sign;
use crate::picture::Pic;

/// The seconds that a card may be looked at.
pub(super) const LOOK: u8 = 5;

/// A card in somebody's row, or the place of it. It is a button: what a touch means the table decides.
#[component]
pub(super) fn Spot(
    desk: Desk,
    place: Place,
    /// How the card lies.
    lie: Memo<Lie>,
) -> impl IntoView {
    let lit = Memo::new(move |_| is_lit(desk, place));
    let picked = Memo::new(move |_| desk.offer(|offer| offer.is_picked(desk.pick.get(), place)));
    let last = Memo::new(move |_| !desk.is_revealing() && desk.marks.with(|m| m.contains(&place)));
    let here = Memo::new(move |_| desk.cursor.get() == place);
    let shakes = Memo::new(move |_| {
        let (shaken, times) = desk.shaken.get();
        if shaken == Some(place) { times } else { 0 }
    });
    let is = move |wanted: fn(Lie) -> bool| move || wanted(lie.get());
    let name = move || {
        desk.speech.with(|words| tell::place(words, desk, place, lie.get(), lit.get(), last.get()))
    };
    view! {
        <button
            id=id(place)
            class="card spot4"
            class:lit=lit
            class:last=last
            class:none=is(|lie| lie == Lie::Nothing)
            class:watched=is(|lie| lie == Lie::Watched)
            class:looking=is(|lie| matches!(lie, Lie::Looking(_)))
            class:known=is(|lie| matches!(lie, Lie::Known(_)))
            class=("shake-1", move || shakes.get() % 2 == 1)
            class=("shake-2", move || shakes.get() > 0 && shakes.get() % 2 == 0)
            aria-pressed=move || picked.get().then_some("true")
            aria-label=name
            tabindex=move || if here.get() { "0" } else { "-1" }
            on:pointerdown=move |event| press::down(desk, place, &event)
            on:click=move |event| press::click(desk, place, &event)
            on:contextmenu=|event: web_sys::MouseEvent| event.prevent_default()
            on:focus=move |_| desk.cursor.set(place)
        >
            {move || view! { <Face lie=lie.get()/> }}
            <Ring desk lie/>
        </button>
    }
}

/// What is to be seen of a card: its face, its back, or a slip with its face on the back.
#[component]
fn Face(lie: Lie) -> impl IntoView {
    match lie {
        Lie::Nothing => ().into_any(),
        Lie::Down | Lie::Watched => view! { <Pic picture=Picture::Back class="face"/> }.into_any(),
        Lie::Known(card) => view! {
            <Pic picture=Picture::Back class="face"/>
            <span class="slip"><Pic picture=picture(card) class="face"/></span>
        }
        .into_any(),
        Lie::Looking(card) | Lie::Open(card) => {
            view! { <span class="facing up"><Pic picture=picture(card) class="face"/></span> }
                .into_any()
        }
    }
}

/// The eye on a card that its player looks at, and the ring that counts down on one's own.
#[component]
fn Ring(desk: Desk, lie: Memo<Lie>) -> impl IntoView {
    let eye = move || matches!(lie.get(), Lie::Watched);
    let ring = move || matches!(lie.get(), Lie::Looking(_));
    view! {
        <Show when=eye><span class="eye"><Sign icon=Icon::Eye/></span></Show>
        <Show when=ring>
            <span class="ring5" aria-hidden="true">
                <svg viewBox="0 0 36 36">
                    <circle cx="18" cy="18" r="15"/>
                    <circle class="rest" cx="18" cy="18" r="15" pathLength="100"/>
                </svg>
                <b data-left=move || desk.left.get()></b>
            </span>
        </Show>
    }
}

/// The picture of a card.
pub(super) fn picture(card: Card) -> Picture {
    let rat = match card.power() {
        Some(Power::Peek) => Some(RatCard::Peek),
        Some(Power::Swap) => Some(RatCard::Swap),
        Some(Power::DrawTwo) => Some(RatCard::DrawTwo),
        None => card.number().and_then(RatNumber::new).map(RatCard::Value),
    };
    rat.map_or(Picture::Back, Picture::Rat)
}

/// The id of a place in the page.
pub(super) fn id(place: Place) -> String {
    format!("place-{place}")
}

/// Whether `place` lights up now.
pub(super) fn is_lit(desk: Desk, place: Place) -> bool {
    !desk.is_revealing() && desk.offer(|offer| offer.is_lit(desk.pick.get(), place))
}
