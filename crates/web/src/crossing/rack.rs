//! The open tiles, the bag, and one's own hand.

use art::Icon;
use crossing::{Action, Tile};
use leptos::prelude::*;
use play::crossing::{Draft, Piece};
use words::play::capital;

use super::desk::{Desk, Pick};
use super::tile::Face;
use super::{cloth, grip, hint};
use crate::beat::memo;
use crate::browser;
use crate::parts::Sign;
use crate::speech::t;

/// The open tiles and the bag.
#[component]
pub(super) fn Open(desk: Desk) -> impl IntoView {
    // Two alike are told apart by which of them they are.
    let open = Memo::new(move |_| {
        let all: Vec<Tile> = desk.scene(|scene| scene.open.iter().collect());
        let twin = |place: usize| u8::from(place > 0 && all[place - 1] == all[place]);
        (0..all.len()).map(|place| (all[place], twin(place))).collect::<Vec<_>>()
    });
    let may =
        memo(desk.beat.next(move || desk.may_draft() && desk.draft.with(Draft::is_untouched)));
    let bag = Memo::new(move |_| desk.scene(|scene| scene.bag));
    let bag_name = move || desk.speech.fill("play-cro-bag", &[("count", bag.get().into())]);
    view! {
        <div class="offer" role="group" aria-label=t("play-cro-open") class:idle=move || !may.get()>
            <span class="lbl" aria-hidden="true">{t("play-cro-open")}</span>
            <div class="tiles">
                <For each=move || open.get() key=|tile| *tile let:tile>
                    <OpenTile desk tile=tile.0 may/>
                </For>
            </div>
            <button
                class="bag"
                aria-label=bag_name
                aria-keyshortcuts="d"
                aria-disabled=move || (!may.get() || bag.get() == 0).then_some("true")
                on:click=move |_| draw(desk)
            >
                <Sign icon=Icon::Bag/>
                <b aria-hidden="true">{move || bag.get()}</b>
            </button>
        </div>
    }
}

#[component]
fn OpenTile(desk: Desk, tile: Tile, may: Memo<bool>) -> impl IntoView {
    let picked = Memo::new(move |_| desk.pick.get() == Pick::Open(tile));
    let name = move || desk.speech.with(|words| capital(&words::crossing::tile(words, tile)));
    view! {
        <button
            class="piece"
            class:picked=picked
            aria-label=name
            aria-pressed=move || if picked.get() { "true" } else { "false" }
            aria-disabled=move || (!may.get()).then_some("true")
            on:click=move |_| desk.tap_open(tile)
        >
            <Face desk tile/>
        </button>
    }
}

/// Draws from the bag, if that is what one may do.
pub(super) fn draw(desk: Desk) {
    if untrack(|| desk.may_draft()) && desk.draft.with_untracked(Draft::is_untouched) {
        desk.act(Action::Draw);
    }
}

/// One's own tiles.
#[component]
pub(super) fn Hand(desk: Desk) -> impl IntoView {
    // The tile that the keys are at.
    let here = RwSignal::new(0_usize);
    let many = Memo::new(move |_| match desk.hand.with(Vec::len) {
        0..=16 => "few",
        17..=24 => "some",
        _ => "many",
    });
    let key = move |event: web_sys::KeyboardEvent| {
        let count = desk.hand.with_untracked(Vec::len);
        let next = match event.key().as_str() {
            "ArrowLeft" => here.get_untracked().checked_sub(1),
            "ArrowRight" => Some(here.get_untracked() + 1),
            "Home" => Some(0),
            "End" => count.checked_sub(1),
            _ => return,
        };
        event.prevent_default();
        if let Some(next) = next.filter(|&next| next < count) {
            here.set(next);
            let piece = desk.hand.with_untracked(|hand| hand.get(next).copied());
            let tile = piece.and_then(|p| browser::element(&format!("hand-{}", p.number())));
            // It is in the page and can have the focus.
            tile.into_iter().for_each(|tile| drop(tile.focus()));
        }
    };
    view! {
        <div class="rack" data-many=many role="group" aria-label=t("play-hand") on:keydown=key>
            <For each=move || desk.hand.get() key=|piece| piece.number() let:piece>
                <Held desk piece here/>
            </For>
        </div>
    }
}

#[component]
fn Held(desk: Desk, piece: Piece, here: RwSignal<usize>) -> impl IntoView {
    let tile = piece.tile();
    let place = Memo::new(move |_| desk.hand.with(|all| all.iter().position(|one| *one == piece)));
    let picked = Memo::new(move |_| {
        desk.pick.get() == Pick::Held(piece) || desk.gifts.with(|all| all.contains(&piece))
    });
    let fits = Memo::new(move |_| {
        let mends = |(one, _): &(Piece, _)| one.tile() == tile;
        desk.mends.with(|all| all.iter().any(mends)) || hint::is_named(desk, piece)
    });
    let first = Memo::new(move |_| {
        let count = desk.hand.with(Vec::len);
        place.get() == Some(here.get().min(count.saturating_sub(1)))
    });
    let name = move || {
        let name = desk.speech.with(|words| capital(&words::crossing::tile(words, tile)));
        if fits.get() { format!("{name}, {}", desk.speech.say("play-card-fits")) } else { name }
    };
    view! {
        <button
            class="piece"
            id=format!("hand-{}", piece.number())
            class:picked=picked
            class:fits=fits
            aria-label=name
            aria-pressed=move || if picked.get() { "true" } else { "false" }
            tabindex=move || if first.get() { "0" } else { "-1" }
            on:pointerdown=move |event| grip::down_hand(desk, piece, &event)
            on:focus=move |_| place.get_untracked().into_iter().for_each(|place| here.set(place))
            on:click=move |event| {
                // A finger or a mouse has been heard already; keys go on with the table.
                if event.detail() == 0 {
                    desk.tap_hand(piece);
                    to_cloth(desk, piece);
                }
            }
            on:contextmenu=|event: web_sys::MouseEvent| event.prevent_default()
        >
            <Face desk tile/>
        </button>
    }
}

/// Whoever picks a tile by key goes on with arrows on the table.
fn to_cloth(desk: Desk, piece: Piece) {
    let mends = desk.mends.with_untracked(|all| {
        all.iter().find(|(one, _)| one.tile() == piece.tile()).map(|(_, at)| *at)
    });
    if desk.pick.get_untracked() == Pick::Held(piece)
        && piece.tile().is_number()
        && let Some(element) = browser::element("cloth")
    {
        if let Some(at) = mends {
            cloth::go_to(desk, at);
        }
        let _ = element.focus();
    }
}
