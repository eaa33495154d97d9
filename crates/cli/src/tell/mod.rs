//! Games told to people: one module for each family, which reads the JSON that the catalogue gives.

mod crossing;
mod rat_a_tat_cat;
mod sequence;

use catalog::Look;
use serde_json::Value;
use words::Words;

/// Tells one family of games.
pub(crate) trait Teller: Sync {
    /// One event, as a sentence.
    fn event(&self, words: &Words, event: &Value) -> String;

    /// A view or a screen, drawn with letters.
    fn look(&self, words: &Words, look: Look, seen: &Value) -> String;
}

/// A game that nobody has found words for yet is told in JSON.
struct Plain;

impl Teller for Plain {
    fn event(&self, _: &Words, event: &Value) -> String {
        event.to_string()
    }

    fn look(&self, _: &Words, _: Look, seen: &Value) -> String {
        crate::json::readable(seen)
    }
}

/// Whoever tells the games of this family.
pub(crate) fn of(family: &str) -> &'static dyn Teller {
    match family {
        "crossing" => &crossing::Crossing,
        "sequence" => &sequence::Sequence,
        "rat-a-tat-cat" => &rat_a_tat_cat::RatATatCat,
        _ => &Plain,
    }
}
