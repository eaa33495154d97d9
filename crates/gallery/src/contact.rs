//! Contact sheets: many pictures in rows on one ground.

use crate::render::{Pixels, Unrendered, render};
use art::paint::{Colour, INK};
use art::{
    Action, BoardNumber, Breed, Card, Emblem, Icon, Label, Letters, Picture, Rank, RatCard, Sheet,
    Side, Suit, Sum, Team, Theme, TileNumber, Wild,
};
use std::fmt::Write as _;

/// A sheet of pictures, each `width` pixels wide.
#[derive(Clone, Debug)]
pub struct Contact {
    /// The file's name, without an ending.
    pub name: String,
    /// The pictures, in reading order.
    pub pictures: Vec<Picture>,
    /// Pictures in a row.
    pub columns: usize,
    /// The width of each.
    pub width: u32,
    /// What they lie on.
    pub ground: Colour,
}

/// The colours of a page's text on light and dark grounds, plain and red.
const TEXT: [[Colour; 2]; 2] =
    [[INK, Colour::hex(0xB3262E)], [Colour::hex(0xF3EDE1), Colour::hex(0xFF9C92)]];
const LIGHT: Colour = Colour::hex(0xCBD9D3);
const DARK: Colour = Colour::hex(0x102A33);
const GAP: u32 = 8;

/// Every sheet: each family at three sizes, on light and on dark.
pub fn contacts() -> Vec<Contact> {
    let mut all = Vec::new();
    for (family, columns, pictures) in families() {
        for width in [40, 96, 300] {
            for (shade, ground) in [("light", LIGHT), ("dark", DARK)] {
                let name = format!("{family}-{width:03}-{shade}");
                // From 64 px up a cat wears its whiskers.
                let pictures =
                    pictures.iter().map(|&p| if width < 64 { p } else { finer(p) }).collect();
                let columns = if width == 300 { columns.min(7) } else { columns };
                all.push(Contact { name, pictures, columns, width, ground });
            }
        }
    }
    all
}

impl Contact {
    /// The sheet as one SVG document: each picture defined once and placed by reference.
    pub fn document(&self, letters: &Letters) -> String {
        let mut sheet = Sheet::new(*letters);
        let mut uses = String::new();
        let (places, width, height) = self.layout();
        for Placed { picture, x, y, height, colour } in places {
            sheet.add(picture);
            let _ = write!(
                uses,
                "<use href=\"#{}\" x=\"{x}\" y=\"{y}\" width=\"{}\" height=\"{height}\" color=\"{colour}\"/>",
                picture.id(),
                self.width
            );
        }
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\"><defs>{}</defs>\
             <rect width=\"{width}\" height=\"{height}\" fill=\"{}\"/>{uses}</svg>",
            sheet.defs(),
            self.ground
        )
    }

    /// The sheet in pixels. Each picture is rendered by itself: a renderer that clips on the whole
    /// sheet takes a minute where this takes seconds.
    pub fn pixels(&self, letters: &Letters) -> Result<Pixels, Unrendered> {
        let (places, width, height) = self.layout();
        let mut pixels = Pixels::ground(width, height, self.ground)?;
        for Placed { picture, x, y, colour, .. } in places {
            let document = picture.document_in(colour, letters, self.width.into(), Label::Hidden);
            let (x, y) = (i32::try_from(x).unwrap_or(0), i32::try_from(y).unwrap_or(0));
            pixels.lay(&render(&document)?, x, y);
        }
        Ok(pixels)
    }

    /// Where each picture lies, and the width and height of the sheet.
    fn layout(&self) -> (Vec<Placed>, u32, u32) {
        let text = TEXT[usize::from(self.ground == DARK)];
        let (mut places, mut right, mut y) = (Vec::new(), 0, GAP);
        for row in self.pictures.chunks(self.columns) {
            let (mut x, mut tallest) = (GAP, 0);
            for &picture in row {
                let [_, _, w, h] = picture.field();
                let height = f64::from(self.width) * h / w;
                let red = picture.own_colour() == TEXT[0][1];
                places.push(Placed { picture, x, y, height, colour: text[usize::from(red)] });
                x += self.width + GAP;
                tallest = tallest.max(height.ceil() as u32);
            }
            right = right.max(x);
            y += tallest + GAP;
        }
        (places, right, y)
    }
}

struct Placed {
    picture: Picture,
    x: u32,
    y: u32,
    height: f64,
    colour: Colour,
}

fn finer(picture: Picture) -> Picture {
    match picture {
        Picture::Cat(breed) => Picture::FineCat(breed),
        other => other,
    }
}

/// Name, pictures in a row, pictures.
type Family = (&'static str, usize, Vec<Picture>);

fn families() -> Vec<Family> {
    [cat_families(), card_families(), piece_families()].concat()
}

fn cat_families() -> Vec<Family> {
    let mut breeds = Breed::ALL;
    breeds.sort_by_key(|breed| breed.slug());
    vec![
        ("cats", 7, breeds.map(Picture::Cat).to_vec()),
        ("heads", 7, breeds.map(Picture::Head).to_vec()),
        ("cat-cards", 7, breeds.map(Picture::CatCard).to_vec()),
    ]
}

fn card_families() -> Vec<Family> {
    let board = || Card::all().filter(|card| card.rank != Rank::Jack);
    let spaces = board().map(Picture::CardSpace).chain([Picture::FreeCorner]);
    let sums = Sum::all().step_by(97).map(Picture::Sum).chain(Wild::ALL.map(Picture::Wild));
    vec![
        ("playing", 13, Card::all().map(Picture::Card).collect()),
        ("courts", 3, Suit::ALL.into_iter().flat_map(court).collect()),
        ("spaces", 12, spaces.collect()),
        ("strips", 12, board().map(Picture::CardStrip).collect()),
        ("numbers", 10, BoardNumber::all().map(Picture::NumberSpace).collect()),
        ("sums", 7, sums.collect()),
        ("rat-a-tat-cat", 7, RatCard::all().map(Picture::Rat).chain([Picture::Back]).collect()),
    ]
}

fn piece_families() -> Vec<Family> {
    let chips = Theme::ALL.into_iter().flat_map(|theme| {
        Team::ALL.into_iter().flat_map(move |team| {
            [Side::Plain, Side::Marked].map(move |side| Picture::Chip(team, side, theme))
        })
    });
    let tiles = Theme::ALL.into_iter().flat_map(|theme| {
        Emblem::ALL
            .into_iter()
            .flat_map(move |emblem| TileNumber::all().map(move |n| Picture::Tile(emblem, n, theme)))
    });
    let house =
        [Picture::Logo, Picture::Maskable, Picture::Favicon, Picture::Gable, Picture::Wordmark];
    let marks = house
        .into_iter()
        .chain(Emblem::ALL.map(Picture::Mark))
        .chain(Suit::ALL.map(Picture::SuitMark))
        .chain(Icon::ALL.iter().copied().map(Picture::Icon));
    vec![
        ("chips", 6, chips.collect()),
        ("tiles", 14, tiles.chain(Action::ALL.map(Picture::Action)).collect()),
        ("marks", 7, marks.collect()),
    ]
}

fn court(suit: Suit) -> [Picture; 3] {
    [Rank::King, Rank::Queen, Rank::Jack].map(|rank| Picture::Card(Card { rank, suit }))
}
