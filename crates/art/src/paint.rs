//! Colours: a value type, mixing, contrast, and the palette shared by every picture.
//!
//! The palette follows the look of the pages: ink, paper, suits, teams. Cats and rats are drawn
//! with a warmer [`PENCIL`], which keeps an orange coat's outline brown rather than green.

use std::fmt;

/// An opaque sRGB colour.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Colour(u32);

impl Colour {
    /// The colour written `#RRGGBB` in hexadecimal.
    pub const fn hex(rgb: u32) -> Self {
        Self(rgb & 0x00FF_FFFF)
    }

    /// Red, green and blue, 0 to 255.
    pub fn channels(self) -> [u8; 3] {
        let [_, r, g, b] = self.0.to_be_bytes();
        [r, g, b]
    }

    /// This colour moved towards `other` by `part` (0 keeps it, 1 replaces it).
    pub fn mix(self, other: Self, part: f64) -> Self {
        let (from, to) = (self.channels(), other.channels());
        let blend = |i: usize| {
            let (a, b) = (f64::from(from[i]), f64::from(to[i]));
            (a + (b - a) * part).round() as u32
        };
        Self(blend(0) << 16 | blend(1) << 8 | blend(2))
    }

    /// Brightness as video engineers weigh it, 0 to 1. Decides which line shows on a coat.
    pub fn luma(self) -> f64 {
        let [r, g, b] = self.channels().map(f64::from);
        (0.299 * r + 0.587 * g + 0.114 * b) / 255.0
    }

    /// The WCAG contrast ratio of two colours, 1 to 21.
    pub fn contrast(self, other: Self) -> f64 {
        let (a, b) = (self.luminance(), other.luminance());
        (a.max(b) + 0.05) / (a.min(b) + 0.05)
    }

    fn luminance(self) -> f64 {
        let [r, g, b] = self.channels().map(|v| linear(f64::from(v) / 255.0));
        0.2126 * r + 0.7152 * g + 0.0722 * b
    }
}

impl Colour {
    /// Writes the shortest form: `#F00` where each channel is a doubled digit.
    pub(crate) fn write(self, out: &mut String) {
        let digit = |n: u8| char::from(b"0123456789ABCDEF"[usize::from(n & 15)]);
        let short = self.channels().iter().all(|v| v % 17 == 0);
        out.push('#');
        for channel in self.channels() {
            if !short {
                out.push(digit(channel >> 4));
            }
            out.push(digit(channel));
        }
    }
}

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = String::with_capacity(7);
        self.write(&mut text);
        f.write_str(&text)
    }
}

/// Numerals, black suits, everything that is read.
pub const INK: Colour = Colour::hex(0x14282F);
/// The face of a card. Cards stay paper in the dark: what one holds is lit.
pub const PAPER: Colour = Colour::hex(0xFFFDF7);
/// Hearts and diamonds.
pub const RED: Colour = Colour::hex(0xB3262E);
/// Lamplight: the panes of the house, crowns, nothing a player could mistake for "your turn".
pub const LAMP: Colour = Colour::hex(0xFFB547);
/// Card backs and free corners.
pub const FJORD: Colour = Colour::hex(0x1E4F5C);
/// "Put a chip anywhere", always together with a plus.
pub const GOOD: Colour = Colour::hex(0x1B6B4E);
/// "Take a chip away", always together with a minus.
pub const BAD: Colour = Colour::hex(0xA3202B);
/// Ground of the cats in Rat-a-Tat Cat.
pub const MINT: Colour = Colour::hex(0xCFE6DA);
/// Ground of the rats.
pub const HEATHER: Colour = Colour::hex(0xD9D0DE);
/// Ground of power cards and of the band under a sum.
pub const ICE: Colour = Colour::hex(0xCFE3EE);
/// The line animals are drawn with.
pub const PENCIL: Colour = Colour::hex(0x241F33);
/// White fur, light marks.
pub const MILK: Colour = Colour::hex(0xFBF6EC);
/// Plain white, for highlights.
pub const WHITE: Colour = Colour::hex(0xFFFFFF);

/// The light that leaves the screen for a channel value of 0 to 1.
fn linear(v: f64) -> f64 {
    if v <= 0.04045 { v / 12.92 } else { ((v + 0.055) / 1.055).powf(2.4) }
}
