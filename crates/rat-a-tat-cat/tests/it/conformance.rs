//! Rat-a-Tat Cat keeps every law of the contract, at all kinds of tables.

use rat_a_tat_cat::Setup;
use testkit::conforms;

use crate::oracle::RatOracle;

/// A table that can be set up.
pub(crate) fn table(players: u32, options: &[(&str, &str)]) -> Setup {
    Setup::new(players, options.iter().copied()).unwrap_or_else(|fault| panic!("{fault}"))
}

/// Tables of every kind.
pub(crate) fn tables() -> Vec<Setup> {
    vec![
        table(2, &[("rounds", "3")]),
        table(3, &[("memory-help", "on"), ("rounds", "2")]),
        table(4, &[("length", "points"), ("points", "30")]),
        table(3, &[("length", "time"), ("dealer", "2")]),
        table(6, &[("rounds", "1"), ("dealer", "5")]),
        table(5, &[("younger-players", "on"), ("rounds", "2")]),
        table(
            2,
            &[
                ("younger-players", "on"),
                ("memory-help", "on"),
                ("length", "points"),
                ("points", "40"),
            ],
        ),
    ]
}

#[test]
fn rat_a_tat_cat_keeps_every_law() {
    conforms(&RatOracle(tables()), 0..4);
}
