//! What is behind a cat: a tint, and one quiet shape a tone or two away from it.

use crate::look::{Paint, Place, fill, line};
use crate::paint::{Colour, PENCIL, WHITE};
use crate::part::Part;
use crate::path::{Outline, d, pt};
use crate::pen::Pen;

/// The ground colours of the cats' squares.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Tint {
    Sand,
    Lamp,
    Sky,
    Dusk,
    Night,
    Spruce,
    Moss,
    Lingon,
    Rose,
    Lilac,
    Teal,
    Rust,
    Plum,
    Coral,
    Ocean,
    Wine,
    Lemon,
    Mint,
}

/// The shapes behind the cats.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Backdrop {
    Plain,
    Floor,
    Moon,
    Sun,
    Crescent,
    Spruce,
    Mountain,
    Waves,
    Snow,
    Mist,
    Pyramid,
    Heart,
    Stars,
    Dots,
    Bars,
    Grass,
    Arch,
    Gate,
    Lamp,
    Window,
    Leaf,
    Check,
    Rays,
}

impl Tint {
    /// Every tint.
    pub const ALL: [Self; 18] = [
        Self::Sand,
        Self::Lamp,
        Self::Sky,
        Self::Dusk,
        Self::Night,
        Self::Spruce,
        Self::Moss,
        Self::Lingon,
        Self::Rose,
        Self::Lilac,
        Self::Teal,
        Self::Rust,
        Self::Plum,
        Self::Coral,
        Self::Ocean,
        Self::Wine,
        Self::Lemon,
        Self::Mint,
    ];

    /// Its colour.
    pub fn colour(self) -> Colour {
        Colour::hex(match self {
            Self::Sand => 0xEFDDBB,
            Self::Lamp => 0xF5C869,
            Self::Sky => 0xB9D6E8,
            Self::Dusk => 0x4B6796,
            Self::Night => 0x2B3A60,
            Self::Spruce => 0x3F7461,
            Self::Moss => 0xB7CBA0,
            Self::Lingon => 0xB5394A,
            Self::Rose => 0xF0BFB8,
            Self::Lilac => 0xCDBFE0,
            Self::Teal => 0x7FBDB8,
            Self::Rust => 0xD98A57,
            Self::Plum => 0x7A5478,
            Self::Coral => 0xE8705C,
            Self::Ocean => 0x2A7F9E,
            Self::Wine => 0x632740,
            Self::Lemon => 0xF3E27A,
            Self::Mint => 0xA9DEC4,
        })
    }
}

impl Backdrop {
    /// Every backdrop.
    pub const ALL: [Self; 23] = [
        Self::Plain,
        Self::Floor,
        Self::Moon,
        Self::Sun,
        Self::Crescent,
        Self::Spruce,
        Self::Mountain,
        Self::Waves,
        Self::Snow,
        Self::Mist,
        Self::Pyramid,
        Self::Heart,
        Self::Stars,
        Self::Dots,
        Self::Bars,
        Self::Grass,
        Self::Arch,
        Self::Gate,
        Self::Lamp,
        Self::Window,
        Self::Leaf,
        Self::Check,
        Self::Rays,
    ];

    /// The shape's name in ids.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::Plain => "plain",
            Self::Floor => "floor",
            Self::Moon => "moon",
            Self::Sun => "sun",
            Self::Crescent => "crescent",
            Self::Spruce => "spruce",
            Self::Mountain => "mountain",
            Self::Waves => "waves",
            Self::Snow => "snow",
            Self::Mist => "mist",
            Self::Pyramid => "pyramid",
            Self::Heart => "heart",
            Self::Stars => "stars",
            Self::Dots => "dots",
            Self::Bars => "bars",
            Self::Grass => "grass",
            Self::Arch => "arch",
            Self::Gate => "gate",
            Self::Lamp => "lamp",
            Self::Window => "window",
            Self::Leaf => "leaf",
            Self::Check => "check",
            Self::Rays => "rays",
        }
    }

    /// The colour of a lit disc or gate; the other shapes take theirs from the tint.
    fn own_colour(self) -> Option<Colour> {
        match self {
            Self::Moon => Some(Colour::hex(0xF7D27C)),
            Self::Gate => Some(Colour::hex(0xF0C067)),
            _ => None,
        }
    }

    /// Whether the main colour is darker than the tint.
    fn shaded(self) -> bool {
        matches!(
            self,
            Self::Floor
                | Self::Spruce
                | Self::Mountain
                | Self::Waves
                | Self::Pyramid
                | Self::Grass
                | Self::Leaf
        )
    }
}

/// Lays the shape over the tint.
pub(crate) fn behind(pen: &mut Pen, backdrop: Backdrop, tint: Colour) {
    if backdrop == Backdrop::Plain {
        return;
    }
    let (deep, pale) = (tint.mix(PENCIL, 0.2), tint.mix(WHITE, 0.52));
    let main = if backdrop.shaded() { deep } else { pale };
    let main = backdrop.own_colour().unwrap_or(main);
    let second = match backdrop {
        Backdrop::Mountain | Backdrop::Waves | Backdrop::Pyramid => Some(pale),
        Backdrop::Dots | Backdrop::Snow => Some(pale),
        Backdrop::Window => Some(tint),
        _ => None,
    };
    pen.place_with(Part::Backdrop(backdrop), Place::Here, fill(main), second);
}

/// The shape itself, as a shared part: the main colour is inherited, the second is `currentColor`.
pub(crate) fn shape(pen: &mut Pen, backdrop: Backdrop) {
    let main = fill(Paint::Inherit);
    let second = fill(Paint::Current);
    match backdrop {
        Backdrop::Plain => {}
        Backdrop::Moon => pen.oval(46.0, 46.0, 42.0, 42.0, main),
        Backdrop::Sun => pen.oval(50.0, 56.0, 46.0, 46.0, main),
        Backdrop::Mountain => {
            pen.path(&d!("M14,23L55,100H-27ZM86,15L132,100H40Z"), main);
            pen.path(&d!("M14,23L22,39 15,37 7,39ZM86,15L96,34 87,31 77,34Z"), second);
        }
        Backdrop::Waves => {
            pen.path(&d!("M0,66q8,-9 16,0t16,0t16,0t16,0t16,0t16,0t16,0V100H0Z"), main);
            pen.path(
                &d!("M0,82q8,-8 16,0t16,0t16,0t16,0t16,0t16,0t16,0"),
                line(Paint::Current, 3.0),
            );
        }
        Backdrop::Pyramid => {
            pen.path(&d!("M18,29L63,100H-27ZM86,43L121,100H51Z"), main);
            pen.oval(78.0, 20.0, 9.0, 9.0, second);
        }
        Backdrop::Window => {
            pen.rect([10.0, 8.0, 80.0, 70.0], 4.0, main);
            pen.path(&d!("M50,8V78M10,42.5H90"), line(Paint::Current, 5.0));
        }
        Backdrop::Dots => {
            let places = grid([8, 29, 50, 71, 92], [10, 31, 52, 73, 94]).map(|(x, y)| pt(x, y));
            pen.path(&Outline::dots(places), line(Paint::Current, 6.4));
        }
        Backdrop::Snow => {
            pen.path(&d!("M0,82H100V100H0Z"), main);
            let flakes =
                [(10.0, 14.0), (90.0, 12.0), (8.0, 50.0), (93.0, 48.0), (20.0, 66.0), (50.0, 6.0)];
            let flakes = Outline::dots(flakes.map(|(x, y)| pt(x, y)));
            pen.path(&flakes, line(Paint::Current, 6.8));
        }
        other => pen.path(&one_path(other), main),
    }
}

/// Backdrops that are one path of one colour.
fn one_path(backdrop: Backdrop) -> Outline {
    match backdrop {
        Backdrop::Floor => d!("M0,84H100V100H0Z"),
        Backdrop::Crescent => d!("M84,8A17,17 0 1 0 96,34A14,14 0 1 1 84,8Z"),
        Backdrop::Spruce => spruce(12.0, 22.0, 1.15).and(spruce(88.0, 12.0, 1.25)),
        Backdrop::Mist => {
            [(-8, 22, 50), (66, 36, 50), (-10, 54, 34), (60, 68, 60), (-6, 82, 40), (56, 12, 30)]
                .into_iter()
                .map(|(x, y, w)| d!("M$,$h$a4,4 0 0 1 0,8h-$a4,4 0 0 1 0,-8Z", x, y, w, w))
                .collect()
        }
        Backdrop::Heart => d!("M50,98C-26,46 8,-2 50,24C92,-2 126,46 50,98Z"),
        Backdrop::Stars => {
            [(13.0, 16.0, 8.0), (88.0, 20.0, 7.0), (90.0, 62.0, 5.0), (9.0, 58.0, 5.0)]
                .into_iter()
                .map(star)
                .collect()
        }
        Backdrop::Bars => d!("M5,0h9v100h-9ZM32,0h9v100h-9ZM59,0h9v100h-9ZM86,0h9v100h-9Z"),
        Backdrop::Grass => {
            d!("M0,100V70q5,10 6,18q3,-16 7,-24q1,14 3,22q4,-12 9,-18q-1,12 0,20H76\
             q1,-14 6,-22q1,12 3,20q3,-14 8,-24q1,12 2,20q3,-6 5,-10V100Z")
        }
        Backdrop::Arch => d!("M12,100V50A34,40 0 0 1 80,50V100Z"),
        Backdrop::Gate => d!("M10,100V48A36,42 0 0 1 82,48V100Z"),
        Backdrop::Lamp => d!("M50,-6L108,100H-8Z"),
        Backdrop::Leaf => d!(
            "M2,20q18.6,-10.2 23.2,6.4q-16,9 -23.2,-6.4ZM76,14q11,-18.2 23.3,-6.1q-9.4,15.9 -23.3,6.1Z\
             M2,62q20,-6.9 21.8,10.3q-17.4,6 -21.8,-10.3ZM80,60q14,-16 24,-2q-12,14 -24,2Z"
        ),
        Backdrop::Check => grid([0, 20, 40, 60, 80], [0, 20, 40, 60, 80])
            .enumerate()
            .filter(|(i, _)| i % 2 == 0)
            .map(|(_, (x, y))| d!("M$,$h20v20h-20Z", x, y))
            .collect(),
        Backdrop::Rays => rays(),
        _ => Outline::default(),
    }
}

fn grid<const N: usize>(xs: [i32; N], ys: [i32; N]) -> impl Iterator<Item = (f64, f64)> {
    xs.into_iter().flat_map(move |x| ys.into_iter().map(move |y| (f64::from(x), f64::from(y))))
}

fn spruce(x: f64, y: f64, size: f64) -> Outline {
    [(0.0, 8.0, 18.0), (11.0, 11.0, 20.0), (24.0, 14.0, 24.0)]
        .into_iter()
        .map(|(down, half, height)| {
            let (top, half, height) =
                (y + down * size - 1.0, half * size + 1.0, height * size + 1.0);
            let width = 2.0 * half;
            d!("M$,$l$,$h-$Z", x, top, half, height, width)
        })
        .collect()
}

fn star((x, y, r): (f64, f64, f64)) -> Outline {
    let (near, far) = (r * 0.28, r * 0.72);
    let top = y - r;
    d!(
        "M$,$l$,$ $,$ -$,$ -$,$ -$,-$ \
         -$,-$ $,-$Z",
        x,
        top,
        near,
        far,
        far,
        near,
        far,
        near,
        near,
        far,
        near,
        far,
        far,
        near,
        far,
        near
    )
}

/// Twelve beams from behind the cat. The angle is turned step by step, so that no sine is needed
/// and the text is the same on every machine.
fn rays() -> Outline {
    let (cos15, sin15) = (0.965_925_826, 0.258_819_045);
    let (mut x, mut y) = (100.0, 0.0);
    let mut beams = Outline::default();
    for _ in 0..12 {
        let (next_x, next_y) = (x * cos15 - y * sin15, x * sin15 + y * cos15);
        let (x1, y1, x2, y2) = (50.0 + x, 56.0 + y, 50.0 + next_x, 56.0 + next_y);
        beams = beams.and(d!("M50,56L$,$ $,$Z", x1, y1, x2, y2));
        (x, y) = (next_x * cos15 - next_y * sin15, next_x * sin15 + next_y * cos15);
    }
    beams
}
