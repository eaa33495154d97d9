//! A table that is played at: all that stands round a board, the same for every game.
//!
//! A game brings its board, its tray and plain data about seats, score and what happened; [`Frame`] lays them out
//! for every screen, from a phone to a television, and listens to the keys that mean the same in all games.

mod absence;
mod checked;
mod curtain;
mod dialog;
mod end;
mod eyes;
mod frame;
mod hear;
mod news;
mod others;
mod scene;
mod seats;
mod television;

use play::online::Absence;

pub(crate) use absence::Absent;
use curtain::Curtain;
pub(crate) use dialog::Dialog;
use end::{End, Outcome};
pub(crate) use end::{Standing, Verdict};
pub(crate) use eyes::{Eyes, eyes};
pub(crate) use frame::{Frame, Undo};
pub(crate) use hear::hear_keys;
pub(crate) use others::{Others, Ticking, Timer};
pub(crate) use scene::{Scene, end_in_time};

/// A player as the others see them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Plate {
    /// The number of their chip, where players have one.
    pub(crate) team: Option<u8>,
    pub(crate) name: String,
    /// A few words under the name.
    pub(crate) sub: String,
    /// Why they do not play themselves just now.
    pub(crate) absence: Option<Absence>,
    /// Whether the table waits for them.
    pub(crate) now: bool,
}

/// How far a team has come.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Score {
    /// The number of its chip.
    pub(crate) team: u8,
    /// The same in words.
    pub(crate) name: String,
    pub(crate) won: u8,
    pub(crate) needed: u8,
}

/// Something that happened, in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Line {
    /// Rises with every line.
    pub(crate) number: u32,
    /// The chip of whoever did it, where players have one.
    pub(crate) team: Option<u8>,
    pub(crate) text: String,
    /// The gist of it, where the text is too long for two lines on a phone.
    pub(crate) brief: Option<String>,
}

/// Why something was refused.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Refused {
    pub(crate) text: String,
    /// The number of the rule that says so, such as `SEQ-15`.
    pub(crate) rule: Option<String>,
}
