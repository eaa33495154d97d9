//! The three editions of Sequence on their shelf.

use bots::Named;
use bots::sequence::Greedy;
use game::SetupFault;
use sequence::{Edition as Kind, RULES_VERSION, Sequence, Setup};

use crate::shelf::moved_on;
use crate::{Edition, Shelved, Wish};

static EDITIONS: [Edition; 3] = [
    edition(Kind::Classic, |players| Kind::Classic.teams(players)),
    edition(Kind::Cats, |players| Kind::Cats.teams(players)),
    edition(Kind::Numbers, |players| Kind::Numbers.teams(players)),
];

const fn edition(kind: Kind, teams: fn(u8) -> &'static [u8]) -> Edition {
    Edition { id: kind.id(), players: kind.players(), teams, choices: kind.choices() }
}

const BOTS: [Named<Sequence>; 2] =
    [Named::RANDOM, Named { name: "greedy", make: |_| Box::new(Greedy) }];

impl Shelved for Sequence {
    const FAMILY: &'static str = "sequence";
    const RULES: u32 = RULES_VERSION;
    const BOTS: &'static [Named<Self>] = &BOTS;
    const BOT_NAMES: &'static [&'static str] = &bots::names(&BOTS);

    fn editions() -> &'static [Edition] {
        &EDITIONS
    }

    fn setup(edition: &Edition, wish: &Wish) -> Result<Setup, SetupFault> {
        let kind = Kind::ALL.into_iter().find(|kind| kind.id() == edition.id);
        let options = wish.options.iter().map(|(name, value)| (name.as_str(), value.as_str()));
        Setup::new(kind.unwrap_or(Kind::Classic), wish.players, wish.teams, options)
    }

    fn edition_of(setup: &Setup) -> &'static str {
        setup.edition().id()
    }

    fn again(setup: &Setup) -> Setup {
        let options = moved_on(setup.options(), "dealer", setup.dealer(), setup.players());
        let options = options.iter().map(|(name, value)| (*name, value.as_str()));
        let (players, teams) = (setup.players().into(), Some(setup.teams().into()));
        Setup::new(setup.edition(), players, teams, options).unwrap_or(*setup)
    }
}
