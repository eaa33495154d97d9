//! One parametric cat. A breed is a row of parameters in [`breeds`](Breed); this module turns them
//! into a seated cat, looking at us, flank and tail to the right where the coat has room to show.
//!
//! Everything is drawn behind-to-front: tail, body, body marks, legs, ruff, ears, head, head
//! marks, eyes, nose, mouth. A breed changes these shapes; it does not add new ones.

mod anatomy;
mod backdrop;
mod body;
mod breeds;
mod coat;
mod ears;
mod eyes;
mod face;
mod figure;
mod fine;
mod fur;
mod head;
mod tail;

pub use anatomy::{Build, Ear, Extra, Eyes, Face, Fur, Mood, Pattern, Tail};
pub(crate) use backdrop::shape as backdrop_shape;
pub use backdrop::{Backdrop, Tint};
pub use breeds::Breed;

use crate::look::{Look, Paint, Place, fill, line};
use crate::paint::{Colour, MILK, PENCIL};
use crate::part::Part;
use crate::pen::Pen;
use crate::sheet::Symbol;
use figure::Figure;

/// Everything that makes one cat differ from another.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Cat {
    /// Outline of the head.
    pub face: Face,
    /// Shape of the ears.
    pub ear: Ear,
    /// Edge and surface of the coat.
    pub fur: Fur,
    /// Proportions of the body.
    pub build: Build,
    /// The tail.
    pub tail: Tail,
    /// The markings.
    pub pattern: Pattern,
    /// The ground colour.
    pub coat: Colour,
    /// Markings or points; half way from the coat to the pencil if not given.
    pub dark: Option<Colour>,
    /// Muzzle, eye rims, ruff; half way to milk if not given.
    pub light: Option<Colour>,
    /// A third colour of patched cats.
    pub third: Option<Colour>,
    /// The left eye, and the right one unless `other_eye` says otherwise.
    pub eye: Colour,
    /// The right eye of an odd-eyed cat.
    pub other_eye: Option<Colour>,
    /// Shape of the eyes.
    pub eyes: Eyes,
    /// Size of the eyes.
    pub eye_size: f64,
    /// The nose.
    pub nose: Colour,
    /// Inside of the ears, if it is not the nose's pink.
    pub ear_inside: Option<Colour>,
    /// Feet of another colour.
    pub paw: Option<Colour>,
    /// Ruff of another colour than `light`.
    pub ruff: Option<Colour>,
    /// Tip of the tail.
    pub tail_tip: Option<Colour>,
    /// Size of spots.
    pub spot: f64,
    /// From −2.2, very cross, to 3, a broad smile.
    pub smile: f64,
    /// What the face says.
    pub mood: Mood,
    /// What only some cats have.
    pub extras: &'static [Extra],
    /// Size of the head.
    pub head_size: f64,
    /// Height of the head's centre.
    pub head_y: f64,
    /// The head's axis.
    pub head_x: f64,
    /// Ground colour behind the cat.
    pub tint: Tint,
    /// The one quiet shape behind the cat.
    pub backdrop: Backdrop,
}

impl Cat {
    /// A plain grey cat to start from.
    pub const PLAIN: Self = Self {
        face: Face::Round,
        ear: Ear::Upright,
        fur: Fur::Short,
        build: Build::Medium,
        tail: Tail::Long,
        pattern: Pattern::Solid,
        coat: Colour::hex(0x8A8F9E),
        dark: None,
        light: None,
        third: None,
        eye: Colour::hex(0xE2A52B),
        other_eye: None,
        eyes: Eyes::Round,
        eye_size: 1.0,
        nose: Colour::hex(0xC77B78),
        ear_inside: None,
        paw: None,
        ruff: None,
        tail_tip: None,
        spot: 1.0,
        smile: 1.0,
        mood: Mood::Calm,
        extras: &[],
        head_size: 1.0,
        head_y: 43.0,
        head_x: 43.0,
        tint: Tint::Sand,
        backdrop: Backdrop::Plain,
    };

    /// This cat on its tinted square, as a symbol with an id of your choice.
    pub fn symbol(&self, id: &str) -> Symbol {
        let (body, needs) = Pen::sketch(fill(Paint::None), |pen| tile(pen, self, None));
        Symbol { id: id.to_owned(), field: [0.0, 0.0, 100.0, 100.0], body, needs }
    }

    /// Whether the cat has this.
    pub fn has(&self, extra: Extra) -> bool {
        self.extras.contains(&extra)
    }
}

/// The width of an outline, in units of the 100-unit field.
pub(crate) const LINE: f64 = 2.0;

/// The cat on its tinted square, as on a board space.
pub(crate) fn tile(pen: &mut Pen, cat: &Cat, head: Option<Part>) {
    let tint = cat.tint.colour();
    pen.inside(Part::TileClip, |pen| {
        pen.rect([0.0, 0.0, 100.0, 100.0], 0.0, fill(tint));
        backdrop::behind(pen, cat.backdrop, tint);
        whole(pen, cat, head);
    });
    // The edge keeps pale tiles visible on paper and night tiles on a dark table.
    let edge = if tint.luma() > 0.4 { tint.mix(PENCIL, 0.28) } else { tint.mix(MILK, 0.3) };
    pen.place(Part::TileEdge, Place::Here, line(edge, 1.4));
}

/// The cat alone. A breed's head is a shared part; other cats draw theirs in place.
pub(crate) fn whole(pen: &mut Pen, cat: &Cat, head: Option<Part>) {
    let figure = Figure::of(cat);
    pen.group(Place::Here, base(&figure), |pen| {
        tail::draw(pen, &figure);
        body::draw(pen, &figure);
        match head {
            Some(part) => pen.stamp(part, Place::Here),
            None => head::draw(pen, &figure),
        }
        if cat.has(Extra::Wave) {
            body::lifted_paw(pen, &figure);
        }
    });
}

/// Ears, head and face only.
pub(crate) fn head(pen: &mut Pen, cat: &Cat) {
    let figure = Figure::of(cat);
    pen.group(Place::Here, base(&figure), |pen| head::draw(pen, &figure));
}

/// A head with its fine lines.
pub(crate) fn head_with_whiskers(pen: &mut Pen, cat: &Cat) {
    head(pen, cat);
    fine::on_head(pen, &Figure::of(cat));
}

/// The fine lines that only show from 64 px up: whiskers, ear hair, leg bands, second highlights.
pub(crate) fn fine_lines(pen: &mut Pen, cat: &Cat) {
    fine::draw(pen, &Figure::of(cat));
}

/// The square round a cat's head: left, top, side.
pub(crate) fn head_frame(cat: &Cat) -> [f64; 3] {
    let figure = Figure::of(cat);
    let ear = cat.ear.measure();
    let half = figure.w * ear.tip_x.clamp(1.12, 1.5) + 3.0;
    let top = figure.hy + figure.h * ear.tip_y.min(-1.2) - 5.0;
    let bottom = figure.hy + figure.h + 7.0;
    let side = (2.0 * half).max(bottom - top);
    [figure.hx - side / 2.0, (top + bottom - side) / 2.0, side]
}

/// Coat and outline, which most shapes of a cat have.
fn base(figure: &Figure<'_>) -> Look {
    fill(figure.cat.coat).edge(figure.line, LINE)
}
