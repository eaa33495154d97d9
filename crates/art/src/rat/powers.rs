//! Peek, Swap and Draw Two. There are no words on them; the page writes the name above.

use super::RatCard;
use crate::cat::{self, Cat, Ear};
use crate::glyph::{Word, centred, write};
use crate::look::{Place, at, fill, line};
use crate::paint::{Colour, FJORD, INK, PAPER};
use crate::part::Part;
use crate::path::d;
use crate::pen::Pen;

/// The cat that peeks.
const PEEKING: Cat = Cat {
    coat: Colour::hex(0x33313B),
    eye: Colour::hex(0xF2BE5C),
    ear: Ear::Rounded,
    eye_size: 1.2,
    ..Cat::PLAIN
};

pub(crate) fn draw(pen: &mut Pen, card: RatCard) {
    match card {
        RatCard::Peek => peek(pen),
        RatCard::Swap => swap(pen),
        _ => draw_two(pen),
    }
}

/// A card turned down, 22 × 30 round the origin.
pub(crate) fn small_card(pen: &mut Pen) {
    pen.rect([-11.0, -15.0, 22.0, 30.0], 3.2, fill(FJORD).edge(PAPER, 1.8));
    pen.rect([-12.1, -16.1, 24.2, 32.2], 4.2, line(INK, 0.9));
    pen.path(&d!("M0,-8L8,1H5.6V9H-5.6V1H-8Z"), fill(PAPER.mix(FJORD, 0.25)));
}

/// A cat looks over the edge of a card.
fn peek(pen: &mut Pen) {
    pen.clip(&d!("M0,20H64V69H0Z"), |pen| {
        pen.shift(at(0.4, 24.0, 0.735), |pen| cat::head(pen, &PEEKING));
    });
    pen.rect([10.0, 65.0, 44.0, 23.0], 3.4, fill(FJORD).edge(PAPER, 2.0));
    pen.rect([8.8, 63.8, 46.4, 25.4], 4.6, line(INK, 1.0));
    pen.path(&d!("M32,70L42,80H39V86H25V80H22Z"), fill(PAPER.mix(FJORD, 0.25)));
    let paw = PEEKING.coat;
    for x in [17.4, 46.6] {
        pen.oval(x, 65.4, 6.0, 4.2, fill(paw).edge(Colour::hex(0x15121C), 1.2));
        let (left, right) = (x - 2.0, x + 2.0);
        pen.path(&d!("M$,66v2.6M$,66v2.6", left, right), line(paw.mix(PAPER, 0.4), 1.0));
    }
}

fn swap(pen: &mut Pen) {
    pen.stamp(Part::SmallCard, Place::Tilted { x: 19.0, y: 63.0, degrees: -8.0 });
    pen.stamp(Part::SmallCard, Place::Tilted { x: 45.0, y: 63.0, degrees: 8.0 });
    arrow(pen, "M15,42.6Q32,31 46,39.6", "M52,45L42.8,43.6L48.6,35.8Z");
    arrow(pen, "M49,83.4Q32,94 18,86.2", "M12,80.8L21.2,82.4L15.4,90Z");
}

fn draw_two(pen: &mut Pen) {
    pen.shift(at(-4.0, -6.0, 1.1), |pen| {
        pen.stamp(Part::SmallCard, Place::Tilted { x: 25.0, y: 57.0, degrees: -12.0 });
        pen.stamp(Part::SmallCard, Place::Tilted { x: 41.0, y: 58.0, degrees: 10.0 });
    });
    pen.oval(32.0, 77.0, 11.6, 11.6, fill(PAPER).edge(INK, 2.0));
    if let Ok(two) = Word::new("+2") {
        write(pen, two, centred(31.6, 69.6, 15.0).within(17.0), INK);
    }
}

fn arrow(pen: &mut Pen, shaft: &str, head: &str) {
    pen.path(&crate::path::Outline::parse(shaft), line(INK, 3.6));
    pen.path(&crate::path::Outline::parse(head), fill(INK).edge(INK, 1.4));
}
