//! A store in a folder that is gone after the test, and somebody who follows it.

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::mpsc::{self, Receiver};

use store::{Entry, Fault, News, Sqlite, Store as _, TableId};

pub(crate) struct Folder(PathBuf);

impl Folder {
    pub(crate) fn new() -> Self {
        static MADE: AtomicU32 = AtomicU32::new(0);
        let number = MADE.fetch_add(1, Ordering::Relaxed);
        let name = format!("kvold-store-test-{}-{number}", std::process::id());
        Self(std::env::temp_dir().join(name))
    }

    pub(crate) fn path(&self) -> &Path {
        &self.0
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// A store and what it tells.
pub(crate) struct Followed {
    pub(crate) store: Sqlite,
    news: Receiver<Vec<News>>,
}

impl Followed {
    pub(crate) fn open(folder: &Path) -> Result<Self, Fault> {
        let (told, news) = mpsc::channel();
        let store = Sqlite::open(folder, move |batch| drop(told.send(batch)))?;
        Ok(Self { store, news })
    }

    /// Appends entries and waits until all are told.
    pub(crate) fn write(&self, entries: &[(u64, String)]) -> Vec<(u64, Entry)> {
        for (table, body) in entries {
            self.store.append(TableId(*table), body.clone().into_bytes());
        }
        self.hear(entries.len())
    }

    /// The same, all with one call.
    pub(crate) fn write_at_once(&self, entries: &[(u64, String)]) -> Vec<(u64, Entry)> {
        let bodies = entries.iter().map(|(table, body)| (TableId(*table), body.clone().into()));
        self.store.append_all(bodies.collect());
        self.hear(entries.len())
    }

    /// Waits until so many entries are told.
    fn hear(&self, count: usize) -> Vec<(u64, Entry)> {
        let mut written = Vec::new();
        while written.len() < count {
            for news in self.news.recv().expect("the store lives") {
                let News::Written { table, entry } = news else { panic!("{news:?}") };
                written.push((table.0, entry));
            }
        }
        written
    }

    pub(crate) fn read(&self, table: u64, from: u32) -> Result<Vec<Entry>, Fault> {
        self.store.read(TableId(table), from);
        let batch = self.news.recv().expect("the store lives");
        let [News::Read { table: told, entries }] = &batch[..] else { panic!("{batch:?}") };
        assert_eq!(told.0, table);
        entries.clone()
    }

    /// Says what time it is, and waits for what was cleared away.
    pub(crate) fn tidy(&self, now: u64, before: Option<u64>) -> Vec<u64> {
        self.store.tidy(now, before);
        let cleared = |news: News| match news {
            News::Cleared { table } => table.0,
            other => panic!("{other:?}"),
        };
        self.news.recv().expect("the store lives").into_iter().map(cleared).collect()
    }
}
