//! Numerals and letters as single strokes in a box 28 high: the same on every device, no font to
//! wait for. Sevens are crossed, threes flat-topped, fours closed.

use crate::look::{Paint, line};
use crate::path::Outline;
use crate::pen::Pen;
use std::fmt;

/// A few letters that can be drawn, such as `K` or `Kn`: what stands on a card in one language.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Word {
    letters: [char; Self::LONGEST],
    length: u8,
}

/// A text that cannot stand on a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NotAWord {
    /// There is no letter in it.
    Empty,
    /// It has more letters than fit.
    TooLong,
    /// There are no strokes for this letter.
    NotDrawn(char),
}

/// What is written on the cards, in the player's language.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Letters {
    /// A in English.
    pub ace: Word,
    /// K in English.
    pub king: Word,
    /// Q in English, D in Norwegian and Icelandic.
    pub queen: Word,
    /// J in English, Kn in Norwegian, G in Icelandic.
    pub jack: Word,
    /// The card of Sequence Cats that puts a chip anywhere.
    pub purrr: Word,
    /// The card of Sequence Cats that takes a chip away.
    pub meow: Word,
}

impl Word {
    /// The most letters a word can have.
    pub const LONGEST: usize = 6;

    /// The word `text`, if every letter of it can be drawn: A to Z, Á, n, digits, + and −.
    pub fn new(text: &str) -> Result<Self, NotAWord> {
        let mut word = Self { letters: [' '; Self::LONGEST], length: 0 };
        for letter in text.chars() {
            let slot = word.letters.get_mut(usize::from(word.length)).ok_or(NotAWord::TooLong)?;
            stroke(letter).ok_or(NotAWord::NotDrawn(letter))?;
            *slot = letter;
            word.length += 1;
        }
        if word.length == 0 { Err(NotAWord::Empty) } else { Ok(word) }
    }

    /// A number from 0 to 99.
    pub(crate) fn number(n: u8) -> Self {
        let digit = |d: u8| char::from(b'0' + d % 10);
        let mut letters = [' '; Self::LONGEST];
        let length = if n > 9 {
            letters[..2].copy_from_slice(&[digit(n / 10), digit(n)]);
            2
        } else {
            letters[0] = digit(n);
            1
        };
        Self { letters, length }
    }

    fn letters(&self) -> &[char] {
        &self.letters[..usize::from(self.length)]
    }

    /// The width at scale 1, where the height is 28.
    fn width(&self) -> f64 {
        self.letters().iter().filter_map(|&l| stroke(l)).map(|s| s.width + GAP).sum::<f64>() - GAP
    }
}

impl fmt::Display for NotAWord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Empty => f.write_str("a word on a card needs at least one letter"),
            Self::TooLong => write!(f, "a word on a card has at most {} letters", Word::LONGEST),
            Self::NotDrawn(letter) => write!(f, "there are no strokes for the letter {letter:?}"),
        }
    }
}

impl std::error::Error for NotAWord {}

impl Letters {
    /// The letters of ace, king, queen and jack, and the two words of Sequence Cats.
    pub fn new(ranks: [&str; 4], wilds: [&str; 2]) -> Result<Self, NotAWord> {
        let [ace, king, queen, jack] = ranks;
        let [purrr, meow] = wilds;
        Ok(Self {
            ace: Word::new(ace)?,
            king: Word::new(king)?,
            queen: Word::new(queen)?,
            jack: Word::new(jack)?,
            purrr: Word::new(purrr)?,
            meow: Word::new(meow)?,
        })
    }
}

/// Which point of a word is given.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum Anchor {
    Middle,
    End,
}

/// How a word is set: its place, height, and the width it must not exceed.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Setting {
    pub(crate) x: f64,
    pub(crate) y: f64,
    pub(crate) height: f64,
    pub(crate) anchor: Anchor,
    pub(crate) widest: f64,
    pub(crate) underlined: bool,
}

/// A word centred on `x` with its top at `y`.
pub(crate) fn centred(x: f64, y: f64, height: f64) -> Setting {
    Setting { x, y, height, anchor: Anchor::Middle, widest: f64::MAX, underlined: false }
}

impl Setting {
    /// Squeezes the word, if it is wider than this.
    pub(crate) fn within(self, widest: f64) -> Self {
        Self { widest, ..self }
    }

    /// Puts a line under the word, as under a 6 or a 9.
    pub(crate) fn underlined(self, underlined: bool) -> Self {
        Self { underlined, ..self }
    }

    /// Takes `x` as the right end.
    pub(crate) fn ending(self) -> Self {
        Self { anchor: Anchor::End, ..self }
    }
}

/// Draws a word as one path, and the line under it as another.
pub(crate) fn write(pen: &mut Pen, word: Word, set: Setting, paint: impl Into<Paint>) {
    let down = set.height / 28.0;
    let natural = word.width() * down;
    let across = down * (set.widest / natural).min(1.0);
    let width = word.width() * across;
    let x = match set.anchor {
        Anchor::Middle => set.x - width / 2.0,
        Anchor::End => set.x - width,
    };
    let glyph = |s: &Stroke, x| Outline::parse(s.path).placed(x, set.y, [across, down]);
    let mut outline = Outline::default();
    let mut at = x;
    for s in word.letters().iter().filter_map(|&letter| stroke(letter)) {
        outline = outline.and(glyph(&s, at));
        at += (s.width + GAP) * across;
    }
    let look = line(paint, WEIGHT * (across * down).sqrt());
    pen.path(&outline, look);
    if set.underlined {
        pen.path(&glyph(&UNDERLINE, x), look);
    }
}

/// The width of every stroke, in a box 28 high.
const WEIGHT: f64 = 4.4;

/// The space between two glyphs.
const GAP: f64 = 2.6;

struct Stroke {
    width: f64,
    path: &'static str,
}

/// The line under a 6 or a 9.
const UNDERLINE: Stroke = Stroke { width: 17.0, path: "M1 31.6h15" };

/// The stroke of one glyph, if it has been drawn.
fn stroke(letter: char) -> Option<Stroke> {
    let (width, path) = match letter {
        '0' => (17.0, "M8.5 2C4 2 2 7.2 2 14s2 12 6.5 12S15 20.8 15 14 13 2 8.5 2Z"),
        '1' => (10.4, "M2.4 7.4 8.2 2.2V26"),
        '2' => {
            (17.0, "M2.5 8.4C2.8 4.5 5.2 2 8.6 2c3.6 0 6 2.4 6 5.9 0 3-1.6 5.1-4.2 8L2.3 26h12.9")
        }
        '3' => {
            (17.0, "M3 2h11.4L8 11.4c4.2 0 7 2.9 7 7.1 0 4.4-2.9 7.5-6.8 7.5-2.9 0-5.1-1.3-6.2-3.7")
        }
        '4' => (18.0, "M11.8 26V2L2 19.4h14"),
        '5' => (
            17.0,
            "M13.9 2H4.8L3.7 12.6c1.4-1.4 3-2 5-2 3.7 0 6.3 3 6.3 7.5S12 26 8.2 26c-2.8 0-5-1.2-6.2-3.5",
        ),
        '6' => (17.0, "M11.6 2 3.3 14.3M8.5 11.2a6.5 7.4 0 1 0 0 14.8 6.5 7.4 0 1 0 0-14.8Z"),
        '7' => (17.0, "M2.3 2h12.5L6.2 26M5.4 13.6h7.4"),
        '8' => (
            17.0,
            "M8.5 2a5.4 5.5 0 1 0 0 11 5.4 5.5 0 1 0 0-11ZM8.5 13a6.5 6.5 0 1 0 0 13 6.5 6.5 0 1 0 0-13Z",
        ),
        '9' => (17.0, "M5.4 26 13.7 13.7M8.5 2a6.5 7.4 0 1 0 0 14.8 6.5 7.4 0 1 0 0-14.8Z"),
        '+' => (18.0, "M9 7v14M2 14h14"),
        '-' | '−' => (18.0, "M2 14h14"),
        'A' => (18.0, "M2 26 9 2l7 24M4.8 18h8.4"),
        'Á' => (18.0, "M2.6 26 9 8.6 15.4 26M5 20.4h8M8 4.4 11.4 1.2"),
        'B' => (
            17.0,
            "M3 26V2h6c4 0 5.6 2.6 5.6 5.8S13 13.6 9 13.6H3M9 13.6c4.6 0 6.4 2.8 6.4 6.2S13.4 26 9 26H3",
        ),
        'C' => (17.0, "M15.4 7C14.2 4 12 2 9 2 4.4 2 2 7.2 2 14s2.4 12 7 12c3 0 5.2-2 6.4-5"),
        'D' => (18.0, "M3 2h4.6C13 2 16 6.6 16 14s-3 12-8.4 12H3Z"),
        'E' => (16.4, "M14 2H3v24h11.4M3 13.6h9.4"),
        'F' => (16.0, "M14 2H3v24M3 13.6h9.4"),
        'G' => {
            (18.0, "M15.4 7C14.2 4 12 2 9 2 4.4 2 2 7.2 2 14s2.4 12 7 12c4.4 0 6.8-3.6 6.8-10.6H10")
        }
        'H' => (18.0, "M3 2v24M15 2v24M3 14h12"),
        'I' => (8.0, "M4 2v24"),
        'J' => (14.6, "M12 2v17.4c0 4.2-1.8 6.6-5 6.6s-4.8-2-5-5.4"),
        'K' => (17.4, "M3 2v24M14.6 2 3.2 15.6M7.4 11 15 26"),
        'L' => (16.0, "M3 2v24h11"),
        'M' => (22.0, "M2.4 26V2L11 17 19.6 2v24"),
        'N' => (18.0, "M3 26V2l12 24V2"),
        'O' => (18.0, "M9 2C4.4 2 2 7.2 2 14s2.4 12 7 12 7-5.2 7-12S13.6 2 9 2Z"),
        'P' => (17.0, "M3 26V2h6c4.4 0 6 3 6 6.6s-1.6 6.6-6 6.6H3"),
        'Q' => {
            (18.6, "M9 2C4.4 2 2 7.2 2 14s2.4 12 7 12 7-5.2 7-12S13.6 2 9 2ZM10.8 19.2 16.6 26.2")
        }
        'R' => (17.4, "M3 26V2h6c4.2 0 5.8 2.8 5.8 6.2s-1.6 6.2-5.8 6.2H3M9.4 14.4l6 11.6"),
        'S' => (
            17.4,
            "M14.6 6.4C13.6 3.6 11.6 2 8.8 2 5.2 2 3 4.2 3 7.6c0 7.8 12.2 4 12.2 12 0 3.8-2.6 6.4-6.4 6.4-3.4 0-5.8-1.8-6.6-5",
        ),
        'T' => (18.0, "M2 2h14M9 2v24"),
        'U' => (18.0, "M3 2v15.4C3 23 5.2 26 9 26s6-3 6-8.6V2"),
        'V' => (18.0, "M2 2l7 24L16 2"),
        'W' => (24.0, "M2 2l5 24 5-17 5 17L22 2"),
        'X' => (18.0, "M2.6 2l12.8 24M15.4 2 2.6 26"),
        'Y' => (18.0, "M2 2l7 12.4L16 2M9 14.4V26"),
        'Z' => (18.0, "M2.6 2h12.6L2.4 26h13.2"),
        'n' => (16.6, "M3 12v14M3 17.4c.4-3.6 2.6-5.8 5.6-5.8 3.2 0 5 2.2 5 5.8V26"),
        _ => return None,
    };
    Some(Stroke { width, path })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_of_three_languages_are_drawn() {
        for word in ["A", "K", "Q", "J", "D", "Kn", "G", "Á", "PURRR", "MEOW", "10"] {
            assert!(Word::new(word).is_ok(), "{word}");
        }
    }

    #[test]
    fn what_cannot_be_drawn_is_refused_by_name() {
        assert_eq!(Word::new(""), Err(NotAWord::Empty));
        assert_eq!(Word::new("K<"), Err(NotAWord::NotDrawn('<')));
        assert_eq!(Word::new("KKKKKKK"), Err(NotAWord::TooLong));
    }

    #[test]
    fn numbers_are_their_digits() {
        for n in 0..=99 {
            assert_eq!(Ok(Word::number(n)), Word::new(&n.to_string()));
        }
    }
}
