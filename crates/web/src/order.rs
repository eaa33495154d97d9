//! A table as it is ordered: what is played, who sits where, what helps there are.

use catalog::Wish;
use serde::{Deserialize, Serialize};
use table::Millis;

use crate::browser;
use crate::route::Route;
use crate::session::{Tables, Why};

/// Everything that is needed to begin a game on this device.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Order {
    /// The game with its players, teams and options.
    pub(crate) wish: Wish,
    /// Who sits on each seat, in the order of the seats.
    pub(crate) chairs: Vec<Chair>,
    /// Whether the device goes from hand to hand, so that hands are covered between turns.
    pub(crate) pass: bool,
    /// Whether a person may ask what to play.
    pub(crate) hints: bool,
    /// Whether the spaces a card may go to light up; without that, a sum has to be worked out.
    pub(crate) lights: bool,
    /// How fast the bots play.
    pub(crate) pace: Pace,
}

/// A seat that is taken.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Chair {
    /// What the others call whoever sits here.
    pub(crate) name: String,
    /// Who decides.
    pub(crate) occupant: Occupant,
}

/// Who decides for a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Occupant {
    /// Somebody at this device.
    Person,
    /// The bot with this name in the catalogue.
    Bot(String),
}

/// How fast bots play.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Pace {
    /// Time to look at every move.
    Calm,
    /// As at a table of people who know the game.
    #[default]
    Usual,
    /// At once.
    Quick,
}

impl Order {
    /// How many people sit at the table.
    pub(crate) fn people(&self) -> usize {
        self.chairs.iter().filter(|chair| chair.occupant == Occupant::Person).count()
    }

    /// The last table of `game` on this device.
    pub(crate) fn last(game: &str) -> Option<Self> {
        let order: Self = serde_json::from_str(&browser::recall(&key(game))?).ok()?;
        (order.wish.game == game).then_some(order)
    }

    /// Keeps it as the last table of its game.
    pub(crate) fn remember(&self) {
        // Where nothing can be kept, the next table starts from the usual one.
        browser::keep(&key(&self.wish.game), &serde_json::to_string(self).unwrap_or_default());
    }
}

impl Pace {
    /// How long a bot takes at least for the decision whose random numbers start at `number`, in milliseconds: never
    /// quite the same.
    pub(crate) const fn thinking(self, number: u64) -> u64 {
        match self {
            Self::Calm => 1200 + number % 600,
            Self::Usual => 600 + number % 600,
            Self::Quick => 80,
        }
    }

    /// How long a bot takes to say whether it wants to speak out of turn, in milliseconds.
    pub(crate) const fn speaking(self) -> u64 {
        match self {
            Self::Calm => 600,
            Self::Usual => 350,
            Self::Quick => 80,
        }
    }

    /// How long a bot waits while a person could still knock, draw or call.
    pub(crate) const fn window(self) -> Millis {
        match self {
            Self::Calm => Millis(20_000),
            Self::Usual | Self::Quick => Millis(5000),
        }
    }
}

/// Opens the table and goes there.
pub(crate) fn open(tables: Tables, order: &Order) -> Result<(), Why> {
    tables.open(order.clone())?;
    order.remember();
    Route::Play.go();
    Ok(())
}

fn key(game: &str) -> String {
    format!("kvold-order-{game}")
}
