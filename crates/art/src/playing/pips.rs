//! Where the pips of a number card stand.

use super::Suit;
use crate::look::{Place, fill};
use crate::part::Part;
use crate::path::Outline;
use crate::pen::Pen;

/// Pips that stand together on several cards.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Pips {
    /// Two above each other in the middle.
    Two,
    /// The one in the middle of a card.
    Middle,
    /// The four in the corners.
    Corners,
    /// The two at the sides, half-way down.
    Sides,
    /// The two in the middle of each side, of a nine and a ten.
    Inner,
    /// The one under the upper corners, of a seven and an eight.
    Upper,
    /// The one over the lower corners, of an eight.
    Lower,
    /// The two between the corners of a ten.
    Between,
}

impl Pips {
    /// Those of a number card.
    fn of(value: u8) -> &'static [Self] {
        match value {
            2 => &[Self::Two],
            3 => &[Self::Two, Self::Middle],
            4 => &[Self::Corners],
            5 => &[Self::Corners, Self::Middle],
            6 => &[Self::Corners, Self::Sides],
            7 => &[Self::Corners, Self::Sides, Self::Upper],
            8 => &[Self::Corners, Self::Sides, Self::Upper, Self::Lower],
            9 => &[Self::Corners, Self::Inner, Self::Middle],
            _ => &[Self::Corners, Self::Inner, Self::Between],
        }
    }

    /// The columns and the rows of these pips, rows in twelfths of the height.
    fn places(self) -> (&'static [f64], &'static [f64]) {
        const SIDES: &[f64] = &[28.0, 51.0];
        const MIDDLE: &[f64] = &[39.5];
        match self {
            Self::Two => (MIDDLE, &[0.0, 12.0]),
            Self::Middle => (MIDDLE, &[6.0]),
            Self::Corners => (SIDES, &[0.0, 12.0]),
            Self::Sides => (SIDES, &[6.0]),
            Self::Inner => (SIDES, &[4.0, 8.0]),
            Self::Upper => (MIDDLE, &[3.0]),
            Self::Lower => (MIDDLE, &[9.0]),
            Self::Between => (MIDDLE, &[2.0, 10.0]),
        }
    }

    /// Draws them as one path; those below the middle are turned.
    pub(crate) fn draw(self, pen: &mut Pen, suit: Suit) {
        let (columns, rows) = self.places();
        let places = rows.iter().flat_map(|&row| columns.iter().map(move |&x| (x, row)));
        let pips: Outline = places
            .map(|(x, row)| {
                let size = if row > 6.0 { -SIZE } else { SIZE };
                suit.outline().centred(x, 15.0 + 62.0 / 12.0 * row, size)
            })
            .collect();
        pen.path(&pips, fill(suit.colour()));
    }
}

/// The height of a pip.
const SIZE: f64 = 12.96;

/// Draws the pips of a number card.
pub(crate) fn draw(pen: &mut Pen, suit: Suit, value: u8) {
    for &pips in Pips::of(value) {
        pen.stamp(Part::Pips(suit, pips), Place::Here);
    }
}
