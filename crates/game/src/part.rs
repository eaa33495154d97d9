//! What has changed between two values of one type, part by part.
//!
//! What a device shows is sent to it once, as a document, and from then on what has changed in it. Values know best
//! what they are made of, so they are compared as values, and nothing is written but what differs.

use std::sync::Arc;

use serde::Serialize;

use crate::{Commitment, Seat, SeatSet, Team};

/// So many items of a list of plain values are told one by one; if more have changed, the list is told anew.
const FEW_ITEMS: usize = 2;

/// A value that is part of a document. Equal ones are written alike.
///
/// A plain one is told as a whole: `impl Part for Card {}`. What has fields is listed by [`parts!`](crate::parts).
pub trait Part: PartialEq + Serialize {
    /// Whether it can tell changes of its parts.
    const HAS_PARTS: bool = false;

    /// Tells `changes` what makes this out of `old`. What has parts says nothing where they are equal; what has none is
    /// asked only if it is not equal to `old`.
    fn tell(&self, _old: &Self, changes: &mut impl Changes) {
        changes.put(self);
    }

    /// Appends the word that it is written as, and says whether it is one: a text, and no number or list.
    fn spell(&self, _word: &mut String) -> bool {
        false
    }
}

/// Whoever is told what has changed. It is at one place of the document at a time.
pub trait Changes: Sized {
    /// Goes to a field of the object here.
    fn enter_field(&mut self, name: &'static str);

    /// Goes to an item of the list here.
    fn enter_item(&mut self, number: usize);

    /// Goes back to where it was before it went here.
    fn leave(&mut self);

    /// What is here is this now.
    fn put<T: Serialize + ?Sized>(&mut self, value: &T);

    /// What is here is this list now. One of words may be told in a way of its own.
    fn put_list<T: Part>(&mut self, list: &[T]);

    /// The list here has one more item at its end.
    fn add<T: Serialize>(&mut self, item: &T);

    // --- Some override this. ---

    /// Compares values that several documents may have in common: what was told of these two in one document can be
    /// repeated in the next.
    fn shared<T: Part>(&mut self, old: &Arc<T>, new: &Arc<T>) {
        if !Arc::ptr_eq(old, new) {
            (**new).tell(old, self);
        }
    }

    // --- Provided; not to be overridden. ---

    /// Compares a field of the object here. What has parts is not compared beforehand: each of them will be.
    fn field<T: Part>(&mut self, name: &'static str, old: &T, new: &T) {
        if T::HAS_PARTS || old != new {
            self.enter_field(name);
            new.tell(old, self);
            self.leave();
        }
    }

    /// Compares an item of the list here.
    fn item<T: Part>(&mut self, number: usize, old: &T, new: &T) {
        if T::HAS_PARTS || old != new {
            self.enter_item(number);
            new.tell(old, self);
            self.leave();
        }
    }
}

/// Makes a struct a [`Part`] whose fields are compared one by one; all of them have to be named. One that is written
/// under another name is given it: `parts! { Desk { code, number as "match" } }`.
#[macro_export]
macro_rules! parts {
    ($type:ident $(<$($param:ident),+>)? { $($field:ident $(as $name:literal)?),+ $(,)? }) => {
        impl $(<$($param: $crate::Part),+>)? $crate::Part for $type $(<$($param),+>)? {
            const HAS_PARTS: bool = true;

            fn tell(&self, old: &Self, changes: &mut impl $crate::Changes) {
                let Self { $($field),+ } = self;
                $($crate::Changes::field(changes, $crate::parts!(@name $field $($name)?), &old.$field, $field);)+
            }
        }
    };
    (@name $field:ident) => { stringify!($field) };
    (@name $field:ident $name:literal) => { $name };
}

impl<T: Part> Part for Vec<T> {
    const HAS_PARTS: bool = true;

    fn tell(&self, old: &Self, changes: &mut impl Changes) {
        if old.len() > self.len() || old.is_empty() && !self.is_empty() {
            changes.put_list(self);
            return;
        }
        let pairs = old.iter().zip(self).enumerate();
        if T::HAS_PARTS {
            pairs.for_each(|(number, (old, new))| changes.item(number, old, new));
        } else {
            let mut differ = pairs.filter(|(_, (old, new))| old != new);
            let few: [_; FEW_ITEMS] = std::array::from_fn(|_| differ.next());
            let told = few.iter().flatten().count() + self.len() - old.len();
            if told > FEW_ITEMS || differ.next().is_some() {
                changes.put_list(self);
                return;
            }
            for (number, (old, new)) in few.into_iter().flatten() {
                changes.item(number, old, new);
            }
        }
        self.iter().skip(old.len()).for_each(|item| changes.add(item));
    }
}

impl<T: Part> Part for Option<T> {
    const HAS_PARTS: bool = T::HAS_PARTS;

    fn tell(&self, old: &Self, changes: &mut impl Changes) {
        match (old, self) {
            (Some(old), Some(new)) => new.tell(old, changes),
            (None, None) => {}
            _ => changes.put(self),
        }
    }
}

impl<T: Part> Part for &T {
    const HAS_PARTS: bool = T::HAS_PARTS;

    fn tell(&self, old: &Self, changes: &mut impl Changes) {
        (**self).tell(*old, changes);
    }
}

impl<T: Part> Part for Arc<T> {
    const HAS_PARTS: bool = T::HAS_PARTS;

    fn tell(&self, old: &Self, changes: &mut impl Changes) {
        changes.shared(old, self);
    }
}

impl<A: Part, B: Part> Part for (A, B) {}

impl Part for String {
    fn spell(&self, word: &mut String) -> bool {
        word.push_str(self);
        true
    }
}

impl Part for bool {}
impl Part for u8 {}
impl Part for u32 {}
impl Part for i32 {}
impl Part for Seat {}
impl Part for SeatSet {}
impl Part for Team {}
impl Part for Commitment {}
