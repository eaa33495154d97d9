//! Path text in the fewest characters: tenths, the shorter of absolute and relative, no letter or
//! separator that can be left out. Positions are whole tenths throughout, so nothing drifts.

use crate::path::{Pt, Step};
use std::fmt::Write as _;

/// A position in tenths of a unit.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
struct Tenths {
    x: i32,
    y: i32,
}

impl From<Pt> for Tenths {
    fn from(p: Pt) -> Self {
        Self { x: tenths(p.x), y: tenths(p.y) }
    }
}

/// What the last step leaves for a smooth continuation.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
enum Tangent {
    #[default]
    None,
    Quad(Tenths),
    Cubic(Tenths),
}

/// Writes steps one after another.
pub(crate) struct Writer<'a> {
    out: &'a mut String,
    /// Whether nothing has been written yet.
    fresh: bool,
    pen: Tenths,
    start: Tenths,
    last: char,
    tangent: Tangent,
    /// Whether the last number has a decimal.
    fraction: bool,
    absolute: String,
    relative: String,
}

impl<'a> Writer<'a> {
    pub(crate) fn new(out: &'a mut String) -> Self {
        Self {
            out,
            fresh: true,
            pen: Tenths::default(),
            start: Tenths::default(),
            last: ' ',
            tangent: Tangent::None,
            fraction: false,
            absolute: String::with_capacity(32),
            relative: String::with_capacity(32),
        }
    }

    pub(crate) fn step(&mut self, step: &Step) {
        let before = std::mem::take(&mut self.tangent);
        match *step {
            Step::Close => {
                self.out.push('Z');
                self.last = 'Z';
                self.pen = self.start;
            }
            Step::Move(to) => {
                let to = to.into();
                self.points('M', &[to]);
                (self.pen, self.start) = (to, to);
                self.last = if self.last == 'm' { 'l' } else { 'L' };
            }
            Step::Line(to) => self.line(to.into()),
            Step::Quad(control, to) => self.quad(before, control.into(), to.into()),
            Step::Cubic(first, second, to) => {
                self.cubic(before, [first, second, to].map(Tenths::from));
            }
            Step::Arc { radii, large, sweep, to } => {
                self.arc(radii.into(), large, sweep, to.into());
            }
        }
    }

    fn quad(&mut self, before: Tangent, control: Tenths, to: Tenths) {
        if before == Tangent::Quad(self.reflection(control)) {
            self.points('T', &[to]);
        } else {
            self.points('Q', &[control, to]);
        }
        self.tangent = Tangent::Quad(control);
        self.pen = to;
    }

    fn cubic(&mut self, before: Tangent, [first, second, to]: [Tenths; 3]) {
        if before == Tangent::Cubic(self.reflection(first)) {
            self.points('S', &[second, to]);
        } else {
            self.points('C', &[first, second, to]);
        }
        self.tangent = Tangent::Cubic(second);
        self.pen = to;
    }

    fn arc(&mut self, radii: Tenths, large: bool, sweep: bool, to: Tenths) {
        let flags = [radii.x, radii.y, 0, 10 * i32::from(large), 10 * i32::from(sweep)];
        let by = [to.x - self.pen.x, to.y - self.pen.y];
        let flags = flags.into_iter();
        self.numbers('A', flags.clone().chain([to.x, to.y]), flags.chain(by));
        self.pen = to;
    }

    fn line(&mut self, to: Tenths) {
        let (dx, dy) = (to.x - self.pen.x, to.y - self.pen.y);
        match (dx, dy) {
            (0, 0) => return,
            (_, 0) => self.numbers('H', [to.x].into_iter(), [dx].into_iter()),
            (0, _) => self.numbers('V', [to.y].into_iter(), [dy].into_iter()),
            _ => self.points('L', &[to]),
        }
        self.pen = to;
    }

    /// Where the control point before would have to lie for `control` to be its reflection.
    fn reflection(&self, control: Tenths) -> Tenths {
        Tenths { x: 2 * self.pen.x - control.x, y: 2 * self.pen.y - control.y }
    }

    fn points(&mut self, letter: char, points: &[Tenths]) {
        let pen = self.pen;
        self.numbers(
            letter,
            points.iter().flat_map(|p| [p.x, p.y]),
            points.iter().flat_map(|p| [p.x - pen.x, p.y - pen.y]),
        );
    }

    fn numbers(
        &mut self,
        letter: char,
        absolute: impl Iterator<Item = i32>,
        relative: impl Iterator<Item = i32>,
    ) {
        let low = letter.to_ascii_lowercase();
        command(&mut self.absolute, letter, self.last, absolute);
        command(&mut self.relative, low, self.last, relative);
        // Without a letter in front, a number needs a space, unless its sign or point sets it apart.
        let joins = |text: &str| {
            !text.starts_with(|c: char| c.is_ascii_digit())
                && (self.fraction || !text.starts_with('.'))
        };
        let cost = |text: &str| text.len() + usize::from(!joins(text));
        // On a tie relative numbers win, since they repeat more and so compress better.
        let relative = !self.fresh && cost(&self.relative) <= cost(&self.absolute);
        let text = if relative { &self.relative } else { &self.absolute };
        if !joins(text) {
            self.out.push(' ');
        }
        self.out.push_str(text);
        self.fraction = text.rsplit([' ', '-']).next().is_some_and(|number| number.contains('.'));
        self.last = if relative { low } else { letter };
        self.fresh = false;
    }
}

/// One command: its letter unless it repeats the last one, then its numbers.
fn command(out: &mut String, letter: char, last: char, numbers: impl Iterator<Item = i32>) {
    out.clear();
    if letter != last {
        out.push(letter);
    }
    let mut after_fraction = false;
    for (i, n) in numbers.enumerate() {
        let bare = n >= 0 && (n >= 10 || n % 10 == 0);
        let joins = n < 0 || (!bare && after_fraction);
        if i > 0 && !joins {
            out.push(' ');
        }
        number(out, n);
        after_fraction = n % 10 != 0;
    }
}

/// A number of tenths without a leading or trailing zero.
pub(crate) fn number(out: &mut String, tenths: i32) {
    if tenths < 0 {
        out.push('-');
    }
    let (whole, part) = (tenths.unsigned_abs() / 10, tenths.unsigned_abs() % 10);
    let digit = |n: u32| char::from(b'0' + (n % 10) as u8);
    // Fields are a hundred units wide, so three digits are the rule; no formatter is needed.
    if whole >= 1000 {
        let _ = write!(out, "{whole}");
    } else {
        if whole >= 100 {
            out.push(digit(whole / 100));
        }
        if whole >= 10 {
            out.push(digit(whole / 10));
        }
        if whole > 0 || part == 0 {
            out.push(digit(whole));
        }
    }
    if part > 0 {
        out.push('.');
        out.push(digit(part));
    }
}

/// The nearest tenth.
pub(crate) fn tenths(v: f64) -> i32 {
    (v * 10.0).round() as i32
}
