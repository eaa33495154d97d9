//! Where the logs of tables are kept: append, read from a number on, follow. Nothing in a log is ever changed; a whole
//! log can be cleared away when nothing has happened in it for long.
//!
//! [`Store`] is all that a server needs of a log. What an entry says is none of its business: entries are bytes. An entry
//! counts as written once the follower hears of it, and the follower hears of it only when it is on the disk.
//!
//! [`Sqlite`] keeps all logs in one file.
//!
//! ```
//! use std::sync::mpsc;
//! use store::{News, Sqlite, Store as _, TableId};
//!
//! let folder = std::env::temp_dir().join(format!("kvold-store-{}", std::process::id()));
//! let (told, news) = mpsc::channel();
//! let store = Sqlite::open(&folder, move |batch| drop(told.send(batch)))?;
//! store.append(TableId(7), b"the first entry".to_vec());
//! let batch = news.recv().expect("the store lives");
//! let News::Written { table, entry } = &batch[0] else { panic!("the disk is full") };
//! assert_eq!((table.0, entry.number), (7, 1));
//! # drop(store);
//! # std::fs::remove_dir_all(folder)?;
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod clear;
mod fault;
mod schema;
mod sqlite;
mod writer;

pub use fault::Fault;
pub use sqlite::Sqlite;

/// The number of a table, chosen by whoever opens it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct TableId(pub u64);

/// One entry of the log of one table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// Its number in that log, from 1 and without a gap.
    pub number: u32,
    /// What it says.
    pub body: Vec<u8>,
}

/// What a follower hears, in the order of the log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum News {
    /// An entry is in the log and on the disk, whoever has written it.
    Written {
        /// The table.
        table: TableId,
        /// The entry.
        entry: Entry,
    },
    /// An entry could not be written, and is not in the log.
    Failed {
        /// The table.
        table: TableId,
        /// What was to be written.
        body: Vec<u8>,
        /// What is wrong.
        why: Fault,
    },
    /// A log was cleared away: nothing had been written to it for long.
    Cleared {
        /// The table.
        table: TableId,
    },
    /// The answer to [`Store::read`].
    Read {
        /// The table.
        table: TableId,
        /// The entries; none if there is no such table.
        entries: Result<Vec<Entry>, Fault>,
    },
}

/// Logs of many tables. None of the calls waits: whatever comes of it, the follower hears.
pub trait Store {
    /// Puts `body` at the end of the log of `table`.
    fn append(&self, table: TableId, body: Vec<u8>) {
        self.append_all(vec![(table, body)]);
    }

    /// Puts several entries at the ends of the logs of their tables, in this order. Many at a time cost less than one
    /// by one: whoever writes is woken once, and may write them together.
    fn append_all(&self, entries: Vec<(TableId, Vec<u8>)>);

    /// Reads the log of `table`, from entry number `from` on.
    fn read(&self, table: TableId, from: u32);

    /// Remembers whether `table` wishes to be found by others. It may be forgotten when the program is killed just then.
    fn list(&self, table: TableId, listed: bool);

    /// Says what time it is, and clears away some of the logs that nothing was written to since `before`, if there is
    /// such a time. Both are seconds since any moment that stays the same.
    fn tidy(&self, now: u64, before: Option<u64>);

    /// The tables there were when the store was opened.
    fn tables(&self) -> &[TableId];

    /// Those of them that wish to be found, the newest first.
    fn listed(&self) -> &[TableId];
}
