//! How long does it take to draw the whole Cats board: 42 symbols once, 84 spaces by reference?
//!
//! Natively: `cargo run --release -p art --example board`. In wasm, as in a browser:
//!
//! ```text
//! cargo build --release -p art --example board --target wasm32-wasip1
//! node crates/art/examples/board.mjs target/wasm32-wasip1/release/examples/board.wasm
//! ```
#![expect(clippy::print_stdout, reason = "a benchmark speaks there")]

use art::{Breed, Label, Letters, NotAWord, Picture, Sheet};
use std::hint::black_box;
use std::time::Instant;

fn main() -> Result<(), NotAWord> {
    let letters = Letters::new(["A", "K", "Q", "J"], ["PURRR", "MEOW"])?;
    let mut times: Vec<f64> = (0..400)
        .map(|_| {
            let start = Instant::now();
            black_box(board(black_box(letters)));
            start.elapsed().as_secs_f64() * 1000.0
        })
        .collect();
    // The first draw pays for compiling the code it runs through, in wasm and in a browser alike.
    let (first, second) = (times[0], times[1]);
    times.sort_by(f64::total_cmp);
    let text = board(letters);
    println!("Cats board: {} bytes, checksum {:016x}", text.len(), checksum(text.as_bytes()));
    println!(
        "first {first:.2} ms, second {second:.2} ms, median {:.2} ms, best {:.2} ms of 400",
        times[200], times[0]
    );
    Ok(())
}

fn board(letters: Letters) -> String {
    let mut sheet = Sheet::new(letters);
    let mut spaces = String::new();
    for breed in Breed::ALL.into_iter().chain(Breed::ALL) {
        sheet.add(Picture::Cat(breed));
        spaces.push_str(&Picture::Cat(breed).reference(Label::Named(breed.slug())));
    }
    sheet.markup() + &spaces
}

/// FNV-1a: native and wasm must agree.
fn checksum(bytes: &[u8]) -> u64 {
    bytes
        .iter()
        .fold(0xCBF2_9CE4_8422_2325, |h, &b| (h ^ u64::from(b)).wrapping_mul(0x0100_0000_01B3))
}
