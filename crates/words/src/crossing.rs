//! Crossing in words.

use crossing::{Colour, Event, Tile, Tiles};
use game::{BySeat, Seat, SeatSet};

use crate::{Value, Words};

/// A tile as it is called in a sentence: red 5, Pass two.
#[must_use]
pub fn tile(words: &Words, tile: Tile) -> String {
    match (tile.colour(), tile.value()) {
        (Some(paint), Some(value)) => format!("{} {value}", colour(words, paint)),
        _ if tile == Tile::PASS_TWO => words.say("tile-pass-two", &[]),
        _ => words.say("tile-draw-three", &[]),
    }
}

/// Some tiles as they are called in a sentence, each colour named once: blue 6, red 5 6 7.
#[must_use]
pub fn tiles(words: &Words, tiles: &Tiles) -> String {
    let all: Vec<Tile> = tiles.iter().collect();
    let alike = all.chunk_by(|one, other| one.is_number() && one.colour() == other.colour());
    let mut names = Vec::new();
    for chunk in alike {
        let (first, rest) = (chunk[0], &chunk[1..]);
        let values = rest.iter().filter_map(|tile| tile.value());
        let values: String = values.map(|value| format!(" {value}")).collect();
        names.push(tile(words, first) + &values);
    }
    names.join(", ")
}

/// A colour of tiles.
#[must_use]
pub fn colour(words: &Words, colour: Colour) -> String {
    let key = match colour {
        Colour::Blue => "tile-blue",
        Colour::Red => "tile-red",
        Colour::Yellow => "tile-yellow",
        Colour::Green => "tile-green",
    };
    words.say(key, &[])
}

/// What everybody counts: 0 for Seat 0, 35 for Seat 1.
#[must_use]
pub fn points(words: &Words, points: &BySeat<i32>, name: &dyn Fn(Seat) -> String) -> String {
    let count = |(seat, points): (Seat, &i32)| {
        words.say("crossing-count", &[("points", (*points).into()), ("who", name(seat).into())])
    };
    points.iter().map(count).collect::<Vec<_>>().join(", ")
}

/// One thing that happened, as a sentence; `name` says what a seat is called.
#[must_use]
pub fn event(words: &Words, event: &Event, name: &dyn Fn(Seat) -> String) -> String {
    let who = |seat: Seat| ("who", Value::from(name(seat)));
    let the_tile = |t: Tile| ("tile", Value::from(tile(words, t)));
    let the_tiles = |t: &Tiles| ("tiles", Value::from(tiles(words, t)));
    let number = |count: u8| ("count", Value::from(count));
    match event {
        Event::Took { seat, tile } => words.say("crossing-took", &[who(*seat), the_tile(*tile)]),
        Event::TurnedUp { tile } => words.say("crossing-turned-up", &[the_tile(*tile)]),
        Event::Drew { seat, tiles: Some(drawn), .. } if !drawn.is_empty() => {
            words.say("crossing-drew-tiles", &[who(*seat), the_tiles(drawn)])
        }
        Event::Drew { seat, count, .. } => {
            words.say("crossing-drew", &[who(*seat), number(*count)])
        }
        Event::Played { seat, tile, against: None } => {
            words.say("crossing-played", &[who(*seat), the_tile(*tile)])
        }
        Event::Played { seat, tile, against: Some(target) } => {
            let target = ("target", Value::from(name(*target)));
            words.say("crossing-played-against", &[who(*seat), the_tile(*tile), target])
        }
        Event::Chose { seat, tiles: None } => words.say("crossing-chose", &[who(*seat)]),
        Event::Chose { seat, tiles: Some(gift) } => {
            words.say("crossing-chose-tiles", &[who(*seat), the_tiles(gift)])
        }
        Event::HandedOn { from, to, count, tiles } => {
            let to = ("to", Value::from(name(*to)));
            match tiles {
                None => words.say("crossing-handed-on", &[who(*from), to, number(*count)]),
                Some(gift) => {
                    words.say("crossing-handed-on-tiles", &[who(*from), to, the_tiles(gift)])
                }
            }
        }
        Event::Laid { seat, tiles, moved } => laid(words, who(*seat), tiles, *moved),
        Event::Opened { seat } => words.say("crossing-opened", &[who(*seat)]),
        Event::Passed { seat } => words.say("event-passed", &[who(*seat)]),
        Event::GameEnded { winners, points } => game_ended(words, *winners, points, name),
        Event::Dealt { first, game } => {
            words.say("crossing-dealt", &[who(*first), ("game", (*game).into())])
        }
        Event::Won { winners } => words.say("crossing-won", &victors(words, *winners, name)),
    }
}

fn laid(words: &Words, who: (&str, Value<'_>), laid: &Tiles, moved: u16) -> String {
    let key = if moved == 0 { "crossing-laid" } else { "crossing-laid-moving" };
    let (count, moved) = (("count", laid.len().into()), ("moved", moved.into()));
    words.say(key, &[who, count, moved, ("tiles", tiles(words, laid).into())])
}

fn game_ended(
    words: &Words,
    winners: SeatSet,
    counted: &BySeat<i32>,
    name: &dyn Fn(Seat) -> String,
) -> String {
    let [count, winners] = victors(words, winners, name);
    let counted = ("points", Value::from(points(words, counted, name)));
    words.say("crossing-game-ended", &[count, winners, counted])
}

/// How many have won, and who.
fn victors<'a>(
    words: &Words,
    winners: SeatSet,
    name: &dyn Fn(Seat) -> String,
) -> [(&'static str, Value<'a>); 2] {
    let mut names: Vec<String> = winners.iter().map(name).collect();
    let last = names.pop().unwrap_or_default();
    let all = if names.is_empty() {
        last
    } else {
        let rest = names.join(", ");
        words.say("crossing-and", &[("rest", rest.into()), ("last", last.into())])
    };
    [("count", winners.len().into()), ("winners", all.into())]
}
