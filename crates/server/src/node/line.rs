//! What the log of an online table holds.

use game::{Commitment, Salt, Seat, SeatSet};
use protocol::{ActionId, Lock, Opening};
use serde::{Deserialize, Serialize};
use table::{Envelope, Name};

/// So many bytes have room for a line of the usual kind, a decision.
const USUAL: usize = 160;

/// One entry of the log. Whether it counts is decided by whoever reads it, and by all alike.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) enum Line<A> {
    /// The first one: somebody opens the table.
    Open {
        /// What they have called it.
        id: ActionId,
        /// What is to be played.
        opening: Opening,
        /// The lock of the host.
        host: Lock,
    },
    /// Something is done that is not part of the game.
    Do {
        /// Who does it; nobody is the table itself.
        by: Option<Stamp>,
        /// What.
        deed: Deed,
    },
    /// Something is done in the match of this number.
    Play {
        /// The match.
        m: u32,
        /// What.
        e: Envelope<A>,
    },
}

/// Who wants a deed done, and what they call it: the same stamp counts only once.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Stamp {
    pub(crate) lock: Lock,
    pub(crate) id: ActionId,
}

/// Something that is done round the game.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) enum Deed {
    /// Somebody takes a free seat.
    Sit { seat: Seat, name: Name, lock: Lock },
    /// Somebody has another name.
    Rename { seat: Seat, name: Name },
    /// Somebody gives a seat up, or is removed; in a game a bot of this level sits down.
    Stand { seat: Seat, level: String },
    /// The host seats a bot.
    Bot { seat: Seat, name: Name, level: String },
    /// A bot decides until the person is back.
    Away { seat: Seat, level: String },
    /// The person is back.
    Back { seat: Seat },
    /// The host changes what is to be played.
    Change { opening: Opening },
    /// The host begins. The salt is the table's own; these seats are asked for theirs.
    Start { salt: Salt, wanted: SeatSet },
    /// The host stops the game for a while, or goes on.
    Pause { paused: bool },
    /// Somebody else is host.
    Host { seat: Seat },
    /// The same people play again.
    Again,
    /// The host closes the table.
    Close,
    /// A person is bound to a salt.
    Commit { seat: Seat, round: u32, commitment: Commitment },
    /// A person opens it.
    Reveal { seat: Seat, round: u32, salt: Salt },
    /// Those who have not kept up in this round are left out, and a new one begins with a fresh salt of the table.
    Without { round: u32, salt: Salt },
    /// Somebody has thought for too long: a bot of this level decides once. So many decisions had been made.
    TimeUp { seat: Seat, acts: u32, level: String },
}

impl<A: Serialize> Line<A> {
    /// The line as it is written.
    pub(crate) fn bytes(&self) -> Vec<u8> {
        let mut bytes = Vec::with_capacity(USUAL);
        serde_json::to_writer(&mut bytes, self)
            .expect("plain data with names for keys has a JSON form");
        bytes
    }
}
