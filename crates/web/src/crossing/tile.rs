//! The face of a tile.

use art::{Emblem, Picture, Theme, TileNumber};
use crossing::{Colour, Tile};
use leptos::prelude::*;

use super::desk::Desk;
use crate::picture::Pic;

/// A tile as it is drawn by day or by night.
#[component]
pub(super) fn Face(desk: Desk, tile: Tile) -> impl IntoView {
    move || {
        let theme = if desk.dark.get() { Theme::Dark } else { Theme::Light };
        view! { <Pic picture=picture(tile, theme) class="face"/> }
    }
}

fn picture(tile: Tile, theme: Theme) -> Picture {
    let emblem = |colour| match colour {
        Colour::Blue => Emblem::Blue,
        Colour::Red => Emblem::Red,
        Colour::Yellow => Emblem::Yellow,
        Colour::Green => Emblem::Green,
    };
    let number = tile.value().and_then(TileNumber::new);
    match (tile.colour(), number) {
        (Some(colour), Some(number)) => Picture::Tile(emblem(colour), number, theme),
        _ if tile == Tile::PASS_TWO => Picture::Action(art::Action::PassTwo),
        _ => Picture::Action(art::Action::DrawThree),
    }
}
