//! The Sequence family: one engine, three editions (Sequence, Sequence Cats, Sequence Numbers).
//!
//! The rules are SEQ-01 to SEQ-28 of `docs/rules/sequence.md`, with every option; that book also marks what is our
//! own choice where printed rules are silent or disagree. [`Sequence`] is the state, [`Action`] a decision,
//! [`View`] what a player may know, [`Position`] the text form.
//!
//! ```
//! use game::{Game as _, Rng, Seed};
//! use sequence::{Edition, Sequence, Setup};
//!
//! let setup = Setup::usual(Edition::Classic, 2)?;
//! let mut game = Sequence::deal(&setup, Seed::from_number(1));
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
mod board;
mod card;
mod edition;
mod fields;
mod foul;
mod hand;
mod imagine;
mod layout;
mod line;
mod narrate;
mod options;
mod pick;
mod piles;
mod play;
mod position;
mod rows;
mod rules;
mod setup;
mod space;
mod state;
mod tables;
mod view;

use game::{
    BySeat, Game, Imagine, Narrate, Notation, Occupant, Rng, Seat, SeatSet, Seed, Team, Viewer,
};

pub use action::{Action, COLOURS, colour};
pub use board::{Board, BoardFault, Chip};
pub use card::{Breed, Card, Power, Rank, Suit, Sum, UnknownCard};
pub use edition::{Edition, Printed};
pub use foul::Foul;
pub use narrate::Event;
pub use position::{Colour, PendingCall, Position, PositionFault};
pub use setup::{Setup, Wish};
pub use space::{Row, Space, SpaceSet, UnknownPlace, Way};
pub use state::{DealerDraw, Sequence, choose_dealer};
pub use view::{Answer, LastShuffle, OpenCall, Screen, Table, View, You};

/// The version of these rules that a record names. A change that makes an old record play differently raises it.
pub const RULES_VERSION: u32 = 1;

impl Game for Sequence {
    type Setup = Setup;
    type Action = Action;
    type View = View;
    type Screen = Screen;
    type Foul = Foul;

    fn deal(setup: &Setup, seed: Seed) -> Self {
        Self::new(setup, seed)
    }

    fn seats(&self) -> SeatSet {
        SeatSet::first(self.setup.players())
    }

    fn must_act(&self) -> SeatSet {
        self.who_must_act()
    }

    fn may_act(&self) -> SeatSet {
        self.who_may_act()
    }

    fn legal_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        self.list_actions(seat, out);
    }

    // These two are put into the caller's loop: there an action stays in a register. Play-outs gain five per cent.
    #[inline(always)]
    fn random_action(&self, seat: Seat, rng: &mut Rng, buffer: &mut Vec<Action>) -> Option<Action> {
        self.pick(seat, rng, buffer).or_else(|| self.pick_listed(seat, rng, buffer))
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Foul> {
        self.check_action(seat, *action)
    }

    #[inline(always)]
    fn apply(&mut self, seat: Seat, action: &Action) {
        debug_assert_eq!(self.check_action(seat, *action), Ok(()), "{seat} {action}");
        self.take(seat, action);
    }

    fn scores(&self) -> BySeat<i32> {
        BySeat::from_fn(self.setup.players(), |seat| self.sequences(self.setup.team(seat)).into())
    }

    fn winners(&self) -> SeatSet {
        if !self.is_over() {
            return SeatSet::EMPTY;
        }
        self.leading_teams().fold(SeatSet::EMPTY, |set, team| set.union(self.members(team)))
    }

    fn team(&self, seat: Seat) -> Team {
        self.setup.team(seat)
    }

    fn seat_change(&mut self, seat: Seat, occupant: Occupant) {
        self.change_seat(seat, occupant);
    }

    fn view(&self, seat: Seat) -> View {
        self.view_of(seat)
    }

    fn screen(&self, viewer: Viewer) -> Screen {
        self.screen_of(viewer, None)
    }

    fn screen_beside(&self, viewer: Viewer, other: &Screen) -> Screen {
        self.screen_of(viewer, Some(other))
    }
}

impl Imagine for Sequence {
    fn imagine(view: &View, rng: &mut Rng) -> Self {
        Self::imagined(view, rng)
    }
}

impl Narrate for Sequence {
    type Event = Event;

    fn narrate(
        before: &Self,
        seat: Seat,
        action: &Action,
        after: &Self,
        viewer: Viewer,
    ) -> Vec<Event> {
        narrate::narrate(before, seat, *action, after, viewer)
    }
}

impl Notation for Sequence {
    type Position = Position;
    type Fault = PositionFault;

    fn position(&self) -> Position {
        self.to_position()
    }

    fn from_position(position: &Position) -> Result<Self, PositionFault> {
        Self::try_from_position(position)
    }
}
