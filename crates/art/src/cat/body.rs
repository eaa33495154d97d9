//! Body, legs and ruff.

use super::anatomy::{Build, Extra, Pattern};
use super::coat;
use super::figure::Figure;
use super::fur::Edge;
use crate::look::{fill, line};
use crate::path::{Outline, d, mirror, pt};
use crate::pen::Pen;

pub(crate) fn draw(pen: &mut Pen, figure: &Figure<'_>) {
    let look = figure.outlined(figure.cat.coat);
    pen.marked(&outline(figure), look, |pen| {
        coat::on_body(pen, figure);
        if !figure.white_chest() {
            let (x, y) = (figure.hx, figure.hy + figure.h * 0.95);
            pen.oval(x, y, figure.w * 0.86, 9.0, fill(figure.shade(0.18)));
        }
    });
    if figure.low() {
        stubs(pen, figure);
    } else {
        haunch(pen, figure);
        front_legs(pen, figure);
    }
    if figure.cat.has(Extra::Ruff) {
        ruff(pen, figure);
    }
}

/// One paw lifted in greeting, in front of the chest.
pub(crate) fn lifted_paw(pen: &mut Pen, figure: &Figure<'_>) {
    let x = figure.hx + 17.0;
    let (a, b, c) = (x - 13.0, x - 4.0, x - 5.0);
    let (e, f, g, h, i) = (x + 2.0, x + 9.0, x + 7.5, x + 6.0, x - 6.0);
    let arm = d!("M$,84Q$,80 $,68Q$,57 $,57Q$,57 $,68Q$,82 $,91", a, b, b, c, e, f, g, h, i);
    pen.path(&arm, figure.outlined(figure.cat.coat));
}

fn outline(figure: &Figure<'_>) -> Outline {
    let (hx, chest, reach) = (figure.hx, figure.chest, figure.reach);
    let top = figure.hy + figure.h * 0.4;
    let ring = if figure.low() {
        vec![
            pt(hx - 14.0, top),
            pt(hx + 14.0, top + 2.0),
            pt(74.0, 66.0),
            pt(88.0, 70.0),
            pt(91.0, 80.0),
            pt(84.0, 87.0),
            pt(hx, 88.0),
            pt(hx - 16.0, 86.0),
            pt(hx - 20.0, 74.0),
        ]
    } else {
        vec![
            pt(hx, top - 4.0),
            pt(hx + chest, top + 2.0),
            pt(hx + reach * 0.78, top + 12.0),
            pt(hx + reach, 82.0),
            pt(hx + reach * 0.96, 93.0),
            pt(hx + reach * 0.7, 96.0),
            pt(hx, 96.0),
            pt(hx - 12.0, 95.0),
            pt(hx - chest * 0.98, 80.0),
            pt(hx - chest, top + 8.0),
        ]
    };
    let elsewhere = if matches!(figure.edge, Edge::Curls { .. }) { 0.8 } else { 0.0 };
    let strength = |p: crate::path::Pt| if top + 8.0 < p.y && p.y < 92.0 { 1.0 } else { elsewhere };
    figure.edge.scaled(0.7, 1.0).outline(&ring, 0.55, strength)
}

/// Four short legs under a long body.
fn stubs(pen: &mut Pen, figure: &Figure<'_>) {
    let colour = figure.cat.paw.unwrap_or(figure.cat.coat);
    let feet: Outline = [figure.hx - 12.0, figure.hx + 4.0, 70.0, 83.0]
        .into_iter()
        .map(|x| x - 5.0)
        .map(|x| d!("M$,83v8q0,4 5,4h1q5,0 5,-4v-8", x))
        .collect();
    pen.path(&feet, figure.outlined(colour));
}

/// The haunch line and the hind foot. Spots, rosettes and swirls say the same as the line.
fn haunch(pen: &mut Pen, figure: &Figure<'_>) {
    let (far, reach) = (figure.rump(), figure.reach);
    if !matches!(figure.cat.pattern, Pattern::Spotted | Pattern::Rosette | Pattern::Classic) {
        let (a, b) = (far - 5.0, far - 7.0 - reach * 0.34);
        let (c, e, f) = (far - 7.0 - reach * 0.40, far - 7.0 - reach * 0.36, far - reach * 0.24);
        let line = d!("M$,95.5Q$,97 $,88Q$,79 $,78", a, b, c, e, f);
        pen.path(&line, figure.crease(0.75));
    }
    let paw = paw_colour(figure);
    let edge = if paw.luma() < 0.22 { figure.inner } else { figure.line };
    pen.oval(far - reach * 0.40, 92.6, 7.0, 3.9, fill(paw).edge(edge, super::LINE * 0.9));
}

fn front_legs(pen: &mut Pen, figure: &Figure<'_>) {
    let slim = matches!(figure.cat.build, Build::Slim | Build::Tall);
    let r = if slim { 4.6 } else { 5.4 };
    let both = [figure.hx + r + 0.2, figure.hx - r - 0.8];
    for &x in if figure.waves() { &both[1..] } else { &both[..] } {
        leg(pen, figure, x, r);
    }
}

fn leg(pen: &mut Pen, figure: &Figure<'_>, x: f64, r: f64) {
    let (left, right) = (x - r, x + r);
    let (out, back) = (left - 1.0, right + 1.0);
    let shape = d!("M$,78V90Q$,96.4 $,96.4Q$,96.4 $,90V78", left, out, x, back, right);
    let glove = figure.cat.paw.is_some() || figure.pointed();
    let spotted = figure.cat.pattern == Pattern::Spotted;
    if !glove && !spotted {
        pen.path(&shape, fill(figure.cat.coat).edge(figure.inner, super::LINE * 0.8));
        return;
    }
    pen.path(&shape, fill(figure.cat.coat));
    if glove {
        let high = figure.cat.paw.is_none() || figure.cat.has(Extra::Boots);
        let cut = if high { 84.0 } else { 88.0 };
        if figure.cat.paw.is_none() {
            // A softer step between leg and point.
            let soft = figure.cat.coat.mix(figure.dark, 0.42);
            pen.path(&d!("M$,80V90H$V80Q$,77 $,80Z", left, right, x, left), fill(soft));
        }
        let top = cut - 3.0;
        let foot = d!(
            "M$,$V90Q$,96.4 $,96.4Q$,96.4 $,90V$Q$,$ $,$Z",
            left,
            cut,
            out,
            x,
            back,
            right,
            cut,
            x,
            top,
            left,
            cut
        );
        pen.path(&foot, fill(paw_colour(figure)));
    }
    if spotted {
        let dots = Outline::dots([pt(x - 1.4, 83.0), pt(x + 1.8, 88.0)]);
        pen.path(&dots, line(figure.dark, 3.0 * figure.cat.spot));
    }
    pen.path(&shape, figure.crease(0.8));
}

fn paw_colour(figure: &Figure<'_>) -> crate::paint::Colour {
    let own = if figure.pointed() { figure.dark } else { figure.cat.coat };
    figure.cat.paw.unwrap_or(own)
}

fn ruff(pen: &mut Pen, figure: &Figure<'_>) {
    let (w, y) = (figure.w, figure.hy + figure.h * 0.55);
    let half = [
        pt(0.0, y - 8.0),
        pt(w * 0.86, y - 4.0),
        pt(w * 0.94, y + 7.0),
        pt(w * 0.52, y + 17.0),
        pt(0.0, y + 24.0),
    ];
    let edge = match figure.edge {
        curls @ Edge::Curls { .. } => curls,
        _ => Edge::Tufts { depth: 3.8, pitch: 10.0 },
    };
    let below = |p: crate::path::Pt| if p.y > y { 1.0 } else { 0.0 };
    let outline = edge.outline(&mirror(&half, figure.hx), 0.7, below);
    pen.path(&outline, figure.outlined(figure.cat.ruff.unwrap_or(figure.light)));
}
