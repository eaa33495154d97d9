//! The score sheet: the points of the rounds, and their sums.

use game::Seat;
use leptos::prelude::*;

use super::desk::Desk;
use crate::speech::t;

/// The sheet. With `last`, only so many rounds of it.
#[component]
pub(super) fn Sheet(desk: Desk, #[prop(optional)] last: Option<usize>) -> impl IntoView {
    let rounds = Memo::new(move |_| {
        let played = desk.table(|table| table.sheet.len());
        let first = last.map_or(0, |last| played.saturating_sub(last));
        (first..played).collect::<Vec<usize>>()
    });
    let heads = move || {
        let head = |round: usize| view! { <th scope="col">{round + 1}</th> };
        rounds.get().into_iter().map(head).collect_view()
    };
    let players = desk.table(|table| table.setup.players());
    let lines = move || {
        // Whoever sits at the foot comes first; on a television nobody does, and all are others.
        let (home, others) = (desk.home.get(), desk.others());
        let mut seats: Vec<Seat> = (!others.contains(&home)).then_some(home).into_iter().collect();
        seats.extend(others);
        seats.into_iter().map(|seat| view! { <Line desk seat rounds/> }).collect_view()
    };
    view! {
        <div class="points" class:many={players > 4} tabindex="0" role="group" aria-label=t("play-rat-sheet")>
            <table>
                <thead>
                    <tr>
                        <th scope="col">{t("play-rat-points-head")}</th>
                        {heads}
                        <th scope="col">{t("play-rat-sum")}</th>
                    </tr>
                </thead>
                <tbody>{lines}</tbody>
            </table>
        </div>
    }
}

/// The points of one player.
#[component]
fn Line(desk: Desk, seat: Seat, rounds: Memo<Vec<usize>>) -> impl IntoView {
    let points = move || {
        let one = |round: usize| {
            let points = desk.table(|table| table.sheet.get(round).and_then(|line| line[seat]));
            view! { <td>{points.map_or("–".to_owned(), |points| points.to_string())}</td> }
        };
        rounds.get().into_iter().map(one).collect_view()
    };
    let total = move || desk.table(|table| table.totals[seat]);
    let out = move || desk.table(|table| !table.playing.contains(seat));
    view! {
        <tr class:out=out>
            <th scope="row">{move || desk.name(seat)}</th>
            {points}
            <td><b>{total}</b></td>
        </tr>
    }
}
