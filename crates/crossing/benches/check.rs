//! How long it takes to read a table: every line, every group. The tables are those of games.

#![allow(clippy::print_stdout, clippy::disallowed_types)]

use std::hint::black_box;
use std::time::Instant;

use crossing::solver::{Effort, Freedom, Problem, solve};
use crossing::{Table, Tile, Tiles, groups};
use game::Rng;

fn main() {
    println!("tiles on the table | microseconds for one check (best of 20 rounds)");
    for size in [20, 40, 60, 80, 100] {
        let tables: Vec<Table> = (0..50).map(|seed| table(size, seed)).collect();
        let mean = tables.iter().map(|table| u32::from(table.len())).sum::<u32>() / 50;
        let round = || {
            let start = Instant::now();
            for _ in 0..200 {
                for table in &tables {
                    assert!(black_box(groups(black_box(table))).is_some());
                }
            }
            start.elapsed().as_secs_f64() * 1e6 / 10_000.0
        };
        let best = (0..20).map(|_| round()).fold(f64::MAX, f64::min);
        println!("{mean:>18} | {best:.2}");
    }
}

/// A legal table of about so many tiles.
fn table(size: usize, seed: u64) -> Table {
    let mut bag: Vec<Tile> = Tiles::FULL.numbers().iter().collect();
    Rng::new(seed).shuffle(&mut bag);
    let hand: Tiles = bag.into_iter().take(size + 6).collect();
    let problem = Problem::new(&Table::EMPTY, &hand, 3, Freedom::Free).expect("a hand");
    let effort = Effort { rounds: 200, calm: 0, prove: false, seed };
    solve(&problem, effort, &mut || false).table
}
