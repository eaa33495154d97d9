//! Nose, mouth, cheeks.

use super::LINE;
use super::anatomy::{Extra, Face, Mood, Pattern};
use super::figure::Figure;
use crate::look::{fill, line};
use crate::paint::{Colour, MILK, PENCIL};
use crate::path::d;
use crate::pen::Pen;

pub(crate) fn draw(pen: &mut Pen, figure: &Figure<'_>) {
    super::eyes::draw(pen, figure);
    nose(pen, figure);
    if figure.cat.mood == Mood::Meow {
        calling(pen, figure);
    } else {
        mouth(pen, figure);
    }
    if figure.cat.has(Extra::Blush) {
        let blush = figure.cat.coat.mix(Colour::hex(0xE58A7E), 0.55);
        for side in [-1.0, 1.0] {
            let x = figure.hx + side * figure.w * 0.68;
            pen.oval(x, figure.nose_y() - 0.5, 4.2, 2.6, fill(blush));
        }
    }
}

fn nose(pen: &mut Pen, figure: &Figure<'_>) {
    let half = if figure.cat.face == Face::Flat { 4.0 } else { 3.6 };
    let (left, y) = (figure.hx - half, figure.nose_y() - 1.6);
    let (width, curve) = (2.0 * half, half - 1.6);
    let shape =
        d!("M$,$q$,-1.6 $,0q-$,4 -$,4q-1.6,0 -$,-4Z", left, y, half, width, curve, half, half);
    pen.path(&shape, fill(figure.cat.nose).edge(figure.cat.nose.mix(PENCIL, 0.5), 0.8));
}

/// Two arcs from the nose; a broad smile is wider and heavier, so that it shows on a board.
fn mouth(pen: &mut Pen, figure: &Figure<'_>) {
    let smile = figure.cat.smile;
    let broad = smile >= 2.0;
    let half = if broad { 9.0 } else { 5.2 };
    let (x, top) = (figure.hx, figure.nose_y() + 2.2);
    let (left, middle, end) = (x - half, top + 2.2, top + 2.8 - smile);
    // The arcs hang between their ends, deeper the more the cat smiles.
    let (low, near, right) = (middle + 1.2 + smile * 1.4, half / 2.0, x + half);
    let (a, b) = (x - near, x + near);
    let shape = d!(
        "M$,$V$M$,$Q$,$ $,$Q$,$ $,$",
        x,
        top,
        middle,
        left,
        end,
        a,
        low,
        x,
        middle,
        b,
        low,
        right,
        end
    );
    pen.path(&shape, line(lip_colour(figure), LINE * if broad { 1.0 } else { 0.65 }));
}

fn calling(pen: &mut Pen, figure: &Figure<'_>) {
    let (left, y) = (figure.hx - 6.0, figure.nose_y() + 4.4);
    let shape = d!("M$,$q6,2 12,0q0,11 -6,11q-6,0 -6,-11Z", left, y);
    pen.path(&shape, fill(Colour::hex(0x7A2230)).edge(PENCIL, LINE * 0.7));
    pen.oval(figure.hx, y + 8.2, 3.4, 2.2, fill(Colour::hex(0xE88A86)));
}

/// Dark on a light face, light on a dark one.
fn lip_colour(figure: &Figure<'_>) -> Colour {
    let ground = if figure.pointed() { figure.dark } else { figure.cat.coat };
    let white = matches!(figure.cat.pattern, Pattern::Bib | Pattern::PointV);
    if !white && ground.luma() < 0.45 && (figure.pointed() || ground.luma() < 0.3) {
        ground.mix(MILK, 0.45)
    } else {
        PENCIL
    }
}
