//! Where the pips of a number card stand.

use super::Suit;
use crate::look::{Place, at, fill};
use crate::part::Part;
use crate::pen::Pen;

/// The rows of a value, in sixths of the height: pairs at the sides, single pips in the middle.
fn rows(value: u8) -> (&'static [f64], &'static [f64]) {
    match value {
        2 => (&[], &[0.0, 6.0]),
        3 => (&[], &[0.0, 3.0, 6.0]),
        4 => (&[0.0, 6.0], &[]),
        5 => (&[0.0, 6.0], &[3.0]),
        6 => (&[0.0, 3.0, 6.0], &[]),
        7 => (&[0.0, 3.0, 6.0], &[1.5]),
        8 => (&[0.0, 3.0, 6.0], &[1.5, 4.5]),
        9 => (&[0.0, 2.0, 4.0, 6.0], &[3.0]),
        _ => (&[0.0, 2.0, 4.0, 6.0], &[1.0, 5.0]),
    }
}

/// The size of a pip, as a part of its box of 24.
const SCALE: f64 = 0.54;
/// The left, middle and right columns.
const COLUMNS: [f64; 3] = [28.0, 39.5, 51.0];

/// Draws the pips; those below the middle are turned.
pub(crate) fn draw(pen: &mut Pen, suit: Suit, value: u8) {
    let (pairs, singles) = rows(value);
    for turned in [false, true] {
        let factor = if turned { -SCALE } else { SCALE };
        let here = |row: &&f64| (**row > 3.0) == turned;
        if !pairs.iter().chain(singles).any(|row| here(&row)) {
            continue;
        }
        // Inside a scaled group a pip costs no more than its two coordinates.
        pen.group(at(0.0, 0.0, factor), fill(suit.colour()), |pen| {
            let mut put = |part: Part, column: f64, row: f64| {
                let y = 15.0 + 62.0 / 6.0 * row;
                pen.stamp(part, at(column / factor - 12.0, y / factor - 12.0, 1.0));
            };
            let first = if turned { COLUMNS[2] } else { COLUMNS[0] };
            pairs.iter().filter(here).for_each(|&row| put(Part::PipPair(suit), first, row));
            singles.iter().filter(here).for_each(|&row| put(Part::Suit(suit), COLUMNS[1], row));
        });
    }
}

/// Two pips, from the left column to the right one.
pub(crate) fn pair(pen: &mut Pen, suit: Suit) {
    pen.stamp(Part::Suit(suit), Place::Here);
    pen.stamp(Part::Suit(suit), at((COLUMNS[2] - COLUMNS[0]) / SCALE, 0.0, 1.0));
}
