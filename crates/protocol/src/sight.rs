//! The document that a client holds: all that one device may know of a table.

use catalog::Wish;
use game::{Commitment, Part, Seat, SeatSet, parts};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::{Millis, Name, Version};

use crate::Code;

/// All that one device may know. `S` and `A` are screen and action of the game, or plain JSON.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sight<S = Value, A = Value> {
    /// The table and the people.
    pub desk: Desk,
    /// The game, once it is dealt.
    pub play: Option<Play<S, A>>,
}

/// The table and the people round it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Desk {
    /// The code to tell others.
    pub code: Code,
    /// What was agreed on.
    pub opening: Opening,
    /// How far things are.
    pub phase: Phase,
    /// Whether the game stands still.
    pub paused: bool,
    /// The number of the match, from 1.
    #[serde(rename = "match")]
    pub number: u32,
    /// Who sits where.
    pub seats: Vec<Place>,
    /// The seats of this device.
    pub yours: SeatSet,
    /// Whether this device holds the host's key.
    pub hosting: bool,
    /// How far the salts are, before the deal.
    pub sealing: Option<Sealing>,
    /// How many look on without a seat.
    pub watching: u32,
}

/// What a table is opened with, and what its host may change before the game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Opening {
    /// The game, its players and options.
    pub wish: Wish,
    /// Who may look on without a seat.
    #[serde(default)]
    pub watch: Watch,
    /// Whether the table is among the open tables that anybody can list.
    #[serde(default)]
    pub listed: bool,
    /// Whether people may write to each other in words of their own, and not only say ready phrases.
    #[serde(default)]
    pub chat: bool,
    /// For how long a person may think about one decision; then a bot decides it.
    #[serde(default)]
    pub clock: Clock,
    /// Whether a decision can be taken back although its player has seen a hidden card by it.
    #[serde(default = "yes")]
    pub friendly_undo: bool,
    /// How long a bot waits while a person holds an open option.
    #[serde(default = "five_seconds")]
    pub window: Millis,
}

/// Who may look on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Watch {
    /// Whoever knows the code.
    #[default]
    Anybody,
    /// Whoever knows the code, so many seconds late.
    Late(u16),
    /// Nobody without a seat.
    Nobody,
}

/// How long one decision may take.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Clock {
    /// As long as it likes.
    #[default]
    None,
    /// So many seconds.
    PerMove(u16),
}

/// How far things are.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// People sit down.
    Lobby,
    /// Everybody adds a salt to the deal.
    Sealing,
    /// The game is on.
    Playing,
    /// The game is over; its record can be had.
    Over,
    /// The table is closed for good.
    Closed,
}

/// A seat with whoever sits on it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Place {
    /// What they are called; nobody is called nothing.
    pub name: Option<Name>,
    /// Who decides.
    pub who: Who,
    /// Whether some device of theirs is connected.
    pub here: bool,
    /// Whether this is the host.
    pub host: bool,
}

/// Who decides for a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Who {
    /// Nobody: the seat is free.
    Free,
    /// A person.
    Person,
    /// A bot of this level.
    Bot(String),
    /// A bot of this level for a person who is away.
    Away(String),
    /// A bot of this level until somebody takes the seat.
    Spare(String),
}

/// How far the salts are.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sealing {
    /// The round: a new one begins when somebody has not kept up.
    pub round: u32,
    /// What the server is bound to.
    pub table: Commitment,
    /// What is asked for now.
    pub step: Step,
    /// The seats it is asked of.
    pub wanted: SeatSet,
    /// What people are bound to.
    pub commitments: Vec<(Seat, Commitment)>,
}

/// A step of sealing.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// Everybody fixes a salt.
    Commit,
    /// Everybody opens it.
    Reveal,
}

/// The game as this device sees it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Play<S, A> {
    /// What a decision names as `seen`.
    pub version: Version,
    /// Whom the game waits for.
    pub must_act: SeatSet,
    /// Who may speak.
    pub may_act: SeatSet,
    /// When a bot decides instead, by the server's clock.
    pub deadline: Option<Millis>,
    /// The undo that was asked for.
    pub undo: Option<Undo>,
    /// Who has won, once the game is over.
    pub winners: SeatSet,
    /// What each seat of this device sees, and what a spectator sees if it has none or several.
    pub hands: Vec<Hand<S, A>>,
}

/// What one seat sees.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Hand<S, A> {
    /// Which seat; none for a spectator.
    pub seat: Option<Seat>,
    /// What its screen shows.
    pub screen: S,
    /// What it may do now, where that can be listed.
    pub options: Vec<A>,
}

/// A question whether a decision may be taken back.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Undo {
    /// Who asks.
    pub seat: Seat,
    /// What an answer names.
    pub asked: Version,
    /// Who has agreed.
    pub agreed: SeatSet,
}

/// A table in the list of open ones.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Listed {
    /// Its code.
    pub code: Code,
    /// The id of its game.
    pub game: String,
    /// What its host is called, if the host sits there.
    pub host: Option<Name>,
    /// How many seats it has.
    pub seats: u8,
    /// How many of them are free.
    pub free: u8,
}

/// Words of somebody's own: 1 to 200 characters, none of them a control character.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Chat(String);

parts! { Desk {
    code, opening, phase, paused, number as "match", seats, yours, hosting, sealing, watching,
} }
parts! { Place { name, who, here, host } }
parts! { Sealing { round, table, step, wanted, commitments } }
parts! { Play<S, A> { version, must_act, may_act, deadline, undo, winners, hands } }
parts! { Hand<S, A> { seat, screen, options } }

impl Part for Code {}
impl Part for Opening {}
impl Part for Phase {}
impl Part for Who {}
impl Part for Step {}
impl Part for Undo {}

impl Chat {
    /// The words.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl TryFrom<String> for Chat {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        let fits = (1..=200).contains(&text.chars().count())
            && text.trim() == text
            && !text.chars().any(char::is_control);
        if fits { Ok(Self(text)) } else { Err("a message has 1 to 200 characters in one line") }
    }
}

impl From<Chat> for String {
    fn from(chat: Chat) -> Self {
        chat.0
    }
}

impl Opening {
    /// A table for `wish`, the rest as usual.
    #[must_use]
    pub fn usual(wish: Wish) -> Self {
        Self {
            wish,
            watch: Watch::default(),
            listed: false,
            chat: false,
            clock: Clock::default(),
            friendly_undo: yes(),
            window: five_seconds(),
        }
    }
}

const fn yes() -> bool {
    true
}

const fn five_seconds() -> Millis {
    Millis(5000)
}
