//! What is agreed on before the deal: who sits where, and the rules of the house.

use std::fmt;

use game::{BySeat, MAX_SEATS, Occupant, Seat};
use serde::{Deserialize, Serialize};

/// A moment, in milliseconds since a beginning that the shell has chosen; or a span of so many.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct Millis(pub u64);

impl game::Part for Millis {}

/// How a table is set up.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Terms<S> {
    /// The game, its players and options.
    pub setup: S,
    /// Who sits where.
    pub seats: BySeat<Chair>,
    /// Who may change that: a seat.
    pub host: Seat,
    /// What this table has agreed on besides the rules of the game.
    pub house: House,
}

/// A seat with whoever sits on it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Chair {
    /// What the others call them.
    pub name: Name,
    /// Who decides.
    pub sitter: Sitter,
}

/// Who makes the decisions of a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Sitter {
    /// A human being.
    Person,
    /// A program.
    Bot {
        /// How well it plays: its name in the catalogue.
        level: String,
    },
}

/// The rules of the house.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct House {
    /// Whether a decision can be taken back although its player has seen a hidden card by it. The same card comes back.
    pub friendly_undo: bool,
    /// How long a bot waits while a person holds an open option.
    pub window: Millis,
}

/// What somebody is called: 1 to 24 characters, none of them a control character, no space at either end.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Name(String);

impl game::Part for Name {}

/// The key of a ready phrase: 1 to 32 small letters, digits and hyphens. The sentence is looked up by whoever hears it.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Phrase(String);

/// A text that is no name, or no key of a phrase.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BadText {
    /// It is no [`Name`].
    Name,
    /// It is no [`Phrase`].
    Phrase,
}

impl<S> Terms<S> {
    /// A table with these people and bots, seated in order: the first person is the host, the house is as usual.
    /// Seats beyond the twelfth are left out.
    #[must_use]
    pub fn new(setup: S, chairs: Vec<Chair>) -> Self {
        let mut chairs = chairs.into_iter();
        let seats = BySeat::from_fn(chairs.len().min(MAX_SEATS.into()) as u8, |_| {
            chairs.next().expect("as many chairs as were counted")
        });
        let host = seats.iter().find(|(_, chair)| chair.sitter.is_person());
        let host = host.map_or(Seat::new(0), |(seat, _)| seat);
        Self { setup, seats, host, house: House::default() }
    }
}

impl Chair {
    /// A person of this name.
    pub fn person(name: &str) -> Result<Self, BadText> {
        Ok(Self { name: name.parse()?, sitter: Sitter::Person })
    }

    /// A bot of this name and level.
    pub fn bot(name: &str, level: &str) -> Result<Self, BadText> {
        Ok(Self { name: name.parse()?, sitter: Sitter::Bot { level: level.to_owned() } })
    }
}

impl Sitter {
    /// True for a human being.
    #[must_use]
    pub const fn is_person(&self) -> bool {
        matches!(self, Self::Person)
    }

    /// The same as the record has it.
    #[must_use]
    pub const fn occupant(&self) -> Occupant {
        match self {
            Self::Person => Occupant::Person,
            Self::Bot { .. } => Occupant::Bot,
        }
    }
}

impl Default for House {
    fn default() -> Self {
        Self { friendly_undo: true, window: Millis(5000) }
    }
}

impl Millis {
    /// So much later.
    #[must_use]
    pub const fn after(self, span: Self) -> Self {
        Self(self.0.saturating_add(span.0))
    }

    /// How long ago `earlier` was; nothing if it was not.
    #[must_use]
    pub const fn since(self, earlier: Self) -> Self {
        Self(self.0.saturating_sub(earlier.0))
    }
}

impl Name {
    /// The name as text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl Phrase {
    /// The key as text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl TryFrom<String> for Name {
    type Error = BadText;

    fn try_from(text: String) -> Result<Self, BadText> {
        let fits = (1..=24).contains(&text.chars().count())
            && text.trim() == text
            && !text.chars().any(char::is_control);
        if fits { Ok(Self(text)) } else { Err(BadText::Name) }
    }
}

impl TryFrom<String> for Phrase {
    type Error = BadText;

    fn try_from(text: String) -> Result<Self, BadText> {
        let plain = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-';
        let fits = (1..=32).contains(&text.len()) && text.bytes().all(plain);
        if fits { Ok(Self(text)) } else { Err(BadText::Phrase) }
    }
}

impl std::str::FromStr for Name {
    type Err = BadText;

    fn from_str(text: &str) -> Result<Self, BadText> {
        text.to_owned().try_into()
    }
}

impl std::str::FromStr for Phrase {
    type Err = BadText;

    fn from_str(text: &str) -> Result<Self, BadText> {
        text.to_owned().try_into()
    }
}

impl From<Name> for String {
    fn from(name: Name) -> Self {
        name.0
    }
}

impl From<Phrase> for String {
    fn from(phrase: Phrase) -> Self {
        phrase.0
    }
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl fmt::Display for BadText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Name => "a name has 1 to 24 characters and no space at either end",
            Self::Phrase => "a phrase is named by 1 to 32 small letters, digits and hyphens",
        })
    }
}

impl std::error::Error for BadText {}
