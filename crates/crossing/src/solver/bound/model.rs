//! The line model: which sets and runs could lie on the table, without saying where.
//!
//! Each tile lies in one line or two. Where it lies in two, they cross. The groups are no fewer
//! than the lines less the crossings, and two lines cross at most once. Every legal table obeys
//! all this, so the most tiles that the model can place is at least what a table can hold.

use std::ops::Range;
use std::sync::OnceLock;

use super::super::code::Counts;

/// Values of number tiles.
pub(super) const VALUES: usize = 14;
/// Colours of number tiles.
pub(super) const COLOURS: usize = 4;
/// There are never more groups than this: 112 tiles, three or more in each.
const MOST_GROUPS: u8 = 37;
/// What the sets of one value ask of one tile kind; see [`LABELS`].
pub(super) type Label = u8;

/// How a kind is used by sets: how many tiles of it lie on the table, how many sets they are in.
/// The first says nothing of the tiles, as no set needs them.
pub(super) const LABELS: [(u8, u8); 7] = [(0, 0), (1, 1), (1, 2), (2, 1), (2, 2), (2, 3), (2, 4)];

/// The runs of one colour that contain one value, and how many tiles of that kind there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Runs {
    /// Tiles used.
    pub(super) used: u8,
    /// Runs of which this is the first tile, the second, a later one.
    pub(super) ages: [u8; 3],
    pub(super) mark: Mark,
    /// Whether the two runs that began before have crossed: two lines do so only once.
    pub(super) met: bool,
}

/// What must be remembered of crossings.
///
/// Where two runs cross at their only tile of a value and go on to the same next value, the two
/// tiles there lie side by side with one corner cell between them. A line through the one that
/// cannot turn elsewhere fills that corner, and then crosses the other too: four lines close a ring
/// of cells. So both are crossed or neither, and a ring is a crossing that saves no group. (Other
/// corners would need a second tile of the value where the runs cross.)
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Mark {
    /// Two tiles in two runs or more: no further line crosses there. One tile where two runs go
    /// on: so it was before.
    Plain,
    /// Crossed, but not so that a ring can be.
    Crossed,
    /// Both tiles are crossed, by two sets or by two more runs.
    Twice,
    /// The same, and the ring is paid for.
    Paid,
    /// One tile where two runs go on: before it both were crossed by sets.
    Sets,
}

impl Runs {
    pub(super) fn count(self) -> u8 {
        self.ages.iter().sum()
    }

    /// Whether two runs that both began before pass through one tile.
    fn is_knot(self) -> bool {
        self.used == 1 && self.count() == 2 && self.ages[0] == 0
    }

    /// Whether no run goes on that had more than one tile before this: beside a crossing of two runs
    /// both are crossed by sets. The set across the one lies along the other, so it ends where that
    /// one goes on; were that so on both sides, it would have two tiles.
    fn is_hemmed_in(self) -> bool {
        self.mark == Mark::Sets || (self.mark == Mark::Paid && self.count() == 2)
    }

    /// Whether it matters if the runs that began before have met.
    fn is_pair(self) -> bool {
        self.used == 2 && self.ages[1] + self.ages[2] == 2 && self.ages[0] <= 1
    }

    /// Whether it matters if the tiles are crossed.
    fn is_watched(self) -> bool {
        self.used == 2 && self.count() >= 2
    }
}

/// From the runs at one value to those at the next.
#[derive(Clone, Copy, Debug)]
pub(super) struct Move {
    /// An index into the states.
    pub(super) to: u8,
    /// Runs that begin, and rings that close.
    pub(super) cost: u8,
}

/// A choice of sets of one value: a label for each colour, and how many sets.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Sets {
    pub(super) labels: [Label; COLOURS],
    pub(super) count: u8,
}

/// Everything that can be, for one table and hand.
pub(super) struct Model {
    /// Tiles of each kind that must lie, and that may.
    pub(super) must: [[u8; VALUES]; COLOURS],
    pub(super) may: [[u8; VALUES]; COLOURS],
    pub(super) groups: u8,
    pub(super) shapes: &'static Shapes,
    /// The choices of sets for each value.
    pub(super) sets: Vec<Vec<Sets>>,
}

/// What is the same for all tables and hands.
pub(super) struct Shapes {
    /// In the order of the tiles that they use.
    pub(super) states: Vec<Runs>,
    /// The moves out of each state, by the tiles that the next uses.
    moves: Vec<[Vec<Move>; 3]>,
    /// For each state the labels that agree with it, as bits.
    pub(super) labels: Vec<u8>,
    sets: Vec<Sets>,
}

impl Shapes {
    fn get() -> &'static Self {
        static SHAPES: OnceLock<Shapes> = OnceLock::new();
        SHAPES.get_or_init(|| {
            let states = states();
            let into = |from, used| moves(&states, from, used);
            let moves = states.iter().map(|&from| [0, 1, 2].map(|used| into(from, used))).collect();
            let bit = |state, label| u8::from(agree(state, label)) << label;
            let bits = |&state: &Runs| (0..LABELS.len() as u8).map(|label| bit(state, label)).sum();
            let labels = states.iter().map(bits).collect();
            Self { states, moves, labels, sets: all_sets() }
        })
    }
}

impl Model {
    pub(super) fn new(must: &Counts, may: &Counts, groups: u8) -> Self {
        let grid = |counts: &Counts| {
            let row = |colour: usize| std::array::from_fn(|value| counts[16 * colour + value + 1]);
            std::array::from_fn(row)
        };
        let (must, may) = (grid(must), grid(may));
        let shapes = Shapes::get();
        let fits = |value: usize, sets: &Sets| {
            (0..COLOURS).all(|colour| {
                let (used, in_sets) = LABELS[usize::from(sets.labels[colour])];
                let (must, may) = (must[colour][value], may[colour][value]);
                in_sets == 0 || (must <= used && used <= may)
            })
        };
        let of_value =
            |value| shapes.sets.iter().filter(|sets| fits(value, sets)).copied().collect();
        let sets = (0..VALUES).map(of_value).collect();
        Self { must, may, groups: groups.min(MOST_GROUPS), shapes, sets }
    }

    /// The states that use as many tiles of a kind as must and may be used.
    pub(super) fn places(&self, colour: usize, value: usize) -> Range<usize> {
        let first_using = |used: u8| self.shapes.states.partition_point(|state| state.used < used);
        first_using(self.must[colour][value])..first_using(self.may[colour][value] + 1)
    }

    /// The moves out of a state into those that use as many tiles of a kind as must and may be used.
    pub(super) fn moves(
        &self,
        place: usize,
        colour: usize,
        value: usize,
    ) -> impl Iterator<Item = &'static Move> + use<> {
        let used = usize::from(self.must[colour][value])..=usize::from(self.may[colour][value]);
        self.shapes.moves[place][used].iter().flatten()
    }
}

/// Whether a tile kind used by these runs can have that label: every tile in one line or two.
fn agree(state: Runs, label: Label) -> bool {
    let (used, in_sets) = LABELS[usize::from(label)];
    let lines = state.count() + in_sets;
    let twice = lines == 4 && state.count() != 3;
    let marked = match state.mark {
        _ if !state.is_watched() => true,
        Mark::Plain => lines == state.used,
        Mark::Crossed => lines > state.used && !twice,
        Mark::Twice | Mark::Paid | Mark::Sets => twice,
    };
    let fits = state.used <= lines && lines <= 2 * state.used;
    (in_sets == 0 || used == state.used) && fits && marked
}

fn states() -> Vec<Runs> {
    let mut states = Vec::new();
    let number = |limit: u8| 0..=limit;
    for used in number(2) {
        for first in number(2 * used) {
            for second in number(2 * used - first) {
                // Three runs with two tiles of each of three values would have to cross pair by
                // pair, but of three straight lines two are parallel.
                for later in number((2 * used - first - second).min(2)) {
                    let ages = [first, second, later];
                    add_states(Runs { used, ages, mark: Mark::Plain, met: false }, &mut states);
                }
            }
        }
    }
    states
}

/// Adds a state with all marks that it can bear.
fn add_states(plain: Runs, states: &mut Vec<Runs>) {
    let marks: &[Mark] = if plain.is_watched() {
        &[Mark::Plain, Mark::Crossed, Mark::Twice, Mark::Paid]
    } else if plain.is_knot() {
        &[Mark::Plain, Mark::Crossed, Mark::Twice, Mark::Sets]
    } else {
        &[Mark::Plain]
    };
    for &mark in marks {
        states.push(Runs { mark, ..plain });
        if plain.is_pair() {
            states.push(Runs { mark, met: true, ..plain });
        }
    }
}

fn moves(states: &[Runs], from: Runs, used: u8) -> Vec<Move> {
    let step = |(to, next): (u8, &Runs)| cost(from, *next).map(|cost| Move { to, cost });
    (0..).zip(states).filter(|(_, next)| next.used == used).filter_map(step).collect()
}

/// What it costs to go from one state to the next, if it can be done.
fn cost(from: Runs, next: Runs) -> Option<u8> {
    let [begun, second, later] = next.ages;
    let [one, two, three] = from.ages;
    let goes_on = second == one && two <= later && later - two <= three;
    if goes_on && later > two && from.is_hemmed_in() {
        return None;
    }
    // Two tiles lie in at most one line together.
    if !goes_on || second + later > from.used * next.used || !may_meet(from, next) {
        return None;
    }
    let below = if from.is_knot() { ring_below(from, second + later)? } else { 0 };
    let above = ring_above(from, next)?;
    Some(begun + below + above)
}

/// Rings with the tiles before the one at which two runs that began before cross.
fn ring_below(from: Runs, going_on: u8) -> Option<u8> {
    match (from.mark, going_on) {
        (Mark::Plain | Mark::Paid, _) | (_, 0) => Some(0),
        // With one run at its end there, the other's neighbour can be crossed on the free side.
        (Mark::Crossed, 1) => Some(0),
        (Mark::Crossed, _) => None,
        (Mark::Twice | Mark::Sets, _) => Some(1),
    }
}

/// Rings with the tiles after it; also sees to it that marks are passed on.
fn ring_above(from: Runs, next: Runs) -> Option<u8> {
    let both_go_on = next.ages[1] + next.ages[2] == 2;
    let cross = from.used == 1 && from.count() == 2 && both_go_on;
    let began_before = from.ages[1] + from.ages[2];
    let right = match next.mark {
        // A knot takes its mark from the tiles before it.
        _ if next.is_knot() => {
            let seen = match from.mark {
                Mark::Paid => Mark::Plain,
                Mark::Twice if from.count() == 2 => Mark::Sets,
                mark => mark,
            };
            next.mark == seen
        }
        Mark::Plain => true,
        Mark::Crossed => !cross || began_before < 2,
        Mark::Twice => !cross || began_before == 0,
        Mark::Paid => cross && began_before > 0,
        Mark::Sets => false,
    };
    right.then_some(u8::from(next.mark == Mark::Paid))
}

/// Whether no two runs cross twice, and no three cross pair by pair.
fn may_meet(from: Runs, next: Runs) -> bool {
    let [_, second, later] = next.ages;
    let going_on = second + later;
    let both_go_on = from.count() == 2 && going_on == 2;
    let met = from.met || from.used == 1;
    if both_go_on && met && next.used == 1 {
        return false;
    }
    // The two that met, and a third that must have crossed one of them where it began.
    let third = from.met && from.ages[0] == 1 && from.count() == 3;
    if third && (going_on == 3 || (going_on == 2 && next.used == 1)) {
        return false;
    }
    // Three that lie together at two values have crossed twice, so the last pair is parallel.
    let crowded = from.ages[0] == 0 && from.count() >= 3;
    if crowded && going_on == 2 && next.used == 1 {
        return false;
    }
    next.met == (both_go_on && met && next.is_pair())
}

/// All choices of sets of one value that could be laid if there were two tiles of every kind.
fn all_sets() -> Vec<Sets> {
    /// The colours of each kind of set: one left out, or none.
    const COLOURS_OF: [u8; 5] = [0b1110, 0b1101, 0b1011, 0b0111, 0b1111];
    let mut found = Vec::new();
    for code in 0..6u32.pow(5) {
        let kinds: [u8; 5] = std::array::from_fn(|kind| (code / 6u32.pow(kind as u32) % 6) as u8);
        let count: u8 = kinds.iter().sum();
        let with = |colours: u8| -> u8 {
            let both = kinds.iter().zip(COLOURS_OF).filter(|(_, of)| of & colours == colours);
            both.map(|(count, _)| count).sum()
        };
        let in_sets: [u8; COLOURS] = std::array::from_fn(|colour| with(1 << colour));
        if count <= 5 && in_sets.iter().all(|&sets| sets <= 4) {
            add_labels(count, in_sets, &with, &mut found);
        }
    }
    found.sort_unstable();
    // Among choices that ask the same of the tiles, fewer sets are never worse.
    found.dedup_by_key(|sets| sets.labels);
    found
}

/// Every number of tiles with which these sets are possible.
fn add_labels(count: u8, in_sets: [u8; COLOURS], with: &dyn Fn(u8) -> u8, found: &mut Vec<Sets>) {
    for choice in 0..1 << COLOURS {
        let used: [u8; COLOURS] = std::array::from_fn(|colour| 1 + (choice >> colour & 1));
        let label = |colour: usize| {
            let wanted = (if in_sets[colour] == 0 { 0 } else { used[colour] }, in_sets[colour]);
            LABELS.iter().position(|&label| label == wanted).map(|place| place as Label)
        };
        let labels: Option<Vec<Label>> = (0..COLOURS).map(label).collect();
        let Some(Ok(labels)) = labels.map(<[Label; COLOURS]>::try_from) else { continue };
        let mut possible = true;
        let mut meetings = 0;
        for one in 0..COLOURS {
            // As many sets as tiles can stay apart; each more meets another, or two of them.
            meetings += in_sets[one].saturating_sub(used[one]);
            for other in 0..one {
                possible &= with(1 << one | 1 << other) <= used[one] * used[other];
            }
        }
        if possible && meetings <= count / 2 * count.div_ceil(2) {
            found.push(Sets { labels, count });
        }
    }
}
