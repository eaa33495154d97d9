//! SVG to pixels.

use resvg::tiny_skia::{Color, Pixmap, PixmapPaint, Transform};
use resvg::usvg::{Options, Tree};
use std::fmt;

/// A rendered picture.
#[derive(Clone, Debug)]
pub struct Pixels {
    map: Pixmap,
}

/// Why a document could not be rendered.
#[derive(Debug)]
pub enum Unrendered {
    /// It is not SVG.
    Document(resvg::usvg::Error),
    /// It has no area.
    Empty,
    /// The pixels could not be written as PNG.
    Png(String),
}

/// Renders an SVG document at its own size.
pub fn render(document: &str) -> Result<Pixels, Unrendered> {
    let tree = Tree::from_str(document, &Options::default()).map_err(Unrendered::Document)?;
    let size = tree.size().to_int_size();
    let mut map = Pixmap::new(size.width(), size.height()).ok_or(Unrendered::Empty)?;
    resvg::render(&tree, Transform::default(), &mut map.as_mut());
    Ok(Pixels { map })
}

impl Pixels {
    /// An empty ground.
    pub fn ground(width: u32, height: u32, colour: art::paint::Colour) -> Result<Self, Unrendered> {
        let mut map = Pixmap::new(width, height).ok_or(Unrendered::Empty)?;
        let [r, g, b] = colour.channels();
        map.fill(Color::from_rgba8(r, g, b, 255));
        Ok(Self { map })
    }

    /// Lays a picture on this one, its left top corner at (x, y).
    pub fn lay(&mut self, picture: &Self, x: i32, y: i32) {
        let paint = PixmapPaint::default();
        self.map.draw_pixmap(x, y, picture.map.as_ref(), &paint, Transform::default(), None);
    }

    /// Width and height.
    pub fn size(&self) -> (u32, u32) {
        (self.map.width(), self.map.height())
    }

    /// Red, green and blue of each pixel, row by row, laid on `ground` where it is transparent.
    pub fn on(&self, ground: art::paint::Colour) -> Vec<[u8; 3]> {
        let under = ground.channels();
        let blend = |over: u8, under: u8, alpha: u8| {
            let rest = u16::from(255 - alpha) * u16::from(under) / 255;
            u8::try_from(u16::from(over) + rest).unwrap_or(u8::MAX)
        };
        let one = |p: &resvg::tiny_skia::PremultipliedColorU8| {
            [
                blend(p.red(), under[0], p.alpha()),
                blend(p.green(), under[1], p.alpha()),
                blend(p.blue(), under[2], p.alpha()),
            ]
        };
        self.map.pixels().iter().map(one).collect()
    }

    /// The part of the picture that is not transparent, 0 to 1.
    pub fn coverage(&self) -> f64 {
        let pixels = self.map.pixels();
        pixels.iter().filter(|p| p.alpha() > 0).count() as f64 / pixels.len() as f64
    }

    /// The picture as a PNG file.
    pub fn png(&self) -> Result<Vec<u8>, Unrendered> {
        self.map.encode_png().map_err(|e| Unrendered::Png(e.to_string()))
    }
}

impl fmt::Display for Unrendered {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Document(error) => write!(f, "the picture is not valid SVG: {error}"),
            Self::Empty => f.write_str("the picture has no area"),
            Self::Png(error) => write!(f, "the picture could not be written as PNG: {error}"),
        }
    }
}

impl std::error::Error for Unrendered {}
