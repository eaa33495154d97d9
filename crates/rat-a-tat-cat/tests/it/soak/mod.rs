//! The long tests: each run does one hundredth, see `cargo xtask soak`.

use testkit::{conforms, seeds};

use crate::conformance;
use crate::knowledge;
use crate::oracle::RatOracle;

/// How many games of each table one chunk plays through the conformance kit.
const GAMES: u64 = 4;

/// How many rounds one chunk plays beside players who remember what they were told: a million in all.
const ROUNDS: u64 = 10_000;

#[test]
fn every_law_is_kept() {
    conforms(&RatOracle(conformance::tables()), seeds(GAMES));
}

#[test]
fn rat_27_two_ways_to_tell_who_knows_what_agree() {
    let tables = knowledge::tables();
    let rounds = ROUNDS / tables.len() as u64 + 1;
    for setup in &tables {
        assert!(
            knowledge::compare(setup, seeds(rounds)) > rounds,
            "little was compared at {setup:?}"
        );
    }
}
