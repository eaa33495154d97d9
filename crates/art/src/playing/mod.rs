//! The 52 cards: large for the hand, a bare index for a board space, a strip for a covered one.

mod court;
mod pips;

pub(crate) use court::{Gaze, jersey, visage};
pub(crate) use pips::Pips;

use crate::glyph::{Letters, Word, centred, write};
use crate::look::{Paint, Place, at, fill, line, tinted};
use crate::paint::{Colour, FJORD, INK, LAMP, PAPER, RED};
use crate::part::Part;
use crate::path::{Outline, d};
use crate::pen::Pen;

/// The four suits.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Suit {
    Hearts,
    Spades,
    Diamonds,
    Clubs,
}

/// The thirteen ranks.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Rank {
    Ace,
    Two,
    Three,
    Four,
    Five,
    Six,
    Seven,
    Eight,
    Nine,
    Ten,
    Jack,
    Queen,
    King,
}

/// A playing card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Card {
    /// Its rank.
    pub rank: Rank,
    /// Its suit.
    pub suit: Suit,
}

/// Where a rank stands.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Form {
    Hand,
    Space,
    Strip,
}

/// What a card without a space of its own does. The sign is the same in every game and differs in
/// shape, so that colour is never the only carrier.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Power {
    /// A plus: put a chip anywhere.
    Anywhere,
    /// A minus: take a chip away.
    Remove,
}

impl Suit {
    /// All four.
    pub const ALL: [Self; 4] = [Self::Hearts, Self::Spades, Self::Diamonds, Self::Clubs];

    /// Its letter in ids.
    pub(crate) fn letter(self) -> char {
        match self {
            Self::Hearts => 'H',
            Self::Spades => 'S',
            Self::Diamonds => 'D',
            Self::Clubs => 'C',
        }
    }

    /// Red or ink.
    pub fn colour(self) -> Colour {
        match self {
            Self::Hearts | Self::Diamonds => RED,
            Self::Spades | Self::Clubs => INK,
        }
    }

    /// Its outline in a box of 24.
    pub(crate) fn outline(self) -> Outline {
        Outline::parse(match self {
            Self::Hearts => {
                "M12 21.5C5 15.8 2 12 2 8.2A5.1 5.1 0 0 1 12 6.3 5.1 5.1 0 0 1 22 8.2C22 12 19 15.8 12 21.5Z"
            }
            Self::Spades => {
                "M12 1.8c1.2 3.4 9.2 7.4 9.2 12.6a4.6 4.6 0 0 1-8 3c.2 2.2 1 3.6 2.6 4.8H8.2c1.6-1.2 2.4-2.6 2.6-4.8a4.6 4.6 0 0 1-8-3C2.8 9.2 10.8 5.2 12 1.8Z"
            }
            Self::Diamonds => {
                "M12 1.5C14.2 5.5 17 9 20.8 12 17 15 14.2 18.5 12 22.5 9.8 18.5 7 15 3.2 12 7 9 9.8 5.5 12 1.5Z"
            }
            Self::Clubs => {
                "M12 2a4.7 4.7 0 0 1 3.6 7.7 4.7 4.7 0 1 1-2.4 6.9c.1 2.4.9 4 2.6 5.6H8.2c1.7-1.6 2.5-3.2 2.6-5.6a4.7 4.7 0 1 1-2.4-6.9A4.7 4.7 0 0 1 12 2Z"
            }
        })
    }
}

impl Rank {
    /// All thirteen, the ace first.
    pub const ALL: [Self; 13] = [
        Self::Ace,
        Self::Two,
        Self::Three,
        Self::Four,
        Self::Five,
        Self::Six,
        Self::Seven,
        Self::Eight,
        Self::Nine,
        Self::Ten,
        Self::Jack,
        Self::Queen,
        Self::King,
    ];

    /// Its name in ids, the same in every language.
    pub(crate) fn name(self) -> &'static str {
        ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"][self as usize]
    }

    /// What stands on the card.
    fn word(self, letters: &Letters) -> Word {
        match self {
            Self::Ace => letters.ace,
            Self::Jack => letters.jack,
            Self::Queen => letters.queen,
            Self::King => letters.king,
            number => Word::number(number as u8 + 1),
        }
    }
}

impl Card {
    /// All 52, suit by suit.
    pub fn all() -> impl Iterator<Item = Self> {
        Suit::ALL
            .into_iter()
            .flat_map(|suit| Rank::ALL.into_iter().map(move |rank| Self { rank, suit }))
    }

    /// The number of eyes on the face of a jack: the one-eyed jacks are hearts and spades.
    pub fn jack_eyes(self) -> Option<u8> {
        (self.rank == Rank::Jack).then_some(match self.suit {
            Suit::Hearts | Suit::Spades => 1,
            Suit::Diamonds | Suit::Clubs => 2,
        })
    }

    fn power(self) -> Option<Power> {
        self.jack_eyes().map(|eyes| if eyes == 1 { Power::Remove } else { Power::Anywhere })
    }
}

/// The width and height of a card in the hand.
pub(crate) const CARD: [f64; 2] = [64.0, 92.0];

/// A card for the hand.
pub(crate) fn card(pen: &mut Pen, card: Card) {
    let colour = card.suit.colour();
    pen.stamp(Part::Paper, Place::Here);
    pen.place(Part::Rank(card.rank, Form::Hand), Place::Here, tinted(colour));
    pen.stamp(Part::SuitAt(card.suit, Form::Hand), Place::Here);
    match card.rank {
        Rank::Jack | Rank::Queen | Rank::King => court::draw(pen, card),
        Rank::Ace => {
            pen.oval(39.0, 53.0, 20.5, 20.5, fill(colour.mix(PAPER, 0.9)));
            suit(pen, card.suit, 39.0, 53.0, 31.0, colour);
        }
        number => pips::draw(pen, card.suit, number as u8 + 1),
    }
    if let Some(power) = card.power() {
        pen.stamp(Part::Sign(power), Place::Here);
    }
}

/// A board space, 34 × 40: rank over suit, in the page's colour on the page's ground.
pub(crate) fn space(pen: &mut Pen, card: Card) {
    pen.stamp(Part::Rank(card.rank, Form::Space), Place::Here);
    pen.stamp(Part::SuitAt(card.suit, Form::Space), Place::Here);
}

/// The same in one line, 40 × 18, to show over a chip.
pub(crate) fn strip(pen: &mut Pen, card: Card) {
    pen.stamp(Part::Rank(card.rank, Form::Strip), Place::Here);
    pen.stamp(Part::SuitAt(card.suit, Form::Strip), Place::Here);
}

/// A rank as it stands on a card, a space or a strip.
pub(crate) fn rank(pen: &mut Pen, rank: Rank, form: Form, letters: &Letters) {
    let (set, paint) = match form {
        Form::Hand => (centred(9.4, 6.0, 18.0).within(13.0), Paint::Inherit),
        Form::Space => (centred(17.0, 3.0, 17.5).within(22.0), Paint::Current),
        Form::Strip => (centred(12.0, 1.5, 15.0).within(18.0), Paint::Current),
    };
    write(pen, rank.word(letters), set, paint);
}

/// A suit as it stands on a card, a space or a strip.
pub(crate) fn suit_at(pen: &mut Pen, which: Suit, form: Form) {
    match form {
        Form::Hand => suit(pen, which, 9.4, 33.0, 12.0, which.colour()),
        Form::Space => suit(pen, which, 17.0, 30.0, 14.5, Paint::Current),
        Form::Strip => suit(pen, which, 30.0, 9.0, 15.0, Paint::Current),
    }
}

/// A suit centred on (x, y), `size` high.
pub(crate) fn suit(pen: &mut Pen, suit: Suit, x: f64, y: f64, size: f64, paint: impl Into<Paint>) {
    pen.path(&suit.outline().centred(x, y, size), fill(paint));
}

/// The sign of a power: a small chip with a plus or a minus, in the corner of a card.
pub(crate) fn sign(pen: &mut Pen, power: Power) {
    pen.oval(53.2, 10.8, 8.5, 8.5, fill(power.colour()).edge(PAPER, 1.7));
    let strokes = match power {
        Power::Anywhere => d!("M49.1,10.8h8.2M53.2,6.7v8.2"),
        Power::Remove => d!("M49.1,10.8h8.2"),
    };
    pen.path(&strokes, line(PAPER, 2.6));
}

impl Power {
    pub(crate) fn colour(self) -> Colour {
        match self {
            Self::Anywhere => crate::paint::GOOD,
            Self::Remove => crate::paint::BAD,
        }
    }
}

/// The paper every card is printed on.
pub(crate) fn paper(pen: &mut Pen, height: f64) {
    pen.rect(
        [0.6, 0.6, CARD[0] - 1.2, height - 1.2],
        6.4,
        fill(PAPER).edge(PAPER.mix(INK, 0.3), 1.2),
    );
}

/// The back of every card: rows of gables, two of them lit.
pub(crate) fn back(pen: &mut Pen) {
    paper(pen, CARD[1]);
    pen.clip(&d!("M8,5H56Q59,5 59,8V84Q59,87 56,87H8Q5,87 5,84V8Q5,5 8,5Z"), |pen| {
        pen.rect([5.0, 5.0, 54.0, 82.0], 0.0, fill(FJORD));
        let rows: Outline = (0..6)
            .flat_map(|row| (0..6).map(move |column| (row, column)))
            .map(|(row, column)| {
                let (x, y) = (column * 14 - 4 - 7 * (row % 2), row * 15 + 18);
                d!("M$,$v-7l6,-6 6,6v7", x, y)
            })
            .collect();
        pen.path(&rows, line(Colour::hex(0x37788A), 2.3));
        let panes = [(26, 39), (33, 39)].into_iter();
        let panes: Outline = panes.map(|(x, y)| d!("M$,$h5v7h-5Z", x, y)).collect();
        pen.path(&d!("M32,24.5L50,43.5H45.5V60H18.5V43.5H14Z"), fill(PAPER).edge(FJORD, 3.0));
        pen.path(&panes, fill(LAMP).edge(LAMP, 1.4));
    });
}

/// The free corner of a board, 34 × 34: the house is home to every team.
pub(crate) fn free_corner(pen: &mut Pen) {
    pen.rect([0.0, 0.0, 34.0, 34.0], 4.0, fill(FJORD));
    pen.stamp(Part::Gable, at(5.0, 4.6, 0.75));
}
