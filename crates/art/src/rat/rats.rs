//! The three rats. Seven winks and sticks its tongue out, eight hugs stolen cheese and looks
//! sideways, nine has a torn ear, a scar and all its teeth.

use crate::look::{Paint, Place, fill, inherited, line};
use crate::paint::{Colour, HEATHER, PAPER, PENCIL, WHITE};
use crate::part::Part;
use crate::path::{Outline, d, mirror, pt};
use crate::pen::Pen;

const EDGE: f64 = 1.5;
const PINK: Colour = Colour::hex(0xE5A9A2);
const CHEESE: Colour = Colour::hex(0xF2BE5C);

pub(crate) fn draw(pen: &mut Pen, value: u8) {
    let rat = Rat::of(value);
    pen.group(Place::Here, fill(rat.coat).edge(rat.line, EDGE), |pen| {
        pen.place_with(
            Part::RatBody,
            Place::Here,
            fill(rat.coat).edge(rat.line, EDGE),
            Some(rat.light),
        );
        match value {
            7 => rat.winking(pen),
            8 => rat.sly(pen),
            _ => rat.wicked(pen),
        }
        rat.nose_and_whiskers(pen);
        rat.hands(pen, value);
    });
}

/// What all rats share: coat and line come from the place of use, the light side is its colour.
pub(crate) fn body(pen: &mut Pen) {
    let coat = inherited();
    let light = fill(Paint::Current);
    let skin = |width: f64| fill(PINK).edge(Paint::Inherit, width);
    // The tail: long, ringed, in a loop beside the body.
    let tail = d!("M44,84.4C58,90 64,76 59,69Q55,63.6 50.6,67.4");
    pen.path(&tail, line(Paint::Inherit, 5.4));
    pen.path(&tail, line(PINK, 2.8));
    pen.path(&d!("M52,84.8l.8,2.4M57,82.4l2,1.6M59.4,78l2.4,.2"), line(PINK.mix(PENCIL, 0.4), 0.9));
    pen.path(&d!("M32,56Q47,58 49.6,78Q50,88 32,88Q14,88 14.4,78Q17,58 32,56Z"), coat);
    pen.path(&d!("M32,66Q41,68 41,80Q40,87.2 32,87.2Q24,87.2 23,80Q23,68 32,66Z"), light);
    let feet = Outline::oval(21.4, 87.2, 6.4, 3.0).and(Outline::oval(42.6, 87.2, 6.4, 3.0));
    pen.path(&feet, skin(1.3));
    pen.path(&d!("M19,86v2M23,86.2v2M40.6,86.2v2M44.6,86v2"), line(Paint::Inherit, 0.9));
    let ears = |rx: f64, ry: f64, y: f64| {
        Outline::oval(14.6, y, rx, ry).and(Outline::oval(49.4, y, rx, ry))
    };
    pen.path(&ears(10.2, 10.4, 39.6), coat);
    pen.path(&ears(6.4, 6.8, 40.4), fill(PINK));
    // The head: broad at the brow, narrow at the snout, with a light muzzle.
    let half = [(0.0, 35.0), (11.0, 37.6), (16.6, 47.0), (13.0, 57.0), (7.0, 65.0), (0.0, 68.2)];
    pen.path(&Outline::smooth(&mirror(&half.map(|(x, y)| pt(x, y)), 32.0)), coat);
    let muzzle = "M32,53.6Q40,53.6 39.6,60Q37.6,67.4 32,67.4Q26.4,67.4 24.4,60Q24,53.6 32,53.6Z";
    pen.path(&Outline::parse(muzzle), light);
}

struct Rat {
    coat: Colour,
    light: Colour,
    line: Colour,
}

impl Rat {
    fn of(value: u8) -> Self {
        let coat = Colour::hex(match value {
            7 => 0xB89A82,
            8 => 0x8E8996,
            _ => 0x5A5261,
        });
        Self { coat, light: coat.mix(PAPER, 0.5), line: coat.mix(PENCIL, 0.78) }
    }

    fn eye(&self, pen: &mut Pen, x: f64, iris: Colour, glance: f64) {
        pen.oval(x, 47.4, 4.4, 4.8, fill(iris).edge(PENCIL, 1.3));
        pen.oval(x + glance, 47.8, 2.4, 3.0, fill(PENCIL));
        pen.oval(x + glance - 0.8, 46.4, 1.0, 1.0, fill(WHITE));
    }

    fn winking(&self, pen: &mut Pen) {
        self.eye(pen, 25.0, WHITE, 0.3);
        pen.path(&d!("M35,48.6Q39.2,43.8 43.2,48.6"), line(PENCIL, 2.0));
        pen.path(&d!("M20.6,41.2q3.4,-2.8 7,-1"), line(self.line, 1.5));
        pen.path(&d!("M26,60.6Q29.4,64 32,61.6Q34.6,64 38,60.6"), line(PENCIL, 1.4));
        pen.path(
            &d!("M33.4,63Q39.6,61 39.8,66.6Q37.8,70.4 34.4,67.8Z"),
            fill(Colour::hex(0xE0646F)).edge(PENCIL, 1.1),
        );
        self.teeth(pen);
    }

    fn sly(&self, pen: &mut Pen) {
        for x in [25.0, 39.0] {
            self.eye(pen, x, WHITE, 1.6);
            let (left, right) = (x - 5.4, x + 5.4);
            pen.path(&d!("M$,46.8V41.4H$V46.8Z", left, right), fill(self.coat));
            pen.path(&d!("M$,46.8H$", left, right), line(PENCIL, 1.9));
        }
        pen.path(&d!("M34.4,42.4q4,-3.6 8.6,-2"), line(self.line, 1.5));
        pen.path(&d!("M27,62.8Q34,64.4 40.4,58.4"), line(PENCIL, 1.5));
        self.teeth(pen);
    }

    fn wicked(&self, pen: &mut Pen) {
        // A bite out of the right ear, in the colours of the paper behind it.
        pen.path(&d!("M51,29.4L55.6,35H61L58,29Z"), fill(PAPER));
        pen.path(&d!("M54.9,35L52.2,37.6L56.8,38L54.6,42.4L61,42.6V35Z"), fill(HEATHER));
        pen.path(
            &d!("M51.4,30.2L55.4,34.6L52.2,37.6L56.8,38L54.6,42.4L58.6,43.4"),
            line(self.line, EDGE),
        );
        let amber = Colour::hex(0xF4C24A);
        self.eye(pen, 25.0, amber, 0.6);
        self.eye(pen, 39.0, amber, -0.6);
        pen.path(
            &d!("M19,43.6L30.2,48.2V40L19,38.6ZM45,43.6L33.8,48.2V40L45,38.6Z"),
            fill(self.coat),
        );
        pen.path(&d!("M19.2,42.4L30.2,47.6M44.8,42.4L33.8,47.6"), line(PENCIL, 2.4));
        pen.path(&d!("M40.8,52.4l3,4.8M43.6,52.6l-2.4,3.4"), line(self.light, 1.3));
        let mouth = d!("M22.6,58.6Q32,64 41.4,58.6Q40.6,69.6 32,69.6Q23.4,69.6 22.6,58.6Z");
        pen.path(&mouth, fill(Colour::hex(0x6B1A2A)).edge(PENCIL, 1.3));
        pen.path(
            &d!("M24.4,60L26.4,64.4L28.6,61.6L30.2,66.4L32,62L33.8,66.4L35.4,61.6L37.6,64.4L39.6,60Q32,63.4 24.4,60Z"),
            fill(PAPER),
        );
    }

    fn teeth(&self, pen: &mut Pen) {
        pen.path(&d!("M29.6,62.4H34.4V66.8H29.6ZM32,62.4V66.8"), fill(PAPER).edge(PENCIL, 1.0));
    }

    fn nose_and_whiskers(&self, pen: &mut Pen) {
        pen.oval(32.0, 56.0, 3.5, 2.6, fill(Colour::hex(0xCF6F70)).edge(PENCIL, 1.1));
        pen.oval(31.0, 55.2, 0.9, 0.6, fill(WHITE));
        let both: Outline = [-1.0, 1.0]
            .into_iter()
            .map(|s| {
                let (x, a, b) = (32.0 + s * 8.4, s * 6.0, s * 13.0);
                d!("M$,57q$,-2 $,-1.6M$,59.4q$,0 $,2.2", x, a, b, x, a, b)
            })
            .collect();
        pen.path(&both, line(self.line, 0.9));
    }

    fn hands(&self, pen: &mut Pen, value: u8) {
        if value == 8 {
            pen.path(&d!("M17,82.4L44,70.4Q48.6,75 47.6,82.4Z"), fill(CHEESE).edge(PENCIL, 1.3));
            pen.path(
                &d!("M17,82.4H47.6V88.4H17Z"),
                fill(CHEESE.mix(PENCIL, 0.12)).edge(PENCIL, 1.3),
            );
            let holes =
                Outline::oval(37.0, 78.6, 2.2, 1.7).and(Outline::oval(26.0, 85.4, 1.8, 1.3));
            pen.path(
                &holes.and(Outline::oval(40.6, 85.6, 2.0, 1.5)),
                fill(CHEESE.mix(PENCIL, 0.32)),
            );
        }
        let y = if value == 8 { 82.0 } else { 76.4 };
        let xs = if value == 8 { [17.8, 47.0] } else { [24.6, 39.4] };
        for x in xs {
            pen.oval(x, y, 3.6, 2.9, fill(PINK).edge(self.line, 1.3));
        }
        if value == 9 {
            let claws: Outline = [22.4, 24.6, 26.8, 37.2, 39.4, 41.6]
                .into_iter()
                .map(|x| d!("M$,78.4l-.9,0l.9,2.6l.9,-2.6Z", x))
                .collect();
            pen.path(&claws, fill(PAPER).edge(self.line, 0.7));
        }
    }
}
