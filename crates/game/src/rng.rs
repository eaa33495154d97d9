//! Quick random numbers for play-outs and bots. Never for a deal: that is [`Chance`](crate::Chance).

/// SplitMix64: eight bytes of state, a nanosecond a number, the same on every machine.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rng(u64);

impl Rng {
    /// A generator that starts at `seed`; every seed gives another sequence.
    #[must_use]
    pub const fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// Sixty-four random bits.
    pub const fn bits(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let z = (self.0 ^ self.0 >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ z >> 31
    }

    /// A number below `bound`, every one equally likely (but for a bias below bound / 2³²).
    ///
    /// # Panics
    /// If `bound` is 0.
    pub const fn below(&mut self, bound: u32) -> u32 {
        assert!(bound > 0, "there is no number below 0");
        (((self.bits() >> 32) * bound as u64) >> 32) as u32
    }

    /// One of `items`, if there is any.
    pub fn pick<'a, T>(&mut self, items: &'a [T]) -> Option<&'a T> {
        if items.is_empty() { None } else { items.get(self.below(items.len() as u32) as usize) }
    }

    /// Puts `items` into random order.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last as u32 + 1) as usize);
        }
    }

    /// An independent generator.
    pub const fn fork(&mut self) -> Self {
        Self(self.bits())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_sequence_is_pinned() {
        // The published first outputs of SplitMix64 from state 0.
        let mut rng = Rng::new(0);
        assert_eq!([rng.bits(), rng.bits()], [0xe220_a839_7b1d_cdaf, 0x6e78_9e6a_a1b9_65f4]);
    }

    #[test]
    fn numbers_stay_below_and_reach_all() {
        let mut rng = Rng::new(1);
        let mut seen = [0u32; 7];
        (0..7000).for_each(|_| seen[rng.below(7) as usize] += 1);
        assert!(seen.iter().all(|&n| (850..1150).contains(&n)), "{seen:?}");
    }
}
