//! The three editions as data: board, pack, and the tables of players, hands and aims.
//!
//! Inside the engine a card is its *kind*, a small number: first the kinds that name spaces, then those that put
//! a chip anywhere, then those that take one away.

use std::fmt;

use crate::card::{Breed, Card, Rank, Suit, Sum};
use crate::layout::{CATS, CLASSIC, NUMBERS, SMALL_STEPS, SUMS_TO_40};
use crate::space::{Space, SpaceSet};

/// One of the three games of the family.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Edition {
    /// Sequence: playing cards, jacks, free corners.
    Classic,
    /// Sequence Cats: breeds, PURRR and MEOW.
    Cats,
    /// Sequence Numbers: sums, Plus and Minus, free corners.
    Numbers,
}

/// A card inside the engine: an index into the tables of its edition.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) struct Kind(pub(crate) u8);

/// How many players can be seated, into how many teams they fall, and how many cards each is dealt.
pub(crate) struct Seating {
    pub(crate) players: u8,
    pub(crate) teams: u8,
    pub(crate) hand: u8,
    pub(crate) sequences_to_win: u8,
}

const fn seating(players: u8, teams: u8, hand: u8, sequences_to_win: u8) -> Seating {
    Seating { players, teams, hand, sequences_to_win }
}

/// In each table the first seating of a number of players is the one without a word about teams.
const SEATINGS: [&[Seating]; 3] = [
    &[
        seating(2, 2, 7, 2),
        seating(3, 3, 6, 1),
        seating(4, 2, 6, 2),
        seating(6, 2, 5, 2),
        seating(6, 3, 5, 1),
        seating(8, 2, 4, 2),
        seating(9, 3, 4, 1),
        seating(10, 2, 3, 2),
        seating(12, 2, 3, 2),
        seating(12, 3, 3, 1),
    ],
    &[
        seating(2, 2, 5, 1),
        seating(3, 3, 5, 1),
        seating(4, 2, 4, 1),
        seating(6, 2, 4, 1),
        seating(6, 3, 4, 1),
    ],
    &[
        seating(2, 2, 5, 1),
        seating(3, 3, 5, 1),
        seating(4, 2, 4, 2),
        seating(6, 2, 4, 2),
        seating(6, 3, 4, 2),
    ],
];

impl Edition {
    /// All three.
    pub const ALL: [Self; 3] = [Self::Classic, Self::Cats, Self::Numbers];

    /// The id of the game in the catalogue.
    #[must_use]
    pub const fn id(self) -> &'static str {
        ["sequence", "sequence-cats", "sequence-numbers"][self as usize]
    }

    /// The numbers of players that can be seated.
    #[must_use]
    pub const fn players(self) -> &'static [u8] {
        match self {
            Self::Classic => &[2, 3, 4, 6, 8, 9, 10, 12],
            Self::Cats | Self::Numbers => &[2, 3, 4, 6],
        }
    }

    /// The numbers of teams that so many players can fall into, the usual one first.
    #[must_use]
    pub const fn teams(self, players: u8) -> &'static [u8] {
        match (self, players) {
            (_, 6) | (Self::Classic, 12) => &[2, 3],
            (_, 3) | (Self::Classic, 9) => &[3],
            (_, 2 | 4) | (Self::Classic, 8 | 10) => &[2],
            _ => &[],
        }
    }

    /// How many cards each of so many players in so many teams is dealt; `None` if they cannot be seated.
    #[must_use]
    pub fn hand(self, players: u8, teams: u8) -> Option<u8> {
        self.seating(players, teams).map(|seating| seating.hand)
    }

    /// How many sequences win; `None` if they cannot be seated.
    #[must_use]
    pub fn sequences_to_win(self, players: u8, teams: u8) -> Option<u8> {
        self.seating(players, teams).map(|seating| seating.sequences_to_win)
    }

    /// The number of rows of the board.
    #[must_use]
    pub const fn rows(self) -> u8 {
        [10, 7, 8][self as usize]
    }

    /// The number of columns of the board.
    #[must_use]
    pub const fn columns(self) -> u8 {
        [10, 12, 8][self as usize]
    }

    /// The spaces where a chip can lie: all but the free corners.
    #[must_use]
    pub fn playable(self) -> SpaceSet {
        self.tables().playable
    }

    /// The free corners, which count as a chip of every team (SEQ-09).
    #[must_use]
    pub fn corners(self) -> SpaceSet {
        self.tables().corners
    }

    /// What is printed on `space`; `None` for a free corner and for what is no space of this board.
    #[must_use]
    pub fn printed(self, space: Space) -> Option<Printed> {
        let (row, column) = (usize::from(space.row()), usize::from(space.column()));
        let number = match self {
            Self::Classic => CLASSIC.get(row)?.get(column),
            Self::Cats => CATS.get(row)?.get(column),
            Self::Numbers => NUMBERS.get(row)?.get(column),
        };
        let number = number.copied().filter(|&number| number > 0)?;
        Some(match self {
            Self::Numbers => Printed::Number(number),
            Self::Classic | Self::Cats => Printed::Card(self.face(Kind(number - 1), false)),
        })
    }

    fn seating(self, players: u8, teams: u8) -> Option<&'static Seating> {
        SEATINGS[self as usize].iter().find(|s| s.players == players && s.teams == teams)
    }

    /// The card of this kind, in the pack with small steps or in the usual one.
    pub(crate) const fn face(self, kind: Kind, small_steps: bool) -> Card {
        match self {
            Self::Classic => playing_card(kind),
            Self::Cats => match kind.0 {
                42 => Card::Purrr,
                43 => Card::Meow,
                breed => Card::Cat(Breed::ALL[breed as usize]),
            },
            Self::Numbers => match kind.0 {
                120 => Card::Plus,
                121 => Card::Minus,
                sum => Card::Sum(sum_of(sum, small_steps)),
            },
        }
    }

    /// The kind of this card, if the pack has it.
    pub(crate) fn kind(self, card: Card, small_steps: bool) -> Option<Kind> {
        match (self, card) {
            (Self::Classic, Card::Playing(rank, suit)) => Some(playing_kind(rank, suit)),
            (Self::Cats, Card::Cat(breed)) => Some(Kind(breed as u8)),
            (Self::Cats, Card::Purrr) => Some(Kind(42)),
            (Self::Cats, Card::Meow) => Some(Kind(43)),
            (Self::Numbers, Card::Sum(sum)) => {
                let first = sum.answer().checked_sub(1).filter(|&n| n < 30)? * 4;
                (first..first + 4).find(|&kind| sum_of(kind, small_steps) == sum).map(Kind)
            }
            (Self::Numbers, Card::Plus) => Some(Kind(120)),
            (Self::Numbers, Card::Minus) => Some(Kind(121)),
            _ => None,
        }
    }
}

/// What a space shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Printed {
    /// The card that names it.
    Card(Card),
    /// The answer of the sums that name it.
    Number(u8),
}

impl fmt::Display for Printed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Card(card) => card.fmt(f),
            Self::Number(number) => number.fmt(f),
        }
    }
}

/// Twelve ranks of four suits without the jacks, then the jacks with two eyes, then those with one.
const fn playing_card(kind: Kind) -> Card {
    const JACKS: [Suit; 4] = [Suit::Clubs, Suit::Diamonds, Suit::Hearts, Suit::Spades];
    if kind.0 >= 48 {
        return Card::Playing(Rank::Jack, JACKS[kind.0 as usize - 48]);
    }
    let rank = kind.0 as usize % 12;
    let rank = Rank::ALL[if rank < 9 { rank } else { rank + 1 }];
    Card::Playing(rank, Suit::ALL[kind.0 as usize / 12])
}

/// The kind of a playing card, looked up: it is asked for at every move.
pub(crate) fn playing_kind(rank: Rank, suit: Suit) -> Kind {
    KINDS[place(rank, suit)]
}

static KINDS: [Kind; 64] = {
    let mut kinds = [Kind(0); 64];
    let mut kind = 0;
    while kind < 52 {
        if let Card::Playing(rank, suit) = playing_card(Kind(kind)) {
            kinds[place(rank, suit)] = Kind(kind);
        }
        kind += 1;
    }
    kinds
};

/// The place of a playing card in a table of 64; the compiler sees that none is beyond it.
const fn place(rank: Rank, suit: Suit) -> usize {
    (rank as usize * 4 + suit as usize) % 64
}

/// Four sums for each answer: two additions, then two subtractions.
const fn sum_of(kind: u8, small_steps: bool) -> Sum {
    let pack = if small_steps { &SMALL_STEPS } else { &SUMS_TO_40 };
    let (a, b) = pack[kind as usize / 4][kind as usize % 4];
    if kind % 4 < 2 { Sum::Add(a, b) } else { Sum::Subtract(a, b) }
}
