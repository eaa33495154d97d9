//! A table as it is ordered: what is played, who sits where, what helps there are.

use catalog::Wish;
use protocol::{Clock, Opening, Watch};
use serde::{Deserialize, Serialize};
use table::Millis;

use crate::draft::usual;

/// Everything that is needed to begin a game on this device, or to open a table for everybody's own.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Order {
    /// The game with its players, teams and options.
    pub wish: Wish,
    /// Who sits on each seat, in the order of the seats. At an online table it is only whoever opens it: the others
    /// come by themselves.
    pub chairs: Vec<Chair>,
    /// Whether the device goes from hand to hand, so that hands are covered between turns.
    pub pass: bool,
    /// Whether a person may ask what to play.
    pub hints: bool,
    /// Whether the spaces a card may go to light up; without that, a sum has to be worked out.
    pub lights: bool,
    /// How fast the bots play.
    pub pace: Pace,
    /// What is agreed on where everybody has their own device; nothing at a table on this one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub online: Option<Agreed>,
}

/// How people sit.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Way {
    /// One person and bots.
    #[default]
    Alone,
    /// One device goes round.
    Pass,
    /// Everybody has their own device.
    Devices,
}

/// What people at an online table agree on beside the rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Agreed {
    /// Who may look on.
    pub watch: Watch,
    /// How long one decision may take.
    pub clock: Clock,
    /// Whether anybody finds the table in the list.
    pub listed: bool,
    /// Whether people may write words of their own.
    pub chat: bool,
    /// Whether a decision can be taken back although its player has seen a hidden card by it.
    pub friendly_undo: bool,
}

/// A seat that is taken.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Chair {
    /// What the others call whoever sits here.
    pub name: String,
    /// Who decides.
    pub occupant: Occupant,
}

/// Who decides for a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Occupant {
    /// Somebody at this device.
    Person,
    /// The bot with this name in the catalogue.
    Bot(String),
}

/// How fast bots play.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Pace {
    /// Time to look at every move.
    Calm,
    /// As at a table of people who know the game.
    #[default]
    Usual,
    /// At once.
    Quick,
}

/// Whether spaces light up for a card: always, but not the answers of sums unless somebody wants that help.
#[must_use]
pub fn lights(wish: &Wish) -> bool {
    let edition = catalog::listing(&wish.game).map(|listing| listing.edition);
    let help = edition
        .and_then(|edition| edition.choices.iter().find(|choice| choice.name == "help-with-sums"));
    help.is_none_or(|help| {
        let chosen = wish.options.iter().find(|(name, _)| name == help.name);
        chosen.map_or_else(|| usual(help), |(_, value)| value.clone()) == "on"
    })
}

impl Order {
    /// How people sit.
    #[must_use]
    pub const fn way(&self) -> Way {
        match (&self.online, self.pass) {
            (Some(_), _) => Way::Devices,
            (None, true) => Way::Pass,
            (None, false) => Way::Alone,
        }
    }

    /// What a server is asked for, if everybody has their own device.
    #[must_use]
    pub fn opening(&self) -> Option<Opening> {
        let Agreed { watch, clock, listed, chat, friendly_undo } = self.online?;
        let usual = Opening::usual(self.wish.clone());
        Some(Opening { watch, clock, listed, chat, friendly_undo, ..usual })
    }

    /// How many people sit at the table.
    #[must_use]
    pub fn people(&self) -> usize {
        self.chairs.iter().filter(|chair| chair.occupant == Occupant::Person).count()
    }
}

impl Agreed {
    /// What people at an open table have agreed on.
    #[must_use]
    pub const fn of(opening: &Opening) -> Self {
        let Opening { watch, clock, listed, chat, friendly_undo, .. } = *opening;
        Self { watch, clock, listed, chat, friendly_undo }
    }
}

/// As a server has it without a word.
impl Default for Agreed {
    fn default() -> Self {
        Self {
            watch: Watch::default(),
            clock: Clock::default(),
            listed: false,
            chat: false,
            friendly_undo: true,
        }
    }
}

impl Pace {
    /// How long a bot takes at least for the decision whose random numbers start at `number`, in milliseconds: never
    /// quite the same.
    #[must_use]
    pub const fn thinking(self, number: u64) -> u64 {
        match self {
            Self::Calm => 1200 + number % 600,
            Self::Usual => 600 + number % 600,
            Self::Quick => 140,
        }
    }

    /// How long a bot takes to say whether it wants to speak out of turn, in milliseconds.
    #[must_use]
    pub const fn speaking(self) -> u64 {
        match self {
            Self::Calm => 600,
            Self::Usual => 350,
            Self::Quick => 80,
        }
    }

    /// How long a bot waits while a person could still knock, draw or call.
    #[must_use]
    pub const fn window(self) -> Millis {
        match self {
            Self::Calm => Millis(20_000),
            Self::Usual | Self::Quick => Millis(5000),
        }
    }
}
