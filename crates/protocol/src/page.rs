//! A document as it is sent, together with where its parts are.

use std::cell::Cell;
use std::io;

use serde::Serialize;
use serde_json::Serializer;
use serde_json::ser::{CompactFormatter, Formatter};

/// A document as compact JSON.
///
/// While it is written, the place of every part is noted. So two pages are compared by comparing whole parts as text,
/// and only where parts differ is anything looked at more closely.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Page {
    text: String,
    /// The whole, and every item and field in it, in the order in which they begin.
    parts: Vec<Part>,
}

/// Where an item of a list or a field of an object stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Part {
    /// Where it begins; a field begins with its name.
    start: u32,
    /// Where its value begins.
    value: u32,
    /// Where it ends.
    end: u32,
    /// The number of the first part that is not inside it.
    next: u32,
}

/// One value of a page.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Node<'a> {
    page: &'a Page,
    number: u32,
    part: Part,
}

impl Page {
    /// The page of `value`, which is likely to become about as long as `before`.
    ///
    /// # Panics
    /// If `value` has no JSON form, as maps without names for keys have none.
    #[must_use]
    pub fn of(value: &impl Serialize, before: Option<&Self>) -> Self {
        let (length, count) = before.map_or((0, 0), |page| (page.text.len(), page.parts.len()));
        let mut text = Vec::with_capacity(length + length / 4);
        let mut parts = Vec::with_capacity(count + count / 4 + 1);
        parts.push(Part { start: 0, value: 0, end: 0, next: 0 });
        let written = Cell::new(0);
        let ink = Ink { text: &mut text, written: &written };
        let notes = Notes { written: &written, parts: &mut parts, open: 0 };
        value
            .serialize(&mut Serializer::with_formatter(ink, notes))
            .expect("plain data with names for keys has a JSON form");
        let (end, next) = (text.len() as u32, parts.len() as u32);
        parts[0] = Part { start: 0, value: 0, end, next };
        let text = String::from_utf8(text).expect("JSON is text");
        Self { text, parts }
    }

    /// The document as it is sent.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.text
    }

    pub(crate) fn root(&self) -> Node<'_> {
        Node { page: self, number: 0, part: self.parts[0] }
    }
}

impl<'a> Node<'a> {
    /// The value as text.
    pub(crate) fn text(&self) -> &'a str {
        &self.page.text[self.part.value as usize..self.part.end as usize]
    }

    /// The first byte of the value, which tells its kind.
    pub(crate) fn kind(&self) -> u8 {
        self.page.text.as_bytes()[self.part.value as usize]
    }

    /// The name of a field, in quotes and with a colon.
    pub(crate) fn name(&self) -> &'a str {
        &self.page.text[self.part.start as usize..self.part.value as usize]
    }

    /// Its items or fields.
    pub(crate) fn children(&self) -> impl Iterator<Item = Self> + use<'a> {
        let (page, end) = (self.page, self.part.next);
        let child = move |number: u32| {
            let part = *page.parts.get(number as usize)?;
            (number < end).then_some(Self { page, number, part })
        };
        std::iter::successors(child(self.number + 1), move |node| child(node.part.next))
    }
}

/// Takes the text of a page, and counts it.
struct Ink<'a> {
    text: &'a mut Vec<u8>,
    written: &'a Cell<u32>,
}

impl io::Write for Ink<'_> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.write_all(bytes)?;
        Ok(bytes.len())
    }

    fn write_all(&mut self, bytes: &[u8]) -> io::Result<()> {
        self.text.extend_from_slice(bytes);
        self.written.set(self.text.len() as u32);
        Ok(())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// Takes down where parts begin and end.
struct Notes<'a> {
    written: &'a Cell<u32>,
    parts: &'a mut Vec<Part>,
    /// The number of the innermost part that is open. Until it ends, its `next` is the one round it.
    open: u32,
}

impl Notes<'_> {
    fn begin(&mut self) {
        let start = self.written.get();
        let number = self.parts.len() as u32;
        self.parts.push(Part { start, value: start, end: 0, next: self.open });
        self.open = number;
    }

    fn end(&mut self) {
        let next = self.parts.len() as u32;
        let part = &mut self.parts[self.open as usize];
        self.open = part.next;
        (part.end, part.next) = (self.written.get(), next);
    }
}

impl Formatter for Notes<'_> {
    fn begin_array_value<W: ?Sized + io::Write>(
        &mut self,
        writer: &mut W,
        first: bool,
    ) -> io::Result<()> {
        CompactFormatter.begin_array_value(writer, first)?;
        self.begin();
        Ok(())
    }

    fn end_array_value<W: ?Sized + io::Write>(&mut self, _: &mut W) -> io::Result<()> {
        self.end();
        Ok(())
    }

    fn begin_object_key<W: ?Sized + io::Write>(
        &mut self,
        writer: &mut W,
        first: bool,
    ) -> io::Result<()> {
        CompactFormatter.begin_object_key(writer, first)?;
        self.begin();
        Ok(())
    }

    fn begin_object_value<W: ?Sized + io::Write>(&mut self, writer: &mut W) -> io::Result<()> {
        CompactFormatter.begin_object_value(writer)?;
        self.parts[self.open as usize].value = self.written.get();
        Ok(())
    }

    fn end_object_value<W: ?Sized + io::Write>(&mut self, _: &mut W) -> io::Result<()> {
        self.end();
        Ok(())
    }
}
