//! The seven cats, from asleep to cross.

use crate::cat::{self, Cat, Extra, Fur, Mood, Pattern};
use crate::look::{at, fill, line};
use crate::paint::{Colour, INK, PENCIL};
use crate::path::{Outline, d};
use crate::pen::Pen;

const fn c(rgb: u32) -> Colour {
    Colour::hex(rgb)
}

#[rustfmt::skip]
const CATS: [Cat; 7] = [
    Cat { coat: c(0xF2E2C6), mood: Mood::Bliss, smile: 2.4, extras: &[Extra::Blush], ..Cat::PLAIN },
    Cat { coat: c(0xE8A75C), pattern: Pattern::Mackerel, dark: Some(c(0xB4642B)), light: Some(c(0xFBEBD2)),
          mood: Mood::Bliss, smile: 2.4, extras: &[Extra::Blush], ..Cat::PLAIN },
    Cat { coat: c(0xFBF6EC), pattern: Pattern::Calico, dark: Some(c(0x3A3640)), third: Some(c(0xE0843A)),
          mood: Mood::Happy, smile: 2.0, extras: &[Extra::Blush], ..Cat::PLAIN },
    Cat { coat: c(0x8FA0B5), smile: 1.8, eye: c(0xE07B1F), ..Cat::PLAIN },
    Cat { coat: c(0xA98A63), pattern: Pattern::Mackerel, dark: Some(c(0x3D2C22)), light: Some(c(0xEBDCC0)),
          smile: 0.4, eye: c(0x58A93F), ..Cat::PLAIN },
    Cat { coat: c(0x33313B), pattern: Pattern::Bib, smile: -0.5, eye: c(0xF0B52C), mood: Mood::Wary, ..Cat::PLAIN },
    Cat { coat: c(0x7B7F92), fur: Fur::Semi, smile: -2.2, eye: c(0xF0B52C), mood: Mood::Cross, ..Cat::PLAIN },
];

pub(crate) fn draw(pen: &mut Pen, value: u8) {
    let cat = &CATS[usize::from(value.min(6))];
    if value == 0 {
        asleep(pen, cat);
        return;
    }
    let hearts = 3_u8.saturating_sub(value);
    let hearts: Outline = [(40, 17), (50, 22)]
        .into_iter()
        .take(usize::from(hearts))
        .map(|(x, y)| {
            d!(
                "M$,$c-6,-5 -4.5,-9 -1.8,-9q1.5,0 1.8,1.8q.3,-1.8 1.8,-1.8c2.7,0 4.2,4 -1.8,9z",
                x,
                y
            )
        })
        .collect();
    if !hearts.steps.is_empty() {
        pen.path(&hearts, fill(crate::paint::RED));
    }
    pen.shift(at(-0.5, 26.0, 0.645), |pen| {
        cat::whole(pen, cat, None);
        cat::fine_lines(pen, cat);
    });
}

/// Curled up on a cushion under the moon.
fn asleep(pen: &mut Pen, cat: &Cat) {
    let edge = cat.coat.mix(PENCIL, 0.74);
    pen.path(&d!("M49,7A10,10 0 1 0 57,21A8.4,8.4 0 1 1 49,7Z"), fill(c(0xF7D27C)));
    pen.path(
        &d!("M31,31h5.4l-5.4,6.4h5.4M39,23h3.8l-3.8,4.6h3.8"),
        line(INK.mix(c(0xFFFFFF), 0.3), 1.5),
    );
    let cushion = d!("M6,71Q32,62 58,71Q62,82 56,86Q32,90 8,86Q2,82 6,71Z");
    pen.path(&cushion, fill(c(0x9C4A6A)).edge(PENCIL, 1.4));
    pen.path(&d!("M10,82Q32,86.4 54,82"), line(c(0xC98AA4), 1.4));
    let body = d!("M14,77Q12,53 38,53Q58,55 56,73Q54,81 40,81H22Q14,81 14,77Z");
    pen.path(&body, fill(cat.coat).edge(edge, 1.5));
    let tail = d!("M54.4,71Q54,79.5 38,78.5");
    pen.path(&tail, line(edge, 7.0));
    pen.path(&tail, line(cat.coat, 4.2));
    pen.shift(at(2.5, 37.0, 0.52), |pen| cat::head_with_whiskers(pen, cat));
}
