//! Teams and colours: blue is a ring, red a cross, green a dot, yellow a triangle, in all games.

use crate::look::{Paint, fill, line};
use crate::paint::{Colour, INK, PAPER};
use crate::path::{Outline, d};
use crate::pen::Pen;

/// Which ground a picture lies on, where its colours depend on that.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Theme {
    Light,
    Dark,
}

/// The teams of the Sequence games.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Team {
    Blue,
    Green,
    Red,
}

/// The sides of a chip.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Side {
    /// As it is placed.
    Plain,
    /// Turned over: part of a finished sequence.
    Marked,
}

/// A colour with its shape.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Emblem {
    /// A ring.
    Blue,
    /// A cross.
    Red,
    /// A triangle.
    Yellow,
    /// A dot.
    Green,
}

impl Theme {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Light, Self::Dark];

    /// What an id ends in.
    pub(crate) fn suffix(self) -> &'static str {
        match self {
            Self::Light => "",
            Self::Dark => "-dark",
        }
    }
}

impl Team {
    /// All three.
    pub const ALL: [Self; 3] = [Self::Blue, Self::Green, Self::Red];

    /// Its colour and shape.
    pub fn emblem(self) -> Emblem {
        match self {
            Self::Blue => Emblem::Blue,
            Self::Green => Emblem::Green,
            Self::Red => Emblem::Red,
        }
    }
}

impl Emblem {
    /// All four.
    pub const ALL: [Self; 4] = [Self::Blue, Self::Red, Self::Yellow, Self::Green];

    /// Its name in ids.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::Blue => "blue",
            Self::Red => "red",
            Self::Yellow => "yellow",
            Self::Green => "green",
        }
    }

    /// The full colour.
    pub fn colour(self, theme: Theme) -> Colour {
        Colour::hex(match (self, theme) {
            (Self::Blue, Theme::Light) => 0x1B5793,
            (Self::Blue, Theme::Dark) => 0x3676BA,
            (Self::Red, Theme::Light) => 0xC23B33,
            (Self::Red, Theme::Dark) => 0xC8453D,
            (Self::Green, Theme::Light) => 0x74C6A3,
            (Self::Green, Theme::Dark) => 0x7FD0AD,
            (Self::Yellow, _) => 0xF4D758,
        })
    }

    /// What is read on the full colour.
    pub fn on_colour(self) -> Colour {
        Colour::hex(match self {
            Self::Blue | Self::Red => 0xFFFFFF,
            Self::Green => 0x0E2B22,
            Self::Yellow => 0x2A1B00,
        })
    }

    /// The tone that is read on paper.
    pub fn deep(self) -> Colour {
        Colour::hex(match self {
            Self::Blue => 0x1B5793,
            Self::Red => 0xB3332B,
            Self::Green => 0x1F7A57,
            Self::Yellow => 0x8A5200,
        })
    }

    /// The shape in a box of 24.
    fn outline(self) -> Outline {
        match self {
            Self::Blue => d!(
                "M12,3.4a8.6,8.6 0 1 1 0,17.2a8.6,8.6 0 1 1 0,-17.2ZM12,7.4a4.6,4.6 0 1 0 0,9.2a4.6,4.6 0 1 0 0,-9.2Z"
            ),
            Self::Red => d!(
                "M7.6,4.4L12,8.9L16.4,4.4A2.2,2.2 0 0 1 19.6,7.6L15.1,12L19.6,16.4A2.2,2.2 0 0 1 16.4,19.6L12,15.1\
                 L7.6,19.6A2.2,2.2 0 0 1 4.4,16.4L8.9,12L4.4,7.6A2.2,2.2 0 0 1 7.6,4.4Z"
            ),
            Self::Green => Outline::oval(12.0, 12.0, 7.0, 7.0),
            Self::Yellow => d!(
                "M12.9,4.3L20.9,18.3Q21.2,19.7 20,19.8H4Q2.8,19.7 3.1,18.3L11.1,4.3Q12,3.3 12.9,4.3Z"
            ),
        }
    }
}

/// A chip, 100 × 100. Plain: colour, notched rim, light mark. Marked: light face, coloured rim
/// with five beads for five in a row. The sides differ in light and dark, so they are told apart
/// at 24 px by any eye.
pub(crate) fn chip(pen: &mut Pen, team: Team, side: Side, theme: Theme) {
    let emblem = team.emblem();
    let colour = emblem.colour(theme);
    // An ivory rim lets dark blue and red stand clear of a dark board.
    pen.oval(50.0, 50.0, 49.0, 49.0, fill(PAPER).edge(PAPER.mix(INK, 0.4), 1.6));
    pen.oval(50.0, 50.0, 43.5, 43.5, fill(colour));
    match side {
        Side::Plain => {
            let notch = colour.mix(PAPER, 0.6);
            let notches: Outline =
                [(50.0, 6.8, 50.0, 15.0), (87.4, 28.4, 80.3, 32.5), (87.4, 71.6, 80.3, 67.5)]
                    .into_iter()
                    .chain([
                        (50.0, 93.2, 50.0, 85.0),
                        (12.6, 71.6, 19.7, 67.5),
                        (12.6, 28.4, 19.7, 32.5),
                    ])
                    .map(|(a, b, c, e)| d!("M$,$L$,$", a, b, c, e))
                    .collect();
            pen.path(&notches, line(notch, 7.0));
            mark(pen, emblem, 50.0, 50.0, 60.0, emblem.on_colour());
        }
        Side::Marked => {
            pen.oval(50.0, 50.0, 32.0, 32.0, fill(PAPER));
            let beads: Outline =
                [(50.0, 12.2), (85.9, 38.3), (72.2, 80.6), (27.8, 80.6), (14.1, 38.3)]
                    .into_iter()
                    .map(|(x, y)| Outline::oval(x, y, 3.6, 3.6))
                    .collect();
            pen.path(&beads, fill(PAPER));
            mark(pen, emblem, 50.0, 50.0, 46.0, emblem.deep());
        }
    }
}

/// A mark centred on (x, y).
pub(crate) fn mark(
    pen: &mut Pen,
    emblem: Emblem,
    x: f64,
    y: f64,
    size: f64,
    paint: impl Into<Paint>,
) {
    pen.path(&emblem.outline().centred(x, y, size), fill(paint));
}

/// The mark alone, 24 × 24, in the page's colour.
pub(crate) fn mark_alone(pen: &mut Pen, emblem: Emblem) {
    pen.path(&emblem.outline(), fill(Paint::Current));
}
