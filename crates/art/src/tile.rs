//! Crossing tiles, 64 × 64: number over mark, both on the full colour; 6 and 9 underlined.

use crate::glyph::{Word, centred, write};
use crate::look::{Paint, Place, fill, line, tinted};
use crate::number::TileNumber;
use crate::paint::{Colour, FJORD, ICE, INK, PAPER};
use crate::part::Part;
use crate::path::{Outline, d};
use crate::pen::Pen;
use crate::team::{Emblem, Theme, mark};

/// The action tiles.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Everybody hands two tiles to the left.
    PassTwo,
    /// Somebody draws three.
    DrawThree,
}

impl Action {
    /// Both.
    pub const ALL: [Self; 2] = [Self::PassTwo, Self::DrawThree];

    /// Its name in ids.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::PassTwo => "pass-two",
            Self::DrawThree => "draw-three",
        }
    }
}

/// A tile is its face and its numeral, both shared.
pub(crate) fn numbered(pen: &mut Pen, emblem: Emblem, number: TileNumber, theme: Theme) {
    pen.stamp(Part::TileFace(emblem, theme), Place::Here);
    pen.place(Part::TileNumeral(number), Place::Here, tinted(emblem.on_colour()));
}

/// The numeral; 6 and 9 are underlined.
pub(crate) fn numeral(pen: &mut Pen, number: TileNumber) {
    let n = number.get();
    let set = centred(32.0, 3.6, 28.0).within(42.0).underlined(n == 6 || n == 9);
    write(pen, Word::number(n), set, Paint::Inherit);
}

/// The face with its mark.
pub(crate) fn face(pen: &mut Pen, emblem: Emblem, theme: Theme) {
    let colour = emblem.colour(theme);
    slab(pen, colour, colour.mix(Colour::hex(0), 0.3));
    mark(pen, emblem, 32.0, 49.8, 18.6, emblem.on_colour());
}

/// Action tiles stay light: they belong to no colour.
pub(crate) fn action(pen: &mut Pen, action: Action) {
    slab(pen, PAPER, PAPER.mix(INK, 0.45));
    pen.rect([3.6, 2.6, 56.8, 54.8], 8.0, line(INK, 2.6));
    let (tiles, arrow, head) = match action {
        Action::PassTwo => {
            (vec![(25.0, 19.0, -6.0), (43.0, 19.0, 6.0)], d!("M51,43H24"), d!("M12,43L25,34V52Z"))
        }
        Action::DrawThree => (
            vec![(16.0, 18.0, -10.0), (48.0, 18.0, 10.0), (32.0, 15.0, 0.0)],
            d!("M32,30V41"),
            d!("M32,53L22,40H42Z"),
        ),
    };
    for (x, y, degrees) in tiles {
        pen.shift(Place::Tilted { x, y, degrees }, |pen| {
            pen.rect([-7.5, -7.5, 15.0, 15.0], 3.0, fill(ICE).edge(INK, 2.0));
        });
    }
    pen.path(&arrow, line(FJORD, 6.0));
    pen.path(&head, fill(FJORD).edge(FJORD, 2.0));
}

/// A tile's body with its lower edge in shade.
fn slab(pen: &mut Pen, colour: Colour, shade: Colour) {
    pen.rect([1.0, 1.0, 62.0, 62.0], 10.0, fill(shade));
    let top: Outline = d!("M11,1H53Q63,1 63,11V49.6Q63,59.6 53,59.6H11Q1,59.6 1,49.6V11Q1,1 11,1Z");
    pen.path(&top, fill(colour));
}
