//! How a shape looks and where it stands: the values behind `fill`, `stroke` and `transform`.

use crate::compact::{number, tenths};
use crate::paint::Colour;
use std::fmt;

/// What a fill or a line is painted with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Paint {
    None,
    Solid(Colour),
    /// The text colour of the page, for pictures that lie on the page's own ground.
    Current,
    /// Whatever the place of use says; for shared parts.
    Inherit,
}

impl From<Colour> for Paint {
    fn from(colour: Colour) -> Self {
        Self::Solid(colour)
    }
}

/// Fill and line of a shape.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Look {
    pub(crate) fill: Paint,
    pub(crate) line: Paint,
    pub(crate) width: f64,
}

/// Filled, without a line.
pub(crate) fn fill(paint: impl Into<Paint>) -> Look {
    Look { fill: paint.into(), line: Paint::None, width: 1.0 }
}

/// A line, without a fill.
pub(crate) fn line(paint: impl Into<Paint>, width: f64) -> Look {
    Look { fill: Paint::None, line: paint.into(), width }
}

/// A line colour for a shared part that knows its own width.
pub(crate) fn tinted(paint: impl Into<Paint>) -> Look {
    Look { fill: Paint::Inherit, line: paint.into(), width: UNKNOWN.width }
}

/// Whatever the surroundings say.
pub(crate) fn inherited() -> Look {
    UNKNOWN
}

impl Look {
    /// The same with the line of its surroundings.
    pub(crate) fn outline_open(self) -> Self {
        Self { line: Paint::Inherit, width: UNKNOWN.width, ..self }
    }

    /// The same with a line round it.
    pub(crate) fn edge(self, paint: impl Into<Paint>, width: f64) -> Self {
        Self { line: paint.into(), width, ..self }
    }
}

/// Where a group stands, and how large.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum Place {
    Here,
    At {
        x: f64,
        y: f64,
        scale: f64,
    },
    /// Moved to (x, y), then turned by a number of degrees about that point.
    Tilted {
        x: f64,
        y: f64,
        degrees: f64,
    },
}

/// Moved and scaled.
pub(crate) fn at(x: f64, y: f64, scale: f64) -> Place {
    Place::At { x, y, scale }
}

/// The look of an element nobody has said anything about.
pub(crate) const BARE: Look =
    Look { fill: Paint::Solid(Colour::hex(0)), line: Paint::None, width: 1.0 };

/// The surroundings of a shared part: whatever its place of use says, so everything is written.
pub(crate) const UNKNOWN: Look = Look { fill: Paint::Inherit, line: Paint::Inherit, width: -1.0 };

/// A number to one decimal, without needless zeros.
pub(crate) struct Short(pub(crate) f64);

impl fmt::Display for Short {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = String::new();
        number(&mut text, tenths(self.0));
        f.write_str(&text)
    }
}

/// A factor to three decimals.
struct Factor(f64);

impl fmt::Display for Factor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = format!("{:.3}", self.0);
        let text = text.trim_end_matches('0').trim_end_matches('.');
        f.write_str(&text.replacen("0.", ".", usize::from(self.0.abs() < 1.0)))
    }
}

/// A transform attribute, or nothing where nothing moves.
pub(crate) struct Transform(pub(crate) Place);

impl fmt::Display for Transform {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Place::Here => Ok(()),
            Place::At { x, y, scale: 1.0 } => {
                write!(f, " transform=\"translate({} {})\"", Short(x), Short(y))
            }
            Place::At { x, y, scale } => {
                write!(
                    f,
                    " transform=\"translate({} {})scale({})\"",
                    Short(x),
                    Short(y),
                    Factor(scale)
                )
            }
            Place::Tilted { x, y, degrees } => {
                write!(
                    f,
                    " transform=\"translate({} {})rotate({})\"",
                    Short(x),
                    Short(y),
                    Short(degrees)
                )
            }
        }
    }
}
