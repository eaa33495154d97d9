//! A hand below a television: the places where a card may go, each with what lies round it.

use leptos::prelude::*;
use play::sequence::{Tap, cut, part};
use sequence::Space;

use super::board::{self, Board};
use super::cell::{Piece, faces};
use super::desk::Desk;
use crate::speech::t;

/// More places than this are easier to find on the whole board.
const MOST: u32 = 4;

/// What the parts of the board are called.
const PARTS: [[&str; 3]; 3] = [
    ["play-part-upper-left", "play-part-upper-middle", "play-part-upper-right"],
    ["play-part-middle-left", "play-part-middle-middle", "play-part-middle-right"],
    ["play-part-lower-left", "play-part-lower-middle", "play-part-lower-right"],
];

/// Where the card that is picked up may go. The whole board is on the television.
#[component]
pub(super) fn Cuts(desk: Desk) -> impl IntoView {
    let lit = Memo::new(move |_| desk.lights.with(|lights| lights.spaces));
    let many = Memo::new(move |_| lit.with(|lit| lit.len()));
    move || match many.get() {
        0 => view! { <p class="look-up">{t("play-look-up")}</p> }.into_any(),
        1..=MOST => view! { <Places desk lit/> }.into_any(),
        _ => view! { <Board desk/> }.into_any(),
    }
}

#[component]
fn Places(desk: Desk, lit: Memo<sequence::SpaceSet>) -> impl IntoView {
    let each = move || lit.with(|lit| lit.iter().collect::<Vec<Space>>());
    view! {
        <div class="where">
            <h2>{t("play-where")}</h2>
            <div class="cuts"><For each key=|space| *space let:space><Place desk space/></For></div>
        </div>
    }
}

/// One place, with the spaces round it.
#[component]
fn Place(desk: Desk, space: Space) -> impl IntoView {
    let (edition, face) = (desk.edition(), faces(desk));
    let piece = |space: Option<Space>| match space {
        Some(space) => view! { <Piece desk space face=face(space)/> }.into_any(),
        None => view! { <span></span> }.into_any(),
    };
    let pieces = cut(edition, space).into_iter().flatten().map(piece).collect_view();
    let part = move || {
        let (row, column) = part(edition, space);
        desk.speech.say(PARTS[row][column])
    };
    let name = move || {
        let what = face_name(desk, space);
        format!("{}: {what}", part())
    };
    view! {
        <button class="cut" aria-label=name on:click=move |_| desk.tap(Tap::Space(space))>
            <span class=board::class(edition) aria-hidden="true">{pieces}</span>
            <b aria-hidden="true">{part}</b>
        </button>
    }
}

fn face_name(desk: Desk, space: Space) -> String {
    let printed = desk.edition().printed(space);
    desk.speech.with(|words| {
        let name = words::play::capital(&words::play::printed(words, printed));
        format!("{name}, {space}")
    })
}
