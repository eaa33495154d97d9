//! The table of the Sequence family: classic, Cats, Numbers.
//!
//! `desk` holds what is picked up, `board` and `cell` the spaces, `cuts` pieces of the board on a phone, `thread` the finished rows, `hand` and `piles` the
//! cards, `turn` the line above them, `talk` the calls of table talk, `tell` the words, `face` the pictures.

mod board;
mod cell;
mod cuts;
mod desk;
mod face;
mod hand;
mod piles;
mod talk;
mod tell;
mod thread;
mod turn;
mod verdict;

use ::table::Told;
use std::collections::BTreeMap;

use leptos::prelude::*;
use play::sequence::Tap;
use sequence::{Event, Sequence};

use crate::beat::memo;
use crate::session::{Session, Sitting};
use crate::sound::Sound;
use crate::table::{Eyes, Frame, Line, Plate, Scene, Score, Undo, end_in_time, eyes, hear_keys};
use desk::Desk;

/// A table of one of the three editions.
#[component]
pub(crate) fn SequenceTable(session: Session<Sequence>) -> impl IntoView {
    let desk = Desk::new(session);
    listen(desk);
    sounds(desk);
    let lines = lines(desk);
    let plates = Signal::from(memo(desk.beat.fourth(move || plates(desk))));
    let scores = Signal::from(memo(desk.beat.fourth(move || scores(desk))));
    end_in_time(desk.sight, desk.ended);
    let table = move |leave| {
        view! {
            <Frame
                game=desk.edition().id()
                plates=plates
                scores=scores
                lines
                refused=Signal::derive(move || desk.refused())
                yours=Signal::derive(move || desk.is_yours())
                undo=Undo { may: session.may_undo(), run: Callback::new(move |()| session.undo()) }
                leave
                board=match eyes() {
                    Eyes::Hand => view! { <cuts::Cuts desk/> }.into_any(),
                    Eyes::Own | Eyes::Television => view! { <board::Board desk/> }.into_any(),
                }
                tray=view! {
                    <turn::Turn desk/>
                    <hand::Hand desk/>
                    <div class="foot"><talk::Talk desk/><piles::Piles desk/></div>
                }
                .into_any()
                more=ViewFn::from(move || view! { <piles::AllPiles desk/> })
                handheld=eyes() == Eyes::Hand
            />
        }
        .into_any()
    };
    let scene = Scene {
        session,
        game: desk.edition().id(),
        curtain: session.curtain(),
        ended: desk.ended,
        lines,
        verdict: Signal::derive(move || verdict::verdict(desk)),
        standings: Signal::derive(move || verdict::standings(desk)),
    };
    let told = move |told: &Told<_>| line(desk, told).into_iter().collect();
    scene.show(table, move |seat| Some(desk.team(seat).0), told)
}

/// The others, clockwise from one's left.
fn plates(desk: Desk) -> Vec<Plate> {
    let sittings = desk.session.seats().get();
    let own = sittings.iter().position(|sitting| sitting.you);
    let order = own.map_or(0, |own| own + 1);
    let clockwise = sittings.iter().cycle().skip(order).take(sittings.len());
    let others = clockwise.filter(|sitting| !sitting.you || own.is_none());
    let plate = |sitting: &Sitting| {
        let size =
            desk.sight.with(|sight| sight.screen.table.hand_sizes.get(sitting.seat).copied());
        let count = [("count", size.unwrap_or_default().into())];
        let sub = match (sitting.on_turn, sitting.bot) {
            (true, _) => desk.speech.say("play-thinking"),
            (false, true) => desk.speech.fill("play-bot-cards", &count),
            (false, false) => desk.speech.fill("play-cards", &count),
        };
        let (team, name) = (Some(desk.team(sitting.seat).0), sitting.name.clone());
        Plate { team, name, sub, absence: sitting.absence, now: sitting.on_turn }
    };
    others.map(plate).collect()
}

/// How far the teams have come, where more than one row is needed.
fn scores(desk: Desk) -> Vec<Score> {
    let (teams, needed) = desk.sight.with(|sight| {
        let setup = &sight.screen.table.setup;
        (setup.teams(), setup.sequences_to_win())
    });
    let score = |team| {
        let won = verdict::rows_of(desk, team);
        let name = desk.speech.with(|words| words::sequence::team(words, game::Team(team)));
        let args = [("team", name.into()), ("won", won.into()), ("needed", needed.into())];
        Score { team, name: desk.speech.fill("play-score", &args), won, needed }
    };
    if needed < 2 { Vec::new() } else { (0..teams).map(score).collect() }
}

/// What has happened, a line for each turn. Each is put into words once, as long as nobody changes their name, the
/// language or the seat from which the table is looked at.
fn lines(desk: Desk) -> Signal<Vec<Line>> {
    let told = StoredValue::new((None, BTreeMap::new()));
    let lines = desk.beat.fifth(move || {
        let story = desk.session.story().get();
        let names: Vec<String> =
            desk.session.seats().with(|seats| seats.iter().map(|s| s.name.clone()).collect());
        let key = Some((desk.speech.language(), desk.sight.with(|sight| sight.viewer), names));
        told.try_update_value(|(told_to, told)| {
            // A new deal begins the story anew.
            let anew = told
                .last_key_value()
                .is_some_and(|(last, _)| story.last().is_none_or(|now| now.number < *last));
            if *told_to != key || anew {
                told.clear();
                *told_to = key;
            }
            let stands = story.iter().filter(|told| !told.undone);
            stands
                .filter_map(|turn| {
                    told.entry(turn.number).or_insert_with(|| line(desk, turn)).clone()
                })
                .collect()
        })
        .unwrap_or_default()
    });
    memo(lines).into()
}

/// One turn as a line, if it is worth one.
fn line(desk: Desk, told: &Told<Event>) -> Option<Line> {
    let by_hand = desk.sight.with_untracked(|sight| sight.screen.table.setup.by_hand());
    let name = |seat| desk.name(seat);
    let text = desk.speech.with(|words| tell::events(words, &told.events, by_hand, &name))?;
    Some(Line { number: told.number, team: Some(desk.team(told.seat).0), text, brief: None })
}

/// Digits pick cards, Escape lets go.
fn listen(desk: Desk) {
    hear_keys(move |event| match event.key().as_str() {
        "Escape" => desk.tap(Tap::LetGo),
        "h" if desk.session.hints() && untrack(|| desk.is_yours()) => desk.hint(),
        key => {
            let digit = key.parse::<u8>().ok().filter(|digit| (1..=9).contains(digit));
            if let Some(digit) = digit {
                desk.tap(Tap::Card(digit - 1));
                to_first_lit(desk);
            }
        }
    });
}

/// Whoever picks a card by its number goes on with arrows: they begin at a space that is lit.
fn to_first_lit(desk: Desk) {
    let lit = desk.lights.get_untracked().spaces;
    let here = Some(desk.cursor.get_untracked()).filter(|&here| lit.contains(here));
    // Also where the keys were already: something else may have the focus.
    if let Some(space) = here.or_else(|| lit.iter().next()) {
        board::go_to(desk, space);
    }
}

/// What is heard: chips and cards as they move, a row, one's turn.
fn sounds(desk: Desk) {
    let version = Memo::new(move |_| desk.sight.with(|sight| sight.version));
    Effect::new(move |before: Option<(u32, bool)>| {
        let now = (version.get(), desk.is_yours());
        let Some((old, was_yours)) = before.filter(|before| before.0 != now.0) else { return now };
        let story = desk.session.story().get_untracked();
        let last = story.last().map_or(&[][..], |told| told.events.as_slice());
        if last.iter().any(|event| matches!(event, Event::Finished { .. })) {
            desk.sound(Sound::Row);
        } else if now.1 && !was_yours && old < now.0 {
            desk.sound(Sound::Turn);
        } else {
            let chip =
                |event: &Event| matches!(event, Event::Placed { .. } | Event::Removed { .. });
            desk.sound(if last.iter().any(chip) { Sound::Chip } else { Sound::Card });
        }
        now
    });
}
