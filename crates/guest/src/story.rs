//! What happened, as it is read on.

use std::sync::Arc;

use protocol::Told;

/// How far somebody has read. The first one is before everything.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Bookmark {
    telling: u32,
    read: usize,
}

/// What there is to read after a bookmark.
#[derive(Clone, Copy, Debug)]
pub enum Sequel<'a> {
    /// It goes on like this.
    More(&'a [Told]),
    /// What was read is another story, or was told otherwise since: this is all of it.
    Anew(&'a [Told]),
}

/// What happened in a match, oldest first. It grows, until it is told anew.
#[derive(Clone, Debug, Default)]
pub(crate) struct Story {
    told: Arc<Vec<Told>>,
    /// Which telling this is. No two stories of a device have the same, and none has that of the first bookmark.
    telling: u32,
}

impl Story {
    /// All of it.
    pub(crate) fn all(&self) -> Arc<Vec<Told>> {
        Arc::clone(&self.told)
    }

    /// Begins from nothing but `told`.
    pub(crate) fn begin(&mut self, told: Vec<Told>, telling: u32) {
        *self = Self { told: Arc::new(told), telling };
    }

    /// Goes on.
    pub(crate) fn go_on(&mut self, told: Vec<Told>) {
        if !told.is_empty() {
            Arc::make_mut(&mut self.told).extend(told);
        }
    }

    /// What is to be read after `mark`, and the bookmark after that.
    pub(crate) fn after(&self, mark: Bookmark) -> (Sequel<'_>, Bookmark) {
        let new = self.told.get(mark.read..).filter(|_| mark.telling == self.telling);
        let sequel = new.map_or(Sequel::Anew(&self.told), Sequel::More);
        (sequel, Bookmark { telling: self.telling, read: self.told.len() })
    }
}
