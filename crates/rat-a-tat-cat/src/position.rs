//! Positions as text: everything there is to a game, readable, and read back exactly.
//!
//! ```json
//! {
//!   "setup": { "game": "rat-a-tat-cat", "players": 2, "options": { "rounds": "1" } },
//!   "dealer": 1, "turn": 0, "stage": { "turn": { "may_knock": null } },
//!   "rows": [[{ "card": "5", "known": [0] }, { "card": "peek" }, "two more"], ["four"]],
//!   "draw_pile": ["9", "the next card to be drawn comes first"],
//!   "discards": ["4", "the oldest comes first"],
//!   "chance": { "seed": "64 hexadecimal digits", "counter": 2 }
//! }
//! ```
//! What is left out has its value after the deal of the first round; without `chance` the seed is all zeros.

use std::fmt;

use game::{BySeat, Chance, Seat, SeatSet, Seed};
use serde::{Deserialize, Serialize};

use crate::imagine::{by_seat, last_round};
use crate::setup::Length;
use crate::state::{FIRST_PILE, Lying, OPEN, Piles, Stage};
use crate::view::RoundEnd;
use crate::{Card, RatATatCat, Setup, Spot};

/// A position, not yet known to be possible.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// What was agreed on.
    pub setup: Setup,
    /// Who deals this round.
    pub dealer: Seat,
    /// Whose turn it is; before the first turn, who will begin.
    pub turn: Seat,
    /// What the game waits for.
    pub stage: Stage,
    /// The card in the hand of the player in turn.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub drawn: Option<Card>,
    /// Who has knocked in this round.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub knocker: Option<Seat>,
    /// Whether the time agreed on is over.
    #[serde(default)]
    pub time_up: bool,
    /// The rows, from the left; empty for those who are out, and before the deal.
    pub rows: BySeat<Vec<Placed>>,
    /// The draw pile, the next card first.
    pub draw_pile: Vec<Card>,
    /// The discard pile, the oldest card first.
    #[serde(default)]
    pub discards: Vec<Card>,
    /// The number of the draw pile: see [`Placed::from`].
    #[serde(default = "first_pile")]
    pub pile: u8,
    /// Power cards that went back into the first draw pile (RAT-04) and have not come out of it openly.
    #[serde(default)]
    pub put_back: Vec<Card>,
    /// The points of all rounds so far; nothing for those who were out.
    #[serde(default)]
    pub sheet: Vec<BySeat<Option<u8>>>,
    /// How the last round ended.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub last_round: Option<RoundEnd>,
    /// The seed, and how many shuffles have been made from it.
    #[serde(default = "no_chance")]
    pub chance: Chance,
}

/// A card in a row.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Placed {
    /// The card.
    pub card: Card,
    /// Who has learnt which it is.
    #[serde(default)]
    pub known: SeatSet,
    /// Where it came from: 0 dealt, 1 the first draw pile, 2 and more later ones, 255 the discard pile.
    #[serde(default)]
    pub from: u8,
}

/// What makes a position impossible.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum PositionFault {
    NoSuchSeat { what: &'static str, seat: Seat },
    NotInPlay { what: &'static str, seat: Seat },
    Lists { what: &'static str, found: u8, players: u8 },
    Sheet { round: usize, why: &'static str },
    LastRound { why: &'static str },
    Stage { why: &'static str },
    Row { seat: Seat, cards: usize, right: usize },
    WrongNumber { card: Card, found: usize },
    Known { seat: Seat, spot: Spot, why: &'static str },
    Pile { number: u8 },
    PutBack { card: Card },
}

const fn no_chance() -> Chance {
    Chance::new(Seed([0; 32]))
}

const fn first_pile() -> u8 {
    FIRST_PILE
}

impl RatATatCat {
    pub(crate) fn to_position(&self) -> Position {
        let placed = |l: &Lying| Placed { card: l.card, known: l.known, from: l.from };
        Position {
            setup: self.setup,
            dealer: self.dealer,
            turn: self.turn,
            stage: self.stage,
            drawn: self.drawn,
            knocker: self.knocker,
            time_up: self.time_up,
            rows: self.by_row(|seat| self.rows[seat.index()].iter().map(placed).collect()),
            draw_pile: self.piles.draw_pile().iter().rev().copied().collect(),
            discards: self.piles.discards().iter().rev().copied().collect(),
            pile: self.pile,
            put_back: self.put_back_cards(),
            sheet: self.open_sheet(),
            last_round: self.round_end(),
            chance: self.chance,
        }
    }

    pub(crate) fn try_from_position(position: &Position) -> Result<Self, PositionFault> {
        check_seats(position)?;
        check_pack(position)?;
        let mut game = Self {
            chance: position.chance,
            dealer: position.dealer,
            turn: position.turn,
            stage: position.stage,
            drawn: position.drawn,
            knocker: position.knocker,
            time_up: position.time_up,
            ..Self::new(&position.setup, Seed([0; 32]))
        };
        game.read_sheet(position)?;
        game.check_turn_order()?;
        game.read_cards(position)?;
        game.check_stage()?;
        Ok(game)
    }

    fn read_sheet(&mut self, position: &Position) -> Result<(), PositionFault> {
        for (round, line) in position.sheet.iter().enumerate() {
            let fault = |why| Err(PositionFault::Sheet { round: round + 1, why });
            if line.seats() != self.setup.players() {
                return fault("it has another number of seats");
            }
            if self.setup.length() != Length::Time && self.is_finished() {
                return fault("the game was over before");
            }
            if line.iter().any(|(seat, points)| points.is_some() != self.playing.contains(seat)) {
                return fault("exactly those who are in have points");
            }
            if line.iter().any(|(_, points)| points.is_some_and(|points| points > 36)) {
                return fault("four cards make at most 36 points");
            }
            self.enter(by_seat(line));
        }
        let fault = |why| Err(PositionFault::LastRound { why });
        let (Some(end), line) = (&position.last_round, position.sheet.last()) else {
            return Ok(());
        };
        let Some(line) = line else { return fault("no round is over yet") };
        if [end.shown.seats(), end.counted.seats()] != [self.setup.players(); 2] {
            return fault("it has another number of seats");
        }
        for (seat, points) in line.iter() {
            let counted = &end.counted[seat];
            let sum = counted.iter().map(|card| card.number()).sum::<Option<u8>>();
            let row = if points.is_some() { 4 } else { 0 };
            if end.shown[seat].len() != row
                || counted.len() != row
                || sum != Some(points.unwrap_or(0))
            {
                return fault("its cards do not make the points on the sheet");
            }
        }
        self.last = Some(last_round(end));
        Ok(())
    }

    /// The stage fits the sheet and the clock, and whoever has a part in it is in play.
    fn check_turn_order(&self) -> Result<(), PositionFault> {
        let fault = |why| Err(PositionFault::Stage { why });
        let over = matches!(self.stage, Stage::Over);
        let is_time = self.setup.length() == Length::Time;
        if over && !self.is_finished() {
            return fault("the game is not over by its sheet");
        }
        if !over && self.is_finished() && !(is_time && self.is_dealt()) {
            return fault("the game is over by its sheet or its clock");
        }
        if self.time_up && !is_time {
            return fault("no clock ends this game");
        }
        if !over {
            for (what, seat) in [("dealer", self.dealer), ("player in turn", self.turn)] {
                if !self.playing.contains(seat) {
                    return Err(PositionFault::NotInPlay { what, seat });
                }
            }
        }
        if matches!(self.stage, Stage::Cut) && self.turn != self.next(self.dealer) {
            return fault("the player on the dealer's left cuts");
        }
        Ok(())
    }

    fn read_cards(&mut self, position: &Position) -> Result<(), PositionFault> {
        // Each of 24 cards in rows can come from a pile of its own, and the first two numbers are given away.
        if !(FIRST_PILE..=26).contains(&position.pile) {
            return Err(PositionFault::Pile { number: position.pile });
        }
        self.pile = position.pile;
        for (seat, row) in position.rows.iter() {
            let right = if self.is_dealt() && self.playing.contains(seat) { 4 } else { 0 };
            if row.len() != right {
                return Err(PositionFault::Row { seat, cards: row.len(), right });
            }
            for (spot, placed) in Spot::ALL.into_iter().zip(row) {
                self.check_placed(placed, spot).map_err(|why| PositionFault::Known {
                    seat,
                    spot,
                    why,
                })?;
                let Placed { card, known, from } = *placed;
                self.rows[seat.index()][spot.index()] = Lying { card, known, from };
            }
        }
        let pile: Vec<Card> = position.draw_pile.iter().rev().copied().collect();
        self.piles = Piles::new(&pile);
        position.discards.iter().for_each(|&card| self.piles.discard(card));
        self.read_put_back(position)
    }

    fn check_placed(&self, placed: &Placed, spot: Spot) -> Result<(), &'static str> {
        if !placed.known.difference(self.everybody()).is_empty() {
            return Err("somebody knows it who is not at the table");
        }
        if placed.from > self.pile && placed.from != OPEN {
            return Err("it comes from a pile that has not been");
        }
        let is_open = placed.from == OPEN || self.is_open(spot);
        if is_open && placed.known != self.everybody() {
            return Err("everybody has seen it");
        }
        Ok(())
    }

    fn read_put_back(&mut self, position: &Position) -> Result<(), PositionFault> {
        self.put_back = [0; 3];
        let in_rows = position.rows.iter().flat_map(|(_, row)| row);
        let in_rows = in_rows.filter(|placed| placed.from == FIRST_PILE).map(|placed| placed.card);
        let mut first: Vec<Card> = in_rows.collect();
        if self.pile == FIRST_PILE {
            first.extend(position.draw_pile.iter().copied().chain(position.drawn));
        }
        for &card in &position.put_back {
            let fault = PositionFault::PutBack { card };
            let (Some(power), true) = (card.power(), self.is_dealt()) else { return Err(fault) };
            let at = first.iter().position(|other| *other == card).ok_or(fault)?;
            first.swap_remove(at);
            self.put_back[power as usize] += 1;
        }
        Ok(())
    }

    fn check_stage(&self) -> Result<(), PositionFault> {
        let fault = |why| Err(PositionFault::Stage { why });
        if self.drawn.is_some() != matches!(self.stage, Stage::Drawn { .. }) {
            return fault("a drawn card goes with the stage \"drawn\", and the stage with a card");
        }
        if !self.is_dealt() && (self.pile != FIRST_PILE || self.piles.top().is_some()) {
            return fault("before the deal all cards are in the first draw pile");
        }
        let in_turns = self.is_dealt() && !matches!(self.stage, Stage::FirstLook { .. });
        let can_have_knocked =
            |&seat: &Seat| in_turns && seat != self.turn && self.playing.contains(seat);
        if self.knocker.is_some() && self.knocker.filter(can_have_knocked).is_none() {
            return fault("nobody can have knocked, or not that player");
        }
        match self.stage {
            Stage::FirstLook { looked, ready } => self.check_first_look(looked, ready),
            Stage::Turn { may_knock: Some(seat) } => {
                let is_right = self.playing.contains(seat) && self.next(seat) == self.turn;
                if is_right && self.knocker.is_none() {
                    return Ok(());
                }
                fault("only the player before may knock, and only the first")
            }
            Stage::Looking { spot } => {
                if self.rows[self.turn.index()][spot.index()].known.contains(self.turn) {
                    return Ok(());
                }
                fault("whoever looks at a card knows it")
            }
            _ => Ok(()),
        }
    }

    fn check_first_look(&self, looked: SeatSet, ready: SeatSet) -> Result<(), PositionFault> {
        let fault = |why| Err(PositionFault::Stage { why });
        let outside = looked.union(ready).difference(self.playing);
        if self.setup.younger() || !outside.is_empty() || ready == self.playing {
            return fault("there is no first look, or not for those players, or it is over");
        }
        let knows =
            |seat: Seat, spot: Spot| self.rows[seat.index()][spot.index()].known.contains(seat);
        let sees = |seat: Seat| Spot::ALL.into_iter().all(|s| !s.is_outer() || knows(seat, s));
        if looked.iter().all(sees) { Ok(()) } else { fault("whoever has looked knows the cards") }
    }
}

fn check_seats(position: &Position) -> Result<(), PositionFault> {
    let players = position.setup.players();
    let known = [("dealer", Some(position.dealer)), ("player in turn", Some(position.turn))];
    let knocked = position.last_round.as_ref().map(|end| end.knocker);
    let others = [("knocker", position.knocker), ("last knocker", knocked)];
    for (what, seat) in known.into_iter().chain(others) {
        if let Some(seat) = seat.filter(|seat| seat.number() >= players) {
            return Err(PositionFault::NoSuchSeat { what, seat });
        }
    }
    let found = position.rows.seats();
    if found == players {
        return Ok(());
    }
    Err(PositionFault::Lists { what: "rows", found, players })
}

/// Every card of the pack is somewhere, and no other.
fn check_pack(position: &Position) -> Result<(), PositionFault> {
    let rows = position.rows.iter().flat_map(|(_, row)| row).map(|placed| placed.card);
    let piles = position.draw_pile.iter().chain(&position.discards).copied();
    let all: Vec<Card> = rows.chain(piles).chain(position.drawn).collect();
    for card in Card::kinds() {
        let found = all.iter().filter(|other| **other == card).count();
        if found != usize::from(card.count()) {
            return Err(PositionFault::WrongNumber { card, found });
        }
    }
    Ok(())
}

impl fmt::Display for PositionFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoSuchSeat { what, seat } => {
                write!(f, "the {what} is seat {seat}, which the table does not have")
            }
            Self::NotInPlay { what, seat } => write!(f, "the {what} is seat {seat}, which is out"),
            Self::Lists { what, found, players } => {
                write!(f, "there are {what} for {found} seats at a table of {players}")
            }
            Self::Sheet { round, why } => write!(f, "round {round} of the sheet is wrong: {why}"),
            Self::LastRound { why } => write!(f, "the end of the last round is wrong: {why}"),
            Self::Stage { why } => write!(f, "the stage is wrong: {why}"),
            Self::Row { seat, cards, right } => {
                write!(f, "the row of seat {seat} has {cards} cards, not {right}")
            }
            Self::WrongNumber { card, found } => {
                write!(
                    f,
                    "the card {card} is there {found} times, but the pack has it {} times",
                    card.count()
                )
            }
            Self::Known { seat, spot, why } => {
                write!(f, "card {spot} of seat {seat} is wrong: {why}")
            }
            Self::Pile { number } => {
                write!(f, "there is no draw pile number {number}; they go from 1 to 26")
            }
            Self::PutBack { card } => {
                write!(
                    f,
                    "the card {card} cannot have been put back: it is not among those of the first pile"
                )
            }
        }
    }
}

impl std::error::Error for PositionFault {}
