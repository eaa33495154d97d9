//! All the chance in a match: one sealed seed, and shuffles counted from it.
//!
//! The generator is ChaCha20 (RFC 8439), keyed by the seed. Shuffle number *n* of a match reads the key stream
//! with nonce *n*, from block 0, as little-endian numbers of 16 bits. Anybody can check a deal with any ChaCha20 library
//! and the few lines of [`Chance::draw`]; the golden tests below pin the result for ever.

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
        let places = u16::try_from(items.len()).expect("no pack has 65,536 cards");
        let mut stream = self.next_stream();
        for last in (1..places).rev().take(count) {
            items.swap(last.into(), stream.below(last + 1).into());
        }
    }

    /// One number below `bound`, every one equally likely. It counts as one shuffle.
    ///
    /// # Panics
    /// If `bound` is 0.
    pub fn below(&mut self, bound: u16) -> u16 {
        self.next_stream().below(bound)
    }

    fn next_stream(&mut self) -> Stream {
        let stream = Stream::new(&self.seed, self.counter);
        // A position from outside may claim any number of shuffles.
        self.counter = self.counter.wrapping_add(1);
        stream
    }
}

/// One key stream, read sixteen bits at a time.
struct Stream {
    input: [u32; 16],
    block: [u32; 16],
    /// How many halves of words have been read.
    read: usize,
}

impl Stream {
    fn new(seed: &Seed, nonce: u32) -> Self {
        let mut input = [0; 16];
        input[..4].copy_from_slice(&[0x6170_7865, 0x3320_646e, 0x7962_2d32, 0x6b20_6574]);
        for (word, bytes) in input[4..12].iter_mut().zip(seed.0.as_chunks::<4>().0) {
            *word = u32::from_le_bytes(*bytes);
        }
        input[13] = nonce;
        Self { input, block: [0; 16], read: 32 }
    }

    /// The next sixteen bits: of each word the lower half first.
    fn bits(&mut self) -> u32 {
        if self.read == 32 {
            self.refill();
        }
        let word = self.block[self.read / 2];
        let half = if self.read.is_multiple_of(2) { word } else { word >> 16 };
        self.read += 1;
        half & 0xffff
    }

    // Out of line, so that the common case of `bits` stays short.
    #[cold]
    #[inline(never)]
    fn refill(&mut self) {
        self.block = chacha20(&self.input);
        self.input[12] += 1;
        self.read = 0;
    }

    /// A number below `bound` without bias: the upper part of bits × bound, drawn again in the few cases
    /// (2¹⁶ mod `bound` of 2¹⁶) that would make some numbers likelier than others.
    fn below(&mut self, bound: u16) -> u16 {
        assert!(bound > 0, "there is no number below 0");
        let bound = u32::from(bound);
        loop {
            let product = self.bits() * bound;
            let low = product & 0xffff;
            if low >= bound || low >= 0x1_0000 % bound {
                return (product >> 16) as u16;
            }
        }
    }
}

/// The block function of RFC 8439, section 2.3.
fn chacha20(input: &[u32; 16]) -> [u32; 16] {
    let mut x = *input;
    for _ in 0..10 {
        quarter::<0, 4, 8, 12>(&mut x);
        quarter::<1, 5, 9, 13>(&mut x);
        quarter::<2, 6, 10, 14>(&mut x);
        quarter::<3, 7, 11, 15>(&mut x);
        quarter::<0, 5, 10, 15>(&mut x);
        quarter::<1, 6, 11, 12>(&mut x);
        quarter::<2, 7, 8, 13>(&mut x);
        quarter::<3, 4, 9, 14>(&mut x);
    }
    for (word, start) in x.iter_mut().zip(input) {
        *word = word.wrapping_add(*start);
    }
    x
}

fn quarter<const A: usize, const B: usize, const C: usize, const D: usize>(x: &mut [u32; 16]) {
    let (mut a, mut b, mut c, mut d) = (x[A], x[B], x[C], x[D]);
    a = a.wrapping_add(b);
    d = (d ^ a).rotate_left(16);
    c = c.wrapping_add(d);
    b = (b ^ c).rotate_left(12);
    a = a.wrapping_add(b);
    d = (d ^ a).rotate_left(8);
    c = c.wrapping_add(d);
    b = (b ^ c).rotate_left(7);
    (x[A], x[B], x[C], x[D]) = (a, b, c, d);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_generator_is_chacha20_of_rfc_8439() {
        // Section 2.3.2 of the RFC: key 00 01 … 1f, counter 1, nonce 00:00:00:09:00:00:00:4a:00:00:00:00.
        let mut input = Stream::new(&Seed(std::array::from_fn(|i| i as u8)), 0).input;
        input[12..].copy_from_slice(&[1, 0x0900_0000, 0x4a00_0000, 0]);
        let block = chacha20(&input);
        assert_eq!(block[..4], [0xe4e7_f110, 0x1559_3bd1, 0x1fdd_0f50, 0xc471_20a3]);
        assert_eq!(block[12..], [0xd19c_12b5, 0xb94e_16de, 0xe883_d0cb, 0x4e3c_50a2]);
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
    fn a_counter_from_outside_may_be_the_last_there_is() {
        let text = serde_json::json!({ "seed": Seed::from_number(7), "counter": u32::MAX });
        let mut chance: Chance = serde_json::from_value(text).expect("it is well-formed");
        assert!(chance.below(6) < 6);
        assert_eq!(chance.counter(), 0);
    }

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
