//! What has changed between two documents, and how to bring the older one up to date.
//!
//! The server works on JSON text as it is about to be sent: values that are alike are passed over as text, and nothing
//! is built but the edits. Two documents of one type have their fields in the same order, so both are walked side by
//! side; where they do not go together, the whole value is sent.

use std::fmt;

use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_json::value::RawValue;

/// One change: where, and what stands there now.
///
/// The place is a JSON pointer (RFC 6901): `/desk/seats/0/name`. One that ends with `/-` adds to the end of a list, and
/// the empty one replaces everything.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Edit(pub String, pub Box<RawValue>);

/// An edit that does not go with the document: a client that meets one enters anew.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BadEdit;

/// What turns `old` into `new`, both compact JSON; `at` is the place of both.
pub fn diff(at: &str, old: &str, new: &str, edits: &mut Vec<Edit>) {
    let mut at = at.to_owned();
    let (mut left, mut right) = (Text(old), Text(new));
    let start = edits.len();
    if compare(&mut at, &mut left, &mut right, edits).is_none() {
        edits.truncate(start);
        edits.extend(edit(&at, new));
    }
}

/// Brings `document` up to date.
pub fn patch(document: &mut Value, edits: &[Edit]) -> Result<(), BadEdit> {
    for Edit(place, value) in edits {
        let value: Value = serde_json::from_str(value.get()).map_err(|_| BadEdit)?;
        if let Some(list) = place.strip_suffix("/-") {
            let list = document.pointer_mut(list).and_then(Value::as_array_mut).ok_or(BadEdit)?;
            list.push(value);
        } else {
            *document.pointer_mut(place).ok_or(BadEdit)? = value;
        }
    }
    Ok(())
}

impl fmt::Display for BadEdit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the edit does not go with the document")
    }
}

impl std::error::Error for BadEdit {}

/// What is left of a JSON text. It is compact and well-formed, for we have written it; where it is not, the walk ends
/// and the whole value is sent.
#[derive(Clone, Copy)]
struct Text<'a>(&'a str);

impl<'a> Text<'a> {
    fn first(&self) -> Option<u8> {
        self.0.bytes().next()
    }

    fn skip(&mut self, byte: u8) -> Option<()> {
        self.0 = self.0.strip_prefix(char::from(byte))?;
        Some(())
    }

    /// Takes one whole value.
    fn value(&mut self) -> Option<&'a str> {
        let length = match self.first()? {
            b'"' => string_end(self.0.as_bytes())?,
            b'{' | b'[' => nested_end(self.0.as_bytes())?,
            _ => {
                self.0.bytes().position(|b| matches!(b, b',' | b']' | b'}')).unwrap_or(self.0.len())
            }
        };
        let (value, rest) = self.0.split_at_checked(length)?;
        self.0 = rest;
        Some(value)
    }
}

/// Compares the values that stand at the beginning of both texts, and takes them. None if the walk cannot go on.
///
/// Both are walked side by side, once; only where they do not go together is the rest of a value passed over.
fn compare(
    at: &mut String,
    old: &mut Text<'_>,
    new: &mut Text<'_>,
    edits: &mut Vec<Edit>,
) -> Option<()> {
    let (mut left, mut right) = (*old, *new);
    let start = edits.len();
    let walked = match (left.first()?, right.first()?) {
        (b'{', b'{') => fields(at, &mut left, &mut right, edits),
        (b'[', b'[') => list(at, &mut left, &mut right, edits),
        _ => None,
    };
    if walked.is_some() {
        let length = new.0.len() - right.0.len();
        let cost = |Edit(place, value): &Edit| place.len() + value.get().len() + 6;
        if edits.len() > start
            && edits[start..].iter().map(cost).sum::<usize>() > length + at.len() + 6
        {
            edits.truncate(start);
            edits.extend(edit(at, &new.0[..length]));
        }
        (*old, *new) = (left, right);
        return Some(());
    }
    edits.truncate(start);
    let (before, now) = (old.value()?, new.value()?);
    if before != now {
        edits.extend(edit(at, now));
    }
    Some(())
}

/// Both are objects: their fields have to be the same.
fn fields(
    at: &mut String,
    old: &mut Text<'_>,
    new: &mut Text<'_>,
    edits: &mut Vec<Edit>,
) -> Option<()> {
    old.skip(b'{')?;
    new.skip(b'{')?;
    loop {
        match (old.first()?, new.first()?) {
            (b'}', b'}') => {
                old.skip(b'}')?;
                return new.skip(b'}');
            }
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
                let length = at.len();
                at.push('/');
                at.push_str(name.trim_matches('"'));
                let walked = compare(at, old, new, edits);
                at.truncate(length);
                walked?;
            }
            _ => return None,
        }
    }
}

/// Both are lists: as long as each other, or the new one goes on where the old one ends.
fn list(
    at: &mut String,
    old: &mut Text<'_>,
    new: &mut Text<'_>,
    edits: &mut Vec<Edit>,
) -> Option<()> {
    old.skip(b'[')?;
    new.skip(b'[')?;
    let (mut number, length) = (0_u32, at.len());
    // What was empty is filled by one edit.
    if old.first()? == b']' && new.first()? != b']' {
        return None;
    }
    loop {
        match (old.first()?, new.first()?) {
            (b']', b']') => {
                old.skip(b']')?;
                return new.skip(b']');
            }
            (b',', b',') => {
                old.skip(b',')?;
                new.skip(b',')?;
            }
            (b']', b',') => {
                new.skip(b',')?;
                let added = new.value()?;
                at.push_str("/-");
                edits.extend(edit(at, added));
                at.truncate(length);
            }
            (b']' | b',', _) | (_, b']' | b',') => return None,
            _ => {
                at.push('/');
                at.push_str(&number.to_string());
                let walked = compare(at, old, new, edits);
                at.truncate(length);
                walked?;
                number += 1;
            }
        }
    }
}

fn edit(at: &str, value: &str) -> Option<Edit> {
    Some(Edit(at.to_owned(), RawValue::from_string(value.to_owned()).ok()?))
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

/// Where a list or an object that begins here ends.
fn nested_end(text: &[u8]) -> Option<usize> {
    let (mut at, mut depth) = (0, 0_u32);
    loop {
        match text.get(at)? {
            b'"' => {
                at += string_end(&text[at..])?;
                continue;
            }
            b'{' | b'[' => depth += 1,
            b'}' | b']' => depth -= 1,
            _ => {}
        }
        at += 1;
        if depth == 0 {
            return Some(at);
        }
    }
}
