//! The table: a cloth without an edge, and the tiles on it.

use art::Icon;
use game::few;
use leptos::html;
use leptos::prelude::*;
use play::crossing::{At, Flaw, Piece};

use super::desk::{Desk, Pick, way};
use super::lens::{self, Side};
use super::looks::{Look, Looks};
use super::tile::Face;
use super::{elsewhere, grip, tell};
use crate::announce::announce;
use crate::browser;
use crate::parts::Sign;
use crate::speech::t;
use crate::table::{Eyes, eyes};

/// The cloth with everything on it, and the buttons in its corner.
#[component]
pub(super) fn Cloth(desk: Desk) -> impl IntoView {
    let pieces = Memo::new(move |_| {
        desk.draft.with(|draft| draft.board().pieces().map(|(piece, _)| piece).collect::<Vec<_>>())
    });
    let flaws = Memo::new(move |_| desk.standing.with(|standing| framed(standing.flaws())));
    let elsewhere = elsewhere::seen(desk);
    let looks = Looks::follow(desk, elsewhere);
    let blank = move || elsewhere.with(|seen| seen.as_ref().map(|seen| seen.blank.clone()));
    let focused = RwSignal::new(false);
    let element = NodeRef::<html::Div>::new();
    lens::watch(desk, element);
    view! {
        <div
            class="felt"
            id="cloth"
            node_ref=element
            class:drafting=move || desk.may_draft()
            class:carrying=move || !desk.carried.with(Vec::is_empty)
            role="application"
            tabindex="0"
            aria-label=t("play-cro-cloth")
            aria-describedby="cloth-help"
            on:pointerdown=move |event| {
                focused.set(false);
                grip::down_cloth(desk, &event);
            }
            on:wheel=move |event| grip::wheel(desk, &event)
            on:keydown=move |event| {
                focused.set(true);
                on_key(desk, &event);
            }
            on:focus=move |event| {
                // Whoever comes by key is shown and told where that is; a finger knows.
                let by_key = event_target::<web_sys::Element>(&event).matches(":focus-visible");
                focused.set(by_key == Ok(true));
                announce(tell::cell(desk, desk.cursor.get_untracked()));
            }
            on:blur=move |_| focused.set(false)
            on:contextmenu=|event: web_sys::MouseEvent| event.prevent_default()
        >
            <span class="sr" id="cloth-help">{t("play-cro-cloth-help")}</span>
            <div class="world" id="world">
                <For each=move || pieces.get() key=|piece| piece.number() let:piece>
                    <Lying desk piece now=looks.of(piece)/>
                </For>
                <For each=move || blank().unwrap_or_default() key=|at| *at let:at>
                    <span
                        class="piece blank"
                        style=("--x", at.col.to_string())
                        style=("--y", at.row.to_string())
                    ></span>
                </For>
                <Mends desk/>
                <For each=move || flaws.get() key=|frame| *frame let:frame>
                    <Frame frame/>
                </For>
                <Show when=move || focused.get()><Ring desk/></Show>
            </div>
            <Show when=move || pieces.with(Vec::is_empty)><p class="bare">{t("play-cro-bare")}</p></Show>
            <Show when=|| eyes() != Eyes::Television><Corner desk/></Show>
            <Pills desk/>
        </div>
    }
}

/// A tile on the table.
#[component]
fn Lying(desk: Desk, piece: Piece, now: RwSignal<Look>) -> impl IntoView {
    let (at, is) = (move || now.get().at, move |part: fn(&Look) -> bool| move || now.with(part));
    let place = Memo::new(move |_| now.get().at);
    let label = move || {
        place.track();
        desk.draft.with_untracked(|draft| tell::lying(desk.speech, draft, piece))
    };
    view! {
        <button
            class="piece"
            id=format!("piece-{}", piece.number())
            data-piece=piece.number()
            class:fresh=is(|look| look.fresh)
            class:carried=is(|look| look.carried)
            class:last=is(|look| look.last)
            class:moved=is(|look| look.moved)
            style=("--x", move || at().col.to_string())
            style=("--y", move || at().row.to_string())
            tabindex="-1"
            aria-label=label
            aria-pressed=move || now.get().carried.then_some("true")
            on:click=move |event| {
                // A finger or a mouse has been heard by the cloth already.
                if event.detail() == 0 {
                    desk.tap_cell(place.get_untracked(), (0, 0));
                }
            }
        >
            <Face desk tile=piece.tile()/>
        </button>
    }
}

/// A frame: its top left cell, and how many cells it is wide and high.
type Framed = (At, i16, i16);

/// The frames round what is to be mended.
fn framed(flaws: &[Flaw]) -> Vec<Framed> {
    let frame = |flaw: &Flaw| {
        let rows = flaw.cells.iter().map(|at| at.row);
        let cols = flaw.cells.iter().map(|at| at.col);
        let (top, left) = (rows.clone().min()?, cols.clone().min()?);
        let (bottom, right) = (rows.max()?, cols.max()?);
        Some((At { row: top, col: left }, right - left + 1, bottom - top + 1))
    };
    let mut frames: Vec<Framed> = flaws.iter().filter_map(frame).collect();
    frames.dedup();
    frames
}

#[component]
fn Frame(frame: Framed) -> impl IntoView {
    let (at, wide, high) = frame;
    view! {
        <div
            class="flaw"
            aria-hidden="true"
            style=("--x", at.col.to_string())
            style=("--y", at.row.to_string())
            style=("--w", wide.to_string())
            style=("--h", high.to_string())
        >
            <b></b>
        </div>
    }
}

/// Cells where a tile of the hand would mend something.
#[component]
fn Mends(desk: Desk) -> impl IntoView {
    let cells = Memo::new(move |_| {
        let mut cells: Vec<At> = desk.mends.with(|all| all.iter().map(|(_, at)| *at).collect());
        few::sort(&mut cells);
        cells.dedup();
        cells
    });
    view! {
        <For each=move || cells.get() key=|at| *at let:at>
            <div
                class="mend"
                aria-hidden="true"
                style=("--x", at.col.to_string())
                style=("--y", at.row.to_string())
            ></div>
        </For>
    }
}

/// The cell that the keys are at.
#[component]
fn Ring(desk: Desk) -> impl IntoView {
    view! {
        <div
            class="here"
            aria-hidden="true"
            style=("--x", move || desk.cursor.get().col.to_string())
            style=("--y", move || desk.cursor.get().row.to_string())
        ></div>
    }
}

/// The buttons of the cloth: larger, smaller, all of it, and the same as a list.
#[component]
fn Corner(desk: Desk) -> impl IntoView {
    let zoom = move |by: f64| {
        if let Some(rect) = lens::cloth().map(|cloth| cloth.get_bounding_client_rect()) {
            desk.lens.zoom(by, rect.width() / 2.0, rect.height() / 2.0);
            desk.lens.rest();
        }
    };
    view! {
        <div class="corner">
            <button class="icon" aria-label=t("play-cro-larger") on:click=move |_| zoom(1.25)>
                <Sign icon=Icon::Plus/>
            </button>
            <button class="icon" aria-label=t("play-cro-smaller") on:click=move |_| zoom(0.8)>
                <Sign icon=Icon::Minus/>
            </button>
            <button
                class="icon"
                aria-label=t("play-cro-fit")
                aria-keyshortcuts="f"
                on:click=move |_| desk.lens.fit(desk.draft.read_untracked().board())
            >
                <Sign icon=Icon::Fit/>
            </button>
            <button
                class="icon"
                aria-label=t("play-cro-list")
                aria-keyshortcuts="v"
                on:click=move |_| desk.listing.set(true)
            >
                <Sign icon=Icon::Menu/>
            </button>
        </div>
    }
}

/// Which groups are out of sight, and the way to them.
#[component]
fn Pills(desk: Desk) -> impl IntoView {
    let beyond = Memo::new(move |_| lens::beyond(desk));
    let pill = move |(side, count, at): (Side, usize, At)| {
        let class = match side {
            Side::Left => "pill to-left",
            Side::Right => "pill to-right",
            Side::Top => "pill to-top",
            Side::Bottom => "pill to-bottom",
        };
        let text = move || desk.speech.fill("play-cro-groups", &[("count", count.into())]);
        view! { <button class=class on:click=move |_| desk.lens.go_to(at)>{text}</button> }
    };
    move || beyond.get().into_iter().map(pill).collect_view()
}

/// Arrows walk from cell to cell, with Shift from tile to tile; Enter picks up and puts down.
fn on_key(desk: Desk, event: &web_sys::KeyboardEvent) {
    if event.ctrl_key() || event.alt_key() || event.meta_key() || browser::is_busy() {
        return;
    }
    let at = desk.cursor.get_untracked();
    if let Some(way) = way(&event.key()) {
        event.prevent_default();
        let jump = || desk.draft.with_untracked(|draft| draft.board().next_tile(at, way));
        let next = if event.shift_key() { jump().unwrap_or(at) } else { at.next(way) };
        go_to(desk, within(desk, next));
        return;
    }
    // The buttons in the corner have keys of their own.
    let on_cloth = browser::document().active_element().is_some_and(|one| one.id() == "cloth");
    match event.key().as_str() {
        "Enter" | " " if on_cloth => {
            event.prevent_default();
            desk.tap_cell(at, (0, 0));
        }
        "Backspace" | "Delete" => {
            let there = desk.draft.with_untracked(|draft| draft.board().on(at));
            if there.is_some_and(|piece| desk.take_back(piece)) {
                announce(desk.speech.say("play-cro-taken-back"));
            }
        }
        "w" => match (desk.pick.get_untracked(), desk.draft.with_untracked(|d| d.board().on(at))) {
            (Pick::Lying(..), _) => desk.widen(),
            (_, Some(piece)) => {
                let reach = desk.draft.with_untracked(|draft| draft.board().line_of(piece));
                desk.pick_up(piece, reach);
            }
            _ => {}
        },
        _ => {}
    }
}

/// Moves the keys to a cell, and says what is there.
pub(super) fn go_to(desk: Desk, at: At) {
    desk.cursor.set(at);
    desk.lens.show(at);
    announce(untrack(|| tell::cell(desk, at)));
}

/// No further from the tiles than somebody could want to go.
fn within(desk: Desk, at: At) -> At {
    const BEYOND: i16 = 4;
    let bounds = desk.draft.with_untracked(|draft| draft.board().bounds());
    let (low, high) = bounds.unwrap_or((At { row: 0, col: 0 }, At { row: 0, col: 0 }));
    At {
        row: at.row.clamp(low.row - BEYOND, high.row + BEYOND),
        col: at.col.clamp(low.col - BEYOND, high.col + BEYOND),
    }
}
