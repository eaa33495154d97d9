//! Every example in `docs/protocol.md` is what it says, and every message has one.

use std::collections::BTreeSet;

use protocol::{Sight, ToClient, ToServer};
use serde::de::DeserializeOwned;
use serde_json::Value;

const PAGE: &str = include_str!("../../../../docs/protocol.md");

/// The examples under a heading.
fn examples(heading: &str) -> Vec<&'static str> {
    let section = PAGE.split("\n## ").find(|section| section.starts_with(heading));
    let section = section.expect("the page has this heading");
    let block = section.split("```json\n").nth(1).expect("with examples");
    block.split("\n```").next().expect("that end").lines().collect()
}

/// The name of a message: a key, or a text.
fn name(example: &str) -> String {
    match serde_json::from_str(example).expect("it is JSON") {
        Value::String(name) => name,
        Value::Object(fields) => fields.keys().next().expect("it has a name").clone(),
        _ => panic!("{example} is no message"),
    }
}

/// The names that there are, as the reader itself tells whoever uses another.
fn names<T: DeserializeOwned>() -> BTreeSet<String> {
    let error = serde_json::from_str::<T>(r#"{"nonsense":{}}"#).err().expect("it is nonsense");
    let error = error.to_string();
    let (_, list) = error.split_once("expected one of ").expect("it lists what there is");
    list.split('`').skip(1).step_by(2).map(str::to_owned).collect()
}

#[test]
fn every_message_to_the_server_has_an_example_that_is_read_and_written_alike() {
    let mut seen = BTreeSet::new();
    for example in examples("To the server") {
        let message = ToServer::read(example).unwrap_or_else(|what| panic!("{example}: {what}"));
        let written = serde_json::to_string(&message).expect("it has a JSON form");
        // What may be left out is written all the same.
        if name(example) != "change" {
            assert_eq!(written, example);
        }
        seen.insert(name(example));
    }
    assert_eq!(seen, names::<ToServer>());
}

#[test]
fn every_message_to_the_client_has_an_example_that_is_read_and_written_alike() {
    let mut seen = BTreeSet::new();
    for example in examples("To the client") {
        let message = ToClient::read(example).unwrap_or_else(|what| panic!("{example}: {what}"));
        assert_eq!(serde_json::to_string(&message).expect("it has a JSON form"), example);
        seen.insert(name(example));
    }
    assert_eq!(seen, names::<ToClient>());
}

#[test]
fn the_document_is_as_the_page_shows_it() {
    let example = examples("The document")[0];
    let sight: Sight = serde_json::from_str(example).expect("it is a sight");
    assert_eq!(serde_json::to_string(&sight).expect("it has a JSON form"), example);
}

#[test]
fn what_is_unknown_is_refused_with_one_sentence() {
    for text in [
        "",
        "{",
        "17",
        "\"nonsense\"",
        r#"{"hello":{}}"#,
        r#"{"hello":{"version":1,"more":2}}"#,
        r#"{"hello":{"version":1},"exit":null}"#,
        r#"{"start":{"id":9007199254740992}}"#,
        r#"{"start":{"id":-1}}"#,
        r#"{"stand":{"id":1,"seat":12}}"#,
        r#"{"chat":{"seat":0,"text":""}}"#,
        r#"{"enter":{"code":"kavorum","keys":[],"since":null}}"#,
        r#"{"enter":{"code":"kavorumi","keys":["00"],"since":null}}"#,
    ] {
        let what = ToServer::read(text).expect_err(text);
        assert!(what.starts_with("the message cannot be read: ") && !what.contains('\n'), "{what}");
    }
}
