//! Ears: behind the head, except folded ones, which lie on it.

use super::anatomy::{Ear, Face, Pattern};
use super::figure::Figure;
use crate::look::fill;
use crate::paint::Colour;
use crate::path::{Outline, Pt, Step, d};
use crate::pen::Pen;

pub(crate) fn behind(pen: &mut Pen, figure: &Figure<'_>) {
    match figure.cat.ear {
        Ear::Folded => {}
        Ear::Curled => pair(pen, figure, curled),
        _ => pair(pen, figure, standing),
    }
    if figure.cat.ear == Ear::Tufted {
        pen.path(&brushes(figure), fill(figure.line));
    }
}

/// Caps on the skull.
pub(crate) fn folded(pen: &mut Pen, figure: &Figure<'_>) {
    let cap = |s: f64| {
        let p = |x: f64, y: f64| figure.on_head(s * x, y);
        let (a, b, c, e) = (p(0.26, -1.0), p(0.5, -1.16), p(0.9, -0.98), p(1.0, -0.42));
        let (f, g, h) = (p(0.86, -0.36), p(0.62, -0.42), p(0.46, -0.56));
        let (i, j) = (p(0.36, -0.66), p(0.28, -0.8));
        let curve = |b, c, to| Step::Cubic(b, c, to);
        Outline {
            steps: vec![Step::Move(a), curve(b, c, e), curve(f, g, h), curve(i, j, a), Step::Close],
        }
    };
    pen.path(&cap(-1.0).and(cap(1.0)), figure.outlined(figure.shade(0.10)));
}

/// The two outlines of an ear.
struct EarShape {
    whole: Outline,
    inside: Outline,
}

/// Draws both ears, each from a shape for the left (−1) or right (1) side; of one colour they
/// share their paths.
fn pair(pen: &mut Pen, figure: &Figure<'_>, shape: fn(&Figure<'_>, f64) -> EarShape) {
    let (left, right) = (shape(figure, -1.0), shape(figure, 1.0));
    let (left_colour, right_colour) = colours(figure);
    if left_colour == right_colour {
        pen.shared(&left.whole.and(right.whole), figure.outlined(left_colour));
    } else {
        pen.shared(&left.whole, figure.outlined(left_colour));
        pen.shared(&right.whole, figure.outlined(right_colour));
    }
    let inside = figure.cat.ear_inside.unwrap_or(figure.cat.nose.mix(left_colour, 0.35));
    pen.shared(&left.inside.and(right.inside), fill(inside));
}

fn colours(figure: &Figure<'_>) -> (Colour, Colour) {
    let cat = figure.cat;
    if cat.pattern.patched() {
        (figure.dark, figure.third)
    } else if figure.pointed() || cat.pattern == Pattern::Van {
        (figure.dark, figure.dark)
    } else {
        (cat.coat, cat.coat)
    }
}

fn standing(figure: &Figure<'_>, side: f64) -> EarShape {
    let m = figure.cat.ear.measure();
    let p = |x: f64, y: f64| figure.on_head(side * x, y);
    let outer_x = if figure.cat.face == Face::Flat { 0.92 } else { 0.97 };
    let (inner, outer, tip) = (p(m.inner_x, -0.85), p(outer_x, m.outer_y), p(m.tip_x, m.tip_y));
    let bend_in = p(m.inner_x + (m.tip_x - m.inner_x) * 0.34, -0.85 + (m.tip_y + 0.85) * 0.72);
    let bend_out =
        p(0.97 + (m.tip_x - 0.97) * 0.5 + 0.13, m.outer_y + (m.tip_y - m.outer_y) * 0.55);
    // Both sides end short of the tip, and a curve through it rounds it off.
    let k = 1.0 - 0.5 * m.round;
    let cut = |base: Pt, bend: Pt| {
        let near = base.towards(bend, k);
        (near, near.towards(bend.towards(tip, k), k))
    };
    let ((a, p1), (b, p2)) = (cut(inner, bend_in), cut(outer, bend_out));
    let ring = [inner, a, p1, tip, p2, b, outer];
    let middle = inner.towards(outer, 0.5).towards(tip, 0.12);
    EarShape { whole: three_quads(ring), inside: three_quads(ring.map(|p| middle.towards(p, 0.6))) }
}

fn three_quads([from, a, p, tip, q, b, to]: [Pt; 7]) -> Outline {
    let steps = vec![
        Step::Move(from),
        Step::Quad(a, p),
        Step::Quad(tip, q),
        Step::Quad(b, to),
        Step::Close,
    ];
    Outline { steps }
}

/// Ears that rise and hook outwards.
fn curled(figure: &Figure<'_>, side: f64) -> EarShape {
    let ring = |points: [(f64, f64); 10]| {
        let [a, b, c, e, f, g, h, i, j, k] = points.map(|(x, y)| figure.on_head(side * x, y));
        let curves = [Step::Cubic(b, c, e), Step::Cubic(f, g, h), Step::Cubic(i, j, k)];
        let steps = std::iter::once(Step::Move(a)).chain(curves).chain([Step::Close]).collect();
        Outline { steps }
    };
    #[rustfmt::skip]
    let whole = ring([
        (0.12, -0.85), (0.12, -1.15), (0.36, -1.46), (0.76, -1.48), (1.06, -1.50),
        (1.34, -1.38), (1.42, -1.06), (1.22, -1.16), (1.04, -1.02), (0.97, -0.2),
    ]);
    #[rustfmt::skip]
    let inside = ring([
        (0.34, -0.85), (0.36, -1.06), (0.52, -1.27), (0.78, -1.30), (0.96, -1.31),
        (1.06, -1.28), (1.13, -1.22), (0.92, -1.06), (0.84, -0.86), (0.80, -0.5),
    ]);
    EarShape { whole, inside }
}

/// The lynx's brushes at both tips.
fn brushes(figure: &Figure<'_>) -> Outline {
    let m = figure.cat.ear.measure();
    [-1.0, 1.0]
        .into_iter()
        .map(|s| {
            let tip = figure.on_head(s * m.tip_x, m.tip_y);
            let (x, y) = (tip.x, tip.y);
            let (a, b, c) = (x - s * 3.4, x - s * 0.6, x + s * 2.2);
            let (e, f) = (x + s * 2.4, x + s * 1.6);
            let (down, up, top, low, base) = (y + 5.0, y - 2.0, y - 7.0, y + 1.0, y + 6.0);
            d!("M$,$Q$,$ $,$Q$,$ $,$Z", a, down, b, up, c, top, e, low, f, base)
        })
        .collect()
}
