//! `kvold deal`.

use catalog::{AnyGame, Fault, Wish};
use game::Seed;
use words::Words;

use crate::args::{Deal, Table};
use crate::failure::Failure;
use crate::json::{compact, readable};

pub(crate) fn run(words: &Words, deal: &Deal, json: bool) -> Result<String, Failure> {
    let (game, wish) = table(words, &deal.table)?;
    let seed = match deal.seed {
        Some(seed) => seed,
        None => Seed(random()?),
    };
    let position = game.deal(&wish, seed).map_err(|fault| Failure::of(words, &fault))?;
    Ok(if json { compact(&position) } else { readable(&position) })
}

/// The game that is asked for, and how it is to be set up.
pub(super) fn table(words: &Words, table: &Table) -> Result<(&'static dyn AnyGame, Wish), Failure> {
    let unknown = || Failure::of(words, &Fault::UnknownGame(table.game.clone()));
    let (game, _) = catalog::find(&table.game).ok_or_else(unknown)?;
    let Table { game: id, players, teams, options } = table;
    let wish =
        Wish { game: id.clone(), players: *players, teams: *teams, options: options.clone() };
    Ok((game, wish))
}

/// Random bytes of the operating system.
pub(super) fn random<const N: usize>() -> Result<[u8; N], Failure> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes)
        .map_err(|error| Failure::Input(format!("the system gives no random numbers: {error}")))?;
    Ok(bytes)
}
