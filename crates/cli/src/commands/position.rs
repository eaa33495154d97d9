//! `kvold moves`, `kvold try` and `kvold view`: what can be done with a position.

use catalog::{Fault, Look, game_of_position};
use game::Viewer;
use serde_json::json;
use words::Words;

use super::{read, seat_name};
use crate::Answer;
use crate::args::{Moves, Try, View};
use crate::failure::Failure;
use crate::json::{compact, readable};
use crate::tell;

pub(crate) fn moves(words: &Words, args: &Moves, json: bool) -> Result<Answer, Failure> {
    let position = read(&args.position)?;
    let list = || game_of_position(&position)?.moves(&position, args.seat);
    let moves = list().map_err(|fault| Failure::of(words, &fault))?;
    if json {
        return Ok(compact(&json!(moves)).into());
    }
    let remark = moves
        .is_empty()
        .then(|| words.say("moves-none", &[("who", seat_name(words, args.seat).into())]));
    Ok(Answer { text: moves.iter().map(|text| format!("{text}\n")).collect(), remark })
}

pub(crate) fn attempt(words: &Words, args: &Try, json: bool) -> Result<String, Failure> {
    let position = read(&args.position)?;
    let attempt = || game_of_position(&position)?.attempt(&position, args.seat, &args.action);
    let after = attempt().map_err(|fault| Failure::of(words, &fault))?;
    Ok(if json { compact(&after) } else { readable(&after) })
}

pub(crate) fn view(words: &Words, args: &View, json: bool) -> Result<String, Failure> {
    let position = read(&args.position)?;
    let look = match args.seat {
        None => Look::Screen(Viewer::Spectator),
        Some(seat) if args.screen => Look::Screen(Viewer::Seat(seat)),
        Some(seat) => Look::View(seat),
    };
    let see = || {
        let game = game_of_position(&position)?;
        Ok((game.look(&position, look)?, tell::of(game.family())))
    };
    let (seen, teller) = see().map_err(|fault: Fault| Failure::of(words, &fault))?;
    Ok(if json { compact(&seen) } else { teller.look(words, look, &seen) })
}
