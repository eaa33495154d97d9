//! How a client brings its document up to date.

use std::fmt;

use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_json::value::RawValue;

/// The end of a place at which a value is added to a list.
pub(crate) const ADD: &str = "/-";
/// The end of a place at which a list of words stands, told as one packed text.
pub(crate) const PACK: &str = "/*";

/// One change: where, and what stands there now.
///
/// The place is a JSON pointer (RFC 6901): `/desk/seats/0/name`, and the empty one is the whole document. One that
/// begins with a number takes over so many names from the place of the edit before: `2/1/host` after
/// `/desk/seats/0/name` is `/desk/seats/1/host`.
///
/// One that ends with `/-` adds to the end of a list. One that ends with `/*` replaces a list of words, told as one
/// text: words are set apart by `|`, and each begins with how many characters it shares with the word before, as a
/// digit of base 36. `0play 5S e1|8d9|5QD a3` is `["play 5S e1", "play 5S d9", "play QD a3"]`.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Edit(pub String, pub Box<RawValue>);

/// An edit that does not go with the document: a client that meets one enters anew.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BadEdit;

/// Brings `document` up to date.
pub fn patch(document: &mut Value, edits: &[Edit]) -> Result<(), BadEdit> {
    let mut before = String::new();
    for Edit(place, value) in edits {
        before = full_place(&before, place).ok_or(BadEdit)?;
        let place = before.as_str();
        let value: Value = serde_json::from_str(value.get()).map_err(|_| BadEdit)?;
        if let Some(list) = place.strip_suffix(ADD) {
            let list = find(document, list).and_then(Value::as_array_mut).ok_or(BadEdit)?;
            list.push(value);
        } else if let Some(list) = place.strip_suffix(PACK) {
            let words = value.as_str().and_then(unpack).ok_or(BadEdit)?;
            *find(document, list).ok_or(BadEdit)? = words.into();
        } else {
            *find(document, place).ok_or(BadEdit)? = value;
        }
    }
    Ok(())
}

/// What stands at a place. Names are seldom escaped, and a JSON pointer would copy each of them to find out.
fn find<'a>(document: &'a mut Value, place: &str) -> Option<&'a mut Value> {
    if place.is_empty() || place.contains('~') {
        return document.pointer_mut(place);
    }
    let number = |name: &str| {
        let is_plain = name == "0" || !name.starts_with(['0', '+']);
        name.parse::<usize>().ok().filter(|_| is_plain)
    };
    place.strip_prefix('/')?.split('/').try_fold(document, |value, name| match value {
        Value::Object(fields) => fields.get_mut(name),
        Value::Array(items) => items.get_mut(number(name)?),
        _ => None,
    })
}

/// The place of an edit after one at `before`.
fn full_place(before: &str, place: &str) -> Option<String> {
    let digits = place.bytes().take_while(u8::is_ascii_digit).count();
    if digits == 0 {
        return Some(place.to_owned());
    }
    let (names, rest) = place.split_at(digits);
    let names: usize = names.parse().ok()?;
    let starts = before.match_indices('/').map(|(at, _)| at).chain([before.len()]);
    let end = starts.into_iter().nth(names)?;
    Some(before[..end].to_owned() + rest)
}

/// The words of a packed text.
fn unpack(text: &str) -> Option<Vec<String>> {
    let mut words: Vec<String> = Vec::new();
    for packed in text.split('|') {
        let alike = packed.chars().next()?.to_digit(36)?;
        let shared = words.last().map_or("", String::as_str).get(..alike as usize)?;
        words.push(shared.to_owned() + &packed[1..]);
    }
    Some(words)
}

impl fmt::Display for BadEdit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the edit does not go with the document")
    }
}

impl std::error::Error for BadEdit {}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn a_place_is_what_a_json_pointer_says_it_is() {
        let mut document =
            json!({ "a": [1, { "b/c": 2, "~": [3] }, null], "": { "": 4 }, "01": 5 });
        let places = [
            "",
            "/",
            "/a",
            "/a/0",
            "/a/1",
            "/a/00",
            "/a/+1",
            "/a/-",
            "/a/3",
            "/a/1/b~1c",
            "/a/1/b/c",
            "/a/1/~0/0",
            "/a/1/~0/0/0",
            "/a/2/x",
            "//",
            "/01",
            "a",
            "a/0",
            "/a/",
            "/A",
            "/a/18446744073709551616",
        ];
        for place in places {
            let expected = document.pointer(place).cloned();
            assert_eq!(find(&mut document, place).cloned(), expected, "{place:?}");
        }
    }
}
