//! Symbols for a page: each picture is defined once and used by reference.

use crate::glyph::Letters;
use crate::look::Short;
use crate::paint::Colour;
use crate::pen::Needs;
use crate::picture::Picture;
use std::collections::BTreeSet;
use std::fmt::Write as _;

/// One drawn picture.
#[derive(Clone, PartialEq, Debug)]
pub struct Symbol {
    pub(crate) id: String,
    pub(crate) field: Field,
    pub(crate) body: String,
    pub(crate) needs: Needs,
}

/// All symbols of a page. Add what the page shows, then put [`Sheet::markup`] into it once.
#[derive(Clone, Debug)]
pub struct Sheet {
    letters: Letters,
    present: BTreeSet<String>,
    defs: String,
}

/// What a screen reader is told about a picture.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Label<'a> {
    /// Its name, in the player's language.
    Named(&'a str),
    /// Nothing: the same stands beside it in words.
    Hidden,
}

impl Symbol {
    /// The `<symbol>` element.
    pub fn markup(&self) -> String {
        format!(
            "<symbol id=\"{}\" viewBox=\"{}\">{}</symbol>",
            self.id,
            view_box(self.field),
            self.body
        )
    }
}

impl Sheet {
    /// An empty sheet in one language.
    pub fn new(letters: Letters) -> Self {
        Self { letters, present: BTreeSet::new(), defs: String::new() }
    }

    /// Adds a picture and the parts it needs, unless they are there already.
    pub fn add(&mut self, picture: Picture) {
        if !self.present.contains(&picture.id()) {
            self.add_symbol(&picture.symbol(&self.letters));
        }
    }

    /// Adds a symbol that is not one of the [pictures](Picture), such as [a cat of your own](crate::Cat::symbol).
    pub fn add_symbol(&mut self, symbol: &Symbol) {
        if self.present.insert(symbol.id.clone()) {
            self.provide(&symbol.needs);
            self.defs.push_str(&symbol.markup());
        }
    }

    /// The definitions alone, for the inside of an `<svg>`.
    pub fn defs(&self) -> &str {
        &self.defs
    }

    /// An invisible element for the page that holds all definitions.
    pub fn markup(&self) -> String {
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"0\" height=\"0\" aria-hidden=\"true\">{}</svg>",
            self.defs
        )
    }

    /// Defines what a drawing refers to.
    fn provide(&mut self, needs: &Needs) {
        for shape in &needs.shapes {
            if self.present.insert(shape.id()) {
                self.defs.push_str(&shape.element());
            }
        }
        for &part in &needs.parts {
            if let Some(picture) = part.picture() {
                self.add(picture);
            } else if self.present.insert(part.id()) {
                let (element, needs) = part.element(&self.letters);
                self.provide(&needs);
                self.defs.push_str(&element);
            }
        }
    }
}

impl Picture {
    /// An element that shows the picture, defined by a [`Sheet`] in the same page.
    pub fn reference(self, label: Label<'_>) -> String {
        let [_, _, width, height] = self.field();
        format!(
            "<svg viewBox=\"{}\"{}><use href=\"#{}\"/></svg>",
            view_box([0.0, 0.0, width, height]),
            aria(label),
            self.id()
        )
    }

    /// A file of its own, `width` pixels wide, with every definition it needs.
    pub fn document(self, letters: &Letters, width: f64, label: Label<'_>) -> String {
        self.document_in(self.own_colour(), letters, width, label)
    }

    /// The same with a colour in place of the page's.
    pub fn document_in(
        self,
        colour: Colour,
        letters: &Letters,
        width: f64,
        label: Label<'_>,
    ) -> String {
        let mut sheet = Sheet::new(*letters);
        sheet.add(self);
        let [_, _, w, h] = self.field();
        let mut out = String::from("<svg xmlns=\"http://www.w3.org/2000/svg\"");
        let _ = write!(
            out,
            " viewBox=\"{}\" width=\"{}\" height=\"{}\" color=\"{}\"{}><defs>{}</defs><use href=\"#{}\"/></svg>",
            view_box([0.0, 0.0, w, h]),
            Short(width),
            Short(width * h / w),
            colour,
            aria(label),
            sheet.defs,
            self.id()
        );
        out
    }
}

type Field = [f64; 4];

fn view_box([left, top, width, height]: Field) -> String {
    format!("{} {} {} {}", Short(left), Short(top), Short(width), Short(height))
}

fn aria(label: Label<'_>) -> String {
    match label {
        Label::Named(name) => format!(" role=\"img\" aria-label=\"{}\"", escaped(name)),
        Label::Hidden => " aria-hidden=\"true\"".to_owned(),
    }
}

/// A text that is safe inside a quoted attribute. Characters XML does not know are left out.
fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            '\'' => out.push_str("&#39;"),
            '\t' | '\n' | '\r' => out.push(' '),
            c if c.is_control() || matches!(c, '\u{FFFE}' | '\u{FFFF}') => {}
            c => out.push(c),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeMap;

    #[test]
    fn outlines_with_one_name_are_one_outline() {
        let letters = Letters::new(["A", "K", "Q", "J"], ["PURRR", "MEOW"]).expect("drawn");
        let mut known: BTreeMap<String, String> = BTreeMap::new();
        let mut shared = 0;
        for picture in Picture::all() {
            let needs = picture.symbol(&letters).needs;
            let parts = needs.parts.iter().filter(|part| part.picture().is_none());
            let inner = parts.flat_map(|part| part.element(&letters).1.shapes);
            for shape in needs.shapes.iter().cloned().chain(inner) {
                let element = shape.element();
                if let Some(before) = known.insert(shape.id(), element.clone()) {
                    assert_eq!(before, element);
                    shared += 1;
                }
            }
        }
        assert!(shared > known.len() / 2, "only {shared} outlines were shared");
    }
}
