//! Positions with an answer built in: a legal table, some of it taken off and back into the hand. What was taken off can
//! be placed, whatever the solver thinks of it, within the groups that the whole table had.

use std::collections::BTreeMap;

use crossing::solver::{Freedom, Problem};
use crossing::{Cell, Colour, Table, Tile, Tiles, faults, groups};
use game::Rng;

type Place = (i32, i32);
type Cells = BTreeMap<Place, Tile>;

/// A position, and a table that shows how many tiles of the hand can be placed.
pub(crate) struct Built {
    pub(crate) problem: Problem,
    pub(crate) whole: Table,
    pub(crate) placed: u16,
    /// Crossings that save no group, on the whole table.
    pub(crate) rings: u32,
}

/// A position with at least one tile to be placed.
pub(crate) fn built(rng: &mut Rng) -> Built {
    loop {
        let cells = whole_table(rng);
        let whole = table(&cells).expect("not too wide");
        let rest = take_off(&whole, rng);
        let mut hand = whole.tiles().minus(&rest.tiles()).expect("only taken off");
        let placed = hand.len();
        if placed == 0 {
            continue;
        }
        for _ in 0..rng.below(4) {
            let tile = Tile::from_index(rng.below(56) as u8).expect("a number tile");
            if whole.tiles().plus(&hand).count(tile) < 2 && hand.count(tile) == 0 {
                hand.insert(tile);
            }
        }
        let count = groups(&whole).expect("built by the rules").count;
        let problem = Problem::new(&rest, &hand, count, Freedom::Free).expect("a right table");
        return Built { problem, whole, placed, rings: rings(&cells, count) };
    }
}

fn whole_table(rng: &mut Rng) -> Cells {
    let mut cells = Cells::new();
    for group in 0..1 + rng.below(3) as i32 {
        let start: Cells = match rng.below(6) {
            0 => line(rng),
            1 | 2 => ladder(rng),
            3 | 4 => knot(rng),
            _ => pinwheel(rng),
        };
        let mut next = cells.clone();
        next.extend(start.iter().map(|(&(row, col), &tile)| ((row + 30 * group, col), tile)));
        if is_right(&next) {
            cells = next;
        }
    }
    for _ in 0..rng.below(6) {
        grow(&mut cells, rng);
    }
    cells
}

/// Two to four runs side by side, of different colours, with sets across: at some values or at all.
fn ladder(rng: &mut Rng) -> Cells {
    let mut colours = Colour::ALL;
    rng.shuffle(&mut colours);
    let (runs, length) = (3 + rng.below(2), 3 + rng.below(4));
    let first = 1 + rng.below(15 - length);
    let (gaps, odd) = (rng.below(3), rng.below(2));
    let mut cells = Cells::new();
    for row in 0..runs {
        for col in 0..length {
            // Without the inner rows but for every second value, two runs hang together by the sets alone.
            let inner = row > 0 && row + 1 < runs;
            if gaps == 0 || !inner || col % (gaps + 1) == odd {
                let tile = Tile::number(colours[row as usize], (first + col) as u8);
                cells.insert((row as i32, col as i32), tile.expect("on the board"));
            }
        }
    }
    cells
}

/// Two runs of one colour that cross, and beside the crossing two sets or two runs across them, which meet.
fn knot(rng: &mut Rng) -> Cells {
    let colour = *rng.pick(&Colour::ALL).expect("four colours");
    let value = 2 + rng.below(12) as i32;
    let up = if rng.below(2) == 0 { 1 } else { -1 };
    let mut cells = Cells::new();
    let ends = [(); 2].map(|()| (-(rng.below(4) as i32), 1 + rng.below(3) as i32));
    for (down, (low, high)) in [false, true].into_iter().zip(ends) {
        for step in low..=high {
            let place = if down { (step, 0) } else { (0, step) };
            if let Some(tile) = number(colour, value + up * step) {
                cells.insert(place, tile);
            }
        }
    }
    let mut others: Vec<Colour> =
        Colour::ALL.into_iter().filter(|&other| other != colour).collect();
    rng.shuffle(&mut others);
    let beside = number(others[0], value + up);
    let more =
        [number(others[1], value + up), number(others[1 + rng.below(2) as usize], value + up)];
    let new = [((1, 1), beside), ((2, 1), more[0]), ((1, 2), more[1])];
    let sets = rng.below(3);
    cells.extend(
        new.into_iter().take(sets as usize * 2).filter_map(|(place, tile)| Some((place, tile?))),
    );
    cells
}

/// Four runs of one colour around a square of cells.
fn pinwheel(rng: &mut Rng) -> Cells {
    let colour = *rng.pick(&Colour::ALL).expect("four colours");
    let value = 1 + rng.below(10) as i32;
    let mut cells = Cells::new();
    for (row, col) in [(0, -1), (0, 0), (0, 1), (-1, 0), (1, 0), (1, 1), (1, 2), (2, 1)] {
        cells.insert((row, col), number(colour, value + 1 + row + col).expect("on the board"));
    }
    cells
}

fn line(rng: &mut Rng) -> Cells {
    let tile = Tile::from_index(rng.below(56) as u8).expect("a number tile");
    through(tile, rng).into_iter().map(|(step, tile)| ((0, step), tile)).collect()
}

/// A random set or run that contains a tile, as steps from it.
fn through(tile: Tile, rng: &mut Rng) -> Vec<(i32, Tile)> {
    let (colour, value): (Colour, i32) =
        (tile.colour().expect("a number"), tile.value().expect("a number").into());
    if rng.below(2) == 0 {
        let length = 3 + rng.below(3) as i32;
        let low = (value - rng.below(length as u32) as i32).clamp(1, 15 - length);
        let turn = if rng.below(2) == 0 { 1 } else { -1 };
        let of = |other: i32| (turn * (other - value), number(colour, other).expect("clamped"));
        return (low..low + length).map(of).collect();
    }
    let mut colours = Colour::ALL;
    rng.shuffle(&mut colours);
    let skipped =
        if rng.below(2) == 0 { colours.iter().position(|&other| other != colour) } else { None };
    let set: Vec<Colour> =
        (0..4).filter(|&place| Some(place) != skipped).map(|place| colours[place]).collect();
    let own = set.iter().position(|&other| other == colour).expect("not skipped") as i32;
    let of =
        |(place, other): (i32, Colour)| (place - own, number(other, value).expect("as before"));
    (0..).zip(set).map(of).collect()
}

/// Lays one more line through what is there: of some that fit, often one that meets the most.
fn grow(cells: &mut Cells, rng: &mut Rng) {
    let places: Vec<Place> = cells.keys().copied().collect();
    let mut best: Option<(usize, Cells)> = None;
    let greedy = rng.below(2) == 0;
    for _ in 0..12 {
        let Some(&(row, col)) = rng.pick(&places) else { return };
        let down = rng.below(2) == 0;
        let at = |step: i32| if down { (row + step, col) } else { (row, col + step) };
        let line = through(cells[&(row, col)], rng);
        let met = line.iter().filter(|(step, _)| cells.contains_key(&at(*step))).count();
        let clash =
            line.iter().any(|(step, tile)| cells.get(&at(*step)).is_some_and(|old| old != tile));
        if clash || met == line.len() || best.as_ref().is_some_and(|(most, _)| *most >= met) {
            continue;
        }
        let mut next = cells.clone();
        next.extend(line.into_iter().map(|(step, tile)| (at(step), tile)));
        if is_right(&next) {
            best = Some((met, next));
            if !greedy {
                break;
            }
        }
    }
    if let Some((_, next)) = best {
        *cells = next;
    }
}

/// Takes tiles off here and there, and whatever is then in no right line.
fn take_off(whole: &Table, rng: &mut Rng) -> Table {
    let most = 1 + rng.below(10) as u16;
    let mut rest = whole.clone();
    for _ in 0..20 {
        if rest.is_empty() {
            break;
        }
        let lone = rest.laid()[rng.below(rest.len().into()) as usize].cell;
        let mut next = without(&rest, lone);
        while let Some(fault) = faults(&next).first() {
            next = without(&next, fault.cells[rng.below(fault.cells.len() as u32) as usize]);
        }
        if next.len() + most >= whole.len() || rng.below(40) == 0 {
            rest = next;
        }
    }
    rest
}

fn without(table: &Table, cell: Cell) -> Table {
    let others = table.laid().iter().filter(|laid| laid.cell != cell);
    Table::new(others.map(|laid| (laid.cell.row.into(), laid.cell.col.into(), laid.tile)))
        .expect("smaller")
}

/// Groups less lines plus crossings.
fn rings(cells: &Cells, groups: u8) -> u32 {
    let there = |row: i32, col: i32| cells.contains_key(&(row, col));
    let mut rings = i32::from(groups);
    for &(row, col) in cells.keys() {
        let (left, right) = (there(row, col - 1), there(row, col + 1));
        let (above, below) = (there(row - 1, col), there(row + 1, col));
        rings -= i32::from(!left && right) + i32::from(!above && below);
        rings += i32::from((left || right) && (above || below));
    }
    rings.try_into().expect("no fewer groups than lines less crossings")
}

fn number(colour: Colour, value: i32) -> Option<Tile> {
    Tile::number(colour, u8::try_from(value).ok()?)
}

fn is_right(cells: &Cells) -> bool {
    let tiles: Tiles = cells.values().copied().collect();
    tiles.kinds().all(|tile| tiles.count(tile) <= 2)
        && table(cells).is_some_and(|table| groups(&table).is_some())
}

fn table(cells: &Cells) -> Option<Table> {
    Table::new(cells.iter().map(|(&(row, col), &tile)| (row, col, tile))).ok()
}
