//! `kvold simulate`: many matches between bots, on all cores.

use std::collections::BTreeMap;
use std::io::{IsTerminal as _, stderr};
use std::path::Path;
use std::time::{Duration, Instant};

use catalog::{Contest, Outcome};
use game::{Seat, SeatSet, Team};
use indicatif::{ProgressBar, ProgressStyle};
use rayon::prelude::*;
use serde_json::{Value as Json, json};
use words::{Value, Words};

use super::deal::{random, table};
use super::seat_name;
use crate::args::Simulate;
use crate::failure::Failure;
use crate::json::compact;

/// What is counted. The order of matches does not matter to any of it, so neither does the number of cores.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
struct Tally {
    /// How many matches took so many moves.
    lengths: BTreeMap<u32, u64>,
    /// How many matches each seat has won, alone or with its team.
    wins: BTreeMap<Seat, u64>,
    /// Matches without a single winning team.
    draws: u64,
    /// Matches won by the team that began.
    won_by_first: u64,
}

/// One series of matches.
struct Series<'a> {
    contest: &'a dyn Contest,
    teams: Vec<Team>,
    number: u64,
    records: Option<&'a Path>,
    record: Option<&'a Path>,
}

pub(crate) fn run(words: &Words, args: &Simulate, json: bool) -> Result<String, Failure> {
    let (game, wish) = table(words, &args.table)?;
    let bots: Vec<&str> = args.bots.iter().map(String::as_str).collect();
    let contest = game.contest(&wish, &bots).map_err(|fault| Failure::of(words, &fault))?;
    let number = match args.seed {
        Some(number) => number,
        None => u32::from_le_bytes(random()?).into(),
    };
    let series = Series {
        contest: &*contest,
        teams: contest.teams(),
        number,
        records: args.records.as_deref(),
        record: args.record.as_deref(),
    };
    if let Some(folder) = series.records {
        std::fs::create_dir_all(folder).map_err(|error| unwritten(folder, &error))?;
    }
    let start = Instant::now();
    let tally = series.play_all(args.games)?;
    let time = start.elapsed();
    Ok(if json {
        compact(&as_json(args, &series, &tally, time))
    } else {
        as_text(words, args, &series, &tally, time)
    })
}

impl Series<'_> {
    fn play_all(&self, games: u64) -> Result<Tally, Failure> {
        let bar = progress(games);
        let tally = (0..games)
            .into_par_iter()
            .map(|match_number| self.play(match_number).inspect(|_| bar.inc(1)))
            .try_fold(Tally::default, |tally, outcome| Ok(tally.with(&self.teams, &outcome?)))
            .try_reduce(Tally::default, |one, other| Ok(one.and(other)));
        bar.finish_and_clear();
        tally
    }

    fn play(&self, match_number: u64) -> Result<Outcome, Failure> {
        let first = self.record.filter(|_| match_number == 0);
        let keep = first.is_some() || self.records.is_some();
        let outcome = self.contest.play(self.number, match_number, keep).map_err(|misplay| {
            Failure::Input(format!("match {match_number} of series {}: {misplay}", self.number))
        })?;
        if let Some(record) = &outcome.record {
            let in_folder = self.records.map(|dir| dir.join(format!("{match_number:06}.jsonl")));
            for path in first.map(Path::to_owned).into_iter().chain(in_folder) {
                std::fs::write(&path, record).map_err(|error| unwritten(&path, &error))?;
            }
        }
        Ok(outcome)
    }
}

impl Tally {
    fn with(mut self, teams: &[Team], outcome: &Outcome) -> Self {
        *self.lengths.entry(outcome.moves).or_default() += 1;
        let team = |seat: Seat| teams.get(seat.index()).copied();
        match single_team(teams, outcome.winners) {
            None => self.draws += 1,
            Some(winner) => {
                for seat in outcome.winners.iter() {
                    *self.wins.entry(seat).or_default() += 1;
                }
                self.won_by_first += u64::from(outcome.first.and_then(team) == Some(winner));
            }
        }
        self
    }

    fn and(mut self, other: Self) -> Self {
        for (length, count) in other.lengths {
            *self.lengths.entry(length).or_default() += count;
        }
        for (seat, count) in other.wins {
            *self.wins.entry(seat).or_default() += count;
        }
        self.draws += other.draws;
        self.won_by_first += other.won_by_first;
        self
    }

    fn games(&self) -> u64 {
        self.lengths.values().sum()
    }

    fn moves(&self) -> u64 {
        self.lengths.iter().map(|(&length, &count)| u64::from(length) * count).sum()
    }

    /// The length that half of the matches do not exceed.
    fn median(&self) -> u32 {
        let half = self.games().div_ceil(2);
        let mut passed = 0;
        let reaches = |(_, count): &(&u32, &u64)| {
            passed += **count;
            passed >= half
        };
        self.lengths.iter().find(reaches).map_or(0, |(&length, _)| length)
    }

    fn shortest(&self) -> u32 {
        self.lengths.keys().next().copied().unwrap_or_default()
    }

    fn longest(&self) -> u32 {
        self.lengths.keys().next_back().copied().unwrap_or_default()
    }

    fn wins_of(&self, seat: Seat) -> u64 {
        self.wins.get(&seat).copied().unwrap_or_default()
    }
}

/// The team that has won, if it is one only.
fn single_team(teams: &[Team], winners: SeatSet) -> Option<Team> {
    let mut winning = winners.iter().filter_map(|seat| teams.get(seat.index()).copied());
    let first = winning.next()?;
    winning.all(|team| team == first).then_some(first)
}

/// A bar for people who watch; nothing where nobody does.
fn progress(games: u64) -> ProgressBar {
    if !stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template("{bar:40} {pos}/{len} {eta}");
    ProgressBar::new(games).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}

fn unwritten(path: &Path, error: &std::io::Error) -> Failure {
    Failure::Input(format!("{} cannot be written: {error}", path.display()))
}

fn seats_and_bots<'a>(series: &Series<'a>) -> impl Iterator<Item = (Seat, &'static str)> + 'a {
    Seat::all(game::MAX_SEATS).zip(series.contest.bots())
}

fn per_second(tally: &Tally, time: Duration) -> f64 {
    tally.moves() as f64 / time.as_secs_f64().max(1e-9)
}

fn as_text(
    words: &Words,
    args: &Simulate,
    series: &Series<'_>,
    tally: &Tally,
    time: Duration,
) -> String {
    let number = |value: f64, decimals| Value::from(words.language().number(value, decimals));
    let share = |count: u64| number(100.0 * count as f64 / tally.games() as f64, 1);
    let game = words.say(&format!("game-{}", args.table.game), &[]);
    let heading = [
        ("game", Value::from(game)),
        ("seats", series.teams.len().into()),
        ("matches", tally.games().into()),
        ("series", series.number.to_string().into()),
    ];
    let length = [
        ("mean", number(tally.moves() as f64 / tally.games() as f64, 1)),
        ("shortest", tally.shortest().into()),
        ("median", tally.median().into()),
        ("longest", tally.longest().into()),
    ];
    let mut lines =
        vec![words.say("simulate-heading", &heading), words.say("simulate-length", &length)];
    for (seat, bot) in seats_and_bots(series) {
        let wins = tally.wins_of(seat);
        let args = [
            ("who", Value::from(seat_name(words, seat))),
            ("bot", bot.into()),
            ("wins", wins.into()),
            ("share", share(wins)),
        ];
        lines.push(words.say("simulate-wins", &args));
    }
    lines.push(words.say("simulate-draws", &[("draws", tally.draws.into())]));
    lines.push(words.say("simulate-first", &[("share", share(tally.won_by_first))]));
    let speed =
        [("speed", number(per_second(tally, time), 0)), ("seconds", number(time.as_secs_f64(), 2))];
    lines.push(words.say("simulate-speed", &speed));
    lines.join("\n") + "\n"
}

fn as_json(args: &Simulate, series: &Series<'_>, tally: &Tally, time: Duration) -> Json {
    let games = tally.games() as f64;
    let seat = |(seat, bot): (Seat, &str)| {
        let team = series.teams.get(seat.index());
        json!({ "seat": seat, "team": team, "bot": bot, "wins": tally.wins_of(seat) })
    };
    json!({
        "game": args.table.game,
        "games": tally.games(),
        "seed": series.number,
        "moves": tally.moves(),
        "length": {
            "mean": tally.moves() as f64 / games,
            "shortest": tally.shortest(),
            "median": tally.median(),
            "longest": tally.longest(),
        },
        "seats": seats_and_bots(series).map(seat).collect::<Vec<_>>(),
        "draws": tally.draws,
        "first_player_share": tally.won_by_first as f64 / games,
        "seconds": time.as_secs_f64(),
        "moves_per_second": per_second(tally, time),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn outcome(winners: &[u8], first: u8, moves: u32) -> Outcome {
        Outcome {
            winners: winners.iter().copied().map(Seat::new).collect(),
            first: Some(Seat::new(first)),
            moves,
            record: None,
        }
    }

    #[test]
    fn matches_are_counted_in_any_order() {
        let teams = [0, 1, 0, 1].map(Team);
        let outcomes =
            [outcome(&[0, 2], 2, 30), outcome(&[1, 3], 0, 10), outcome(&[0, 1, 2, 3], 0, 50)];
        let count = |order: [usize; 3]| {
            let parts = order.map(|i| Tally::default().with(&teams, &outcomes[i]));
            parts.into_iter().fold(Tally::default(), Tally::and)
        };
        let tally = count([0, 1, 2]);
        assert_eq!(tally, count([2, 0, 1]));
        assert_eq!((tally.games(), tally.moves(), tally.draws, tally.won_by_first), (3, 90, 1, 1));
        assert_eq!((tally.shortest(), tally.median(), tally.longest()), (10, 30, 50));
        assert_eq!(Seat::all(4).map(|seat| tally.wins_of(seat)).collect::<Vec<_>>(), [1; 4]);
    }
}
