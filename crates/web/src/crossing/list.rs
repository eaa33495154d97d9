//! The table as a list of lines, to be read and changed without seeing the cloth.

use leptos::prelude::*;
use play::crossing::{At, Draft, Line as Row, Piece, Reach, Way, lines};
use words::play::capital;

use super::desk::{Desk, Pick};
use super::tell;
use crate::speech::t;
use crate::table::Dialog;

/// The list, in a sheet over the table.
#[component]
pub(super) fn List(desk: Desk) -> impl IntoView {
    view! {
        <Dialog open=desk.listing title=Signal::derive(t("play-cro-list-title"))>
            <div class="lines">
                <p role="status">{move || state(desk)}</p>
                <Hand desk/>
                <Rows desk/>
                <Foot desk/>
            </div>
        </Dialog>
    }
}

/// What is carried, or how the draft stands.
fn state(desk: Desk) -> String {
    let carried = desk.carried.get();
    if !carried.is_empty() {
        let tiles: Vec<_> = carried.iter().map(|piece| piece.tile()).collect();
        return tell::carrying(desk.speech, &tiles);
    }
    match desk.refused() {
        Some(refused) => refused.text,
        None => tell::hint(desk),
    }
}

/// One's tiles, to pick up.
#[component]
fn Hand(desk: Desk) -> impl IntoView {
    let tile = move |piece: Piece| {
        let picked = move || desk.pick.get() == Pick::Held(piece);
        view! {
            <button
                class="btn chip-btn"
                aria-pressed=move || if picked() { "true" } else { "false" }
                disabled=!piece.tile().is_number()
                on:click=move |_| desk.tap_hand(piece)
            >
                {name(desk, piece)}
            </button>
        }
    };
    view! {
        <h3>{t("play-hand")}</h3>
        <div class="in-line">
            {move || desk.hand.get().into_iter().map(tile).collect_view()}
        </div>
    }
}

/// The lines, group by group.
#[component]
fn Rows(desk: Desk) -> impl IntoView {
    let all = move || {
        let rows = desk.draft.with(|draft| lines(draft.board()));
        let group = |rows: &[Row]| {
            let number = rows[0].group + 1;
            let rows = rows.to_vec();
            view! {
                <h3>{desk.speech.fill("play-cro-group", &[("number", number.into())])}</h3>
                <ul>{rows.into_iter().map(|row| view! { <One desk row/> }).collect_view()}</ul>
            }
        };
        rows.chunk_by(|one, next| one.group == next.group).map(group).collect_view()
    };
    view! { {all} }
}

/// One line: what it is, its tiles, and where something carried can go.
#[component]
fn One(desk: Desk, row: Row) -> impl IntoView {
    let (first, last) = (row.pieces[0].1, row.pieces[row.pieces.len() - 1].1);
    let (before, after) = if row.across { (Way::Left, Way::Right) } else { (Way::Up, Way::Down) };
    let cells: Vec<At> = row.pieces.iter().map(|(_, at)| *at).collect();
    let wrong = move || {
        desk.standing.with(|standing| {
            let flaw = standing.flaws().iter().find(|flaw| flaw.cells == cells)?;
            Some(desk.speech.with(|words| words.foul(flaw.reason.name())))
        })
    };
    let sides = match (row.across, row.pieces.len()) {
        (_, 1) => vec![(Way::Up, "play-cro-put-above"), (Way::Down, "play-cro-put-below")],
        (true, _) => vec![(Way::Up, "play-cro-put-above"), (Way::Down, "play-cro-put-below")],
        (false, _) => vec![(Way::Left, "play-cro-put-left"), (Way::Right, "play-cro-put-right")],
    };
    let tiles = row.pieces.clone();
    let tile = move |(piece, at): (Piece, At)| {
        let sides = sides.clone();
        let carried = move || desk.carried.with(|all| all.contains(&piece));
        let beside = move || {
            let put = |(way, key): (Way, &'static str)| {
                let to = at.next(way);
                let free = desk.draft.with(|draft| draft.board().on(to).is_none());
                let text = move || {
                    let tile = desk.speech.with(|words| words::crossing::tile(words, piece.tile()));
                    desk.speech.fill(key, &[("tile", tile.into())])
                };
                free.then(|| view! { <Put desk to text=Signal::derive(text)/> })
            };
            let carries = carries(desk) && !carried();
            carries.then(|| sides.clone().into_iter().map(put).collect_view())
        };
        view! {
            <button
                class="btn chip-btn"
                aria-pressed=move || if carried() { "true" } else { "false" }
                on:click=move |_| pick(desk, piece)
            >
                {name(desk, piece)}
            </button>
            {beside}
        }
    };
    let ends =
        [(first.next(before), "play-cro-put-before"), (last.next(after), "play-cro-put-after")];
    let end = move |(to, key): (At, &'static str)| {
        let text = Signal::derive(move || desk.speech.say(key));
        move || {
            let free = carries(desk) && desk.draft.with(|draft| draft.board().on(to).is_none());
            free.then(|| view! { <Put desk to text/> })
        }
    };
    let [start, stop] = ends.map(end);
    let kind = tell::kind(desk.speech, &row);
    view! {
        <li>
            <b>{kind}</b>
            <div class="in-line">{start}{tiles.into_iter().map(tile).collect_view()}{stop}</div>
            {move || wrong().map(|why| view! { <p class="bad">{why}</p> })}
        </li>
    }
}

/// A place for what is carried.
#[component]
fn Put(desk: Desk, to: At, text: Signal<String>) -> impl IntoView {
    view! { <button class="btn put" on:click=move |_| put(desk, to)>{text}</button> }
}

/// What can be done with what is carried or with the whole.
#[component]
fn Foot(desk: Desk) -> impl IntoView {
    let wider = move || match desk.pick.get() {
        Pick::Lying(piece, reach) => {
            let next = desk.draft.with(|draft| draft.board().widen(piece, reach));
            (next != reach).then_some(next)
        }
        _ => None,
    };
    let laid = move || match desk.pick.get() {
        Pick::Lying(piece, _) => desk.draft.with(|draft| draft.is_laid(piece)).then_some(piece),
        _ => None,
    };
    let ready = move || desk.standing.with(|standing| standing.lay().is_some());
    let lay = move |_| {
        desk.listing.set(false);
        desk.lay();
    };
    let count = move || desk.draft.with(Draft::laid);
    view! {
        <div class="in-line lines-foot">
            <Show when=move || carries(desk)>
                <button class="btn put" on:click=move |_| put(desk, apart(desk))>
                    {t("play-cro-put-apart")}
                </button>
            </Show>
            {move || wider().map(|next: Reach| view! {
                <button class="btn calm" on:click=move |_| desk.widen()>
                    {move || tell::wider(desk.speech, next)}
                </button>
            })}
            {move || laid().map(|piece| view! {
                <button class="btn calm" on:click=move |_| { desk.take_back(piece); }>
                    {t("play-cro-take-back")}
                </button>
            })}
            <Show when=move || desk.draft.with(Draft::may_undo)>
                <button class="btn calm" on:click=move |_| desk.undo()>{t("play-undo")}</button>
                <button class="btn calm" on:click=move |_| desk.put_all_back()>
                    {t("play-cro-put-back")}
                </button>
            </Show>
            <Show when=ready>
                <button class="btn go" on:click=lay>
                    {move || desk.speech.fill("play-cro-lay", &[("count", count().into())])}
                </button>
            </Show>
        </div>
    }
}

fn carries(desk: Desk) -> bool {
    desk.may_draft() && !desk.carried.with(Vec::is_empty)
}

/// Picks up a tile of the table, or lets it go.
fn pick(desk: Desk, piece: Piece) {
    if desk.carried.with_untracked(|all| all.contains(&piece)) {
        desk.let_go();
    } else {
        desk.pick_up(piece, Reach::One);
    }
}

fn put(desk: Desk, to: At) {
    let carried = desk.carried.get_untracked();
    if let Pick::Held(hold) | Pick::Lying(hold, _) = desk.pick.get_untracked() {
        desk.drop(&carried, hold, to, None);
    }
}

/// A cell below everything, where a new group can begin.
fn apart(desk: Desk) -> At {
    let bounds = desk.draft.with_untracked(|draft| draft.board().bounds());
    bounds.map_or(At { row: 0, col: 0 }, |(low, high)| At { row: high.row + 2, col: low.col })
}

fn name(desk: Desk, piece: Piece) -> impl Fn() -> String + Copy + Send + Sync + 'static {
    move || desk.speech.with(|words| capital(&words::crossing::tile(words, piece.tile())))
}
