//! What goes into a node, and what comes out.

use std::net::IpAddr;

use protocol::{Code, Key};
use table::RequestId;

/// A connection, by a number that the shell has chosen.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Conn(pub u64);

/// Something that a node hears.
#[derive(Clone, Debug)]
pub enum Input {
    /// Somebody has connected, from this address.
    Connected(Conn, IpAddr),
    /// They have said this.
    Heard(Conn, String),
    /// They are gone.
    Gone(Conn),
    /// The log of a table has this entry.
    Written {
        /// The table.
        code: Code,
        /// The number of the entry in its log.
        number: u32,
        /// What it says.
        line: Vec<u8>,
    },
    /// A line could not be written, and is not in the log.
    NotWritten {
        /// The table.
        code: Code,
        /// The line.
        line: Vec<u8>,
    },
    /// The log of a table, from where [`Output::Read`] has asked for; nothing if it cannot be read.
    Read {
        /// The table.
        code: Code,
        /// The entries with their numbers.
        lines: Option<Vec<(u32, Vec<u8>)>>,
    },
    /// What a bot has answered: an action as JSON.
    Thought {
        /// The table.
        code: Code,
        /// The request.
        request: RequestId,
        /// The action; nothing if it has none.
        action: Option<String>,
    },
    /// Somebody asks for the record of a match.
    Record {
        /// What to answer by.
        ask: u64,
        /// The table.
        code: Code,
        /// The match, from 1.
        number: u32,
        /// A key of the table, where they have one.
        key: Option<Key>,
        /// Where they come from.
        from: IpAddr,
    },
    /// Time has passed.
    Tick,
}

/// Something that a node asks its shell to do.
#[derive(Clone, Debug)]
pub enum Output {
    /// Send this text: a [`ToClient`](protocol::ToClient).
    Send(Conn, String),
    /// Append this line to the log of a table.
    Append {
        /// The table.
        code: Code,
        /// The line.
        line: Vec<u8>,
    },
    /// Read the log of a table from this entry on.
    Read {
        /// The table.
        code: Code,
        /// The number of the first entry.
        from: u32,
    },
    /// Have a bot think.
    Think(Thinking),
    /// The answer to [`Input::Record`].
    Record {
        /// What was to be answered by.
        ask: u64,
        /// The record as JSON lines, or why there is none.
        record: Result<String, NoRecord>,
    },
}

/// A question to a bot.
#[derive(Clone, Debug)]
pub struct Thinking {
    /// The table.
    pub code: Code,
    /// What to answer by.
    pub request: RequestId,
    /// The question itself.
    pub ask: catalog::Request,
}

/// Why there is no record to be had.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoRecord {
    /// There is no such table, or it had no such match.
    Unknown,
    /// The game is still on: its record would show every hand.
    Running,
    /// The table has no onlookers, and no key of it was shown.
    Private,
    /// Too many wrong codes.
    SlowDown,
}

/// What is counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Counts {
    /// Tables in memory.
    pub tables: u64,
    /// Tables in all logs.
    pub known: u64,
    /// Connections.
    pub connections: u64,
    /// Entries of matches that have counted since the start.
    pub moves: u64,
    /// Messages heard since the start.
    pub heard: u64,
    /// Messages that were no messages.
    pub unreadable: u64,
    /// Lines that could not be written.
    pub not_written: u64,
}
