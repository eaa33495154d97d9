//! Rat-a-Tat Cat in words, as the screen needs them.

use ::table::Told;
use game::Seat;
use leptos::prelude::*;
use play::rat_a_tat_cat::{Lie, Pick, Place, in_public};
use rat_a_tat_cat::{Event, Length, Setup, Stage};
use words::Words;
use words::play::capital;
use words::rat_a_tat_cat as say;

use super::desk::Desk;
use crate::table::Line;

/// A place with its card, for a screen reader. A face is told exactly while it is shown.
pub(super) fn place(
    words: &Words,
    desk: Desk,
    place: Place,
    lie: Lie,
    lit: bool,
    last: bool,
) -> String {
    let text = |key: &str| words.say(key, &[]);
    let mut parts = vec![match place {
        Place::Row(seat, spot) if Some(seat) == desk.seat() => say::own_place(words, spot),
        Place::Row(seat, spot) => say::place_of(words, &desk.name(seat), spot),
        Place::Drawn => text("play-rat-drawn"),
        Place::Discard => text("play-rat-discard-pile"),
        Place::Draw => text("play-draw-pile"),
    }];
    parts.push(match lie {
        Lie::Nothing => text("play-pile-empty"),
        Lie::Down => text("play-rat-down"),
        Lie::Watched => text("play-rat-watched"),
        Lie::Known(card) => {
            words.say("play-rat-known", &[("card", say::full_card(words, card).into())])
        }
        Lie::Looking(card) | Lie::Open(card) => say::full_card(words, card),
    });
    parts.extend(lit.then(|| text("play-rat-may")));
    parts.extend(last.then(|| text("play-space-last")));
    capital(&parts.join(", "))
}

/// The draw pile, for a screen reader.
pub(super) fn draw_pile(words: &Words, desk: Desk, lit: bool) -> String {
    let count = desk.table(|table| table.draw_pile);
    let mut parts =
        vec![words.say("play-draw-pile", &[]), words.say("play-left", &[("count", count.into())])];
    parts.extend(lit.then(|| words.say("play-rat-may", &[])));
    parts.join(", ")
}

/// What stands under a pile.
pub(super) fn pile(desk: Desk, place: Place) -> String {
    let speech = desk.speech;
    match place {
        Place::Draw => {
            let count = desk.table(|table| table.draw_pile);
            speech.fill("play-rat-draw-count", &[("count", count.into())])
        }
        Place::Discard => speech.say("play-rat-discard-pile"),
        _ => {
            let (turn, stage) = desk.table(|table| (table.turn, table.stage));
            if desk.is_revealing() || !matches!(stage, Stage::Drawn { .. }) {
                return String::new();
            }
            match desk.sight.with(|sight| sight.screen.drawn) {
                Some(card) => {
                    let card = speech.with(|words| say::full_card(words, card));
                    speech.fill("play-rat-you-drew", &[("card", card.into())])
                }
                None => speech.fill("play-rat-they-drew", &[("who", desk.name(turn).into())]),
            }
        }
    }
}

/// Under the name of a player: thinking, or the points so far.
pub(super) fn under_name(desk: Desk, seat: Seat) -> String {
    let (total, playing) = desk.table(|table| (table.totals[seat], table.playing.contains(seat)));
    let points = desk.speech.fill("play-rat-points", &[("points", total.into())]);
    let acts = desk.sight.with(|sight| sight.must_act.contains(seat));
    if !playing {
        return format!("{} · {points}", desk.speech.say("play-rat-out"));
    }
    if acts && !desk.is_revealing() {
        return desk.speech.say("play-thinking");
    }
    let seats = desk.session.seats().get();
    if seats.iter().any(|sitting| sitting.seat == seat && sitting.bot) {
        return format!("{} · {points}", desk.speech.say("play-rat-bot"));
    }
    points
}

/// The row at the foot, for a screen reader.
pub(super) fn row(desk: Desk, seat: Seat) -> String {
    if desk.seat() == Some(seat) {
        return desk.speech.say("play-rat-own-row");
    }
    desk.speech.fill("play-rat-row", &[("who", desk.name(seat).into())])
}

/// The tag at a row: a knock, a last turn; at the end of a round its points.
pub(super) fn tag(desk: Desk, seat: Seat) -> Option<String> {
    if desk.is_revealing() {
        let points = desk.table(|table| table.sheet.last().and_then(|line| line[seat]))?;
        let counted = desk.counted.get();
        return counted.then(|| desk.speech.fill("play-rat-points", &[("points", points.into())]));
    }
    if desk.table(|table| table.knocker) == Some(seat) {
        return Some(desk.speech.say("play-rat-knocked"));
    }
    desk.last_turns().contains(seat).then(|| desk.speech.say("play-rat-last-turn"))
}

/// What the table waits for, or what it asks.
pub(super) fn title(desk: Desk) -> String {
    let speech = desk.speech;
    if desk.is_revealing() {
        let round = desk.table(|table| table.sheet.len());
        return speech.fill("play-rat-round-over", &[("round", (round as u32).into())]);
    }
    if desk.seat().is_none() {
        return speech.say("play-watching");
    }
    let looking = desk.looking();
    if !looking.is_empty() {
        let cards =
            speech.with(|words| list(looking.into_iter().map(|card| say::full_card(words, card))));
        return speech.fill("play-rat-remember", &[("cards", cards.into())]);
    }
    let (stage, turn) = desk.table(|table| (table.stage, table.turn));
    if !desk.is_yours() {
        let key = match stage {
            Stage::FirstLook { .. } => return speech.say("play-rat-waiting"),
            Stage::Cut => "play-rat-they-cut",
            _ => "play-their-turn",
        };
        return speech.fill(key, &[("who", desk.name(turn).into())]);
    }
    match stage {
        Stage::Cut => speech.say("play-rat-cut-title"),
        Stage::FirstLook { .. } => speech.say("play-rat-look-title"),
        Stage::Turn { may_knock } if may_knock == desk.seat() => speech.say("play-rat-turn-over"),
        Stage::Turn { .. } => match (desk.pick.get(), desk.table(|table| table.top)) {
            (Pick::Discard, Some(card)) => {
                let card = speech.with(|words| say::full_card(words, card));
                speech.fill("play-rat-take", &[("card", card.into())])
            }
            _ => speech.say("play-your-turn"),
        },
        Stage::Drawn { .. } => pile(desk, Place::Drawn),
        Stage::Peeking | Stage::Looking { .. } => speech.say("power-peek"),
        Stage::Swapping => speech.say("power-swap"),
        Stage::Over => String::new(),
    }
}

/// What to do next.
pub(super) fn hint(desk: Desk) -> String {
    let speech = desk.speech;
    if desk.is_revealing() {
        return round_winners(desk);
    }
    if !desk.looking().is_empty() {
        return speech.fill("play-rat-look-left", &[("seconds", desk.left.get().into())]);
    }
    let stage = desk.table(|table| table.stage);
    if !desk.is_yours() {
        let key = match stage {
            Stage::FirstLook { .. } => "play-rat-others-look",
            _ if desk.table(|table| table.knocker.is_some()) => "play-rat-last-turns",
            _ => "play-wait",
        };
        return speech.say(key);
    }
    let key = match stage {
        Stage::Cut => "play-rat-cut-hint",
        Stage::FirstLook { .. } => "play-rat-look-hint",
        Stage::Turn { may_knock } if may_knock == desk.seat() => "play-rat-knock-hint",
        Stage::Turn { .. } => match desk.pick.get() {
            Pick::Discard => "play-rat-take-where",
            _ if desk.offer(|o| o.is_lit(Pick::Nothing, Place::Discard)) => "play-rat-turn-hint",
            _ => "play-rat-turn-draw",
        },
        Stage::Drawn { another } => match (desk.offer(|offer| offer.power()), another) {
            (Some(_), false) => "play-rat-drawn-power",
            (None, false) => "play-rat-drawn-plain",
            (Some(_), true) => "play-rat-first-power",
            (None, true) => "play-rat-first-plain",
        },
        Stage::Peeking | Stage::Looking { .. } => "play-rat-peek-hint",
        Stage::Swapping => match desk.pick.get() {
            Pick::Own(_) => "play-rat-swap-theirs",
            Pick::Theirs(..) => "play-rat-swap-own",
            _ => "play-rat-swap-hint",
        },
        Stage::Over => return String::new(),
    };
    speech.say(key)
}

/// What stands beside the name of the game: the round, or the time that is left.
pub(super) fn note(desk: Desk, minutes: Option<u32>) -> String {
    let (setup, played) = desk.table(|table| (table.setup, table.sheet.len() as u32));
    let round = if desk.is_revealing() { played } else { played + 1 };
    let round = ("round", round.into());
    match (setup.length(), minutes) {
        (Length::Rounds, _) => {
            desk.speech.fill("play-rat-round-of", &[round, ("rounds", setup.rounds().into())])
        }
        (Length::Time, Some(minutes)) => {
            desk.speech.fill("play-rat-round-time", &[round, ("minutes", minutes.into())])
        }
        (Length::Time | Length::Points, _) => desk.speech.fill("play-rat-round", &[round]),
    }
}

/// One decision as lines, if it is worth one: what was done, and how a round ended.
pub(super) fn lines(desk: Desk, told: &Told<Event>, setup: &Setup) -> Vec<Line> {
    let name = |seat| desk.name(seat);
    let text = |wanted: fn(&Event) -> bool| {
        desk.speech.with(|words| {
            let events = told.events.iter().filter(|event| wanted(event)).cloned();
            let public = events.map(|event| in_public(event, setup));
            public.map(|event| say::event(words, &event, &name)).collect::<Vec<_>>()
        })
    };
    let end: Vec<String> =
        round_points(desk, &told.events).into_iter().chain(text(is_end)).collect();
    let both = [(2 * told.number, text(is_done)), (2 * told.number + 1, end)];
    let both = both.into_iter().filter(|(_, text)| !text.is_empty());
    both.map(|(number, text)| Line { number, team: None, text: text.join(" "), brief: None })
        .collect()
}

/// Names or cards in a row: Sigga, Amma.
pub(super) fn list(names: impl IntoIterator<Item = String>) -> String {
    names.into_iter().collect::<Vec<_>>().join(", ")
}

/// Who had the fewest points in the round that is over.
fn round_winners(desk: Desk) -> String {
    let fewest = desk.table(|table| {
        let line = table.sheet.last()?;
        let least = line.iter().filter_map(|(_, points)| *points).min()?;
        let best = line.iter().filter(|(_, points)| **points == Some(least));
        Some((best.map(|(seat, _)| seat).collect::<Vec<_>>(), least))
    });
    let Some((seats, points)) = fewest else { return String::new() };
    let names = list(seats.into_iter().map(|seat| desk.name(seat)));
    desk.speech.fill("play-rat-fewest", &[("names", names.into()), ("points", points.into())])
}

/// The points of a round in one sentence.
fn round_points(desk: Desk, events: &[Event]) -> Option<String> {
    let scored = events.iter().filter_map(|event| match *event {
        Event::Scored { seat, points, .. } => Some(format!("{} {points}", desk.name(seat))),
        _ => None,
    });
    let points = list(scored);
    (!points.is_empty()).then(|| desk.speech.fill("play-rat-scored", &[("points", points.into())]))
}

/// Whether an event is worth a line: looking, drawing and not knocking are seen on the table, and the cards that are
/// turned up at the end of a round, too.
fn is_done(event: &Event) -> bool {
    let quiet = matches!(
        event,
        Event::Looked { .. }
            | Event::Ready { .. }
            | Event::Drew { .. }
            | Event::Waived { .. }
            | Event::FaceUp { .. }
            | Event::Cut { .. }
            | Event::Revealed { .. }
            | Event::Replaced { .. }
            | Event::Scored { .. }
    );
    !quiet && !is_end(event)
}

fn is_end(event: &Event) -> bool {
    matches!(event, Event::Out { .. } | Event::Won { .. })
}
