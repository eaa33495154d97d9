//! The pen writes SVG elements. Drawing code always states a shape's whole look; the pen knows
//! what the surrounding group already says and writes only the difference.

use crate::compact::{number, tenths};
use crate::look::{BARE, Look, Paint, Place, Short, Transform, UNKNOWN, fill};
use crate::paint::Colour;
use crate::part::Part;
use crate::path::Outline;
use std::fmt::Write as _;

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
    pub(crate) fn clip(&mut self, outline: &Outline, draw: impl FnOnce(&mut Self)) {
        let shape = Shape::of(outline);
        self.cut(&shape, draw);
        self.need_shape(shape);
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
        self.cut(&shape, marks);
        if self.out[inside..].ends_with("\"></g>") {
            // Nothing was marked: one element does for ground and line.
            self.out.truncate(ground);
            self.again(&shape, look);
        } else {
            self.again(&shape, Look { fill: Paint::None, ..look });
        }
        self.need_shape(shape);
    }

    fn cut(&mut self, shape: &Shape, draw: impl FnOnce(&mut Self)) {
        let open = format!("<g clip-path=\"url(#c-{})\"", shape.name);
        self.open(&open, fill(Paint::None), draw);
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
