//! Why an action is refused, with the number of the rule.

use game::{Foul as _, Rule};

use crate::Cell;
use crate::lines::{Fault, FaultKind};

/// The reason why an action is refused, and the cells at fault, for a client to mark.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Foul {
    /// The reason.
    pub reason: Reason,
    /// The cells of the refused table that it is about; none where it is about no cell.
    pub cells: Vec<Cell>,
}

game::fouls! {
    /// The reason why an action is refused.
    pub enum Reason of "CRO" {
        /// It is somebody else's turn.
        NotYourTurn 3 "not-your-turn",
        /// The tile is not among the open ones.
        NotOpen 5 "not-open",
        /// The player does not hold that action tile.
        NoActionTile 7 "no-action-tile",
        /// A tile that neither lay on the table nor is in this hand.
        NotHeld 8 "tile-not-held",
        /// Play stands still until everybody has chosen what to hand on.
        Choosing 9 "choosing",
        /// Nothing is to be handed on now, or it has been chosen already.
        NothingToGive 9 "nothing-to-give",
        /// Not as many tiles as have to be handed on.
        WrongNumber 9 "wrong-number",
        /// A tile to be handed on is not in this hand.
        GivesNotHeld 9 "gives-not-held",
        /// Draw three is played against another player.
        WrongTarget 10 "wrong-target",
        /// A colour twice in a line of one value.
        WrongSet 11 "wrong-set",
        /// The values of a line of one colour do not go by one.
        WrongRun 12 "wrong-run",
        /// A line that is neither set nor run.
        WrongLine 13 "wrong-line",
        /// Two tiles in a line and no more.
        LineOfTwo 13 "line-of-two",
        /// A tile that touches no other.
        LoneTile 13 "lone-tile",
        /// More groups than the table may hold.
        TooManyGroups 14 "too-many-groups",
        /// The player has not opened, and no group is made of tiles from the hand alone.
        NotOpened 15 "not-opened",
        /// At this table nobody touches a group before everybody has opened.
        TooEarly 16 "too-early",
        /// No further group before everybody has opened.
        FurtherGroup 17 "further-group",
        /// A tile that lay on the table is missing.
        LeftOver 19 "left-over",
        /// No tile from the hand was added.
        NothingLaid 19 "nothing-laid",
        /// The game is over.
        Over 21 "over",
        /// The bag is empty.
        BagEmpty 23 "bag-empty",
        /// As long as there is something to draw, nobody passes.
        CannotPass 23 "cannot-pass",
    }
}

impl game::Foul for Foul {
    fn rule(&self) -> Rule {
        self.reason.rule()
    }

    fn name(&self) -> &'static str {
        self.reason.name()
    }
}

impl From<Reason> for Foul {
    fn from(reason: Reason) -> Self {
        Self { reason, cells: Vec::new() }
    }
}

impl From<Fault> for Foul {
    fn from(fault: Fault) -> Self {
        let reason = match fault.kind {
            FaultKind::WrongSet => Reason::WrongSet,
            FaultKind::WrongRun => Reason::WrongRun,
            FaultKind::WrongLine => Reason::WrongLine,
            FaultKind::LineOfTwo => Reason::LineOfTwo,
            FaultKind::LoneTile => Reason::LoneTile,
        };
        Self { reason, cells: fault.cells }
    }
}

impl std::fmt::Display for Foul {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}: {}", self.rule(), self.name())
    }
}
