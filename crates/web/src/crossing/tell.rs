//! Crossing in words, as the screen needs them.

use ::table::Told;
use crossing::{Event, Reason, Tile};
use game::Seat;
use leptos::prelude::*;
use play::crossing::{At, Board, Draft, Flaw, Kind, Line as Row, Piece, Reach, Standing, Way};
use words::Words;
use words::crossing as say;
use words::play::capital;

use super::desk::{Desk, Pick};
use crate::speech::Speech;
use crate::table::Line;

/// So many letters stand in two lines on a phone, in any language.
const SHORT: usize = 60;

/// What is wrong, with the tiles it is about.
pub(super) fn flaw(speech: Speech, board: &Board, flaw: &Flaw) -> String {
    speech.with(|words| {
        let why = words.foul(flaw.reason.name());
        let about_line = !matches!(flaw.reason, Reason::TooManyGroups | Reason::FurtherGroup);
        let tiles: Vec<Tile> =
            flaw.cells.iter().filter_map(|&at| Some(board.on(at)?.tile())).collect();
        if tiles.is_empty() || !about_line {
            return why;
        }
        let tiles = capital(&in_line(words, &tiles));
        words.say("play-cro-flaw", &[("tiles", tiles.into()), ("why", why.into())])
    })
}

/// Tiles along a line, each colour named once: red 5 6 7, blue 7.
pub(super) fn in_line(words: &Words, tiles: &[Tile]) -> String {
    let alike = tiles.chunk_by(|one, other| one.is_number() && one.colour() == other.colour());
    let name = |chunk: &[Tile]| {
        let rest = chunk[1..].iter().filter_map(|tile| tile.value());
        let rest: String = rest.map(|value| format!(" {value}")).collect();
        say::tile(words, chunk[0]) + &rest
    };
    alike.map(name).collect::<Vec<_>>().join(", ")
}

/// Where a cell is, counted from the first row and the first column of the table.
fn place(words: &Words, board: &Board, at: At) -> String {
    let (low, _) = board.bounds().unwrap_or((at, at));
    let (row, col) = (at.row - low.row + 1, at.col - low.col + 1);
    words.say("play-cro-place", &[("row", row.into()), ("col", col.into())])
}

/// A tile on the table, for a screen reader.
pub(super) fn lying(speech: Speech, draft: &Draft, piece: Piece) -> String {
    speech.with(|words| {
        let mut parts = vec![say::tile(words, piece.tile())];
        parts.extend(draft.board().place(piece).map(|at| place(words, draft.board(), at)));
        parts.extend(draft.is_laid(piece).then(|| words.say("play-cro-yours", &[])));
        capital(&parts.join(", "))
    })
}

/// A cell with what lies on it and round it, as it is said when the keys come there.
pub(super) fn cell(desk: Desk, at: At) -> String {
    let speech = desk.speech;
    desk.draft.with(|draft| {
        let board = draft.board();
        speech.with(|words| {
            let mut parts = vec![match board.on(at) {
                Some(piece) => say::tile(words, piece.tile()),
                None => words.say("play-cro-free", &[]),
            }];
            if let Some(piece) = board.on(at) {
                parts.extend(draft.is_laid(piece).then(|| words.say("play-cro-yours", &[])));
            }
            parts.push(place(words, board, at));
            let sides = [
                (Way::Left, "play-cro-left"),
                (Way::Right, "play-cro-right"),
                (Way::Up, "play-cro-above"),
                (Way::Down, "play-cro-below"),
            ];
            let beside = sides.iter().filter_map(|(way, key)| {
                let tile = say::tile(words, board.on(at.next(*way))?.tile());
                Some(words.say(key, &[("tile", tile.into())]))
            });
            parts.extend(beside);
            let wrong = desk.standing.with(|standing| {
                standing.flaws().iter().find(|flaw| flaw.cells.contains(&at)).cloned()
            });
            parts.extend(wrong.map(|flaw| words.foul(flaw.reason.name())));
            capital(&parts.join(", "))
        })
    })
}

/// What is carried.
pub(super) fn carrying(speech: Speech, tiles: &[Tile]) -> String {
    let tiles = speech.with(|words| in_line(words, tiles));
    speech.fill("play-cro-carrying", &[("tiles", tiles.into())])
}

/// What was dropped where.
pub(super) fn dropped(speech: Speech, draft: &Draft, carried: &[Piece], hold: Piece) -> String {
    speech.with(|words| {
        let tiles: Vec<Tile> = carried.iter().map(|piece| piece.tile()).collect();
        let tiles = capital(&in_line(words, &tiles));
        let place = draft.board().place(hold).map(|at| place(words, draft.board(), at));
        let place = place.unwrap_or_default();
        words.say("play-cro-dropped", &[("tiles", tiles.into()), ("place", place.into())])
    })
}

/// A line of the list: run across.
pub(super) fn kind(speech: Speech, row: &Row) -> String {
    let key = match (row.kind, row.across) {
        (Kind::Lone, _) => "play-cro-lone",
        (Kind::Set, true) => "play-cro-set-across",
        (Kind::Set, false) => "play-cro-set-down",
        (Kind::Run, true) => "play-cro-run-across",
        (Kind::Run, false) => "play-cro-run-down",
        (Kind::Neither, true) => "play-cro-line-across",
        (Kind::Neither, false) => "play-cro-line-down",
    };
    speech.say(key)
}

/// What the table waits for, or what it asks.
pub(super) fn title(desk: Desk) -> String {
    let speech = desk.speech;
    if desk.sight.with(|sight| sight.over) {
        return super::verdict::verdict(desk).who;
    }
    if desk.seat().is_none() {
        return speech.say("play-watching");
    }
    if desk.scene(|scene| scene.chosen.is_some()) {
        return speech.say(if desk.is_yours() { "play-cro-give-title" } else { "play-cro-given" });
    }
    if desk.is_yours() {
        return speech.say("play-your-turn");
    }
    let who = desk.name(desk.scene(|scene| scene.turn));
    speech.fill("play-their-turn", &[("who", who.into())])
}

/// What to do next.
pub(super) fn hint(desk: Desk) -> String {
    let speech = desk.speech;
    if desk.sight.with(|sight| sight.over) {
        return super::verdict::verdict(desk).how;
    }
    if !desk.is_yours() {
        let passing = desk.scene(|scene| scene.chosen.is_some());
        return speech.say(if passing { "play-cro-others-choose" } else { "play-wait" });
    }
    if desk.is_giving() {
        return gift_hint(desk);
    }
    if let Some(tip) = super::hint::text(desk) {
        return tip;
    }
    match desk.pick.get() {
        Pick::Held(piece) if !piece.tile().is_number() => {
            let key = if piece.tile() == Tile::PASS_TWO {
                "play-cro-pass-two"
            } else {
                "play-cro-draw-three"
            };
            return speech.say(key);
        }
        Pick::Held(_) | Pick::Lying(..) => return pick_hint(desk),
        Pick::Open(tile) => {
            let tile = speech.with(|words| capital(&say::tile(words, tile)));
            return speech.fill("play-cro-open-tile", &[("tile", tile.into())]);
        }
        Pick::Nothing => {}
    }
    let (held, laid) = desk.draft.with(|draft| (draft.hand().count(), draft.laid()));
    match desk.standing.with(|standing| matches!(standing, Standing::Untouched)) {
        true if untouched_is_opening(desk) => speech.say("play-cro-open-hint"),
        true => speech.say("play-cro-turn-hint"),
        false => {
            let counts = [("held", held.into()), ("laid", laid.into())];
            speech.fill("play-cro-counts", &counts)
        }
    }
}

fn untouched_is_opening(desk: Desk) -> bool {
    desk.seat().is_some_and(|seat| desk.scene(|scene| !scene.opened.contains(seat)))
}

fn gift_hint(desk: Desk) -> String {
    let players = desk.scene(|scene| scene.setup.players());
    let to = desk.seat().map(|seat| desk.name(seat.left(players))).unwrap_or_default();
    let (chosen, all) = (desk.gifts.with(Vec::len), desk.gift_size());
    let args = [("to", to.into()), ("chosen", chosen.into()), ("all", all.into())];
    desk.speech.fill("play-cro-give-hint", &args)
}

fn pick_hint(desk: Desk) -> String {
    let tiles: Vec<Tile> = desk.carried.get().iter().map(|piece| piece.tile()).collect();
    let tiles = desk.speech.with(|words| capital(&in_line(words, &tiles)));
    desk.speech.fill("play-cro-where", &[("tiles", tiles.into())])
}

/// What carrying more would carry.
pub(super) fn wider(speech: Speech, reach: Reach) -> String {
    let key = match reach {
        Reach::One => "play-cro-widen-one",
        Reach::Across | Reach::Down => "play-cro-widen-line",
        Reach::Group => "play-cro-widen-group",
    };
    speech.say(key)
}

/// Under the name of a player.
pub(super) fn under_name(desk: Desk, seat: Seat, bot: bool, now: bool) -> String {
    let count = desk.scene(|scene| scene.hand_sizes.get(seat).copied().unwrap_or_default());
    let fill = |key| desk.speech.fill(key, &[("count", count.into())]);
    let tiles = fill("play-cro-tiles");
    if now {
        return format!("{} · {tiles}", desk.speech.say("play-thinking"));
    }
    let opened = desk.scene(|scene| scene.opened.contains(seat));
    let sub = if bot { fill("play-bot-cards") } else { tiles };
    if opened { sub } else { format!("{sub} · {}", desk.speech.say("play-cro-not-opened")) }
}

/// What stands beside the name of the game, where several are played.
pub(super) fn note(desk: Desk) -> String {
    let (games, played) = desk.scene(|scene| (scene.setup.games(), scene.results.len()));
    if games < 2 {
        return String::new();
    }
    let game = (played + 1).min(usize::from(games));
    desk.speech.fill("play-cro-game-of", &[("game", game.into()), ("games", games.into())])
}

/// One decision as lines: what was done, and how a game ended.
pub(super) fn lines(desk: Desk, told: &Told<Event>) -> Vec<Line> {
    let name = |seat| desk.name(seat);
    let is_end = |event: &Event| {
        matches!(event, Event::GameEnded { .. } | Event::Dealt { .. } | Event::Won { .. })
    };
    let hands_on = told.events.iter().any(|event| matches!(event, Event::HandedOn { .. }));
    let text = |end: bool| {
        desk.speech.with(|words| {
            let events = told.events.iter().filter(|event| is_end(event) == end);
            let events = events.filter(|event| match event {
                // A tile that turns up is seen where it lies.
                Event::TurnedUp { .. } => false,
                // Whoever is last to choose is told with what everybody hands on.
                Event::Chose { .. } => !hands_on,
                _ => true,
            });
            events.map(|event| say::event(words, event, &name)).collect::<Vec<_>>()
        })
    };
    let both = [(2 * told.number, text(false)), (2 * told.number + 1, text(true))];
    let both = both.into_iter().filter(|(_, text)| !text.is_empty());
    let line = |(number, text): (u32, Vec<String>)| {
        let text = text.join(" ");
        let brief = gist(desk, told).filter(|_| text.chars().count() > SHORT);
        Line { number, team: None, text, brief }
    };
    both.map(line).collect()
}

/// What was done, without the tiles.
fn gist(desk: Desk, told: &Told<Event>) -> Option<String> {
    told.events.iter().find_map(|event| match event {
        Event::Laid { seat, tiles, .. } => {
            let args = [("who", desk.name(*seat).into()), ("count", tiles.len().into())];
            Some(desk.speech.fill("play-cro-laid", &args))
        }
        Event::HandedOn { .. } => Some(desk.speech.say("play-cro-handed-on")),
        _ => None,
    })
}

/// Names in a row: Sigga, Amma.
pub(super) fn list(names: impl IntoIterator<Item = String>) -> String {
    names.into_iter().collect::<Vec<_>>().join(", ")
}
