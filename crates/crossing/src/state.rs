//! The complete state of a game, or of several in a row.

use game::{BySeat, Chance, Seat, SeatSet, Seed};
use serde::{Deserialize, Serialize};

use crate::recall::Recall;
use crate::{Setup, Table, Tile, Tiles};

/// How many tiles everybody draws at first (CRO-01).
pub(crate) const HAND: u8 = 15;
/// How many tiles lie open as long as the bag lasts (CRO-02).
pub(crate) const OPEN: u16 = 6;
/// What an action tile counts at the end (CRO-22).
pub(crate) const ACTION_POINTS: i32 = 20;

/// A game of Crossing: the rules as a value, with everything hidden.
///
/// It has no public fields and no JSON form: what may be known comes as a view, a screen, or a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Crossing {
    pub(crate) setup: Setup,
    pub(crate) chance: Chance,
    /// Who began this game.
    pub(crate) first: Seat,
    pub(crate) turn: Seat,
    pub(crate) table: Table,
    pub(crate) hands: BySeat<Tiles>,
    pub(crate) open: Tiles,
    /// The bag in drawing order, the next tile last.
    pub(crate) bag: Vec<Tile>,
    /// Action tiles that have been played.
    pub(crate) gone: Tiles,
    /// Who has opened a group.
    pub(crate) opened: SeatSet,
    /// How many have passed one after the other.
    pub(crate) passes: u8,
    /// What each player knows of the others' hands.
    pub(crate) recall: BySeat<Recall>,
    /// The games of this row that are over.
    pub(crate) results: Vec<Outcome>,
    pub(crate) phase: Phase,
}

/// How one game of a row ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Outcome {
    /// Who won it.
    pub winners: SeatSet,
    /// What everybody counts for it.
    pub points: BySeat<i32>,
}

/// What the game waits for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Phase {
    /// The player in turn.
    Turn,
    /// Everybody who has tiles and has not chosen which to hand to the left; those who have, have.
    Passing { chosen: BySeat<Option<Tiles>> },
    /// Nobody.
    Over,
}

impl Crossing {
    /// What the people agreed on.
    #[must_use]
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The player whose turn it is.
    #[must_use]
    pub fn turn(&self) -> Seat {
        self.turn
    }

    pub(crate) fn new(setup: &Setup, seed: Seed) -> Self {
        let mut chance = Chance::new(seed);
        let by_chance = |chance: &mut Chance| chance.below(setup.players().into()) as u8;
        let first = setup.starts().unwrap_or_else(|| Seat::new(by_chance(&mut chance)));
        let players = setup.players();
        let mut state = Self {
            setup: *setup,
            chance,
            first,
            turn: first,
            table: Table::EMPTY,
            hands: BySeat::from_fn(players, |_| Tiles::EMPTY),
            open: Tiles::EMPTY,
            bag: Vec::new(),
            gone: Tiles::EMPTY,
            opened: SeatSet::EMPTY,
            passes: 0,
            recall: BySeat::from_fn(players, |_| Recall::default()),
            results: Vec::new(),
            phase: Phase::Turn,
        };
        state.deal_out();
        state
    }

    /// Fills the bag, deals, and lays six tiles open (CRO-01, CRO-02).
    pub(crate) fn deal_out(&mut self) {
        let players = self.setup.players();
        self.bag = Tiles::FULL.iter().collect();
        self.chance.shuffle(&mut self.bag);
        self.table = Table::EMPTY;
        self.hands = BySeat::from_fn(players, |_| Tiles::EMPTY);
        self.open = Tiles::EMPTY;
        self.gone = Tiles::EMPTY;
        self.opened = SeatSet::EMPTY;
        self.passes = 0;
        self.recall = BySeat::from_fn(players, |_| Recall::default());
        self.turn = self.first;
        self.phase = Phase::Turn;
        for seat in Seat::all(players) {
            for _ in 0..HAND {
                self.draw(seat);
            }
        }
        self.fill_open();
    }

    /// Gives a player the next tile of the bag, if there is one.
    pub(crate) fn draw(&mut self, seat: Seat) -> Option<Tile> {
        let tile = self.bag.pop()?;
        self.hands[seat].insert(tile);
        Some(tile)
    }

    pub(crate) fn fill_open(&mut self) {
        while self.open.len() < OPEN
            && let Some(tile) = self.bag.pop()
        {
            self.open.insert(tile);
        }
    }

    pub(crate) fn everyone(&self) -> SeatSet {
        SeatSet::first(self.setup.players())
    }

    /// How many tiles a player hands on after Pass two.
    pub(crate) fn gift_size(&self, seat: Seat) -> u16 {
        self.hands[seat].len().min(2)
    }

    pub(crate) fn who_must_act(&self) -> SeatSet {
        match &self.phase {
            Phase::Turn => SeatSet::only(self.turn),
            Phase::Passing { chosen } => {
                let waits = |seat: &Seat| chosen[*seat].is_none() && self.gift_size(*seat) > 0;
                self.everyone().iter().filter(waits).collect()
            }
            Phase::Over => SeatSet::EMPTY,
        }
    }

    /// The points of all games so far.
    pub(crate) fn totals(&self) -> BySeat<i32> {
        BySeat::from_fn(self.setup.players(), |seat| {
            self.results.iter().map(|result| result.points[seat]).sum()
        })
    }
}

/// What the tiles of a hand add up to (CRO-22).
pub(crate) fn sum(hand: &Tiles) -> i32 {
    hand.iter().map(|tile| tile.value().map_or(ACTION_POINTS, i32::from)).sum()
}

/// Those with the fewest points.
pub(crate) fn fewest(points: &BySeat<i32>) -> SeatSet {
    let least = points.iter().map(|(_, points)| *points).min();
    let fewest = points.iter().filter(|(_, points)| Some(**points) == least);
    fewest.map(|(seat, _)| seat).collect()
}
