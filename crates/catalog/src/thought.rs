//! One decision of one bot, asked for and answered as text: what a page and its worker say to each other.

use game::Seat;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{Fault, GAMES};

/// What is asked of a bot.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Request {
    /// Chosen by whoever asks, and given back with the answer.
    pub id: u32,
    /// The family of the game, such as `sequence`.
    pub family: String,
    /// The name of the bot, such as `greedy`.
    pub bot: String,
    /// The seat it decides for.
    pub seat: Seat,
    /// All that this seat has learnt.
    pub view: Value,
    /// Where the bot's random numbers start: the same number gives the same decision.
    pub number: u64,
}

/// What comes back.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Answer {
    /// The id of the request; none if it could not be read.
    pub id: Option<u32>,
    /// The decision.
    #[serde(flatten)]
    pub thought: Thought,
}

/// What a bot has come to.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Thought {
    /// The action it takes.
    Action(Value),
    /// Why there is none, as one English sentence.
    Error(String),
}

/// Answers a [`Request`], given as JSON, with an [`Answer`] as JSON.
#[must_use]
pub fn answer(request: &str) -> String {
    let answer = match serde_json::from_str::<Request>(request) {
        Ok(request) => Answer { id: Some(request.id), thought: Thought::from(think(&request)) },
        Err(error) => {
            let what = format!("the request cannot be read: {error}");
            Answer { id: None, thought: Thought::Error(what) }
        }
    };
    crate::shelf::json(&answer).to_string()
}

impl From<Result<Value, Fault>> for Thought {
    fn from(result: Result<Value, Fault>) -> Self {
        match result {
            Ok(action) => Self::Action(action),
            Err(fault) => Self::Error(fault.to_string()),
        }
    }
}

fn think(request: &Request) -> Result<Value, Fault> {
    let game = GAMES.iter().find(|game| game.family() == request.family);
    let game = game.ok_or_else(|| Fault::UnknownGame(request.family.clone()))?;
    game.think(&request.view, request.seat, &request.bot, request.number)
}
