//! How the tiles on the table lie.

use std::collections::BTreeMap;

use leptos::prelude::*;
use play::crossing::{At, Piece};

use super::desk::Desk;
use super::elsewhere::Elsewhere;

/// How a tile lies.
#[derive(Clone, Copy, PartialEq)]
pub(super) struct Look {
    pub(super) at: At,
    /// Whether it came to the table in this turn.
    pub(super) fresh: bool,
    pub(super) carried: bool,
    /// Whether it came with the last lay.
    pub(super) last: bool,
    /// Whether somebody else has moved it in a draft.
    pub(super) moved: bool,
}

/// How each tile on the page lies. Of a hundred, a drop moves a few: so none looks for itself what has happened, but one
/// looks for all and tells those that change.
#[derive(Clone, Copy)]
pub(super) struct Looks {
    desk: Desk,
    elsewhere: Memo<Option<Elsewhere>>,
    shown: StoredValue<BTreeMap<Piece, RwSignal<Look>>>,
}

impl Looks {
    /// Follows the draft of this device and those of others.
    pub(super) fn follow(desk: Desk, elsewhere: Memo<Option<Elsewhere>>) -> Self {
        let looks = Self { desk, elsewhere, shown: StoredValue::default() };
        Effect::new(move || {
            desk.draft.track();
            desk.carried.track();
            desk.marks.track();
            elsewhere.track();
            untrack(|| looks.tell());
        });
        looks
    }

    /// How `piece` lies, for as long as whoever owns the calling code is there.
    pub(super) fn of(self, piece: Piece) -> RwSignal<Look> {
        let look = RwSignal::new(untrack(|| self.look(piece, None)));
        self.shown.update_value(|shown| {
            shown.insert(piece, look);
        });
        on_cleanup(move || {
            // The table may be gone before its tiles.
            self.shown.try_update_value(|shown| {
                if shown.get(&piece) == Some(&look) {
                    shown.remove(&piece);
                }
            });
        });
        look
    }

    fn tell(self) {
        for (piece, shown) in self.shown.get_value() {
            let Some(old) = shown.try_get_untracked() else { continue };
            let now = self.look(piece, Some(old));
            if now != old {
                shown.set(now);
            }
        }
    }

    /// How `piece` lies. A tile that is taken back leaves its place before it leaves the page.
    fn look(self, piece: Piece, last: Option<Look>) -> Look {
        let Self { desk, elsewhere, .. } = self;
        let (place, fresh) =
            desk.draft.with(|draft| (draft.board().place(piece), draft.is_laid(piece)));
        let at = place.or(last.map(|last| last.at)).unwrap_or(At { row: 0, col: 0 });
        let carried = desk.carried.with(|all| all.contains(&piece));
        let last = desk.marks.with(|all| all.contains(&piece)) && !fresh;
        let drafted = elsewhere.with(|seen| seen.as_ref().and_then(|seen| seen.board.place(piece)));
        let moved = drafted.is_some_and(|there| there != at);
        Look { at: drafted.unwrap_or(at), fresh, carried, last, moved }
    }
}
