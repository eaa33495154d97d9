//! `cargo run --release -p gallery --example sizes` prints how many bytes the symbols take.
#![expect(clippy::print_stdout, reason = "an example speaks there")]

use art::{BoardNumber, Breed, Letters, Operation, Picture, Sheet, Sum};
use flate2::Compression;
use flate2::write::GzEncoder;
use std::error::Error;
use std::io::Write as _;

fn main() -> Result<(), Box<dyn Error>> {
    let letters = gallery::english()?;
    let cats = Breed::ALL.map(Picture::Cat);
    let fine = Breed::ALL.map(Picture::FineCat);
    let heads = Breed::ALL.map(Picture::Head);
    let cards = Breed::ALL.map(Picture::CatCard);
    let everything: Vec<Picture> = Picture::all().into_iter().chain(deck_of_sums()).collect();
    println!("{:<58} {:>9} {:>9}", "symbols", "bytes", "gzip -9");
    report("42 cats (board)", &letters, &cats)?;
    report(
        "42 cats (board and hand: fine lines, cards)",
        &letters,
        &[&cats[..], &fine, &cards].concat(),
    )?;
    report("42 cats (board, hand, heads)", &letters, &[&cats[..], &fine, &cards, &heads].concat())?;
    let others = Picture::others();
    let light = |picture: &&Picture| !picture.id().ends_with("-dark");
    let games: Vec<Picture> = others
        .iter()
        .filter(light)
        .filter(|picture| !matches!(picture, Picture::Icon(_)))
        .copied()
        .collect();
    report("other games (light theme)", &letters, &games)?;
    let sums: Vec<Picture> = deck_of_sums().collect();
    report("other games and a whole deck of 120 sums", &letters, &[games, sums].concat())?;
    report("both themes and the signs of the pages, without sums", &letters, &others)?;
    report("everything", &letters, &everything)?;
    Ok(())
}

fn report(name: &str, letters: &Letters, pictures: &[Picture]) -> Result<(), Box<dyn Error>> {
    let mut sheet = Sheet::new(*letters);
    pictures.iter().for_each(|&picture| sheet.add(picture));
    let markup = sheet.markup();
    let mut gzip = GzEncoder::new(Vec::new(), Compression::best());
    gzip.write_all(markup.as_bytes())?;
    println!("{name:<58} {:>9} {:>9}", markup.len(), gzip.finish()?.len());
    Ok(())
}

/// Four sums for each number of the board, two additions and two subtractions.
fn deck_of_sums() -> impl Iterator<Item = Picture> {
    BoardNumber::all()
        .flat_map(|answer| {
            [Operation::Plus, Operation::Minus].into_iter().flat_map(move |operation| {
                Sum::all()
                    .filter(move |sum| sum.answer() == answer && sum.operation() == operation)
                    .take(2)
            })
        })
        .map(Picture::Sum)
}
