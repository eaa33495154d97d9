//! A checksum for each picture, so that a change in drawing is deliberate.
//!
//! After a change that is meant, look at the contact sheets, then refresh the list with
//! `UPDATE_GOLDEN=1 cargo test -p art golden`, and say in the commit which pictures changed.

use crate::{english, everything};
use art::Label;
use std::fmt::Write as _;

const GOLDEN: &str = include_str!("golden.txt");

#[test]
fn golden_checksums_hold() {
    let letters = english();
    let mut now = String::new();
    for picture in everything() {
        let document = picture.document(&letters, 96.0, Label::Hidden);
        let _ = writeln!(now, "{:016x} {}", checksum(document.as_bytes()), picture.id());
    }
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/it/golden.txt");
        std::fs::write(path, now).expect("the list of checksums can be written");
        return;
    }
    let changed: Vec<&str> = now
        .lines()
        .zip(GOLDEN.lines())
        .filter(|(a, b)| a != b)
        .filter_map(|(a, _)| a.split(' ').nth(1))
        .collect();
    assert_eq!(now.lines().count(), GOLDEN.lines().count(), "pictures were added or left out");
    assert!(
        changed.is_empty(),
        "{} pictures changed, the first of them {:?}",
        changed.len(),
        changed.first()
    );
}

/// FNV-1a, 64 bits.
fn checksum(bytes: &[u8]) -> u64 {
    bytes
        .iter()
        .fold(0xCBF2_9CE4_8422_2325, |h, &b| (h ^ u64::from(b)).wrapping_mul(0x0100_0000_01B3))
}
