//! One space of the board. It changes only when what it shows does.

use std::sync::Arc;

use leptos::prelude::*;
use play::sequence::{Glow, Lights, Pick, Tap};
use sequence::{Chip, Printed, Sequence, Space, Suit};

use super::desk::{Desk, Finished, Rows};
use super::{board, face, tell};
use crate::parts;
use crate::picture::{Pic, Slide};
use crate::session::Sight;

/// All that a space shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Face {
    pub(super) chip: Option<Chip>,
    pub(super) glow: Glow,
    /// The last move was here.
    pub(super) last: bool,
    /// A chip would come here.
    pub(super) ghost: bool,
    /// A hint points here.
    tip: bool,
    /// The keys are here.
    here: bool,
    /// How often a move here was refused, if the last one was.
    shakes: u32,
    /// The place in a row that was finished just now.
    turn: Option<usize>,
}

/// All that spaces show something of, looked up once for all of them.
struct Outlook {
    sight: Arc<Sight<Sequence>>,
    lights: Lights,
    last: Option<Space>,
    pick: Pick,
    tip: Option<Space>,
    cursor: Space,
    shaken: (Option<Space>, u32),
    rows: Rows,
}

impl Outlook {
    fn of(desk: Desk) -> Self {
        Self {
            sight: desk.sight.get(),
            lights: desk.lights.get(),
            last: desk.last.get(),
            pick: desk.pick.get(),
            tip: desk.tip.with(|tip| tip.as_ref().and_then(|(space, _)| *space)),
            cursor: desk.cursor.get(),
            shaken: desk.shaken.get(),
            rows: desk.rows.get(),
        }
    }

    fn face(&self, space: Space) -> Face {
        let (shaken, times) = self.shaken;
        let place = |&(_, row): &Finished| row.spaces().position(|other| other == space);
        Face {
            chip: self.sight.screen.table.board.chip(space),
            glow: if self.lights.spaces.contains(space) { self.lights.glow } else { Glow::None },
            last: self.last == Some(space),
            ghost: matches!(self.pick, Pick::Five { space: chosen, .. } if chosen == space),
            tip: self.tip == Some(space),
            here: self.cursor == space,
            shakes: if shaken == Some(space) { times } else { 0 },
            turn: self.rows.fresh.iter().find_map(place),
        }
    }
}

/// A space and what it shows now. Of the hundred of a board, a move changes ten: so none looks for itself what has
/// happened, but one looks for all and tells those that change.
pub(super) fn faces(desk: Desk) -> impl Fn(Space) -> RwSignal<Face> {
    let edition = desk.edition();
    let columns = usize::from(edition.columns());
    let all = (0..edition.rows())
        .flat_map(|row| (0..edition.columns()).map(move |column| Space::new(row, column)));
    let outlook = untrack(|| Outlook::of(desk));
    let faces: Vec<(Space, RwSignal<Face>)> =
        all.map(|space| (space, RwSignal::new(outlook.face(space)))).collect();
    let told = faces.clone();
    Effect::new(move || {
        let outlook = Outlook::of(desk);
        for &(space, face) in &told {
            let now = outlook.face(space);
            if face.get_untracked() != now {
                face.set(now);
            }
        }
    });
    move |space| faces[usize::from(space.row()) * columns + usize::from(space.column())].1
}

/// A space.
#[component]
pub(super) fn Cell(desk: Desk, space: Space, face: RwSignal<Face>) -> impl IntoView {
    let printed = desk.edition().printed(space);
    view! {
        <button
            id=board::id(space)
            class=move || classes(printed, face.get())
            role="gridcell"
            tabindex=move || if face.with(|face| face.here) { "0" } else { "-1" }
            aria-label=move || desk.speech.with(|words| tell::space(words, space, printed, face.get()))
            on:click=move |_| desk.tap(Tap::Space(space))
            on:focus=move |_| desk.cursor.set(space)
        >
            <Label desk printed face/>
            <Token face/>
        </button>
    }
}

/// A space in a piece of the board: to be looked at, not to be tapped.
#[component]
pub(super) fn Piece(desk: Desk, space: Space, face: RwSignal<Face>) -> impl IntoView {
    let printed = desk.edition().printed(space);
    view! {
        <span class=move || classes(printed, face.get())>
            <Label desk printed face/>
            <Token face/>
        </span>
    }
}

/// What is printed on the space.
#[component]
fn Label(desk: Desk, printed: Option<Printed>, face: RwSignal<Face>) -> impl IntoView {
    let covered = Memo::new(move |_| face.with(|face| face.chip.is_some()));
    let Some(printed) = printed else {
        return view! { <Pic picture=art::Picture::Gable class="gable"/> }.into_any();
    };
    let breed = match printed {
        Printed::Card(card @ sequence::Card::Cat(_)) => Some(card),
        _ => None,
    };
    let name = breed.map(|card| {
        let name = move || desk.speech.with(|words| tell::breed(words, card));
        view! { <span class="nm">{name}</span> }
    });
    let picture = Signal::derive(move || face::space(printed, covered.get()));
    view! { <span class="l" aria-hidden="true"><Slide picture class="print"/>{name}</span> }
        .into_any()
}

/// The chip on the space, or where one would come.
#[component]
fn Token(face: RwSignal<Face>) -> impl IntoView {
    let chip = Memo::new(move |_| face.with(|face| face.chip.map(|chip| chip.team.0)));
    let ghost = move || face.with(|face| face.ghost);
    // The chips of a new row turn over one after the other.
    let delay = move || face.with(|face| face.turn).map(|place| format!("{}ms", 120 * place));
    let token = move |team: u8| {
        view! {
            <span class=move || spot(face.get()) style=("--wait", delay)><parts::Chip team/></span>
        }
    };
    view! {
        {move || chip.get().map(token)}
        <Show when=ghost><span class="spot"><span class="chip ghost"></span></span></Show>
    }
}

/// The classes of the spot that a chip lies on.
fn spot(face: Face) -> String {
    let classes = [
        "spot",
        if face.chip.is_some_and(|chip| chip.turned) { "done" } else { "" },
        if face.last { "fresh" } else { "" },
        if face.turn.is_some() { "turns" } else { "" },
    ];
    set(&classes)
}

/// The classes of a space.
fn classes(printed: Option<Printed>, face: Face) -> String {
    let team = |chip: Chip| ["blue", "red", "green"].get(usize::from(chip.team.0)).copied();
    let glow = match face.glow {
        Glow::None => "",
        Glow::Named => "lit",
        Glow::Anywhere => "open",
        Glow::Take => "take",
        Glow::Sought => "sought",
    };
    // Twice the same, so that a head can be shaken again.
    let shake = match face.shakes {
        0 => "",
        odd if odd % 2 == 1 => "shake-1",
        _ => "shake-2",
    };
    let classes = [
        "c",
        paper(printed),
        if face.chip.is_some() { "on" } else { "" },
        face.chip.and_then(team).unwrap_or_default(),
        glow,
        if face.last { "last" } else { "" },
        if face.tip { "tip" } else { "" },
        shake,
    ];
    set(&classes)
}

/// Those of the classes that there are, in one text.
fn set(classes: &[&str]) -> String {
    let set: Vec<&str> = classes.iter().copied().filter(|class| !class.is_empty()).collect();
    set.join(" ")
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
