//! `kvold solve`: the best lay in Crossing.

use std::time::{Duration, Instant};

use crossing::solver::{Answer, Effort, solve};
use crossing::{Action, Crossing, Position};
use game::{Game as _, Notation as _};
use serde_json::json;
use words::Words;

use super::{read, seat_name};
use crate::args::Solve;
use crate::failure::Failure;
use crate::json::compact;

pub(crate) fn run(words: &Words, args: &Solve, json: bool) -> Result<String, Failure> {
    let game = game(args)?;
    let view = game.view(args.seat);
    let Some(problem) = view.lay_rules().problem() else {
        let who = seat_name(words, args.seat).into();
        return Err(Failure::Input(words.say("solve-nothing", &[("who", who)])));
    };
    let limit = args.ms.map(Duration::from_millis);
    let effort = match (args.work, limit) {
        (Some(rounds), _) => Effort::of_all(rounds),
        (None, Some(_)) => Effort { rounds: u32::MAX, ..Effort::FULL },
        (None, None) => Effort::FULL,
    };
    let start = processor_time();
    let mut stop = || limit.is_some_and(|limit| processor_time() - start > limit);
    let answer = solve(&problem, effort, &mut stop);
    let time = processor_time() - start;
    Ok(if json { compact(&report(&answer, time)) } else { tell(words, &answer, time) })
}

fn game(args: &Solve) -> Result<Crossing, Failure> {
    let text = read(&args.position)?;
    let wrong = |what: String| Failure::Input(format!("this is no position of Crossing: {what}"));
    let position: Position =
        serde_json::from_str(&text).map_err(|error| wrong(error.to_string()))?;
    let game = Crossing::from_position(&position).map_err(|fault| wrong(fault.to_string()))?;
    if game.seats().contains(args.seat) {
        Ok(game)
    } else {
        Err(wrong(format!("the table has no seat {}", args.seat)))
    }
}

fn report(answer: &Answer, time: Duration) -> serde_json::Value {
    let lay = (answer.placed > 0).then(|| Action::Lay { table: answer.table.clone() }.to_string());
    json!({
        "action": lay,
        "placed": answer.placed,
        "most": answer.most,
        "proved": answer.is_proved(),
        "moved": answer.moved,
        "rounds": answer.rounds,
        "cpu_ms": time.as_secs_f64() * 1000.0,
    })
}

fn tell(words: &Words, answer: &Answer, time: Duration) -> String {
    let number = |number: u32| words::Value::from(number);
    let counts = [("tiles", number(answer.placed.into())), ("moved", number(answer.moved.into()))];
    let verdict = if answer.is_proved() {
        words.say("solve-proved", &[])
    } else {
        words.say("solve-open", &[("most", number(answer.most.unwrap_or_default().into()))])
    };
    let milliseconds = u32::try_from(time.as_millis()).unwrap_or(u32::MAX);
    let effort = [("rounds", number(answer.rounds)), ("ms", number(milliseconds))];
    let mut text = String::new();
    if answer.placed > 0 {
        let action = Action::Lay { table: answer.table.clone() };
        text = format!("{}\n\n{action}\n\n", answer.table);
    }
    let sentences =
        [words.say("solve-placed", &counts), verdict, words.say("solve-effort", &effort)];
    text + &sentences.join("\n") + "\n"
}

/// The time this thread has spent on a processor; where the system does not tell, the time on the wall.
fn processor_time() -> Duration {
    static START: std::sync::OnceLock<Instant> = std::sync::OnceLock::new();
    let schedule = std::fs::read_to_string("/proc/thread-self/schedstat").ok();
    let nanoseconds = schedule.and_then(|text| text.split(' ').next()?.parse().ok());
    nanoseconds.map_or_else(|| START.get_or_init(Instant::now).elapsed(), Duration::from_nanos)
}
