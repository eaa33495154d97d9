//! The board: a grid of spaces that can be walked with arrows.

use art::Picture;
use leptos::prelude::*;
use play::sequence::{Direction, Lie, Pick, Tap, every_space, walk};
use sequence::{Edition, Printed, Space};

use super::cell::{Cell, faces};
use super::desk::Desk;
use super::face;
use super::thread::Threads;
use crate::{browser, picture};

/// The board of the edition that is played.
#[component]
pub(super) fn Board(desk: Desk) -> impl IntoView {
    let edition = desk.edition();
    let upright = Memo::new(move |_| desk.lie.get() == Lie::Upright);
    let face = faces(desk);
    picture::prepare(desk.speech, to_come(edition));
    // Rows are there for screen readers; the eye sees only the grid.
    let rank = move |row: u8| {
        let spaces = (0..edition.columns()).map(|column| Space::new(row, column));
        let cells = spaces.map(|space| view! { <Cell desk space face=face(space)/> });
        view! { <div class="rank" role="row">{cells.collect_view()}</div> }
    };
    let picking = move || !desk.lights.with(|lights| lights.spaces.is_empty());
    view! {
        <div
            class=class(edition)
            class:upright=upright
            class:pick=picking
            role="grid"
            aria-label=move || desk.speech.say("play-board")
            on:keydown=move |event| on_key(desk, &event)
        >
            {(0..edition.rows()).map(rank).collect_view()}
            <div class="veil" aria-hidden="true"></div>
            <Threads desk/>
            <Edges desk/>
        </div>
    }
}

/// The pictures that moves will show: of the card that names a space, in the hand and under a chip.
fn to_come(edition: Edition) -> impl Iterator<Item = Picture> {
    let printed = every_space(edition).iter().filter_map(move |space| edition.printed(space));
    printed.flat_map(|printed| {
        let card = match printed {
            Printed::Card(card) => Some(face::card(card)),
            Printed::Number(_) => None,
        };
        card.into_iter().chain([face::space(printed, true)])
    })
}

/// The class of the board of an edition.
pub(super) const fn class(edition: Edition) -> &'static str {
    match edition {
        Edition::Classic => "grid seq",
        Edition::Cats => "grid cats",
        Edition::Numbers => "grid nums",
    }
}

/// Letters and numbers along the edges, for those who read what happened. Spaces say their own names aloud.
#[component]
fn Edges(desk: Desk) -> impl IntoView {
    let (columns, rows) = (desk.edition().columns(), desk.edition().rows());
    let letters =
        move || (0..columns).map(|at| char::from(b'a' + at).to_string()).collect::<Vec<_>>();
    let numbers = move || (1..=rows).map(|at| at.to_string()).collect::<Vec<_>>();
    let marks =
        |marks: Vec<String>| marks.into_iter().map(|mark| view! { <i>{mark}</i> }).collect_view();
    let across = move || match desk.lie.get() {
        Lie::Printed => letters(),
        Lie::Upright => numbers(),
    };
    let down = move || match desk.lie.get() {
        Lie::Printed => numbers(),
        Lie::Upright => letters(),
    };
    view! {
        <div class="edge across" aria-hidden="true">{move || marks(across())}</div>
        <div class="edge down" aria-hidden="true">{move || marks(down())}</div>
    }
}

/// Arrows walk: over the lit spaces while a card is chosen, else, or with Shift or Ctrl, over all.
fn on_key(desk: Desk, event: &web_sys::KeyboardEvent) {
    let direction = match event.key().as_str() {
        "ArrowLeft" => Direction::Left,
        "ArrowRight" => Direction::Right,
        "ArrowUp" => Direction::Up,
        "ArrowDown" => Direction::Down,
        _ => return,
    };
    event.prevent_default();
    if matches!(desk.pick.get_untracked(), Pick::Five { .. }) {
        let on = matches!(direction, Direction::Right | Direction::Down);
        return desk.tap(Tap::Slide { on });
    }
    let lit = desk.lights.with_untracked(|lights| lights.spaces);
    let free = event.shift_key() || event.ctrl_key() || lit.is_empty();
    let spaces = if free { every_space(desk.edition()) } else { lit };
    let here = desk.cursor.get_untracked();
    go_to(desk, walk(here, direction, spaces, desk.lie.get_untracked()));
}

/// Moves the keys to `space`.
pub(super) fn go_to(desk: Desk, space: Space) {
    desk.cursor.set(space);
    if let Some(cell) = browser::element(&id(space)) {
        // Every space is in the page and can have the focus.
        let _ = cell.focus();
    }
}

/// The id of a space in the page.
pub(super) fn id(space: Space) -> String {
    format!("space-{space}-cell")
}
