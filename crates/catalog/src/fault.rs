//! What can be wrong with what comes from outside, each told as one English sentence.

use std::fmt;

use game::{Rule, Seat, SetupFault};

/// Why something cannot be done with a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fault {
    /// There is no such game.
    UnknownGame(String),
    /// The table cannot be set up like that.
    Setup(SetupFault),
    /// The text is no position of the game.
    Malformed(String),
    /// The position cannot be.
    Impossible(String),
    /// The table has no such seat.
    NoSuchSeat {
        /// The seat asked for.
        seat: Seat,
        /// How many seats the table has.
        seats: u8,
    },
    /// The text is no view of the game, or none of this seat.
    View(String),
    /// The game does not wait for this seat, nor may it speak.
    NothingToDecide(Seat),
    /// The text is no action.
    Action(String),
    /// The action breaks a rule.
    Foul {
        /// The rule.
        rule: Rule,
        /// The name of the reason, the key of its sentence in every language.
        name: &'static str,
    },
    /// There is no such bot for this game.
    UnknownBot {
        /// The name asked for.
        name: String,
        /// The names there are.
        possible: Vec<&'static str>,
    },
    /// There are more bots than seats, or none.
    WrongNumberOfBots {
        /// How many were named.
        named: usize,
        /// How many seats the table has.
        seats: u8,
    },
}

/// Why a record cannot be replayed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RecordFault {
    /// There is nothing in it.
    Empty,
    /// A line is not what it should be, or ends too early.
    Malformed {
        /// Its number, from 1.
        line: u32,
        /// What is wrong.
        what: String,
    },
    /// The record is of a game that is not in the catalogue.
    UnknownGame(String),
    /// The record is pinned to rules that this program does not have.
    UnknownRules {
        /// The game.
        game: &'static str,
        /// The version the record names.
        found: u32,
        /// The version this program has.
        known: u32,
    },
    /// The table has no such seat to tell it to.
    NoSuchSeat {
        /// The seat asked for.
        seat: Seat,
        /// How many seats the table has.
        seats: u8,
    },
    /// The record does not open its seed, so nobody can tell what was dealt.
    Sealed,
    /// A line breaks a rule of the game.
    Foul {
        /// Its number, from 1.
        line: u32,
        /// The rule.
        rule: Rule,
        /// The name of the reason.
        name: &'static str,
    },
    /// A line cannot stand where it stands, by the rules for records.
    Refused {
        /// Its number, from 1.
        line: u32,
        /// What is wrong.
        what: String,
    },
}

impl Fault {
    /// The rule that would be broken, where it is a rule of the game.
    #[must_use]
    pub const fn rule(&self) -> Option<Rule> {
        match self {
            Self::Foul { rule, .. }
            | Self::Setup(
                SetupFault::Players { rule, .. }
                | SetupFault::Teams { rule, .. }
                | SetupFault::DoesNotFit { rule, .. },
            ) => Some(*rule),
            _ => None,
        }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::UnknownGame(id) => unknown_game(f, id),
            Self::Setup(fault) => fault.fmt(f),
            Self::Malformed(what) => write!(f, "the position cannot be read: {what}"),
            Self::Impossible(what) => write!(f, "the position is impossible: {what}"),
            Self::NoSuchSeat { seat, seats } => no_such_seat(f, *seat, *seats),
            Self::View(what) => write!(f, "the view cannot be used: {what}"),
            Self::NothingToDecide(seat) => write!(f, "seat {seat} has nothing to decide now"),
            Self::Action(what) => f.write_str(what),
            Self::Foul { rule, name } => write!(f, "{rule}: {name}"),
            Self::UnknownBot { name, possible } => {
                write!(f, "there is no bot {name:?} for this game; it has {}", possible.join(", "))
            }
            Self::WrongNumberOfBots { named, seats } => {
                write!(
                    f,
                    "{named} bots cannot share {seats} seats: name one for all, one for each, or as many as take turns"
                )
            }
        }
    }
}

impl fmt::Display for RecordFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Empty => f.write_str("the record is empty"),
            Self::Malformed { line, what } | Self::Refused { line, what } => {
                write!(f, "line {line}: {what}")
            }
            Self::UnknownGame(id) => unknown_game(f, id),
            Self::UnknownRules { game, found, known } => write!(
                f,
                "the record is of version {found} of the rules of {game}; this program has version {known}"
            ),
            Self::NoSuchSeat { seat, seats } => no_such_seat(f, *seat, *seats),
            Self::Sealed => f.write_str(
                "the record does not open its seed, as that of a running game; it cannot be replayed yet",
            ),
            Self::Foul { line, rule, name } => write!(f, "line {line}: {rule}: {name}"),
        }
    }
}

impl std::error::Error for Fault {}

impl std::error::Error for RecordFault {}

fn no_such_seat(f: &mut fmt::Formatter<'_>, seat: Seat, seats: u8) -> fmt::Result {
    write!(f, "the table has no seat {seat}; its seats are 0 to {}", seats.saturating_sub(1))
}

fn unknown_game(f: &mut fmt::Formatter<'_>, id: &str) -> fmt::Result {
    let ids: Vec<&str> = crate::ids().collect();
    write!(f, "there is no game {id:?}; there are {}", ids.join(", "))
}
