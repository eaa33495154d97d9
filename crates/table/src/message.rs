//! What goes into a table, and what comes out.

use std::fmt;

use game::{Foul, Game, Rule, Seat, Viewer};
use serde_json::Value;

use crate::{Deed, Envelope, Id, Millis, Phrase, Version};

/// Something a table hears.
#[derive(Clone, PartialEq, Debug)]
pub enum Input<A> {
    /// Somebody wants something done.
    Want {
        /// A number that this seat has not used before. Whoever is in doubt sends the same again.
        number: u64,
        /// The version that they saw when they decided.
        seen: Version,
        /// What.
        deed: Deed<A>,
    },
    /// Somebody will not use the option they have: no bot need wait for it.
    Waive {
        /// Who.
        seat: Seat,
    },
    /// What a bot decides; nothing if it has nothing to say.
    Answer {
        /// The request that it answers.
        request: RequestId,
        /// Its decision.
        action: Option<A>,
    },
    /// What somebody is moving about and has not decided on. It is never part of a record.
    Draft {
        /// Who.
        seat: Seat,
        /// Whatever the clients understand. It is passed on as it is, so it must hide what is to be hidden.
        draft: Value,
    },
    /// Somebody says a ready phrase.
    Say {
        /// Who.
        seat: Seat,
        /// What.
        phrase: Phrase,
    },
}

/// Something a table asks its shell to do.
#[derive(Clone, PartialEq, Debug)]
pub enum Effect<G: Game> {
    /// Append this to the log, and give it back with [`accept`](crate::Table::accept) when the log holds it. Try until it
    /// does: of its own a table writes nothing more before that.
    Append(Envelope<G::Action>),
    /// Have a bot think.
    Ask(Box<Request<G::View>>),
    /// Call [`tick`](crate::Table::tick) at this time, if nothing happens before.
    WakeAt(Millis),
    /// Tell somebody.
    Tell(To, News<G::Foul>),
}

/// Whom a piece of news is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum To {
    /// Everybody who looks on.
    All,
    /// Everybody but this seat.
    AllBut(Seat),
    /// One viewer.
    Only(Viewer),
}

/// Something people are told. What a decision did is not among it: that is the [story](crate::Table::story), which
/// differs from viewer to viewer.
#[derive(Clone, PartialEq, Debug)]
pub enum News<F> {
    /// There is a new version.
    Version(Version),
    /// What you wanted is done.
    Done {
        /// The envelope that did it.
        id: Id,
    },
    /// What you wanted cannot be done.
    Refused {
        /// The envelope that would have done it.
        id: Id,
        /// Why not.
        refusal: Refusal<F>,
    },
    /// Somebody asks to take back a decision.
    UndoAsked {
        /// Who.
        seat: Seat,
        /// The version to name in the answer.
        asked: Version,
    },
    /// Somebody has agreed to that.
    UndoAgreed {
        /// Who.
        seat: Seat,
    },
    /// Somebody does not agree, so nothing is taken back.
    UndoDeclined {
        /// Who.
        seat: Seat,
    },
    /// A decision has been taken back.
    Undone {
        /// Whose.
        seat: Seat,
    },
    /// What somebody is moving about.
    Draft {
        /// Who.
        seat: Seat,
        /// As it came.
        draft: Value,
    },
    /// Somebody says something.
    Said {
        /// Who.
        seat: Seat,
        /// What.
        phrase: Phrase,
    },
    /// A bot has twice failed to give a legal answer, so a legal action was picked for it.
    Stumbled {
        /// Its seat.
        seat: Seat,
    },
}

/// A bot is asked for a decision.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Request<V> {
    /// What to answer it by.
    pub id: RequestId,
    /// The seat to decide for.
    pub seat: Seat,
    /// How well the bot plays: its name in the catalogue. A shell that has no such bot takes another one, or answers
    /// with nothing until a legal action is picked.
    pub level: String,
    /// Whether the game waits for this seat. If not, it may stay silent, and should be quick.
    pub must: bool,
    /// All that the bot may know.
    pub view: V,
    /// The beginning of its random stream, another one for every request. The same match has the same numbers, so that
    /// it can be played again; a shell that fears prophets mixes in a secret of its own.
    pub number: u64,
}

/// The number of a request. It is good for one version of one table.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize, serde::Deserialize,
)]
#[serde(transparent)]
pub struct RequestId(pub u64);

/// Why something cannot be done.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refusal<F> {
    /// It breaks a rule of the game.
    Foul(F),
    /// The table has no such seat.
    NoSuchSeat(Seat),
    /// A bot decides for this seat.
    BotSitsThere(Seat),
    /// Only the host may do that.
    NotHost,
    /// A host is a person.
    HostIsAPerson,
    /// Nobody but the table itself does that.
    NotYours,
    /// There is no such bot.
    UnknownLevel(String),
    /// The table is closed.
    Closed,
    /// Something has happened since that may change the decision: look again.
    MovedOn,
    /// It has been done already.
    Repeated,
    /// The decision cannot be taken back.
    NoUndo(NoUndo),
    /// There is no such question to answer, or it has been answered.
    NotAsked,
}

/// Why a decision cannot be taken back.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum NoUndo {
    /// Nothing has been decided yet.
    Nothing,
    /// The last decision was somebody else's.
    OthersActed,
    /// A clock has struck since.
    ClockStruck,
    /// Somebody else has learnt something by it.
    OthersLearnt,
    /// Its player has seen a hidden card by it, and the table has no friendly undo.
    SawACard,
    /// The game is over, or the table closed.
    Over,
    /// It has been asked already.
    Asked,
}

impl<F: Foul> Refusal<F> {
    /// The rule that would be broken, where it is a rule of the game.
    pub fn rule(&self) -> Option<Rule> {
        match self {
            Self::Foul(foul) => Some(foul.rule()),
            _ => None,
        }
    }
}

impl<F: Foul> fmt::Display for Refusal<F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Foul(foul) => write!(f, "{}: {}", foul.rule(), foul.name()),
            Self::NoSuchSeat(seat) => write!(f, "the table has no seat {seat}"),
            Self::BotSitsThere(seat) => write!(f, "a bot decides for seat {seat}"),
            Self::NotHost => f.write_str("only the host may do that"),
            Self::HostIsAPerson => f.write_str("a host is a person"),
            Self::NotYours => f.write_str("nobody but the table itself does that"),
            Self::UnknownLevel(level) => write!(f, "there is no bot {level:?} for this game"),
            Self::Closed => f.write_str("the table is closed"),
            Self::MovedOn => f.write_str("the game has moved on since that was decided"),
            Self::Repeated => f.write_str("that has been done already"),
            Self::NoUndo(why) => why.fmt(f),
            Self::NotAsked => f.write_str("there is no such question to answer"),
        }
    }
}

impl fmt::Display for NoUndo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Nothing => "there is nothing to take back",
            Self::OthersActed => "somebody else has acted since",
            Self::ClockStruck => "a clock has struck since",
            Self::OthersLearnt => "others have learnt something by it",
            Self::SawACard => "a hidden card has been seen, and undo is strict here",
            Self::Over => "the game is over",
            Self::Asked => "somebody has asked to take it back already",
        })
    }
}

impl<F: Foul + fmt::Debug> std::error::Error for Refusal<F> {}
impl std::error::Error for NoUndo {}
