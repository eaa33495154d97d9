//! Positions as text: everything there is to a game, readable, and read back exactly.
//!
//! ```json
//! {
//!   "setup": { "game": "sequence", "players": 2, "teams": 2, "options": { "drawing": "automatic" } },
//!   "dealer": 1, "turn": 0,
//!   "board": ["** . . b . . . . . **", "…"],
//!   "sequences": [["blue", "a5-e5"]],
//!   "hands": [["7S", "JC"], ["2D"]],
//!   "draw_pile": ["AH", "the next card to be drawn comes first"],
//!   "discards": [[0, "4S"], [1, "the oldest comes first, with the seat on whose pile it lies"]],
//!   "chance": { "seed": "64 hexadecimal digits", "counter": 2 }
//! }
//! ```
//! What is left out has its value at the start of a turn at a table of people; without `chance` the seed is all zeros.

mod read;

use std::collections::BTreeMap;
use std::fmt;

use game::{BySeat, Chance, Seat, SeatSet, Seed, Team};
use serde::{Deserialize, Serialize};

use crate::action::{colour, team};
use crate::hand::Hands;
use crate::state::Phase;
use crate::{Board, Card, Row, Sequence, Setup, Space};

/// A position, not yet known to be possible.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// What was agreed on.
    pub setup: Setup,
    /// Who dealt.
    pub dealer: Seat,
    /// Whose turn it is.
    pub turn: Seat,
    /// The chips.
    pub board: Board,
    /// The finished sequences, oldest first.
    #[serde(default)]
    pub sequences: Vec<(Colour, Row)>,
    /// The hands, seat by seat.
    pub hands: BySeat<Vec<Card>>,
    /// The draw pile, the next card first.
    pub draw_pile: Vec<Card>,
    /// The discards with their seats, the oldest first.
    #[serde(default)]
    pub discards: Vec<(Seat, Card)>,
    /// Whether the player in turn has exchanged a dead card.
    #[serde(default)]
    pub exchanged: bool,
    /// How many have passed one after the other.
    #[serde(default)]
    pub passes: u8,
    /// Who may still draw, where drawing is by hand.
    #[serde(default)]
    pub may_draw: SeatSet,
    /// The seats that bots decide for.
    #[serde(default)]
    pub bots: SeatSet,
    /// The teams called for table talk in this turn.
    #[serde(default)]
    pub called: Vec<Colour>,
    /// The call of table talk that is open.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub call: Option<PendingCall>,
    /// The hands when the discards were last shuffled.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hands_at_shuffle: Option<BySeat<Vec<Card>>>,
    /// The seed, and how many shuffles have been made from it.
    #[serde(default = "no_chance")]
    pub chance: Chance,
}

/// A team, written as the colour of its chips.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Colour(pub Team);

/// A call of table talk with the answers so far, hidden ones included.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum PendingCall {
    /// A vote on whether this team talked.
    Vote {
        /// The team.
        team: Colour,
        /// Who called.
        caller: Seat,
        /// Who said yes.
        yes: SeatSet,
        /// Who said no.
        no: SeatSet,
    },
    /// The members of this team choose a card to give up.
    Give {
        /// The team.
        team: Colour,
        /// The cards chosen so far, by seat.
        given: BTreeMap<Seat, Card>,
    },
}

/// What makes a position impossible.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum PositionFault {
    NoSuchSeat { what: &'static str, seat: Seat },
    WrongBoard { board: &'static str, game: &'static str },
    NoSuchTeam { what: &'static str, colour: &'static str },
    Hands { found: u8, players: u8 },
    HandTooLarge { seat: Seat, cards: usize, most: u8 },
    UnknownCard { card: Card, game: &'static str },
    WrongNumber { card: Card, found: u32, pack: u8 },
    NotASequence { row: Row, colour: &'static str, space: Space },
    Overlap { one: Row, other: Row },
    TooManySequences { colour: &'static str, most: u8 },
    FiveUncounted { row: Row, colour: &'static str },
    TurnedChip { space: Space, turned: bool },
    Passes { passes: u8, players: u8 },
    DrawsItself,
    CannotDraw { seat: Seat, why: &'static str },
    NoTableTalk,
    NotCalled { colour: &'static str },
    NoVote { seat: Seat },
    NoGift { seat: Seat, card: Card },
    CallSettled,
}

const fn no_chance() -> Chance {
    Chance::new(Seed([0; 32]))
}

impl Sequence {
    pub(crate) fn to_position(&self) -> Position {
        let players = self.setup.players();
        let hands =
            |hands: &Hands| BySeat::from_fn(players, |seat| self.cards(hands[seat.index()].iter()));
        Position {
            setup: self.setup,
            dealer: self.dealer,
            turn: self.turn,
            board: self.board(),
            sequences: self.rows.iter().map(|(team, row)| (Colour(team), row)).collect(),
            hands: hands(&self.hands),
            draw_pile: self.piles.draw_pile().iter().rev().map(|&kind| self.card(kind)).collect(),
            discards: self.piles.discards().map(|(seat, kind)| (seat, self.card(kind))).collect(),
            exchanged: self.exchanged,
            passes: self.passes,
            may_draw: self.owed,
            bots: SeatSet::first(players).difference(self.people),
            called: self.called_teams().into_iter().map(Colour).collect(),
            call: self.pending_call(),
            hands_at_shuffle: self
                .at_shuffle
                .map(|packed| hands(&packed.unpack(self.tables().empty_hand))),
            chance: self.chance,
        }
    }

    fn pending_call(&self) -> Option<PendingCall> {
        match self.phase {
            Phase::Turn | Phase::Over => None,
            Phase::Vote { team, caller, yes, no } => {
                Some(PendingCall::Vote { team: Colour(team), caller, yes, no })
            }
            Phase::Give { team, given } => {
                let gift = |seat| Some((seat, self.card(given[self.place_in_team(seat)]?)));
                let given = self.members(team).iter().filter_map(gift).collect();
                Some(PendingCall::Give { team: Colour(team), given })
            }
        }
    }
}

impl fmt::Display for PositionFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoSuchSeat { what, seat } => write!(f, "{what}: the table has no seat {seat}"),
            Self::WrongBoard { board, game } => {
                write!(f, "the board is that of {board}, not of {game}")
            }
            Self::NoSuchTeam { what, colour } => {
                write!(f, "{what}: there is no {colour} team at this table")
            }
            Self::Hands { found, players } => {
                write!(f, "there are {found} hands for {players} players")
            }
            Self::HandTooLarge { seat, cards, most } => {
                write!(
                    f,
                    "the hand of seat {seat} is too large: {cards} cards where at most {most} are held"
                )
            }
            Self::UnknownCard { card, game } => {
                write!(f, "there is no card {card} in the pack of {game}")
            }
            Self::WrongNumber { card, found, pack } => {
                write!(
                    f,
                    "the card {card} is there {found} times in all, but the pack holds {pack}"
                )
            }
            Self::NotASequence { row, colour, space } => {
                write!(f, "{row} is no {colour} sequence: there is no {colour} chip on {space}")
            }
            Self::Overlap { one, other } => {
                write!(f, "the sequences {one} and {other} share more than one space")
            }
            Self::TooManySequences { colour, most } => {
                write!(
                    f,
                    "{colour} has one sequence too many: there are never more than {most} in all"
                )
            }
            Self::FiveUncounted { row, colour } => {
                write!(
                    f,
                    "five {colour} chips stand in a row at {row}, but they are not among the sequences"
                )
            }
            Self::TurnedChip { space, turned: true } => {
                write!(
                    f,
                    "the chip on {space} is part of a sequence and must be turned (a capital letter)"
                )
            }
            Self::TurnedChip { space, turned: false } => {
                write!(f, "the chip on {space} is turned but is not part of a sequence")
            }
            Self::Passes { passes, players } => {
                write!(f, "{passes} passes in a row are too many for {players} players")
            }
            Self::DrawsItself => {
                f.write_str("may_draw: cards are drawn automatically at this table")
            }
            Self::CannotDraw { seat, why } => write!(f, "may_draw: seat {seat} cannot draw, {why}"),
            Self::NoTableTalk => f.write_str("table talk cannot be called at this table"),
            Self::NotCalled { colour } => {
                write!(f, "a call of {colour} is open, but {colour} is not among the teams called")
            }
            Self::NoVote { seat } => {
                write!(f, "seat {seat} has no vote in this call, or votes twice")
            }
            Self::NoGift { seat, card } => write!(f, "seat {seat} cannot give the card {card}"),
            Self::CallSettled => f.write_str("all have answered the call, so it cannot be open"),
        }
    }
}

impl std::error::Error for PositionFault {}

impl Serialize for Colour {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(colour(self.0))
    }
}

impl<'de> Deserialize<'de> for Colour {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        team(&String::deserialize(deserializer)?).map(Self).map_err(serde::de::Error::custom)
    }
}
