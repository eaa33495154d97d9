//! What goes into the log.

use game::{Seat, Signal};
use serde::{Deserialize, Serialize};

use crate::{Name, Sitter};

/// How many envelopes have been accepted: the state of a table in one number.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct Version(pub u32);

impl game::Part for Version {}

/// One thing that was done at the table. Those that concern the match end up as entries of its record.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Deed<A> {
    /// A seat has decided.
    Act {
        /// Which seat.
        seat: Seat,
        /// What it decided.
        action: A,
    },
    /// A clock has struck that the rules care about.
    Signal(Signal),
    /// Somebody asks to take back their last decision. It is taken back when all other people have agreed.
    AskUndo {
        /// Who asks.
        seat: Seat,
    },
    /// Somebody answers that.
    AnswerUndo {
        /// Who answers.
        seat: Seat,
        /// The version that the question made: an answer belongs to one question.
        asked: Version,
        /// Yes or no.
        agree: bool,
    },
    /// From now on somebody else decides for a seat. The host may say so, and whoever leaves or comes back.
    Sit {
        /// Who says so.
        by: Seat,
        /// Which seat.
        seat: Seat,
        /// Who decides now.
        sitter: Sitter,
    },
    /// Somebody has another name. The host may say so, and whoever it is.
    Rename {
        /// Who says so.
        by: Seat,
        /// Whose name.
        seat: Seat,
        /// The name.
        name: Name,
    },
    /// The host hands the table over to another person.
    Host {
        /// Who was host.
        by: Seat,
        /// Who is host now.
        to: Seat,
    },
    /// The host closes the table. Nothing can be done after that, and the table's salt is opened.
    Close {
        /// Who says so.
        by: Seat,
    },
}

/// Who wrote an envelope.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Author {
    /// Whoever keeps the table: for bots and clocks.
    Table,
    /// Whoever sits there.
    Seat(Seat),
}

/// What makes an envelope unmistakable. Each author counts alone, so nobody can use up the numbers of another.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Id {
    /// Who wrote it.
    pub author: Author,
    /// Any number that this author has not used before.
    pub number: u64,
}

/// What a log holds: a deed, and on which version it was done.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Envelope<A> {
    /// The version it was made on. It counts only if that is still the last one.
    pub prev: Version,
    /// Its id. The same id counts only once.
    pub id: Id,
    /// What was done.
    pub deed: Deed<A>,
}

impl<A> Deed<A> {
    /// The seat that does it; none for a clock.
    #[must_use]
    pub const fn doer(&self) -> Option<Seat> {
        match self {
            Self::Act { seat, .. } | Self::AskUndo { seat } | Self::AnswerUndo { seat, .. } => {
                Some(*seat)
            }
            Self::Sit { by, .. }
            | Self::Rename { by, .. }
            | Self::Host { by, .. }
            | Self::Close { by } => Some(*by),
            Self::Signal(_) => None,
        }
    }
}

impl Version {
    /// The version after this one.
    #[must_use]
    pub const fn next(self) -> Self {
        Self(self.0.saturating_add(1))
    }
}
