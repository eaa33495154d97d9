//! Cards and spaces as pictures.

use art::{BoardNumber, Operation, Picture, Term, Wild};
use sequence::{Card, Printed, Rank, Suit, Sum};

/// A card of the hand or of a pile.
pub(super) fn card(card: Card) -> Picture {
    match card {
        Card::Playing(rank, suit) => Picture::Card(playing(rank, suit)),
        Card::Cat(breed) => Picture::CatCard(cat(breed)),
        Card::Purrr => Picture::Wild(Wild::Purrr),
        Card::Meow => Picture::Wild(Wild::Meow),
        Card::Plus => Picture::Wild(Wild::Plus),
        Card::Minus => Picture::Wild(Wild::Minus),
        Card::Sum(sum) => self::sum(sum).map_or(Picture::Back, Picture::Sum),
    }
}

/// What is printed on a space. A covered one shows the same, smaller, above the chip.
pub(super) fn space(printed: Printed, covered: bool) -> Picture {
    match printed {
        Printed::Card(Card::Playing(rank, suit)) if covered => {
            Picture::CardStrip(playing(rank, suit))
        }
        Printed::Card(Card::Playing(rank, suit)) => Picture::CardSpace(playing(rank, suit)),
        Printed::Card(Card::Cat(breed)) => Picture::Head(cat(breed)),
        Printed::Number(number) => {
            BoardNumber::new(number).map_or(Picture::FreeCorner, Picture::NumberSpace)
        }
        // No other card names a space.
        Printed::Card(other) => card(other),
    }
}

fn playing(rank: Rank, suit: Suit) -> art::Card {
    let rank = match rank {
        Rank::Two => art::Rank::Two,
        Rank::Three => art::Rank::Three,
        Rank::Four => art::Rank::Four,
        Rank::Five => art::Rank::Five,
        Rank::Six => art::Rank::Six,
        Rank::Seven => art::Rank::Seven,
        Rank::Eight => art::Rank::Eight,
        Rank::Nine => art::Rank::Nine,
        Rank::Ten => art::Rank::Ten,
        Rank::Jack => art::Rank::Jack,
        Rank::Queen => art::Rank::Queen,
        Rank::King => art::Rank::King,
        Rank::Ace => art::Rank::Ace,
    };
    let suit = match suit {
        Suit::Spades => art::Suit::Spades,
        Suit::Hearts => art::Suit::Hearts,
        Suit::Diamonds => art::Suit::Diamonds,
        Suit::Clubs => art::Suit::Clubs,
    };
    art::Card { rank, suit }
}

/// The breeds have the same names in both lists.
fn cat(breed: sequence::Breed) -> art::Breed {
    art::Breed::from_slug(breed.text()).unwrap_or(art::Breed::Korat)
}

fn sum(sum: Sum) -> Option<art::Sum> {
    let (first, operation, second) = match sum {
        Sum::Add(a, b) => (a, Operation::Plus, b),
        Sum::Subtract(a, b) => (a, Operation::Minus, b),
    };
    art::Sum::new(Term::new(first)?, operation, Term::new(second)?)
}
