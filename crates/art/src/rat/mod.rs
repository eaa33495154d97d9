//! Rat-a-Tat Cat: cats 0 to 6 on mint, rats 7 to 9 on heather, powers on ice. The lower the
//! number, the sleepier the cat.

mod cats;
mod powers;
mod rats;

pub(crate) use powers::small_card;
pub(crate) use rats::body;

use crate::glyph::{Word, centred, write};
use crate::look::{Place, fill};
use crate::number::RatNumber;
use crate::paint::{Colour, HEATHER, ICE, INK, MINT};
use crate::part::Part;
use crate::path::d;
use crate::pen::Pen;

/// A card of the deck.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum RatCard {
    /// A cat or a rat with its value.
    Value(RatNumber),
    /// Look at one of your own.
    Peek,
    /// Exchange one of yours.
    Swap,
    /// Draw twice more.
    DrawTwo,
}

/// What a picture lies on.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Ground {
    Cats,
    Rats,
    Powers,
}

impl RatCard {
    /// The thirteen different cards.
    pub fn all() -> impl Iterator<Item = Self> {
        RatNumber::all().map(Self::Value).chain([Self::Peek, Self::Swap, Self::DrawTwo])
    }

    /// Its name in ids.
    pub(crate) fn name(self) -> String {
        match self {
            Self::Value(value) => value.get().to_string(),
            Self::Peek => "peek".to_owned(),
            Self::Swap => "swap".to_owned(),
            Self::DrawTwo => "draw-two".to_owned(),
        }
    }
}

impl Ground {
    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::Cats => "cats",
            Self::Rats => "rats",
            Self::Powers => "powers",
        }
    }

    fn colour(self) -> Colour {
        match self {
            Self::Cats => MINT,
            Self::Rats => HEATHER,
            Self::Powers => ICE,
        }
    }
}

/// The paper: white above, where the value or the page's own words stand, the ground below.
pub(crate) fn paper(pen: &mut Pen, ground: Ground) {
    let colour = ground.colour();
    crate::playing::paper(pen, crate::playing::CARD[1]);
    pen.path(&d!("M1.2,35H62.8V85Q62.8,90.8 57,90.8H7Q1.2,90.8 1.2,85Z"), fill(colour));
}

/// A card, 64 × 92.
pub(crate) fn card(pen: &mut Pen, card: RatCard) {
    match card {
        RatCard::Value(value) if value.get() < 7 => {
            pen.stamp(Part::Ground(Ground::Cats), Place::Here);
            cats::draw(pen, value.get());
            index(pen, value.get());
        }
        RatCard::Value(value) => {
            pen.stamp(Part::Ground(Ground::Rats), Place::Here);
            rats::draw(pen, value.get());
            index(pen, value.get());
        }
        power => {
            pen.stamp(Part::Ground(Ground::Powers), Place::Here);
            powers::draw(pen, power);
        }
    }
}

/// One large value, top left; 6 and 9 underlined.
fn index(pen: &mut Pen, value: u8) {
    let underlined = value == 6 || value == 9;
    write(pen, Word::number(value), centred(12.0, 4.6, 20.0).underlined(underlined), INK);
}
