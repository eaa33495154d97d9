//! Who won, and how all came out.

use game::{Seat, few};
use leptos::prelude::*;

use super::desk::Desk;
use super::tell;
use crate::table::{Standing, Verdict};

/// Who won and how, in two lines.
pub(super) fn verdict(desk: Desk) -> Verdict {
    let winners: Vec<Seat> = desk.sight.with(|sight| sight.winners.iter().collect());
    let names = tell::list(winners.iter().map(|&seat| desk.name(seat)));
    let args = [("names", names.into()), ("count", winners.len().into())];
    let (games, emptied) = desk.scene(|scene| {
        let out = winners.iter().any(|&seat| scene.hand_sizes.get(seat) == Some(&0));
        (scene.setup.games(), out)
    });
    let how = match (games, emptied) {
        (1, true) => "play-cro-won-out",
        (1, false) => "play-cro-won-stuck",
        _ => "play-cro-won-row",
    };
    let how = desk.speech.say(how);
    Verdict { who: desk.speech.fill("play-cro-won", &args), how, teams: Vec::new() }
}

/// How all came out, the winners first, then the fewest points.
pub(super) fn standings(desk: Desk) -> Vec<Standing> {
    let winners = desk.sight.with(|sight| sight.winners);
    let mut seats: Vec<(i32, Seat)> = totals(desk);
    few::sort_by_key(&mut seats, |&(total, seat)| (!winners.contains(seat), total, seat.number()));
    let standing = |(total, seat): (i32, Seat)| Standing {
        team: None,
        name: desk.name(seat),
        players: games_of(desk, seat),
        reached: desk.speech.fill("play-cro-points", &[("points", total.into())]),
    };
    seats.into_iter().map(standing).collect()
}

/// What everybody has counted so far.
pub(super) fn totals(desk: Desk) -> Vec<(i32, Seat)> {
    desk.scene(|scene| {
        let total = |seat: Seat| scene.results.iter().map(|game| game.points[seat]).sum();
        Seat::all(scene.setup.players()).map(|seat| (total(seat), seat)).collect()
    })
}

/// The points of the games, added up: 9 + 12 + 7.
fn games_of(desk: Desk, seat: Seat) -> String {
    let points = desk.scene(|scene| {
        let all = scene.results.iter().map(|game| game.points[seat].to_string());
        all.collect::<Vec<_>>()
    });
    if points.len() < 2 { String::new() } else { points.join(" + ") }
}
