//! What people do at the table: with tiles, before anything counts, and what they decide.

use std::time::Duration;

use crossing::{Action, Tile, Tiles};
use leptos::prelude::*;
use play::crossing::{At, Draft, Piece, Reach};

use super::desk::{Desk, Pick};
use super::hint::Tip;
use super::tell;
use crate::announce::announce;
use crate::sound::{self, Sound};

impl Desk {
    // --- What people do with tiles. ---

    /// Whoever does something else has seen enough of what a hint shows.
    pub(super) fn enough(self) {
        if self.tip.with_untracked(|tip| *tip == Tip::How) {
            self.tip.set(Tip::Nothing);
        }
    }

    /// A tap on a tile of the hand.
    pub(super) fn tap_hand(self, piece: Piece) {
        if untrack(|| self.is_giving()) {
            self.choose_gift(piece);
            return;
        }
        if !untrack(|| self.is_yours()) {
            return;
        }
        self.enough();
        self.foul.set(None);
        let same = self.pick.get_untracked() == Pick::Held(piece);
        // A tile that was laid goes back to where one taps, and so does nothing else.
        if let Pick::Lying(lying, _) = self.pick.get_untracked()
            && self.take_back(lying)
        {
            return;
        }
        self.pick.set(if same { Pick::Nothing } else { Pick::Held(piece) });
        self.sound(Sound::Tile);
    }

    /// A tap on a cell of the table. `lean` says where in the cell, in hundredths from its middle.
    pub(super) fn tap_cell(self, at: At, lean: (i16, i16)) {
        self.cursor.set(at);
        if !untrack(|| self.may_draft()) {
            return;
        }
        self.enough();
        self.foul.set(None);
        let there = self.draft.with_untracked(|draft| draft.board().on(at));
        let carried = self.carried.get_untracked();
        match (self.pick.get_untracked(), there) {
            (Pick::Held(piece), _) if piece.tile().is_number() => {
                self.drop(&carried, piece, at, Some(lean));
            }
            (Pick::Lying(..), Some(on)) if carried.contains(&on) => self.let_go(),
            (Pick::Lying(piece, _), _) => self.drop(&carried, piece, at, Some(lean)),
            (_, Some(on)) => self.pick_up(on, Reach::One),
            (_, None) => self.pick.set(Pick::Nothing),
        }
    }

    /// Picks up a tile from the table, and what goes with it.
    pub(super) fn pick_up(self, piece: Piece, reach: Reach) {
        if untrack(|| self.may_draft()) {
            self.foul.set(None);
            self.pick.set(Pick::Lying(piece, reach));
            self.sound(Sound::Tile);
            self.say_pick();
        }
    }

    /// Carries more than before: the line, the other line, the group, the tile alone.
    pub(super) fn widen(self) {
        if let Pick::Lying(piece, reach) = self.pick.get_untracked() {
            let next = self.draft.with_untracked(|draft| draft.board().widen(piece, reach));
            self.pick.set(Pick::Lying(piece, next));
            self.say_pick();
        }
    }

    /// Drops what is carried, held by `hold`, on a cell.
    pub(super) fn drop(self, carried: &[Piece], hold: Piece, to: At, lean: Option<(i16, i16)>) {
        let dropped = self.change(|draft| {
            let way = lean.map(|(right, down)| draft.way(to, right, down));
            draft.drop(carried, hold, to, way)
        });
        if dropped {
            self.cursor.set(to);
            let text = self.draft.with_untracked(|draft| {
                untrack(|| tell::dropped(self.speech, draft, carried, hold))
            });
            announce(text);
        }
    }

    /// Takes a tile back into the hand.
    pub(super) fn take_back(self, piece: Piece) -> bool {
        self.change(|draft| draft.take_back(piece))
    }

    /// Puts everything back.
    pub(super) fn put_all_back(self) {
        if self.change(Draft::put_all_back) {
            announce(self.speech.say("play-cro-all-back"));
        }
    }

    /// Takes back the last step of the draft or, before the first, the last decision.
    pub(super) fn undo(self) {
        self.enough();
        if !self.change(Draft::undo) && self.session.may_undo().get_untracked() {
            self.session.undo();
        }
    }

    /// Does the last step again.
    pub(super) fn redo(self) {
        self.change(Draft::redo);
    }

    /// Changes the draft; whatever was picked up is let go then.
    pub(super) fn change(self, change: impl FnOnce(&mut Draft) -> bool) -> bool {
        if !untrack(|| self.may_draft()) {
            return false;
        }
        let changed = self.draft.try_update(change).unwrap_or(false);
        if changed {
            self.sound(Sound::Tile);
            self.let_go();
        }
        changed
    }

    /// Lets go of whatever is picked up.
    pub(super) fn let_go(self) {
        self.pick.set(Pick::Nothing);
        self.foul.set(None);
    }

    // --- What people decide. ---

    /// Takes a decision. If the rules refuse it, everything stays as it was and the reason is shown.
    pub(super) fn act(self, action: Action) {
        self.session.act(action, move |done| match done {
            Ok(()) => self.let_go(),
            Err(foul) => self.foul.set(Some(foul)),
        });
    }

    /// Lays the draft, if it can be laid.
    pub(super) fn lay(self) {
        let action = self.standing.with_untracked(|standing| standing.lay().cloned());
        if let Some(action) = action {
            self.act(action);
        }
    }

    /// A tap on an open tile.
    pub(super) fn tap_open(self, tile: Tile) {
        if untrack(|| self.may_draft()) && self.draft.with_untracked(Draft::is_untouched) {
            self.foul.set(None);
            let same = self.pick.get_untracked() == Pick::Open(tile);
            self.pick.set(if same { Pick::Nothing } else { Pick::Open(tile) });
            self.sound(Sound::Tile);
        }
    }

    /// Hands on the tiles that are chosen.
    pub(super) fn give(self) {
        let tiles: Tiles = self.gifts.with_untracked(|all| all.iter().map(|p| p.tile()).collect());
        self.act(Action::Give { tiles });
    }

    /// Goes on after the end of a game of the row.
    pub(super) fn go_on(self) {
        self.seen.set(untrack(|| self.scene(|scene| scene.results.len())));
    }

    /// Sounds, as loud as the person likes it.
    pub(super) fn sound(self, sound: Sound) {
        let volume = self.settings.volume.get_untracked();
        // What is seen comes first.
        set_timeout(move || sound::play(sound, volume), Duration::ZERO);
    }

    fn choose_gift(self, piece: Piece) {
        let most = untrack(|| self.gift_size());
        self.gifts.update(|gifts| match gifts.iter().position(|one| *one == piece) {
            Some(at) => drop(gifts.remove(at)),
            None => {
                gifts.push(piece);
                // The first that was chosen makes room for a third.
                gifts.drain(..gifts.len().saturating_sub(most));
            }
        });
        self.sound(Sound::Tile);
    }

    fn say_pick(self) {
        let tiles: Vec<Tile> =
            self.carried.get_untracked().iter().map(|piece| piece.tile()).collect();
        announce(untrack(|| tell::carrying(self.speech, &tiles)));
    }
}
