//! The others at the table, clockwise from one's left, and how far the teams have come.

use leptos::prelude::*;

use super::{Absent, Plate, Score};
use crate::parts::{Chip, chip};
use crate::speech::t;

/// The others. The one the table waits for is lit.
#[component]
pub(crate) fn Seats(
    /// In clockwise order from one's left.
    plates: Signal<Vec<Plate>>,
) -> impl IntoView {
    let count = Memo::new(move |_| plates.with(Vec::len));
    let each = move || (0..count.get()).collect::<Vec<usize>>();
    view! {
        <ul class="seats" class:many=move || { count.get() > 5 } aria-label=t("play-seats")>
            <For each key=|place| *place let:place>
                <SeatPlate plate=Memo::new(move |_| plates.with(|all| all.get(place).cloned()))/>
            </For>
        </ul>
    }
}

#[component]
fn SeatPlate(plate: Memo<Option<Plate>>) -> impl IntoView {
    // A plate leaves the list before its place does.
    let read = move |part: fn(&Plate) -> &String| {
        move || plate.with(|plate| plate.as_ref().map(|plate| part(plate).clone()))
    };
    let team = Memo::new(move |_| plate.with(|plate| plate.as_ref().and_then(|p| p.team)));
    let absence = Memo::new(move |_| plate.with(|plate| plate.as_ref().and_then(|p| p.absence)));
    let now = move || plate.with(|plate| plate.as_ref().is_some_and(|plate| plate.now));
    view! {
        <li class="seat" class:now=now class:gone=move || absence.get().is_some() aria-current=move || now().then_some("true")>
            {move || chip(team.get())}
            <div>
                <b>{read(|plate| &plate.name)}</b>
                <span class="sub"><Absent absence=absence.into()/>{read(|plate| &plate.sub)}</span>
            </div>
        </li>
    }
}

/// How far the teams have come, as boxes to fill.
#[component]
pub(crate) fn Scores(
    /// Of each team; none where the first row wins.
    scores: Signal<Vec<Score>>,
) -> impl IntoView {
    let one = |score: Score| {
        let pips = (0..score.needed).map(|place| view! { <i class:on=place < score.won></i> });
        view! {
            <li>
                <Chip team=score.team/>
                <span class="pips" aria-hidden="true">{pips.collect_view()}</span>
                <span class="sr">{score.name}</span>
            </li>
        }
    };
    view! { <ul class="score">{move || scores.get().into_iter().map(one).collect_view()}</ul> }
}
