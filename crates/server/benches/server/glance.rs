//! What somebody who plays at random looks at: which decisions there are, and the people round the table. Clients share
//! the machine with the server, so nothing is made of the rest.

use game::Rng;
use protocol::{ActionId, Edit};
use serde::Deserialize;
use serde_json::value::RawValue;
use table::Version;

/// Where the decisions stand in the document of a device with one seat.
const OPTIONS: &str = "/play/hands/0/options";

/// An update, as far as it is read.
#[derive(Deserialize)]
pub(crate) struct Update<'a> {
    #[serde(borrow)]
    edits: Vec<(&'a str, &'a RawValue)>,
    #[serde(borrow)]
    told: Option<&'a RawValue>,
    #[serde(default)]
    pub(crate) done: Vec<ActionId>,
}

#[derive(Deserialize)]
struct Message<'a> {
    #[serde(borrow)]
    update: Update<'a>,
}

/// The game in a document, as far as it is read.
#[derive(Deserialize)]
struct Play {
    version: Version,
    hands: Vec<Hand>,
}

#[derive(Deserialize)]
struct Hand {
    options: Vec<String>,
}

/// What is known of the game.
#[derive(Default)]
pub(crate) struct Glance {
    pub(crate) version: Version,
    options: Options,
}

/// What may be done.
enum Options {
    List(Vec<String>),
    /// As it was sent: only one of them will be looked at.
    Packed(String),
}

impl<'a> Update<'a> {
    /// Reads an update; nothing if it is another message.
    pub(crate) fn read(text: &'a str) -> Option<Self> {
        let is_update = text.starts_with(r#"{"update":"#);
        is_update.then(|| serde_json::from_str::<Message<'_>>(text).expect("an update").update)
    }

    /// Whether it tells that something has happened.
    pub(crate) fn tells(&self) -> bool {
        self.told.is_some()
    }
}

impl Glance {
    /// Takes in the game of a whole document.
    pub(crate) fn look(&mut self, play: &RawValue) {
        let play: Option<Play> = serde_json::from_str(play.get()).expect("it is a game");
        *self = play.map_or_else(Self::default, |play| {
            let hand = play.hands.into_iter().next();
            let options = Options::List(hand.map_or_else(Vec::new, |hand| hand.options));
            Self { version: play.version, options }
        });
    }

    /// Takes in an update; returns the edits that are not about the game.
    pub(crate) fn take(&mut self, update: &Update<'_>) -> Vec<Edit> {
        let (mut place, mut others) = (String::with_capacity(64), Vec::new());
        for (step, value) in &update.edits {
            go(&mut place, step);
            match place.as_str() {
                "/play" => self.look(value),
                "/play/version" => self.version = read(value),
                place if place.starts_with(OPTIONS) => {
                    self.options.change(&place[OPTIONS.len()..], value);
                }
                place if place.starts_with("/play/") => {}
                place => others.push(Edit(place.to_owned(), (*value).to_owned())),
            }
        }
        others
    }

    /// One of the decisions that there are, as JSON.
    pub(crate) fn random_action(&self, rng: &mut Rng) -> Option<Box<RawValue>> {
        let action = match &self.options {
            Options::List(list) => rng.pick(list)?.clone(),
            Options::Packed(text) => {
                let count = text.split('|').count() as u32;
                unpacked(text, rng.below(count) as usize)
            }
        };
        serde_json::value::to_raw_value(&action).ok()
    }
}

impl Options {
    /// What stands at this place in the list is this now.
    fn change(&mut self, place: &str, value: &RawValue) {
        if place == "/*" {
            *self = Self::Packed(read(value));
            return;
        }
        if place.is_empty() {
            *self = Self::List(read(value));
            return;
        }
        if let Self::Packed(text) = self {
            let count = text.split('|').count();
            *self = Self::List((0..count).map(|word| unpacked(text, word)).collect());
        }
        let Self::List(list) = self else { return };
        match place[1..].parse::<usize>() {
            Ok(number) => list[number] = read(value),
            Err(_) => list.push(read(value)),
        }
    }
}

impl Default for Options {
    fn default() -> Self {
        Self::List(Vec::new())
    }
}

/// Goes from the place of one edit to that of the next.
fn go(place: &mut String, step: &str) {
    let digits = step.bytes().take_while(u8::is_ascii_digit).count();
    let kept = step[..digits].parse().unwrap_or(0);
    let end = place.match_indices('/').nth(kept).map_or(place.len(), |(at, _)| at);
    place.truncate(end);
    place.push_str(&step[digits..]);
}

/// A word of a packed list, by its number.
fn unpacked(text: &str, number: usize) -> String {
    let mut word = String::new();
    for packed in text.split('|').take(number + 1) {
        let alike = packed.chars().next().and_then(|digit| digit.to_digit(36));
        word.truncate(alike.expect("how many are alike") as usize);
        word.push_str(&packed[1..]);
    }
    word
}

fn read<'a, T: Deserialize<'a>>(value: &'a RawValue) -> T {
    serde_json::from_str(value.get()).expect("it is what stands there")
}
