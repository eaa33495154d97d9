//! How often sockets are looked at.
//!
//! Waking up, syncing the disk and waking up clients cost the same for one message as for fifty. Among few, everything is
//! done at once; in a crowd, messages gather for a moment and are answered together.

use std::time::{Duration, Instant};

/// So many messages within so short a time are a crowd: some two thousand a second.
const CROWD: usize = 8;
const GATHER: Duration = Duration::from_millis(4);

/// How many messages were heard lately.
#[derive(Debug)]
pub(crate) struct Pace {
    since: Instant,
    heard: usize,
}

impl Pace {
    pub(crate) fn new(now: Instant) -> Self {
        Self { since: now, heard: 0 }
    }

    /// So many more were heard at this time. In a crowd, returns when to listen again and not sooner.
    pub(crate) fn after(&mut self, now: Instant, heard: usize) -> Option<Instant> {
        if now >= self.since + GATHER {
            *self = Self::new(now);
        }
        self.heard += heard;
        (self.heard >= CROWD).then(|| self.since + GATHER)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn few_are_heard_at_once() {
        let begun = Instant::now();
        let mut pace = Pace::new(begun);
        for round in 0..100 {
            assert_eq!(pace.after(begun + GATHER * round, CROWD - 1), None);
        }
    }

    #[test]
    fn many_are_heard_together() {
        let begun = Instant::now();
        let mut pace = Pace::new(begun);
        for message in 1..CROWD as u32 {
            assert_eq!(pace.after(begun + GATHER / 10 * message, 1), None);
        }
        assert_eq!(pace.after(begun + GATHER / 10 * 9, 1), Some(begun + GATHER));
        let next = begun + GATHER;
        assert_eq!(pace.after(next, CROWD), Some(next + GATHER));
        assert_eq!(pace.after(next + GATHER, 1), None, "the crowd has gone");
    }
}
