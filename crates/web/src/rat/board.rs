//! The table: the others with their rows, the piles, one's own row. Every card keeps its place for the whole round.

use game::Seat;
use leptos::prelude::*;
use play::rat_a_tat_cat::{Direction, Lines, Place};
use rat_a_tat_cat::{self as rat, Stage};

use super::card::{self, Spot};
use super::cut::Cut;
use super::desk::{Desk, is_cutting};
use super::piles::Piles;
use super::tell;
use crate::browser;
use crate::speech::t;
use crate::table::{Absent, Eyes, eyes};

/// The whole table.
#[component]
pub(super) fn Board(desk: Desk) -> impl IntoView {
    let others = Memo::new(move |_| desk.others());
    // On a television nobody's row is one's own.
    let everybody = eyes() == Eyes::Television;
    let home = move || desk.home.get();
    let cuts = Memo::new(move |_| desk.table(is_cutting) && !desk.is_revealing());
    // The others' cards are large enough for a finger while one of them is to be chosen, and to be read when they are up.
    let spread = Memo::new(move |_| {
        let swaps = desk.table(|table| matches!(table.stage, Stage::Swapping));
        everybody || desk.is_revealing() || (swaps && desk.is_yours())
    });
    let picking = move || desk.pick.get() != play::rat_a_tat_cat::Pick::Nothing;
    view! {
        <div
            class="rat"
            id="rat-table"
            class:pick=picking
            class:revealing=move || desk.is_revealing()
            class:spread=spread
            on:keydown=move |event| on_key(desk, &event)
        >
            <ul class="ring" data-count=move || others.with(Vec::len).to_string() aria-label=t("play-seats")>
                <For each=move || others.get() key=|seat| *seat let:seat><Other desk seat/></For>
            </ul>
            {move || if cuts.get() {
                view! { <Cut desk/> }.into_any()
            } else {
                view! { <Piles desk/> }.into_any()
            }}
            {move || (!everybody).then(|| view! { <Own desk seat=home()/> })}
        </div>
    }
}

/// Another player: the name, the points, four cards.
#[component]
fn Other(desk: Desk, seat: Seat) -> impl IntoView {
    let now = Memo::new(move |_| !desk.is_revealing() && acts(desk, seat));
    let name = move || desk.name(seat);
    let absence = Memo::new(move |_| {
        let seats = desk.session.seats().get();
        seats.iter().find(|sitting| sitting.seat == seat).and_then(|sitting| sitting.absence)
    });
    view! {
        <li class="opp" class:now=now class:out=move || is_out(desk, seat) aria-current=move || now.get().then_some("true")>
            <b>{name}</b>
            <span class="sub">
                <Absent absence=absence.into()/>
                {move || tell::under_name(desk, seat)}
            </span>
            <Row desk seat/>
            <Tag desk seat/>
        </li>
    }
}

/// One's own row, larger than the others.
#[component]
fn Own(desk: Desk, seat: Seat) -> impl IntoView {
    view! {
        <div class="mine" role="group" aria-label=move || tell::row(desk, seat)>
            <Row desk seat/>
            <Tag desk seat/>
        </div>
    }
}

#[component]
fn Row(desk: Desk, seat: Seat) -> impl IntoView {
    let spot = move |spot: rat::Spot| {
        let lie = Memo::new(move |_| desk.lie(seat, spot));
        view! { <Spot desk place=Place::Row(seat, spot) lie/> }
    };
    view! { <div class="row4">{rat::Spot::ALL.map(spot).collect_view()}</div> }
}

/// The wooden tag: who has knocked, who has a last turn; at the end of a round, the points.
#[component]
fn Tag(desk: Desk, seat: Seat) -> impl IntoView {
    let tag = Memo::new(move |_| tell::tag(desk, seat));
    let points = Memo::new(move |_| desk.is_revealing());
    move || tag.get().map(|text| view! { <span class="wood" class:points=points>{text}</span> })
}

/// Whether the table waits for `seat`.
fn acts(desk: Desk, seat: Seat) -> bool {
    desk.sight.with(|sight| sight.must_act.contains(seat))
}

fn is_out(desk: Desk, seat: Seat) -> bool {
    desk.table(|table| !table.playing.contains(seat))
}

/// Arrows walk from place to place.
fn on_key(desk: Desk, event: &web_sys::KeyboardEvent) {
    let direction = match event.key().as_str() {
        "ArrowLeft" => Direction::Left,
        "ArrowRight" => Direction::Right,
        "ArrowUp" => Direction::Up,
        "ArrowDown" => Direction::Down,
        _ => return,
    };
    // The pack is cut with a slider, which has arrows of its own.
    if browser::is_busy() {
        return;
    }
    event.prevent_default();
    let lines = untrack(|| {
        let drawn = desk.table(|table| matches!(table.stage, Stage::Drawn { .. }));
        Lines::new(desk.home.get(), &desk.others(), drawn)
    });
    go_to(desk, lines.walk(desk.cursor.get_untracked(), direction));
}

/// Moves the keys to `place`.
pub(super) fn go_to(desk: Desk, place: Place) {
    desk.cursor.set(place);
    if let Some(element) = browser::element(&card::id(place)) {
        // Every place is in the page and can have the focus.
        let _ = element.focus();
    }
}
