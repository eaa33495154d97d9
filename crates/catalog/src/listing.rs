//! What a form needs to know of a game, and no more. A client that uses only this is built with only this: positions,
//! records and contests of [`AnyGame`](crate::AnyGame) stay out of it.

use crate::{Edition, Fault, LISTS, Shelved, Wish, set_up};

/// A game as it is offered.
#[derive(Clone, Copy, Debug)]
pub struct Listing {
    /// The name of its family.
    pub family: &'static str,
    /// The game itself.
    pub edition: &'static Edition,
    /// The names of the bots that can play it.
    pub bots: &'static [&'static str],
    check: fn(&Wish) -> Result<(), Fault>,
}

/// The game with this id.
#[must_use]
pub fn listing(id: &str) -> Option<Listing> {
    LISTS.iter().find_map(|listed| listed(id))
}

impl Listing {
    /// Says whether a table can be set as `wish` asks for it.
    pub fn check(&self, wish: &Wish) -> Result<(), Fault> {
        (self.check)(wish)
    }
}

/// The game with this id, if it is an edition of `G`.
pub(crate) fn listed<G: Shelved>(id: &str) -> Option<Listing> {
    Some(Listing {
        family: G::FAMILY,
        edition: G::editions().iter().find(|edition| edition.id == id)?,
        bots: G::BOT_NAMES,
        check: |wish| set_up::<G>(wish).map(drop),
    })
}
