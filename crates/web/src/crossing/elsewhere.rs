//! Drafts on other devices: what somebody moves about is seen live by all, tiles of the hand from behind.

use leptos::prelude::*;
use play::crossing::{At, Board, Seen};
use serde::{Deserialize, Serialize};

use super::desk::Desk;

/// What a device tells the others of a draft.
#[derive(PartialEq, Serialize, Deserialize)]
struct Shown {
    /// The version of the game that the draft is of.
    version: u32,
    tiles: Vec<Seen>,
}

/// The table as somebody else has it before them.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Elsewhere {
    pub(super) board: Board,
    /// The places of the tiles that came from the hand.
    pub(super) blank: Vec<At>,
}

/// Shows the draft of the person here to the others, as it changes.
pub(super) fn show(desk: Desk) {
    if !desk.session.is_seen_elsewhere() {
        return;
    }
    let shown = Memo::new(move |_| {
        let version = desk.sight.with(|sight| sight.version);
        let yours = desk.may_draft();
        yours.then(|| Shown { version, tiles: desk.draft.with(|draft| draft.seen()) })
    });
    Effect::new(move |before: Option<bool>| {
        let touched = desk.draft.with(|draft| !draft.is_untouched());
        shown.with(|shown| {
            // Whoever has put everything back shows that, too.
            if let Some(shown) = shown.as_ref().filter(|_| touched || before == Some(true))
                && let Ok(draft) = serde_json::to_value(shown)
            {
                desk.session.show_elsewhere(draft);
            }
        });
        touched
    });
}

/// The draft of whoever's turn it is, if it is somebody else's and something has been moved.
pub(super) fn seen(desk: Desk) -> Memo<Option<Elsewhere>> {
    let drafts = desk.session.elsewhere();
    Memo::new(move |_| {
        if desk.is_yours() {
            return None;
        }
        let (version, turn) = desk.sight.with(|sight| (sight.version, sight.must_act));
        let shown = drafts.with(|draft| {
            let (_, draft) = draft.as_ref().filter(|(seat, _)| turn.contains(*seat))?;
            serde_json::from_value::<Shown>(draft.as_ref().clone()).ok()
        })?;
        if shown.version != version {
            return None;
        }
        let (board, blank) = desk.draft.with(|draft| draft.base().moved_by(&shown.tiles));
        // A draft that has lost a tile is none.
        let whole = desk.draft.with(|draft| draft.base().len() == board.len());
        whole.then_some(Elsewhere { board, blank })
    })
}
