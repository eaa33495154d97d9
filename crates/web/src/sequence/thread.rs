//! Finished rows: a thread through five chips. And the frame round the five that are about to become one.

use leptos::prelude::*;
use play::sequence::{Lie, Pick};
use sequence::{Edition, Row, Space};

use super::desk::{Desk, Finished};

/// The threads of all finished rows, and the frame of the choice of five.
#[component]
pub(super) fn Threads(desk: Desk) -> impl IntoView {
    let field = move || {
        let edition = desk.edition();
        let (columns, rows) = (edition.columns(), edition.rows());
        match desk.lie.get() {
            Lie::Printed => format!("0 0 {columns} {rows}"),
            Lie::Upright => format!("0 0 {rows} {columns}"),
        }
    };
    let thread = move |row: Finished| {
        let fresh = desk.rows.with_untracked(|rows| rows.fresh.contains(&row));
        view! { <Thread desk row fresh/> }
    };
    view! {
        <svg class="thread" viewBox=field preserveAspectRatio="none" aria-hidden="true">
            <For each=move || desk.rows.with(|rows| rows.all.clone()) key=|row| *row children=thread/>
            <Five desk/>
        </svg>
    }
}

/// A thread in four stretches, so that it can be drawn from chip to chip.
#[component]
fn Thread(desk: Desk, row: Finished, fresh: bool) -> impl IntoView {
    let (team, row) = row;
    let colour = ["blue", "red", "green"].get(usize::from(team)).copied().unwrap_or("blue");
    let stretches = move |class: &'static str| {
        let spots: Vec<(f32, f32)> = row.spaces().map(|space| spot(desk, space)).collect();
        let stretch = |(number, pair): (usize, &[(f32, f32)])| {
            let [(x1, y1), (x2, y2)] = [pair[0], pair[1]];
            view! { <line class=format!("{class} s{number}") x1=x1 y1=y1 x2=x2 y2=y2/> }
        };
        spots.windows(2).enumerate().map(stretch).collect_view()
    };
    view! {
        <g class=colour class:fresh=fresh>
            {move || stretches("case")}
            {move || stretches("core")}
        </g>
    }
}

/// The five that are framed while the player picks (SEQ-26). It slides along the line.
#[component]
fn Five(desk: Desk) -> impl IntoView {
    let framed = Memo::new(move |_| {
        let Pick::Five { place, space, at } = desk.pick.get() else { return None };
        desk.offer(|offer| offer.fives(offer.card(place)?, space).get(usize::from(at)).copied())
    });
    let way = Memo::new(move |_| framed.get().map(|row: Row| row.way()));
    let (start, reach) = (
        move || framed.get().and_then(|row| row.spaces().next()).map(|space| spot(desk, space)),
        move || {
            let mut ends = framed.get()?.spaces();
            let (first, last) = (spot(desk, ends.next()?), spot(desk, ends.next_back()?));
            Some((last.0 - first.0, last.1 - first.1))
        },
    );
    let slide = move || start().map(|(x, y)| format!("translate({x}px, {y}px)"));
    view! {
        {move || way.get().and_then(|_| untrack(reach)).map(|(x, y)| view! {
            <g class="five" style:transform=slide>
                <line class="edge" x2=x y2=y/>
                <line class="lamp" x2=x y2=y/>
            </g>
        })}
    }
}

/// Where the chip of a space lies, in spaces from the top left.
fn spot(desk: Desk, space: Space) -> (f32, f32) {
    let (column, row) = desk.lie.get().place(space);
    let edition = desk.edition();
    let (right, down) = if edition.corners().contains(space) {
        (0.5, 0.5)
    } else {
        match edition {
            Edition::Classic => (0.5, 0.66),
            Edition::Numbers => (0.5, 0.67),
            Edition::Cats => (0.5, 0.5),
        }
    };
    (f32::from(column) + right, f32::from(row) + down)
}
