//! `cargo run -p gallery --example nearest` lists which cats look most alike at 40 px, for normal
//! sight, the three kinds of colour blindness, and in grey.
#![expect(clippy::print_stdout, reason = "an example speaks there")]

use gallery::likeness::{Sight, closest};
use std::error::Error;

fn main() -> Result<(), Box<dyn Error>> {
    let letters = gallery::english()?;
    for sight in Sight::ALL {
        let pairs = closest(&letters, sight)?;
        let median = pairs.get(pairs.len() / 2).map_or(0.0, |pair| pair.distance);
        println!("{sight:?}: median {median:.1}");
        for pair in pairs.iter().take(10) {
            println!("  {:5.1}  {} / {}", pair.distance, pair.first.slug(), pair.second.slug());
        }
    }
    Ok(())
}
