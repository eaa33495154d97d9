//! The conformance kit: the laws that every game keeps, checked over random games in one line.
//!
//! A game's own tests implement [`Oracle`], a second opinion on its rules that knows the game from its positions
//! alone, and then say
//!
//! ```
//! testkit::conforms(&testkit::toy::ToyOracle, 0..3);
//! ```
//!
//! Every [`Law`] can also be examined alone, see [`examine`]; a broken one comes back as [`Broken`], which names
//! the law, the table, the seed and the ply. [`toy`] is a complete small game that uses every part of the contract:
//! the example to copy from, and the ground on which the kit itself is tested, by breaking it law by law.

mod broken;
mod clock;
mod laws;
mod oracle;
pub mod toy;
mod walk;

use std::any::Any;
use std::ops::Range;
use std::panic::{AssertUnwindSafe, catch_unwind};

use game::Rng;
use walk::Walk;

pub use broken::{Broken, Law};
pub use clock::Cpu;
pub use oracle::{ActionOf, EntryOf, Json, Oracle, SetupOf};

/// Fails unless the game keeps every law: for each setup of the oracle one random game for each of `seeds`.
///
/// # Panics
/// With the first law that is broken and what it takes to repeat the failure.
#[track_caller]
pub fn conforms<O: Oracle>(oracle: &O, seeds: Range<u64>) {
    if let Err(broken) = examine_all(oracle, &Law::ALL, seeds) {
        panic!("{broken}");
    }
}

/// Examines one law over random games, and says how it is broken if it is.
pub fn examine<O: Oracle>(oracle: &O, law: Law, seeds: Range<u64>) -> Result<(), Broken> {
    examine_all(oracle, &[law], seeds)
}

/// Which hundredth of the long run a test in a module `soak` does: the environment variable `KVOLD_CHUNK`, 0 to 99.
///
/// # Panics
/// If the variable is set to anything else.
#[must_use]
pub fn chunk() -> u64 {
    std::env::var("KVOLD_CHUNK").map_or(0, |text| {
        read_chunk(&text)
            .unwrap_or_else(|| panic!("KVOLD_CHUNK is {text:?}, not a number from 0 to 99"))
    })
}

/// The seeds of this chunk, where every chunk has `count` of its own.
#[must_use]
pub fn seeds(count: u64) -> Range<u64> {
    chunk() * count..(chunk() + 1) * count
}

fn read_chunk(text: &str) -> Option<u64> {
    text.parse().ok().filter(|&chunk| chunk < 100)
}

fn examine_all<O: Oracle>(oracle: &O, laws: &[Law], seeds: Range<u64>) -> Result<(), Broken> {
    let mut examined = vec![0; laws.len()];
    for setup in oracle.setups() {
        for seed in seeds.clone() {
            let broken = |law, ply, what| Broken {
                law,
                setup: serde_json::to_string(&setup).unwrap_or_else(|_| format!("{setup:?}")),
                seed,
                ply,
                what,
            };
            let walk = caught(|| Walk::new(oracle, &setup, seed))
                .map_err(|what| broken(Law::Alive, None, what))?;
            for (law, examined) in laws.iter().zip(&mut examined) {
                let mut rng = Rng::new(seed ^ 0x6c61_7773);
                match caught(|| law.look(oracle, &walk, &mut rng)) {
                    Ok(Ok(count)) => *examined += count,
                    Ok(Err(fault)) => return Err(broken(*law, Some(fault.ply), fault.what)),
                    Err(panic) => return Err(broken(*law, None, panic)),
                }
            }
        }
    }
    let idle = laws.iter().zip(examined).find(|&(law, count)| count == 0 && law.is_for_all());
    match idle {
        None => Ok(()),
        Some((law, _)) => Err(Broken::idle(*law)),
    }
}

/// A game that panics breaks the law that was being examined.
fn caught<T>(look: impl FnOnce() -> T) -> Result<T, String> {
    catch_unwind(AssertUnwindSafe(look)).map_err(|panic: Box<dyn Any + Send>| {
        let text = panic.downcast_ref::<String>().map(String::as_str);
        let text = text.or_else(|| panic.downcast_ref::<&str>().copied());
        format!("the game panicked: {}", text.unwrap_or("without a word"))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_are_a_hundred_chunks() {
        assert_eq!(
            ["0", "99", "100", "-1", "", "x"].map(read_chunk),
            [Some(0), Some(99), None, None, None, None]
        );
    }
}
