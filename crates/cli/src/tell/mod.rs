//! Games told to people: one module for each family, which reads the JSON that the catalogue gives.

mod crossing;
mod rat_a_tat_cat;
mod sequence;

use catalog::Look;
use serde::Deserialize as _;
use serde::de::DeserializeOwned;
use serde_json::Value;
use words::Words;

/// Tells one family of games.
pub(crate) trait Teller: Sync {
    /// One event, as a sentence.
    fn event(&self, words: &Words, event: &Value) -> String;

    /// A view or a screen, drawn with letters.
    fn look(&self, words: &Words, look: Look, seen: &Value) -> String;
}

/// How one family is told, in the types of its own crate.
trait Tells: Sync {
    type Event: DeserializeOwned;
    type View: DeserializeOwned;
    type Screen: DeserializeOwned;

    fn event(words: &Words, event: &Self::Event) -> String;
    fn view(words: &Words, view: &Self::View) -> String;
    fn screen(words: &Words, screen: &Self::Screen) -> String;
}

/// What does not read as expected is told as a game without words is.
impl<T: Tells> Teller for T {
    fn event(&self, words: &Words, event: &Value) -> String {
        match T::Event::deserialize(event) {
            Ok(known) => T::event(words, &known),
            Err(_) => Plain.event(words, event),
        }
    }

    fn look(&self, words: &Words, look: Look, seen: &Value) -> String {
        let told = match look {
            Look::View(_) => T::View::deserialize(seen).map(|view| T::view(words, &view)),
            Look::Screen(_) => T::Screen::deserialize(seen).map(|screen| T::screen(words, &screen)),
        };
        told.unwrap_or_else(|_| Plain.look(words, look, seen))
    }
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
