//! The decisions of a player, and their text.

use std::fmt;
use std::str::FromStr;

use game::Seat;

use crate::{Table, Tile, Tiles};

/// One decision of one player.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Takes one of the open tiles. Text `take r5`.
    Take {
        /// Which.
        tile: Tile,
    },
    /// Draws a tile from the bag. Text `draw`.
    Draw,
    /// Plays Pass two. Text `play pass2`.
    PassTwo,
    /// Plays Draw three against somebody. Text `play draw3 against 1`.
    DrawThree {
        /// Who draws.
        against: Seat,
    },
    /// Chooses what to hand to the left after Pass two. Text `give r5 b3`.
    Give {
        /// Two tiles, or one if that is all.
        tiles: Tiles,
    },
    /// Lays tiles: the whole table as it is afterwards. Text `lay r5 r6 r7 / . b6 / . y6`.
    Lay {
        /// The table afterwards.
        table: Table,
    },
    /// Lets the turn go by, when there is nothing left to draw. Text `pass`.
    Pass,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Take { tile } => write!(f, "take {tile}"),
            Self::Draw => f.write_str("draw"),
            Self::PassTwo => f.write_str("play pass2"),
            Self::DrawThree { against } => write!(f, "play draw3 against {against}"),
            Self::Give { tiles } => write!(f, "give {tiles}"),
            Self::Lay { table } => write!(f, "lay {}", table.rows().join(" / ")),
            Self::Pass => f.write_str("pass"),
        }
    }
}

impl FromStr for Action {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let tile = |word: &str| word.parse::<Tile>().map_err(|fault| fault.to_string());
        let (verb, rest) = text.split_once(' ').unwrap_or((text, ""));
        Ok(match (verb, rest) {
            ("take", word) => Self::Take { tile: tile(word)? },
            ("draw", "") => Self::Draw,
            ("play", "pass2") => Self::PassTwo,
            ("play", rest) if rest.starts_with("draw3 against ") => {
                let word = &rest["draw3 against ".len()..];
                let against = word.parse().ok().and_then(Seat::try_new);
                Self::DrawThree { against: against.ok_or_else(|| no_seat(word))? }
            }
            ("give", tiles) => Self::Give {
                tiles: tiles.parse().map_err(|fault: crate::NoSuchTile| fault.to_string())?,
            },
            ("lay", picture) => Self::Lay {
                table: picture.parse().map_err(|fault: crate::TableError| fault.to_string())?,
            },
            ("pass", "") => Self::Pass,
            _ => {
                let start: String = text.chars().take(40).collect();
                return Err(format!("{start:?} is no action; actions are such as {EXAMPLES}"));
            }
        })
    }
}

const EXAMPLES: &str = "\"take r5\", \"draw\", \"play pass2\", \"play draw3 against 1\", \
                        \"give r5 b3\", \"lay r5 r6 r7 / . b6 / . y6\", \"pass\"";

game::serde_as_text!(Action);

fn no_seat(word: &str) -> String {
    format!("there is no seat {:?}", word.chars().take(12).collect::<String>())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn actions_read_what_they_write() {
        for text in [
            "take pass2",
            "take g14",
            "draw",
            "play pass2",
            "play draw3 against 3",
            "give b3 r5",
            "give r5 r5",
            "lay r5 r6 r7 / . b6 / . y6 / . / b1 b2 b3",
            "pass",
        ] {
            let read = text.parse::<Action>().map(|action| action.to_string());
            assert_eq!(read, Ok(text.to_owned()));
        }
    }

    #[test]
    fn what_is_no_action_is_named() {
        for (text, fault) in [
            ("", "is no action"),
            ("draw two", "is no action"),
            ("take", "no tile \"\""),
            ("take r15", "no tile \"r15\""),
            ("play draw3 against 12", "no seat \"12\""),
            ("play draw3", "is no action"),
            ("give r5 x", "no tile \"x\""),
            ("lay r5 pass2", "action tile"),
        ] {
            let error = text.parse::<Action>().expect_err(text);
            assert!(error.contains(fault), "{text:?}: {error}");
        }
    }
}
