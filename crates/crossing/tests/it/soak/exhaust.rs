//! The solver against a search that tries everything, on small tables.

use std::collections::{BTreeMap, BTreeSet};

use crossing::solver::{Effort, Freedom, Problem, solve, upper_bound};
use crossing::{Colour, Table, Tile, Tiles, groups};
use game::Rng;

use super::chunk;
use super::tables::legal_table;

type Place = (i32, i32);

/// A layout half decided: for every cell in `open` it is still to be said what line it is in, along that axis.
#[derive(Clone)]
struct Half {
    cells: BTreeMap<Place, Tile>,
    /// Cells that stay empty, because a line ends there.
    shut: BTreeSet<Place>,
    open: Vec<(Place, bool)>,
    must: Tiles,
    left: Tiles,
    groups: i32,
}

/// Tries all layouts. It decides cell by cell what the whole line through it is, so it needs no search for a good
/// order and no idea of what a good layout looks like.
struct Exhaust {
    most_groups: i32,
    best: Option<u16>,
    nodes: u32,
}

const MOST_NODES: u32 = 4_000;

impl Exhaust {
    fn go(&mut self, half: Half) {
        self.nodes += 1;
        let used = half.cells.len() as u16;
        let hopeless = self.best.is_some_and(|best| used + half.left.len() <= best);
        if self.nodes > MOST_NODES || hopeless {
            return;
        }
        let mut half = half;
        match half.open.pop() {
            Some((place, down)) => {
                for line in lines_through(half.cells[&place]) {
                    self.go_on(half.decide(place, down, &line));
                }
            }
            None => {
                if half.must.is_empty() {
                    self.best = self.best.max(Some(used));
                }
                self.new_group(&half);
            }
        }
    }

    fn go_on(&mut self, half: Option<Half>) {
        if let Some(half) = half {
            self.go(half);
        }
    }

    /// Begins another group with a tile that must lie, or with any if there is none.
    fn new_group(&mut self, half: &Half) {
        if half.groups == self.most_groups {
            return;
        }
        let first = half.must.kinds().next();
        let starts: Vec<Tile> =
            first.map_or_else(|| half.left.kinds().collect(), |tile| vec![tile]);
        for tile in starts {
            let mut next = half.clone();
            next.groups += 1;
            let place = (1000 * next.groups, 1000 * next.groups);
            assert!(next.put(place, tile));
            // A group and its mirror image are alike, so its first tile is in a line across.
            for line in lines_through(tile).into_iter().filter(|line| line.len() > 1) {
                let decided = next.decide(place, false, &line);
                self.go_on(decided.map(|mut half| {
                    half.open.push((place, true));
                    half
                }));
            }
        }
    }
}

impl Half {
    fn put(&mut self, place: Place, tile: Tile) -> bool {
        self.must.remove(tile);
        let free = !self.shut.contains(&place) && self.left.remove(tile);
        self.cells.insert(place, tile);
        free
    }

    /// The same with the line through a cell decided; none if it does not fit.
    fn decide(&self, (row, col): Place, down: bool, line: &[(i32, Tile)]) -> Option<Self> {
        let at = |step: i32| if down { (row + step, col) } else { (row, col + step) };
        let mut next = self.clone();
        for &(step, tile) in line {
            match self.cells.get(&at(step)) {
                Some(old) if *old != tile => return None,
                Some(_) => {
                    let same = next.open.iter().position(|open| *open == (at(step), down));
                    same.map(|same| next.open.remove(same));
                }
                None => {
                    if !next.put(at(step), tile) {
                        return None;
                    }
                    next.open.push((at(step), !down));
                }
            }
        }
        let (first, last) = (line[0].0, line[line.len() - 1].0);
        for end in [at(first - 1), at(last + 1)] {
            if next.cells.contains_key(&end) {
                return None;
            }
            next.shut.insert(end);
        }
        Some(next)
    }
}

/// Every line that a tile can be part of, as steps from it: alone, in a run, in a set.
fn lines_through(tile: Tile) -> Vec<Vec<(i32, Tile)>> {
    let (colour, value) = (tile.colour().unwrap(), i32::from(tile.value().unwrap()));
    let mut lines = vec![vec![(0, tile)]];
    for low in 1..=value {
        for high in value.max(low + 2)..=14 {
            let of = |other: i32| Tile::number(colour, other as u8).unwrap();
            lines.push((low..=high).map(|other| (other - value, of(other))).collect());
            lines.push((low..=high).rev().map(|other| (value - other, of(other))).collect());
        }
    }
    for length in 3..=4u32 {
        for code in 0..4u32.pow(length) {
            let of = |place: u32| Colour::ALL[(code / 4u32.pow(place) % 4) as usize];
            let colours: BTreeSet<Colour> = (0..length).map(of).collect();
            let own = (0..length).find(|&place| of(place) == colour);
            if let Some(own) = own.filter(|_| colours.len() == length as usize) {
                let kind = |place| Tile::number(of(place), value as u8).unwrap();
                let step = |place: u32| place as i32 - own as i32;
                lines.push((0..length).map(|place| (step(place), kind(place))).collect());
            }
        }
    }
    lines
}

/// The most tiles of the hand that can be placed, by trying everything; none if that is too much.
fn exhaust(table: &Table, hand: &Tiles, most_groups: u8) -> Option<u16> {
    let half = Half {
        cells: BTreeMap::new(),
        shut: BTreeSet::new(),
        open: Vec::new(),
        must: table.tiles(),
        left: table.tiles().plus(hand),
        groups: 0,
    };
    let mut search = Exhaust { most_groups: most_groups.into(), best: None, nodes: 0 };
    search.go(half);
    search.best.filter(|_| search.nodes <= MOST_NODES).map(|best| best - table.len())
}

#[test]
fn the_solver_agrees_with_trying_everything() {
    let mut rng = Rng::new(1_000 + chunk());
    let (mut decided, mut proved, mut placed) = (0, 0, 0);
    for _ in 0..150 {
        let table = legal_table(&mut rng, 24);
        let Some(count) = groups(&table).map(|groups| groups.count) else { continue };
        let mut rest: Vec<Tile> =
            Tiles::FULL.numbers().minus(&table.tiles()).unwrap().iter().collect();
        rng.shuffle(&mut rest);
        let room = 20u16.saturating_sub(table.len());
        let size = rng.below(u32::from(room.min(9)) + 1);
        let hand: Tiles = rest.into_iter().take(size as usize).collect();
        let most_groups = count.max(1) + rng.below(2) as u8;
        if table.len() > 16 || hand.is_empty() {
            continue;
        }
        let problem = Problem::new(&table, &hand, most_groups, Freedom::Free).unwrap();
        let answer = solve(&problem, Effort { rounds: 3_000, ..Effort::FULL }, &mut || false);
        let Some(best) = exhaust(&table, &hand, most_groups) else { continue };
        decided += 1;
        placed += best;
        proved += u32::from(answer.is_proved());
        assert_eq!(answer.placed, best, "{hand} to\n{table}\nin {most_groups} groups");
        for found in 0..best {
            assert!(upper_bound(&problem, found) >= best, "{hand} to\n{table}");
        }
    }
    assert!(decided > 40 && placed > 20, "{decided} decided, {placed} placed");
    assert!(10 * proved >= 9 * decided, "{proved} of {decided} proved");
}
