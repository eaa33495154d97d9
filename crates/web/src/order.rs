//! A table as it is ordered on the page for a new game, before it is set.

use catalog::Wish;
use serde::{Deserialize, Serialize};

/// What to play, and who sits where.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Order {
    /// The id of the game, such as `sequence-cats`.
    pub(crate) game: String,
    /// Into how many teams the players fall; as usual if nothing is said.
    pub(crate) teams: Option<u32>,
    /// Options as name and value.
    pub(crate) options: Vec<(String, String)>,
    /// The seats, clockwise.
    pub(crate) seats: Vec<Place>,
    /// What the table does for beginners.
    pub(crate) helps: Helps,
    /// How long bots seem to think.
    pub(crate) pace: Pace,
}

/// One seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Place {
    /// What the others call them.
    pub(crate) name: String,
    /// How well the bot on it plays; nothing if a person sits there.
    pub(crate) bot: Option<String>,
}

/// What the table does for beginners.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct Helps {
    /// The spaces a card may go to light up. Without it a sum has to be worked out.
    pub(crate) lights: bool,
}

/// How long bots seem to think.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Pace {
    /// So that one can follow.
    #[default]
    Calm,
    /// Hardly at all.
    Brisk,
}

impl Order {
    /// The same as the catalogue is asked for it.
    pub(crate) fn wish(&self) -> Wish {
        Wish {
            game: self.game.clone(),
            players: self.seats.len() as u32,
            teams: self.teams,
            options: self.options.clone(),
        }
    }

    /// How many people sit at the table. With two or more the device is passed round.
    pub(crate) fn people(&self) -> usize {
        self.seats.iter().filter(|place| place.bot.is_none()).count()
    }
}

impl Default for Helps {
    fn default() -> Self {
        Self { lights: true }
    }
}

impl Pace {
    /// The least that a bot takes for decision number `number`, in milliseconds: never quite the same.
    pub(crate) const fn thinking(self, number: u64) -> u64 {
        match self {
            Self::Calm => 600 + number.wrapping_mul(0x9E37_79B9_7F4A_7C15) % 601,
            Self::Brisk => 120,
        }
    }
}
