//! Keys of seats, and the locks that they fit.

use std::fmt;

use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};

/// The secret of a seat, or of a host: 128 random bits, 32 hexadecimal digits. It is drawn by a client and shown to
/// nobody; whoever has it is that person.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Key([u8; 16]);

/// The hash of a [`Key`]: all that a server keeps of it.
#[derive(Clone, Copy, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Lock([u8; 16]);

/// A text that is no key.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BadKey;

impl Key {
    /// The key of these bytes. They have to be random.
    #[must_use]
    pub const fn new(bytes: [u8; 16]) -> Self {
        Self(bytes)
    }

    /// The lock that this key fits.
    #[must_use]
    pub fn lock(&self) -> Lock {
        let hash = Sha256::new().chain_update(b"kvold key 1").chain_update(self.0).finalize();
        let mut lock = [0; 16];
        lock.copy_from_slice(&hash[..16]);
        Lock(lock)
    }
}

/// Takes the same time wherever two locks differ.
impl PartialEq for Lock {
    fn eq(&self, other: &Self) -> bool {
        let differs = self.0.iter().zip(&other.0).fold(0, |bits, (a, b)| bits | (a ^ b));
        std::hint::black_box(differs) == 0
    }
}

/// Neither is ever printed.
impl fmt::Debug for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Key(..)")
    }
}

impl fmt::Debug for Lock {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Lock(..)")
    }
}

impl TryFrom<String> for Key {
    type Error = BadKey;

    fn try_from(text: String) -> Result<Self, BadKey> {
        read(&text).map(Self)
    }
}

impl std::str::FromStr for Key {
    type Err = BadKey;

    fn from_str(text: &str) -> Result<Self, BadKey> {
        read(text).map(Self)
    }
}

impl TryFrom<String> for Lock {
    type Error = BadKey;

    fn try_from(text: String) -> Result<Self, BadKey> {
        read(&text).map(Self)
    }
}

impl From<Key> for String {
    fn from(key: Key) -> Self {
        game::hex(&key.0)
    }
}

impl From<Lock> for String {
    fn from(lock: Lock) -> Self {
        game::hex(&lock.0)
    }
}

impl fmt::Display for BadKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a key is 32 hexadecimal digits")
    }
}

impl std::error::Error for BadKey {}

fn read(text: &str) -> Result<[u8; 16], BadKey> {
    let digit = |byte: u8| char::from(byte).to_digit(16).map(|digit| digit as u8);
    let bytes: Option<Vec<u8>> = text
        .as_bytes()
        .chunks(2)
        .map(|pair| Some(digit(pair[0])? << 4 | digit(*pair.get(1)?)?))
        .collect();
    bytes.and_then(|bytes| bytes.try_into().ok()).ok_or(BadKey)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_fits_its_own_lock_alone() {
        let (one, other) = (Key::new([1; 16]), Key::new([2; 16]));
        assert_eq!(one.lock(), one.lock());
        assert_ne!(one.lock(), other.lock());
        assert!(String::from(one.lock()) != String::from(one));
    }

    #[test]
    fn keys_are_read_strictly_and_never_printed() {
        let key = Key::new(*b"0123456789abcdef");
        assert_eq!(String::from(key).parse(), Ok(key));
        assert!(!format!("{key:?} {:?}", key.lock()).contains("3031"));
        for text in
            ["", "00", "g0000000000000000000000000000000", "000000000000000000000000000000000"]
        {
            assert_eq!(text.parse::<Key>(), Err(BadKey), "{text}");
        }
    }
}
