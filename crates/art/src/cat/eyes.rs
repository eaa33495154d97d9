//! Eyes. Those of both sides are drawn as one: every shape and every place of its own costs a board of cats.

use super::LINE;
use super::anatomy::{Eyes, Mood};
use super::figure::Figure;
use crate::look::{fill, line};
use crate::paint::{MILK, PENCIL, WHITE};
use crate::path::{Outline, Step, d, pt};
use crate::pen::Pen;

/// Both eyes, in the cat's mood.
pub(crate) fn draw(pen: &mut Pen, figure: &Figure<'_>) {
    match figure.cat.mood {
        Mood::Bliss => shut(pen, figure, 6.4),
        Mood::Happy => shut(pen, figure, -6.4),
        Mood::Calm | Mood::Meow => open(pen, figure),
        Mood::Wary => {
            open(pen, figure);
            lids(pen, figure, 0.38, 0.5);
        }
        Mood::Cross => {
            open(pen, figure);
            lids(pen, figure, -0.1, 0.62);
        }
    }
}

/// Where an eye is, on the left (−1) or right (1) side.
pub(crate) fn centre(figure: &Figure<'_>, side: f64) -> (f64, f64) {
    let p = figure.on_head(side * figure.face.eye_x, figure.face.eye_y);
    (p.x, p.y)
}

/// The size of the eyes: a little larger than life, so that they carry on a board.
pub(crate) fn size(figure: &Figure<'_>) -> f64 {
    figure.cat.eye_size * figure.cat.head_size * 1.08
}

/// Irises, pupils, one large highlight each. Almond eyes lean outwards, so left and right differ.
fn open(pen: &mut Pen, figure: &Figure<'_>) {
    let (cat, s) = (figure.cat, size(figure));
    let oval = |side: f64, [x, y, rx, ry]: [f64; 4]| {
        let (cx, cy) = centre(figure, side);
        // Half an oval bulges if its ends are rounded to other tenths than its middle and its radius.
        let [x, y, rx, ry] =
            [cx + x * s, cy + y * s, rx * s, ry * s].map(|n| (n * 10.0).round() / 10.0);
        Outline::oval(x, y, rx, ry)
    };
    let both = |place: [f64; 4]| oval(-1.0, place).and(oval(1.0, place));
    let iris = |side: f64| match cat.eyes {
        Eyes::Round => oval(side, [0.0, 0.0, 5.7, 5.9]),
        Eyes::Oval => oval(side, [0.0, 0.0, 6.0, 5.1]),
        Eyes::Almond => almond(figure, side),
    };
    let pupil = match cat.eyes {
        Eyes::Round => [0.0, 0.1, 3.2, 4.4],
        Eyes::Oval => [0.0, 0.1, 3.2, 4.2],
        Eyes::Almond => [0.0, -0.1, 2.8, 4.1],
    };
    let edged = |colour| fill(colour).edge(PENCIL, 1.5 * s);
    match cat.other_eye {
        Some(other) => {
            pen.path(&iris(-1.0), edged(cat.eye));
            pen.path(&iris(1.0), edged(other));
        }
        None => pen.path(&iris(-1.0).and(iris(1.0)), edged(cat.eye)),
    }
    pen.path(&both(pupil), fill(PENCIL));
    pen.path(&both([-1.5, -1.9, 1.7, 1.7]), fill(WHITE));
}

fn almond(figure: &Figure<'_>, side: f64) -> Outline {
    let ((x, y), s) = (centre(figure, side), size(figure));
    let at = |right: f64, down: f64| pt(x + side * right * s, y + down * s);
    let upper = Step::Cubic(at(-3.7, -5.8), at(3.4, -6.7), at(6.7, -0.9));
    let lower = Step::Cubic(at(4.7, 6.0), at(-4.2, 5.7), at(-6.5, -0.4));
    Outline { steps: vec![Step::Move(at(-6.5, -0.4)), upper, lower, Step::Close] }
}

/// Two arcs, downwards in sleep, upwards in laughter.
fn shut(pen: &mut Pen, figure: &Figure<'_>, bend: f64) {
    let colour = if figure.cat.coat.luma() > 0.3 { PENCIL } else { MILK };
    for side in [-1.0, 1.0] {
        let (x, y) = centre(figure, side);
        let (left, y) = (x - 5.6, y + 1.0);
        pen.path(&d!("M$,$q5.6,$ 11.2,0", left, y, bend), line(colour, LINE * 1.25));
    }
}

/// Lids over the upper part of the eyes; `outer` and `inner` say how high they end.
fn lids(pen: &mut Pen, figure: &Figure<'_>, inner: f64, outer: f64) {
    for side in [-1.0, 1.0] {
        let (x, y) = centre(figure, side);
        let (a, b) = (x - side * 7.6, x + side * 7.6);
        let (low, high, top) = (y - 5.9 * inner, y - 5.9 * outer, y - 9.0);
        pen.path(&d!("M$,$L$,$V$H$Z", a, low, b, high, top, a), fill(figure.cat.coat));
        pen.path(&d!("M$,$L$,$", a, low, b, high), line(PENCIL, 2.2));
    }
}
