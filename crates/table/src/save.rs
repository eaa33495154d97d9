//! A table as text, and what can be wrong with such a text.

use std::fmt;

use catalog::Shelved;
use game::{Salt, Seat};
use serde::{Deserialize, Serialize};

use crate::{Envelope, Millis, Terms};

/// The version of this form. A change that makes an old text unreadable raises it.
const FORM: u32 = 1;

/// A table that was put away.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Saved<S, A> {
    kvold_table: u32,
    game: String,
    rules: u32,
    pub(crate) salt: Salt,
    /// What is left of the time agreed on, where there is a clock.
    pub(crate) left: Option<Millis>,
    pub(crate) terms: Terms<S>,
    pub(crate) log: Vec<Envelope<A>>,
}

/// Why a table cannot be opened or taken up again.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fault {
    /// There are more or fewer chairs than players.
    Seats {
        /// How many chairs there are.
        found: u8,
        /// How many players the setup has.
        needed: u8,
    },
    /// The host, or somebody who has added a salt, sits at a seat that is not there.
    NoSuchSeat(Seat),
    /// The salts of the people do not go together.
    Salts(String),
    /// There is no such bot for this game.
    UnknownLevel(String),
    /// The text is not one of a saved table.
    NoTable(String),
    /// The text is of a later or earlier form.
    UnknownForm(u32),
    /// The table is of another game.
    OtherGame(String),
    /// The table is pinned to rules that this program does not have.
    UnknownRules {
        /// The version the text names.
        found: u32,
        /// The version this program has.
        known: u32,
    },
    /// The text is damaged.
    Malformed(String),
    /// An entry of the log cannot stand where it stands.
    Refused {
        /// Its number, from 1.
        number: u32,
    },
}

pub(crate) fn write<G: Shelved>(
    terms: &Terms<G::Setup>,
    salt: Salt,
    log: &[Envelope<G::Action>],
    left: Option<Millis>,
) -> String {
    let saved = Saved {
        kvold_table: FORM,
        game: G::edition_of(&terms.setup).to_owned(),
        rules: G::RULES,
        salt,
        left,
        terms: terms.clone(),
        log: log.to_vec(),
    };
    serde_json::to_string(&saved).expect("plain data with names for keys has a JSON form")
}

pub(crate) fn read<G: Shelved>(text: &str) -> Result<Saved<G::Setup, G::Action>, Fault> {
    /// What is looked at first: the rest may well be written differently in another form or game.
    #[derive(Deserialize)]
    struct Label {
        kvold_table: u32,
        game: String,
        rules: u32,
    }
    let label: Label =
        serde_json::from_str(text).map_err(|error| Fault::NoTable(error.to_string()))?;
    if label.kvold_table != FORM {
        return Err(Fault::UnknownForm(label.kvold_table));
    }
    if !G::editions().iter().any(|edition| edition.id == label.game) {
        return Err(Fault::OtherGame(label.game));
    }
    if label.rules != G::RULES {
        return Err(Fault::UnknownRules { found: label.rules, known: G::RULES });
    }
    let malformed = |error: serde_json::Error| Fault::Malformed(error.to_string());
    let saved: Saved<G::Setup, G::Action> = serde_json::from_str(text).map_err(malformed)?;
    let set_up = G::edition_of(&saved.terms.setup);
    if set_up != saved.game {
        let what = format!("it names the game {:?}, its setup {set_up:?}", saved.game);
        return Err(Fault::Malformed(what));
    }
    Ok(saved)
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Seats { found, needed } => {
                write!(f, "the table has {found} chairs for {needed} players")
            }
            Self::NoSuchSeat(seat) => write!(f, "the table has no seat {seat}"),
            Self::Salts(what) => write!(f, "the salts do not go together: {what}"),
            Self::UnknownLevel(level) => write!(f, "there is no bot {level:?} for this game"),
            Self::NoTable(what) => write!(f, "this is no saved table: {what}"),
            Self::UnknownForm(form) => {
                write!(f, "the table was saved in form {form}, and this program reads form {FORM}")
            }
            Self::OtherGame(game) => write!(f, "the saved table is one of {game:?}"),
            Self::UnknownRules { found, known } => {
                write!(f, "the table was played by rules {found}, and this program has {known}")
            }
            Self::Malformed(what) => write!(f, "the saved table is damaged: {what}"),
            Self::Refused { number } => {
                write!(f, "the saved table is damaged: entry {number} cannot stand where it stands")
            }
        }
    }
}

impl std::error::Error for Fault {}
