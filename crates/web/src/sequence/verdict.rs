//! Who won, and how the teams came out.

use game::{Seat, Team, few};
use leptos::prelude::*;

use super::desk::Desk;
use super::tell;
use crate::table::{Standing, Verdict};

/// How many rows a team has.
pub(super) fn rows_of(desk: Desk, team: u8) -> u8 {
    let is_theirs = |(owner, _): &&(Team, sequence::Row)| owner.0 == team;
    desk.sight.with(|sight| sight.screen.table.sequences.iter().filter(is_theirs).count() as u8)
}

/// Who won and how, in two lines.
pub(super) fn verdict(desk: Desk) -> Verdict {
    let (winners, needed) =
        desk.sight.with(|sight| (sight.winners, sight.screen.table.setup.sequences_to_win()));
    let mut teams: Vec<u8> = winners.iter().map(|seat| desk.team(seat).0).collect();
    few::sort(&mut teams);
    teams.dedup();
    let name = |team| desk.speech.with(|words| words::sequence::team(words, Team(team)));
    let names = tell::list(winners.iter().map(|seat| desk.name(seat)));
    let (who, how) = match teams[..] {
        [team] => {
            let who = desk.speech.fill("play-won", &[("team", name(team).into())]);
            let rows = rows_of(desk, team);
            let key = if rows >= needed { "play-won-rows" } else { "play-won-stuck" };
            let args = [("names", names.into()), ("rows", rows.into())];
            (who, desk.speech.fill(key, &args))
        }
        _ => {
            let names = tell::list(teams.iter().map(|&team| name(team)));
            let how = desk.speech.fill("play-tied-how", &[("names", names.into())]);
            (desk.speech.say("play-tied"), how)
        }
    };
    Verdict { who, how, teams }
}

/// How the teams came out, the most rows first.
pub(super) fn standings(desk: Desk) -> Vec<Standing> {
    let (teams, players) = desk.sight.with(|sight| {
        let setup = &sight.screen.table.setup;
        (setup.teams(), setup.players())
    });
    let mut order: Vec<(u8, u8)> = (0..teams).map(|team| (rows_of(desk, team), team)).collect();
    few::sort_by_key(&mut order, |&(rows, team)| (std::cmp::Reverse(rows), team));
    let standing = |(rows, team): (u8, u8)| {
        let members = Seat::all(players).filter(|&seat| desk.team(seat).0 == team);
        Standing {
            team: Some(team),
            name: desk.speech.with(|words| words::sequence::team(words, Team(team))),
            players: tell::list(members.map(|seat| desk.name(seat))),
            reached: desk.speech.fill("play-rows", &[("count", rows.into())]),
        }
    };
    order.into_iter().map(standing).collect()
}
