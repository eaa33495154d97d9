//! What every picture must be: well-formed, within the allow-list, stable, readable.

mod faces;
mod golden;
mod language;
mod markup;
mod readable;

use art::{Letters, Picture, Sum};

/// English letters.
fn english() -> Letters {
    letters(["A", "K", "Q", "J"])
}

fn letters(ranks: [&str; 4]) -> Letters {
    Letters::new(ranks, ["PURRR", "MEOW"]).expect("all of these letters are drawn")
}

/// Every picture, all sums included.
fn everything() -> impl Iterator<Item = Picture> {
    Picture::all().into_iter().chain(Sum::all().map(Picture::Sum))
}
