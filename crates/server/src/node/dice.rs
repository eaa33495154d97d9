//! Random numbers of a node.

use sha2::{Digest as _, Sha256};

/// Random numbers of a node: a hash of its seed and a counter.
#[derive(Clone)]
pub(crate) struct Dice {
    seed: [u8; 32],
    rolls: u64,
}

impl Dice {
    /// Dice that roll what follows from `seed`.
    pub(crate) const fn new(seed: [u8; 32]) -> Self {
        Self { seed, rolls: 0 }
    }

    pub(crate) fn bytes(&mut self) -> [u8; 32] {
        self.rolls += 1;
        let hash = Sha256::new().chain_update(b"kvold dice 1").chain_update(self.seed);
        hash.chain_update(self.rolls.to_le_bytes()).finalize().into()
    }

    /// A number that stays the same, and that nobody else knows.
    pub(crate) fn secret(&self) -> u64 {
        let hash = Sha256::new().chain_update(b"kvold dice secret").chain_update(self.seed);
        u64::from_le_bytes(hash.finalize()[..8].try_into().unwrap_or_default())
    }
}
