//! Chips of the teams, and the small signs.

use art::{Emblem, Icon, Picture};
use leptos::prelude::*;

use crate::picture::Pic;

/// The chip of a team: colour and shape. Words beside it say the same.
#[component]
pub(crate) fn Chip(
    /// The team, as a number from 0.
    team: u8,
) -> impl IntoView {
    let (emblem, class) = match team {
        0 => (Emblem::Blue, "chip blue"),
        1 => (Emblem::Red, "chip red"),
        2 => (Emblem::Green, "chip green"),
        _ => (Emblem::Yellow, "chip yellow"),
    };
    view! { <span class=class><Pic picture=Picture::Mark(emblem) class="emb" sized=true/></span> }
}

/// The chip of a team, where there is one.
pub(crate) fn chip(team: Option<u8>) -> impl IntoView {
    team.map(|team| view! { <Chip team/> })
}

/// A small sign beside a word.
#[component]
pub(crate) fn Sign(
    /// Which.
    icon: Icon,
) -> impl IntoView {
    view! { <Pic picture=Picture::Icon(icon) class="ico"/> }
}
