//! Crossing on its shelf.

use bots::Named;
use crossing::{Crossing, ID, RULES_VERSION, Setup};
use game::SetupFault;

use crate::shelf::moved_on;
use crate::{Edition, Shelved, Wish};

static EDITIONS: [Edition; 1] =
    [Edition { id: ID, players: Setup::PLAYERS, teams: |_| &[], choices: Setup::CHOICES }];

impl Shelved for Crossing {
    const FAMILY: &'static str = "crossing";
    const RULES: u32 = RULES_VERSION;
    const BOTS: &'static [Named<Self>] =
        &[Named::RANDOM, bots::crossing::ADDITIVE, bots::crossing::BASELINE];
    /// A lay is a whole table.
    const LISTABLE: bool = false;

    fn editions() -> &'static [Edition] {
        &EDITIONS
    }

    fn setup(_: &Edition, wish: &Wish) -> Result<Setup, SetupFault> {
        let options = wish.options.iter().map(|(name, value)| (name.as_str(), value.as_str()));
        Setup::new(wish.players, wish.teams, options)
    }

    fn edition_of(_: &Setup) -> &'static str {
        ID
    }

    fn again(setup: &Setup) -> Setup {
        let options = moved_on(setup.options(), "starts", setup.starts(), setup.players());
        let options = options.iter().map(|(name, value)| (*name, value.as_str()));
        Setup::new(setup.players().into(), None, options).unwrap_or(*setup)
    }
}
