//! The head: outline, markings, and the order in which its parts are laid.

use super::anatomy::{Ear, Extra, Face, Fur, Pattern};
use super::figure::Figure;
use super::fur::Edge;
use super::{ears, face};
use crate::look::{fill, line};
use crate::paint::MILK;
use crate::path::{Outline, Pt, Step, d, mirror, pt};
use crate::pen::Pen;

pub(crate) fn draw(pen: &mut Pen, figure: &Figure<'_>) {
    ears::behind(pen, figure);
    let look = figure.outlined(figure.cat.coat);
    pen.marked(&outline(figure), look, |pen| marks(pen, figure));
    if figure.cat.ear == Ear::Folded {
        ears::folded(pen, figure);
    }
    face::draw(pen, figure);
}

fn outline(figure: &Figure<'_>) -> Outline {
    let (w, h, hx, hy) = (figure.w, figure.h, figure.hx, figure.hy);
    let m = figure.face;
    let crown = if figure.cat.face == Face::Heart { 0.90 } else { 1.0 };
    let half = [
        pt(0.0, hy - h * crown),
        pt(w * 0.54, hy - h * 0.83),
        pt(w * m.temple, hy - h * 0.20),
        pt(w * m.cheek, hy + h * 0.34),
        pt(w * m.jaw, hy + h * 0.84),
        pt(0.0, hy + h),
    ];
    let ring = mirror(&half, hx);
    if let curls @ Edge::Curls { .. } = figure.edge {
        return curls.outline(&ring, 0.0, |p| if p.y > hy - h * 0.5 { 1.0 } else { 0.5 });
    }
    // Tufts sit on the cheeks: below the eyes, and not at the chin.
    figure.edge.scaled(1.0, 0.8).outline(&ring, 0.5, |p| {
        let cheek = p.y > hy - h * 0.02 && (p.x - hx).abs() >= w * 0.34;
        if cheek { 1.25 } else { 0.0 }
    })
}

fn marks(pen: &mut Pen, figure: &Figure<'_>) {
    let pattern = figure.cat.pattern;
    if pattern.tabby() {
        tabby(pen, figure);
    }
    if figure.pointed() {
        mask(pen, figure);
    }
    match pattern {
        Pattern::PointV | Pattern::Bib => blaze(pen, figure),
        Pattern::Tortie | Pattern::Pastel => split_face(pen, figure),
        Pattern::Calico => {
            let right = [(0.14, -1.2), (1.3, -1.1), (1.2, -0.1), (0.75, 0.12), (0.3, -0.3)];
            pen.path(&blob(figure, &right), fill(figure.third));
            let left = [(-0.14, -1.2), (-1.3, -1.1), (-1.2, -0.2), (-0.7, -0.16), (-0.28, -0.5)];
            pen.path(&blob(figure, &left), fill(figure.dark));
        }
        Pattern::Van => {
            let cap = |s: f64| {
                let points =
                    [(0.10, -1.2), (1.3, -1.2), (1.14, -0.34), (0.62, -0.34), (0.16, -0.6)];
                blob(figure, &points.map(|(x, y)| (s * x, y)))
            };
            pen.path(&cap(-1.0).and(cap(1.0)), fill(figure.dark));
        }
        _ => {}
    }
    surface(pen, figure);
}

/// Light muzzle and eye rims, the M on the brow or spots instead, bars on the cheeks.
fn tabby(pen: &mut Pen, figure: &Figure<'_>) {
    let (hx, hy, w, h, cat) = (figure.hx, figure.hy, figure.w, figure.h, figure.cat);
    pen.oval(hx, hy + h * 0.72, w * 0.52, h * 0.46, fill(figure.light));
    let rim = |s: f64| {
        Outline::oval(hx + s * w * figure.face.eye_x, hy + h * figure.face.eye_y - 1.0, 8.6, 7.8)
    };
    pen.path(&rim(-1.0).and(rim(1.0)), fill(cat.coat.mix(figure.light, 0.75)));
    let ticked = cat.pattern == Pattern::Ticked;
    let dark = if ticked { cat.coat.mix(figure.dark, 0.7) } else { figure.dark };
    let width = if ticked { 2.4 } else { 3.4 };
    let mut bars = Outline::default();
    if cat.pattern == Pattern::Spotted && !cat.has(Extra::Bars) {
        let places = [
            (0.0, -0.78),
            (-0.28, -0.62),
            (0.28, -0.62),
            (0.0, -0.42),
            (-0.56, -0.5),
            (0.56, -0.5),
        ];
        let dots = Outline::dots(places.map(|(x, y)| figure.on_head(x, y)));
        pen.path(&dots, line(figure.dark, 4.4 * cat.spot));
    } else {
        bars = brow(figure);
    }
    if !ticked {
        bars = bars.and(cheek_bars(figure));
    }
    pen.path(&bars, line(dark, width));
    if cat.has(Extra::Tears) {
        let tear = |s: f64| curve(figure, [(s * 0.25, 0.25), (s * 0.25, 0.45), (s * 0.36, 0.66)]);
        pen.path(&tear(-1.0).and(tear(1.0)), line(figure.dark, 1.8));
    }
}

fn brow(figure: &Figure<'_>) -> Outline {
    let side = |s: f64| curve(figure, [(s * 0.36, -0.98), (s * 0.30, -0.66), (s * 0.27, -0.36)]);
    let (top, end) = (figure.on_head(0.0, -1.0), figure.hy - figure.h * 0.42);
    side(-1.0).and(d!("M$,$V$", top.x, top.y, end)).and(side(1.0))
}

fn cheek_bars(figure: &Figure<'_>) -> Outline {
    [(-1.0, 0.22), (-1.0, 0.52), (1.0, 0.22), (1.0, 0.52)]
        .into_iter()
        .map(|(s, y)| {
            curve(figure, [(s * 1.15, y - 0.12), (s * 0.9, y + 0.04), (s * 0.70, y + 0.02)])
        })
        .collect()
}

/// A mask in two steps, so that its edge is soft without a gradient.
fn mask(pen: &mut Pen, figure: &Figure<'_>) {
    let soft = figure.cat.coat.mix(figure.dark, 0.42);
    let wide = [(0.0, -0.62), (0.5, -0.42), (0.78, 0.06), (0.66, 0.6), (0.0, 1.15)];
    pen.path(&mirrored(figure, &wide), fill(soft));
    let narrow = [(0.0, -0.42), (0.38, -0.24), (0.62, 0.08), (0.5, 0.56), (0.0, 1.1)];
    pen.path(&mirrored(figure, &narrow), fill(figure.dark));
}

/// The white inverted V.
fn blaze(pen: &mut Pen, figure: &Figure<'_>) {
    let [tip, a, b, cheek, c, e, chin] =
        [(0.0, -0.62), (0.10, -0.2), (0.2, 0.1), (0.62, 0.5), (0.6, 1.0), (0.3, 1.2), (0.0, 1.2)];
    let right = |(x, y): (f64, f64)| figure.on_head(x, y);
    let left = |(x, y): (f64, f64)| figure.on_head(-x, y);
    let shape = Outline {
        steps: vec![
            Step::Move(right(tip)),
            Step::Cubic(right(a), right(b), right(cheek)),
            Step::Cubic(right(c), right(e), right(chin)),
            Step::Cubic(left(e), left(c), left(cheek)),
            Step::Cubic(left(b), left(a), right(tip)),
            Step::Close,
        ],
    };
    pen.path(&shape, fill(MILK));
}

fn split_face(pen: &mut Pen, figure: &Figure<'_>) {
    let right = [(0.0, -1.2), (1.2, -1.1), (1.2, 0.3), (0.7, 0.34), (0.3, -0.06), (0.02, -0.1)];
    pen.path(&blob(figure, &right), fill(figure.third));
    let left = [(-1.2, -1.2), (-0.3, -1.1), (-0.3, -0.5), (-0.8, -0.1), (-0.9, 0.3), (-1.3, 0.3)];
    pen.path(&blob(figure, &left), fill(figure.dark));
    let pastel = figure.cat.pattern == Pattern::Pastel;
    let chin = [(-0.2, 0.3), (-0.1, 1.2), (-0.8, 1.1), (-0.66, 0.5)];
    pen.path(&blob(figure, &chin), fill(if pastel { MILK } else { figure.third }));
    if pastel {
        let muzzle = [(0.0, -0.1), (0.3, 0.5), (0.3, 1.2), (-0.3, 1.2), (-0.3, 0.5)];
        pen.path(&blob(figure, &muzzle), fill(MILK));
    }
}

fn surface(pen: &mut Pen, figure: &Figure<'_>) {
    match figure.cat.fur {
        Fur::Wavy => {
            let w = figure.w * 0.25;
            let half = w / 2.0;
            let waves: Outline = [-0.76, -0.54, -0.32]
                .into_iter()
                .map(|y| figure.on_head(-0.5, y))
                .map(|p| d!("M$,$q$,-3.2 $,0t$,0t$,0t$,0", p.x, p.y, half, w, w, w, w))
                .collect();
            pen.path(&waves, line(figure.shade(0.3), 1.7));
        }
        Fur::Curly => {
            let places = [(-0.3, -0.62), (0.06, -0.74), (-0.78, 0.34), (0.6, 0.4), (-0.1, -0.4)];
            let curls: Outline = places
                .into_iter()
                .map(|(x, y)| figure.on_head(x, y))
                .map(|p| d!("M$,$q3,-4 5.4,-.6q.6,3 -2.4,2.6", p.x, p.y))
                .collect();
            pen.path(&curls, line(figure.shade(0.34), 1.6));
        }
        Fur::Hairless => {
            let folds: Outline = [-0.72, -0.54, -0.36]
                .into_iter()
                .map(|y| curve(figure, [(-0.34, y), (0.0, y + 0.12), (0.34, y)]))
                .collect();
            pen.path(&folds, line(figure.shade(0.3), 1.6));
        }
        Fur::Short | Fur::Woolly | Fur::Semi | Fur::Long => {}
    }
}

/// One quadratic between points given in parts of the head.
fn curve(figure: &Figure<'_>, points: [(f64, f64); 3]) -> Outline {
    let [a, b, c] = points.map(|(x, y)| figure.on_head(x, y));
    d!("M$,$Q$,$ $,$", a.x, a.y, b.x, b.y, c.x, c.y)
}

/// A smooth patch through points given in parts of the head.
fn blob(figure: &Figure<'_>, points: &[(f64, f64)]) -> Outline {
    let ring: Vec<Pt> = points.iter().map(|&(x, y)| figure.on_head(x, y)).collect();
    Outline::smooth(&ring)
}

/// A patch that is the same on both sides, from its right half.
fn mirrored(figure: &Figure<'_>, right: &[(f64, f64)]) -> Outline {
    let half: Vec<Pt> =
        right.iter().map(|&(x, y)| pt(x * figure.w, figure.hy + y * figure.h)).collect();
    Outline::smooth(&mirror(&half, figure.hx))
}
