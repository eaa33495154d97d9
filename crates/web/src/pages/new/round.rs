//! The table from above, with everybody in their place.

use std::f64::consts::TAU;

use leptos::prelude::*;
use play::draft::Draft;
use play::order::Way;

use crate::parts::{Chip, Window};
use crate::speech::speech;

/// The most seats whose names have room beside the chips.
const ROOM_FOR_NAMES: u8 = 6;

/// The table. The list of seats says the same in words.
#[component]
pub(super) fn Round(draft: RwSignal<Draft>) -> impl IntoView {
    let players = Memo::new(move |_| draft.with(Draft::players));
    let crowded = move || players.get() > ROOM_FOR_NAMES;
    let game = draft.with_untracked(|draft| draft.edition().id);
    let chairs = move || {
        let players = players.get();
        (0..players).map(|seat| view! { <Chair seat players draft/> }).collect_view()
    };
    view! {
        <div class="box round-box" aria-hidden="true">
            <div class="round" class:crowded=crowded>
                <div class="cloth"><Window game/></div>
                {chairs}
            </div>
        </div>
    }
}

#[component]
fn Chair(seat: u8, players: u8, draft: RwSignal<Draft>) -> impl IntoView {
    let speech = speech();
    let [left, top] = place(seat, players);
    // On the far side the name stands behind the chip, on the near side before it.
    let far = top < 50.0;
    let [left, top] = [left, top].map(|share| format!("{share:.2}%"));
    let at = usize::from(seat);
    let name = move || match draft.with(|draft| draft.name(at).trim().to_owned()) {
        // Whoever comes with a device of their own brings a name.
        _ if seat > 0 && draft.with(|draft| draft.way() == Way::Devices) => String::new(),
        name if name.is_empty() && seat == 0 => speech.say("web-you"),
        name => name,
    };
    let badge = move || match draft.with(|draft| draft.team(at)) {
        Some(team) => view! { <Chip team/> }.into_any(),
        None => view! { <span class="place">{seat + 1}</span> }.into_any(),
    };
    view! {
        <div class="chair" class:far=far style:left=left style:top=top>
            {badge}
            <b hidden=move || name().is_empty()>{name}</b>
        </div>
    }
}

/// Where a seat is, in percent of the picture: the first at the near side, the others clockwise.
fn place(seat: u8, players: u8) -> [f64; 2] {
    let angle = TAU * (0.25 + f64::from(seat) / f64::from(players));
    [50.0 + 36.0 * angle.cos(), 50.0 + 35.0 * angle.sin()]
}
