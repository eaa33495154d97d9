//! The cards without a space of their own: PURRR and MEOW, Plus and Minus.

use crate::cat::{self, Cat, Extra, Mood, Pattern};
use crate::glyph::{Letters, centred, write};
use crate::look::{Place, at, fill, line};
use crate::paint::{Colour, PAPER};
use crate::part::Part;
use crate::path::d;
use crate::pen::Pen;
use crate::playing::{CARD, Power};

/// A card that acts on any space.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Wild {
    /// Cats: put a chip anywhere.
    Purrr,
    /// Cats: take a chip away.
    Meow,
    /// Numbers: put a chip anywhere.
    Plus,
    /// Numbers: take a chip away.
    Minus,
}

impl Wild {
    /// All four.
    pub const ALL: [Self; 4] = [Self::Purrr, Self::Meow, Self::Plus, Self::Minus];

    /// Its name in ids.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::Purrr => "purrr",
            Self::Meow => "meow",
            Self::Plus => "plus",
            Self::Minus => "minus",
        }
    }

    fn power(self) -> Power {
        match self {
            Self::Purrr | Self::Plus => Power::Anywhere,
            Self::Meow | Self::Minus => Power::Remove,
        }
    }
}

/// The cat that purrs.
const PURRING: Cat = Cat {
    coat: Colour::hex(0xE8A75C),
    pattern: Pattern::Mackerel,
    dark: Some(Colour::hex(0xB4642B)),
    light: Some(Colour::hex(0xFBEBD2)),
    mood: Mood::Bliss,
    smile: 2.4,
    extras: &[Extra::Blush],
    ..Cat::PLAIN
};

/// The cat that calls.
const CALLING: Cat =
    Cat { coat: Colour::hex(0x33313B), eye: Colour::hex(0xF0B52C), mood: Mood::Meow, ..Cat::PLAIN };

/// A card, 64 × 92, framed in the colour of what it does.
pub(crate) fn card(pen: &mut Pen, wild: Wild, letters: &Letters) {
    let [w, h] = CARD;
    let power = wild.power();
    let colour = power.colour();
    pen.rect([1.5, 1.5, w - 3.0, h - 3.0], 5.6, fill(colour.mix(PAPER, 0.78)).edge(colour, 3.0));
    let word = |pen: &mut Pen, word| {
        write(pen, word, centred(32.0, 68.5, 17.0).within(52.0), colour);
    };
    match wild {
        Wild::Purrr => {
            word(pen, letters.purrr);
            pen.shift(at(-4.6, 9.0, 0.85), |pen| cat::head_with_whiskers(pen, &PURRING));
        }
        Wild::Meow => {
            word(pen, letters.meow);
            pen.shift(at(-4.6, 8.0, 0.85), |pen| cat::head_with_whiskers(pen, &CALLING));
        }
        Wild::Plus | Wild::Minus => {
            pen.oval(32.0, 50.0, 25.0, 25.0, fill(PAPER));
            let strokes = match power {
                Power::Anywhere => d!("M32,35V65M17,50H47"),
                Power::Remove => d!("M17,50H47"),
            };
            pen.path(&strokes, line(colour, 10.0));
        }
    }
    pen.stamp(Part::Sign(power), Place::Here);
}
