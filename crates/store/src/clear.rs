//! How logs are cleared away that nothing has been written to for long.

use std::collections::HashMap;

use rusqlite::{Connection, OptionalExtension as _};

use crate::sqlite::Head;
use crate::{Fault, TableId};

/// So many logs are cleared away at a time: others wait meanwhile.
const AT_A_TIME: usize = 50;

/// Notes that entries from position `next` on are written at `now` or later, and clears away logs that nothing was
/// written to since `before`. Returns the tables they were of.
pub(crate) fn tidy(
    connection: &mut Connection,
    heads: &mut HashMap<TableId, Head>,
    next: i64,
    now: u64,
    before: Option<u64>,
) -> Result<Vec<TableId>, Fault> {
    let transaction = connection.transaction()?;
    // Where nothing was written since the last time, the later time is the better one.
    transaction.execute(
        "INSERT OR REPLACE INTO times (position, at) VALUES (?1, ?2)",
        (next, now as i64),
    )?;
    let end = match before {
        Some(before) => transaction
            .query_row("SELECT max(position) FROM times WHERE at <= ?1", [before as i64], |row| {
                row.get::<_, Option<i64>>(0)
            })
            .optional()?
            .flatten(),
        None => None,
    };
    let mut stale: Vec<(TableId, Head)> = Vec::new();
    if let Some(end) = end {
        transaction.execute("DELETE FROM times WHERE position < ?1", [end])?;
        stale =
            heads.iter().filter(|(_, head)| head.position < end).map(|(t, h)| (*t, *h)).collect();
        stale.sort_by_key(|(_, head)| head.position);
        stale.truncate(AT_A_TIME);
    }
    for (table, head) in &stale {
        clear(&transaction, *table, *head)?;
    }
    transaction.commit()?;
    for (table, _) in &stale {
        heads.remove(table);
    }
    Ok(stale.into_iter().map(|(table, _)| table).collect())
}

/// Takes out one log, from its end to its beginning.
fn clear(connection: &Connection, table: TableId, head: Head) -> Result<(), Fault> {
    let mut take_out = connection
        .prepare_cached("DELETE FROM log WHERE position = ?1 AND tab = ?2 RETURNING before")?;
    let mut position = head.position;
    while position > 0 {
        let before = take_out.query_row([position, table.0 as i64], |row| row.get(0)).optional()?;
        // A log that is broken off ends there.
        position = before.unwrap_or(0);
    }
    connection.execute("DELETE FROM heads WHERE tab = ?1", [table.0 as i64])?;
    connection.execute("DELETE FROM listed WHERE tab = ?1", [table.0 as i64])?;
    Ok(())
}
