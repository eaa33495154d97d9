//! What a device puts down, so that it finds its seats again, and its part in the deal.

use game::Seat;
use protocol::{Code, Key};
use serde::{Deserialize, Serialize};

use crate::salts::Salts;

/// A table with the keys that this device has for it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Kept {
    /// The code of the table.
    pub code: Code,
    /// Its keys.
    pub keys: Vec<Held>,
    /// Its salts, to be found in the record once the game is over.
    #[serde(default)]
    pub salts: Salts,
}

/// A key, and what it is for as far as the device knows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Held {
    /// The key.
    pub key: Key,
    /// The seat that was taken with it.
    pub seat: Option<Seat>,
    /// Whether the table was opened with it.
    pub host: bool,
}

impl Kept {
    /// A table that this device has the key of a seat for, as a link brings it.
    #[must_use]
    pub fn link(code: Code, key: Option<Key>) -> Self {
        let keys = key.into_iter().map(|key| Held { key, seat: None, host: false });
        Self { code, keys: keys.collect(), salts: Salts::default() }
    }

    /// All keys of both: what a link brings beside what was there.
    #[must_use]
    pub fn and(mut self, other: &Self) -> Self {
        for held in &other.keys {
            if self.keys.iter().all(|own| own.key != held.key) {
                self.keys.push(*held);
            }
        }
        self
    }
}
