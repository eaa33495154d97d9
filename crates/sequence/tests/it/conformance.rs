//! Sequence keeps every law of the contract, at all kinds of tables.

use sequence::{Edition, Setup};
use testkit::conforms;

use crate::oracle::SequenceOracle;

/// A table that can be set up.
pub(crate) fn table(
    edition: Edition,
    players: u32,
    teams: Option<u32>,
    options: &[(&str, &str)],
) -> Setup {
    Setup::new(edition, players, teams, options.iter().copied())
        .unwrap_or_else(|fault| panic!("{fault}"))
}

#[test]
fn sequence_keeps_every_law() {
    let tables = vec![
        table(Edition::Classic, 2, None, &[]),
        table(Edition::Classic, 2, None, &[("advanced", "on")]),
        table(Edition::Classic, 3, None, &[("drawing", "by-hand")]),
        table(Edition::Classic, 6, Some(3), &[]),
    ];
    conforms(&SequenceOracle::new(tables), 0..4);
}

#[test]
fn sequence_with_table_talk_keeps_every_law() {
    let by_hand = [("table-talk", "on"), ("drawing", "by-hand")];
    let tables = vec![
        table(Edition::Classic, 4, None, &[("table-talk", "on"), ("advanced", "on")]),
        table(Edition::Classic, 6, Some(3), &by_hand),
        table(Edition::Classic, 12, None, &[("table-talk", "on")]),
        table(Edition::Classic, 12, Some(3), &by_hand),
    ];
    conforms(&SequenceOracle::new(tables), 0..2);
}

#[test]
fn cats_keep_every_law() {
    let tables = vec![
        table(Edition::Cats, 2, None, &[("dealer", "1")]),
        table(Edition::Cats, 3, None, &[]),
        table(Edition::Cats, 4, None, &[("drawing", "by-hand")]),
        table(Edition::Cats, 6, Some(3), &[]),
    ];
    conforms(&SequenceOracle::new(tables), 0..4);
}

#[test]
fn numbers_keep_every_law() {
    let tables = vec![
        table(Edition::Numbers, 2, None, &[("sums", "small-steps")]),
        table(Edition::Numbers, 3, None, &[("drawing", "by-hand")]),
        table(Edition::Numbers, 4, None, &[("help-with-sums", "on")]),
        table(Edition::Numbers, 6, Some(2), &[("sums", "small-steps"), ("drawing", "by-hand")]),
        table(Edition::Numbers, 6, Some(3), &[("dealer", "5")]),
    ];
    conforms(&SequenceOracle::new(tables), 0..3);
}
