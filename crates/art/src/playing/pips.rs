//! Where the pips of a number card stand.

use super::Suit;
use crate::part::Part;
use crate::pen::{Pen, at, fill};

/// Column (0 to 2) and row (0 to 6, in sixths of the height) of each pip of a value.
fn places(value: u8) -> &'static [(u8, f64)] {
    match value {
        2 => &[(1, 0.0), (1, 6.0)],
        3 => &[(1, 0.0), (1, 3.0), (1, 6.0)],
        4 => &[(0, 0.0), (2, 0.0), (0, 6.0), (2, 6.0)],
        5 => &[(0, 0.0), (2, 0.0), (1, 3.0), (0, 6.0), (2, 6.0)],
        6 => &[(0, 0.0), (2, 0.0), (0, 3.0), (2, 3.0), (0, 6.0), (2, 6.0)],
        7 => &[(0, 0.0), (2, 0.0), (1, 1.5), (0, 3.0), (2, 3.0), (0, 6.0), (2, 6.0)],
        8 => &[(0, 0.0), (2, 0.0), (1, 1.5), (0, 3.0), (2, 3.0), (1, 4.5), (0, 6.0), (2, 6.0)],
        9 => &[
            (0, 0.0),
            (2, 0.0),
            (0, 2.0),
            (2, 2.0),
            (1, 3.0),
            (0, 4.0),
            (2, 4.0),
            (0, 6.0),
            (2, 6.0),
        ],
        _ => &[
            (0, 0.0),
            (2, 0.0),
            (1, 1.0),
            (0, 2.0),
            (2, 2.0),
            (0, 4.0),
            (2, 4.0),
            (1, 5.0),
            (0, 6.0),
            (2, 6.0),
        ],
    }
}

/// Draws the pips; those below the middle are turned.
pub(crate) fn draw(pen: &mut Pen, suit: Suit, value: u8) {
    let size = if value < 9 { 12.5 } else { 11.5 };
    let scale = size / 24.0;
    let centre =
        |(column, row): (u8, f64)| (29.0 + 11.5 * f64::from(column), 15.0 + 62.0 / 6.0 * row);
    // Inside a scaled group a pip costs no more than its two coordinates.
    let mut half = |turned: bool| {
        let pips = places(value).iter().copied().filter(|(_, row)| (*row > 3.0) == turned);
        let factor = if turned { -scale } else { scale };
        pen.group(at(0.0, 0.0, factor), fill(suit.colour()), |pen| {
            for (x, y) in pips.map(centre) {
                pen.stamp(Part::Suit(suit), at(x / factor - 12.0, y / factor - 12.0, 1.0));
            }
        });
    };
    half(false);
    half(true);
}
