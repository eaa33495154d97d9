//! The pen writes SVG elements. Drawing code always states a shape's whole look; the pen knows
//! what the surrounding group already says and writes only the difference.

use crate::compact::{number, tenths};
use crate::paint::Colour;
use crate::part::Part;
use crate::path::Outline;
use std::fmt::{self, Write as _};

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
    fill: Paint,
    line: Paint,
    width: f64,
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
    Squeezed {
        x: f64,
        y: f64,
        across: f64,
        down: f64,
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

/// What a drawing refers to and a page must define.
#[derive(Clone, PartialEq, Default, Debug)]
pub(crate) struct Needs {
    pub(crate) parts: Vec<Part>,
    pub(crate) shapes: Vec<Shape>,
}

/// An outline shared by every picture that has the same one, drawn or as a clip. Its name comes
/// from its own text, so that equal outlines meet and different ones do not.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Shape {
    name: String,
    path: String,
}

/// Collects the elements of one picture and what they refer to.
#[derive(Debug)]
pub(crate) struct Pen {
    out: String,
    needs: Needs,
    around: Look,
}

impl Shape {
    fn of(outline: &Outline) -> Self {
        let path = outline.text();
        // FNV-1a over the text: short, and the same on every machine.
        let hash =
            path.bytes().fold(0x811C_9DC5_u32, |h, b| (h ^ u32::from(b)).wrapping_mul(0x0100_0193));
        Self { name: format!("{hash:x}"), path }
    }

    pub(crate) fn id(&self) -> String {
        format!("o-{}", self.name)
    }

    /// The outline, inside a clip of its own.
    pub(crate) fn element(&self) -> String {
        let Self { name, path } = self;
        format!("<clipPath id=\"c-{name}\"><path id=\"o-{name}\" d=\"{path}\"/></clipPath>")
    }
}

impl Pen {
    /// A pen whose shapes all have round joins and ends.
    pub(crate) fn sketch(look: Look, draw: impl FnOnce(&mut Self)) -> (String, Needs) {
        let mut pen = Self::new();
        pen.open(&format!("<g{ROUND}"), look, draw);
        (pen.out, pen.needs)
    }

    /// A pen for a picture made of shared parts alone, which bring their own joins and ends.
    pub(crate) fn assembly(draw: impl FnOnce(&mut Self)) -> (String, Needs) {
        let mut pen = Self::new();
        draw(&mut pen);
        (pen.out, pen.needs)
    }

    /// A pen for a shared part, which inherits from where it is used.
    pub(crate) fn part(draw: impl FnOnce(&mut Self)) -> (String, Needs) {
        let mut pen = Self { around: UNKNOWN, ..Self::new() };
        draw(&mut pen);
        (pen.out, pen.needs)
    }

    pub(crate) fn path(&mut self, outline: &Outline, look: Look) {
        self.out.push_str("<path d=\"");
        outline.write(&mut self.out);
        self.out.push('"');
        self.look(look);
        self.out.push_str("/>");
    }

    /// A line of dots, `gap` apart.
    pub(crate) fn dots(&mut self, outline: &Outline, gap: f64, look: Look) {
        let _ = write!(
            self.out,
            "<path d=\"{}\" stroke-dasharray=\".1 {}\"",
            outline.text(),
            Short(gap)
        );
        self.look(look);
        self.out.push_str("/>");
    }

    pub(crate) fn oval(&mut self, x: f64, y: f64, rx: f64, ry: f64, look: Look) {
        if tenths(rx) == tenths(ry) {
            self.out.push_str("<circle");
            self.attributes(&[("cx", x), ("cy", y), ("r", rx)]);
        } else {
            self.out.push_str("<ellipse");
            self.attributes(&[("cx", x), ("cy", y), ("rx", rx), ("ry", ry)]);
        }
        self.look(look);
        self.out.push_str("/>");
    }

    /// A rectangle with corners of radius `r`.
    pub(crate) fn rect(&mut self, [x, y, w, h]: [f64; 4], r: f64, look: Look) {
        self.out.push_str("<rect");
        self.attributes(&[("x", x), ("y", y)]);
        // Width and height have no default that draws anything.
        self.attribute("width", w);
        self.attribute("height", h);
        self.attributes(&[("rx", r)]);
        self.look(look);
        self.out.push_str("/>");
    }

    /// A group with a place and a look of its own.
    pub(crate) fn group(&mut self, place: Place, look: Look, draw: impl FnOnce(&mut Self)) {
        let transform = format!("<g{}", Transform(place));
        self.open(&transform, look, draw);
    }

    /// A group that only moves what is in it.
    pub(crate) fn shift(&mut self, place: Place, draw: impl FnOnce(&mut Self)) {
        self.group(place, self.around, draw);
    }

    /// Draws what is inside `outline` only.
    pub(crate) fn clip(&mut self, id: &str, outline: &Outline, draw: impl FnOnce(&mut Self)) {
        let _ =
            write!(self.out, "<clipPath id=\"{id}\"><path d=\"{}\"/></clipPath>", outline.text());
        self.open(&format!("<g clip-path=\"url(#{id})\""), fill(Paint::None), draw);
    }

    /// An outline that other pictures may share.
    pub(crate) fn shared(&mut self, outline: &Outline, look: Look) {
        let shape = Shape::of(outline);
        self.again(&shape, look);
        self.need_shape(shape);
    }

    /// A shared outline with marks inside it: the ground, the marks cut to it, the line on top.
    pub(crate) fn marked(&mut self, outline: &Outline, look: Look, marks: impl FnOnce(&mut Self)) {
        let shape = Shape::of(outline);
        let ground = self.out.len();
        self.again(&shape, Look { line: Paint::None, ..look });
        let inside = self.out.len();
        let open = format!("<g clip-path=\"url(#c-{})\"", shape.name);
        self.open(&open, fill(Paint::None), marks);
        if self.out[inside..].ends_with("\"></g>") {
            // Nothing was marked: one element does for ground and line.
            self.out.truncate(ground);
            self.again(&shape, look);
        } else {
            self.again(&shape, Look { fill: Paint::None, ..look });
        }
        self.need_shape(shape);
    }

    fn again(&mut self, shape: &Shape, look: Look) {
        let _ = write!(self.out, "<use href=\"#o-{}\"", shape.name);
        self.look(look);
        self.out.push_str("/>");
    }

    fn need_shape(&mut self, shape: Shape) {
        if !self.needs.shapes.contains(&shape) {
            self.needs.shapes.push(shape);
        }
    }

    /// Draws what is inside a shared clip.
    pub(crate) fn inside(&mut self, clip: Part, draw: impl FnOnce(&mut Self)) {
        let open = format!("<g clip-path=\"url(#{})\"", clip.id());
        self.need(clip);
        self.open(&open, self.around, draw);
    }

    /// Places a shared part, painted by `look` where the part leaves that open.
    pub(crate) fn place(&mut self, part: Part, place: Place, look: Look) {
        self.place_with(part, place, look, None);
    }

    /// As [`Pen::place`], with a second colour for the part's `currentColor`.
    pub(crate) fn place_with(
        &mut self,
        part: Part,
        place: Place,
        look: Look,
        second: Option<Colour>,
    ) {
        let _ = write!(self.out, "<use href=\"#{}\"", part.id());
        match place {
            Place::At { x, y, scale: 1.0 } => self.attributes(&[("x", x), ("y", y)]),
            other => {
                let _ = write!(self.out, "{}", Transform(other));
            }
        }
        if part.picture().is_some() {
            // A symbol fills its viewport unless told otherwise, and not every renderer agrees on
            // which viewport that is.
            self.out.push_str(" width=\"100\" height=\"100\"");
        }
        if let Some(colour) = second {
            let _ = write!(self.out, " color=\"{colour}\"");
        }
        self.look(look);
        self.out.push_str("/>");
        self.need(part);
    }

    /// Places a shared part exactly as its surroundings look.
    pub(crate) fn stamp(&mut self, part: Part, place: Place) {
        self.place(part, place, self.around);
    }

    fn new() -> Self {
        Self { out: String::with_capacity(4096), needs: Needs::default(), around: BARE }
    }

    fn need(&mut self, part: Part) {
        if !self.needs.parts.contains(&part) {
            self.needs.parts.push(part);
        }
    }

    fn open(&mut self, start: &str, look: Look, draw: impl FnOnce(&mut Self)) {
        self.out.push_str(start);
        self.look(look);
        self.out.push('>');
        let outer = self.around;
        // A width that was not written is still the outer one.
        let width = if look.line == Paint::None { outer.width } else { look.width };
        self.around = Look { width, ..look };
        draw(self);
        self.around = outer;
        self.out.push_str("</g>");
    }

    /// Writes what differs from the surroundings.
    fn look(&mut self, look: Look) {
        if look.fill != self.around.fill {
            self.paint(" fill=\"", look.fill);
        }
        if look.line != self.around.line {
            self.paint(" stroke=\"", look.line);
        }
        if look.line != Paint::None
            && look.width >= 0.0
            && tenths(look.width) != tenths(self.around.width)
        {
            self.attribute("stroke-width", look.width);
        }
    }

    fn paint(&mut self, start: &str, paint: Paint) {
        let word = match paint {
            Paint::Inherit => return,
            Paint::None => "none",
            Paint::Current => "currentColor",
            Paint::Solid(_) => "",
        };
        self.out.push_str(start);
        self.out.push_str(word);
        if let Paint::Solid(colour) = paint {
            colour.write(&mut self.out);
        }
        self.out.push('"');
    }

    fn attribute(&mut self, name: &str, value: f64) {
        self.out.push(' ');
        self.out.push_str(name);
        self.out.push_str("=\"");
        number(&mut self.out, tenths(value));
        self.out.push('"');
    }

    /// Writes the attributes that are not zero, which is the default of all of these.
    fn attributes(&mut self, list: &[(&str, f64)]) {
        for &(name, value) in list.iter().filter(|(_, v)| tenths(*v) != 0) {
            self.attribute(name, value);
        }
    }
}

/// Round joins and ends, as attributes.
pub(crate) const ROUND: &str = r#" stroke-linejoin="round" stroke-linecap="round""#;

/// The look of an element nobody has said anything about.
const BARE: Look = Look { fill: Paint::Solid(Colour::hex(0)), line: Paint::None, width: 1.0 };

/// The surroundings of a shared part: whatever its place of use says, so everything is written.
const UNKNOWN: Look = Look { fill: Paint::Inherit, line: Paint::Inherit, width: -1.0 };

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
struct Transform(Place);

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
            Place::Squeezed { x, y, across, down } if (across - down).abs() < 0.0005 => {
                write!(f, "{}", Self(at(x, y, down)))
            }
            Place::Squeezed { x, y, across, down } => write!(
                f,
                " transform=\"translate({} {})scale({} {})\"",
                Short(x),
                Short(y),
                Factor(across),
                Factor(down)
            ),
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
