//! One decision of one bot, asked for and answered as text: what a page and its worker say to each other.

use game::{Rng, Seat};
use serde::{Deserialize, Serialize};

use crate::contest::bot as find_bot;
use crate::shelf::{foul, text};
use crate::{Fault, Shelved};

/// Asked by this name, no bot decides: the position is thought through, as far as the game knows how to
/// ([`Shelved::study`]).
pub const STUDY: &str = "study";

/// What is asked of a bot.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Request {
    /// Chosen by whoever asks, and given back with the answer.
    pub id: u32,
    /// The family of the game, such as `sequence`.
    pub family: String,
    /// The name of the bot, such as `greedy`, or [`STUDY`].
    pub bot: String,
    /// The seat it decides for.
    pub seat: Seat,
    /// All that this seat has learnt, as JSON.
    pub view: String,
    /// Where the bot's random numbers start: the same number gives the same decision.
    pub number: u64,
}

/// What comes back.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Answer {
    /// The id of the request; none if it could not be read.
    pub id: Option<u32>,
    /// The decision.
    pub thought: Thought,
}

/// What a bot has come to.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Thought {
    /// The action it takes, as JSON.
    Action(String),
    /// Why there is none, as one English sentence.
    Error(String),
}

impl Request {
    /// Reads a request from JSON; where it is none, this is what to answer.
    pub fn read(text: &str) -> Result<Self, Answer> {
        serde_json::from_str(text).map_err(|error| {
            let what = format!("the request cannot be read: {error}");
            Answer { id: None, thought: Thought::Error(what) }
        })
    }
}

impl Answer {
    /// The answer as JSON.
    #[must_use]
    pub fn text(&self) -> String {
        text(self)
    }
}

/// Has a bot of `G` answer a request, which must be about `G`. Nothing of other games is built into this.
#[must_use]
pub fn answer<G: Shelved>(request: &Request) -> Answer {
    let Request { id, family, bot, seat, view, number } = request;
    let decision = match family == G::FAMILY {
        true => think::<G>(view, *seat, bot, *number),
        false => Err(Fault::UnknownGame(family.clone())),
    };
    Answer { id: Some(*id), thought: decision.into() }
}

impl From<Result<String, Fault>> for Thought {
    fn from(result: Result<String, Fault>) -> Self {
        match result {
            Ok(action) => Self::Action(action),
            Err(fault) => Self::Error(fault.to_string()),
        }
    }
}

/// What the bot called `bot` does at `seat`, which has learnt `view`; its random numbers start at `number`.
///
/// View and action are JSON and no [`Value`](serde_json::Value): a client reads and writes the same types as text
/// elsewhere, and would carry the code for both.
pub(crate) fn think<G: Shelved>(
    view: &str,
    seat: Seat,
    bot: &str,
    number: u64,
) -> Result<String, Fault> {
    let named = if bot == STUDY { None } else { Some(find_bot::<G>(bot)?) };
    let view: G::View =
        serde_json::from_str(view).map_err(|error| Fault::View(error.to_string()))?;
    let mut rng = Rng::new(number);
    let imagined = G::imagine(&view, &mut rng);
    if !imagined.seats().contains(seat) {
        return Err(Fault::NoSuchSeat { seat, seats: imagined.seats().len() });
    }
    if imagined.view(seat) != view {
        return Err(Fault::View(format!("it is not what seat {seat} has learnt")));
    }
    let Some(bot) = named else {
        return G::study(&view).ok_or(Fault::NothingToDecide(seat));
    };
    let action = (bot.make)(seat).choose(&view, &mut rng);
    let action = action.ok_or(Fault::NothingToDecide(seat))?;
    // What is legal depends on the view alone, so one game that fits it knows.
    imagined.check(seat, &action).map_err(foul::<G>)?;
    Ok(text(&action))
}
