//! The table of Rat-a-Tat Cat.
//!
//! `desk` holds what is picked up, `board`, `card`, `piles` and `cut` what lies on the table, `press` what fingers do,
//! `flight` how cards move, `turn` and `knock` the line with the buttons, `sheet` and `verdict` the points, `look` the
//! clock of a look, `tell` the words.

mod board;
mod card;
mod cut;
mod desk;
mod flight;
mod keys;
mod knock;
mod look;
mod piles;
mod press;
mod sheet;
mod tell;
mod turn;
mod verdict;

use std::time::Duration;

use leptos::prelude::*;
use rat_a_tat_cat::{Event, ID, RatATatCat};

use crate::browser;
use crate::session::Session;
use crate::sound::Sound;
use crate::table::{Eyes, Frame, Line, Scene, Undo, eyes};
use desk::Desk;

/// How long the last move is looked at before the cards are turned up, and the turned cards before power cards are
/// replaced, in milliseconds.
const TURN_UP: u64 = 1600;
/// How long a television shows the end of a round, in milliseconds.
const LOOKED_AT: u64 = 10_000;
/// How many rounds the sheet beside the table has room for.
const BESIDE: usize = 5;

/// A table of Rat-a-Tat Cat.
#[component]
pub(crate) fn RatTable(session: Session<RatATatCat>) -> impl IntoView {
    let desk = Desk::new(session);
    keys::listen(desk);
    sounds(desk);
    look::keep_time(desk);
    flight::follow(desk);
    reveal(desk);
    let lines = lines(desk);
    let curtain = session.curtain();
    let scene = Scene {
        session,
        game: ID,
        // Whoever has played last sees the end of the round, too.
        curtain: Signal::derive(move || curtain.get().filter(|_| !desk.is_revealing())),
        ended: desk.ended,
        lines,
        verdict: Signal::derive(move || verdict::verdict(desk)),
        standings: Signal::derive(move || verdict::standings(desk)),
    };
    let table = move |leave| view! { <AtTable desk lines leave/> }.into_any();
    let setup = move || desk.sight.with(|sight| sight.screen.table.setup);
    scene.show(table, |_| None, move |told| tell::lines(desk, told, &setup()))
}

/// The table with everything round it.
#[component]
fn AtTable(desk: Desk, lines: Signal<Vec<Line>>, leave: Callback<()>) -> impl IntoView {
    let session = desk.session;
    let minutes = look::minutes_left(desk);
    view! {
        <Frame
            game=ID
            note=Signal::derive(move || tell::note(desk, minutes.get()))
            plates=Signal::stored(Vec::new())
            scores=Signal::stored(Vec::new())
            lines
            refused=Signal::derive(move || desk.refused())
            yours=Signal::derive(move || desk.is_yours())
            undo=Undo { may: turn::may_undo(desk), run: Callback::new(move |()| session.undo()) }
            leave
            board=view! { <board::Board desk/> }.into_any()
            tray=view! { <turn::Turn desk/><sheet::Sheet desk last=BESIDE/> }.into_any()
            more=ViewFn::from(move || view! { <sheet::Sheet desk/> })
            beside=ViewFn::from(move || view! { <sheet::Sheet desk last=BESIDE/> })
        />
    }
}

/// At the end of a round bots wait: the cards are turned up, power cards replaced, the points looked at.
fn reveal(desk: Desk) {
    let rounds = Memo::new(move |_| desk.table(|table| table.sheet.len()));
    Effect::new(move |before: Option<usize>| {
        let now = rounds.get();
        match before {
            Some(before) if now > before => {
                desk.counted.set(false);
                let wait = if browser::reduced_motion() { 800 } else { TURN_UP };
                if eyes() == Eyes::Television {
                    // Nobody presses anything there.
                    set_timeout(move || desk.go_on(), Duration::from_millis(LOOKED_AT));
                }
                // The table may have been left in the meantime.
                set_timeout(
                    move || {
                        desk.counted.try_set(true);
                    },
                    Duration::from_millis(wait),
                );
            }
            // Dealt anew.
            Some(before) if now < before => {
                desk.seen.set(now);
                desk.ended.set(false);
            }
            _ => {}
        }
        now
    });
    let waits = Memo::new(move |_| desk.is_revealing());
    Effect::new(move || desk.session.hold(waits.get()));
}

/// What has happened.
fn lines(desk: Desk) -> Signal<Vec<Line>> {
    let lines = Memo::new(move |_| {
        let (story, setup) = (desk.session.story().get(), desk.table(|table| table.setup));
        let stands = story.iter().filter(|told| !told.undone);
        stands.flat_map(|told| tell::lines(desk, told, &setup)).collect::<Vec<_>>()
    });
    lines.into()
}

/// What is heard: cards as they slide, a knock, one's turn.
fn sounds(desk: Desk) {
    let version = Memo::new(move |_| desk.sight.with(|sight| sight.version));
    Effect::new(move |before: Option<(u32, bool)>| {
        let now = (version.get(), desk.is_yours());
        let Some((_, was_yours)) = before.filter(|before| before.0 != now.0) else { return now };
        let story = desk.session.story().get_untracked();
        let last = story.last().map_or(&[][..], |told| told.events.as_slice());
        let is = |wanted: fn(&Event) -> bool| last.iter().any(wanted);
        if is(|event| matches!(event, Event::Knocked { .. })) {
            desk.sound(Sound::Knock);
            look::shake();
        } else if now.1 && !was_yours {
            desk.sound(Sound::Turn);
        } else if !is(|event| matches!(event, Event::Waived { .. } | Event::Ready { .. })) {
            desk.sound(Sound::Card);
        }
        now
    });
}
