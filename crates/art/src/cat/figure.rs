//! A cat's parameters worked out into colours and places.

use super::Cat;
use super::anatomy::{Build, Extra, FaceMeasure, Pattern};
use super::fur::Edge;
use crate::look::{Look, fill, line};
use crate::paint::{Colour, MILK, PENCIL};
use crate::path::{Pt, pt};

/// A cat ready to be drawn.
#[derive(Debug)]
pub(crate) struct Figure<'a> {
    pub(crate) cat: &'a Cat,
    pub(crate) dark: Colour,
    pub(crate) light: Colour,
    pub(crate) third: Colour,
    /// The outline.
    pub(crate) line: Colour,
    /// Lines drawn on top of the coat: lighter than the coat where the coat is almost black.
    pub(crate) inner: Colour,
    pub(crate) face: FaceMeasure,
    /// Half the head's width and height.
    pub(crate) w: f64,
    pub(crate) h: f64,
    /// The head's centre.
    pub(crate) hx: f64,
    pub(crate) hy: f64,
    /// Half the chest's width.
    pub(crate) chest: f64,
    /// How far the rump reaches to the right of the axis.
    pub(crate) reach: f64,
    pub(crate) edge: Edge,
}

impl<'a> Figure<'a> {
    pub(crate) fn of(cat: &'a Cat) -> Self {
        let face = cat.face.measure();
        let (chest, reach) = cat.build.measure();
        let bright = cat.coat.luma() > 0.22;
        let line = if bright { cat.coat.mix(PENCIL, 0.74) } else { Colour::hex(0x15121C) };
        let dark = cat.dark.unwrap_or(cat.coat.mix(PENCIL, 0.5));
        Self {
            cat,
            dark,
            light: cat.light.unwrap_or(cat.coat.mix(MILK, 0.45)),
            third: cat.third.unwrap_or(dark),
            line,
            inner: if bright { line } else { cat.coat.mix(MILK, 0.22) },
            face,
            w: face.half_width * cat.head_size,
            h: face.half_height * cat.head_size,
            hx: cat.head_x,
            hy: cat.head_y,
            chest,
            reach,
            edge: cat.fur.edge(),
        }
    }

    /// A point given in parts of the head's half width and half height.
    pub(crate) fn on_head(&self, x: f64, y: f64) -> Pt {
        pt(self.hx + x * self.w, self.hy + y * self.h)
    }

    /// The right end of the rump.
    pub(crate) fn rump(&self) -> f64 {
        self.hx + self.reach
    }

    /// The y of the nose.
    pub(crate) fn nose_y(&self) -> f64 {
        self.hy + self.face.nose_y * self.h
    }

    /// Filled with `colour`, with the cat's outline.
    pub(crate) fn outlined(&self, colour: Colour) -> Look {
        fill(colour).edge(self.line, super::LINE)
    }

    /// A line on the coat, as a part of the full width.
    pub(crate) fn crease(&self, part: f64) -> Look {
        line(self.inner, super::LINE * part)
    }

    /// A shade of the coat for ripples, curls and folds.
    pub(crate) fn shade(&self, part: f64) -> Colour {
        self.cat.coat.mix(PENCIL, part)
    }

    pub(crate) fn pointed(&self) -> bool {
        self.cat.pattern.pointed()
    }

    pub(crate) fn low(&self) -> bool {
        self.cat.build == Build::Low
    }

    /// Whether chest and blaze are white.
    pub(crate) fn white_chest(&self) -> bool {
        matches!(self.cat.pattern, Pattern::Bib | Pattern::PointV)
    }

    pub(crate) fn waves(&self) -> bool {
        self.cat.has(Extra::Wave)
    }
}
