//! Hints, one rung at a time: how many tiles can be placed, which, and how.

use std::time::Duration;

use catalog::Study;
use leptos::prelude::*;
use play::crossing::{At, Piece, plan};

use super::desk::Desk;
use super::tell;
use crate::announce::announce;
use crate::browser;

/// How long each step of a rearrangement is looked at, in milliseconds.
const STEP: u64 = 620;

/// How far up the ladder one is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Tip {
    Nothing,
    /// It is being thought through.
    Asked,
    /// How many tiles can be placed.
    Many(Study),
    /// Which.
    Which(Study),
    /// How; it is being shown, or has been.
    How,
}

impl Tip {
    /// The rung, for whoever tells them apart without words.
    pub(super) const fn name(&self) -> &'static str {
        match self {
            Self::Nothing => "nothing",
            Self::Asked => "asked",
            Self::Many(Study { placed: 0, .. }) => "none",
            Self::Many(_) => "many",
            Self::Which(_) => "which",
            Self::How => "how",
        }
    }
}

/// The next rung.
pub(super) fn ask(desk: Desk) {
    if !untrack(|| desk.may_draft()) || !desk.session.hints() {
        return;
    }
    match desk.tip.get_untracked() {
        Tip::Asked => {}
        Tip::Nothing | Tip::How => {
            desk.tip.set(Tip::Asked);
            desk.session.study(move |found| {
                // The table may have been left in the meantime.
                let asked = desk.tip.try_with_untracked(|tip| *tip == Tip::Asked) == Some(true);
                if let (true, Ok(study)) = (asked, serde_json::from_str(&found)) {
                    climb(desk, Tip::Many(study));
                }
            });
        }
        Tip::Many(study) if study.placed == 0 => desk.tip.set(Tip::Nothing),
        Tip::Many(study) => climb(desk, Tip::Which(study)),
        Tip::Which(study) => show(desk, &study),
    }
}

/// The hint in words.
pub(super) fn text(desk: Desk) -> Option<String> {
    let speech = desk.speech;
    Some(match desk.tip.get() {
        Tip::Nothing => return None,
        Tip::Asked => speech.say("play-cro-tip-asked"),
        Tip::Many(Study { placed: 0, proved: true, .. }) => speech.say("play-cro-tip-none"),
        Tip::Many(Study { placed: 0, .. }) => speech.say("play-cro-tip-none-seen"),
        Tip::Many(study) => {
            let many = [("count", study.placed.into())];
            let key = if study.proved { "play-cro-tip-most" } else { "play-cro-tip-many" };
            speech.fill(key, &many)
        }
        Tip::Which(study) => {
            let tiles: Vec<_> =
                pieces(desk, &study).into_iter().map(|piece| piece.tile()).collect();
            let tiles = speech.with(|words| tell::in_line(words, &tiles));
            speech.fill("play-cro-tip-which", &[("tiles", tiles.into())])
        }
        // What has been shown lies on the table, and the counts stand here again.
        Tip::How => return None,
    })
}

/// Whether a tile of the hand is one of those that the hint names.
pub(super) fn is_named(desk: Desk, piece: Piece) -> bool {
    desk.tip.with(|tip| match tip {
        Tip::Which(study) => pieces(desk, study).contains(&piece),
        _ => false,
    })
}

fn climb(desk: Desk, tip: Tip) {
    desk.tip.set(tip);
    if let Some(text) = untrack(|| text(desk)) {
        announce(text);
    }
}

/// The tiles of the hand that the lay places.
fn pieces(desk: Desk, study: &Study) -> Vec<Piece> {
    desk.draft.with(|draft| {
        let target = draft.base().with_lay(&study.table, draft.held());
        draft.held().iter().copied().filter(|&piece| target.place(piece).is_some()).collect()
    })
}

/// Plays the lay on the cloth, step by step. Every step can be taken back like one's own.
fn show(desk: Desk, study: &Study) {
    desk.tip.set(Tip::How);
    desk.put_all_back();
    let steps = desk.draft.with_untracked(|draft| {
        let target = draft.base().with_lay(&study.table, draft.held());
        plan(draft.base(), &target)
    });
    let version = desk.sight.with_untracked(|sight| sight.version);
    play(desk, version, steps.into_iter());
}

fn play(desk: Desk, version: u32, mut steps: std::vec::IntoIter<Vec<(Piece, Option<At>)>>) {
    let here = desk.sight.try_with_untracked(|sight| sight.version) == Some(version);
    // Whoever asks for something else, or does something else, has seen enough.
    if !here || desk.tip.get_untracked() != Tip::How {
        return;
    }
    let Some(step) = steps.next() else { return };
    let shown = step.first().and_then(|(_, at)| *at);
    if !desk.change(|draft| draft.step(step)) {
        return;
    }
    if let Some(at) = shown {
        desk.lens.show(at);
    }
    let wait = if browser::reduced_motion() { STEP / 4 } else { STEP };
    set_timeout(move || play(desk, version, steps), Duration::from_millis(wait));
}
