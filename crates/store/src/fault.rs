//! What can be wrong with a store, each told as one English sentence.

use std::fmt;

/// Why a store cannot be opened, read or written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fault {
    /// There is no room left on the disk, or the file may not grow.
    Full,
    /// Another program has the store open.
    InUse,
    /// The store was written by a later version of the program.
    TooNew {
        /// Its version.
        found: u32,
        /// The version this program has.
        known: u32,
    },
    /// The file is no store, or damaged.
    Damaged(String),
    /// The folder or the file cannot be used.
    Disk(String),
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Full => f.write_str("there is no room left to write"),
            Self::InUse => f.write_str("another program has this folder open"),
            Self::TooNew { found, known } => write!(
                f,
                "the tables were kept by a later version of the program, in form {found}; this one reads form {known}"
            ),
            Self::Damaged(what) => write!(f, "the file of the tables is damaged: {what}"),
            Self::Disk(what) => f.write_str(what),
        }
    }
}

impl std::error::Error for Fault {}

impl From<std::io::Error> for Fault {
    fn from(error: std::io::Error) -> Self {
        Self::Disk(error.to_string())
    }
}

impl From<rusqlite::Error> for Fault {
    fn from(error: rusqlite::Error) -> Self {
        use rusqlite::ErrorCode::{DatabaseCorrupt, DiskFull, NotADatabase, SystemIoFailure};
        match error.sqlite_error_code() {
            // A file that may not grow fails to be written, without saying that it is full.
            Some(DiskFull | SystemIoFailure) => Self::Full,
            Some(DatabaseCorrupt | NotADatabase) => Self::Damaged(error.to_string()),
            _ => Self::Disk(error.to_string()),
        }
    }
}
