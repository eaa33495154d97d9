//! Finds a lay that places as many tiles of a hand as possible, and proves that none places more.
//!
//! Two halves that know nothing of each other. The search takes tiles off the real grid and puts
//! them back better, so that all it finds is legal. The bound asks how many tiles could lie in sets
//! and runs if one did not have to say where. When the two meet, the answer is proved. The proof
//! covers the number of tiles, not the second aim: to move as little as possible of what lay there.
//!
//! The same problem, effort and seed give the same answer everywhere, as long as nobody stops it.

mod bound;
mod code;
mod layout;
mod meter;
mod pack;
mod place;
mod search;

use crate::lines;
use crate::table::Table;
use crate::tile::{COPIES, Tiles};
use bound::Bound;
use code::counts;
use layout::Layout;
use meter::Meter;
use search::{Aim, Demand, Search};

/// What a player may do to the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Freedom {
    /// Rearrange everything.
    Free,
    /// Open a group of their own, and go on as they like (CRO-16).
    Opening,
    /// Open a group of their own, and touch nothing else.
    OpeningApart,
}

/// A player before a lay.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    table: Table,
    hand: Tiles,
    groups: u8,
    freedom: Freedom,
}

/// Why there is nothing to solve.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ProblemError {
    /// The lines on the table are not all sets and runs.
    WrongTable,
    /// A tile is there more often than the game has it.
    TooManyAlike,
}

/// How hard to try.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effort {
    /// The most rounds of search for more tiles. Work on the bound is charged as many rounds as take
    /// about as long.
    pub rounds: u32,
    /// Rounds of search for a calmer lay with as many tiles, once that number is settled.
    pub calm: u32,
    /// Whether to work out the bound, and stop as soon as it is reached.
    pub prove: bool,
    /// The chance that the search takes.
    pub seed: u64,
}

impl Effort {
    /// What a quarter of a second affords on a table of middling size.
    pub const FULL: Self = Self { rounds: 25_000, calm: 1_500, prove: true, seed: 0 };
    /// The yardstick by which players are measured; never changed.
    pub const BASELINE: Self = Self { rounds: 300, calm: 0, prove: false, seed: 0 };

    /// So many rounds for everything together.
    pub fn of_all(rounds: u32) -> Self {
        let calm = Self::FULL.calm.min(rounds / 16);
        Self { rounds: rounds - calm, calm, ..Self::FULL }
    }
}

/// What was found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    /// The table after the best lay found; the table as it was if none was found.
    pub table: Table,
    /// How many tiles of the hand it places.
    pub placed: u16,
    /// How many tiles that lay on the table it moves.
    pub moved: u16,
    /// How many tiles can be placed at most, if that was asked for.
    pub most: Option<u16>,
    /// How many rounds of search it took.
    pub rounds: u32,
}

impl Answer {
    /// Whether it is certain that no lay places more tiles.
    pub fn is_proved(&self) -> bool {
        self.most == Some(self.placed)
    }
}

impl Problem {
    /// A player with that hand before that table, which may hold at most `groups` afterwards.
    /// Action tiles in the hand are left out of account.
    pub fn new(
        table: &Table,
        hand: &Tiles,
        groups: u8,
        freedom: Freedom,
    ) -> Result<Self, ProblemError> {
        if lines::groups(table).is_none() {
            return Err(ProblemError::WrongTable);
        }
        let hand = hand.numbers();
        let all = table.tiles().plus(&hand);
        if all.kinds().any(|tile| all.count(tile) > COPIES) {
            return Err(ProblemError::TooManyAlike);
        }
        Ok(Self { table: table.clone(), hand, groups, freedom })
    }

    /// What lies on the table.
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// The number tiles of the hand.
    pub fn hand(&self) -> &Tiles {
        &self.hand
    }

    /// The table that the search may rearrange: none of it for an opening apart.
    fn ground(&self) -> Table {
        match self.freedom {
            Freedom::Free | Freedom::Opening => self.table.clone(),
            Freedom::OpeningApart => Table::EMPTY,
        }
    }

    fn demand(&self) -> Demand {
        let on_table = self.ground().tiles();
        let groups = match self.freedom {
            Freedom::Free | Freedom::Opening => self.groups,
            Freedom::OpeningApart => self.groups.min(1),
        };
        Demand {
            must: counts(&on_table),
            may: counts(&on_table.plus(&self.hand)),
            groups,
            opening: self.freedom == Freedom::Opening,
        }
    }
}

/// Looks for the best lay. `stop` is asked now and then whether to make an end of it.
pub fn solve(problem: &Problem, effort: Effort, stop: &mut dyn FnMut() -> bool) -> Answer {
    let demand = problem.demand();
    let home = Layout::new(&problem.ground());
    let mut hunt = Hunt::new(&demand, home.clone(), effort.seed);
    let mut meter = Meter::new(effort.rounds, stop);
    let mut proof = effort.prove.then(|| Proof::new(problem, &demand));
    let most = |proof: &Option<Proof>| proof.as_ref().map_or(problem.hand.len(), Proof::most);
    for turn in TURNS {
        let rounds = if proof.as_ref().is_none_or(Proof::is_final) { u32::MAX } else { turn };
        hunt.go_on(rounds, most(&proof), &mut meter);
        if meter.is_over() || hunt.placed() >= most(&proof) {
            break;
        }
        if let Some(proof) = &mut proof {
            proof.go_on(hunt.placed(), &mut meter);
        }
    }
    let Hunt { best, rounds, .. } = hunt;
    let best =
        if best.total() > home.total() { calm(&demand, home, best, effort, stop) } else { best };
    answer(problem, &best, proof.map(|proof| proof.most()), rounds)
}

/// Adds tiles without moving any, one line after the other: what a player does who never
/// rearranges. By no means the most that could be added.
pub fn additions(problem: &Problem, seed: u64) -> Answer {
    let demand = problem.demand();
    let mut search = Search::new(&demand, Layout::new(&problem.ground()), seed);
    search.add();
    answer(problem, search.layout(), None, 1)
}

/// The most tiles of the hand that can be placed, where some lay is known to place `found`: never
/// less than what can be done, and never less than `found`.
pub fn upper_bound(problem: &Problem, found: u16) -> u16 {
    let mut proof = Proof::new(problem, &problem.demand());
    let mut never = || false;
    let mut meter = Meter::new(MOST_FOR_BOUND, &mut never);
    while proof.most() > found && !proof.is_final() && !meter.is_over() {
        proof.go_on(found, &mut meter);
    }
    proof.most().max(found)
}

/// Rounds of search between one attempt to prove that nothing more can be placed and the next: the
/// bound is quicker, and goes further, when much has been found.
const TURNS: [u32; 8] = [600, 2_000, 4_000, 6_000, 6_000, 6_000, 6_000, u32::MAX];
/// The work that goes into a bound by itself, as rounds of search.
const MOST_FOR_BOUND: u32 = 15_000;

/// The search for more tiles.
struct Hunt<'a> {
    search: Search<'a>,
    best: Layout,
    rounds: u32,
}

impl<'a> Hunt<'a> {
    fn new(demand: &'a Demand, home: Layout, seed: u64) -> Self {
        Self { search: Search::new(demand, home.clone(), seed), best: home, rounds: 0 }
    }

    fn placed(&self) -> u16 {
        self.search.best()
    }

    /// Goes on for some rounds, or until as many tiles are placed as can be at most.
    fn go_on(&mut self, rounds: u32, most: u16, meter: &mut Meter<'_>) {
        for _ in 0..rounds {
            if self.search.best() >= most || !meter.pay_round() {
                return;
            }
            self.rounds += 1;
            if self.search.step(Aim::More) && self.search.placed() > self.search.best() {
                self.search.note_best();
                self.best = self.search.layout().clone();
            }
        }
    }
}

/// The proof that nothing more can be placed.
struct Proof {
    bound: Bound,
    /// The same for the hand by itself, for those who have to open: who has no set and no run in
    /// the hand cannot, whatever the table offers.
    alone: Option<Bound>,
}

impl Proof {
    fn new(problem: &Problem, demand: &Demand) -> Self {
        let alone = demand.opening.then(|| {
            let hand = counts(&problem.hand);
            Bound::new(&Demand { must: [0; code::CODES], may: hand, ..demand.clone() })
        });
        Self { bound: Bound::new(demand), alone }
    }

    fn most(&self) -> u16 {
        match &self.alone {
            Some(alone) if alone.most() == 0 => 0,
            _ => self.bound.most(),
        }
    }

    /// Whether more work would not lower it.
    fn is_final(&self) -> bool {
        self.bound.is_final()
    }

    /// One more attempt, where some lay is known to place `found`.
    fn go_on(&mut self, found: u16, meter: &mut Meter<'_>) {
        if let Some(alone) = self.alone.as_mut().filter(|_| found == 0) {
            alone.tighten(0, meter);
        }
        if self.most() > found {
            self.bound.tighten(found, meter);
        }
    }
}

/// Looks for a lay with as many tiles that moves fewer: from the one found, and from the table as
/// it lay, half of the rounds each.
fn calm(
    demand: &Demand,
    home: Layout,
    best: Layout,
    effort: Effort,
    stop: &mut dyn FnMut() -> bool,
) -> Layout {
    let mut calmest = best.clone();
    for start in [home, best] {
        let mut search = Search::new(demand, start, effort.seed ^ 1);
        let mut meter = Meter::new(effort.calm / 2, stop);
        while meter.pay_round() {
            search.step(Aim::Calm);
            let better = (search.layout().total(), search.layout().kept());
            if better > (calmest.total(), calmest.kept()) {
                calmest = search.layout().clone();
            }
        }
    }
    calmest
}

fn answer(problem: &Problem, layout: &Layout, most: Option<u16>, rounds: u32) -> Answer {
    let nothing = || (problem.table.clone(), 0);
    let (table, placed) = match layout.to_table() {
        Some(table) if problem.freedom == Freedom::OpeningApart => {
            let placed = table.len();
            beside(&problem.table, &table).map_or_else(nothing, |table| (table, placed))
        }
        Some(table) => {
            let placed = table.len() - problem.table.len();
            (table, placed)
        }
        None => nothing(),
    };
    let moved = problem.table.moved(&table);
    Answer { table, placed, moved, most, rounds }
}

/// Two tables on one, a free row between them.
pub(crate) fn beside(table: &Table, other: &Table) -> Option<Table> {
    let below = i32::from(table.size().0) + 1;
    let place = |down: i32| {
        move |laid: &crate::Laid| {
            (i32::from(laid.cell.row) + down, i32::from(laid.cell.col), laid.tile)
        }
    };
    let all = table.laid().iter().map(place(0)).chain(other.laid().iter().map(place(below)));
    Table::new(all).ok()
}
