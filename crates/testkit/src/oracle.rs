//! The second opinion on a game's rules that its own tests give to the kit.

use game::{Entry, Game, Imagine, Narrate, Notation, Rng, Seat, Viewer};
use serde::Serialize;
use serde::de::DeserializeOwned;

/// What can be written as JSON and read back.
pub trait Json: Serialize + DeserializeOwned {}

impl<T: Serialize + DeserializeOwned> Json for T {}

/// The setups of the oracle's game.
pub type SetupOf<O> = <<O as Oracle>::Game as Game>::Setup;

/// The actions of the oracle's game.
pub type ActionOf<O> = <<O as Oracle>::Game as Game>::Action;

/// The entries of the oracle's game.
pub type EntryOf<O> = Entry<ActionOf<O>>;

/// What the kit has to know about one game. Written in the game's tests, from its positions and its rule book:
/// the less of the game's own code it uses, the more it finds.
pub trait Oracle {
    /// The game.
    type Game: Game<Setup: Json, Action: Json, View: Json, Screen: Json>
        + Imagine
        + Narrate<Event: Json>
        + Notation<Position: Json>;

    /// The tables to examine.
    fn setups(&self) -> Vec<SetupOf<Self>>;

    /// More entries than any random game at this table needs, out-of-turn actions and seat changes included.
    fn longest(&self, setup: &SetupOf<Self>) -> usize;

    /// All that `seat` could think of, legal or not: every card for every space, every answer to every question.
    /// Where that is too much, a choice of it by `rng`.
    fn conceivable(&self, state: &Self::Game, seat: Seat, rng: &mut Rng) -> Vec<ActionOf<Self>>;

    /// Every card in the game, wherever it is, in any order.
    fn cards(&self, state: &Self::Game) -> Vec<String>;

    /// Another state that nobody but the dealer could tell from this one by what `viewer` knows: cards that are hidden
    /// from the viewer change places, and chance has another seed. Made without `imagine`. None if there is none.
    fn scramble(&self, state: &Self::Game, viewer: Viewer, rng: &mut Rng) -> Option<Self::Game>;

    /// All that this entry tells `viewer` by the rules, hidden parts left out: the action as far as it is open, the card
    /// the viewer drew, the votes when they are counted. Where two histories tell a viewer the same, they must
    /// look the same to that viewer.
    fn learns(
        &self,
        before: &Self::Game,
        entry: &EntryOf<Self>,
        after: &Self::Game,
        viewer: Viewer,
    ) -> Vec<String>;

    /// Whether `legal_actions` lists this action when it is legal. Not so for optional calls such as table talk,
    /// nor for actions beyond listing.
    fn is_listed(&self, _action: &ActionOf<Self>) -> bool {
        true
    }

    /// A legal action of somebody that no list offers, if there is one: now and then it is played.
    fn unlisted(&self, _state: &Self::Game, _rng: &mut Rng) -> Option<(Seat, ActionOf<Self>)> {
        None
    }

    /// Whether the game at this table listens to a clock.
    fn has_clock(&self, _setup: &SetupOf<Self>) -> bool {
        false
    }
}
