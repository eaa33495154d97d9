//! The game that somebody left on this device and can go on with.

use leptos::prelude::*;

use crate::session::Tables;

/// A game in progress, as the front page names it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct SavedGame {
    /// The id of the game.
    pub(crate) game: String,
    /// Who else sits at the table.
    pub(crate) others: Vec<String>,
}

/// The game in progress on this device, if there is one.
pub(crate) fn saved() -> Signal<Option<SavedGame>> {
    expect_context::<Tables>().saved()
}
