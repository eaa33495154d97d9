//! Crossing on its shelf.

use bots::Named;
use crossing::solver::{Effort, solve};
use crossing::{Crossing, ID, RULES_VERSION, Setup, Table, View};
use game::SetupFault;
use serde::{Deserialize, Serialize};

use crate::shelf::{moved_on, text};
use crate::{Edition, Shelved, Wish};

static EDITIONS: [Edition; 1] =
    [Edition { id: ID, players: Setup::PLAYERS, teams: |_| &[], choices: Setup::CHOICES }];

/// What a player could lay.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Study {
    /// The table after the best lay found; as it is, if there is none.
    pub table: Table,
    /// How many tiles of the hand that places.
    pub placed: u16,
    /// Whether it is certain that no lay places more.
    pub proved: bool,
}

const BOTS: [Named<Crossing>; 3] =
    [Named::RANDOM, bots::crossing::ADDITIVE, bots::crossing::BASELINE];

impl Shelved for Crossing {
    const FAMILY: &'static str = "crossing";
    const RULES: u32 = RULES_VERSION;
    const BOTS: &'static [Named<Self>] = &BOTS;
    const BOT_NAMES: &'static [&'static str] = &bots::names(&BOTS);
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

    fn study(view: &View) -> Option<String> {
        let nothing = Study { table: view.scene.table.clone(), placed: 0, proved: true };
        let study = view.lay_rules().problem().map_or(nothing, |problem| {
            let answer = solve(&problem, Effort::FULL, &mut || false);
            let proved = answer.is_proved();
            Study { table: answer.table, placed: answer.placed, proved }
        });
        Some(text(&study))
    }
}
