//! What has changed in a document, as it is sent.
//!
//! Documents are values, and values tell what has changed in them ([`game::Part`]); here it becomes text, place by place.

use std::sync::Arc;

use game::{Changes, Part};
use serde::Serialize;

use crate::patch::{ADD, PACK};
use crate::write;

/// Lists of words that are shorter than this as JSON are not packed. All words are taken to be as long as the first.
const WORTH_PACKING: usize = 40;
const DIGITS: &[u8; 36] = b"0123456789abcdefghijklmnopqrstuvwxyz";

/// Edits of a document, as they are sent. [`Edit`](crate::Edit) is what they are on the other side.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Edits(Vec<u8>);

/// What was written of values that several documents share. It lasts as long as the documents that are compared: what
/// was told of two values in one of them is repeated in the next.
#[derive(Debug, Default)]
pub struct Memo(Vec<Told>);

/// What was written of two values at a place.
#[derive(Debug)]
struct Told {
    /// The old value and the new one, by where they are kept: nothing else comes there as long as they last.
    values: (usize, usize),
    way: Vec<Step>,
    kept: usize,
    /// Whether these were the first edits of all.
    first: bool,
    text: Vec<u8>,
}

/// Writes edits.
#[derive(Debug)]
pub struct Writer<'m> {
    /// Those that there are: JSON values with commas between them.
    text: Vec<u8>,
    /// The way to the place where we are.
    way: Vec<Step>,
    /// So many steps of it were the first ones to the place of the last edit, too.
    kept: usize,
    memo: &'m mut Memo,
}

/// From something to a part of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Step {
    Field(&'static str),
    Item(usize),
}

impl Edits {
    /// What turns `old` into `new`, two documents that may be the same.
    pub fn between<T: Part>(old: &T, new: &T) -> Self {
        Memo::default().edits(|changes| {
            if T::HAS_PARTS || old != new {
                new.tell(old, changes);
            }
        })
    }

    /// Whether nothing has changed.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The edits, JSON values with commas between them.
    #[must_use]
    pub fn json(&self) -> &[u8] {
        &self.0
    }
}

impl Memo {
    /// The edits that `tell` tells of one document.
    pub fn edits(&mut self, tell: impl FnOnce(&mut Writer<'_>)) -> Edits {
        // Room for as many as a move takes.
        let (text, way) = (Vec::with_capacity(512), Vec::with_capacity(8));
        let mut writer = Writer { text, way, kept: 0, memo: self };
        tell(&mut writer);
        Edits(writer.text)
    }
}

impl Writer<'_> {
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
        let mut before = 0..0;
        for (number, item) in list.iter().enumerate() {
            let start = words.len();
            if !item.spell(&mut words) {
                return false;
            }
            let word = &words[start..];
            if number == 0 && list.len() * (word.len() + "\"\",".len()) < WORTH_PACKING {
                return false;
            }
            let alike = alike(&words[before], word);
            let rest = &word.as_bytes()[alike..];
            if !rest.iter().all(is_plain) {
                return false;
            }
            let gap = if number == 0 { b'"' } else { b'|' };
            self.text.extend_from_slice(&[gap, DIGITS[alike]]);
            self.text.extend_from_slice(rest);
            before = start..words.len();
        }
        self.text.extend_from_slice(b"\"]");
        !list.is_empty()
    }
}

impl Changes for Writer<'_> {
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

    fn shared<T: Part>(&mut self, old: &Arc<T>, new: &Arc<T>) {
        let values = (Arc::as_ptr(old).addr(), Arc::as_ptr(new).addr());
        let (kept, start) = (self.kept, self.text.len());
        if values.0 == values.1 {
            return;
        }
        let same = |told: &&Told| {
            told.values == values
                && (told.kept, told.first) == (kept, start == 0)
                && told.way == self.way
        };
        if let Some(told) = self.memo.0.iter().find(same) {
            self.text.extend_from_slice(&told.text);
        } else {
            (**new).tell(old, self);
            let (way, text) = (self.way.clone(), self.text[start..].to_vec());
            self.memo.0.push(Told { values, way, kept, first: start == 0, text });
        }
        if self.text.len() > start {
            self.kept = self.way.len();
        }
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
