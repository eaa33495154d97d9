//! The decisions of a player, and their text.

use std::fmt;
use std::str::FromStr;

use game::Seat;

use crate::Spot;

/// One decision of one player. None tells a card: everybody may hear all of them.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Cuts the pack: so many cards from its top go to the bottom (RAT-03). Text `cut 20`.
    Cut {
        /// How many cards.
        cards: u8,
    },
    /// Turns one's two outer cards up for oneself (RAT-06). Text `look`.
    Look,
    /// Turns down what one has looked at; without having looked, declines to. Text `ready`.
    Ready,
    /// Takes the top of the discard pile in exchange for a card of one's own (RAT-09). Text `take 1`.
    Take {
        /// Where it goes.
        spot: Spot,
    },
    /// Draws from the draw pile (RAT-10). Text `draw`.
    Draw,
    /// Puts the drawn card into one's row (RAT-10). Text `place 1`.
    Place {
        /// Where it goes.
        spot: Spot,
    },
    /// Puts the drawn card on the discard pile (RAT-10). Text `discard`.
    Discard,
    /// Uses the power of the drawn card (RAT-10). Text `use`.
    Use,
    /// With Peek: looks at a card of one's own (RAT-13). Text `peek 2`.
    Peek {
        /// Where it lies.
        spot: Spot,
    },
    /// With Swap: exchanges a card with another player (RAT-14). Text `swap 2 1:3`, own place 2 for place 3 of seat 1.
    Swap {
        /// The place of one's own.
        own: Spot,
        /// The other player.
        seat: Seat,
        /// The place in the other player's row.
        other: Spot,
    },
    /// With Swap: exchanges nothing (RAT-14). Text `keep`.
    Keep,
    /// Ends the round after one more turn of each other player (RAT-18). Text `knock`.
    Knock,
    /// Says that one does not knock (RAT-18). Text `pass`.
    Pass,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Cut { cards } => write!(f, "cut {cards}"),
            Self::Look => f.write_str("look"),
            Self::Ready => f.write_str("ready"),
            Self::Take { spot } => write!(f, "take {spot}"),
            Self::Draw => f.write_str("draw"),
            Self::Place { spot } => write!(f, "place {spot}"),
            Self::Discard => f.write_str("discard"),
            Self::Use => f.write_str("use"),
            Self::Peek { spot } => write!(f, "peek {spot}"),
            Self::Swap { own, seat, other } => write!(f, "swap {own} {seat}:{other}"),
            Self::Keep => f.write_str("keep"),
            Self::Knock => f.write_str("knock"),
            Self::Pass => f.write_str("pass"),
        }
    }
}

impl FromStr for Action {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let words: Vec<&str> = text.split(' ').collect();
        let spot = |word: &str| word.parse::<Spot>().map_err(|fault| fault.to_string());
        let no_action = || format!("{text:?} is no action; actions are such as {EXAMPLES}");
        Ok(match words[..] {
            ["cut", cards] => Self::Cut { cards: number(cards).ok_or_else(no_action)? },
            ["look"] => Self::Look,
            ["ready"] => Self::Ready,
            ["take", place] => Self::Take { spot: spot(place)? },
            ["draw"] => Self::Draw,
            ["place", place] => Self::Place { spot: spot(place)? },
            ["discard"] => Self::Discard,
            ["use"] => Self::Use,
            ["peek", place] => Self::Peek { spot: spot(place)? },
            ["swap", own, theirs] => {
                let (seat, other) = theirs.split_once(':').ok_or_else(no_action)?;
                let seat = number(seat).and_then(Seat::try_new);
                let seat = seat.ok_or_else(|| format!("{theirs:?} names no seat from 0 to 11"))?;
                Self::Swap { own: spot(own)?, seat, other: spot(other)? }
            }
            ["keep"] => Self::Keep,
            ["knock"] => Self::Knock,
            ["pass"] => Self::Pass,
            _ => return Err(no_action()),
        })
    }
}

const EXAMPLES: &str = "\"cut 20\", \"look\", \"ready\", \"take 1\", \"draw\", \"place 1\", \"discard\", \"use\", \
                        \"peek 2\", \"swap 2 1:3\", \"keep\", \"knock\", \"pass\"";

game::serde_as_text!(Action);

/// A small number in digits, written as it would be written here.
fn number(word: &str) -> Option<u8> {
    word.parse().ok().filter(|number: &u8| number.to_string() == word)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn actions_read_what_they_write() {
        for text in [
            "cut 20",
            "look",
            "ready",
            "take 1",
            "draw",
            "place 4",
            "discard",
            "use",
            "peek 2",
            "swap 2 1:3",
            "keep",
            "knock",
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
            ("cut 020", "is no action"),
            ("cut 300", "is no action"),
            ("take 5", "no place \"5\""),
            ("peek", "is no action"),
            ("swap 1 2", "is no action"),
            ("swap 1 12:1", "names no seat"),
            ("swap 0 1:1", "no place \"0\""),
        ] {
            let error = text.parse::<Action>().expect_err(text);
            assert!(error.contains(fault), "{text:?}: {error}");
        }
    }
}
