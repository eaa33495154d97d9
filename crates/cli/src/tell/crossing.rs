//! Crossing: the table as it lies there, hands and open tiles.

use crossing::{Claim, Colour, Event, Scene, Screen, Tile, Tiles, View, groups};
use game::{BySeat, Seat, SeatSet};
use words::Words;
use words::crossing::{colour, event, points, tile};

use super::Tells;
use crate::commands::{seat_name, seat_names};

pub(super) struct Crossing;

impl Tells for Crossing {
    type Event = Event;
    type View = View;
    type Screen = Screen;

    fn event(words: &Words, known: &Event) -> String {
        event(words, known, &|seat| seat_name(words, seat))
    }

    fn view(words: &Words, view: &View) -> String {
        tell_view(words, view)
    }

    fn screen(words: &Words, screen: &Screen) -> String {
        tell_screen(words, screen)
    }
}

fn tell_view(words: &Words, view: &View) -> String {
    let mut lines = tell_scene(words, &view.scene);
    lines.extend(known(words, &view.claims));
    lines.extend(own(words, view.seat, &view.hand, view.gives.as_ref()));
    lines.join("\n") + "\n"
}

fn tell_screen(words: &Words, screen: &Screen) -> String {
    let mut lines = tell_scene(words, &screen.scene);
    if let Some(you) = &screen.you {
        lines.extend(own(words, you.seat, &you.hand, you.gives.as_ref()));
    }
    lines.join("\n") + "\n"
}

/// What everybody sees, line by line. A lay is typed as a picture of the table, so the table is
/// drawn as it would be typed, and its cells need no names.
fn tell_scene(words: &Words, scene: &Scene) -> Vec<String> {
    let mut lines = vec![match scene.table.is_empty() {
        true => words.say("view-crossing-bare", &[]),
        false => scene.table.to_string(),
    }];
    lines.push(String::new());
    lines.push(legend(words));
    lines.extend(groups(&scene.table).map(|found| {
        let most = scene.setup.most_groups();
        let args = [("groups", found.count.into()), ("most", most.into())];
        words.say("view-crossing-groups", &args)
    }));
    lines.extend(row_of_games(words, scene));
    lines.push(words.say("view-crossing-first", &[("who", seat_name(words, scene.first).into())]));
    lines.extend(waiting(words, scene));
    for (seat, size) in scene.hand_sizes.iter() {
        let key = match scene.opened.contains(seat) {
            true => "view-crossing-player-opened",
            false => "view-crossing-player",
        };
        let who = seat_name(words, seat).into();
        lines.push(words.say(key, &[("who", who), ("count", (*size).into())]));
    }
    lines.extend(stock(words, scene));
    lines
}

fn legend(words: &Words) -> String {
    let [blue, red, yellow, green] = Colour::ALL.map(|paint| colour(words, paint).into());
    let [pass, draw] = [Tile::PASS_TWO, Tile::DRAW_THREE].map(|action| tile(words, action).into());
    let args = [
        ("blue", blue),
        ("red", red),
        ("yellow", yellow),
        ("green", green),
        ("pass", pass),
        ("draw", draw),
    ];
    words.say("view-crossing-legend", &args)
}

/// Which game of the row it is, and the points of those that are over.
fn row_of_games(words: &Words, scene: &Scene) -> Vec<String> {
    let (mut lines, games) = (Vec::new(), scene.setup.games());
    let over = scene.results.len();
    if games > 1 {
        let game = (over + 1).min(games.into());
        let args = [("game", game.into()), ("games", games.into())];
        lines.push(words.say("view-crossing-game", &args));
    }
    if over > 0 {
        let total = |seat| scene.results.iter().map(|result| result.points[seat]).sum();
        let totals = BySeat::from_fn(scene.setup.players(), total);
        let totals = points(words, &totals, &|seat| seat_name(words, seat));
        lines.push(words.say("view-crossing-points", &[("points", totals.into())]));
    }
    lines
}

/// What the game waits for.
fn waiting(words: &Words, scene: &Scene) -> Vec<String> {
    let mut lines = Vec::new();
    if let Some(chosen) = scene.chosen {
        let args = [
            ("who", seat_name(words, scene.turn).into()),
            ("tile", tile(words, Tile::PASS_TWO).into()),
            ("count", chosen.len().into()),
            ("chosen", seat_names(words, chosen).into()),
        ];
        lines.push(words.say("view-crossing-passing", &args));
    }
    if scene.must_act.is_empty() {
        lines.push(words.say("view-over", &[]));
    } else {
        lines.push(words.say("view-turn", &[("who", seat_names(words, scene.must_act).into())]));
    }
    if scene.passes > 0 {
        lines.push(words.say("view-crossing-passes", &[("passes", scene.passes.into())]));
    }
    lines
}

/// The tiles that nobody holds and that do not lie on the table.
fn stock(words: &Words, scene: &Scene) -> Vec<String> {
    let mut lines = vec![match scene.open.is_empty() {
        true => words.say("view-crossing-none-open", &[]),
        false => words.say("view-crossing-open", &[typed(&scene.open)]),
    }];
    lines.push(words.say("view-crossing-bag", &[("count", scene.bag.into())]));
    if !scene.gone.is_empty() {
        lines.push(words.say("view-crossing-gone", &[typed(&scene.gone)]));
    }
    lines
}

/// What a player knows of the others' hands: a line for each player, or each few, that it is about.
fn known(words: &Words, claims: &[Claim]) -> Vec<String> {
    let mut holders: Vec<SeatSet> = Vec::new();
    for claim in claims {
        if !holders.contains(&claim.holders) {
            holders.push(claim.holders);
        }
    }
    holders.sort_by_key(|seats| (seats.len(), seats.iter().next()));
    let line = |seats: SeatSet| {
        let held = claims.iter().filter(|claim| claim.holders == seats).map(|claim| claim.tile);
        let key = match seats.len() {
            1 => "view-crossing-held",
            _ => "view-crossing-held-by-one",
        };
        words.say(key, &[("who", seat_names(words, seats).into()), typed(&held.collect())])
    };
    holders.into_iter().map(line).collect()
}

fn own(words: &Words, seat: Seat, hand: &Tiles, gives: Option<&Tiles>) -> Vec<String> {
    let args = [("who", seat_name(words, seat).into()), ("cards", hand.to_string().into())];
    let mut lines = vec![words.say("view-hand", &args)];
    lines.extend(gives.map(|gift| words.say("view-crossing-gives", &[typed(gift)])));
    lines
}

/// Tiles as they are typed in actions.
fn typed(tiles: &Tiles) -> (&'static str, words::Value<'static>) {
    ("tiles", tiles.to_string().into())
}
