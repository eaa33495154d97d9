//! What has changed in a document, as it is sent.
//!
//! Documents are values, and values tell what has changed in them ([`game::Part`]); here it becomes text, place by place.

use game::{Changes, Part};
use serde::Serialize;

use crate::patch::{ADD, PACK};
use crate::write;

/// Lists of words that are shorter than this as JSON are not packed.
const WORTH_PACKING: usize = 40;
const DIGITS: &[u8; 36] = b"0123456789abcdefghijklmnopqrstuvwxyz";

/// Edits of a document, as they are sent. [`Edit`](crate::Edit) is what they are on the other side.
#[derive(Clone, Debug)]
pub struct Edits {
    /// Those that there are: JSON values with commas between them.
    text: Vec<u8>,
    /// The way to the place where we are.
    way: Vec<Step>,
    /// So many steps of it were the first ones to the place of the last edit, too.
    kept: usize,
}

/// From something to a part of it.
#[derive(Clone, Copy, Debug)]
enum Step {
    Field(&'static str),
    Item(usize),
}

impl Edits {
    /// No edits, with room for as many as a move takes.
    #[must_use]
    pub fn with_room() -> Self {
        Self { text: Vec::with_capacity(512), way: Vec::with_capacity(8), kept: 0 }
    }

    /// What turns `old` into `new`, two documents that may be the same.
    pub fn between<T: Part>(old: &T, new: &T) -> Self {
        let mut edits = Self::with_room();
        if T::HAS_PARTS || old != new {
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
    pub fn json(&self) -> &[u8] {
        &self.text
    }

    /// Writes an edit of what is here, or of what `end` makes of the place.
    fn write(&mut self, end: &str, value: &(impl Serialize + ?Sized)) {
        self.write_place(end);
        write::write(&mut self.text, value);
        self.text.push(b']');
    }

    fn write_place(&mut self, end: &str) {
        let text = &mut self.text;
        text.extend_from_slice(if text.is_empty() { b"[\"" } else { b",[\"" });
        if self.kept > 0 {
            push_number(text, self.kept);
        }
        for step in &self.way[self.kept..] {
            text.push(b'/');
            match step {
                Step::Field(name) => text.extend_from_slice(name.as_bytes()),
                Step::Item(number) => push_number(text, *number),
            }
        }
        text.extend_from_slice(end.as_bytes());
        text.extend_from_slice(b"\",");
        self.kept = self.way.len();
    }

    /// Writes a packed list, if it is a long one of plain words.
    fn pack<T: Part>(&mut self, list: &[T]) -> bool {
        self.write_place(PACK);
        let mut words = String::with_capacity(12 * list.len());
        let (mut before, mut written) = (0..0, 1);
        for item in list {
            let start = words.len();
            if !item.spell(&mut words) {
                return false;
            }
            let word = &words[start..];
            let alike = alike(&words[before], word);
            let rest = &word.as_bytes()[alike..];
            if !rest.iter().all(is_plain) {
                return false;
            }
            let gap = if written == 1 { b'"' } else { b'|' };
            self.text.extend_from_slice(&[gap, DIGITS[alike]]);
            self.text.extend_from_slice(rest);
            written += word.len() + "\"\",".len();
            before = start..words.len();
        }
        self.text.extend_from_slice(b"\"]");
        written >= WORTH_PACKING
    }
}

impl Changes for Edits {
    fn enter_field(&mut self, name: &'static str) {
        debug_assert!(!name.contains(['/', '~', '"', '\\']), "{name:?} is a plain name");
        self.way.push(Step::Field(name));
    }

    fn enter_item(&mut self, number: usize) {
        self.way.push(Step::Item(number));
    }

    fn leave(&mut self) {
        self.way.pop();
        self.kept = self.kept.min(self.way.len());
    }

    fn put<T: Serialize + ?Sized>(&mut self, value: &T) {
        self.write("", value);
    }

    fn put_list<T: Part>(&mut self, list: &[T]) {
        let (length, kept) = (self.text.len(), self.kept);
        if !self.pack(list) {
            self.text.truncate(length);
            self.kept = kept;
            self.put(list);
        }
    }

    fn add<T: Serialize>(&mut self, item: &T) {
        self.write(ADD, item);
    }
}

/// How many characters two words have in common from the beginning, as far as one digit tells.
fn alike(before: &str, word: &str) -> usize {
    let pairs = before.bytes().zip(word.bytes()).take(DIGITS.len() - 1);
    pairs.take_while(|(one, other)| one == other).count()
}

/// Whether a packed list may have it in a word.
const fn is_plain(byte: &u8) -> bool {
    matches!(byte, b' '..=b'~') && !matches!(byte, b'"' | b'\\' | b'|')
}

fn push_number(out: &mut Vec<u8>, number: usize) {
    match number {
        0..10 => out.push(DIGITS[number]),
        _ => out.extend_from_slice(number.to_string().as_bytes()),
    }
}
