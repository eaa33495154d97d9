//! What has changed between two documents.
//!
//! Both are of one type, so their fields come in the same order, and both are walked side by side. What is alike is
//! passed over as text. Where two parts do not go together, the whole new one is sent.

use crate::Page;
use crate::page::Node;
use crate::patch::{ADD, PACK};

/// Lists of strings that are shorter than this are not packed.
const WORTH_PACKING: usize = 40;
/// About what an edit weighs besides its place and its value.
const EDIT: usize = 8;

/// Edits of a document, as they are put together. [`Edit`](crate::Edit) is what they are on the other side.
#[derive(Clone, Debug, Default)]
pub struct Edits {
    /// Places and values, one after the other.
    text: String,
    /// Where each place and each value ends.
    ends: Vec<(u32, u32)>,
}

impl Edits {
    /// No edits, with room for as many as a move takes.
    #[must_use]
    pub fn with_room() -> Self {
        Self { text: String::with_capacity(1024), ends: Vec::with_capacity(16) }
    }

    /// Whether nothing has changed.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.ends.is_empty()
    }

    /// What turns `old` into `new`; `place` is the place of both.
    pub fn compare(&mut self, place: &str, old: &Page, new: &Page) {
        if old.text() != new.text() {
            let mut buffer = String::with_capacity(80);
            buffer.push_str(place);
            self.walk(&mut buffer, old.root(), new.root());
        }
    }

    /// `value`, which is JSON, stands at `place` now.
    pub fn push(&mut self, place: &str, value: &str) {
        self.text.push_str(place);
        let end = self.text.len();
        self.text.push_str(value);
        self.ends.push((end as u32, self.text.len() as u32));
    }

    /// Writes them as a list of JSON.
    pub fn write(&self, out: &mut String) {
        out.push('[');
        let mut before = "";
        for (number, (place, value)) in self.iter().enumerate() {
            out.push_str(if number == 0 { "[\"" } else { ",[\"" });
            let (names, length) = shared(before, place);
            if names > 0 {
                push_number(out, names);
            }
            out.push_str(&place[length..]);
            before = place;
            if place.ends_with(ADD) || !pack(value, out) {
                out.push_str("\",");
                out.push_str(value);
            }
            out.push(']');
        }
        out.push(']');
    }

    fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        let starts = std::iter::once(0).chain(self.ends.iter().map(|(_, end)| *end as usize));
        starts.zip(&self.ends).map(|(start, (place, value))| {
            (&self.text[start..*place as usize], &self.text[*place as usize..*value as usize])
        })
    }

    fn truncate(&mut self, count: usize) {
        self.ends.truncate(count);
        self.text.truncate(self.ends.last().map_or(0, |(_, end)| *end as usize));
    }

    /// Compares two values that stand at the same place and differ.
    fn walk(&mut self, place: &mut String, old: Node<'_>, new: Node<'_>) {
        let (count, length) = (self.ends.len(), self.text.len());
        let fits = match (old.kind(), new.kind()) {
            (b'{', b'{') => self.fields(place, old, new),
            (b'[', b'[') => self.items(place, old, new),
            _ => false,
        };
        // Only the first of several edits repeats the place of the part.
        let edits = self.ends.len() - count;
        let cost = self.text.len() - length + edits * EDIT;
        if !fits || cost > new.bytes().len() + EDIT + edits * place.len() {
            self.truncate(count);
            self.push(place, new.text());
        }
    }

    /// Both are objects: their fields have to be the same.
    fn fields(&mut self, place: &mut String, old: Node<'_>, new: Node<'_>) -> bool {
        let length = place.len();
        let mut others = new.children();
        for field in old.children() {
            let Some(other) = others.next() else { return false };
            if field.whole() == other.whole() {
                continue;
            }
            let name = field.name();
            if name != other.name() || name.bytes().any(|byte| matches!(byte, b'\\' | b'~' | b'/'))
            {
                return false;
            }
            place.push('/');
            place.push_str(&name[1..name.len() - 2]);
            self.walk(place, field, other);
            place.truncate(length);
        }
        others.next().is_none()
    }

    /// Both are lists: as long as each other, or the new one goes on where the old one ends. What was empty is filled
    /// by one edit.
    fn items(&mut self, place: &mut String, old: Node<'_>, new: Node<'_>) -> bool {
        if let Some(added) = new.added_to(&old) {
            place.push_str(ADD);
            added.for_each(|item| self.push(place, item.text()));
            place.truncate(place.len() - ADD.len());
            return true;
        }
        let length = place.len();
        let mut others = new.children();
        let mut count = 0;
        for item in old.children() {
            let Some(other) = others.next() else { return false };
            if item.bytes() != other.bytes() {
                place.push('/');
                push_number(place, count);
                self.walk(place, item, other);
                place.truncate(length);
            }
            count += 1;
        }
        place.push_str(ADD);
        let added = others.map(|other| self.push(place, other.text())).count();
        place.truncate(length);
        count > 0 || added == 0
    }
}

/// How many names two places have in common from the beginning, and how long they are together.
fn shared(before: &str, place: &str) -> (usize, usize) {
    let alike = before.bytes().zip(place.bytes()).take_while(|(one, other)| one == other).count();
    let ends = |text: &str| text.len() == alike || text.as_bytes()[alike] == b'/';
    let length =
        if ends(before) && ends(place) { alike } else { place[..alike].rfind('/').unwrap_or(0) };
    (place[..length].bytes().filter(|byte| *byte == b'/').count(), length)
}

/// Writes the end of a place and a packed value, if the value is a long list of short words.
fn pack(list: &str, out: &mut String) -> bool {
    if list.len() < WORTH_PACKING || !list.starts_with("[\"") {
        return false;
    }
    let start = out.len();
    out.push_str(PACK);
    out.push_str("\",\"");
    let (mut before, mut rest) = ("", &list[1..]);
    while let Some((word, after)) = word(rest) {
        let alike = before.bytes().zip(word.bytes()).take_while(|(one, other)| one == other);
        let alike = alike.take(35).count();
        if rest.len() < list.len() - 1 {
            out.push('|');
        }
        out.push(char::from_digit(alike as u32, 36).unwrap_or('0'));
        out.push_str(&word[alike..]);
        match after.as_bytes() {
            [b']'] => {
                out.push('"');
                return true;
            }
            [b',', ..] => (before, rest) = (word, &after[1..]),
            _ => break,
        }
    }
    out.truncate(start);
    false
}

/// The plain word in quotes at the beginning of a text, and what comes after it.
fn word(text: &str) -> Option<(&str, &str)> {
    let text = text.strip_prefix('"')?;
    let is_plain = |byte: &u8| matches!(byte, b' '..=b'~') && !matches!(byte, b'"' | b'\\' | b'|');
    let length = text.bytes().take_while(is_plain).count();
    Some((&text[..length], text[length..].strip_prefix('"')?))
}

fn push_number(out: &mut String, number: usize) {
    match u32::try_from(number) {
        Ok(number @ 0..10) => out.push(char::from_digit(number, 10).unwrap_or('0')),
        _ => out.push_str(&number.to_string()),
    }
}
