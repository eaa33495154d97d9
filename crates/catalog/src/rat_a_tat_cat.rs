//! Rat-a-Tat Cat on its shelf.

use bots::Named;
use bots::rat_a_tat_cat::Threshold;
use game::{Rule, SetupFault};
use rat_a_tat_cat::{CHOICES, ID, Length, PLAYERS, RULES_VERSION, RatATatCat, Setup};

use crate::shelf::moved_on;
use crate::{Edition, Shelved, Wish};

static EDITIONS: [Edition; 1] =
    [Edition { id: ID, players: PLAYERS, teams: |_| &[], choices: CHOICES }];

const BOTS: [Named<RatATatCat>; 4] = [
    Named::RANDOM,
    Named { name: "forgetful", make: |_| Box::new(Threshold::new(7).forgetting(10)) },
    Named { name: "threshold", make: |_| Box::new(Threshold::new(7)) },
    Named { name: "threshold-9", make: |_| Box::new(Threshold::new(9)) },
];

impl Shelved for RatATatCat {
    const FAMILY: &'static str = ID;
    const RULES: u32 = RULES_VERSION;
    const BOTS: &'static [Named<Self>] = &BOTS;
    const BOT_NAMES: &'static [&'static str] = &bots::names(&BOTS);

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

    fn again(setup: &Setup) -> Setup {
        let options = moved_on(setup.options(), "dealer", setup.dealer(), setup.players());
        let options = options.iter().map(|(name, value)| (*name, value.as_str()));
        Setup::new(setup.players().into(), options).unwrap_or(*setup)
    }

    fn minutes(setup: &Setup) -> Option<u32> {
        (setup.length() == Length::Time).then(|| setup.minutes().into())
    }
}
