//! Finds a lay that places as many tiles as possible, and proves that there is none better.

mod bound;
mod code;
mod layout;
mod search;

use crate::table::Table;
use crate::tile::Tiles;
use code::counts;
use layout::Layout;
use search::{Aim, Demand, Search};

/// A player before a lay.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// What lies on the table.
    pub table: Table,
    /// What the player holds; action tiles are left out of account.
    pub hand: Tiles,
    /// The most groups that may lie there afterwards.
    pub groups: u8,
    /// Whether the player has yet to open.
    pub opening: bool,
}

/// What was found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    /// The table after the best lay found; the same table if none was.
    pub table: Table,
    /// How many tiles of the hand it places.
    pub placed: u16,
}

/// x
pub fn solve(problem: &Problem, work: u32, seed: u64, stop: &mut dyn FnMut() -> bool) -> Answer {
    let demand = demand(problem);
    let mut search = Search::new(&demand, Layout::new(&problem.table), seed);
    let mut best = 0;
    let mut table = problem.table.clone();
    for iter in 0..work {
        if iter % 64 == 0 && stop() { break }
        search.step(Aim::More);
        if search.placed() > best {
            best = search.placed();
            table = search.layout().to_table().unwrap();
        }
    }
    Answer { table, placed: best }
}

/// x
pub fn additions(problem: &Problem, seed: u64) -> Answer {
    let demand = demand(problem);
    let mut search = Search::new(&demand, Layout::new(&problem.table), seed);
    search.add();
    Answer { table: search.layout().to_table().unwrap(), placed: search.placed() }
}

fn demand(problem: &Problem) -> Demand {
    let must = counts(&problem.table.tiles());
    let may = counts(&problem.table.tiles().plus(&problem.hand));
    Demand { must, may, groups: problem.groups, opening: problem.opening }
}

/// x
pub fn the_bound(problem: &Problem, best: u16) -> u16 {
    bound::most(&demand(problem), best)
}
