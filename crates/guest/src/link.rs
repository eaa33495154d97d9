//! The connection to the server: when to try, and when to give one up.

use table::Millis;

/// After so much silence the device asks whether anybody is there.
pub(crate) const SILENCE: Millis = Millis(20_000);
/// And takes the connection for lost if nobody answers for so long.
pub(crate) const ANSWER: Millis = Millis(8_000);
/// The waits between one try and the next; the last one repeats.
const WAITS: [Millis; 6] =
    [Millis(200), Millis(500), Millis(1_000), Millis(2_000), Millis(4_000), Millis(8_000)];

/// How things stand with the connection.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Link {
    /// None is wanted.
    Idle,
    /// There is none, and the next try is at `again`.
    Lost {
        /// Since when.
        since: Millis,
        /// When the next try is.
        again: Millis,
    },
    /// One is on its way.
    Opening {
        /// Since when there was none.
        since: Millis,
    },
    /// It is there.
    Up,
    /// The server speaks another version of the protocol: this program is too old, or too new.
    Outdated,
}

impl Link {
    /// The next try after so many that failed.
    pub(crate) fn lost(self, now: Millis, failed: usize) -> Self {
        let since = match self {
            Self::Lost { since, .. } | Self::Opening { since } => since,
            Self::Idle | Self::Up | Self::Outdated => now,
        };
        let wait = WAITS.get(failed).or(WAITS.last()).copied().unwrap_or_default();
        Self::Lost { since, again: now.after(wait) }
    }

    /// Since when there has been no connection although one is wanted.
    #[must_use]
    pub const fn lost_since(self) -> Option<Millis> {
        match self {
            Self::Lost { since, .. } | Self::Opening { since } => Some(since),
            Self::Idle | Self::Up | Self::Outdated => None,
        }
    }
}
