//! The line model solved exactly, value by value, with everything cut away that the prices show
//! to be of no use.

use super::dual::{Dual, NEVER, STATES, TILE};
use super::model::{COLOURS, LABELS, Sets, VALUES};
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Node {
    /// The state of each colour.
    states: [u8; COLOURS],
    /// What is known to close a ring later on.
    ties: Ties,
    /// Lines less crossings so far.
    groups: i8,
    /// Tiles of the hand placed so far, negative so that the most comes first.
    fewer: i16,
    parent: u32,
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

/// Whether the model can place `goal` tiles or more, and how many at most.
pub(super) fn exact(dual: &Dual<'_>, goal: u16, most_nodes: u32) -> Exact {
    let mut later: i32 = (0..VALUES).map(|value| dual.best_sets(value)).sum();
    let most_nodes = most_nodes as usize;
    let mut layer =
        vec![Node { states: [0; COLOURS], ties: Ties::default(), groups: 0, fewer: 0, parent: 0 }];
    let mut work = 0;
    for value in 0..VALUES {
        later -= dual.best_sets(value);
        let ways = all_ways(dual, value, &layer);
        let floor = i32::from(goal) * TILE - later;
        let mut next = Vec::new();
        for (parent, node) in (0..).zip(&layer) {
            expand(dual, value, &ways, *node, parent, floor, &mut next);
            if next.len() > 4 * most_nodes {
                thin_out(&mut next);
                if next.len() > most_nodes {
                    return Exact::TooMuch;
                }
            }
        }
        thin_out(&mut next);
        work += next.len();
        if next.len() > most_nodes || work > 4 * most_nodes {
            return Exact::TooMuch;
        }
        layer = next;
    }
    let limit = dual.model.groups as i8;
    let runs = |node: &Node| node.states.map(|at| dual.model.shapes.states[usize::from(at)]);
    let rings = |node: &Node| node.ties.at_the_end(&runs(node));
    let right = layer.iter().filter(|node| node.groups + rings(node) <= limit);
    match right.map(|node| -node.fewer).max() {
        Some(most) if most >= goal as i16 => Exact::Most(most as u16),
        _ => Exact::Impossible,
    }
}

type Ways = Vec<Vec<Vec<Vec<Way>>>>;

/// The ways on at one value: by colour, state before, label; the best first. Only for states that
/// occur: they are few.
fn all_ways(dual: &Dual<'_>, value: usize, layer: &[Node]) -> Ways {
    let mut occurs = [[false; STATES]; COLOURS];
    for node in layer {
        (0..COLOURS).for_each(|colour| occurs[colour][usize::from(node.states[colour])] = true);
    }
    let of_label = |colour: usize, place: usize, label: usize| {
        let mut ways = Vec::new();
        for step in &dual.model.shapes.moves[place] {
            let state = dual.model.shapes.states[usize::from(step.to)];
            let after = dual.after[colour][value][usize::from(step.to)];
            let fits = dual.model.allows(colour, value, state)
                && dual.model.shapes.labels[usize::from(step.to)] >> label & 1 == 1;
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

fn expand(
    dual: &Dual<'_>,
    value: usize,
    ways: &Ways,
    node: Node,
    parent: u32,
    floor: i32,
    next: &mut Vec<Node>,
) {
    let spare = i32::from(dual.model.groups) - i32::from(node.groups);
    let base = -i32::from(node.fewer) * TILE + dual.prices.group * spare;
    for sets in &dual.model.sets[value] {
        let of = |colour: usize| {
            let label = usize::from(sets.labels[colour]);
            ways[colour][usize::from(node.states[colour])][label].as_slice()
        };
        let choice: [&[Way]; COLOURS] = std::array::from_fn(of);
        if choice.iter().any(|ways| ways.is_empty()) {
            continue;
        }
        let best: i32 = choice.iter().map(|ways| ways[0].worth).sum();
        let worth = base - dual.prices.group * i32::from(sets.count) + best;
        if worth >= floor {
            let from = next.len();
            combine(&choice, sets, Node { parent, ..node }, worth - floor, next);
            for new in &mut next[from..] {
                let runs =
                    |node: &Node| node.states.map(|at| dual.model.shapes.states[usize::from(at)]);
                let (ties, rings) = node.ties.follow(&runs(&node), &runs(new), sets);
                new.ties = ties;
                new.groups += rings;
            }
        }
    }
}

/// Every combination of ways, one for each colour, that loses at most `slack` against the best.
fn combine(choice: &[&[Way]; COLOURS], sets: &Sets, node: Node, slack: i32, next: &mut Vec<Node>) {
    let node = Node { groups: node.groups + sets.count as i8, ..node };
    for one in within(choice[0], slack) {
        let slack = slack - (choice[0][0].worth - one.worth);
        let node = node.with(0, one);
        for two in within(choice[1], slack) {
            let slack = slack - (choice[1][0].worth - two.worth);
            let node = node.with(1, two);
            for three in within(choice[2], slack) {
                let slack = slack - (choice[2][0].worth - three.worth);
                let node = node.with(2, three);
                next.extend(within(choice[3], slack).map(|four| node.with(3, four)));
            }
        }
    }
}

fn within(ways: &[Way], slack: i32) -> impl Iterator<Item = &Way> {
    ways.iter().take_while(move |way| ways[0].worth - way.worth <= slack)
}

impl Node {
    fn with(mut self, colour: usize, way: &Way) -> Self {
        self.states[colour] = way.to;
        self.groups += way.cost - way.crossed;
        self.fewer -= way.tiles;
        self
    }
}

/// Leaves only nodes that no other beats in both tiles and groups.
fn thin_out(nodes: &mut Vec<Node>) {
    nodes.sort_unstable();
    let mut kept: Option<Node> = None;
    nodes.retain(|node| {
        let beaten = kept.is_some_and(|best| {
            (best.states, best.ties) == (node.states, node.ties) && best.fewer <= node.fewer
        });
        if !beaten {
            kept = Some(*node);
        }
        !beaten
    });
}
