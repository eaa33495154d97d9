//! The engine's reading of a table against a slow one that works another way.

use std::collections::{BTreeMap, BTreeSet};

use crossing::solver::{Effort, Freedom, Problem, solve};
use crossing::{Table, Tile, Tiles, faults, groups};
use game::Rng;

use super::chunk;

type Place = (i32, i32);

/// The number of groups if every line is right: cell by cell, by what is written in the rule book.
fn slow_groups(cells: &BTreeMap<Place, Tile>) -> Option<u8> {
    for &(row, col) in cells.keys() {
        let lengths = [(0, 1), (1, 0)].map(|(down, right)| {
            let mut line = vec![cells[&(row, col)]];
            let at = |step: i32| cells.get(&(row + step * down, col + step * right)).copied();
            (1..).map_while(at).for_each(|tile| line.push(tile));
            line.reverse();
            (1..).map_while(|step: i32| at(-step)).for_each(|tile| line.push(tile));
            (line.len(), line.len() == 1 || is_set(&line) || is_run(&line))
        });
        if lengths.iter().any(|(_, right)| !right) || lengths.iter().all(|(len, _)| *len == 1) {
            return None;
        }
    }
    let mut unseen: BTreeSet<Place> = cells.keys().copied().collect();
    let mut count = 0;
    while let Some(&start) = unseen.iter().next() {
        count += 1;
        let mut edge = vec![start];
        while let Some((row, col)) = edge.pop() {
            if unseen.remove(&(row, col)) {
                edge.extend([(row + 1, col), (row - 1, col), (row, col + 1), (row, col - 1)]);
            }
        }
    }
    Some(count)
}

fn is_set(line: &[Tile]) -> bool {
    let values: BTreeSet<_> = line.iter().map(|tile| tile.value()).collect();
    let colours: BTreeSet<_> = line.iter().map(|tile| tile.colour()).collect();
    values.len() == 1 && colours.len() == line.len() && line.len() >= 3
}

fn is_run(line: &[Tile]) -> bool {
    let colours: BTreeSet<_> = line.iter().map(|tile| tile.colour()).collect();
    let mut values: Vec<_> = line.iter().filter_map(|tile| tile.value()).collect();
    let (low, high) = (*values.iter().min().unwrap(), *values.iter().max().unwrap());
    if values[0] == high {
        values.reverse();
    }
    colours.len() == 1 && line.len() >= 3 && values == (low..=high).collect::<Vec<_>>()
}

/// A legal table of what can be laid of 8 tiles and up to `most` more.
pub(crate) fn legal_table(rng: &mut Rng, most: u32) -> Table {
    let mut bag: Vec<Tile> = Tiles::FULL.numbers().iter().collect();
    rng.shuffle(&mut bag);
    let hand: Tiles = bag.into_iter().take(8 + rng.below(most) as usize).collect();
    let groups = 1 + rng.below(4) as u8;
    let problem = Problem::new(&Table::EMPTY, &hand, groups, Freedom::Free).unwrap();
    let effort = Effort { rounds: 20, calm: 0, prove: false, seed: rng.bits() };
    solve(&problem, effort, &mut || false).table
}

/// Takes a tile away, puts one somewhere near, changes one, or moves one.
fn disturb(cells: &mut BTreeMap<Place, Tile>, rng: &mut Rng) {
    let places: Vec<Place> = cells.keys().copied().collect();
    let Some(&(row, col)) = rng.pick(&places) else { return };
    let near = (row + rng.below(3) as i32 - 1, col + rng.below(3) as i32 - 1);
    match rng.below(4) {
        0 => {
            cells.remove(&(row, col));
        }
        1 => {
            cells.insert(near, Tile::from_index(rng.below(56) as u8).unwrap());
        }
        2 => {
            let index = (cells[&(row, col)].index() + [1, 14, 42, 55][rng.below(4) as usize]) % 56;
            cells.insert((row, col), Tile::from_index(index).unwrap());
        }
        _ => {
            let tile = cells.remove(&(row, col)).unwrap();
            cells.insert(near, tile);
        }
    }
}

#[test]
fn a_hundred_thousand_tables_are_read_alike_in_two_ways() {
    let mut rng = Rng::new(chunk());
    let (mut right, mut wrong) = (0, 0);
    while right + wrong < 100_000 {
        let table = legal_table(&mut rng, 70);
        let place = |laid: &crossing::Laid| (i32::from(laid.cell.row), i32::from(laid.cell.col));
        let start: BTreeMap<Place, Tile> =
            table.laid().iter().map(|laid| (place(laid), laid.tile)).collect();
        for _ in 0..200 {
            let mut cells = start.clone();
            (0..rng.below(4)).for_each(|_| disturb(&mut cells, &mut rng));
            let tiles = cells.iter().map(|(&(row, col), &tile)| (row, col, tile));
            let table = Table::new(tiles).unwrap();
            let found = groups(&table).map(|groups| groups.count);
            assert_eq!(found, slow_groups(&cells), "\n{table}");
            assert_eq!(found.is_some(), faults(&table).is_empty(), "\n{table}");
            if found.is_some() { right += 1 } else { wrong += 1 }
        }
    }
    assert!(right > 20_000 && wrong > 20_000, "{right} right, {wrong} wrong");
}
