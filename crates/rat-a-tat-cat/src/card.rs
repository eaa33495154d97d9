//! The cards, the four places of a row, and their text.

use std::fmt;
use std::str::FromStr;

/// A card: a cat (0 to 6), a rat (7 to 9), or a power card. Text such as `0`, `9`, `peek`, `swap`, `draw-two`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Card(u8);

/// What a power card can do when it is drawn from the draw pile.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Power {
    /// Look at one of one's own cards (RAT-13).
    Peek,
    /// Exchange a card with another player (RAT-14).
    Swap,
    /// Draw twice more (RAT-15).
    DrawTwo,
}

/// One of the four places of a row, counted from the left. Text `1` to `4`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Spot(u8);

/// A text that names no card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownCard(String);

/// A text that names no place of a row.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownSpot(String);

/// How many cards the pack has.
pub const CARDS: usize = 54;

/// How many of each card there are: cats, rats, power cards.
const COUNTS: [u8; 13] = [4, 4, 4, 4, 4, 4, 4, 4, 4, 9, 3, 3, 3];

impl Card {
    /// The whole pack, sorted.
    pub const PACK: [Self; CARDS] = pack();

    /// The plain card with this number, if there is one.
    #[must_use]
    pub const fn plain(number: u8) -> Option<Self> {
        if number <= 9 { Some(Self(number)) } else { None }
    }

    /// The card with this power.
    #[must_use]
    pub const fn with(power: Power) -> Self {
        Self(10 + power as u8)
    }

    /// What it counts: its number; nothing for a power card, which never counts (RAT-19).
    #[must_use]
    pub const fn number(self) -> Option<u8> {
        if self.0 <= 9 { Some(self.0) } else { None }
    }

    /// Its power.
    #[must_use]
    pub const fn power(self) -> Option<Power> {
        // Looked up, because no processor guesses what the next card is.
        const POWERS: [Option<Power>; 16] = {
            let mut powers = [None; 16];
            powers[10] = Some(Power::Peek);
            powers[11] = Some(Power::Swap);
            powers[12] = Some(Power::DrawTwo);
            powers
        };
        POWERS[self.0 as usize % POWERS.len()]
    }

    /// Every card there is, each once.
    pub fn kinds() -> impl Iterator<Item = Self> {
        (0..COUNTS.len() as u8).map(Self)
    }

    /// How many of it the pack has.
    #[must_use]
    pub const fn count(self) -> u8 {
        COUNTS[self.0 as usize]
    }

    /// What an empty place of a pile holds.
    pub(crate) const BLANK: Self = Self(0);
}

const fn pack() -> [Card; CARDS] {
    let mut pack = [Card(0); CARDS];
    let (mut at, mut kind, mut left) = (0, 0, COUNTS[0]);
    while at < CARDS {
        if left == 0 {
            kind += 1;
            left = COUNTS[kind];
        }
        pack[at] = Card(kind as u8);
        left -= 1;
        at += 1;
    }
    pack
}

impl Power {
    /// All three.
    pub const ALL: [Self; 3] = [Self::Peek, Self::Swap, Self::DrawTwo];

    /// Its name, such as `draw-two`.
    #[must_use]
    pub const fn text(self) -> &'static str {
        ["peek", "swap", "draw-two"][self as usize]
    }
}

impl Spot {
    /// The four places, from the left.
    pub const ALL: [Self; 4] = [Self(0), Self(1), Self(2), Self(3)];

    /// True for the two outer places.
    #[must_use]
    pub const fn is_outer(self) -> bool {
        self.0 == 0 || self.0 == 3
    }

    /// The place as an index.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.power() {
            Some(power) => f.write_str(power.text()),
            None => self.0.fmt(f),
        }
    }
}

impl FromStr for Card {
    type Err = UnknownCard;

    fn from_str(text: &str) -> Result<Self, UnknownCard> {
        let found = Self::kinds().find(|card| card.to_string() == text);
        found.ok_or_else(|| UnknownCard(text.to_owned()))
    }
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        (self.0 + 1).fmt(f)
    }
}

impl FromStr for Spot {
    type Err = UnknownSpot;

    fn from_str(text: &str) -> Result<Self, UnknownSpot> {
        let found = Self::ALL.into_iter().find(|spot| spot.to_string() == text);
        found.ok_or_else(|| UnknownSpot(text.to_owned()))
    }
}

impl fmt::Display for UnknownCard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "there is no card {:?}; cards are 0 to 9, peek, swap, draw-two", self.0)
    }
}

impl fmt::Display for UnknownSpot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "there is no place {:?} in a row; places are 1 to 4", self.0)
    }
}

impl std::error::Error for UnknownCard {}

impl std::error::Error for UnknownSpot {}

game::serde_as_text!(Card);
game::serde_as_text!(Spot);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_pack_has_28_cats_17_rats_and_9_powers() {
        let count =
            |holds: fn(Card) -> bool| Card::PACK.iter().filter(|card| holds(**card)).count();
        assert_eq!(count(|card| card.number().is_some_and(|n| n <= 6)), 28);
        assert_eq!(count(|card| card.number().is_some_and(|n| n >= 7)), 17);
        assert_eq!(count(|card| card.power().is_some()), 9);
        assert_eq!(
            Card::PACK.iter().map(|card| card.number().unwrap_or(0) as u32).sum::<u32>(),
            225
        );
    }

    #[test]
    fn cards_read_what_they_write() {
        for card in Card::kinds() {
            assert_eq!(card.to_string().parse(), Ok(card));
            let found = Card::PACK.iter().filter(|other| **other == card).count();
            assert_eq!(found, usize::from(card.count()));
        }
        for text in ["10", "", "Peek", "05"] {
            assert!(text.parse::<Card>().is_err(), "{text}");
        }
    }
}
