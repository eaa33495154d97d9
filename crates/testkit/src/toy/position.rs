//! The toy's positions as text.

use std::fmt;

use game::{BySeat, Chance, Game, Notation, Seat, SeatSet};
use serde::{Deserialize, Serialize};

use super::{Card, Knock, PACK, Phase, Setup, Toy};

/// A position of the toy, not yet known to be possible.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct Position {
    pub setup: Setup,
    pub phase: Phase,
    pub turn: Seat,
    pub hands: BySeat<Vec<Card>>,
    /// The next card first.
    pub pile: Vec<Card>,
    pub laid: Vec<(Seat, Card)>,
    pub passed: BySeat<Option<Card>>,
    pub may_draw: Option<Seat>,
    pub knock: Option<Knock>,
    pub bots: SeatSet,
    pub chance: Chance,
}

/// What makes a position impossible.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PositionFault {
    /// A card is missing, or there twice.
    Card(Card),
    /// The table has no such seat, or there are too many or too few of something that each seat has.
    Seats,
    /// A seat passes, or has passed, a card that cannot be.
    Passed(Seat),
}

impl Notation for Toy {
    type Position = Position;
    type Fault = PositionFault;

    fn position(&self) -> Position {
        Position {
            setup: self.setup,
            phase: self.phase,
            turn: self.turn,
            hands: self.hands.clone(),
            pile: self.pile.iter().rev().copied().collect(),
            laid: self.laid.clone(),
            passed: self.passed.clone(),
            may_draw: self.owed,
            knock: self.knock,
            bots: self.seats().difference(self.people),
            chance: self.chance,
        }
    }

    fn from_position(position: &Position) -> Result<Self, PositionFault> {
        check_seats(position)?;
        check_cards(position)?;
        let players = position.setup.players();
        let toy = Self {
            setup: position.setup,
            chance: position.chance,
            phase: position.phase,
            turn: position.turn,
            hands: BySeat::from_fn(players, |seat| {
                let mut hand = position.hands[seat].clone();
                hand.sort_unstable();
                hand
            }),
            pile: position.pile.iter().rev().copied().collect(),
            laid: position.laid.clone(),
            passed: position.passed.clone(),
            owed: position.may_draw,
            knock: position.knock,
            people: SeatSet::first(players).difference(position.bots),
        };
        toy.check_passed()?;
        Ok(toy)
    }
}

impl Toy {
    fn check_passed(&self) -> Result<(), PositionFault> {
        let gone_round = self.chosen() == self.seats();
        for (seat, card) in self.passed.iter() {
            let Some(card) = card else { continue };
            let holder = if gone_round { self.left(seat) } else { seat };
            if !self.hands[holder].contains(card) && !self.laid.contains(&(holder, *card)) {
                return Err(PositionFault::Passed(seat));
            }
        }
        Ok(())
    }
}

fn check_seats(position: &Position) -> Result<(), PositionFault> {
    let players = position.setup.players();
    let named = position.laid.iter().map(|&(seat, _)| seat).chain([position.turn]);
    let named = named.chain(position.may_draw).chain(position.knock.map(|knock| knock.seat));
    let named: SeatSet = named.chain(position.bots.iter()).collect();
    let all_there = named.difference(SeatSet::first(players)).is_empty();
    if all_there && position.hands.seats() == players && position.passed.seats() == players {
        Ok(())
    } else {
        Err(PositionFault::Seats)
    }
}

fn check_cards(position: &Position) -> Result<(), PositionFault> {
    let hands = position.hands.iter().flat_map(|(_, hand)| hand);
    let laid = position.laid.iter().map(|(_, card)| card);
    let mut cards: Vec<Card> = hands.chain(laid).chain(&position.pile).copied().collect();
    cards.sort_unstable();
    let wrong = |card: &Card| cards.iter().filter(|other| *other == card).count() != 1;
    match PACK.into_iter().find(wrong).or_else(|| cards.into_iter().find(|c| !PACK.contains(c))) {
        Some(card) => Err(PositionFault::Card(card)),
        None => Ok(()),
    }
}

impl fmt::Display for PositionFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Card(Card(card)) => write!(f, "there is not exactly one card {card}"),
            Self::Seats => f.write_str("the seats are not those of the table"),
            Self::Passed(seat) => write!(f, "seat {seat} cannot have passed that card"),
        }
    }
}

impl std::error::Error for PositionFault {}
