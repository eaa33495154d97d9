//! Crossing: tile rummy on a grid, for 2 to 4 players.
//!
//! Every player lays runs and sets on one shared table, across and down, crossing one another as words do in a
//! crossword, and may rearrange all of it. Whoever first has no tiles left wins. The rules are CRO-01 to CRO-24 of
//! `docs/rules/crossing.md`. [`Crossing`] is the state, [`Action`] a decision, [`View`] what a player may know,
//! [`Position`] the text form; [`solver`] finds the best lay and proves that there is none better.
//!
//! ```
//! use crossing::{Crossing, Setup};
//! use game::{Game as _, Rng, Seed};
//!
//! let setup = Setup::usual(2)?;
//! let mut game = Crossing::deal(&setup, Seed::from_number(1));
//! let (mut rng, mut buffer) = (Rng::new(2), Vec::new());
//! while let Some(seat) = game.must_act().iter().next() {
//!     let action = game.random_action(seat, &mut rng, &mut buffer).expect("nobody is ever stuck");
//!     game.play(seat, &action).expect("listed actions are legal");
//! }
//! assert!(!game.winners().is_empty());
//! # Ok::<(), game::SetupFault>(())
//! ```

#![deny(clippy::disallowed_types, clippy::float_arithmetic)]

mod action;
mod foul;
mod imagine;
mod lays;
mod lines;
mod narrate;
mod play;
mod position;
mod recall;
mod rules;
mod setup;
pub mod solver;
mod state;
mod table;
mod tile;
mod view;

use game::{BySeat, Game, Imagine, Narrate, Notation, Rng, Seat, SeatSet, Seed, Viewer};

pub use action::Action;
pub use foul::{Foul, Reason};
pub use lines::{Fault, FaultKind, Groups, faults, groups};
pub use narrate::Event;
pub use position::{Position, PositionFault};
pub use recall::Claim;
pub use rules::LayRules;
pub use setup::{ID, Rearranging, Setup, Wish};
pub use state::{Crossing, Outcome};
pub use table::{Cell, Laid, MOST_TILES, SPAN, Table, TableError};
pub use tile::{COPIES, Colour, KINDS, NUMBER_KINDS, NoSuchTile, TOP_VALUE, Tile, Tiles};
pub use view::{Scene, Screen, View, You};

/// The version of these rules that a record names. A change that makes an old record play differently raises it.
pub const RULES_VERSION: u32 = 1;

impl Game for Crossing {
    type Setup = Setup;
    type Action = Action;
    type View = View;
    type Screen = Screen;
    type Foul = Foul;

    fn deal(setup: &Setup, seed: Seed) -> Self {
        Self::new(setup, seed)
    }

    fn seats(&self) -> SeatSet {
        self.everyone()
    }

    fn must_act(&self) -> SeatSet {
        self.who_must_act()
    }

    fn legal_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        self.list_actions(seat, out);
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Foul> {
        self.check_action(seat, action)
    }

    fn apply(&mut self, seat: Seat, action: &Action) {
        debug_assert_eq!(self.check_action(seat, action), Ok(()), "{seat} {action}");
        self.take_action(seat, action);
    }

    /// Points as they are written down: whoever has the fewest wins.
    fn scores(&self) -> BySeat<i32> {
        self.totals()
    }

    fn winners(&self) -> SeatSet {
        if self.is_over() { state::fewest(&self.totals()) } else { SeatSet::EMPTY }
    }

    fn view(&self, seat: Seat) -> View {
        self.view_of(seat)
    }

    fn screen(&self, viewer: Viewer) -> Screen {
        self.screen_of(viewer)
    }
}

impl Imagine for Crossing {
    fn imagine(view: &View, rng: &mut Rng) -> Self {
        Self::imagined(view, rng)
    }
}

impl Narrate for Crossing {
    type Event = Event;

    fn narrate(
        before: &Self,
        seat: Seat,
        action: &Action,
        after: &Self,
        viewer: Viewer,
    ) -> Vec<Event> {
        narrate::narrate(before, seat, action, after, viewer)
    }
}

impl Notation for Crossing {
    type Position = Position;
    type Fault = PositionFault;

    fn position(&self) -> Position {
        self.to_position()
    }

    fn from_position(position: &Position) -> Result<Self, PositionFault> {
        Self::try_from_position(position)
    }
}
