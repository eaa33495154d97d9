//! The draw pile and everybody's discards, open to look through.

use art::Picture;
use game::Seat;
use leptos::prelude::*;
use sequence::Card;

use super::desk::Desk;
use super::hand::CardFace;
use crate::beat::memo;
use crate::parts::Chip;
use crate::picture::Pic;
use crate::speech::t;
use crate::table::Dialog;

/// The most discard piles that have room beside the draw pile.
const BESIDE: usize = 3;

/// The piles at the foot of the tray: a touch opens them.
#[component]
pub(super) fn Piles(desk: Desk) -> impl IntoView {
    let open = RwSignal::new(false);
    let shown = untrack(|| beside(desk));
    let tops = shown.into_iter().map(|seat| view! { <Top desk seat/> }).collect_view();
    view! {
        <button class="piles2" on:click=move |_| open.set(true)>
            <span class="sr">{t("play-piles")}</span>
            <DrawPile desk/>
            {tops}
        </button>
        <Dialog open title=Signal::derive(t("play-piles"))><AllPiles desk/></Dialog>
    }
}

/// Whose piles are shown: everybody's if there is room, else the others', else nobody's.
fn beside(desk: Desk) -> Vec<Seat> {
    let players = desk.sight.with(|sight| sight.screen.table.setup.players());
    let own = desk.seat();
    let mut seats: Vec<Seat> = Seat::all(players).collect();
    if seats.len() > BESIDE {
        seats.retain(|seat| Some(*seat) != own);
    }
    if seats.len() > BESIDE { Vec::new() } else { seats }
}

/// The draw pile and how many cards are left.
#[component]
fn DrawPile(desk: Desk) -> impl IntoView {
    let count = move || desk.sight.with(|sight| sight.screen.table.draw_pile);
    let left = desk.beat.third(move || desk.speech.fill("play-left", &[("count", count().into())]));
    view! {
        <span class="pile">
            <span class="card stack"><Pic picture=Picture::Back class="face"/></span>
            <span>{left}</span>
        </span>
    }
}

/// The last card on somebody's pile.
#[component]
fn Top(desk: Desk, seat: Seat) -> impl IntoView {
    let top = memo(desk.beat.third(move || {
        desk.sight
            .with(|sight| sight.screen.discards.get(seat).and_then(|pile| pile.last().copied()))
    }));
    let empty = Memo::new(move |_| top.get().is_none());
    // The card stays and shows another: a new one would cost more than all else in its frame.
    let lying = move |first: Card| {
        let card = Signal::derive(move || top.get().unwrap_or(first));
        view! { <span class="card"><CardFace desk card/></span> }.into_any()
    };
    view! {
        <span class="pile">
            {move || match (empty.get(), top.get_untracked()) {
                (false, Some(card)) => lying(card),
                _ => view! { <span class="card none"></span> }.into_any(),
            }}
            <span>{move || desk.name(seat)}</span>
        </span>
    }
}

/// All piles, card by card in the order they were laid.
#[component]
pub(super) fn AllPiles(desk: Desk) -> impl IntoView {
    let players = desk.sight.with_untracked(|sight| sight.screen.table.setup.players());
    let count = move || desk.sight.with(|sight| sight.screen.table.draw_pile);
    let left = move || desk.speech.fill("play-left", &[("count", count().into())]);
    view! {
        <section class="heaps">
            <h3>{t("play-draw-pile")}<small>{left}</small></h3>
            <p class="dim">{t("play-discards")}</p>
            {Seat::all(players).map(|seat| view! { <Heap desk seat/> }).collect_view()}
        </section>
    }
}

/// The discards of one player.
#[component]
fn Heap(desk: Desk, seat: Seat) -> impl IntoView {
    let team = untrack(|| desk.team(seat).0);
    let cards = move || -> Vec<(usize, Card)> {
        let pile = desk.sight.with(|sight| sight.screen.discards.get(seat).cloned());
        pile.unwrap_or_default().into_iter().enumerate().collect()
    };
    let laid = move |card: Card| {
        let name = move || desk.speech.with(|words| words::play::card(words, card));
        view! { <li class="card"><CardFace desk card/><span class="sr">{name}</span></li> }
    };
    let empty = move || cards().is_empty();
    view! {
        <div class="heap">
            <h3><Chip team/>{move || desk.name(seat)}</h3>
            <Show when=empty><p class="dim">{t("play-pile-empty")}</p></Show>
            <ol>
                <For each=cards key=|card| *card let((_, card))>{laid(card)}</For>
            </ol>
        </div>
    }
}
