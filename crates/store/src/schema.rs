//! The form of the file, and how an older one becomes the present one.

use rusqlite::Connection;

use crate::Fault;

/// What makes the file of version *n* one of version *n* + 1; the first makes a new one. None of them is ever changed.
///
/// Every entry names the one before it of the same table, so writing touches only the end of the file, however many
/// tables there are. Where each log ends is known in memory; `heads` is what was known when the program last put it
/// down, with the row of table 0 saying up to which position.
///
/// `times` says that entries from a position on were written at that time or later, in seconds since 1970; one row now
/// and then is enough to tell which tables nothing has happened at for long. `listed` are tables that wish to be found.
const STEPS: &[&str] = &[
    "
    CREATE TABLE log (
        position INTEGER PRIMARY KEY,
        tab INTEGER NOT NULL,
        number INTEGER NOT NULL,
        before INTEGER NOT NULL,
        body BLOB NOT NULL
    ) STRICT;
    CREATE TABLE heads (
        tab INTEGER PRIMARY KEY,
        position INTEGER NOT NULL,
        number INTEGER NOT NULL
    ) STRICT;
",
    "
    CREATE TABLE times (
        position INTEGER PRIMARY KEY,
        at INTEGER NOT NULL
    ) STRICT;
    CREATE TABLE listed (
        tab INTEGER PRIMARY KEY
    ) STRICT;
",
];

/// The version of a file that all steps have made.
pub(crate) const VERSION: u32 = STEPS.len() as u32;

/// Brings the file up to date.
pub(crate) fn migrate(connection: &mut Connection) -> Result<(), Fault> {
    let found: u32 = connection.query_row("PRAGMA user_version", [], |row| row.get(0))?;
    let missing = STEPS.get(found as usize..).ok_or(Fault::TooNew { found, known: VERSION })?;
    for (version, step) in (found + 1..).zip(missing) {
        let transaction = connection.transaction()?;
        transaction.execute_batch(step)?;
        transaction.pragma_update(None, "user_version", version)?;
        transaction.commit()?;
    }
    Ok(())
}
