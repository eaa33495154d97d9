//! A document as it is sent, together with where its parts are.

use serde::Serialize;

use crate::ink::Ink;

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
pub(crate) struct Part {
    /// Where it begins; a field begins with its name.
    pub(crate) start: u32,
    /// Where its value begins.
    pub(crate) value: u32,
    /// Where it ends.
    pub(crate) end: u32,
    /// The number of the first part that is not inside it.
    pub(crate) next: u32,
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
        let mut ink = Ink {
            text: Vec::with_capacity(length + length / 4),
            parts: Vec::with_capacity(count + count / 4 + 1),
        };
        ink.parts.push(Part { start: 0, value: 0, end: 0, next: 0 });
        value.serialize(&mut ink).expect("plain data with names for keys has a JSON form");
        let Ink { text, mut parts } = ink;
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

    /// The same, to be compared: that no letter is cut in two need not be looked after.
    pub(crate) fn bytes(&self) -> &'a [u8] {
        &self.page.text.as_bytes()[self.part.value as usize..self.part.end as usize]
    }

    /// The first byte of the value, which tells its kind.
    pub(crate) fn kind(&self) -> u8 {
        self.page.text.as_bytes()[self.part.value as usize]
    }

    /// A field with its name, or an item, to be compared.
    pub(crate) fn whole(&self) -> &'a [u8] {
        &self.page.text.as_bytes()[self.part.start as usize..self.part.end as usize]
    }

    /// The name of a field, in quotes and with a colon.
    pub(crate) fn name(&self) -> &'a str {
        &self.page.text[self.part.start as usize..self.part.value as usize]
    }

    /// Its items or fields.
    pub(crate) fn children(&self) -> impl Iterator<Item = Self> + use<'a> {
        self.children_from(self.number + 1)
    }

    /// The items at the end of this list that `old` has not, if it has all the others and at least one.
    pub(crate) fn added_to(&self, old: &Self) -> Option<impl Iterator<Item = Self> + use<'a>> {
        let (before, now) = (old.bytes(), self.bytes());
        let common = before.strip_suffix(b"]").filter(|items| items.len() > 1)?;
        let goes_on = now.strip_prefix(common)?.first() == Some(&b',');
        // What is written alike has as many parts.
        goes_on.then(|| self.children_from(self.number + old.part.next - old.number))
    }

    fn children_from(&self, number: u32) -> impl Iterator<Item = Self> + use<'a> {
        let (page, end) = (self.page, self.part.next);
        let child = move |number: u32| {
            let part = *page.parts.get(number as usize)?;
            (number < end).then_some(Self { page, number, part })
        };
        std::iter::successors(child(number), move |node| child(node.part.next))
    }
}
