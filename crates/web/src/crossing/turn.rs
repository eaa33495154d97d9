//! The turn line: what the table waits for, and the few buttons that belong to it.

use std::time::Duration;

use art::Icon;
use crossing::{Action, Tile};
use leptos::prelude::*;
use play::crossing::{Draft, Sorting, Standing};
use words::play::capital;

use super::desk::{Desk, Pick};
use super::hint::Tip;
use super::{hint, rack, tell};
use crate::beat::memo;
use crate::parts::Sign;
use crate::speech::t;

/// A lamp that hangs, for the hint.
const BULB: &str = "M9 18h6M10 21h4M12 3a6 6 0 0 0-3.6 10.8c.6.5 1 1.2 1.1 2.2h5c.1-1 .5-1.7 1.1-2.2A6 6 0 0 0 12 3Z";
/// Two arrows back, for all steps at once.
const ALL_BACK: &str = "M6 8 2.5 11.5 6 15M11.5 8 8 11.5l3.5 3.5M8 11.5h8a4.5 4.5 0 0 1 0 9h-3";
/// So long undo is held to put everything back, in milliseconds.
const HOLD: u64 = 600;

/// The turn line. At most one of its buttons is lit.
#[component]
pub(super) fn Turn(desk: Desk) -> impl IntoView {
    let by_number = move || desk.sorting.get() == Sorting::Number;
    let sort = move |_| toggle_sorting(desk);
    let sort_name = move || {
        desk.speech.say(if by_number() { "play-cro-by-colour" } else { "play-cro-by-number" })
    };
    view! {
        <div class="say">
            <p>
                <b>{desk.beat.next(move || tell::title(desk))}</b>
                <span>{desk.beat.next(move || tell::hint(desk))}</span>
            </p>
            <button class="btn quiet sort" aria-keyshortcuts="s" on:click=sort>
                <Sign icon=Icon::Sort/>
                <span>{sort_name}</span>
            </button>
        </div>
        <div class="acts cro-acts">
            <Steps desk/>
            <Deeds desk/>
        </div>
    }
}

/// Sorts the hand the other way.
pub(super) fn toggle_sorting(desk: Desk) {
    desk.sorting.update(|sorting| {
        *sorting = match *sorting {
            Sorting::Colour => Sorting::Number,
            Sorting::Number => Sorting::Colour,
        }
    });
}

/// One step back, one step on, and a hint.
#[component]
fn Steps(desk: Desk) -> impl IntoView {
    let is = move |what: fn(Desk) -> bool| desk.beat.next(move || what(desk));
    let may_step_back = is(|desk| desk.draft.with(Draft::may_undo));
    let may_undo = move || may_step_back() || desk.session.may_undo().get();
    let may_redo = is(|desk| desk.may_draft() && desk.draft.with(Draft::may_redo));
    let drafted = is(|desk| !desk.draft.with(Draft::is_untouched));
    let may_ask = is(|desk| desk.session.hints() && desk.may_draft());
    // A press that is held puts everything back, and its click then does nothing more.
    let (presses, spent) = (StoredValue::new(0_u32), StoredValue::new(false));
    let down = move |_| {
        presses.update_value(|presses| *presses += 1);
        spent.set_value(false);
        let this = presses.get_value();
        let held = move || {
            if presses.try_get_value() == Some(this) && desk.draft.with_untracked(Draft::may_undo) {
                spent.set_value(true);
                desk.put_all_back();
            }
        };
        set_timeout(held, Duration::from_millis(HOLD));
    };
    let end = move |_| presses.update_value(|presses| *presses += 1);
    let click = move |_| {
        if !spent.get_value() {
            desk.undo();
        }
        spent.set_value(false);
    };
    view! {
        <button
            class="icon undo"
            aria-label=t("play-cro-undo")
            title=t("play-cro-undo")
            aria-keyshortcuts="u"
            disabled=move || !may_undo()
            on:pointerdown=down
            on:pointerup=end
            on:pointerleave=end
            on:click=click
            on:contextmenu=|event: web_sys::MouseEvent| event.prevent_default()
        >
            <Sign icon=Icon::Undo/>
        </button>
        <button
            class="icon undo redo"
            aria-label=t("play-cro-redo")
            aria-keyshortcuts="r"
            disabled=move || !may_redo()
            on:click=move |_| desk.redo()
        >
            <Sign icon=Icon::Undo/>
        </button>
        <Show when=move || may_undo() && drafted()>
            <button
                class="icon undo"
                aria-label=t("play-cro-put-back")
                title=t("play-cro-put-back")
                aria-keyshortcuts="b"
                on:click=move |_| {
                    desk.put_all_back();
                }
            >
                <svg class="ico" viewBox="0 0 24 24" aria-hidden="true"><path d=ALL_BACK/></svg>
            </button>
        </Show>
        <Show when=may_ask>
            <button
                class="icon undo hint"
                aria-label=t("play-hint")
                aria-keyshortcuts="h"
                data-tip=move || desk.tip.with(Tip::name)
                on:click=move |_| hint::ask(desk)
            >
                <svg class="ico" viewBox="0 0 24 24" aria-hidden="true"><path d=BULB/></svg>
            </button>
        </Show>
    }
}

/// What can be decided now.
#[derive(Clone, PartialEq)]
enum Deed {
    Watch,
    Result,
    Give { ready: bool, all: usize },
    Take(Tile),
    PassTwo,
    DrawThree,
    Draw,
    Pass,
    Mend(usize),
    Lay(usize),
}

#[component]
fn Deeds(desk: Desk) -> impl IntoView {
    let deed = memo(desk.beat.next(move || deed(desk)));
    let wider = memo(desk.beat.next(move || match desk.pick.get() {
        Pick::Lying(piece, reach) => {
            let next = desk.draft.with(|draft| draft.board().widen(piece, reach));
            (next != reach).then_some(next)
        }
        _ => None,
    }));
    let laid = memo(desk.beat.next(move || match desk.pick.get() {
        Pick::Lying(piece, _) => desk.draft.with(|draft| draft.is_laid(piece)).then_some(piece),
        _ => None,
    }));
    view! {
        <span class="gap"></span>
        {move || laid.get().map(|piece| view! {
            <button class="btn calm" on:click=move |_| { desk.take_back(piece); }>
                {t("play-cro-take-back")}
            </button>
        })}
        {move || wider.get().map(|next| view! {
            <button class="btn calm" aria-keyshortcuts="w" on:click=move |_| desk.widen()>
                {move || tell::wider(desk.speech, next)}
            </button>
        })}
        {move || button(desk, deed.get())}
    }
}

fn deed(desk: Desk) -> Deed {
    if desk.sight.with(|sight| sight.over) {
        return Deed::Result;
    }
    if desk.is_giving() {
        let all = desk.gift_size();
        return Deed::Give { ready: desk.gifts.with(Vec::len) == all, all };
    }
    if !desk.may_draft() {
        return Deed::Watch;
    }
    match desk.standing.get() {
        Standing::Ready(_) => return Deed::Lay(desk.draft.with(Draft::laid)),
        Standing::Flawed(flaws) => return Deed::Mend(flaws.len()),
        Standing::Untouched => {}
    }
    let (bag, open) = desk.scene(|scene| (scene.bag, scene.open.len()));
    match desk.pick.get() {
        Pick::Open(tile) => Deed::Take(tile),
        Pick::Held(piece) if piece.tile() == Tile::PASS_TWO => Deed::PassTwo,
        Pick::Held(piece) if piece.tile() == Tile::DRAW_THREE => Deed::DrawThree,
        _ if bag > 0 => Deed::Draw,
        _ if open == 0 => Deed::Pass,
        _ => Deed::Watch,
    }
}

fn button(desk: Desk, deed: Deed) -> AnyView {
    let act = move |action: Action| move |_| desk.act(action.clone());
    match deed {
        Deed::Watch => ().into_any(),
        Deed::Result => view! {
            <button class="btn go" on:click=move |_| desk.ended.set(true)>{t("play-see-result")}</button>
        }
        .into_any(),
        Deed::Give { ready, all } => {
            let name = move || desk.speech.fill("play-cro-give", &[("count", all.into())]);
            view! {
                <button class="btn go" aria-keyshortcuts="g" disabled=!ready on:click=move |_| desk.give()>{name}</button>
            }
            .into_any()
        }
        Deed::Take(tile) => {
            let name = move || {
                let tile = desk.speech.with(|words| words::crossing::tile(words, tile));
                desk.speech.fill("play-cro-take", &[("tile", tile.into())])
            };
            view! { <button class="btn go" aria-keyshortcuts="g" on:click=act(Action::Take { tile })>{name}</button> }
                .into_any()
        }
        Deed::PassTwo => view! {
            <button class="btn go" aria-keyshortcuts="g" on:click=act(Action::PassTwo)>
                {move || play_name(desk, Tile::PASS_TWO)}
            </button>
        }
        .into_any(),
        Deed::DrawThree => view! { <Targets desk/> }.into_any(),
        Deed::Draw => view! {
            <button class="btn calm draw" aria-keyshortcuts="d" on:click=move |_| rack::draw(desk)>
                {t("play-cro-draw")}
            </button>
        }
        .into_any(),
        Deed::Pass => view! {
            <button class="btn go" aria-keyshortcuts="g" on:click=act(Action::Pass)>{t("play-pass")}</button>
        }
        .into_any(),
        Deed::Mend(count) => {
            let name = move || desk.speech.fill("play-cro-mend", &[("count", count.into())]);
            view! { <button class="btn mending" on:click=move |_| to_flaw(desk)>{name}</button> }
                .into_any()
        }
        Deed::Lay(count) => {
            let name = move || desk.speech.fill("play-cro-lay", &[("count", count.into())]);
            view! { <button class="btn go" aria-keyshortcuts="g" on:click=move |_| desk.lay()>{name}</button> }
                .into_any()
        }
    }
}

/// Against whom Draw three is played.
#[component]
fn Targets(desk: Desk) -> impl IntoView {
    move || {
        let (players, own) = (desk.scene(|scene| scene.setup.players()), desk.seat());
        let all: Vec<_> = game::Seat::all(players).filter(|&seat| Some(seat) != own).collect();
        // Where there is a choice, no button is lit.
        let class = if all.len() == 1 { "btn go" } else { "btn calm" };
        let button = |against: game::Seat| {
            let name = move || {
                let who = desk.name(against);
                desk.speech.fill("play-cro-against", &[("who", who.into())])
            };
            let act = move |_| desk.act(Action::DrawThree { against });
            view! { <button class=class on:click=act>{name}</button> }
        };
        all.into_iter().map(button).collect_view()
    }
}

fn play_name(desk: Desk, tile: Tile) -> String {
    let tile = desk.speech.with(|words| capital(&words::crossing::tile(words, tile)));
    desk.speech.fill("play-cro-play", &[("tile", tile.into())])
}

/// Shows the first thing that is to be mended.
pub(super) fn to_flaw(desk: Desk) {
    let first = desk.standing.with_untracked(|standing| {
        standing.flaws().first().and_then(|flaw| flaw.cells.first().copied())
    });
    if let Some(at) = first {
        super::cloth::go_to(desk, at);
    }
}
