//! What the people at a table may choose, described so that a form or a command line can ask for it.

use std::fmt;

use crate::Rule;

/// One thing to choose when a game is set up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Choice {
    /// Its name, such as `drawing`.
    pub name: &'static str,
    /// What it may be; the first is what it is without a word.
    pub values: Values,
    /// The rule it belongs to.
    pub rule: Rule,
}

/// The values of a choice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Values {
    /// One of these words, the first by default.
    Words(&'static [&'static str]),
    /// A whole number.
    Number {
        /// The smallest allowed.
        least: u32,
        /// The largest allowed.
        most: u32,
        /// What it is without a word.
        default: u32,
    },
}

/// Why a game cannot be set up as asked for. Told as one English sentence; a client words it by the rule.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SetupFault {
    /// That many players cannot be seated.
    Players {
        /// The rule that says so.
        rule: Rule,
        /// How many were asked for.
        asked: u32,
        /// Why not.
        why: &'static str,
        /// The numbers that can be seated.
        possible: &'static [u8],
    },
    /// That many players cannot be split into that many teams.
    Teams {
        /// The rule that says so.
        rule: Rule,
        /// How many players.
        players: u8,
        /// How many teams were asked for.
        asked: u32,
        /// The numbers of teams they can be split into.
        possible: &'static [u8],
    },
    /// The game has no such option.
    UnknownOption {
        /// What was asked for.
        name: String,
        /// What there is.
        possible: Vec<&'static str>,
    },
    /// The option has no such value.
    UnknownValue {
        /// The option.
        option: &'static str,
        /// What was asked for.
        value: String,
        /// What there is, in words.
        possible: String,
    },
    /// The option does not go with the rest of the setup.
    DoesNotFit {
        /// The rule that says so.
        rule: Rule,
        /// The option.
        option: &'static str,
        /// Why not.
        why: &'static str,
    },
}

impl fmt::Display for Values {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Words(words) => f.write_str(&words.join(" / ")),
            Self::Number { least, most, .. } => write!(f, "{least} to {most}"),
        }
    }
}

impl fmt::Display for SetupFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Players { rule, asked, why, possible } => {
                write!(
                    f,
                    "{rule}: {asked} players cannot be seated, {why}; possible are {}",
                    list(possible)
                )
            }
            Self::Teams { rule, players, asked, possible } => write!(
                f,
                "{rule}: {players} players cannot play in {asked} teams; possible are {}",
                list(possible)
            ),
            Self::UnknownOption { name, possible } if possible.is_empty() => {
                write!(f, "there is no option {name:?} in this game, which has none")
            }
            Self::UnknownOption { name, possible } => {
                write!(
                    f,
                    "there is no option {name:?} in this game; it has {}",
                    possible.join(", ")
                )
            }
            Self::UnknownValue { option, value, possible } => {
                write!(f, "the option {option:?} cannot be {value:?}; it is one of {possible}")
            }
            Self::DoesNotFit { rule, option, why } => {
                write!(f, "{rule}: the option {option:?} does not fit, {why}")
            }
        }
    }
}

impl std::error::Error for SetupFault {}

fn list(numbers: &[u8]) -> String {
    numbers.iter().map(u8::to_string).collect::<Vec<_>>().join(", ")
}
