//! The table of this device: the one in play, or the one that was put away.

use leptos::prelude::*;

use crate::crossing::CrossingTable;
use crate::rat::RatTable;
use crate::route::Route;
use crate::sequence::SequenceTable;
use crate::session::{Playing, Tables};

/// The table.
#[component]
pub(crate) fn Play() -> impl IntoView {
    let tables: Tables = expect_context();
    if let Err(why) = tables.resume() {
        leptos::logging::warn!("{why}");
        Route::Home.go();
    }
    board(tables)
}

/// The board of the game in play.
pub(super) fn board(tables: Tables) -> impl IntoView {
    move || match tables.playing().get()? {
        Playing::Sequence(session) => Some(view! { <SequenceTable session/> }.into_any()),
        Playing::RatATatCat(session) => Some(view! { <RatTable session/> }.into_any()),
        Playing::Crossing(session) => Some(view! { <CrossingTable session/> }.into_any()),
    }
}
