//! Eyes. Open ones are shared parts that take the iris from the place of use.

use super::LINE;
use super::anatomy::{Eyes, Mood};
use super::figure::Figure;
use crate::look::{Paint, at, fill, line};
use crate::paint::{MILK, PENCIL, WHITE};
use crate::part::Part;
use crate::path::d;
use crate::pen::Pen;

/// An open eye as a shared part. Almond eyes lean outwards, so left and right differ.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Eye {
    Round,
    Oval,
    AlmondLeft,
    AlmondRight,
}

impl Eye {
    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::Round => "round",
            Self::Oval => "oval",
            Self::AlmondLeft => "left",
            Self::AlmondRight => "right",
        }
    }

    /// The eye round the origin: iris, pupil, one large highlight.
    pub(crate) fn draw(self, pen: &mut Pen) {
        let iris = fill(Paint::Inherit).edge(PENCIL, 1.5);
        let pupil = fill(PENCIL);
        match self {
            Self::Round => {
                pen.oval(0.0, 0.0, 5.7, 5.9, iris);
                pen.oval(0.0, 0.1, 3.2, 4.4, pupil);
            }
            Self::Oval => {
                pen.oval(0.0, 0.0, 6.0, 5.1, iris);
                pen.oval(0.0, 0.1, 3.2, 4.2, pupil);
            }
            Self::AlmondLeft => {
                pen.path(&d!("M6.5,-.4C3.7,-5.8 -3.4,-6.7 -6.7,-.9C-4.7,6 4.2,5.7 6.5,-.4Z"), iris);
                pen.oval(0.0, -0.1, 2.8, 4.1, pupil);
            }
            Self::AlmondRight => {
                pen.path(
                    &d!("M-6.5,-.4C-3.7,-5.8 3.4,-6.7 6.7,-.9C4.7,6 -4.2,5.7 -6.5,-.4Z"),
                    iris,
                );
                pen.oval(0.0, -0.1, 2.8, 4.1, pupil);
            }
        }
        pen.oval(-1.5, -1.9, 1.7, 1.7, fill(WHITE));
    }
}

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

fn open(pen: &mut Pen, figure: &Figure<'_>) {
    let cat = figure.cat;
    for (side, iris) in [(-1.0, cat.eye), (1.0, cat.other_eye.unwrap_or(cat.eye))] {
        let eye = match cat.eyes {
            Eyes::Round => Eye::Round,
            Eyes::Oval => Eye::Oval,
            Eyes::Almond if side < 0.0 => Eye::AlmondLeft,
            Eyes::Almond => Eye::AlmondRight,
        };
        let (x, y) = centre(figure, side);
        pen.place(Part::Eye(eye), at(x, y, size(figure)), fill(iris).edge(Paint::Inherit, LINE));
    }
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
