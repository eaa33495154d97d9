//! From where a table is looked at.

use leptos::prelude::*;

/// What kind of screen the table is on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) enum Eyes {
    /// One's own: board and hand.
    #[default]
    Own,
    /// The one that everybody looks up to: the board, no button and no secret.
    Television,
    /// A phone below that one: the hand, and as much of the board as the hand needs.
    Hand,
}

/// From where the table is looked at here.
pub(crate) fn eyes() -> Eyes {
    use_context().unwrap_or_default()
}
