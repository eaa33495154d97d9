//! How a command fails: refused by a rule, or asked for something that cannot be understood.

use std::fmt;
use std::process::ExitCode;

use catalog::{Fault, RecordFault};
use words::Words;

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
            Fault::Setup(setup) => match fault.rule() {
                Some(rule) => Self::Refused(format!("{rule}: {}", words.setup_fault(setup))),
                None => Self::Input(fault.to_string()),
            },
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
    format!("{rule}: {}", words.foul(name))
}
