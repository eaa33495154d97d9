//! All logs in one SQLite file.
//!
//! One thread writes: it takes whatever has come in since its last commit and writes all of it in one transaction, so
//! the disk is asked to sync once for many entries. Another thread reads logs and moves the write-ahead log into the
//! file, which the writer need not wait for.

use std::collections::HashMap;
use std::fs::{self, File, TryLockError};
use std::path::Path;
use std::sync::mpsc::{self, Receiver, Sender};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, JoinHandle};

use rusqlite::Connection;

use crate::writer::{Job, Writer};
use crate::{Entry, Fault, News, Store, TableId, schema};

/// The file inside the folder, and the one that is locked.
const FILE: &str = "tables.sqlite";
const LOCK: &str = "lock";

/// Logs in a file. Dropped, it writes what was appended and ends.
#[derive(Debug)]
pub struct Sqlite {
    tables: Vec<TableId>,
    listed: Vec<TableId>,
    jobs: Option<Sender<Job>>,
    chores: Option<Sender<Chore>>,
    threads: Vec<JoinHandle<()>>,
    /// The lock of the folder, held as long as this lives.
    _lock: File,
}

/// Where the log of each table ends: the position and number of its last entry.
pub(crate) type Heads = Arc<Mutex<HashMap<TableId, Head>>>;

/// The end of a log.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Head {
    pub(crate) position: i64,
    pub(crate) number: u32,
}

/// Whoever hears what has become of things.
pub(crate) type Hear = Arc<dyn Fn(Vec<News>) + Send + Sync>;

/// Something for the thread that does not write.
#[derive(Debug)]
pub(crate) enum Chore {
    /// Read the log of a table from this number on.
    Read(TableId, u32),
    /// Move the write-ahead log into the file.
    Checkpoint,
}

impl Sqlite {
    /// Opens the store in `folder`, which is made if it is not there. `hear` is called from other threads.
    pub fn open(
        folder: &Path,
        hear: impl Fn(Vec<News>) + Send + Sync + 'static,
    ) -> Result<Self, Fault> {
        fs::create_dir_all(folder)?;
        let lock = lock(&folder.join(LOCK))?;
        let path = folder.join(FILE);
        let mut connection = connect(&path)?;
        schema::migrate(&mut connection)?;
        let heads = read_heads(&connection)?;
        let tables = heads.keys().copied().collect();
        let listed = read_listed(&connection, &heads)?;
        let heads: Heads = Arc::new(Mutex::new(heads));
        let hear: Hear = Arc::new(hear);
        let reader = connect(&path)?;
        let (chores, chores_to_do) = mpsc::channel();
        let (jobs, jobs_to_do) = mpsc::channel();
        let mut writer = Writer::new(connection, heads.clone(), hear.clone(), chores.clone())?;
        let threads = vec![
            thread::Builder::new()
                .name("store-write".into())
                .spawn(move || writer.run(&jobs_to_do))?,
            thread::Builder::new()
                .name("store-read".into())
                .spawn(move || keep(&reader, &heads, &hear, &chores_to_do))?,
        ];
        let (jobs, chores) = (Some(jobs), Some(chores));
        Ok(Self { tables, listed, jobs, chores, threads, _lock: lock })
    }
}

impl Store for Sqlite {
    fn append_all(&self, entries: Vec<(TableId, Vec<u8>)>) {
        self.ask(Job::Append(entries));
    }

    fn list(&self, table: TableId, listed: bool) {
        self.ask(Job::List(table, listed));
    }

    fn tidy(&self, now: u64, before: Option<u64>) {
        self.ask(Job::Tidy { now, before });
    }

    fn read(&self, table: TableId, from: u32) {
        if let Some(chores) = &self.chores {
            // So does the reader.
            let _ = chores.send(Chore::Read(table, from));
        }
    }

    fn tables(&self) -> &[TableId] {
        &self.tables
    }

    fn listed(&self) -> &[TableId] {
        &self.listed
    }
}

impl Sqlite {
    fn ask(&self, job: Job) {
        if let Some(jobs) = &self.jobs {
            // The writer lives as long as the store.
            let _ = jobs.send(job);
        }
    }
}

impl Drop for Sqlite {
    fn drop(&mut self) {
        self.jobs = None;
        self.chores = None;
        for thread in self.threads.drain(..) {
            // A thread that has panicked has said so already.
            let _ = thread.join();
        }
    }
}

/// What a lock guards is whole after every statement, so one that somebody died with is as good as any.
pub(crate) fn heads_of(heads: &Heads) -> std::sync::MutexGuard<'_, HashMap<TableId, Head>> {
    heads.lock().unwrap_or_else(PoisonError::into_inner)
}

fn lock(path: &Path) -> Result<File, Fault> {
    let file = File::options().create(true).truncate(false).write(true).open(path)?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(Fault::InUse),
        Err(TryLockError::Error(error)) => Err(error.into()),
    }
}

fn connect(path: &Path) -> Result<Connection, Fault> {
    let connection = Connection::open(path)?;
    let mode: String = connection.query_row("PRAGMA journal_mode = WAL", [], |row| row.get(0))?;
    if mode != "wal" {
        return Err(Fault::Disk(format!("the file has no write-ahead log but {mode:?}")));
    }
    // With a write-ahead log, FULL means that every commit is on the disk before it is told.
    connection.execute_batch(
        "PRAGMA synchronous = FULL; PRAGMA wal_autocheckpoint = 0; PRAGMA busy_timeout = 10000;",
    )?;
    Ok(connection)
}

/// Where each log ends: what was put down, and what was written since.
fn read_heads(connection: &Connection) -> Result<HashMap<TableId, Head>, Fault> {
    let mut heads = HashMap::new();
    let mut collect = |query: &str, since: i64| -> Result<(), Fault> {
        let mut query = connection.prepare(query)?;
        let mut rows = query.query([since])?;
        while let Some(row) = rows.next()? {
            let head = Head { position: row.get(1)?, number: row.get(2)? };
            heads.insert(TableId(row.get::<_, i64>(0)? as u64), head);
        }
        Ok(())
    };
    collect("SELECT tab, position, number FROM heads WHERE ?1 = 0", 0)?;
    let known = "SELECT coalesce((SELECT position FROM heads WHERE tab = 0), 0)";
    let known: i64 = connection.query_row(known, [], |row| row.get(0))?;
    collect("SELECT tab, position, number FROM log WHERE position > ?1 ORDER BY position", known)?;
    heads.remove(&TableId(0));
    Ok(heads)
}

/// The tables that wish to be found, the newest first.
fn read_listed(
    connection: &Connection,
    heads: &HashMap<TableId, Head>,
) -> Result<Vec<TableId>, Fault> {
    let mut query = connection.prepare("SELECT tab FROM listed")?;
    let tables = query.query_map([], |row| Ok(TableId(row.get::<_, i64>(0)? as u64)))?;
    let mut tables: Vec<TableId> = tables.collect::<Result<_, _>>()?;
    tables.retain(|table| heads.contains_key(table));
    tables.sort_by_key(|table| std::cmp::Reverse(heads.get(table).map(|head| head.position)));
    Ok(tables)
}

/// Does what the writer has no time for, until nobody is left to ask.
fn keep(reader: &Connection, heads: &Heads, hear: &Hear, chores: &Receiver<Chore>) {
    for chore in chores {
        match chore {
            Chore::Read(table, from) => {
                let head = heads_of(heads).get(&table).copied().unwrap_or_default();
                let entries = read(reader, table, head, from);
                hear(vec![News::Read { table, entries }]);
            }
            // A checkpoint that fails is tried again after the next commits.
            Chore::Checkpoint => {
                drop(reader.query_row("PRAGMA wal_checkpoint(PASSIVE)", [], |_| Ok(())));
            }
        }
    }
}

/// Walks the log of a table from its end back to entry `from`.
fn read(
    connection: &Connection,
    table: TableId,
    head: Head,
    from: u32,
) -> Result<Vec<Entry>, Fault> {
    let query = "SELECT tab, number, before, body FROM log WHERE position = ?1";
    let mut query = connection.prepare_cached(query)?;
    let mut entries = Vec::new();
    let mut next = head;
    while next.number >= from.max(1) {
        let (tab, number, before, body) = query.query_row([next.position], |row| {
            Ok((row.get::<_, i64>(0)?, row.get(1)?, row.get(2)?, row.get(3)?))
        })?;
        let fits = tab as u64 == table.0 && number == next.number && before < next.position;
        if !fits {
            return Err(Fault::Damaged(format!("entry {} does not fit the log", next.position)));
        }
        entries.push(Entry { number, body });
        next = Head { position: before, number: number - 1 };
    }
    entries.reverse();
    Ok(entries)
}
