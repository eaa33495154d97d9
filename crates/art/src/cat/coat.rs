//! Markings on the body. They are cut to its outline, so they may run over it.

use super::anatomy::{Extra, Fur, Pattern};
use super::figure::Figure;
use crate::look::{fill, line};
use crate::paint::MILK;
use crate::path::{Outline, d, mirror, pt};
use crate::pen::Pen;

pub(crate) fn on_body(pen: &mut Pen, figure: &Figure<'_>) {
    match figure.cat.pattern {
        Pattern::Mackerel => stripes(pen, figure),
        Pattern::Classic => swirls(pen, figure),
        Pattern::Spotted => spots(pen, figure),
        Pattern::Rosette => rosettes(pen, figure),
        Pattern::Ticked => dark_back(pen, figure, 0.38),
        Pattern::Tortie | Pattern::Pastel => patches(pen, figure),
        Pattern::Calico => two_patches(pen, figure),
        Pattern::Mink => {
            let (left, right) = (figure.hx - 40.0, figure.rump() + 9.0);
            let low = figure.cat.coat.mix(figure.dark, 0.5);
            pen.path(&d!("M$,86H$V98H$Z", left, right, left), fill(low));
        }
        Pattern::Point | Pattern::Mitted | Pattern::PointV => dark_back(pen, figure, 0.16),
        Pattern::Solid | Pattern::Bib | Pattern::Van => {}
    }
    if figure.white_chest() {
        white_chest(pen, figure);
    }
    if figure.cat.has(Extra::Silver) {
        let flecks =
            [(0.22, 70.0), (0.5, 70.0), (0.36, 77.0), (0.66, 77.0), (0.2, 85.0), (0.56, 85.0)];
        let flecks: Outline = along(figure, &flecks, |x, y| d!("M$,$q3.4,3 7,1", x, y));
        pen.path(&flecks, line(figure.light, 2.2));
    }
    surface(pen, figure);
}

/// Ripples, curls, folds: what the fur itself shows.
fn surface(pen: &mut Pen, figure: &Figure<'_>) {
    match figure.cat.fur {
        Fur::Wavy => {
            let x = figure.hx - 22.0;
            let ripples: Outline = [70, 75, 80, 85, 90]
                .into_iter()
                .map(|y| d!("M$,$q4,-4 8,0t8,0t8,0t8,0t8,0t8,0", x, y))
                .collect();
            pen.path(&ripples, line(figure.shade(0.3), 1.7));
        }
        Fur::Curly => {
            let places = [(0.30, 74.0), (0.60, 72.0), (0.74, 82.0), (0.44, 84.0), (-0.46, 76.0)];
            let curls = along(figure, &places, |x, y| d!("M$,$q3,-4 5.4,-.6q.6,3 -2.4,2.6", x, y));
            pen.path(&curls, line(figure.shade(0.34), 1.6));
        }
        Fur::Hairless => {
            let places = [(0.2, 73.0), (0.44, 70.0), (0.46, 76.0), (-0.5, 74.0), (-0.52, 79.0)];
            let folds = along(figure, &places, |x, y| d!("M$,$q4,2.6 8,.4", x, y));
            pen.path(&folds, line(figure.shade(0.3), 1.5));
        }
        Fur::Short | Fur::Woolly | Fur::Semi | Fur::Long => {}
    }
}

/// One outline of small marks; x is given in parts of the reach, y in units.
fn along(
    figure: &Figure<'_>,
    places: &[(f64, f64)],
    mark: impl Fn(f64, f64) -> Outline,
) -> Outline {
    places.iter().map(|&(part, y)| mark(figure.hx + part * figure.reach, y)).collect()
}

fn stripes(pen: &mut Pen, figure: &Figure<'_>) {
    let (hx, reach) = (figure.hx, figure.reach);
    let xs = if figure.low() {
        [62.0, 71.0, 80.0]
    } else {
        [hx + reach * 0.40, hx + reach * 0.66, hx + reach * 0.92]
    };
    let flank: Outline =
        xs.into_iter().map(|x| x - 2.0).map(|x| d!("M$,60q7,14 -1,30q13,-14 8,-30Z", x)).collect();
    let left = hx - 30.0;
    let chest: Outline =
        [67, 75].into_iter().map(|y| d!("M$,$q14,1 22,5q-10,0 -22,0Z", left, y)).collect();
    pen.path(&flank.and(chest), fill(figure.dark));
}

fn swirls(pen: &mut Pen, figure: &Figure<'_>) {
    let (hx, reach) = (figure.hx, figure.reach);
    let x = hx + reach * 0.66;
    pen.oval(x, 81.0, 9.6, 9.8, line(figure.dark, 4.2));
    pen.oval(x + 0.5, 81.4, 3.8, 4.0, fill(figure.dark));
    let (a, b, c, left) = (hx + 4.0, hx + 12.0, hx + reach, hx - 20.0);
    let bands = d!("M$,72Q$,66 $,67M$,70q8,0 11,5M$,79q7,0 9,4", a, b, c, left, left);
    pen.path(&bands, line(figure.dark, 3.8));
}

fn spots(pen: &mut Pen, figure: &Figure<'_>) {
    #[rustfmt::skip]
    let large = [(0.56, 75.5), (0.84, 77.0), (0.71, 83.5), (0.46, 68.0), (0.72, 70.0), (0.46, 82.0), (0.93, 85.5)];
    let small =
        [(0.90, 92.4), (-0.30, 72.0), (-0.44, 79.0), (0.04, 72.5), (-0.40, 87.0), (0.22, 76.5)];
    let place = |(part, y): (f64, f64)| pt(figure.hx + part * figure.reach, y);
    for (places, width) in [(&large[..], 5.0), (&small[..], 4.2)] {
        let dots = Outline::dots(places.iter().copied().map(place));
        pen.path(&dots, line(figure.dark, width * figure.cat.spot));
    }
}

/// Open rings with a filled heart: fewer and larger than spots, or they blur on a board.
fn rosettes(pen: &mut Pen, figure: &Figure<'_>) {
    #[rustfmt::skip]
    let places = [
        (0.44, 69.5, 4.0), (0.80, 71.5, 4.2), (0.50, 80.5, 4.4), (0.86, 83.0, 4.6), (0.10, 73.5, 3.2),
        (-0.20, 72.5, 3.0), (-0.44, 78.5, 3.4), (-0.42, 88.0, 2.8), (0.98, 93.5, 2.8),
    ];
    let placed = places.map(|(part, y, r)| (figure.hx + part * figure.reach, y, r));
    let hearts: Outline =
        placed.into_iter().map(|(x, y, r)| Outline::oval(x, y, r, r * 0.9)).collect();
    pen.path(&hearts, fill(figure.third));
    let rings: Outline = placed
        .into_iter()
        .map(|(x, y, r)| {
            let (left, low, tall) = (x - r, y + 0.6, r * 0.9);
            let (right, end) = (x + r * 0.7, y + r * 0.62);
            d!("M$,$A$,$ 0 1 1 $,$", left, low, r, tall, right, end)
        })
        .collect();
    pen.path(&rings, line(figure.dark, 2.3));
}

/// A darker back, by a part of the way to the markings' colour.
fn dark_back(pen: &mut Pen, figure: &Figure<'_>, part: f64) {
    let (hx, reach, right) = (figure.hx, figure.reach, figure.rump() + 9.0);
    let colour = figure.cat.coat.mix(figure.dark, part);
    let (a, b, c) = (hx + reach * 0.28, hx + reach * 0.62, hx + reach * 0.70);
    pen.path(&d!("M$,55Q$,74 $,98H$V55Z", a, b, c, right), fill(colour));
}

fn patches(pen: &mut Pen, figure: &Figure<'_>) {
    let (hx, reach) = (figure.hx, figure.reach);
    let third = Outline::oval(hx + reach * 0.5, 73.0, 8.0, 7.0);
    pen.path(&third.and(Outline::oval(hx + reach * 0.42, 92.0, 7.0, 5.0)), fill(figure.third));
    let dark = Outline::oval(hx + reach * 0.85, 84.0, 8.0, 9.0);
    pen.path(&dark.and(Outline::oval(hx - 14.0, 80.0, 7.0, 9.0)), fill(figure.dark));
}

fn two_patches(pen: &mut Pen, figure: &Figure<'_>) {
    let (hx, reach) = (figure.hx, figure.reach);
    pen.oval(hx + reach * 0.62, 74.0, 10.0, 8.0, fill(figure.third));
    pen.oval(hx + reach * 0.95, 88.0, 9.0, 9.0, fill(figure.dark));
}

fn white_chest(pen: &mut Pen, figure: &Figure<'_>) {
    let low = if figure.cat.pattern == Pattern::Bib { 82.0 } else { 98.0 };
    let chest = figure.chest;
    let half = [pt(0.0, 56.0), pt(chest * 0.82, 62.0), pt(chest * 0.66, 74.0), pt(0.0, low)];
    pen.path(&Outline::smooth(&mirror(&half, figure.hx - 1.0)), fill(MILK));
}
