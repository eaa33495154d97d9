//! A page is written as any other writer of JSON writes it, whatever it is made of.

use std::collections::BTreeMap;
use std::fmt;

use protocol::{Edit, Edits, Page, patch};
use serde::{Serialize, Serializer};
use serde_json::Value;

/// One of each kind of value there is.
#[derive(Clone, Serialize)]
#[serde(rename_all = "kebab-case")]
enum Kind {
    Unit,
    Newtype(Option<i64>),
    Tuple(u8, String),
    Struct { truth: bool, letter: char, inner: Box<Self> },
    Empty {},
    Pair(Pair),
    Nothing(Nothing),
    Texts(Vec<Text>),
    Map(BTreeMap<i8, &'static str>),
    Truths(BTreeMap<bool, ()>),
    Numbers(f64, f32, i128, u128, i64, u64),
    Bytes(Bytes),
}

#[derive(Clone, Serialize)]
struct Pair(u32, u32);

#[derive(Clone, Serialize)]
struct Nothing;

/// Written by way of `Display`.
#[derive(Clone)]
struct Text(&'static str);

#[derive(Clone)]
struct Bytes(&'static [u8]);

impl fmt::Display for Text {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}·{}", self.0, self.0)
    }
}

impl Serialize for Text {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl Serialize for Bytes {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_bytes(self.0)
    }
}

fn kinds() -> Vec<Kind> {
    let inner = Box::new(Kind::Tuple(255, "a \"quoted\"\n\u{1} \\ æ word".to_owned()));
    vec![
        Kind::Unit,
        Kind::Newtype(None),
        Kind::Newtype(Some(i64::MIN)),
        Kind::Struct { truth: true, letter: '"', inner },
        Kind::Empty {},
        Kind::Pair(Pair(0, u32::MAX)),
        Kind::Nothing(Nothing),
        Kind::Texts(vec![Text(""), Text("plain"), Text("\"\\\u{1f}"), Text("ð")]),
        Kind::Map([(-7, "x"), (0, "y"), (100, "z")].into()),
        Kind::Truths([(false, ()), (true, ())].into()),
        Kind::Numbers(0.1, f32::MAX, i128::MIN, u128::MAX, -10, u64::MAX),
        Kind::Numbers(f64::NAN, -0.0, 7, 8, i64::MAX, 1_000_000),
        Kind::Bytes(Bytes(&[0, 9, 10, 255])),
    ]
}

#[test]
fn every_kind_of_value_is_written_as_the_usual_writer_writes_it() {
    for kind in kinds() {
        let usual = serde_json::to_string(&kind).expect("it has a JSON form");
        assert_eq!(Page::of(&kind, None).text(), usual);
    }
    let usual = serde_json::to_string(&kinds()).expect("it has a JSON form");
    assert_eq!(Page::of(&kinds(), None).text(), usual);
}

#[test]
fn parts_of_every_kind_are_found_where_they_are() {
    let kinds = kinds();
    for (old, new) in kinds.iter().flat_map(|old| kinds.iter().map(move |new| (old, new))) {
        let (before, after) = ([&kinds[0], old, old], [&kinds[0], new, old]);
        let (before, after) = (Page::of(&before, None), Page::of(&after, None));
        let mut edits = Edits::default();
        edits.compare("", &before, &after);
        let mut text = String::new();
        edits.write(&mut text);
        let edits: Vec<Edit> = serde_json::from_str(&text).expect("a list of edits");
        let mut document: Value = serde_json::from_str(before.text()).expect("a document");
        patch(&mut document, &edits).expect("edits go with the document");
        let wanted: Value = serde_json::from_str(after.text()).expect("a document");
        assert_eq!(document, wanted, "{text}");
    }
}
