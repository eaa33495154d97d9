//! `kvold replay` and `kvold verify`: what a record tells, and what it proves.

use std::path::Path;

use catalog::{AnyGame, RecordFault, Replay, Report, StepKind, game_of_record};
use game::{Occupant, Seat, Signal, Viewer};
use serde_json::{Value, json};
use words::Words;

use super::{read, seat_name, seat_names};
use crate::args;
use crate::failure::Failure;
use crate::json::compact;
use crate::tell::{self, Teller};

pub(crate) fn replay(words: &Words, args: &args::Replay, json: bool) -> Result<String, Failure> {
    let (game, replay) = open(words, &args.record, args.seat)?;
    if json {
        let steps: Vec<Value> = replay.steps.iter().map(|s| step_json(s.line, &s.kind)).collect();
        return Ok(compact(&json!({ "report": report_json(&replay.report), "steps": steps })));
    }
    let teller = tell::of(game.family());
    let mut text = heading(words, &replay.report) + "\n";
    for step in &replay.steps {
        text.push_str(&format!("{:>5}  {}\n", step.line - 1, step_text(words, teller, &step.kind)));
    }
    text.push_str(&ending(words, &replay.report));
    Ok(text)
}

pub(crate) fn verify(words: &Words, args: &args::Verify, json: bool) -> Result<String, Failure> {
    let (_, replay) = open(words, &args.record, None)?;
    let report = &replay.report;
    if json {
        return Ok(compact(&report_json(report)));
    }
    let actions = [("actions", report.actions.into())];
    let mut text = heading(words, report) + "\n";
    text.push_str(&(words.say("verify-replayed", &actions) + "\n"));
    text.push_str(&ending(words, report));
    text.push_str(&(words.say("verify-seed", &[]) + "\n"));
    text.push_str(&proof(words, report));
    Ok(text)
}

fn open(
    words: &Words,
    path: &Path,
    seat: Option<Seat>,
) -> Result<(&'static dyn AnyGame, Replay), Failure> {
    let record = read(path)?;
    let replay = || {
        let game = game_of_record(&record)?;
        Ok((game, game.replay(&record, seat.map_or(Viewer::Spectator, Viewer::Seat))?))
    };
    replay().map_err(|fault: RecordFault| Failure::of_record(words, &fault))
}

fn heading(words: &Words, report: &Report) -> String {
    let game = words.say(&format!("game-{}", report.game), &[]);
    let args =
        [("game", game.into()), ("seats", report.seats.into()), ("rules", report.rules.into())];
    words.say("record-heading", &args)
}

fn ending(words: &Words, report: &Report) -> String {
    let sentence = if report.over {
        let winners = seat_names(words, report.winners);
        let args = [("winners", winners.into()), ("count", report.winners.len().into())];
        words.say("record-winners", &args)
    } else {
        words.say("record-unfinished", &[])
    };
    sentence + "\n"
}

/// What the record proves about the deal, and what takes away from that.
fn proof(words: &Words, report: &Report) -> String {
    let mut lines = vec![if report.witnesses.is_empty() {
        words.say("verify-unwitnessed", &[])
    } else {
        let witnesses = seat_names(words, report.witnesses);
        words.say("verify-witnessed", &[("witnesses", witnesses.into())])
    }];
    if report.rounds == 1 && !report.witnesses.is_empty() {
        lines.push(words.say("verify-fair", &[]));
    }
    if report.rounds > 1 {
        lines.push(words.say("verify-rounds", &[("rounds", report.rounds.into())]));
    }
    if let Some(line) = report.opened_early {
        lines.push(words.say("verify-opened-early", &[("line", line.into())]));
    }
    lines.join("\n") + "\n"
}

fn step_text(words: &Words, teller: &dyn Teller, step: &StepKind) -> String {
    match step {
        StepKind::Act { events, .. } => {
            let events: Vec<String> = events.iter().map(|e| teller.event(words, e)).collect();
            events.join(" ")
        }
        StepKind::Signal(Signal::TimeUp) => words.say("step-time-up", &[]),
        StepKind::Seat(seat, occupant) => {
            let who = [("who", seat_name(words, *seat).into())];
            match occupant {
                Occupant::Person => words.say("step-person", &who),
                Occupant::Bot => words.say("step-bot", &who),
            }
        }
        StepKind::Undo(0) => words.say("step-undo-all", &[]),
        StepKind::Undo(to) => words.say("step-undo", &[("to", (*to).into())]),
    }
}

fn step_json(line: u32, step: &StepKind) -> Value {
    match step {
        StepKind::Act { seat, action, events } => {
            json!({ "line": line, "seat": seat, "action": action, "events": events })
        }
        StepKind::Signal(signal) => json!({ "line": line, "signal": signal }),
        StepKind::Seat(seat, occupant) => {
            json!({ "line": line, "seat": seat, "occupant": occupant })
        }
        StepKind::Undo(to) => json!({ "line": line, "undo": to }),
    }
}

fn report_json(report: &Report) -> Value {
    json!({
        "game": report.game,
        "rules": report.rules,
        "seats": report.seats,
        "actions": report.actions,
        "over": report.over,
        "winners": report.winners,
        "scores": report.scores,
        "replay_correct": true,
        "seed_fits_commitments": true,
        "witnesses": report.witnesses,
        "rounds_of_commitments": report.rounds,
        "opened_early_at_line": report.opened_early,
    })
}
