//! What has changed in a document, as it is sent.
//!
//! Documents are values, and values tell what has changed in them ([`game::Part`]); here it becomes text, place by place.

use game::{Changes, Part};
use serde::Serialize;

use crate::patch::{ADD, PACK};

/// Lists of strings that are shorter than this are not packed.
const WORTH_PACKING: usize = 40;

/// Edits of a document, as they are sent. [`Edit`](crate::Edit) is what they are on the other side.
#[derive(Clone, Debug)]
pub struct Edits {
    /// Those that there are: JSON values with commas between them.
    text: String,
    /// The place where we are, and that of the last edit.
    place: String,
    before: String,
    /// A value on its way into the text.
    value: Vec<u8>,
}

impl Edits {
    /// No edits, with room for as many as a move takes.
    #[must_use]
    pub fn with_room() -> Self {
        Self {
            text: String::with_capacity(512),
            place: String::with_capacity(64),
            before: String::with_capacity(64),
            value: Vec::with_capacity(256),
        }
    }

    /// What turns `old` into `new`, two documents that may be the same.
    pub fn between<T: Part>(old: &T, new: &T) -> Self {
        let mut edits = Self::with_room();
        if old != new {
            new.tell(old, &mut edits);
        }
        edits
    }

    /// Whether nothing has changed.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.text.is_empty()
    }

    /// The edits, JSON values with commas between them.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Writes an edit of what is here, or of what `end` makes of the place.
    fn write(&mut self, end: &str, value: &(impl Serialize + ?Sized)) {
        self.value.clear();
        serde_json::to_writer(&mut self.value, value)
            .expect("plain data with names for keys has a JSON form");
        let value = std::str::from_utf8(&self.value).expect("JSON is text");
        self.place.push_str(end);
        self.text.push_str(if self.text.is_empty() { "[\"" } else { ",[\"" });
        let (names, length) = shared(&self.before, &self.place);
        if names > 0 {
            push_number(&mut self.text, names);
        }
        self.text.push_str(&self.place[length..]);
        if !end.is_empty() || !pack(value, &mut self.text) {
            self.text.push_str("\",");
            self.text.push_str(value);
        }
        self.text.push(']');
        self.before.clone_from(&self.place);
        self.place.truncate(self.place.len() - end.len());
    }
}

impl Changes for Edits {
    fn enter_field(&mut self, name: &str) {
        debug_assert!(!name.contains(['/', '~', '"', '\\']), "{name:?} is a plain name");
        self.place.push('/');
        self.place.push_str(name);
    }

    fn enter_item(&mut self, number: usize) {
        self.place.push('/');
        push_number(&mut self.place, number);
    }

    fn leave(&mut self) {
        let length = self.place.rfind('/').unwrap_or(0);
        self.place.truncate(length);
    }

    fn put<T: Serialize + ?Sized>(&mut self, value: &T) {
        self.write("", value);
    }

    fn add<T: Serialize>(&mut self, item: &T) {
        self.write(ADD, item);
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
