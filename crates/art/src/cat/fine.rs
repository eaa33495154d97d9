//! Lines too fine for a board space. They lie on top of the finished cat, so a hand card is the
//! board's cat plus these, and each cat is in a page only once.

use super::anatomy::{Ear, Extra, Fur, Mood, Pattern, Tail};
use super::eyes;
use super::figure::Figure;
use crate::look::{fill, line};
use crate::paint::{MILK, PENCIL, WHITE};
use crate::path::{Outline, d};
use crate::pen::Pen;

pub(crate) fn draw(pen: &mut Pen, figure: &Figure<'_>) {
    let cat = figure.cat;
    on_head(pen, figure);
    if matches!(cat.pattern, Pattern::Mackerel | Pattern::Classic | Pattern::Rosette)
        && !figure.low()
    {
        leg_bands(pen, figure);
    }
    if cat.tail == Tail::Plume
        && cat.fur != Fur::Curly
        && !cat.has(Extra::Rings)
        && cat.tail_tip.is_none()
    {
        let colour =
            if figure.pointed() || cat.pattern == Pattern::Van { figure.dark } else { cat.coat };
        pen.path(&d!("M84,84q6,-9 4,-18M83,62q3,-8 1.6,-15"), line(colour.mix(PENCIL, 0.22), 1.2));
    }
    if cat.pattern == Pattern::Ticked {
        let places = [(0.16, 72), (0.36, 79), (0.18, 85), (-0.3, 76), (-0.36, 84)];
        let ticks: Outline = places
            .into_iter()
            .map(|(part, y)| d!("M$,$l1.2,3", figure.hx + part * figure.reach, y))
            .collect();
        pen.path(&ticks, line(cat.coat.mix(figure.dark, 0.38), 1.2));
    }
}

pub(crate) fn on_head(pen: &mut Pen, figure: &Figure<'_>) {
    let cat = figure.cat;
    if cat.fur != Fur::Hairless {
        whiskers(pen, figure);
    }
    if matches!(cat.mood, Mood::Calm | Mood::Meow) {
        second_highlights(pen, figure);
    }
    let hairy = matches!(cat.fur, Fur::Semi | Fur::Long);
    if hairy && !matches!(cat.ear, Ear::Small | Ear::Rounded | Ear::Folded) {
        ear_hair(pen, figure);
    }
}

fn whiskers(pen: &mut Pen, figure: &Figure<'_>) {
    let cat = figure.cat;
    let colour =
        if cat.coat.luma() > 0.55 { cat.coat.mix(PENCIL, 0.45) } else { cat.coat.mix(MILK, 0.65) };
    let crimped = matches!(cat.fur, Fur::Curly | Fur::Wavy);
    let (top, bottom) = (figure.nose_y() + 1.0, figure.nose_y() + 4.0);
    let both: Outline = [-1.0, 1.0]
        .into_iter()
        .map(|s| {
            let x = figure.hx + s * figure.w * 0.52;
            let (a, b) = (s * 7.0, s * 13.0);
            if crimped {
                let c = s * 5.0;
                d!("M$,$q$,-3 $,0t$,0M$,$q$,-3 $,0t$,0", x, top, c, a, a, x, bottom, c, a, a)
            } else {
                d!("M$,$q$,-2 $,-2M$,$q$,-.5 $,2", x, top, a, b, x, bottom, a, b)
            }
        })
        .collect();
    pen.path(&both, line(colour, 0.9));
}

fn second_highlights(pen: &mut Pen, figure: &Figure<'_>) {
    let size = eyes::size(figure);
    let both: Outline = [-1.0, 1.0]
        .into_iter()
        .map(|s| eyes::centre(figure, s))
        .map(|(x, y)| Outline::oval(x + 1.6 * size, y + 2.0 * size, 0.8 * size, 0.8 * size))
        .collect();
    pen.path(&both, fill(WHITE));
}

/// A lock of hair in each ear, rising from the skull.
fn ear_hair(pen: &mut Pen, figure: &Figure<'_>) {
    let both: Outline = [-1.0, 1.0]
        .into_iter()
        .map(|s| {
            let p = figure.on_head(s * 0.42, -0.98);
            let (x, y) = (p.x, p.y);
            let (a, b, c, e) = (s, s * 5.0, -s * 0.6, s * 0.6);
            let (f, g, h, i) = (s * 2.0, s * 4.4, -s * 1.8, -s);
            d!(
                "M$,$q$,-6 $,-8.5q$,3.6 $,5.4q$,-2.2 $,-2.8q$,3 $,6.6Z",
                x,
                y,
                a,
                b,
                c,
                e,
                f,
                g,
                h,
                i
            )
        })
        .collect();
    pen.path(&both, fill(figure.light.mix(MILK, 0.3)));
}

fn leg_bands(pen: &mut Pen, figure: &Figure<'_>) {
    let r = 5.4;
    let bands: Outline = [figure.hx - r - 0.8, figure.hx + r + 0.2]
        .into_iter()
        .flat_map(|x| [83.5, 88.0].map(|y| (x, y)))
        .map(|(x, y)| d!("M$,$q$,2.4 $,0", x - r + 0.8, y, r, 2.0 * r - 1.6))
        .collect();
    pen.path(&bands, line(figure.dark, 2.0));
}
