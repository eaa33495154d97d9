//! How far apart are two pictures at 40 px?
//!
//! Each picture becomes 10 × 10 cells of 4 × 4 pixels with their mean CIE Lab colour; the distance
//! of two pictures is the mean distance of their cells. It knows nothing of outlines, so it errs
//! on the strict side: two cats of one colour and different shape count as close.

use crate::render::{Unrendered, render};
use art::paint::Colour;
use art::{Breed, Label, Letters, Picture};

/// Kinds of colour sight. The matrices are those of Machado, Oliveira and Fernandes (2009) for
/// full severity, applied to linear light.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sight {
    /// All three cones.
    Normal,
    /// Without red cones.
    Protan,
    /// Without green cones.
    Deutan,
    /// Without blue cones.
    Tritan,
    /// Light and dark only.
    Grey,
}

/// A picture reduced to a hundred cells of Lab colour.
#[derive(Clone, Debug)]
pub struct Impression {
    cells: Vec<[f64; 3]>,
}

/// Two breeds and how far apart they look.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Pair {
    /// The distance: 0 is the same picture, 2 the least difference an eye notices side by side.
    pub distance: f64,
    /// One of the two.
    pub first: Breed,
    /// The other.
    pub second: Breed,
}

impl Sight {
    /// Every kind.
    pub const ALL: [Self; 5] = [Self::Normal, Self::Protan, Self::Deutan, Self::Tritan, Self::Grey];

    #[rustfmt::skip]
    fn matrix(self) -> [[f64; 3]; 3] {
        match self {
            Self::Normal => [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]],
            Self::Protan => [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]],
            Self::Deutan => [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881]],
            Self::Tritan => [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.303900]],
            Self::Grey => [[0.2126, 0.7152, 0.0722]; 3],
        }
    }
}

impl Impression {
    /// Looks at a picture of 40 × 40 pixels or more, cut to 40 × 40, on white.
    pub fn of(picture: Picture, letters: &Letters, sight: Sight) -> Result<Self, Unrendered> {
        let pixels = render(&picture.document(letters, 40.0, Label::Hidden))?;
        let (width, height) = pixels.size();
        let rgb = pixels.on(Colour::hex(0xFFFFFF));
        let mut cells = Vec::with_capacity(100);
        for (row, column) in (0..10).flat_map(|row| (0..10).map(move |column| (row, column))) {
            let inside = (0..16)
                .map(|i| (column * 4 + i % 4, row * 4 + i / 4))
                .filter(|&(x, y)| x < width && y < height)
                .filter_map(|(x, y)| rgb.get(usize::try_from(y * width + x).ok()?));
            let (mut sum, mut count) = ([0.0; 3], 0.0);
            for &pixel in inside {
                let seen = lab(pixel, sight);
                (0..3).for_each(|i| sum[i] += seen[i]);
                count += 1.0;
            }
            cells.push(sum.map(|v| if count > 0.0 { v / count } else { 0.0 }));
        }
        Ok(Self { cells })
    }

    /// The mean distance of the cells.
    pub fn distance(&self, other: &Self) -> f64 {
        let one = |(a, b): (&[f64; 3], &[f64; 3])| {
            (0..3).map(|i| (a[i] - b[i]) * (a[i] - b[i])).sum::<f64>().sqrt()
        };
        self.cells.iter().zip(&other.cells).map(one).sum::<f64>() / 100.0
    }
}

/// All pairs of breeds, the closest first.
pub fn closest(letters: &Letters, sight: Sight) -> Result<Vec<Pair>, Unrendered> {
    let seen: Vec<(Breed, Impression)> = Breed::ALL
        .into_iter()
        .map(|breed| Ok((breed, Impression::of(Picture::Cat(breed), letters, sight)?)))
        .collect::<Result<_, Unrendered>>()?;
    let mut pairs = Vec::new();
    for (i, (first, a)) in seen.iter().enumerate() {
        for (second, b) in &seen[i + 1..] {
            pairs.push(Pair { distance: a.distance(b), first: *first, second: *second });
        }
    }
    pairs.sort_by(|a, b| a.distance.total_cmp(&b.distance));
    Ok(pairs)
}

fn lab(pixel: [u8; 3], sight: Sight) -> [f64; 3] {
    let light = pixel.map(|v| {
        let v = f64::from(v) / 255.0;
        if v <= 0.04045 { v / 12.92 } else { ((v + 0.055) / 1.055).powf(2.4) }
    });
    let [r, g, b] =
        sight.matrix().map(|row| row.iter().zip(light).map(|(m, v)| m * v).sum::<f64>().max(0.0));
    let f = |t: f64| if t > 0.008856 { t.cbrt() } else { 7.787 * t + 16.0 / 116.0 };
    let x = f((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505);
    let y = f(0.2126 * r + 0.7152 * g + 0.0722 * b);
    let z = f((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089);
    [116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z)]
}
