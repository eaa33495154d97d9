//! Crossing on its shelf.

use bots::Named;
use crossing::{Crossing, ID, RULES_VERSION, Setup};
use game::SetupFault;

use crate::{Edition, Shelved, Wish};

static EDITIONS: [Edition; 1] =
    [Edition { id: ID, players: Setup::PLAYERS, teams: |_| &[], choices: Setup::CHOICES }];

impl Shelved for Crossing {
    const FAMILY: &'static str = "crossing";
    const RULES: u32 = RULES_VERSION;
    const BOTS: &'static [Named<Self>] =
        &[Named::RANDOM, bots::crossing::ADDITIVE, bots::crossing::BASELINE];

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
}
