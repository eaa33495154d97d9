//! The long tests: each run does one hundredth, see `cargo xtask soak`.

mod five;

use std::thread;

use sequence::{Edition, Setup};
use testkit::{conforms, seeds};

use crate::conformance::table;
use crate::oracle::SequenceOracle;

/// How many games of each table one chunk plays through the conformance kit.
const GAMES: u64 = 10;

/// How many plies one chunk plays with two detectors.
const PLIES: u64 = 10_000_000;

/// On how many threads. Not as many as there happen to be, so that a chunk is the same games everywhere.
const THREADS: u64 = 2;

/// All tables that the two detectors watch.
fn tables() -> Vec<Setup> {
    vec![
        table(Edition::Classic, 2, None, &[]),
        table(Edition::Classic, 2, None, &[("advanced", "on")]),
        table(Edition::Classic, 3, None, &[]),
        table(Edition::Classic, 4, None, &[("advanced", "on")]),
        table(Edition::Classic, 12, Some(2), &[]),
        table(Edition::Cats, 2, None, &[]),
        table(Edition::Cats, 6, Some(3), &[]),
        table(Edition::Numbers, 2, None, &[]),
        table(Edition::Numbers, 4, None, &[]),
        table(Edition::Numbers, 6, Some(3), &[]),
    ]
}

#[test]
fn every_law_is_kept() {
    let by_hand = [("table-talk", "on"), ("drawing", "by-hand")];
    let tables = vec![
        table(Edition::Classic, 4, None, &[("table-talk", "on"), ("advanced", "on")]),
        table(Edition::Classic, 9, None, &by_hand),
        table(Edition::Cats, 4, None, &[("drawing", "by-hand")]),
        table(Edition::Numbers, 6, Some(2), &by_hand),
    ];
    conforms(&SequenceOracle::new(tables), seeds(GAMES));
}

#[test]
fn two_detectors_agree() {
    thread::scope(|scope| {
        for seed in seeds(THREADS) {
            scope.spawn(move || five::watch(&tables(), seed, PLIES / THREADS));
        }
    });
}
