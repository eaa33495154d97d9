//! Rat-a-Tat Cat on its shelf.

use bots::Named;
use bots::rat_a_tat_cat::Threshold;
use game::{Rule, SetupFault};
use rat_a_tat_cat::{CHOICES, ID, PLAYERS, RULES_VERSION, RatATatCat, Setup};

use crate::{Edition, Shelved, Wish};

static EDITIONS: [Edition; 1] =
    [Edition { id: ID, players: PLAYERS, teams: |_| &[], choices: CHOICES }];

impl Shelved for RatATatCat {
    const FAMILY: &'static str = ID;
    const RULES: u32 = RULES_VERSION;
    const BOTS: &'static [Named<Self>] = &[
        Named::RANDOM,
        Named { name: "forgetful", make: |_| Box::new(Threshold::new(7).forgetting(10)) },
        Named { name: "threshold", make: |_| Box::new(Threshold::new(7)) },
        Named { name: "threshold-9", make: |_| Box::new(Threshold::new(9)) },
    ];

    fn editions() -> &'static [Edition] {
        &EDITIONS
    }

    fn setup(_edition: &Edition, wish: &Wish) -> Result<Setup, SetupFault> {
        let options = wish.options.iter().map(|(name, value)| (name.as_str(), value.as_str()));
        let setup = Setup::new(wish.players, options)?;
        match wish.teams {
            None => Ok(setup),
            Some(asked) => Err(SetupFault::Teams {
                rule: Rule::new("RAT", 3),
                players: setup.players(),
                asked,
                possible: &[],
            }),
        }
    }

    fn edition_of(_setup: &Setup) -> &'static str {
        ID
    }
}
