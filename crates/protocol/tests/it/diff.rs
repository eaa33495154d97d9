//! Edits turn the old document into the new one, whatever both are.

use game::Rng;
use protocol::{BadEdit, Edit, Edits, Page, patch};
use serde_json::value::RawValue;
use serde_json::{Map, Value, json};

/// A random document; fields have names that documents have, and a few that they should not have.
fn document(rng: &mut Rng, depth: u32) -> Value {
    let kinds = if depth == 0 { 5 } else { 8 };
    match rng.below(kinds) {
        0 => Value::Null,
        1 => json!(rng.below(2) == 0),
        2 => json!(rng.below(1000)),
        3 => json!(-1.5),
        4 => json!(["", "a \"quoted\" {word}", "[,]", "æ\\ð\u{1}"][rng.below(4) as usize]),
        5 if rng.below(3) == 0 => words(rng),
        5 => (0..rng.below(5)).map(|_| document(rng, depth - 1)).collect(),
        _ => {
            let names = ["table", "turn", "hand", "a/b", "~", "q\"", "you"];
            let fields = names.iter().filter(|_| rng.below(2) == 0).collect::<Vec<_>>();
            let field = |name: &&&str| (name.to_string(), document(rng, depth - 1));
            Value::Object(fields.iter().map(field).collect::<Map<_, _>>())
        }
    }
}

/// A list of words that have much in common.
fn words(rng: &mut Rng) -> Value {
    let cards = ["5S", "QD", "10H", "a|b", "\\", "\"", "æ"];
    let kinds = if rng.below(4) == 0 { cards.len() as u32 } else { 3 };
    let count = rng.below(12);
    let word = |_| format!("play {} e{}", cards[rng.below(kinds) as usize], rng.below(9));
    (0..count).map(word).collect()
}

/// The same document with a few things changed.
fn changed(rng: &mut Rng, value: &Value) -> Value {
    match value {
        _ if rng.below(12) == 0 => document(rng, 2),
        Value::Array(items) => {
            let mut items: Vec<Value> = items.iter().map(|item| changed(rng, item)).collect();
            match rng.below(6) {
                0 => items.push(document(rng, 1)),
                1 => drop(items.pop()),
                _ => {}
            }
            items.into()
        }
        Value::Object(fields) => {
            let field = |(name, value): (&String, &Value)| (name.clone(), changed(rng, value));
            Value::Object(fields.iter().map(field).collect())
        }
        other => other.clone(),
    }
}

/// The edits from one document to the other, as they are sent and as they are read.
fn edits(place: &str, old: &Value, new: &Value) -> (String, Vec<Edit>) {
    let mut edits = Edits::default();
    edits.compare(place, &Page::of(old, None), &Page::of(new, None));
    let mut text = String::new();
    edits.write(&mut text);
    let read: Vec<Edit> = serde_json::from_str(&text).expect("a list of edits");
    assert_eq!(edits.is_empty(), read.is_empty());
    (text, read)
}

#[test]
fn a_page_is_the_document_as_any_other_writer_would_write_it() {
    let mut rng = Rng::new(4);
    for _ in 0..2_000 {
        let value = document(&mut rng, 4);
        assert_eq!(Page::of(&value, None).text(), value.to_string());
    }
}

#[test]
fn edits_turn_the_old_document_into_the_new_one() {
    let mut rng = Rng::new(5);
    let (mut partial, mut shared, mut packed) = (0, 0, 0);
    for _ in 0..20_000 {
        let old = document(&mut rng, 4);
        let new = changed(&mut rng, &old);
        let (text, edits) = edits("", &old, &new);
        let mut patched = old.clone();
        patch(&mut patched, &edits).expect("edits go with the document");
        assert_eq!(patched, new, "{old} → {text}");
        assert_eq!(edits.is_empty(), old == new);
        assert!(text.len() <= new.to_string().len() + 8 * (edits.len() + 1), "{text}");
        partial += u32::from(edits.iter().any(|Edit(at, _)| !at.is_empty()));
        shared += u32::from(edits.iter().any(|Edit(at, _)| at.starts_with(char::is_numeric)));
        packed += u32::from(edits.iter().any(|Edit(at, _)| at.ends_with("/*")));
    }
    assert!(partial > 1000, "most changes are small ones: {partial}");
    assert!(shared > 20, "places next to each other have much in common: {shared}");
    assert!(packed > 50, "some lists are packed: {packed}");
}

#[test]
fn a_list_that_grows_is_added_to() {
    let (old, new) = (json!({"pile": ["5S", "QD"]}), json!({"pile": ["5S", "QD", "2H"]}));
    assert_eq!(edits("/screen", &old, &new).0, r#"[["/screen/pile/-","2H"]]"#);
}

#[test]
fn a_place_takes_over_names_from_the_place_before() {
    let old = json!({"desk": {"seats": [{"name": "Edda", "host": true}, {"name": "Loki", "host": false}], "match": 1}});
    let new = json!({"desk": {"seats": [{"name": "Edda", "host": false}, {"name": "Loki", "host": true}], "match": 2}});
    let (text, edits) = edits("", &old, &new);
    assert_eq!(text, r#"[["/desk/seats/0/host",false],["2/1/host",true],["1/match",2]]"#);
    let mut patched = old;
    patch(&mut patched, &edits).expect("edits go with the document");
    assert_eq!(patched, new);
}

#[test]
fn a_long_list_of_words_is_packed() {
    let words = ["play 5S e1", "play 5S d9", "play QD a3", "exchange JH", "", "pass", "play 5S e1"];
    let (old, new) = (json!({"options": []}), json!({"options": words}));
    let (text, edits) = edits("/play", &old, &new);
    let packed = "0play 5S e1|8d9|5QD a3|0exchange JH|0|0pass|1lay 5S e1";
    assert_eq!(text, format!(r#"[["/play/options/*","{packed}"]]"#));
    let mut patched = json!({"play": old});
    patch(&mut patched, &edits).expect("edits go with the document");
    assert_eq!(patched, json!({"play": new}));
}

#[test]
fn an_edit_of_another_document_is_found() {
    let edit = |at: &str, value: &str| {
        Edit(at.to_owned(), RawValue::from_string(value.to_owned()).expect("JSON"))
    };
    let mut document = json!({"a": [1], "b": 2});
    for at in ["/c/d", "/b/-", "/a/1", "a", "3/a", "1", "99999999999999999999999/a"] {
        assert_eq!(patch(&mut document, &[edit(at, "1")]), Err(BadEdit), "{at}");
    }
    for packed in ["1", r#""""#, r#""1a""#, r#""0a|2b""#, r#""0a|""#, r#""0æ|1b""#] {
        assert_eq!(patch(&mut document, &[edit("/a/*", packed)]), Err(BadEdit), "{packed}");
    }
    assert_eq!(document, json!({"a": [1], "b": 2}));
}
