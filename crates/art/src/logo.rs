//! The mark of the house: a gable with two lit panes, the same two that stand as the dots of
//! the ö.

use crate::look::{Paint, at, fill, line};
use crate::paint::{Colour, LAMP, PAPER};
use crate::part::Part;
use crate::path::{Outline, d};
use crate::pen::Pen;

const SKY: Colour = Colour::hex(0x1F4559);
const FAR: Colour = Colour::hex(0x35667A);
const NEAR: Colour = Colour::hex(0x16323F);

/// The gable in a box of 32.
pub(crate) fn gable(pen: &mut Pen, wall: impl Into<Paint>) {
    let wall = wall.into();
    pen.path(&d!("M16,3L29.5,17H26V28.5H6V17H2.5Z"), fill(wall).edge(wall, 2.0));
    pen.path(&panes(), fill(LAMP).edge(LAMP, 1.0));
}

/// The logo, 100 × 100: the house at dusk.
pub(crate) fn logo(pen: &mut Pen) {
    pen.clip(&d!("M22,0H78Q100,0 100,22V78Q100,100 78,100H22Q0,100 0,78V22Q0,0 22,0Z"), |pen| {
        dusk(pen);
    });
}

/// The same to the edges, for systems that cut icons to a shape of their own. What matters lies
/// in the middle four fifths.
pub(crate) fn maskable(pen: &mut Pen) {
    pen.rect([0.0, 0.0, 100.0, 100.0], 0.0, fill(SKY));
    pen.shift(at(10.0, 10.0, 0.8), |pen| {
        scenery(pen, -20.0, 120.0);
    });
}

/// The favicon, 32 × 32, legible at 16: nothing but the house.
pub(crate) fn favicon(pen: &mut Pen) {
    pen.rect([0.0, 0.0, 32.0, 32.0], 7.0, fill(SKY));
    pen.path(&d!("M16,4.5L28,17H24.5V27H7.5V17H4Z"), fill(PAPER).edge(PAPER, 2.0));
    pen.path(&d!("M10.5,15.5H15V21.5H10.5ZM17,15.5H21.5V21.5H17Z"), fill(LAMP).edge(LAMP, 1.0));
}

/// The name, 128 × 40, in the page's colour; the dots of the ö are lit.
pub(crate) fn wordmark(pen: &mut Pen) {
    let strokes = d!(
        "M5,6v28M24,6L5.5,23M12,18L25,34M33,16l8,18l8,-18M66,15.7a9.3,9.3 0 1 0 0,18.6a9.3,9.3 0 1 0 0,-18.6Z\
         M88,4v30M108,15.7a9.3,9.3 0 1 0 0,18.6a9.3,9.3 0 1 0 0,-18.6ZM117.5,4v30"
    );
    pen.path(&strokes, line(Paint::Current, 5.0));
    pen.path(&d!("M59.5,4h4v5h-4ZM68.5,4h4v5h-4Z"), fill(LAMP).edge(LAMP, 2.0));
}

fn dusk(pen: &mut Pen) {
    pen.rect([0.0, 0.0, 100.0, 100.0], 0.0, fill(SKY));
    scenery(pen, 0.0, 100.0);
}

/// Stars, a far mountain, the ground, the house.
fn scenery(pen: &mut Pen, left: f64, right: f64) {
    let stars = [
        (16.0, 22.0, 1.6),
        (80.0, 14.0, 1.9),
        (30.0, 10.0, 1.2),
        (90.0, 36.0, 1.3),
        (9.0, 42.0, 1.2),
    ];
    let stars: Outline = stars.into_iter().map(|(x, y, r)| Outline::oval(x, y, r, r)).collect();
    pen.path(&stars, fill(PAPER));
    let bottom = right;
    pen.path(&d!("M$,66L18,46L34,60L66,34L84,52L$,42V$H$Z", left, right, bottom, left), fill(FAR));
    pen.path(&d!("M$,80Q30,72 56,78T$,78V$H$Z", left, right, bottom, left), fill(NEAR));
    pen.stamp(Part::Gable, at(11.0, 11.0, 2.45));
}

fn panes() -> Outline {
    d!("M11,15.5H14.8V20.5H11ZM17.2,15.5H21V20.5H17.2Z")
}
