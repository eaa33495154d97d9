//! All the chance in a match: one sealed seed, and shuffles counted from it.
//!
//! The generator is ChaCha20 (RFC 8439), keyed by the seed. Shuffle number *n* of a match reads the key stream
//! with nonce *n*, from block 0, as little-endian numbers of 16 bits. Anybody can check a deal with any ChaCha20 library
//! and the few lines of [`Chance::draw`]; the golden tests below pin the result for ever.

use chacha20::ChaCha20;
use chacha20::cipher::{KeyIvInit as _, StreamCipher as _};
use serde::{Deserialize, Serialize};

use crate::hex::hex_text;

/// The secret all chance of a match derives from.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Seed(pub [u8; 32]);

hex_text!(Seed, "a seed");

/// A seed is a secret: what is printed for debugging does not show it.
impl std::fmt::Debug for Seed {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Seed(..)")
    }
}

impl Seed {
    /// A seed for tests and simulations, from a small number.
    #[must_use]
    pub fn from_number(number: u64) -> Self {
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&number.to_le_bytes());
        Self(bytes)
    }
}

/// Where a match stands in its chance: the seed, and how many shuffles have been made from it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Chance {
    seed: Seed,
    counter: u32,
}

impl Chance {
    /// The chance of a match that has used none of it yet.
    #[must_use]
    pub const fn new(seed: Seed) -> Self {
        Self { seed, counter: 0 }
    }

    /// How many shuffles have been made.
    #[must_use]
    pub const fn counter(&self) -> u32 {
        self.counter
    }

    /// Puts `items` into random order: every order is equally likely.
    ///
    /// From the last place down to the second, each item changes places with one at or below it (Fisher and Yates).
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        self.draw(items, items.len());
    }

    /// Draws `count` of `items` at random and puts them at the end, the first drawn last of all.
    /// It is a shuffle that stops early, and counts as one.
    ///
    /// # Panics
    /// If there are more than 65,535 items.
    pub fn draw<T>(&mut self, items: &mut [T], count: usize) {
        assert!(items.len() <= usize::from(u16::MAX), "no pack has 65,536 cards");
        let count = count.min(items.len().saturating_sub(1));
        let mut stream = self.next_stream(count);
        let end = items.len() - count;
        let mut left = items;
        while left.len() > end {
            let mut part = stream.next_part();
            while left.len() > end && !part.is_empty() {
                let (now, later) = part.split_at(part.len().min(left.len() - end));
                left = draw_with(left, now);
                part = later;
            }
        }
    }

    /// One number below `bound`, every one equally likely. It counts as one shuffle.
    ///
    /// # Panics
    /// If `bound` is 0.
    pub fn below(&mut self, bound: u16) -> u16 {
        assert!(bound > 0, "there is no number below 0");
        let mut stream = self.next_stream(1);
        loop {
            let mut numbers = stream.next_part().iter().map(|&bits| u16::from_le_bytes(bits));
            if let Some(number) = numbers.find_map(|bits| fair(bits, bound.into())) {
                return number as u16;
            }
        }
    }

    /// The stream of the next shuffle, of which about so many numbers will be read.
    fn next_stream(&mut self, numbers: usize) -> Stream {
        let stream = Stream::new(&self.seed, self.counter, numbers);
        // A position from outside may claim any number of shuffles.
        self.counter = self.counter.wrapping_add(1);
        stream
    }
}

/// Draws one of `items` with each of these numbers, at most as many as there are items, and puts it behind the others.
/// Returns the others: a number that would be biased draws none.
#[inline]
fn draw_with<'a, T>(items: &'a mut [T], numbers: &[[u8; 2]]) -> &'a mut [T] {
    let mut left = items;
    for &bits in numbers {
        if let Some(drawn) = fair(u16::from_le_bytes(bits), left.len() as u32) {
            let last = left.len() - 1;
            left.swap(drawn as usize, last);
            left = &mut left[..last];
        }
    }
    left
}

/// A number below `bound` without bias: the upper part of bits × bound. There is none in the few cases
/// (2¹⁶ mod `bound` of 2¹⁶) that would make some numbers likelier than others; then the next bits are tried.
#[inline]
fn fair(bits: u16, bound: u32) -> Option<u32> {
    let product = u32::from(bits) * bound;
    let low = product & 0xffff;
    if low < bound && is_biased(low, bound) { None } else { Some(product >> 16) }
}

#[cold]
#[inline(never)]
fn is_biased(low: u32, bound: u32) -> bool {
    low < 0x1_0000 % bound
}

/// One key stream, read in parts as numbers of sixteen bits.
struct Stream {
    cipher: ChaCha20,
    /// The part that is being read, number by number, and how much of it.
    part: [[u8; 2]; Self::PART],
    size: usize,
}

impl Stream {
    const BLOCK: usize = 32;
    const PART: usize = 4 * Self::BLOCK;
    /// What is made at once if one block is not enough. A cipher with vectors makes four side by side, but one alone
    /// takes it as long; in WebAssembly it has none.
    const STEP: usize = if cfg!(target_family = "wasm") { Self::BLOCK } else { Self::PART };

    fn new(seed: &Seed, nonce: u32, numbers: usize) -> Self {
        let mut iv = [0; 12];
        iv[..4].copy_from_slice(&nonce.to_le_bytes());
        let cipher = ChaCha20::new(&seed.0.into(), &iv.into());
        let step = if numbers <= Self::BLOCK { Self::BLOCK } else { Self::STEP };
        let size = numbers.next_multiple_of(step).clamp(step, Self::PART);
        Self { cipher, part: [[0; 2]; Self::PART], size }
    }

    /// The next numbers of the stream.
    #[inline(never)]
    fn next_part(&mut self) -> &[[u8; 2]] {
        let part = &mut self.part[..self.size];
        self.cipher.write_keystream(part.as_flattened_mut());
        part
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_generator_is_chacha20_of_rfc_8439() {
        // The first and the second test vector of appendix A.1: key and nonce all zeros, blocks 0 and 1.
        for wanted in [0, 2, 32, 33, 104, 1000] {
            let mut stream = Stream::new(&Seed([0; 32]), 0, wanted);
            let mut numbers = stream.next_part().to_vec();
            numbers.extend_from_slice(stream.next_part());
            let numbers: Vec<u16> = numbers.into_iter().map(u16::from_le_bytes).collect();
            assert_eq!(numbers[..4], [0xb876, 0xade0, 0xf1a0, 0x903d], "{wanted}");
            assert_eq!(numbers[32..36], [0x079f, 0xbee7, 0x5155, 0x7a38], "{wanted}");
        }
    }

    #[test]
    fn shuffles_are_pinned() {
        // Computed by a second implementation. A change here breaks every record ever made.
        let mut chance = Chance::new(Seed::from_number(7));
        let mut shuffled = || {
            let mut items: [u8; 12] = std::array::from_fn(|i| i as u8);
            chance.shuffle(&mut items);
            items
        };
        assert_eq!(shuffled(), GOLDEN[0]);
        assert_eq!(shuffled(), GOLDEN[1]);
        assert_eq!(chance.counter(), 2);
    }

    const GOLDEN: [[u8; 12]; 2] =
        [[8, 6, 3, 10, 0, 5, 1, 4, 9, 2, 11, 7], [4, 2, 7, 0, 10, 5, 6, 1, 11, 8, 9, 3]];

    #[test]
    fn every_order_of_four_is_equally_likely() {
        let mut counts = std::collections::BTreeMap::new();
        for number in 0..24_000 {
            let mut items = [0, 1, 2, 3];
            Chance::new(Seed::from_number(number)).shuffle(&mut items);
            *counts.entry(items).or_insert(0u32) += 1;
        }
        assert_eq!(counts.len(), 24);
        // 1000 expected in each; chi-squared with 23 degrees of freedom is above 58 once in ten thousand seeds.
        let chi = counts.values().map(|&n| (f64::from(n) - 1000.0).powi(2) / 1000.0).sum::<f64>();
        assert!(chi < 58.0, "chi-squared {chi}");
    }

    #[test]
    fn a_seed_reads_what_it_writes_and_does_not_debug_print() {
        let seed = Seed(std::array::from_fn(|i| i as u8 * 7));
        assert_eq!(seed.to_string().parse(), Ok(seed));
        assert!("abc".parse::<Seed>().is_err());
        assert!("é".repeat(32).parse::<Seed>().is_err());
        assert_eq!(format!("{seed:?}"), "Seed(..)");
    }
}
