//! The two messages that are nearly all there is to send, written without being put together first.

use serde::Serialize;
use table::{Millis, Version};

use crate::ActionId;

/// The text of [`ToClient::Sight`](crate::ToClient::Sight). `told` is JSON: values with commas between them.
#[must_use]
pub fn sight_text(
    version: Version,
    now: Millis,
    desk: &impl Serialize,
    play: Option<&impl Serialize>,
    told: &[u8],
) -> String {
    let mut text = Vec::with_capacity(4096);
    text.extend_from_slice(br#"{"sight":{"version":"#);
    write(&mut text, &version);
    text.extend_from_slice(br#","now":"#);
    write(&mut text, &now);
    text.extend_from_slice(br#","sight":{"desk":"#);
    write(&mut text, desk);
    text.extend_from_slice(br#","play":"#);
    write(&mut text, &play);
    text.extend_from_slice(br#"},"told":["#);
    text.extend_from_slice(told);
    text.extend_from_slice(b"]}}");
    String::from_utf8(text).expect("JSON is text")
}

/// The text of [`ToClient::Update`](crate::ToClient::Update). `edits` and `told` are JSON: values with
/// commas between them, as [`Edits::json`](crate::Edits::json) has them.
#[must_use]
pub fn update_text(version: Version, edits: &[u8], told: &[u8], done: &[ActionId]) -> String {
    let mut text = Vec::with_capacity(96 + edits.len() + told.len() + 20 * done.len());
    text.extend_from_slice(br#"{"update":{"version":"#);
    write(&mut text, &version);
    text.extend_from_slice(br#","edits":["#);
    text.extend_from_slice(edits);
    text.push(b']');
    if !told.is_empty() {
        text.extend_from_slice(br#","told":["#);
        text.extend_from_slice(told);
        text.push(b']');
    }
    if !done.is_empty() {
        text.extend_from_slice(br#","done":"#);
        write(&mut text, done);
    }
    text.extend_from_slice(b"}}");
    String::from_utf8(text).expect("JSON is text")
}

/// Appends the JSON form of a value.
pub(crate) fn write(text: &mut Vec<u8>, value: &(impl Serialize + ?Sized)) {
    serde_json::to_writer(text, value).expect("plain data with names for keys has a JSON form");
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ToClient;

    /// What is written by hand is what the type itself writes.
    fn check(text: &str) {
        let message = ToClient::read(text).expect("it is a message");
        assert_eq!(serde_json::to_string(&message).expect("it has a JSON form"), text);
    }

    #[test]
    fn both_are_the_messages_that_they_are_meant_to_be() {
        let tale = r#"{"at":3,"to":0,"by":1,"events":[{"passed":{"seat":1}}]}"#;
        let two = format!("{tale},{tale}");
        let ids = [ActionId::new(7), ActionId::new(ActionId::MAX)];
        for told in ["", tale, &two].map(str::as_bytes) {
            for done in [&[][..], &ids[..1], &ids] {
                check(&update_text(Version(3), br#"["/play/version",1]"#, told, done));
            }
            check(&sight_text(Version(3), Millis(5), &[1, 2], None::<&u32>, told));
            check(&sight_text(Version(3), Millis(5), &[1, 2], Some(&["æ", "\""]), told));
        }
    }
}
