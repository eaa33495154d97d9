//! A document as it is sent, together with where its parts end.

use std::cell::Cell;
use std::io;

use serde::Serialize;
use serde_json::Serializer;
use serde_json::ser::{CompactFormatter, Formatter};

/// A document as compact JSON.
///
/// While it is written, the end of every list and object is noted. So two pages are compared by comparing whole parts
/// as text, and only where parts differ is anything looked at more closely.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Page {
    text: String,
    /// One for each list and object, in the order in which they begin.
    spans: Vec<Span>,
}

/// Where a list or an object ends, and the number of the first one that begins after it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Span {
    end: u32,
    next: u32,
}

/// A place in a page at which a value begins.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Walk<'a> {
    text: &'a str,
    spans: &'a [Span],
    at: usize,
    /// The number of the next list or object.
    span: usize,
}

impl Page {
    /// The page of `value`, which is likely to become about as long as `before`.
    ///
    /// # Panics
    /// If `value` has no JSON form, as maps without names for keys have none.
    #[must_use]
    pub fn of(value: &impl Serialize, before: Option<&Self>) -> Self {
        let (length, count) = before.map_or((0, 0), |page| (page.text.len(), page.spans.len()));
        let mut text = Vec::with_capacity(length + length / 4);
        let mut spans = Vec::with_capacity(count + count / 4);
        let written = Cell::new(0);
        let ink = Ink { text: &mut text, written: &written };
        let notes = Notes { written: &written, spans: &mut spans, open: 0 };
        value
            .serialize(&mut Serializer::with_formatter(ink, notes))
            .expect("plain data with names for keys has a JSON form");
        let text = String::from_utf8(text).expect("JSON is text");
        Self { text, spans }
    }

    /// The document as it is sent.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.text
    }

    pub(crate) fn walk(&self) -> Walk<'_> {
        Walk { text: &self.text, spans: &self.spans, at: 0, span: 0 }
    }
}

impl<'a> Walk<'a> {
    /// The first byte of what is left.
    pub(crate) fn first(&self) -> Option<u8> {
        self.text.as_bytes().get(self.at).copied()
    }

    /// Goes past a byte, which is no bracket.
    pub(crate) fn skip(&mut self, byte: u8) -> Option<()> {
        let fits = self.first() == Some(byte);
        self.at += usize::from(fits);
        fits.then_some(())
    }

    /// Goes into a list or an object.
    pub(crate) fn enter(&mut self) {
        self.at += 1;
        self.span += 1;
    }

    /// Enters a list and goes past its first values, which are so many bytes together with the bracket.
    pub(crate) fn leap(&mut self, bytes: usize) {
        self.at += bytes;
        self.span += 1;
        while let Some(span) = self.spans.get(self.span)
            && span.end as usize <= self.at
        {
            self.span = span.next as usize;
        }
    }

    /// Goes past one whole value.
    pub(crate) fn value(&mut self) -> Option<&'a str> {
        let rest = self.text.as_bytes().get(self.at..)?;
        let start = self.at;
        match rest.first()? {
            b'"' => self.at += string_end(rest)?,
            b'{' | b'[' => {
                let span = self.spans.get(self.span)?;
                (self.at, self.span) = (span.end as usize, span.next as usize);
            }
            _ => {
                let length = rest.iter().position(|b| matches!(b, b',' | b']' | b'}'));
                self.at += length.unwrap_or(rest.len());
            }
        }
        self.text.get(start..self.at)
    }
}

/// Where a string that begins here ends.
fn string_end(text: &[u8]) -> Option<usize> {
    let mut at = 1;
    loop {
        match text.get(at)? {
            b'"' => return Some(at + 1),
            b'\\' => at += 2,
            _ => at += 1,
        }
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

/// Takes down where lists and objects end.
struct Notes<'a> {
    written: &'a Cell<u32>,
    spans: &'a mut Vec<Span>,
    /// The number of the innermost one that is open, plus one; it knows the one round it.
    open: u32,
}

impl Notes<'_> {
    fn begin(&mut self) {
        self.spans.push(Span { end: self.open, next: 0 });
        self.open = self.spans.len() as u32;
    }

    fn end(&mut self) {
        let next = self.spans.len() as u32;
        let span = &mut self.spans[self.open as usize - 1];
        self.open = span.end;
        *span = Span { end: self.written.get(), next };
    }
}

impl Formatter for Notes<'_> {
    fn begin_array<W: ?Sized + io::Write>(&mut self, writer: &mut W) -> io::Result<()> {
        self.begin();
        CompactFormatter.begin_array(writer)
    }

    fn end_array<W: ?Sized + io::Write>(&mut self, writer: &mut W) -> io::Result<()> {
        CompactFormatter.end_array(writer)?;
        self.end();
        Ok(())
    }

    fn begin_object<W: ?Sized + io::Write>(&mut self, writer: &mut W) -> io::Result<()> {
        self.begin();
        CompactFormatter.begin_object(writer)
    }

    fn end_object<W: ?Sized + io::Write>(&mut self, writer: &mut W) -> io::Result<()> {
        CompactFormatter.end_object(writer)?;
        self.end();
        Ok(())
    }
}
