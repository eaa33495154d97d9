//! The decisions of a player, and their text.

use std::fmt::{self, Write as _};
use std::str::FromStr;

use game::{Short, Team};

use crate::{Card, Row, Space};

/// One decision of one player.
// Six bytes would do; as one word of eight an action is copied by one instruction instead of two or three.
#[repr(align(8))]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Plays a card for a space: puts a chip there, or takes one away. Text `play 7S c5`;
    /// where several fives are finished and one must be picked, `play 7S c5 row a5-e5`.
    Play {
        /// The card.
        card: Card,
        /// The space.
        space: Space,
        /// The five spaces of the sequence, where there is a choice (SEQ-26).
        row: Option<Row>,
    },
    /// Puts a dead card away and draws another. Text `exchange 7S`.
    Exchange {
        /// The dead card.
        card: Card,
    },
    /// Lets the turn go by. Text `pass`.
    Pass,
    /// Draws the card one is owed, where drawing is by hand. Text `draw`.
    Draw,
    /// Calls a team's table talk. Text `call red`.
    Call {
        /// The team that talked.
        team: Team,
    },
    /// Answers a call. Text `vote yes` or `vote no`.
    Vote {
        /// Whether there was table talk.
        agree: bool,
    },
    /// Gives a card away after table talk. Text `give 7S`.
    Give {
        /// The card.
        card: Card,
    },
}

/// The colours of the teams' chips.
pub const COLOURS: [&str; 3] = ["blue", "red", "green"];

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Play { card, space, row: None } => {
                f.write_str("play ")?;
                card.fmt(f)?;
                f.write_char(' ')?;
                space.fmt(f)
            }
            Self::Play { card, space, row: Some(row) } => {
                write!(f, "play {card} {space} row {row}")
            }
            Self::Exchange { card } => write!(f, "exchange {card}"),
            Self::Pass => f.write_str("pass"),
            Self::Draw => f.write_str("draw"),
            Self::Call { team } => write!(f, "call {}", colour(*team)),
            Self::Vote { agree } => write!(f, "vote {}", if *agree { "yes" } else { "no" }),
            Self::Give { card } => write!(f, "give {card}"),
        }
    }
}

impl FromStr for Action {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let words: Vec<&str> = text.split(' ').collect();
        let card = |word: &str| word.parse::<Card>().map_err(|fault| fault.to_string());
        let space = |word: &str| word.parse::<Space>().map_err(|fault| fault.to_string());
        let row = |word: &str| word.parse::<Row>().map_err(|fault| fault.to_string());
        Ok(match words[..] {
            ["play", c, s] => Self::Play { card: card(c)?, space: space(s)?, row: None },
            ["play", c, s, "row", r] => {
                Self::Play { card: card(c)?, space: space(s)?, row: Some(row(r)?) }
            }
            ["exchange", c] => Self::Exchange { card: card(c)? },
            ["pass"] => Self::Pass,
            ["draw"] => Self::Draw,
            ["call", name] => Self::Call { team: team(name)? },
            ["vote", "yes"] => Self::Vote { agree: true },
            ["vote", "no"] => Self::Vote { agree: false },
            ["give", c] => Self::Give { card: card(c)? },
            _ => return Err(format!("{text:?} is no action; actions are such as {EXAMPLES}")),
        })
    }
}

const EXAMPLES: &str = "\"play 7S c5\", \"play 7S c5 row a5-e5\", \"exchange 7S\", \"pass\", \"draw\", \
                        \"call red\", \"vote yes\", \"give 7S\"";

game::read_as_text!(Action);

impl serde::Serialize for Action {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let ready = self.pieces().and_then(|pieces| Short::join(&pieces));
        match ready.or_else(|| Short::of(self)) {
            Some(text) => serializer.serialize_str(text.as_str()),
            None => serializer.collect_str(self),
        }
    }
}

impl Action {
    /// The text of the usual play, in pieces: whoever is in turn is sent all that can be played.
    pub(crate) fn pieces(&self) -> Option<[&'static str; 5]> {
        let Self::Play { card, space, row: None } = self else { return None };
        let (column, row) = space.names();
        Some(["play ", card.printed()?, " ", column, row])
    }
}

/// The colour of a team's chips.
#[must_use]
pub fn colour(team: Team) -> &'static str {
    COLOURS.get(usize::from(team.0)).copied().unwrap_or("no")
}

/// The team with chips of this colour.
pub(crate) fn team(colour: &str) -> Result<Team, String> {
    let number = COLOURS.iter().position(|name| *name == colour);
    number
        .map(|number| Team(number as u8))
        .ok_or_else(|| format!("there is no team {colour:?}; teams are blue, red, green"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn actions_read_what_they_write() {
        for text in [
            "play 7S c5",
            "play 10H j10",
            "play 7S c5 row a5-e5",
            "play maine-coon l1",
            "play 7+9 h8",
            "exchange 10H",
            "pass",
            "draw",
            "call green",
            "vote yes",
            "vote no",
            "give MEOW",
        ] {
            let action = text.parse::<Action>();
            assert_eq!(action.as_ref().map(Action::to_string), Ok(text.to_owned()));
            let json = action.map(|action| serde_json::to_string(&action).expect("it is a text"));
            assert_eq!(json, Ok(format!("{text:?}")));
        }
    }

    #[test]
    fn what_is_no_action_is_named() {
        for (text, fault) in [
            ("", "is no action"),
            ("play", "is no action"),
            ("play 7S  c5", "is no action"),
            ("play 1S c5", "no card \"1S\""),
            ("play 7S z5", "no space \"z5\""),
            ("play 7S c5 row c5-d5", "\"c5-d5\" is no row"),
            ("call yellow", "no team \"yellow\""),
            ("vote maybe", "is no action"),
        ] {
            let error = text.parse::<Action>().expect_err(text);
            assert!(error.contains(fault), "{text:?}: {error}");
        }
    }
}
