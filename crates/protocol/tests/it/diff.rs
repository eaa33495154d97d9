//! Edits turn the old document into the new one, whatever both are.

use game::Rng;
use protocol::{BadEdit, Edit, diff, patch};
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
        5 => (0..rng.below(5)).map(|_| document(rng, depth - 1)).collect(),
        _ => {
            let names = ["table", "turn", "hand", "a/b", "~", "q\"", "you"];
            let fields = names.iter().filter(|_| rng.below(2) == 0).collect::<Vec<_>>();
            let field = |name: &&&str| (name.to_string(), document(rng, depth - 1));
            Value::Object(fields.iter().map(field).collect::<Map<_, _>>())
        }
    }
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

#[test]
fn edits_turn_the_old_document_into_the_new_one() {
    let mut rng = Rng::new(5);
    let mut partial = 0;
    for _ in 0..20_000 {
        let old = document(&mut rng, 4);
        let new = changed(&mut rng, &old);
        let mut edits = Vec::new();
        diff("", &old.to_string(), &new.to_string(), &mut edits);
        let mut patched = old.clone();
        patch(&mut patched, &edits).expect("edits go with the document");
        assert_eq!(patched, new, "{old} → {edits:?}");
        assert_eq!(edits.is_empty(), old == new);
        let size: usize = edits.iter().map(|Edit(at, value)| at.len() + value.get().len()).sum();
        assert!(size <= new.to_string().len() + 6 * edits.len(), "{edits:?}");
        partial += u32::from(edits.iter().any(|Edit(at, _)| !at.is_empty()));
    }
    assert!(partial > 1000, "most changes are small ones: {partial}");
}

#[test]
fn a_list_that_grows_is_added_to() {
    let (old, new) = (json!({"pile": ["5S", "QD"]}), json!({"pile": ["5S", "QD", "2H"]}));
    let mut edits = Vec::new();
    diff("/screen", &old.to_string(), &new.to_string(), &mut edits);
    let edits: Vec<_> = edits.iter().map(|Edit(at, value)| (at.as_str(), value.get())).collect();
    assert_eq!(edits, [("/screen/pile/-", "\"2H\"")]);
}

#[test]
fn an_edit_of_another_document_is_found() {
    let edit = |at: &str| Edit(at.to_owned(), RawValue::from_string("1".to_owned()).expect("JSON"));
    let mut document = json!({"a": [1], "b": 2});
    for at in ["/c/d", "/b/-", "/a/1", "a"] {
        assert_eq!(patch(&mut document, &[edit(at)]), Err(BadEdit), "{at}");
    }
    assert_eq!(document, json!({"a": [1], "b": 2}));
}
