//! The thread that writes.

use std::collections::HashMap;
use std::sync::mpsc::{Receiver, Sender};

use rusqlite::{Connection, params};

use crate::sqlite::{Chore, Head, Heads, Hear, heads_of};
use crate::{Entry, Fault, News, TableId, clear};

/// With so many entries a commit is full.
const MOST: usize = 4096;
/// After so many commits the write-ahead log is moved into the file, by whoever has time for it.
const COMMITS_TO_CHECKPOINT: u32 = 500;
/// So many commits after that, the writer moves the little that has come since and starts the write-ahead log over:
/// nobody else can while it writes, and a file that does not grow is synced with less to do.
const COMMITS_TO_RESTART: u32 = 100;
/// After so many entries it is put down where logs end.
const ENTRIES_TO_HEADS: u32 = 200_000;

/// An entry to be written: the table, and what it says.
type Append = (TableId, Vec<u8>);

/// Something for the thread that writes.
#[derive(Clone, Debug)]
pub(crate) enum Job {
    Append(Vec<Append>),
    List(TableId, bool),
    Tidy { now: u64, before: Option<u64> },
}

/// What the writer knows.
pub(crate) struct Writer {
    connection: Connection,
    heads: Heads,
    hear: Hear,
    chores: Sender<Chore>,
    position: i64,
    commits: u32,
    entries: u32,
}

impl Writer {
    pub(crate) fn new(
        connection: Connection,
        heads: Heads,
        hear: Hear,
        chores: Sender<Chore>,
    ) -> Result<Self, Fault> {
        // Positions of logs that were cleared away are not used again.
        let last = "SELECT max(coalesce((SELECT max(position) FROM log), 0),
            coalesce((SELECT position FROM heads WHERE tab = 0), 0),
            coalesce((SELECT max(position) - 1 FROM times), 0))";
        let position = connection.query_row(last, [], |row| row.get(0))?;
        Ok(Self { connection, heads, hear, chores, position, commits: 0, entries: 0 })
    }

    /// Does what comes in until nobody is left to ask.
    pub(crate) fn run(&mut self, jobs: &Receiver<Job>) {
        while let Ok(first) = jobs.recv() {
            let (mut batch, mut others) = (Vec::new(), Vec::new());
            for job in std::iter::once(first).chain(jobs.try_iter()) {
                match job {
                    Job::Append(entries) if batch.is_empty() => batch = entries,
                    Job::Append(entries) => batch.extend(entries),
                    other => others.push(other),
                }
                if batch.len() + others.len() >= MOST {
                    break;
                }
            }
            if !batch.is_empty() {
                self.append(batch);
            }
            for job in others {
                // What is not remembered or not cleared away today may be another day.
                let _ = self.do_other(&job);
            }
            self.tidy_up();
        }
        // What was known is put down for the next start; without it that start takes longer.
        let _ = self.put_down_heads();
    }

    /// Writes all of `batch`, and tells what has become of it.
    fn append(&mut self, batch: Vec<Append>) {
        let written = self.write(&batch);
        let news = batch.into_iter().enumerate().map(|(at, (table, body))| match &written {
            Ok(numbers) => News::Written { table, entry: Entry { number: numbers[at], body } },
            Err(why) => News::Failed { table, body, why: why.clone() },
        });
        (self.hear)(news.collect());
    }

    fn do_other(&mut self, job: &Job) -> Result<(), Fault> {
        match job {
            Job::Append(_) => {}
            Job::List(table, listed) => {
                let change = if *listed {
                    "INSERT OR IGNORE INTO listed (tab) VALUES (?1)"
                } else {
                    "DELETE FROM listed WHERE tab = ?1"
                };
                self.connection.prepare_cached(change)?.execute([table.0 as i64])?;
            }
            Job::Tidy { now, before } => {
                let cleared = clear::tidy(
                    &mut self.connection,
                    &mut heads_of(&self.heads),
                    self.position + 1,
                    *now,
                    *before,
                )?;
                (self.hear)(cleared.into_iter().map(|table| News::Cleared { table }).collect());
            }
        }
        Ok(())
    }

    /// Writes all of `batch`, or nothing of it. Returns the number of each entry in its log.
    fn write(&mut self, batch: &[Append]) -> Result<Vec<u32>, Fault> {
        let transaction = self.connection.transaction()?;
        let mut heads: HashMap<TableId, Head> = HashMap::with_capacity(batch.len());
        let mut numbers = Vec::with_capacity(batch.len());
        let mut position = self.position;
        let known = heads_of(&self.heads);
        {
            let insert =
                "INSERT INTO log (position, tab, number, before, body) VALUES (?1, ?2, ?3, ?4, ?5)";
            let mut insert = transaction.prepare_cached(insert)?;
            for (table, body) in batch {
                position += 1;
                let before = heads.get(table).or_else(|| known.get(table));
                let before = before.copied().unwrap_or_default();
                let head = Head { position, number: before.number + 1 };
                insert.execute(params![
                    position,
                    table.0 as i64,
                    head.number,
                    before.position,
                    body
                ])?;
                heads.insert(*table, head);
                numbers.push(head.number);
            }
        }
        drop(known);
        transaction.commit()?;
        self.position = position;
        self.entries += batch.len() as u32;
        heads_of(&self.heads).extend(heads);
        Ok(numbers)
    }

    fn tidy_up(&mut self) {
        self.commits += 1;
        if self.commits == COMMITS_TO_CHECKPOINT {
            // The other thread lives as long as the store.
            let _ = self.chores.send(Chore::Checkpoint);
        }
        if self.commits == COMMITS_TO_CHECKPOINT + COMMITS_TO_RESTART {
            self.commits = 0;
            let restart = "PRAGMA wal_checkpoint(RESTART)";
            // One that fails is tried again later.
            drop(self.connection.query_row(restart, [], |_| Ok(())));
        }
        if self.entries >= ENTRIES_TO_HEADS {
            self.entries = 0;
            // What is not put down now is later.
            let _ = self.put_down_heads();
        }
    }

    fn put_down_heads(&mut self) -> Result<(), Fault> {
        let transaction = self.connection.transaction()?;
        {
            let put = "INSERT OR REPLACE INTO heads (tab, position, number) VALUES (?1, ?2, ?3)";
            let mut put = transaction.prepare_cached(put)?;
            for (table, head) in heads_of(&self.heads).iter() {
                put.execute(params![table.0 as i64, head.position, head.number])?;
            }
            put.execute(params![0, self.position, 0])?;
        }
        transaction.commit()?;
        Ok(())
    }
}
