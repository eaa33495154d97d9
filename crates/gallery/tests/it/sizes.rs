//! The bytes a page pays for its symbols, before and after gzip at level 9.

use art::{Breed, Picture, Sheet};
use flate2::Compression;
use flate2::write::GzEncoder;
use std::io::Write as _;

#[track_caller]
fn check(pictures: impl IntoIterator<Item = Picture>, most: usize, most_zipped: usize) {
    let mut sheet = Sheet::new(gallery::english().expect("drawn"));
    pictures.into_iter().for_each(|picture| sheet.add(picture));
    let markup = sheet.markup();
    let mut gzip = GzEncoder::new(Vec::new(), Compression::best());
    gzip.write_all(markup.as_bytes()).expect("memory can be written to");
    let zipped = gzip.finish().expect("memory can be written to").len();
    assert!(markup.len() <= most, "{} bytes", markup.len());
    assert!(zipped <= most_zipped, "{zipped} bytes zipped");
}

#[test]
fn the_cats_of_a_board_take_at_most_150_kb_and_35_kb_zipped() {
    check(Breed::ALL.map(Picture::Cat), 150_000, 35_000);
}

#[test]
fn the_other_games_together_take_at_most_120_kb_and_30_kb_zipped() {
    let in_one_theme = |picture: &Picture| {
        !picture.id().ends_with("-dark") && !matches!(picture, Picture::Icon(_))
    };
    check(Picture::others().into_iter().filter(in_one_theme), 120_000, 30_000);
}
