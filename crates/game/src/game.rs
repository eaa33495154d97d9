//! The contract: what a game is.

use std::fmt::Debug;

use crate::{BySeat, Foul, Occupant, Rng, Seat, SeatSet, Seed, Signal, Team, Viewer};

/// The rules of one game, as a value: the complete state, including everything hidden.
///
/// Three laws hold for every game, and the test kit checks them:
/// - **Determined.** The same setup, seed and entries give the same state, on every machine.
/// - **Fair.** What a seat may do, and every answer it gets, depends only on what that seat may know.
/// - **Alive.** Until the game is over, somebody must act, and whoever must act has something to do.
///
/// A state is not serialisable on purpose. What leaves the process is a view, a screen, a record,
/// or a [`Position`](Notation::Position) that somebody asked for by name.
pub trait Game: Clone + Eq + Debug + Sized {
    /// What the people agree on before the deal: players, teams, options. Valid by construction.
    type Setup: Clone + Eq + Debug;
    /// One decision of one seat.
    type Action: Clone + Eq + Debug;
    /// All that one seat has legitimately learnt, with perfect recall. Bots are given this.
    type View: Clone + Eq + Debug;
    /// What one device is sent: a view less what a person would have to remember.
    type Screen: Clone + Eq + Debug;
    /// The reason why an action is refused.
    type Foul: Clone + Eq + Debug + Foul;

    // --- Every game implements these. ---

    /// Deals a new game. All chance of the game comes from `seed`.
    fn deal(setup: &Self::Setup, seed: Seed) -> Self;

    /// The seats of the table.
    fn seats(&self) -> SeatSet;

    /// The seats the game waits for: one in a turn, several in a simultaneous choice, none when it is over.
    fn must_act(&self) -> SeatSet;

    /// Appends every legal action of `seat`, in a fixed order, without duplicates.
    ///
    /// Optional calls that never have to be made (table talk) are left out, so that games end;
    /// and where the actions are beyond listing, a documented choice of them is listed.
    fn legal_actions(&self, seat: Seat, out: &mut Vec<Self::Action>);

    /// Says whether `seat` may take `action` now, and if not, which rule forbids it.
    fn check(&self, seat: Seat, action: &Self::Action) -> Result<(), Self::Foul>;

    /// Takes `action`. The caller guarantees that [`check`](Self::check) accepts it.
    fn apply(&mut self, seat: Seat, action: &Self::Action);

    /// Points so far; final once the game is over. Members of a team have equal points.
    fn scores(&self) -> BySeat<i32>;

    /// Who has won, once the game is over; several teams if it is a draw or the win is shared.
    fn winners(&self) -> SeatSet;

    /// All that `seat` has legitimately learnt so far.
    fn view(&self, seat: Seat) -> Self::View;

    /// What the device of `viewer` shows.
    fn screen(&self, viewer: Viewer) -> Self::Screen;

    // --- Some games override these. ---

    /// The seats that may speak now: those of [`must_act`](Self::must_act), and whoever may speak out of turn.
    fn may_act(&self) -> SeatSet {
        self.must_act()
    }

    /// The same as [`screen`](Self::screen), beside `other`, what another device shows of this very state. Overridden
    /// for speed only, by games whose screens share what lies open.
    fn screen_beside(&self, viewer: Viewer, _other: &Self::Screen) -> Self::Screen {
        self.screen(viewer)
    }

    /// The team of `seat`: each for themselves unless overridden.
    fn team(&self, seat: Seat) -> Team {
        Team(seat.number())
    }

    /// Hears a clock that mattered. Most games have none.
    fn signal(&mut self, _signal: Signal) {}

    /// Hears that a person or a bot decides for `seat` from now on. Most rules do not care.
    fn seat_change(&mut self, _seat: Seat, _occupant: Occupant) {}

    /// A legal action of `seat`, every listed one equally likely; none if there is none.
    /// Overridden for speed only: the choice must stay uniform over [`legal_actions`](Self::legal_actions).
    fn random_action(
        &self,
        seat: Seat,
        rng: &mut Rng,
        buffer: &mut Vec<Self::Action>,
    ) -> Option<Self::Action> {
        buffer.clear();
        self.legal_actions(seat, buffer);
        rng.pick(buffer).cloned()
    }

    // --- Provided; not to be overridden. ---

    /// True once nobody has anything left to decide.
    fn is_over(&self) -> bool {
        self.must_act().is_empty()
    }

    /// Takes `action` if the rules allow it. A refused action changes nothing.
    fn play(&mut self, seat: Seat, action: &Self::Action) -> Result<(), Self::Foul> {
        self.check(seat, action)?;
        self.apply(seat, action);
        Ok(())
    }
}

/// For bots and for clients that light up legal moves: a full game that `view` cannot tell from the real one.
pub trait Imagine: Game {
    /// A state that fits `view`, drawn at random among those that could be.
    ///
    /// `view` of the same seat on the result equals `view`.
    fn imagine(view: &Self::View, rng: &mut Rng) -> Self;
}

/// For people: what an action did, told to one viewer and giving away nothing they may not know.
pub trait Narrate: Game {
    /// One thing that happened.
    type Event: Clone + Eq + Debug;

    /// What happened between `before` and `after`, when `seat` took `action`, as `viewer` may hear it.
    fn narrate(
        before: &Self,
        seat: Seat,
        action: &Self::Action,
        after: &Self,
        viewer: Viewer,
    ) -> Vec<Self::Event>;
}

/// Positions as text, for tests, bug reports and tools: everything, hidden cards and chance included.
pub trait Notation: Game {
    /// A position in readable form, not yet known to be possible.
    type Position: Clone + Eq + Debug;
    /// What is wrong with an impossible position, as one English sentence.
    type Fault: std::error::Error;

    /// The position of this game.
    fn position(&self) -> Self::Position;

    /// The game at this position, or what makes the position impossible.
    fn from_position(position: &Self::Position) -> Result<Self, Self::Fault>;
}

/// A player that is a program. It is given views and nothing else: it cannot cheat, because it cannot reach.
pub trait Bot<G: Game> {
    /// The decision of the seat that `view` belongs to; none if it has nothing to decide.
    fn choose(&mut self, view: &G::View, rng: &mut Rng) -> Option<G::Action>;
}
