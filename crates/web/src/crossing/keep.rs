//! The draft as it is kept on the device: neither a reload nor a phone that falls asleep loses it.

use crossing::Crossing;
use game::{Seat, Viewer};
use leptos::prelude::*;
use play::crossing::{Draft, Saved};
use serde::{Deserialize, Serialize};

use super::desk::Desk;
use crate::browser;
use crate::session::Sight;

const KEY: &str = "kvold-draft";

/// A draft, and the moment it belongs to.
#[derive(Serialize, Deserialize)]
struct Kept {
    seat: Seat,
    version: u32,
    draft: Saved,
}

/// The draft that was put away, if it is one of this player at this moment.
pub(super) fn recall(sight: &Sight<Crossing>) -> Option<Draft> {
    let you = sight.screen.you.as_ref()?;
    let kept: Kept = serde_json::from_str(&browser::recall(KEY)?).ok()?;
    if kept.seat != you.seat || kept.version != sight.version {
        return None;
    }
    Draft::resume(&kept.draft, &sight.screen.scene.table, &you.hand)
}

/// Keeps every change of the draft.
pub(super) fn follow(desk: Desk) {
    Effect::new(move |before: Option<bool>| {
        let kept = desk.draft.with(|draft| {
            let (viewer, version) = desk.sight.with_untracked(|s| (s.viewer, s.version));
            let Viewer::Seat(seat) = viewer else { return false };
            if !(draft.may_undo() || draft.may_redo()) {
                return false;
            }
            let kept = Kept { seat, version, draft: draft.save() };
            // Where nothing can be kept, the draft lasts as long as the page.
            browser::keep(KEY, &serde_json::to_string(&kept).unwrap_or_default())
        });
        if before == Some(true) && !kept {
            browser::forget(KEY);
        }
        kept
    });
}
