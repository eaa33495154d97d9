//! Who won the match, and how all came out.

use game::{Seat, few};
use leptos::prelude::*;

use super::desk::Desk;
use super::tell;
use crate::table::{Standing, Verdict};

/// Who won and how, in two lines.
pub(super) fn verdict(desk: Desk) -> Verdict {
    let winners: Vec<Seat> = desk.sight.with(|sight| sight.winners.iter().collect());
    let names = tell::list(winners.iter().map(|&seat| desk.name(seat)));
    let points = winners.first().map_or(0, |&seat| desk.table(|table| table.totals[seat]));
    let count = winners.len() as u8;
    let args = [("names", names.into()), ("count", count.into())];
    Verdict {
        who: desk.speech.fill("play-rat-won", &args),
        how: desk.speech.fill("play-rat-won-how", &[("points", points.into())]),
        teams: Vec::new(),
    }
}

/// How all came out, the winners first, then the fewest points.
pub(super) fn standings(desk: Desk) -> Vec<Standing> {
    let (winners, mut seats) = desk.sight.with(|sight| {
        let totals = sight.screen.table.totals.iter().map(|(seat, &total)| (total, seat));
        (sight.winners, totals.collect::<Vec<_>>())
    });
    few::sort_by_key(&mut seats, |&(total, seat)| (!winners.contains(seat), total, seat.number()));
    let standing = |(total, seat): (u32, Seat)| Standing {
        team: None,
        name: desk.name(seat),
        players: rounds_of(desk, seat),
        reached: desk.speech.fill("play-rat-points", &[("points", total.into())]),
    };
    seats.into_iter().map(standing).collect()
}

/// The points of the rounds, added up: 9 + 12 + 7.
fn rounds_of(desk: Desk, seat: Seat) -> String {
    let points = desk.table(|table| {
        let of_round = table.sheet.iter().filter_map(|line| line[seat]);
        of_round.map(|points| points.to_string()).collect::<Vec<_>>()
    });
    points.join(" + ")
}
