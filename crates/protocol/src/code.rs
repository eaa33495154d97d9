//! The code of a table: short, and easy to say aloud in every language we speak.

use std::fmt;

use serde::{Deserialize, Serialize};

/// Letters that sound alike to nobody: no c beside k, no q, w, x, y, z.
const CONSONANTS: &[u8; 15] = b"bdfghjklmnprstv";
const VOWELS: &[u8; 5] = b"aeiou";
/// Four syllables: 75⁴, some thirty million codes.
const SYLLABLES: usize = 4;

/// Four syllables that name a table, such as `kavorumi`. Whoever knows it can come to the table; it opens no hand.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Code([u8; SYLLABLES * 2]);

/// A text that is no code.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BadCode;

impl Code {
    /// The code that a random number stands for.
    #[must_use]
    pub fn from_number(mut number: u64) -> Self {
        let mut draw = |letters: &[u8]| {
            let letter = letters[(number % letters.len() as u64) as usize];
            number /= letters.len() as u64;
            letter
        };
        let mut code = [0; SYLLABLES * 2];
        for syllable in code.chunks_exact_mut(2) {
            syllable[0] = draw(CONSONANTS);
            syllable[1] = draw(VOWELS);
        }
        Self(code)
    }

    /// The code as a number that no other code has.
    #[must_use]
    pub const fn number(self) -> u64 {
        u64::from_be_bytes(self.0)
    }

    /// The code with this [number](Self::number).
    #[must_use]
    pub fn with_number(number: u64) -> Option<Self> {
        std::str::from_utf8(&number.to_be_bytes()).ok()?.parse().ok()
    }

    /// The code as text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        std::str::from_utf8(&self.0).unwrap_or_default()
    }
}

/// Capitals, spaces and hyphens are as people write them.
impl std::str::FromStr for Code {
    type Err = BadCode;

    fn from_str(text: &str) -> Result<Self, BadCode> {
        let letters = text.bytes().filter(|byte| !matches!(byte, b' ' | b'-'));
        let letters: Vec<u8> = letters.map(|byte| byte.to_ascii_lowercase()).take(9).collect();
        let code: [u8; SYLLABLES * 2] = letters.try_into().map_err(|_| BadCode)?;
        let fits = |pair: &[u8]| CONSONANTS.contains(&pair[0]) && VOWELS.contains(&pair[1]);
        if code.chunks_exact(2).all(fits) { Ok(Self(code)) } else { Err(BadCode) }
    }
}

impl TryFrom<String> for Code {
    type Error = BadCode;

    fn try_from(text: String) -> Result<Self, BadCode> {
        text.parse()
    }
}

impl From<Code> for String {
    fn from(code: Code) -> Self {
        code.as_str().to_owned()
    }
}

impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl fmt::Debug for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl fmt::Display for BadCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a code is four syllables such as kavo rumi")
    }
}

impl std::error::Error for BadCode {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_code_can_be_said_and_read_again() {
        for number in (0..u64::MAX).step_by(1 << 50).chain([0, 1, u64::MAX]) {
            let code = Code::from_number(number);
            assert_eq!(code.to_string().parse(), Ok(code));
            assert_eq!(Code::with_number(code.number()), Some(code));
        }
        assert_ne!(Code::from_number(1), Code::from_number(2));
    }

    #[test]
    fn people_write_codes_in_many_ways() {
        let code: Code = "kavorumi".parse().expect("a code");
        for text in ["KAVO RUMI", "kavo-rumi", " Kavo rumi "] {
            assert_eq!(text.parse(), Ok(code), "{text}");
        }
        for text in ["", "kavoru", "kavorumit", "akvorumi", "kavorum1", "kåvorumi"] {
            assert_eq!(text.parse::<Code>(), Err(BadCode), "{text}");
        }
    }
}
