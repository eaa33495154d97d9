//! Whoever keeps a table: this device, or a server.
//!
//! A board does not know which. Nor may it name them: the half of the protocol that a server needs is in a part of the
//! module that is loaded for online tables alone.

use std::pin::Pin;
use std::sync::Arc;

use game::Seat;
use leptos::prelude::*;
use play::online::Finding;
use serde_json::Value;

use super::Playable;

/// Who may have the game dealt again.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Dealer {
    /// Whoever is here.
    Here,
    /// Somebody elsewhere, called so.
    There(Option<String>),
    /// Nobody any more.
    Nobody,
}

/// Why a record was not found to be sound.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Doubt {
    /// It could not be had.
    Absent,
    /// It is not: one English sentence.
    Broken(String),
}

/// A decision that was refused, as the page tells it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Refused {
    /// It breaks this rule; the sentence is found by the name.
    Foul {
        /// The number of the rule, such as `SEQ-15`.
        rule: String,
        /// The name of the foul.
        name: String,
    },
    /// Nobody may decide now.
    NotNow,
    /// No rule is broken, and why it cannot be is said beside the board: nothing is left for the board to say.
    Told,
}

/// What is told once a decision is kept, or why it is refused.
pub(super) type Then = Box<dyn FnOnce(Result<(), Refused>) + Send + Sync>;

/// Something that a server may have to be asked for.
pub(super) type Later<T> = Pin<Box<dyn Future<Output = T>>>;

/// Whoever keeps a table.
pub(super) trait Keeper<G: Playable>: Send + Sync {
    // --- What there is to know. ---

    /// Whether the spaces a card may go to light up.
    fn lights(&self) -> bool;

    /// Whether a person may ask what to play. Among people everybody thinks for themselves.
    fn hints(&self) -> bool {
        false
    }

    /// Whether the device is passed round.
    fn is_passed(&self) -> bool;

    /// Who may have the game dealt again.
    fn dealer(&self) -> Signal<Dealer>;

    /// What the record of a game that is over shows to this device, if there is anything to find out.
    fn findings(&self) -> Later<Option<Result<Vec<Finding>, Doubt>>> {
        Box::pin(std::future::ready(None))
    }

    /// The record of a game that is over, as `kvold verify` reads it; nothing if it cannot be had now.
    fn record(&self) -> Later<Option<String>>;

    /// What somebody at another device has picked up or moves about, as that device tells it.
    fn elsewhere(&self) -> Signal<Option<(Seat, Arc<Value>)>> {
        Signal::stored(None)
    }

    /// Whether other devices see what is picked up or moved about here.
    fn is_seen_elsewhere(&self) -> bool {
        false
    }

    // --- What people do. ---

    /// Lets the other devices see what whoever is in front of this one picks up or moves about.
    fn show_elsewhere(&self, _draft: Value) {}

    /// Whoever is in front of the device decides. A refusal changes nothing.
    fn act(&self, action: G::Action, then: Then);

    /// Takes back the last decision of whoever is in front of the device, or of whoever was.
    fn undo(&self);

    /// Has the best bot say what it would do in the place of whoever is in front of the device.
    fn hint(&self, _then: Box<dyn FnOnce(G::Action)>) {}

    /// Has the position of whoever is in front of the device thought through, and tells what was found, unless the
    /// game has moved on meanwhile.
    fn study(&self, _then: Box<dyn FnOnce(String)>) {}

    /// Whoever has the device has nothing more to do and hands it on.
    fn pass_on(&self);

    /// The next player opens the curtain.
    fn open_curtain(&self);

    /// Has bots wait while there is something to look at, or go on. A server's bots wait for nobody.
    fn hold(&self, _hold: bool) {}

    /// The same people play again.
    fn again(&self);
}
