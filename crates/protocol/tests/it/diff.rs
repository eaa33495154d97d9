//! Edits turn the old document into the new one, whatever both are.

use std::sync::Arc;

use game::{Changes, Part, Rng, parts};
use protocol::{BadEdit, Edit, Edits, Memo, patch};
use serde::Serialize;
use serde_json::json;
use serde_json::value::RawValue;

/// A document of every kind of part there is.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(untagged)]
enum Document {
    Number(u32),
    Text(String),
    Words(Vec<String>),
    List(Vec<Self>),
    Object(Box<Object>),
}

#[derive(Clone, PartialEq, Debug, Serialize)]
struct Object {
    table: Document,
    #[serde(rename = "match")]
    number: u32,
    hand: Vec<String>,
    you: Option<Document>,
    pair: (bool, u8),
}

parts! { Object { table, number as "match", hand, you, pair } }

impl Part for Document {
    const HAS_PARTS: bool = true;

    fn tell(&self, old: &Self, changes: &mut impl Changes) {
        match (old, self) {
            (Self::Words(old), Self::Words(new)) => new.tell(old, changes),
            (Self::List(old), Self::List(new)) => new.tell(old, changes),
            (Self::Object(old), Self::Object(new)) => (**new).tell(old, changes),
            _ if self == old => {}
            _ => changes.put(self),
        }
    }
}

fn document(rng: &mut Rng, depth: u32) -> Document {
    match rng.below(if depth == 0 { 3 } else { 6 }) {
        0 => Document::Number(rng.below(1000)),
        1 => Document::Text(
            ["", "a \"quoted\" {word}", "[,]", "æ\\ð\u{1}"][rng.below(4) as usize].into(),
        ),
        2 => Document::Words(words(rng)),
        3 => Document::List((0..rng.below(5)).map(|_| document(rng, depth - 1)).collect()),
        _ => Document::Object(Box::new(object(rng, depth - 1))),
    }
}

fn object(rng: &mut Rng, depth: u32) -> Object {
    Object {
        table: document(rng, depth),
        number: rng.below(3),
        hand: words(rng),
        you: (rng.below(2) == 0).then(|| document(rng, depth)),
        pair: (rng.below(2) == 0, rng.below(9) as u8),
    }
}

/// A list of words that have much in common.
fn words(rng: &mut Rng) -> Vec<String> {
    let cards = ["5S", "QD", "10H", "a|b", "\\", "\"", "æ"];
    let kinds = if rng.below(4) == 0 { cards.len() as u32 } else { 3 };
    let word =
        |rng: &mut Rng| format!("play {} e{}", cards[rng.below(kinds) as usize], rng.below(9));
    (0..rng.below(12)).map(|_| word(rng)).collect()
}

/// The same document with a few things changed.
fn changed(rng: &mut Rng, document: &Document) -> Document {
    match document {
        _ if rng.below(12) == 0 => self::document(rng, 2),
        Document::Words(words) => Document::Words(changed_words(rng, words)),
        Document::List(items) => {
            let mut items: Vec<Document> = items.iter().map(|item| changed(rng, item)).collect();
            match rng.below(6) {
                0 => items.push(self::document(rng, 1)),
                1 => drop(items.pop()),
                _ => {}
            }
            Document::List(items)
        }
        Document::Object(object) => Document::Object(Box::new(Object {
            table: changed(rng, &object.table),
            number: object.number + rng.below(2),
            hand: changed_words(rng, &object.hand),
            you: object.you.as_ref().filter(|_| rng.below(6) > 0).map(|you| changed(rng, you)),
            pair: (object.pair.0, rng.below(9) as u8),
        })),
        other => other.clone(),
    }
}

fn changed_words(rng: &mut Rng, words: &[String]) -> Vec<String> {
    let mut words = words.to_vec();
    match rng.below(5) {
        0 => words.push("pass".into()),
        1 => drop(words.pop()),
        2 => words.iter_mut().take(1).for_each(|word| word.push('!')),
        3 => words.iter_mut().for_each(|word| word.push('?')),
        _ => {}
    }
    words
}

/// The edits from one document to the other, as they are sent and as they are read.
fn edits<T: Part>(old: &T, new: &T) -> (String, Vec<Edit>) {
    let edits = Edits::between(old, new);
    let text = format!("[{}]", str::from_utf8(edits.json()).expect("JSON is text"));
    let read: Vec<Edit> = serde_json::from_str(&text).expect("a list of edits");
    assert_eq!(edits.is_empty(), read.is_empty());
    (text, read)
}

#[test]
fn edits_turn_the_old_document_into_the_new_one() {
    let mut rng = Rng::new(5);
    let (mut partial, mut shared, mut packed, mut added) = (0, 0, 0, 0);
    for _ in 0..20_000 {
        let old = document(&mut rng, 4);
        let new = changed(&mut rng, &old);
        let (text, edits) = edits(&old, &new);
        let mut patched = json!(old);
        patch(&mut patched, &edits).expect("edits go with the document");
        assert_eq!(patched, json!(new), "{old:?} → {text}");
        assert_eq!(edits.is_empty(), old == new);
        partial += u32::from(edits.iter().any(|Edit(at, _)| !at.is_empty()));
        shared += u32::from(edits.iter().any(|Edit(at, _)| at.starts_with(char::is_numeric)));
        packed += u32::from(edits.iter().any(|Edit(at, _)| at.ends_with("/*")));
        added += u32::from(edits.iter().any(|Edit(at, _)| at.ends_with("/-")));
    }
    assert!(partial > 1000, "most changes are small ones: {partial}");
    assert!(shared > 1000, "places next to each other have much in common: {shared}");
    assert!(packed > 50, "some lists are packed: {packed}");
    assert!(added > 1000, "some lists grow: {added}");
}

/// A document that has something in common with others.
#[derive(Clone, PartialEq, Debug, Serialize)]
struct Common {
    seat: u32,
    open: Arc<Document>,
    piles: Arc<Vec<String>>,
    hand: Vec<String>,
    nested: Option<Box<Self>>,
}

parts! { Common { seat, open, piles, hand, nested } }

impl Part for Box<Common> {
    const HAS_PARTS: bool = true;

    fn tell(&self, old: &Self, changes: &mut impl Changes) {
        (**self).tell(old, changes);
    }
}

fn common(rng: &mut Rng, open: &Arc<Document>, piles: &Arc<Vec<String>>, nested: bool) -> Common {
    let (seat, hand) = (rng.below(2), words(rng));
    let inner = nested.then(|| Box::new(common(rng, open, piles, false)));
    Common { seat, open: open.clone(), piles: piles.clone(), hand, nested: inner }
}

#[test]
fn what_documents_have_in_common_is_told_of_each_as_if_it_were_the_only_one() {
    let mut rng = Rng::new(6);
    let mut repeated = 0;
    for _ in 0..5_000 {
        let old = (Arc::new(document(&mut rng, 3)), Arc::new(words(&mut rng)));
        let new = (
            Arc::new(changed(&mut rng, &old.0)),
            // One that has not changed may also be the very same.
            match rng.below(3) {
                0 => old.1.clone(),
                _ => Arc::new(changed_words(&mut rng, &old.1)),
            },
        );
        let mut memo = Memo::default();
        let mut texts = Vec::new();
        for _ in 0..4 {
            let nested = rng.below(3) == 0;
            let before = common(&mut rng, &old.0, &old.1, nested);
            let after = common(&mut rng, &new.0, &new.1, nested);
            let told = memo.edits(|changes| after.tell(&before, changes));
            assert_eq!(told, Edits::between(&before, &after), "{before:?} → {after:?}");
            texts.push(told.json().to_vec());
        }
        let open = Edits::between(&*old.0, &*new.0);
        repeated += u32::from(!open.is_empty() && texts[0].starts_with(b"[\"/open"));
    }
    assert!(repeated > 500, "what is common is often told first: {repeated}");
}

/// A document of which only lists of words are looked at.
#[derive(Clone, PartialEq, Debug, Serialize)]
struct Pile {
    pile: Vec<String>,
}

parts! { Pile { pile } }

fn pile(words: &[&str]) -> Pile {
    Pile { pile: words.iter().map(ToString::to_string).collect() }
}

#[test]
fn a_list_that_grows_is_added_to() {
    let (old, new) = (pile(&["5S", "QD"]), pile(&["5S", "QD", "2H"]));
    assert_eq!(edits(&old, &new).0, r#"[["/pile/-","2H"]]"#);
}

#[test]
fn a_list_of_which_little_has_changed_is_told_item_by_item_and_one_of_which_much_has_as_a_whole() {
    let old = pile(&["5S", "QD", "2H", "KC"]);
    let few = pile(&["5S", "JD", "2H", "AC"]);
    assert_eq!(edits(&old, &few).0, r#"[["/pile/1","JD"],["1/3","AC"]]"#);
    let many = pile(&["6S", "JD", "2H", "AC"]);
    assert_eq!(edits(&old, &many).0, r#"[["/pile",["6S","JD","2H","AC"]]]"#);
    let shorter = pile(&["5S", "QD"]);
    assert_eq!(edits(&old, &shorter).0, r#"[["/pile",["5S","QD"]]]"#);
}

#[test]
fn a_place_takes_over_names_from_the_place_before() {
    let seat = |name: &str, number| Object {
        table: Document::Text(name.into()),
        number,
        hand: Vec::new(),
        you: None,
        pair: (false, 0),
    };
    let old = vec![seat("Edda", 1), seat("Loki", 1)];
    let new = vec![seat("Edda", 2), seat("Freyja", 2)];
    let (text, edits) = edits(&old, &new);
    assert_eq!(text, r#"[["/0/match",2],["/1/table","Freyja"],["1/match",2]]"#);
    let mut patched = json!(old);
    patch(&mut patched, &edits).expect("edits go with the document");
    assert_eq!(patched, json!(new));
}

#[track_caller]
fn check_packed(words: &[&str], packed: &str) {
    let (old, new) = (pile(&[]), pile(words));
    let (text, edits) = edits(&old, &new);
    assert_eq!(text, format!(r#"[["/pile/*","{packed}"]]"#));
    let mut patched = json!(old);
    patch(&mut patched, &edits).expect("edits go with the document");
    assert_eq!(patched, json!(new));
}

#[test]
fn a_long_list_of_words_is_packed() {
    check_packed(
        &["play 5S e1", "play 5S d9", "play QD a3", "exchange JH", "", "pass", "play 5S e1"],
        "0play 5S e1|8d9|5QD a3|0exchange JH|0|0pass|1lay 5S e1",
    );
    check_packed(
        &["play 5S e1", "", "", "play 5S d9", "play QD a3"],
        "0play 5S e1|0|0|0play 5S d9|5QD a3",
    );
    let long = "A word with more in common than one digit tells";
    check_packed(&[long, long], &format!("0{long}|z{}", &long[35..]));
}

#[test]
fn a_list_of_few_words_or_of_words_with_marks_is_not_packed() {
    for words in [
        &["play 5S e1", "play 5S d9", "pass"][..],
        &["play 5S e1", "play 5S d9", "play QD a3", "a|b"],
        &["play 5S e1", "play 5S d9", "play QD a3", "\"Æ\""],
    ] {
        let (text, _) = edits(&pile(&[]), &pile(words));
        assert_eq!(text, format!(r#"[["/pile",{}]]"#, json!(words)));
    }
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
