//! One space of the board. It changes only when what it shows does.

use leptos::prelude::*;
use play::sequence::{Glow, Pick, Tap};
use sequence::{Chip, Printed, Space, Suit};

use super::desk::{Desk, Finished};
use super::{board, face, tell};
use crate::parts;
use crate::picture::Pic;

/// All that a space shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Face {
    pub(super) chip: Option<Chip>,
    pub(super) glow: Glow,
    /// The last move was here.
    pub(super) last: bool,
    /// A chip would come here.
    pub(super) ghost: bool,
}

/// A space.
#[component]
pub(super) fn Cell(desk: Desk, space: Space) -> impl IntoView {
    let printed = desk.edition().printed(space);
    let face = Memo::new(move |_| look(desk, space));
    let here = Memo::new(move |_| desk.cursor.get() == space);
    let shakes = Memo::new(move |_| {
        let (shaken, times) = desk.shaken.get();
        if shaken == Some(space) { times } else { 0 }
    });
    let team =
        move |team: u8| move || face.with(|face| face.chip.is_some_and(|chip| chip.team.0 == team));
    let glow = move |glow| move || face.with(|face| face.glow == glow);
    view! {
        <button
            id=board::id(space)
            class=format!("c {}", paper(printed))
            class:on=move || face.with(|face| face.chip.is_some())
            class:blue=team(0)
            class:red=team(1)
            class:green=team(2)
            class:lit=glow(Glow::Named)
            class:open=glow(Glow::Anywhere)
            class:take=glow(Glow::Take)
            class:sought=glow(Glow::Sought)
            class:last=move || face.with(|face| face.last)
            class=("shake-1", move || shakes.get() % 2 == 1)
            class=("shake-2", move || shakes.get() > 0 && shakes.get() % 2 == 0)
            role="gridcell"
            tabindex=move || if here.get() { "0" } else { "-1" }
            aria-label=move || desk.speech.with(|words| tell::space(words, space, printed, face.get()))
            on:click=move |_| desk.tap(Tap::Space(space))
            on:focus=move |_| desk.cursor.set(space)
        >
            <Label desk printed face/>
            <Token desk space face/>
        </button>
    }
}

/// What is printed on the space.
#[component]
fn Label(desk: Desk, printed: Option<Printed>, face: Memo<Face>) -> impl IntoView {
    let covered = Memo::new(move |_| face.with(|face| face.chip.is_some()));
    let Some(printed) = printed else {
        return view! { <Pic picture=art::Picture::Gable class="gable"/> }.into_any();
    };
    let breed = match printed {
        Printed::Card(card @ sequence::Card::Cat(_)) => Some(card),
        _ => None,
    };
    let name = breed.map(|card| {
        let name = move || desk.speech.with(|words| words::sequence::card(words, card));
        view! { <span class="nm">{name}</span> }
    });
    let picture =
        move || view! { <Pic picture=face::space(printed, covered.get()) class="print"/> };
    view! { <span class="l" aria-hidden="true">{picture}{name}</span> }.into_any()
}

/// The chip on the space, or where one would come.
#[component]
fn Token(desk: Desk, space: Space, face: Memo<Face>) -> impl IntoView {
    let chip = Memo::new(move |_| face.with(|face| face.chip.map(|chip| chip.team.0)));
    let done = Memo::new(move |_| face.with(|face| face.chip.is_some_and(|chip| chip.turned)));
    let last = move || face.with(|face| face.last);
    let ghost = move || face.with(|face| face.ghost);
    // The chips of a new row turn over one after the other.
    let turn = Memo::new(move |_| {
        let place = |&(_, row): &Finished| row.spaces().position(|other| other == space);
        desk.rows.with(|rows| rows.fresh.iter().find_map(place))
    });
    let delay = move || turn.get().map(|place| format!("{}ms", 120 * place));
    let token = move |team: u8| {
        view! {
            <span
                class="spot"
                class:done=done
                class:fresh=last
                class:turns=move || turn.get().is_some()
                style=("--wait", delay)
            ><parts::Chip team/></span>
        }
    };
    view! {
        {move || chip.get().map(token)}
        <Show when=ghost><span class="spot"><span class="chip ghost"></span></span></Show>
    }
}

fn look(desk: Desk, space: Space) -> Face {
    let chip = desk.sight.with(|sight| sight.screen.table.board.chip(space));
    let last = desk.last.get() == Some(space);
    let glow = desk
        .lights
        .with(|lights| if lights.spaces.contains(space) { lights.glow } else { Glow::None });
    let ghost = matches!(desk.pick.get(), Pick::Five { space: chosen, .. } if chosen == space);
    Face { chip, glow, last, ghost }
}

/// The class of the ground that the space is printed on.
const fn paper(printed: Option<Printed>) -> &'static str {
    match printed {
        None => "free",
        Some(Printed::Number(number)) => match number {
            0..=10 => "",
            11..=20 => "d2",
            _ => "d3",
        },
        Some(Printed::Card(card)) => match card {
            sequence::Card::Playing(_, Suit::Hearts | Suit::Diamonds) => "hot",
            _ => "",
        },
    }
}
