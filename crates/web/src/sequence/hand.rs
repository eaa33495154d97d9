//! One's cards.

use leptos::prelude::*;
use play::sequence::Tap;
use sequence::{Card, Power};

use super::desk::Desk;
use super::{face, tell};
use crate::beat::memo;
use crate::picture::Slide;
use crate::speech::t;

/// The hand. A card that is drawn comes to the place of the one that was played, so nothing else moves.
#[component]
pub(super) fn Hand(desk: Desk) -> impl IntoView {
    let count = Memo::new(move |_| desk.hand.with(Vec::len));
    let each = move || {
        count.track();
        desk.hand.get_untracked().into_iter().zip(0..).collect::<Vec<_>>()
    };
    view! {
        <div
            class="hand"
            class:four=move || count.get() == 4
            role="toolbar"
            aria-label=t("play-hand")
            style=("--n", move || count.get().max(4).to_string())
        >
            <For each key=|(_, place)| *place let((card, place))><Held desk place first=card/></For>
        </div>
    }
}

/// One card of the hand, which changes with what happens.
#[component]
fn Held(desk: Desk, place: u8, first: Card) -> impl IntoView {
    // A card leaves the hand before its place does.
    let held = memo(desk.beat.next(move || {
        desk.offer(|offer| (offer.card(place).unwrap_or(first), offer.is_dead(place)))
    }));
    let card = Signal::derive(move || held.get().0);
    let dead = Signal::derive(move || held.get().1);
    let lifted = Memo::new(move |_| desk.offer(|offer| offer.is_lifted(place, desk.pick.get())));
    let fits = Memo::new(move |_| {
        lifted.get() && matches!(desk.pick.get(), play::sequence::Pick::Space(_))
    });
    let name =
        move || desk.speech.with(|words| tell::card(words, card.get(), dead.get(), fits.get()));
    view! {
        <button
            class="card"
            class:dead=dead
            aria-pressed=move || if lifted.get() { "true" } else { "false" }
            aria-label=name
            aria-keyshortcuts=(place + 1).to_string()
            on:click=move |_| desk.tap(Tap::Card(place))
        >
            <CardFace desk card dead/>
        </button>
    }
}

/// The picture of a card, the name of a cat, and what a special card does.
#[component]
pub(super) fn CardFace(
    desk: Desk,
    /// Which card.
    #[prop(into)]
    card: Signal<Card>,
    /// Whether it is dead.
    #[prop(into, default = Signal::stored(false))]
    dead: Signal<bool>,
) -> impl IntoView {
    let picture = Signal::derive(move || face::card(card.get()));
    let name = move || {
        let card = Some(card.get()).filter(|card| matches!(card, Card::Cat(_)))?;
        let name = desk.speech.with(|words| tell::breed(words, card));
        Some(view! { <span class="nm">{name}</span> })
    };
    let tag = move || {
        let key = if dead.get() { Some("play-tag-dead") } else { power(card.get()) };
        key.map(|key| view! { <span class="tag">{desk.speech.say(key)}</span> })
    };
    view! {
        <span class="facing" aria-hidden="true"><Slide picture class="face"/>{name}{tag}</span>
    }
}

/// What a special card of the classic pack does. The other packs say it on the card.
const fn power(card: Card) -> Option<&'static str> {
    match (card, card.power()) {
        (Card::Playing(..), Power::Place) => Some("play-tag-any"),
        (Card::Playing(..), Power::Remove) => Some("play-tag-take"),
        _ => None,
    }
}
