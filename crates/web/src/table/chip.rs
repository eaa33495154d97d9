//! Chips and small signs.

use art::{Emblem, Picture};
use leptos::prelude::*;

use crate::picture::Pic;

/// A team's chip: a colour and a shape.
#[component]
pub(crate) fn Chip(
    /// Whose it is.
    emblem: Emblem,
    /// Further classes, such as `done` for the marked side.
    #[prop(default = "")]
    class: &'static str,
) -> impl IntoView {
    view! {
        <span class=format!("chip {} {class}", colour(emblem)) aria-hidden="true">
            <Pic picture=Picture::Mark(emblem) class="emb"/>
        </span>
    }
}

/// A small sign. The control it stands on carries the name.
#[component]
pub(crate) fn Icon(icon: art::Icon) -> impl IntoView {
    view! { <Pic picture=Picture::Icon(icon) class="ico"/> }
}

/// The class of a team's colours.
const fn colour(emblem: Emblem) -> &'static str {
    match emblem {
        Emblem::Blue => "blue",
        Emblem::Red => "red",
        Emblem::Yellow => "yellow",
        Emblem::Green => "green",
    }
}
