//! Rat-a-Tat Cat: cats are good, rats are bad, and nobody may forget what lies where.
//!
//! The rules are RAT-01 to RAT-27 of `docs/rules/rat-a-tat-cat.md`, with every option; that book also marks what is our
//! own choice. [`RatATatCat`] is the state, [`Action`] a decision, [`View`] what a player has learnt,
//! [`Screen`] what a device shows of it, [`Position`] the text form.
//!
//! ```
//! use game::{Game as _, Rng, Seed};
//! use rat_a_tat_cat::{RatATatCat, Setup};
//!
//! let mut game = RatATatCat::deal(&Setup::usual(3)?, Seed::from_number(1));
//! let (mut rng, mut buffer) = (Rng::new(2), Vec::new());
//! // Whoever may knock is asked first: a round ends with a knock.
//! let next = |game: &RatATatCat| {
//!     let may_knock = game.may_act().difference(game.must_act());
//!     may_knock.iter().chain(game.must_act().iter()).next()
//! };
//! while let Some(seat) = next(&game) {
//!     let action = game.random_action(seat, &mut rng, &mut buffer).expect("nobody is ever stuck");
//!     game.play(seat, &action).expect("listed actions are legal");
//! }
//! assert!(!game.winners().is_empty());
//! # Ok::<(), game::SetupFault>(())
//! ```

#![deny(clippy::disallowed_types, clippy::float_arithmetic)]

mod action;
mod card;
mod foul;
mod imagine;
mod narrate;
mod play;
mod position;
mod rules;
mod setup;
mod state;
mod view;

use game::{BySeat, Game, Imagine, Narrate, Notation, Rng, Seat, SeatSet, Seed, Signal, Viewer};

pub use action::Action;
pub use card::{CARDS, Card, Power, Spot, UnknownCard, UnknownSpot};
pub use foul::Foul;
pub use narrate::Event;
pub use position::{Placed, Position, PositionFault};
pub use setup::{CHOICES, ID, Length, PLAYERS, Setup, Wish};
pub use state::{RatATatCat, Stage};
pub use view::{Known, RoundEnd, Screen, Table, View};

/// The version of these rules that a record names. A change that makes an old record play differently raises it.
pub const RULES_VERSION: u32 = 1;

impl Game for RatATatCat {
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

    /// Knocking is listed with its contrary, `pass`: a round ends with a knock.
    fn legal_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        self.list_actions(seat, out);
    }

    fn random_action(&self, seat: Seat, rng: &mut Rng, buffer: &mut Vec<Action>) -> Option<Action> {
        self.quick_random(seat, rng).or_else(|| {
            buffer.clear();
            self.list_actions(seat, buffer);
            rng.pick(buffer).copied()
        })
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Foul> {
        self.check_action(seat, *action)
    }

    fn apply(&mut self, seat: Seat, action: &Action) {
        debug_assert_eq!(self.check_action(seat, *action), Ok(()), "{seat} {action}");
        self.take(seat, *action);
    }

    /// The totals of all rounds so far. The fewer the better (RAT-01).
    fn scores(&self) -> BySeat<i32> {
        BySeat::from_fn(self.setup.players(), |seat| self.totals[seat.index()] as i32)
    }

    fn winners(&self) -> SeatSet {
        if self.is_over() { self.lowest() } else { SeatSet::EMPTY }
    }

    fn signal(&mut self, signal: Signal) {
        self.hear(signal);
    }

    fn view(&self, seat: Seat) -> View {
        self.view_of(seat)
    }

    fn screen(&self, viewer: Viewer) -> Screen {
        self.screen_of(viewer)
    }
}

impl Imagine for RatATatCat {
    fn imagine(view: &View, rng: &mut Rng) -> Self {
        Self::imagined(view, rng)
    }
}

impl Narrate for RatATatCat {
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

impl Notation for RatATatCat {
    type Position = Position;
    type Fault = PositionFault;

    fn position(&self) -> Position {
        self.to_position()
    }

    fn from_position(position: &Position) -> Result<Self, PositionFault> {
        Self::try_from_position(position)
    }
}
