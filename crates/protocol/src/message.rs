//! Every message there is, in both directions.

use game::{Commitment, Rule, Salt, Seat};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_json::value::RawValue;
use table::{Millis, Name, Phrase, Version};

use crate::{Chat, Code, Edit, Key, Listed, Opening};

/// What a client says. Unknown messages and unknown fields are refused.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum ToServer {
    // --- On the way in. ---
    /// The first message of every connection.
    Hello {
        /// The version of these messages that the client speaks.
        version: u32,
    },
    /// Opens a new table and enters it. Whoever holds `key` is its host.
    Create {
        /// Drawn by the client.
        id: ActionId,
        /// What is to be played, and how.
        opening: Opening,
        /// The key of the host. It opens no seat.
        key: Key,
    },
    /// Enters the table `code`, and leaves the one before.
    Enter {
        /// Its code.
        code: Code,
        /// Every key that this device has for it, of seats and of the host. One that fits nothing is passed over.
        keys: Vec<Key>,
        /// The last version that this device has seen: what was told since comes with the sight.
        since: Option<Version>,
    },
    /// Looks at no table any more. Seats are kept.
    Exit,
    /// Asks for the open tables that wish to be listed.
    Tables,

    // --- Who sits where. ---
    /// Takes a free seat. Whoever holds `key` sits there from now on; this device enters with it.
    Sit {
        /// Drawn by the client.
        id: ActionId,
        /// A free seat.
        seat: Seat,
        /// What the others call this person.
        name: Name,
        /// The key of the seat, drawn by the client for this seat alone.
        key: Key,
    },
    /// Has another name, or gives one to somebody, as the host may.
    Rename {
        /// Drawn by the client.
        id: ActionId,
        /// Whose.
        seat: Seat,
        /// The name.
        name: Name,
    },
    /// Gives a seat up. In the middle of a game a bot sits down there, and anybody may take its place.
    Stand {
        /// Drawn by the client.
        id: ActionId,
        /// One's own seat; the host may name anybody's, which removes them.
        seat: Seat,
    },
    /// The host seats a bot at a free seat.
    Bot {
        /// Drawn by the client.
        id: ActionId,
        /// A free seat.
        seat: Seat,
        /// What the others call it.
        name: Name,
        /// How well it plays: its name in the catalogue.
        level: String,
    },
    /// A bot decides for a person until that person is back. The person says so, or the host.
    Away {
        /// Drawn by the client.
        id: ActionId,
        /// The seat of a person.
        seat: Seat,
    },
    /// The person decides again.
    Back {
        /// Drawn by the client.
        id: ActionId,
        /// One's own seat.
        seat: Seat,
    },

    // --- What the host decides. ---
    /// Changes what is to be played, before the game begins.
    Change {
        /// Drawn by the client.
        id: ActionId,
        /// How it is to be.
        opening: Opening,
    },
    /// Begins the game. Every seat has to be taken.
    Start {
        /// Drawn by the client.
        id: ActionId,
    },
    /// Stops the game for a while, or goes on with it.
    Pause {
        /// Drawn by the client.
        id: ActionId,
        /// Whether it is to stand still.
        paused: bool,
    },
    /// Makes somebody else the host.
    Host {
        /// Drawn by the client.
        id: ActionId,
        /// The seat of a person.
        seat: Seat,
    },
    /// After a game: the same people play again, and the deal moves on.
    Again {
        /// Drawn by the client.
        id: ActionId,
    },
    /// Closes the table for good. A game that was not over can be verified from then on.
    Close {
        /// Drawn by the client.
        id: ActionId,
    },

    // --- How the deal comes about. ---
    /// Fixes the salt of a seat: asked for while the sight's `sealing` is at `commit` and lists the seat.
    Commit {
        /// Drawn by the client.
        id: ActionId,
        /// One's own seat.
        seat: Seat,
        /// The round that the sight names.
        round: u32,
        /// The commitment of the seat to a salt that was drawn for this round alone.
        commitment: Commitment,
    },
    /// Opens the salt: asked for while `sealing` is at `reveal` and lists the seat.
    Reveal {
        /// Drawn by the client.
        id: ActionId,
        /// One's own seat.
        seat: Seat,
        /// The round that the sight names.
        round: u32,
        /// The salt.
        salt: Salt,
    },

    // --- The game. ---
    /// Decides.
    Act {
        /// Drawn by the client.
        id: ActionId,
        /// One's own seat.
        seat: Seat,
        /// The `play.version` of the sight that the decision was made on.
        seen: Version,
        /// The action, as its game writes it.
        action: Box<RawValue>,
    },
    /// Will not use the option it has: no bot need wait for it.
    Waive {
        /// One's own seat.
        seat: Seat,
    },
    /// Asks to take the last decision back.
    Undo {
        /// Drawn by the client.
        id: ActionId,
        /// One's own seat.
        seat: Seat,
        /// The `play.version` of the sight.
        seen: Version,
    },
    /// Answers to that.
    Answer {
        /// Drawn by the client.
        id: ActionId,
        /// One's own seat.
        seat: Seat,
        /// The question's `asked`.
        asked: Version,
        /// Yes or no.
        agree: bool,
    },

    // --- Past the log. ---
    /// What somebody is moving about and has not decided on. It is passed on as it is, so it must hide what is to be
    /// hidden.
    Draft {
        /// One's own seat.
        seat: Seat,
        /// Whatever the clients understand.
        draft: Value,
    },
    /// Says a ready phrase, or shows a reaction.
    Say {
        /// One's own seat.
        seat: Seat,
        /// Its key.
        phrase: Phrase,
    },
    /// Says something in words of one's own, where the table allows it.
    Chat {
        /// One's own seat.
        seat: Seat,
        /// 1 to 200 characters.
        text: Chat,
    },
}

/// What a server says.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum ToClient {
    /// The answer to the first message. A client that speaks another version reloads its page.
    Hello {
        /// The version of these messages that the server speaks.
        version: u32,
        /// The version of the program.
        program: String,
    },
    /// The table is open, and on the disk. Its sight follows.
    Created {
        /// The id of what was asked for.
        id: ActionId,
        /// The code to tell the others.
        code: Code,
    },
    /// The whole document: a [`Sight`](crate::Sight).
    Sight {
        /// How many entries of the table's log have been accepted.
        version: Version,
        /// The time by the server's clock, which `deadline` in the sight goes by.
        now: Millis,
        /// The document.
        sight: Box<RawValue>,
        /// What was told since the version that the client has named.
        told: Vec<Told>,
    },
    /// The document has changed.
    Update {
        /// The version now. It stays as it was if only people came or went.
        version: Version,
        /// What has changed.
        edits: Vec<Edit>,
        /// What happened, as it is told to each seat of this device.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        told: Vec<Told>,
        /// What this device wanted and is done now.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        done: Vec<ActionId>,
    },
    /// It was done before this message came: a repetition.
    Done {
        /// Its id.
        id: ActionId,
    },
    /// It cannot be done, and changed nothing.
    Refused {
        /// Its id; none for what has none.
        id: Option<ActionId>,
        /// The reason.
        why: Why,
    },
    /// There is no such table to look at.
    NoTable {
        /// The code that was named.
        code: Code,
        /// The reason.
        why: NoTable,
    },
    /// The open tables that wish to be listed.
    Tables {
        /// The newest first.
        tables: Vec<Listed>,
    },
    /// What somebody is moving about.
    Draft {
        /// Who.
        seat: Seat,
        /// As it came.
        draft: Value,
    },
    /// Somebody says a ready phrase.
    Said {
        /// Who.
        seat: Seat,
        /// Its key.
        phrase: Phrase,
    },
    /// Somebody says something.
    Chat {
        /// Who.
        seat: Seat,
        /// The words.
        text: Chat,
    },
    /// A message could not be read; one English sentence for programmers.
    Unreadable {
        /// The sentence.
        what: String,
    },
    /// The server stops. A client connects again after a while.
    Bye,
}

/// The id of something that a client wants done: a number below 2⁵³ that this device has not used before.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "u64", into = "u64")]
pub struct ActionId(u64);

/// One decision, as it is told to one viewer. `E` is a list of the game's events, or plain JSON.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Told<E = Box<RawValue>> {
    /// The version that it made.
    pub at: Version,
    /// The seat that it is told to; none for whoever looks on.
    pub to: Option<Seat>,
    /// Who decided.
    pub by: Seat,
    /// What happened: events of the game.
    pub events: E,
    /// Whether it was taken back since.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub undone: bool,
}

/// Why something cannot be done. The sentence is the client's, in the player's language.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Why {
    /// It breaks a rule of the game.
    Foul {
        /// Its number, such as `SEQ-15`.
        rule: String,
        /// The name of the reason: the key of its sentence.
        name: String,
    },
    /// The action cannot be read; one English sentence.
    Action(String),
    /// No table can be set up like that; one English sentence.
    Setup(String),
    /// The first message has to be a hello of this version.
    Version(u32),
    /// The device is at no table.
    NoTable,
    /// The table has no such seat.
    NoSuchSeat,
    /// Somebody sits there.
    Taken,
    /// Nobody sits there, or a bot.
    NobodyThere,
    /// The seat is not this device's.
    NotYours,
    /// Only the host may do that.
    NotHost,
    /// Seats are still free.
    SeatsFree,
    /// There is no such bot for this game.
    UnknownBot,
    /// Not before the game has begun.
    NotBegun,
    /// Not while a game is played.
    Playing,
    /// The game stands still.
    Paused,
    /// The table is closed.
    Closed,
    /// Something has happened since that may change the decision: look again.
    MovedOn,
    /// A bot decides for this seat: say that you are back first.
    Away,
    /// There is no such question, or it has been answered.
    NotAsked,
    /// The decision cannot be taken back: the name of the reason.
    NoUndo(String),
    /// The salt does not fit, or it is not the time for it.
    Salt,
    /// The table has only ready phrases.
    PhrasesOnly,
    /// Too much at once: try again after so many seconds.
    SlowDown(u32),
    /// The server cannot write it down: its disk may be full. Nothing has happened.
    NotSaved,
}

/// Why somebody cannot look at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum NoTable {
    /// There is none with this code.
    Unknown,
    /// Too many wrong codes: try again in a minute.
    SlowDown,
    /// It is there, but cannot be read: it needs another version of the program, or is damaged.
    Broken,
}

/// The reason of a foul, as it goes over the wire.
impl Why {
    /// The foul called `name` of this rule.
    #[must_use]
    pub fn foul(rule: Rule, name: &str) -> Self {
        Self::Foul { rule: rule.to_string(), name: name.to_owned() }
    }
}

impl ActionId {
    /// The largest id: JSON's numbers are exact up to there.
    pub const MAX: u64 = (1 << 53) - 1;

    /// The id of this number, cut to what fits.
    #[must_use]
    pub const fn new(number: u64) -> Self {
        Self(number & Self::MAX)
    }

    /// The number.
    #[must_use]
    pub const fn number(self) -> u64 {
        self.0
    }
}

impl TryFrom<u64> for ActionId {
    type Error = &'static str;

    fn try_from(number: u64) -> Result<Self, Self::Error> {
        if number <= Self::MAX { Ok(Self(number)) } else { Err("an id is a number below 2^53") }
    }
}

impl From<ActionId> for u64 {
    fn from(id: ActionId) -> Self {
        id.0
    }
}

impl ToServer {
    /// Reads a message; one English sentence if it is none.
    pub fn read(text: &str) -> Result<Self, String> {
        serde_json::from_str(text).map_err(|error| format!("the message cannot be read: {error}"))
    }
}

impl ToClient {
    /// Reads a message; one English sentence if it is none.
    pub fn read(text: &str) -> Result<Self, String> {
        serde_json::from_str(text).map_err(|error| format!("the message cannot be read: {error}"))
    }
}
