//! One's cards.

use leptos::prelude::*;
use play::sequence::Tap;
use sequence::{Card, Power};

use super::desk::Desk;
use super::{face, tell};
use crate::picture::Pic;
use crate::speech::t;

/// The hand. A card that is drawn comes to the place of the one that was played, so nothing else moves.
#[component]
pub(super) fn Hand(desk: Desk) -> impl IntoView {
    let count = Memo::new(move |_| desk.hand.with(Vec::len));
    let each = move || (0..count.get() as u8).collect::<Vec<u8>>();
    view! {
        <div
            class="hand"
            class:four=move || count.get() == 4
            role="toolbar"
            aria-label=t("play-hand")
            style=("--n", move || count.get().max(4).to_string())
        >
            <For each key=|place| *place let:place><Held desk place/></For>
        </div>
    }
}

/// One card of the hand.
#[component]
fn Held(desk: Desk, place: u8) -> impl IntoView {
    let card = Memo::new(move |_| desk.hand.with(|hand| hand.get(usize::from(place)).copied()));
    let lifted = Memo::new(move |_| desk.offer(|offer| offer.is_lifted(place, desk.pick.get())));
    let dead = Memo::new(move |_| desk.offer(|offer| offer.is_dead(place)));
    let fits = Memo::new(move |_| {
        lifted.get() && matches!(desk.pick.get(), play::sequence::Pick::Space(_))
    });
    let name = move || {
        let card = card.get()?;
        Some(desk.speech.with(|words| tell::card(words, card, dead.get(), fits.get())))
    };
    view! {
        <button
            class="card"
            class:dead=dead
            aria-pressed=move || if lifted.get() { "true" } else { "false" }
            aria-label=name
            aria-keyshortcuts=(place + 1).to_string()
            on:click=move |_| desk.tap(Tap::Card(place))
        >
            {move || card.get().map(|card| view! { <CardFace desk card dead/> })}
        </button>
    }
}

/// The picture of a card, the name of a cat, and what a special card does.
#[component]
pub(super) fn CardFace(
    desk: Desk,
    card: Card,
    /// Whether it is dead.
    #[prop(into, default = Signal::stored(false))]
    dead: Signal<bool>,
) -> impl IntoView {
    let name = matches!(card, Card::Cat(_)).then(|| {
        let name = move || desk.speech.with(|words| words::sequence::card(words, card));
        view! { <span class="nm">{name}</span> }
    });
    let power = match card {
        Card::Playing(..) => match card.power() {
            Power::Named => None,
            Power::Place => Some("play-tag-any"),
            Power::Remove => Some("play-tag-take"),
        },
        // The other packs say it on the card.
        _ => None,
    };
    let tag = move || {
        let key = if dead.get() { Some("play-tag-dead") } else { power };
        key.map(|key| view! { <span class="tag">{desk.speech.say(key)}</span> })
    };
    view! {
        <span class="facing" aria-hidden="true"><Pic picture=face::card(card) class="face"/>{name}{tag}</span>
    }
}
