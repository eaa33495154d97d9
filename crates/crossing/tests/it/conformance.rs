//! Crossing keeps every law of the contract, at all kinds of tables.

use crossing::Setup;
use testkit::conforms;

use crate::oracle::CrossingOracle;

fn table(players: u32, options: &[(&str, &str)]) -> Setup {
    Setup::new(players, None, options.iter().copied()).unwrap_or_else(|fault| panic!("{fault}"))
}

#[test]
fn crossing_keeps_every_law() {
    let tables = vec![
        table(2, &[]),
        table(3, &[("rearranging", "after-all-openings"), ("starts", "1")]),
        table(4, &[("games", "2")]),
    ];
    conforms(&CrossingOracle { tables }, 0..1);
}
