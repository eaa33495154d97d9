//! What a person hears and reads while they play the Sequence family: cards and spaces by their full names.

use game::Team;
use sequence::{Card, Chip, Printed, Rank, Space, Suit, colour};

use crate::{Words, sequence as short};

/// A space of the board and all that is to be said of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Spot {
    /// Which it is.
    pub space: Space,
    /// What is printed on it; nothing on a free corner.
    pub printed: Option<Printed>,
    /// What lies on it.
    pub chip: Option<Chip>,
    /// What may be done there now.
    pub may: Option<May>,
    /// Whether the last move was there.
    pub last: bool,
}

/// What a player may do with a space.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum May {
    /// Put a chip on it.
    Place,
    /// Take the chip away.
    Take,
}

/// A card by its full name: 7 of spades, Maine Coon, 7 + 9.
#[must_use]
pub fn card(words: &Words, card: Card) -> String {
    match card {
        Card::Playing(rank, suit) => {
            let (rank, suit) = (rank_word(rank).into(), suit_word(suit).into());
            words.say("play-card-name", &[("rank", rank), ("suit", suit)])
        }
        _ => short::card(words, card),
    }
}

/// A space as a screen reader says it: c5, 7 of spades, blue chip, you may play here.
#[must_use]
pub fn space(words: &Words, spot: &Spot) -> String {
    let say = |key: &str| words.say(key, &[]);
    let mut parts = vec![spot.space.to_string(), printed(words, spot.printed)];
    if let Some(Chip { team, turned }) = spot.chip {
        parts.push(chip(words, team));
        parts.extend(turned.then(|| say("play-space-finished")));
    }
    parts.extend(spot.may.map(|may| match may {
        May::Place => say("play-space-place"),
        May::Take => say("play-space-take"),
    }));
    parts.extend(spot.last.then(|| say("play-space-last")));
    parts.join(", ")
}

/// What is printed on a space.
#[must_use]
pub fn printed(words: &Words, printed: Option<Printed>) -> String {
    match printed {
        None => words.say("play-space-corner", &[]),
        Some(Printed::Card(named)) => card(words, named),
        Some(Printed::Number(number)) => number.to_string(),
    }
}

/// The same with a capital letter, to begin a line with.
#[must_use]
pub fn capital(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next().map(|letter| letter.to_uppercase().to_string());
    first.unwrap_or_default() + letters.as_str()
}

fn chip(words: &Words, team: Team) -> String {
    words.say("play-space-chip", &[("team", colour(team).into())])
}

const fn rank_word(rank: Rank) -> &'static str {
    match rank {
        Rank::Two => "two",
        Rank::Three => "three",
        Rank::Four => "four",
        Rank::Five => "five",
        Rank::Six => "six",
        Rank::Seven => "seven",
        Rank::Eight => "eight",
        Rank::Nine => "nine",
        Rank::Ten => "ten",
        Rank::Jack => "jack",
        Rank::Queen => "queen",
        Rank::King => "king",
        Rank::Ace => "ace",
    }
}

const fn suit_word(suit: Suit) -> &'static str {
    match suit {
        Suit::Spades => "spades",
        Suit::Hearts => "hearts",
        Suit::Diamonds => "diamonds",
        Suit::Clubs => "clubs",
    }
}
