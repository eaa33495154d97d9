//! The three editions as data: board, pack, and the tables of players, hands and aims.
//!
//! Inside the engine a card is its *kind*, a small number: first the kinds that name spaces, then those that put
//! a chip anywhere, then those that take one away. The tables below are all computed when the program is compiled.

use std::fmt;

use crate::card::{Breed, Card, Power, Rank, Suit, Sum};
use crate::layout::{CATS, CLASSIC, NUMBERS, SMALL_STEPS, SUMS_TO_40};
use crate::space::{STRIDE, Space, SpaceSet};

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

/// The tables of one edition.
#[derive(Debug)]
pub(crate) struct Tables {
    /// How many kinds of card there are; those below `first_place` name spaces.
    pub(crate) kinds: u8,
    first_place: u8,
    first_remove: u8,
    /// How many cards there are of a kind that names spaces, and of one that does not.
    copies: [u8; 2],
    /// The spaces a card of each kind can be played for, as far as they are free or have a chip to take.
    reach: [SpaceSet; 128],
    /// The spaces where a chip can lie.
    pub(crate) playable: SpaceSet,
    /// The spaces that count as a chip of every team.
    pub(crate) corners: SpaceSet,
    /// The whole pack, kind by kind, in its first `cards` places.
    pack: [Kind; MAX_CARDS],
    cards: usize,
    /// For each space and each way, the spaces within five steps of it in that line, and itself.
    lines: [[SpaceSet; 4]; 128],
}

/// The most cards a pack has: Numbers.
pub(crate) const MAX_CARDS: usize = 124;

static TABLES: [Tables; 3] = [
    Tables::new(&CLASSIC, [48, 2, 2], [2, 2], 1),
    Tables::new(&CATS, [42, 1, 1], [2, 2], 1),
    Tables::new(&NUMBERS, [120, 1, 1], [1, 2], 4),
];

/// The cards by kind: classic, Cats, Numbers, and Numbers with small steps.
static CARDS: [[Card; 122]; 4] = [
    cards(Edition::Classic, false),
    cards(Edition::Cats, false),
    cards(Edition::Numbers, false),
    cards(Edition::Numbers, true),
];

const fn cards(edition: Edition, small_steps: bool) -> [Card; 122] {
    let mut cards = [Card::Plus; 122];
    let mut kind = 0;
    while kind < TABLES[edition as usize].kinds {
        cards[kind as usize] = edition.face(Kind(kind), small_steps);
        kind += 1;
    }
    cards
}

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
            Self::Classic | Self::Cats => Printed::Card(self.card(Kind(number - 1), false)),
        })
    }

    fn seating(self, players: u8, teams: u8) -> Option<&'static Seating> {
        SEATINGS[self as usize].iter().find(|s| s.players == players && s.teams == teams)
    }

    pub(crate) fn tables(self) -> &'static Tables {
        &TABLES[self as usize]
    }

    /// The card of this kind, in the pack with small steps or in the usual one.
    pub(crate) fn card(self, kind: Kind, small_steps: bool) -> Card {
        CARDS[self as usize + small_steps as usize][kind.0 as usize]
    }

    const fn face(self, kind: Kind, small_steps: bool) -> Card {
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

const fn playing_kind(rank: Rank, suit: Suit) -> Kind {
    Kind(match rank {
        Rank::Jack => match suit {
            Suit::Clubs => 48,
            Suit::Diamonds => 49,
            Suit::Hearts => 50,
            Suit::Spades => 51,
        },
        Rank::Queen | Rank::King | Rank::Ace => suit as u8 * 12 + rank as u8 - 1,
        _ => suit as u8 * 12 + rank as u8,
    })
}

/// Four sums for each answer: two additions, then two subtractions.
const fn sum_of(kind: u8, small_steps: bool) -> Sum {
    let pack = if small_steps { &SMALL_STEPS } else { &SUMS_TO_40 };
    let (a, b) = pack[kind as usize / 4][kind as usize % 4];
    if kind % 4 < 2 { Sum::Add(a, b) } else { Sum::Subtract(a, b) }
}

impl Tables {
    /// The tables for a board whose spaces are numbered from 1 (0 = free corner); `per_space` kinds name each.
    const fn new<const ROWS: usize, const COLUMNS: usize>(
        board: &[[u8; COLUMNS]; ROWS],
        [named, place, remove]: [u8; 3],
        copies: [u8; 2],
        per_space: u8,
    ) -> Self {
        let mut tables = Self {
            kinds: named + place + remove,
            first_place: named,
            first_remove: named + place,
            copies,
            reach: [SpaceSet::EMPTY; 128],
            playable: SpaceSet::EMPTY,
            corners: SpaceSet::EMPTY,
            pack: [Kind(0); MAX_CARDS],
            cards: 0,
            lines: [[SpaceSet::EMPTY; 4]; 128],
        };
        let mut at = 0;
        while at < ROWS * COLUMNS {
            let (row, column) = (at / COLUMNS, at % COLUMNS);
            let space = Space::new(row as u8, column as u8);
            let number = board[row][column];
            if number == 0 {
                tables.corners.insert(space);
            } else {
                tables.playable.insert(space);
                let mut i = 0;
                while i < per_space {
                    let kind = ((number - 1) * per_space + i) as usize;
                    tables.reach[kind].insert(space);
                    i += 1;
                }
            }
            tables.lines[space.index()] = lines(row as i8, column as i8, ROWS as i8, COLUMNS as i8);
            at += 1;
        }
        let mut kind = 0;
        while kind < tables.kinds {
            if kind >= named {
                tables.reach[kind as usize] = tables.playable;
            }
            let mut copy = 0;
            while copy < tables.copies(Kind(kind)) {
                tables.pack[tables.cards] = Kind(kind);
                tables.cards += 1;
                copy += 1;
            }
            kind += 1;
        }
        tables
    }

    /// What a card of this kind does.
    pub(crate) const fn power(&self, kind: Kind) -> Power {
        if kind.0 < self.first_place {
            Power::Named
        } else if kind.0 < self.first_remove {
            Power::Place
        } else {
            Power::Remove
        }
    }

    /// Whether a card of this kind takes a chip away.
    pub(crate) const fn removes(&self, kind: Kind) -> bool {
        kind.0 >= self.first_remove
    }

    /// The spaces that a card of this kind could ever be played for.
    pub(crate) const fn reach(&self, kind: Kind) -> SpaceSet {
        self.reach[kind.0 as usize & 127]
    }

    /// How many cards of this kind the pack holds.
    pub(crate) const fn copies(&self, kind: Kind) -> u8 {
        self.copies[(kind.0 >= self.first_place) as usize]
    }

    /// The whole pack, kind by kind.
    pub(crate) fn pack(&self) -> &[Kind] {
        &self.pack[..self.cards]
    }

    /// In each of the four ways, the spaces within five steps of `space`: what a chip there can make a row with.
    pub(crate) const fn lines(&self, space: Space) -> &[SpaceSet; 4] {
        &self.lines[space.index() & 127]
    }
}

const fn lines(row: i8, column: i8, rows: i8, columns: i8) -> [SpaceSet; 4] {
    const WAYS: [(i8, i8); 4] = [(0, 1), (1, 0), (1, 1), (1, -1)];
    let mut lines = [SpaceSet::EMPTY; 4];
    let mut way = 0;
    while way < 4 {
        let mut steps = -5;
        while steps <= 5 {
            let (r, c) = (row + WAYS[way].0 * steps, column + WAYS[way].1 * steps);
            if 0 <= r && r < rows && 0 <= c && c < columns {
                lines[way].insert(Space::new(r as u8, c as u8));
            }
            steps += 1;
        }
        way += 1;
    }
    lines
}

const _: () =
    assert!(9 * STRIDE + 9 < 128 && 6 * STRIDE + 11 < 128, "every board fits into 128 bits");
