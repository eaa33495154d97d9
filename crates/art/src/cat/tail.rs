//! The tail: swept along a curve, or a drawn feather, or a pompom, or a dotted line for none.

use super::anatomy::{Build, Extra, Fur, Pattern, Tail};
use super::figure::Figure;
use crate::look::{fill, line};
use crate::paint::{Colour, PENCIL};
use crate::path::{Outline, Pt, d, pt};
use crate::pen::Pen;

pub(crate) fn draw(pen: &mut Pen, figure: &Figure<'_>) {
    match figure.cat.tail {
        Tail::None => missing(pen, figure),
        Tail::Bob => pompom(pen, figure),
        Tail::Plume if figure.cat.fur != Fur::Curly => feather(pen, figure),
        _ => swept(pen, figure),
    }
}

/// The dotted line says: here is none.
fn missing(pen: &mut Pen, figure: &Figure<'_>) {
    let x = figure.rump() + 6.0;
    let faint = figure.cat.tint.colour().mix(PENCIL, 0.55);
    pen.dots(&d!("M$,92C99,92 98,66 89,46", x), 6.4, line(faint, 3.4));
}

fn pompom(pen: &mut Pen, figure: &Figure<'_>) {
    let (x, y) = (figure.rump() + 5.0, 82.0);
    let ring: Vec<Pt> = [(1.0, 0.0), (0.707, 0.707), (0.0, 1.0), (-0.707, 0.707)]
        .into_iter()
        .chain([(-1.0, 0.0), (-0.707, -0.707), (0.0, -1.0), (0.707, -0.707)])
        .map(|(cos, sin)| pt(x + 9.5 * cos, y + 9.0 * sin))
        .collect();
    let outline = Fur::Curly.edge().outline(&ring, 0.0, |_| 1.0);
    let colour = figure.cat.tail_tip.unwrap_or(figure.cat.coat);
    pen.path(&outline, figure.outlined(colour));
}

/// A feather with three locks a side; only its root moves with the rump.
fn feather(pen: &mut Pen, figure: &Figure<'_>) {
    let root = figure.hx + figure.reach * 0.8;
    let outline = d!(
        "M$,96C86,98 94,94 96,84Q98.6,77 97.4,69L95.2,72Q97,62 93.6,53L91.6,56.4\
         Q92,44 85.4,32Q84,43 80.4,51L79.4,47.4Q75.6,57 76,67L73.8,64.6Q72,76 75,82Q76,87 $,87Z",
        root,
        root
    );
    let colour = colour(figure);
    pen.marked(&outline, figure.outlined(colour), |pen| {
        if let Some(tip) = figure.cat.tail_tip {
            pen.path(&d!("M60,0H100V54Q86,46 60,56Z"), fill(tip));
        }
        if figure.cat.has(Extra::Rings) {
            let rings = [36, 49, 61, 73, 85].into_iter();
            let rings: Outline =
                rings.map(|y| d!("M66,$Q85,$ 101,$", y + 4, y - 5, y + 3)).collect();
            pen.path(&rings, line(figure.dark, 4.6));
        }
    });
}

fn swept(pen: &mut Pen, figure: &Figure<'_>) {
    let sweep = Sweep::of(figure);
    let mut ring: Vec<Pt> = sweep.stations().map(|t| sweep.side(t, 1.0)).collect();
    ring.push(sweep.at(1.05));
    let mut back: Vec<Pt> = sweep.stations().map(|t| sweep.side(t, -1.0)).collect();
    back.reverse();
    ring.extend(back);
    let outline = if figure.cat.tail == Tail::Plume {
        figure.edge.outline(&ring, 0.0, |p| if p.y < 90.0 { 1.0 } else { 0.0 })
    } else {
        Outline::smooth(&ring)
    };
    pen.marked(&outline, figure.outlined(colour(figure)), |pen| {
        if figure.cat.has(Extra::Rings) {
            let bands = [(0.34, 0.425), (0.50, 0.585), (0.66, 0.745), (0.80, 0.885), (0.93, 1.2)];
            let bands: Outline = bands.into_iter().map(|(from, to)| sweep.band(from, to)).collect();
            pen.path(&bands, fill(figure.dark));
        }
        if let Some(tip) = figure.cat.tail_tip {
            pen.path(&sweep.band(0.74, 1.3), fill(tip));
        }
    });
}

fn colour(figure: &Figure<'_>) -> Colour {
    if figure.pointed() || figure.cat.pattern == Pattern::Van {
        figure.dark
    } else {
        figure.cat.coat
    }
}

/// A cubic from the rump upwards and the tail's half width along it.
struct Sweep {
    curve: [Pt; 4],
    tail: Tail,
}

impl Sweep {
    fn of(figure: &Figure<'_>) -> Self {
        let x = figure.hx + figure.reach * 0.8;
        let curve = match (figure.cat.build, figure.cat.tail) {
            (Build::Low, _) => [pt(86.0, 76.0), pt(97.0, 66.0), pt(93.0, 54.0), pt(86.0, 42.0)],
            (_, Tail::Whip) => [pt(x, 92.0), pt(98.0, 100.0), pt(95.0, 72.0), pt(91.0, 48.0)],
            (_, Tail::Plume) => [pt(x, 92.0), pt(92.0, 97.0), pt(86.0, 70.0), pt(84.0, 38.0)],
            _ => [pt(x, 91.0), pt(98.0, 98.0), pt(96.0, 70.0), pt(88.0, 46.0)],
        };
        Self { curve, tail: figure.cat.tail }
    }

    fn stations(&self) -> impl DoubleEndedIterator<Item = f64> + use<> {
        let last = if self.tail == Tail::Plume { 9 } else { 10 };
        (0..=last).map(|i| f64::from(i) / 10.0)
    }

    fn at(&self, t: f64) -> Pt {
        let [a, b, c, d] = self.curve;
        let u = 1.0 - t;
        let one = |a: f64, b: f64, c: f64, d: f64| {
            u * u * u * a + 3.0 * u * u * t * b + 3.0 * u * t * t * c + t * t * t * d
        };
        pt(one(a.x, b.x, c.x, d.x), one(a.y, b.y, c.y, d.y))
    }

    fn half_width(&self, t: f64) -> f64 {
        match self.tail {
            Tail::Whip => 2.4 - 0.8 * t,
            Tail::Thick => 5.4 - 1.2 * t,
            Tail::Plume => {
                // Thickest a little beyond the middle.
                let u = t.clamp(0.0, 1.0);
                let u = u * u.sqrt().sqrt();
                3.0 + 6.6 * 4.0 * u * (1.0 - u)
            }
            _ => 4.2 - 0.5 * t,
        }
    }

    /// A point beside the curve, `k` half widths away.
    fn side(&self, t: f64, k: f64) -> Pt {
        let (p, a, b) = (self.at(t), self.at(t - 0.01), self.at(t + 0.01));
        let reach = self.half_width(t) * k / a.distance(b);
        pt(p.x + (b.y - a.y) * reach, p.y - (b.x - a.x) * reach)
    }

    /// A band across the tail, wide enough to be cut by its outline.
    fn band(&self, from: f64, to: f64) -> Outline {
        let between = |part: f64| from + (to - from) * part;
        let near = [0.0, 0.5, 1.0].map(|part| self.side(between(part), -2.2));
        let far = [1.0, 0.5, 0.0].map(|part| self.side(between(part), 2.2));
        Outline::polygon(&[near, far].concat())
    }
}
