//! The line model solved exactly, value by value, with everything cut away that the prices show
//! to be of no use.

use super::super::meter::Meter;
use super::abreast::Abreast;
use super::dual::{Dual, NEVER, STATES, TILE};
use super::model::{COLOURS, LABELS, Runs, Sets, VALUES};
use super::parts;
use super::ties::Ties;

/// What came of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Exact {
    /// The model cannot place as many as was asked for.
    Impossible,
    /// It can place this many, and no more.
    Most(u16),
    /// There was too much to look at.
    TooMuch,
}

/// The runs of all colours at one value, with what it took to get there.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
struct Node {
    /// The state of each colour.
    states: [u8; COLOURS],
    /// What is known to close a ring later on.
    ties: Ties,
    /// Runs that lie side by side.
    abreast: Abreast,
    /// Lines less crossings so far, and rings.
    groups: i8,
    /// No fewer groups than this will be left, whatever follows.
    least: i8,
    /// Tiles of the hand placed so far, negative so that the most comes first.
    fewer: i16,
}

/// One way on for one colour under one label.
#[derive(Clone, Copy)]
struct Way {
    to: u8,
    cost: i8,
    tiles: i16,
    crossed: i8,
    /// The most it can lead to, by the prices.
    worth: i32,
}

/// How far to go.
#[derive(Clone, Copy)]
pub(super) struct Aim {
    /// How many tiles to place, or more.
    pub(super) goal: u16,
    /// How many nodes to look at, at each value.
    pub(super) nodes: usize,
}

/// Whether the model can place as many tiles as aimed at, and how many at most.
pub(super) fn exact(dual: &Dual, aim: Aim, meter: &mut Meter<'_>) -> Exact {
    let mut later: i32 = (0..VALUES).map(|value| dual.best_sets(value)).sum();
    let mut layer = vec![Node::default()];
    let mut work = 0;
    for value in 0..VALUES {
        later -= dual.best_sets(value);
        let floor = i32::from(aim.goal) * TILE - later;
        let Some(next) = next_layer(dual, value, &layer, floor, aim.nodes, meter) else {
            return Exact::TooMuch;
        };
        layer = next;
        work += layer.len();
        if work > 4 * aim.nodes {
            return Exact::TooMuch;
        }
    }
    let limit = dual.model.groups as i8;
    let ends = |node: &&Node| {
        let runs = dual.runs(node.states);
        node.groups + node.ties.at_the_end(&runs) <= limit && node.abreast.ends(&runs)
    };
    match layer.iter().filter(ends).map(|node| -node.fewer).max() {
        Some(most) if most >= aim.goal as i16 => Exact::Most(most as u16),
        _ => Exact::Impossible,
    }
}

/// All nodes at a value that are worth `floor` or more; none if there are too many.
fn next_layer(
    dual: &Dual,
    value: usize,
    layer: &[Node],
    floor: i32,
    most: usize,
    meter: &mut Meter<'_>,
) -> Option<Vec<Node>> {
    let ways = all_ways(dual, value, layer);
    let mut next = Vec::new();
    for node in layer {
        let before = next.len();
        let expansion = Expansion { dual, from: *node, runs: dual.runs(node.states) };
        expansion.expand(value, &ways, floor, &mut next);
        let steps =
            dual.model.sets[value].len() * STEPS_OF_SETS + (next.len() - before) * STEPS_OF_NODE;
        if !meter.pay_steps(steps) {
            return None;
        }
        if next.len() > 4 * most {
            thin_out(&mut next);
            if next.len() > most {
                return None;
            }
        }
    }
    thin_out(&mut next);
    (next.len() <= most).then_some(next)
}

/// What a choice of sets and a new node cost, in steps of the bound.
const STEPS_OF_SETS: usize = 1;
const STEPS_OF_NODE: usize = 6;

type Ways = Vec<Vec<Vec<Vec<Way>>>>;

/// The ways on at one value: by colour, state before, label; the best first. Only for states that
/// occur: they are few.
fn all_ways(dual: &Dual, value: usize, layer: &[Node]) -> Ways {
    let mut occurs = [[false; STATES]; COLOURS];
    for node in layer {
        (0..COLOURS).for_each(|colour| occurs[colour][usize::from(node.states[colour])] = true);
    }
    let of_label = |colour: usize, place: usize, label: usize| {
        let mut ways = Vec::new();
        for step in dual.model.moves(place, colour, value) {
            let state = dual.model.shapes.states[usize::from(step.to)];
            let after = dual.after[colour][value][usize::from(step.to)];
            let fits = dual.model.shapes.labels[usize::from(step.to)] >> label & 1 == 1;
            if !fits || after == NEVER {
                continue;
            }
            let in_sets = LABELS[label].1;
            let crossed = (state.count() + in_sets - state.used) as i8;
            let cost = step.cost as i8;
            let own = dual.own(colour, value, state) + dual.prices.group * i32::from(in_sets);
            ways.push(Way {
                to: step.to,
                cost,
                tiles: i16::from(state.used) - i16::from(dual.model.must[colour][value]),
                crossed,
                worth: own - dual.prices.group * i32::from(cost) + after,
            });
        }
        ways.sort_by_key(|way| std::cmp::Reverse(way.worth));
        ways
    };
    let of_state = |colour: usize, place: usize| {
        let labels = if occurs[colour][place] { LABELS.len() } else { 0 };
        (0..labels).map(|label| of_label(colour, place, label)).collect()
    };
    let of_colour = |colour| (0..STATES).map(|place| of_state(colour, place)).collect();
    (0..COLOURS).map(of_colour).collect()
}

/// All ways on from one node.
struct Expansion<'a> {
    dual: &'a Dual,
    from: Node,
    runs: [Runs; COLOURS],
}

impl Expansion<'_> {
    /// Adds every node that can follow at a value and is still worth `floor` or more.
    fn expand(&self, value: usize, ways: &Ways, floor: i32, next: &mut Vec<Node>) {
        let Self { dual, from, .. } = *self;
        let spare = i32::from(dual.model.groups) - i32::from(from.groups);
        let base = -i32::from(from.fewer) * TILE + dual.prices.group * spare;
        for sets in &dual.model.sets[value] {
            let of = |colour: usize| {
                let label = usize::from(sets.labels[colour]);
                ways[colour][usize::from(from.states[colour])][label].as_slice()
            };
            let choice: [&[Way]; COLOURS] = std::array::from_fn(of);
            if choice.iter().any(|ways| ways.is_empty()) {
                continue;
            }
            let best: i32 = choice.iter().map(|ways| ways[0].worth).sum();
            let worth = base - dual.prices.group * i32::from(sets.count) + best;
            if worth >= floor {
                self.combine(&choice, sets, worth - floor, next);
            }
        }
    }

    /// Every combination of ways, one for each colour, that loses at most `slack` against the best.
    fn combine(&self, choice: &[&[Way]; COLOURS], sets: &Sets, slack: i32, next: &mut Vec<Node>) {
        let groups = self.from.groups + sets.count as i8;
        let node = Node { groups, ..self.from };
        for (one, slack) in within(choice[0], slack) {
            let node = node.with(0, one);
            for (two, slack) in within(choice[1], slack) {
                let node = node.with(1, two);
                for (three, slack) in within(choice[2], slack) {
                    let node = node.with(2, three);
                    for (four, slack) in within(choice[3], slack) {
                        next.extend(self.settle(node.with(3, four), sets, slack));
                    }
                }
            }
        }
    }

    /// Counts the rings that the prices do not see; none if there are too many of them.
    fn settle(&self, node: Node, sets: &Sets, slack: i32) -> Option<Node> {
        let runs = self.dual.runs(node.states);
        let (ties, rings) = self.from.ties.follow(&self.runs, &runs, sets);
        let least = self.from.least.max(parts::least(self.from.groups, &self.runs, &runs, sets));
        let groups = (node.groups + rings).max(least - ties.late(&runs));
        let lost = self.dual.prices.group * i32::from(groups - node.groups);
        if lost > slack || least > self.dual.model.groups as i8 {
            return None;
        }
        let abreast = self.from.abreast.follow(&self.runs, &runs, sets)?;
        Some(Node { ties, abreast, groups, least, ..node })
    }
}

/// The ways that lose at most `slack` against the best, each with what is left of it.
fn within(ways: &[Way], slack: i32) -> impl Iterator<Item = (&Way, i32)> {
    let left = move |way: &Way| slack - (ways[0].worth - way.worth);
    ways.iter().map(move |way| (way, left(way))).take_while(|&(_, left)| left >= 0)
}

impl Node {
    /// All that decides what can follow, but for counts of which less is better.
    fn place(&self) -> ([u8; COLOURS], Ties, Abreast) {
        (self.states, self.ties, self.abreast)
    }

    fn with(mut self, colour: usize, way: &Way) -> Self {
        self.states[colour] = way.to;
        self.groups += way.cost - way.crossed;
        self.fewer -= way.tiles;
        self
    }
}

/// Leaves only nodes that no other beats in tiles, groups and the least that will be left of them.
fn thin_out(nodes: &mut Vec<Node>) {
    nodes.sort_unstable();
    let mut kept: Vec<Node> = Vec::with_capacity(nodes.len());
    let mut block = 0;
    for node in nodes.iter() {
        let alike = |best: &Node| best.place() == node.place();
        if !kept.get(block).is_some_and(alike) {
            block = kept.len();
        }
        // Sorted by groups, so those before have no more of them.
        let beaten =
            kept[block..].iter().any(|best| best.fewer <= node.fewer && best.least <= node.least);
        if !beaten {
            kept.push(*node);
        }
    }
    *nodes = kept;
}
