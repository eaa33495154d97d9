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
    told: &str,
) -> String {
    let (version, now, desk, play) = (version.0, now.0, json(desk), json(&play));
    format!(
        r#"{{"sight":{{"version":{version},"now":{now},"sight":{{"desk":{desk},"play":{play}}},"told":[{told}]}}}}"#
    )
}

/// The text of [`ToClient::Update`](crate::ToClient::Update). `edits` and `told` are JSON: values with
/// commas between them, as [`Edits::text`](crate::Edits::text) has them.
#[must_use]
pub fn update_text(version: Version, edits: &str, told: &str, done: &[ActionId]) -> String {
    let mut text = String::with_capacity(96 + edits.len() + told.len() + 20 * done.len());
    text.push_str(r#"{"update":{"version":"#);
    text.push_str(&version.0.to_string());
    text.push_str(r#","edits":["#);
    text.push_str(edits);
    text.push(']');
    if !told.is_empty() {
        text.push_str(r#","told":["#);
        text.push_str(told);
        text.push(']');
    }
    for (number, id) in done.iter().enumerate() {
        text.push_str(if number == 0 { r#","done":["# } else { "," });
        text.push_str(&id.number().to_string());
    }
    text.push_str(if done.is_empty() { "}}" } else { "]}}" });
    text
}

fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("plain data with names for keys has a JSON form")
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
        for told in ["", tale, &two] {
            for done in [&[][..], &ids[..1], &ids] {
                check(&update_text(Version(3), r#"["/play/version",1]"#, told, done));
            }
            check(&sight_text(Version(3), Millis(5), &[1, 2], None::<&u32>, told));
            check(&sight_text(Version(3), Millis(5), &[1, 2], Some(&["æ", "\""]), told));
        }
    }
}
