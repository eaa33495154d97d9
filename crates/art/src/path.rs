//! Outlines: read from SVG path text or built from points, written in the fewest characters.

use crate::compact::Writer;

/// A point of the drawing field, y downwards.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Pt {
    pub(crate) x: f64,
    pub(crate) y: f64,
}

/// A point.
pub(crate) const fn pt(x: f64, y: f64) -> Pt {
    Pt { x, y }
}

impl Pt {
    /// The point `part` of the way to `to`.
    pub(crate) fn towards(self, to: Self, part: f64) -> Self {
        pt(self.x + (to.x - self.x) * part, self.y + (to.y - self.y) * part)
    }

    pub(crate) fn distance(self, to: Self) -> f64 {
        let (dx, dy) = (to.x - self.x, to.y - self.y);
        (dx * dx + dy * dy).sqrt()
    }

    /// This point mirrored in `centre`.
    pub(crate) fn reflected(self, centre: Self) -> Self {
        pt(2.0 * centre.x - self.x, 2.0 * centre.y - self.y)
    }
}

/// One step of an outline, in absolute coordinates.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum Step {
    Move(Pt),
    Line(Pt),
    Quad(Pt, Pt),
    Cubic(Pt, Pt, Pt),
    Arc { radii: Pt, large: bool, sweep: bool, to: Pt },
    Close,
}

/// A path as a list of steps.
#[derive(Clone, PartialEq, Default, Debug)]
pub(crate) struct Outline {
    pub(crate) steps: Vec<Step>,
}

/// An outline from path text; each `$` stands for the next number, as in `d!("M$,4h8", x)`.
macro_rules! d {
    ($text:literal $(, $number:expr)* $(,)?) => {
        $crate::path::Outline::read($text, &[$(f64::from($number)),*])
    };
}
pub(crate) use d;

impl Outline {
    /// Reads path text of our own making; what cannot be read is left out.
    pub(crate) fn parse(text: &str) -> Self {
        Self::read(text, &[])
    }

    /// The same with a number for each `$` of the text.
    pub(crate) fn read(text: &str, numbers: &[f64]) -> Self {
        let origin = pt(0.0, 0.0);
        Reader { bytes: text.as_bytes(), at: 0, numbers, pen: origin, start: origin }.outline()
    }

    /// A smooth closed curve through the points (Catmull-Rom, as cubics).
    pub(crate) fn smooth(points: &[Pt]) -> Self {
        let Some(&first) = points.first() else { return Self::default() };
        let n = points.len();
        let near = |i: usize| points[i % n];
        let mut steps = vec![Step::Move(first)];
        for i in 0..n {
            let (p0, p1, p2, p3) = (near(i + n - 1), near(i), near(i + 1), near(i + 2));
            let out = pt(p1.x + (p2.x - p0.x) / 6.0, p1.y + (p2.y - p0.y) / 6.0);
            let back = pt(p2.x - (p3.x - p1.x) / 6.0, p2.y - (p3.y - p1.y) / 6.0);
            steps.push(Step::Cubic(out, back, p2));
        }
        steps.push(Step::Close);
        Self { steps }
    }

    /// The polygon through the points, closed.
    pub(crate) fn polygon(points: &[Pt]) -> Self {
        let mut steps: Vec<Step> = points.iter().map(|&p| Step::Line(p)).collect();
        if let Some(first) = steps.first_mut() {
            *first = Step::Move(points[0]);
        }
        steps.push(Step::Close);
        Self { steps }
    }

    /// An ellipse as two arcs, so that several can share one path.
    pub(crate) fn oval(x: f64, y: f64, rx: f64, ry: f64) -> Self {
        let half = |to| Step::Arc { radii: pt(rx, ry), large: true, sweep: true, to };
        let steps =
            vec![Step::Move(pt(x - rx, y)), half(pt(x + rx, y)), half(pt(x - rx, y)), Step::Close];
        Self { steps }
    }

    /// Dots for a line with round ends: a tenth of the text of as many small ovals.
    pub(crate) fn dots(places: impl IntoIterator<Item = Pt>) -> Self {
        let dot = |p: Pt| [Step::Move(p), Step::Line(pt(p.x + 0.1, p.y))];
        Self { steps: places.into_iter().flat_map(dot).collect() }
    }

    /// The same outline with its origin at (x, y), scaled. Drawn so, it needs no `transform`: browsers keep a record for
    /// each of those, and go through all of them whenever a page changes.
    pub(crate) fn placed(self, x: f64, y: f64, [across, down]: [f64; 2]) -> Self {
        let at = |p: Pt| pt(x + p.x * across, y + p.y * down);
        let place = |step| match step {
            Step::Move(to) => Step::Move(at(to)),
            Step::Line(to) => Step::Line(at(to)),
            Step::Quad(control, to) => Step::Quad(at(control), at(to)),
            Step::Cubic(first, second, to) => Step::Cubic(at(first), at(second), at(to)),
            Step::Arc { radii, large, sweep, to } => {
                let radii = pt(radii.x * across.abs(), radii.y * down.abs());
                // In a mirror, arcs turn the other way.
                let sweep = sweep == (across * down > 0.0);
                Step::Arc { radii, large, sweep, to: at(to) }
            }
            Step::Close => Step::Close,
        };
        Self { steps: self.steps.into_iter().map(place).collect() }
    }

    /// A shape drawn in a box of 24, `size` high and centred on (x, y); turned, if the size is negative.
    pub(crate) fn centred(self, x: f64, y: f64, size: f64) -> Self {
        self.placed(x - size / 2.0, y - size / 2.0, [size / 24.0; 2])
    }

    /// Appends another outline, so that shapes of one colour become one path.
    pub(crate) fn and(mut self, other: Self) -> Self {
        self.steps.extend(other.steps);
        self
    }

    /// The text of a `d` attribute: tenths, absolute or relative, whichever is shorter.
    pub(crate) fn text(&self) -> String {
        let mut text = String::with_capacity(12 * self.steps.len());
        self.write(&mut text);
        text
    }

    /// Writes the same into a text.
    pub(crate) fn write(&self, out: &mut String) {
        let mut writer = Writer::new(out);
        for step in &self.steps {
            writer.step(step);
        }
    }
}

impl FromIterator<Self> for Outline {
    fn from_iter<I: IntoIterator<Item = Self>>(parts: I) -> Self {
        parts.into_iter().fold(Self::default(), Self::and)
    }
}

/// A closed ring of points from its right half, top to bottom; x is measured from the axis `cx`,
/// and points with x = 0 lie on it.
pub(crate) fn mirror(right: &[Pt], cx: f64) -> Vec<Pt> {
    let back = right.iter().rev().filter(|p| p.x != 0.0).map(|p| pt(cx - p.x, p.y));
    right.iter().map(|p| pt(cx + p.x, p.y)).chain(back).collect()
}

/// Reads path text into absolute steps.
struct Reader<'a> {
    bytes: &'a [u8],
    at: usize,
    numbers: &'a [f64],
    pen: Pt,
    start: Pt,
}

impl Reader<'_> {
    fn outline(mut self) -> Outline {
        let mut steps = Vec::with_capacity(self.bytes.len() / 6);
        let mut command = b'M';
        while let Some(next) = self.peek() {
            if next.is_ascii_alphabetic() {
                command = next;
                self.at += 1;
            }
            let Some(step) = self.step(command, steps.last().copied()) else { break };
            steps.push(step);
            // Further pairs after a move are lines.
            command = match command {
                b'M' => b'L',
                b'm' => b'l',
                other => other,
            };
        }
        Outline { steps }
    }

    fn step(&mut self, command: u8, before: Option<Step>) -> Option<Step> {
        let from = self.pen;
        let base = if command.is_ascii_lowercase() { from } else { pt(0.0, 0.0) };
        let step = match command.to_ascii_uppercase() {
            b'M' => Step::Move(self.point(base)?),
            b'L' => Step::Line(self.point(base)?),
            b'H' => Step::Line(pt(base.x + self.number()?, from.y)),
            b'V' => Step::Line(pt(from.x, base.y + self.number()?)),
            b'Q' => Step::Quad(self.point(base)?, self.point(base)?),
            b'T' => {
                let control = match before {
                    Some(Step::Quad(c, _)) => c.reflected(from),
                    _ => from,
                };
                Step::Quad(control, self.point(base)?)
            }
            b'C' => Step::Cubic(self.point(base)?, self.point(base)?, self.point(base)?),
            b'S' => {
                let control = match before {
                    Some(Step::Cubic(_, c, _)) => c.reflected(from),
                    _ => from,
                };
                Step::Cubic(control, self.point(base)?, self.point(base)?)
            }
            b'A' => {
                let radii = self.point(pt(0.0, 0.0))?;
                self.number()?;
                let (large, sweep) = (self.number()? != 0.0, self.number()? != 0.0);
                Step::Arc { radii, large, sweep, to: self.point(base)? }
            }
            b'Z' => Step::Close,
            _ => return None,
        };
        match step {
            Step::Move(to) => (self.pen, self.start) = (to, to),
            Step::Line(to) | Step::Quad(_, to) | Step::Cubic(_, _, to) | Step::Arc { to, .. } => {
                self.pen = to;
            }
            Step::Close => self.pen = self.start,
        }
        Some(step)
    }

    fn point(&mut self, base: Pt) -> Option<Pt> {
        Some(pt(base.x + self.number()?, base.y + self.number()?))
    }

    /// The next byte that is no separator.
    fn peek(&mut self) -> Option<u8> {
        while let Some(b' ' | b',' | b'\n') = self.bytes.get(self.at) {
            self.at += 1;
        }
        self.bytes.get(self.at).copied()
    }

    /// A plain decimal or the next number for a `$`. A board has tens of thousands of them, so
    /// this is by hand.
    fn number(&mut self) -> Option<f64> {
        let negative = self.peek()? == b'-';
        self.at += usize::from(negative);
        if self.bytes.get(self.at) == Some(&b'$') {
            let (&value, rest) = self.numbers.split_first()?;
            self.numbers = rest;
            self.at += 1;
            return Some(if negative { -value } else { value });
        }
        let (mut digits, mut scale, mut seen, mut point) = (0_u32, 1.0, false, false);
        while let Some(&byte) = self.bytes.get(self.at) {
            match byte {
                b'0'..=b'9' => {
                    digits = digits * 10 + u32::from(byte - b'0');
                    scale *= if point { 10.0 } else { 1.0 };
                    seen = true;
                }
                b'.' if !point => point = true,
                _ => break,
            }
            self.at += 1;
        }
        let value = f64::from(digits) / scale;
        seen.then_some(if negative { -value } else { value })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(text: &str, compact: &str) {
        assert_eq!(Outline::parse(text).text(), compact, "{text}");
    }

    #[test]
    fn paths_are_written_short_and_unchanged() {
        check("M10,10 L20,10 L20,30 Z", "M10 10h10v20Z");
        check("M0.5,-0.5 l0.25,0.25", "M.5-.5l.3.2");
        check("M1,1 Q3,-1 5,1 T9,1", "M1 1q2-2 4 0t4 0");
        check("M0,0 C0,5 5,5 5,0 S10,-5 10,0", "M0 0c0 5 5 5 5 0s5-5 5 0");
        check("M4,2a5,5 0 1 0 0,10z", "M4 2a5 5 0 1 0 0 10Z");
        check("M100,100 l1,1 1,1", "M100 100l1 1 1 1");
        check("M9,9 L99.5,99 99.5,8", "M9 9l90.5 90V8");
    }

    #[test]
    fn placed_outlines_are_moved_scaled_and_turned() {
        let placed = |text: &str, scale| Outline::parse(text).placed(10.0, 20.0, scale).text();
        assert_eq!(placed("M1,2L3,4H5Z", [2.0, 1.0]), "M12 22l4 2h4Z");
        assert_eq!(
            placed("M0,0q1,2 3,4c1,1 2,2 3,0", [-2.0, -2.0]),
            "M10 20q-2-4-6-8c-2-2-4-4-6 0"
        );
        // Turned, an arc goes round the same way; mirrored, the other way.
        assert_eq!(placed("M0,0a4,2 0 0 1 2,2", [-0.5, -0.5]), "M10 20a2 1 0 0 1-1-1");
        assert_eq!(placed("M0,0a4,2 0 0 1 2,2", [-1.0, 1.0]), "M10 20a4 2 0 0 0-2 2");
    }

    #[test]
    fn rounding_does_not_drift() {
        let long: String =
            std::iter::once("M0,0".to_owned()).chain((0..100).map(|_| "l0.26,0".into())).collect();
        let last = Outline::parse(&Outline::parse(&long).text()).steps.last().copied();
        let Some(Step::Line(end)) = last else { panic!("the path ends in a line") };
        assert!((end.x - 26.0).abs() < 1e-9, "{end:?}");
    }

    /// Points, one after another, that jump about in tenths and halves of tenths.
    fn points() -> impl Iterator<Item = Pt> {
        let mut state = 1_u32;
        let mut next = move || {
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            f64::from((state >> 16) % 2400) / 20.0 - 20.0
        };
        std::iter::repeat_with(move || pt(next(), next()))
    }

    #[test]
    fn what_is_written_is_what_was_meant() {
        let mut points = points();
        let mut p = || points.next().unwrap_or(pt(0.0, 0.0));
        for _ in 0..200 {
            let mut steps = vec![Step::Move(p())];
            for _ in 0..6 {
                let radii = pt(p().x.abs() + 1.0, 3.0);
                steps.extend([Step::Line(p()), Step::Quad(p(), p()), Step::Cubic(p(), p(), p())]);
                steps.push(Step::Arc { radii, large: true, sweep: false, to: p() });
            }
            steps.push(Step::Close);
            let meant = Outline { steps };
            let read = Outline::parse(&meant.text());
            assert_eq!(read.steps.len(), meant.steps.len(), "{}", meant.text());
            for (a, b) in meant.steps.iter().zip(&read.steps) {
                assert!(near(a, b), "{a:?} was read as {b:?} in {}", meant.text());
            }
        }
    }

    /// Whether two steps are the same to the nearest tenth.
    fn near(a: &Step, b: &Step) -> bool {
        let close = |a: Pt, b: Pt| (a.x - b.x).abs() < 0.051 && (a.y - b.y).abs() < 0.051;
        match (*a, *b) {
            (Step::Move(a), Step::Move(b)) | (Step::Line(a), Step::Line(b)) => close(a, b),
            (Step::Quad(a, c), Step::Quad(b, d)) => close(a, b) && close(c, d),
            (Step::Cubic(a, c, e), Step::Cubic(b, d, f)) => {
                close(a, b) && close(c, d) && close(e, f)
            }
            (
                Step::Arc { radii: a, large, sweep, to: c },
                Step::Arc { radii: b, large: l, sweep: s, to: d },
            ) => close(a, b) && close(c, d) && (large, sweep) == (l, s),
            (Step::Close, Step::Close) => true,
            _ => false,
        }
    }

    #[test]
    fn a_text_survives_being_read_again() {
        for text in ["M1.2,3.4c5,-6 7,8 -9,1.1t3,4q1,2 3,4t1,1z", "M3,4A2,3 0 0 1 9,9h-4v.5"] {
            let once = Outline::parse(text).text();
            assert_eq!(Outline::parse(&once).text(), once);
        }
    }
}
