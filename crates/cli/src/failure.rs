//! How a command fails: refused by a rule, or asked for something that cannot be understood.

use std::fmt;
use std::process::ExitCode;

use catalog::{Fault, RecordFault};
use game::SetupFault;
use words::{Value, Words};

/// One sentence, and what kind of failure it is.
#[derive(Debug)]
pub(crate) enum Failure {
    /// A rule forbids it; the sentence begins with the number of the rule. Exit code 1.
    Refused(String),
    /// The input is wrong. Exit code 2.
    Input(String),
}

impl Failure {
    pub(crate) fn code(&self) -> ExitCode {
        ExitCode::from(match self {
            Self::Refused(_) => 1,
            Self::Input(_) => 2,
        })
    }

    /// Refusals by a rule are worded for players, all else for whoever wrote the input.
    pub(crate) fn of(words: &Words, fault: &Fault) -> Self {
        match fault {
            Fault::Foul { rule, name } => Self::Refused(foul(words, *rule, name)),
            Fault::Setup(setup) if fault.rule().is_some() => Self::Refused(misfit(words, setup)),
            _ => Self::Input(fault.to_string()),
        }
    }

    /// A record that breaks a rule, of the game or for records, is refused; one that cannot be read is wrong input.
    pub(crate) fn of_record(words: &Words, fault: &RecordFault) -> Self {
        match fault {
            RecordFault::Foul { line, rule, name } => {
                let foul = foul(words, *rule, name).into();
                Self::Refused(words.say("record-foul", &[("line", (*line).into()), ("foul", foul)]))
            }
            RecordFault::Refused { .. } => Self::Refused(fault.to_string()),
            _ => Self::Input(fault.to_string()),
        }
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Refused(sentence) | Self::Input(sentence) => f.write_str(sentence),
        }
    }
}

fn foul(words: &Words, rule: game::Rule, name: &str) -> String {
    format!("{rule}: {}", words.say(&format!("foul-{name}"), &[]))
}

fn misfit(words: &Words, fault: &SetupFault) -> String {
    match fault {
        SetupFault::Players { rule, asked, possible, .. } => {
            let least = possible.first().copied().map_or(0, u32::from);
            let most = possible.last().copied().map_or(0, u32::from);
            let why = match *asked {
                asked if asked < least => "few",
                asked if asked > most => "many",
                _ => "uneven",
            };
            let args = [
                ("rule", Value::from(rule.to_string())),
                ("why", why.into()),
                ("asked", (*asked).into()),
                ("possible", numbers(possible).into()),
            ];
            words.say("setup-players", &args)
        }
        SetupFault::Teams { rule, players, asked, possible } => {
            let args = [
                ("rule", Value::from(rule.to_string())),
                ("players", (*players).into()),
                ("asked", (*asked).into()),
                ("possible", numbers(possible).into()),
            ];
            words.say("setup-teams", &args)
        }
        SetupFault::DoesNotFit { rule, option, .. } => {
            format!("{rule}: {}", words.say(&format!("misfit-{option}"), &[]))
        }
        SetupFault::UnknownOption { .. } | SetupFault::UnknownValue { .. } => fault.to_string(),
    }
}

/// A list of numbers, as in "2, 3, 4".
pub(crate) fn numbers(numbers: &[u8]) -> String {
    numbers.iter().map(u8::to_string).collect::<Vec<_>>().join(", ")
}
