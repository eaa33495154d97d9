//! The draft as it is kept on the device: neither a reload nor a phone that falls asleep loses it.

use std::time::Duration;

use crossing::Crossing;
use game::{Seat, Viewer};
use leptos::prelude::*;
use play::crossing::{Draft, Saved};
use serde::{Deserialize, Serialize};

use super::desk::Desk;
use crate::browser;
use crate::session::Sight;

const KEY: &str = "kvold-draft";
/// How soon after a change it is kept, in milliseconds.
const SOON: u64 = 30;

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

/// Keeps every change of the draft, as soon as the change itself is on the screen; at the latest when the page is left.
pub(super) fn follow(desk: Desk) {
    let kept = StoredValue::new(false);
    let keep = move || {
        // The table may have been left in the meantime.
        if let Some(before) = kept.try_get_value() {
            kept.set_value(keep(desk, before));
        }
    };
    Effect::new(move || {
        desk.draft.track();
        set_timeout(keep, Duration::from_millis(SOON));
    });
    let leaving = window_event_listener_untyped("pagehide", move |_| keep());
    on_cleanup(move || leaving.remove());
}

/// Keeps the draft, if there is anything to keep; forgets what was kept before, if there is not.
fn keep(desk: Desk, before: bool) -> bool {
    let text = desk.draft.with_untracked(|draft| {
        let (viewer, version) = desk.sight.with_untracked(|s| (s.viewer, s.version));
        let Viewer::Seat(seat) = viewer else { return None };
        let kept = (draft.may_undo() || draft.may_redo()).then(|| Kept {
            seat,
            version,
            draft: draft.save(),
        })?;
        serde_json::to_string(&kept).ok()
    });
    match text {
        // Where nothing can be kept, the draft lasts as long as the page.
        Some(text) => browser::keep(KEY, &text),
        None => {
            if before {
                browser::forget(KEY);
            }
            false
        }
    }
}
