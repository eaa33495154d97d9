//! Rule numbers, the common language of code, tests, errors and help texts.

use std::fmt;

/// The number of a rule in the rule book, such as SEQ-15.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Rule {
    book: &'static str,
    number: u8,
}

impl Rule {
    /// Rule `number` of `book`.
    #[must_use]
    pub const fn new(book: &'static str, number: u8) -> Self {
        Self { book, number }
    }
}

impl fmt::Display for Rule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{:02}", self.book, self.number)
    }
}

impl serde::Serialize for Rule {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// The reason why an action is refused. The number and the name go over a wire; the sentence is the client's.
pub trait Foul {
    /// The rule that would be broken.
    fn rule(&self) -> Rule;

    /// A stable name of the reason, such as `chip-of-a-finished-row`: the key of its sentence in every language.
    fn name(&self) -> &'static str;
}
