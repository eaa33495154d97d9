//! What has changed between two documents.
//!
//! Both are of one type, so their fields come in the same order, and both are walked side by side. What is alike is
//! passed over as text. Where two parts do not go together, the whole new one is sent.

use crate::Page;
use crate::page::Walk;
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
    /// Nothing has changed.
    #[must_use]
    pub const fn none() -> Self {
        Self { text: String::new(), ends: Vec::new() }
    }

    /// Forgets them all.
    pub fn clear(&mut self) {
        self.truncate(0);
    }

    /// Whether nothing has changed.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.ends.is_empty()
    }

    /// What turns `old` into `new`; `place` is the place of both.
    pub fn compare(&mut self, place: &str, old: &Page, new: &Page) {
        let mut place = place.to_owned();
        let count = self.ends.len();
        if self.walk(&mut place, &mut old.walk(), &mut new.walk()).is_none() {
            self.truncate(count);
            self.push(&place, new.text());
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

    /// Compares the values at which both stand, and goes past them. None if the walk cannot go on.
    fn walk(&mut self, place: &mut String, old: &mut Walk<'_>, new: &mut Walk<'_>) -> Option<()> {
        let (mut left, mut right) = (*old, *new);
        let (before, now) = (old.value()?, new.value()?);
        if before == now {
            return Some(());
        }
        let (count, length) = (self.ends.len(), self.text.len());
        let walked = match (left.first()?, right.first()?) {
            (b'{', b'{') => self.fields(place, &mut left, &mut right),
            (b'[', b'[') if goes_on(before, now) => self.additions(place, before.len(), right),
            (b'[', b'[') => self.list(place, &mut left, &mut right),
            _ => None,
        };
        // Only the first of several edits repeats the place of the part.
        let edits = self.ends.len() - count;
        let cost = self.text.len() - length + edits * EDIT;
        let whole = now.len() + EDIT + edits * place.len();
        if walked.is_none() || cost > whole {
            self.truncate(count);
            self.push(place, now);
        }
        Some(())
    }

    /// Both are objects: their fields have to be the same.
    fn fields(&mut self, place: &mut String, old: &mut Walk<'_>, new: &mut Walk<'_>) -> Option<()> {
        old.enter();
        new.enter();
        loop {
            match (old.first()?, new.first()?) {
                (b'}', b'}') => return Some(()),
                (b',', b',') => {
                    old.skip(b',')?;
                    new.skip(b',')?;
                }
                (b'"', b'"') => {
                    let name = old.value()?;
                    if new.value()? != name || name.contains(['\\', '~', '/']) {
                        return None;
                    }
                    old.skip(b':')?;
                    new.skip(b':')?;
                    let length = place.len();
                    place.push('/');
                    place.push_str(name.get(1..name.len() - 1)?);
                    let walked = self.walk(place, old, new);
                    place.truncate(length);
                    walked?;
                }
                _ => return None,
            }
        }
    }

    /// The new list begins as the old one does, which is so long as text, and goes on.
    fn additions(&mut self, place: &mut String, old: usize, mut new: Walk<'_>) -> Option<()> {
        let length = place.len();
        place.push_str(ADD);
        new.leap(old - 1);
        while new.skip(b',').is_some() {
            let added = new.value()?;
            self.push(place, added);
        }
        place.truncate(length);
        Some(())
    }

    /// Both are lists: as long as each other, or the new one goes on where the old one ends.
    fn list(&mut self, place: &mut String, old: &mut Walk<'_>, new: &mut Walk<'_>) -> Option<()> {
        old.enter();
        new.enter();
        let (mut number, length) = (0, place.len());
        // What was empty is filled by one edit.
        if old.first()? == b']' {
            return None;
        }
        loop {
            match (old.first()?, new.first()?) {
                (b']', b']') => return Some(()),
                (b',', b',') => {
                    old.skip(b',')?;
                    new.skip(b',')?;
                }
                (b']', b',') => {
                    new.skip(b',')?;
                    let added = new.value()?;
                    place.push_str(ADD);
                    self.push(place, added);
                    place.truncate(length);
                }
                (b']' | b',', _) | (_, b']' | b',') => return None,
                _ => {
                    place.push('/');
                    push_number(place, number);
                    let walked = self.walk(place, old, new);
                    place.truncate(length);
                    walked?;
                    number += 1;
                }
            }
        }
    }
}

/// Whether a list is the beginning of another one; an empty one is not, for it is filled by one edit.
fn goes_on(before: &str, now: &str) -> bool {
    let items = &before[..before.len() - 1];
    items.len() > 1 && now.starts_with(items) && now.as_bytes()[items.len()] == b','
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
    let Some(words) = list.strip_prefix("[\"").and_then(|list| list.strip_suffix("\"]")) else {
        return false;
    };
    let plain = |byte: u8| matches!(byte, b' '..=b'~') && !matches!(byte, b'\\' | b'|' | b'[');
    if list.len() < WORTH_PACKING || !words.bytes().all(plain) {
        return false;
    }
    let start = out.len();
    out.push_str(PACK);
    out.push_str("\",\"");
    let mut before = "";
    for (number, word) in words.split("\",\"").enumerate() {
        // What is left between two words that are not strings has quotes in it.
        if word.contains('"') {
            out.truncate(start);
            return false;
        }
        let alike = before.bytes().zip(word.bytes()).take_while(|(one, other)| one == other);
        let alike = alike.take(35).count();
        if number > 0 {
            out.push('|');
        }
        out.push(char::from_digit(alike as u32, 36).unwrap_or('0'));
        out.push_str(&word[alike..]);
        before = word;
    }
    out.push('"');
    true
}

fn push_number(out: &mut String, number: usize) {
    match u32::try_from(number) {
        Ok(number @ 0..10) => out.push(char::from_digit(number, 10).unwrap_or('0')),
        _ => out.push_str(&number.to_string()),
    }
}
