//! Positions as text: everything, hidden tiles and chance included.

use std::collections::BTreeMap;
use std::fmt;

use game::{BySeat, Chance, Seat, SeatSet, Seed};
use serde::{Deserialize, Serialize};

use crate::recall::Recall;
use crate::state::{OPEN, Phase};
use crate::{Claim, Crossing, Foul, Outcome, Setup, Table, Tile, Tiles, lines};

/// A position in readable form, not yet known to be possible.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// What was agreed on.
    pub setup: Setup,
    /// Who began this game.
    pub first: Seat,
    /// Whose turn it is.
    pub turn: Seat,
    /// The table, row by row.
    pub table: Table,
    /// Who holds what.
    pub hands: BySeat<Tiles>,
    /// The open tiles.
    pub open: Tiles,
    /// The bag, the next tile first.
    pub bag: Vec<Tile>,
    /// Action tiles that have been played.
    #[serde(default = "none", skip_serializing_if = "Tiles::is_empty")]
    pub gone: Tiles,
    /// Who has opened a group.
    #[serde(default)]
    pub opened: SeatSet,
    /// How many have passed one after the other.
    #[serde(default)]
    pub passes: u8,
    /// After Pass two: what has been chosen so far.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub passing: Option<BTreeMap<Seat, Tiles>>,
    /// What each player knows of the others' hands.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub claims: BTreeMap<Seat, Vec<Claim>>,
    /// The games of this row that are over.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub results: Vec<Outcome>,
    /// Where chance stands; a fixed one, from seed 0, if left out.
    #[serde(default = "no_chance")]
    pub chance: Chance,
}

/// What makes a position impossible.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum PositionFault {
    NoSuchSeat { what: &'static str, seat: Seat },
    Hands { found: u8, players: u8 },
    WrongNumber { tile: Tile, found: u32 },
    WrongTable { foul: Foul },
    TooManyGroups { most: u8 },
    OpenTiles { found: u16, bag: u16 },
    Passes { passes: u8, players: u8 },
    Gift { seat: Seat },
    AllChosen,
    FalseClaim { seat: Seat, tile: Tile },
    Results { found: u32, games: u8 },
    EmptyHand { seat: Seat },
}

impl Crossing {
    pub(crate) fn to_position(&self) -> Position {
        let passing = match &self.phase {
            Phase::Passing { chosen } => {
                let chosen = chosen.iter();
                Some(chosen.filter_map(|(seat, tiles)| Some((seat, tiles.clone()?))).collect())
            }
            Phase::Turn | Phase::Over => None,
        };
        let known = self.recall.iter().filter(|(_, recall)| !recall.claims().is_empty());
        Position {
            setup: self.setup,
            first: self.first,
            turn: self.turn,
            table: self.table.clone(),
            hands: self.hands.clone(),
            open: self.open.clone(),
            bag: self.bag.iter().rev().copied().collect(),
            gone: self.gone.clone(),
            opened: self.opened,
            passes: self.passes,
            passing,
            claims: known.map(|(seat, recall)| (seat, recall.claims().to_vec())).collect(),
            results: self.results.clone(),
            chance: self.chance,
        }
    }

    pub(crate) fn try_from_position(position: &Position) -> Result<Self, PositionFault> {
        check_seats(position)?;
        check_tiles(position)?;
        check_table(position)?;
        let players = position.setup.players();
        let games = position.setup.games();
        let found = position.results.len() as u32;
        if found > u32::from(games) {
            return Err(PositionFault::Results { found, games });
        }
        let recall = |seat| Recall::new(position.claims.get(&seat).cloned().unwrap_or_default());
        let mut state = Self {
            setup: position.setup,
            chance: position.chance,
            first: position.first,
            turn: position.turn,
            table: position.table.clone(),
            hands: position.hands.clone(),
            open: position.open.clone(),
            bag: position.bag.iter().rev().copied().collect(),
            gone: position.gone.clone(),
            opened: position.opened,
            passes: position.passes,
            recall: BySeat::from_fn(players, recall),
            results: position.results.clone(),
            phase: if found == u32::from(games) { Phase::Over } else { Phase::Turn },
        };
        state.check_claims()?;
        if let Some(passing) = &position.passing {
            state.read_passing(passing)?;
        }
        state.check_hands()?;
        Ok(state)
    }

    fn read_passing(&mut self, passing: &BTreeMap<Seat, Tiles>) -> Result<(), PositionFault> {
        for (&seat, tiles) in passing {
            let fits = tiles.len() == self.gift_size(seat) && !tiles.is_empty();
            if !fits || !self.hands[seat].contains_all(tiles) {
                return Err(PositionFault::Gift { seat });
            }
        }
        let chosen = |seat| passing.get(&seat).cloned();
        self.phase = Phase::Passing { chosen: BySeat::from_fn(self.setup.players(), chosen) };
        if self.who_must_act().is_empty() { Err(PositionFault::AllChosen) } else { Ok(()) }
    }

    /// Whoever is out of tiles has won, unless Pass two is under way.
    fn check_hands(&self) -> Result<(), PositionFault> {
        let empty = |seat: &Seat| self.hands[*seat].is_empty();
        match (&self.phase, self.everyone().iter().find(empty)) {
            (Phase::Turn, Some(seat)) => Err(PositionFault::EmptyHand { seat }),
            (Phase::Passing { .. }, Some(seat)) if seat != self.turn => {
                Err(PositionFault::EmptyHand { seat })
            }
            _ => Ok(()),
        }
    }

    /// Every claim is about a tile of its own, held by somebody it names.
    fn check_claims(&self) -> Result<(), PositionFault> {
        for (seat, recall) in self.recall.iter() {
            for claim in recall.claims() {
                let alike = recall.claims().iter().filter(|other| other.tile == claim.tile);
                let holders = alike.clone().fold(SeatSet::EMPTY, |all, one| all.union(one.holders));
                let held: u32 =
                    holders.iter().map(|seat| u32::from(self.hands[seat].count(claim.tile))).sum();
                let own: u32 = claim
                    .holders
                    .iter()
                    .map(|seat| u32::from(self.hands[seat].count(claim.tile)))
                    .sum();
                if claim.holders.contains(seat) || own == 0 || held < alike.count() as u32 {
                    return Err(PositionFault::FalseClaim { seat, tile: claim.tile });
                }
            }
        }
        Ok(())
    }
}

fn none() -> Tiles {
    Tiles::EMPTY
}

fn no_chance() -> Chance {
    Chance::new(Seed::from_number(0))
}

fn check_seats(position: &Position) -> Result<(), PositionFault> {
    let players = position.setup.players();
    let everyone = SeatSet::first(players);
    let passing = position.passing.iter().flat_map(BTreeMap::keys).copied().collect();
    let claims = position.claims.iter().flat_map(|(seat, claims)| {
        let held = claims.iter().flat_map(|claim| claim.holders.iter());
        std::iter::once(*seat).chain(held)
    });
    let winners = position.results.iter().fold(SeatSet::EMPTY, |all, one| all.union(one.winners));
    let mentioned: [(&'static str, SeatSet); 6] = [
        ("first", SeatSet::only(position.first)),
        ("turn", SeatSet::only(position.turn)),
        ("opened", position.opened),
        ("passing", passing),
        ("claims", claims.collect()),
        ("results", winners),
    ];
    for (what, seats) in mentioned {
        if let Some(seat) = seats.difference(everyone).iter().next() {
            return Err(PositionFault::NoSuchSeat { what, seat });
        }
    }
    let points = position.results.iter().map(|result| result.points.seats());
    let mut tables = std::iter::once(position.hands.seats()).chain(points);
    if let Some(found) = tables.find(|&found| found != players) {
        return Err(PositionFault::Hands { found, players });
    }
    if position.passes >= players {
        return Err(PositionFault::Passes { passes: position.passes, players });
    }
    Ok(())
}

/// Every tile is somewhere, as often as there are.
fn check_tiles(position: &Position) -> Result<(), PositionFault> {
    let on_table = position.table.tiles();
    let bag: Tiles = position.bag.iter().copied().collect();
    let hands: Vec<&Tiles> = position.hands.iter().map(|(_, hand)| hand).collect();
    for tile in Tile::all() {
        let places = hands.iter().copied().chain([&on_table, &bag, &position.open, &position.gone]);
        let found: u32 = places.map(|tiles| u32::from(tiles.count(tile))).sum();
        if found != u32::from(crate::COPIES) {
            return Err(PositionFault::WrongNumber { tile, found });
        }
    }
    let (open, bag) = (position.open.len(), position.bag.len() as u16);
    if open > OPEN || (open < OPEN && bag > 0) {
        return Err(PositionFault::OpenTiles { found: open, bag });
    }
    Ok(())
}

fn check_table(position: &Position) -> Result<(), PositionFault> {
    let Some(groups) = lines::groups(&position.table) else {
        let fault = lines::faults(&position.table).into_iter().next();
        let foul = fault.map_or_else(|| crate::Reason::WrongLine.into(), Foul::from);
        return Err(PositionFault::WrongTable { foul });
    };
    let most = position.setup.most_groups();
    if groups.count > most { Err(PositionFault::TooManyGroups { most }) } else { Ok(()) }
}

impl fmt::Display for PositionFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoSuchSeat { what, seat } => write!(f, "{what}: the table has no seat {seat}"),
            Self::Hands { found, players } => {
                write!(f, "there are hands or points for {found} seats, but {players} players")
            }
            Self::WrongNumber { tile, found } => {
                write!(f, "the tile {tile} is there {found} times in all, but there are two")
            }
            Self::WrongTable { foul } => write!(f, "the table breaks {foul}"),
            Self::TooManyGroups { most } => {
                write!(f, "the table has more than the {most} groups it may hold")
            }
            Self::OpenTiles { found, bag } => write!(
                f,
                "{found} tiles lie open with {bag} in the bag; there are six as long as the bag lasts"
            ),
            Self::Passes { passes, players } => {
                write!(f, "{passes} passes in a row are too many for {players} players")
            }
            Self::Gift { seat } => write!(f, "passing: seat {seat} cannot hand on these tiles"),
            Self::AllChosen => f.write_str("passing: all have chosen, so it cannot be under way"),
            Self::FalseClaim { seat, tile } => {
                write!(f, "claims: what seat {seat} knows about {tile} is not true")
            }
            Self::Results { found, games } => {
                write!(f, "{found} games are over, but only {games} are played")
            }
            Self::EmptyHand { seat } => {
                write!(f, "seat {seat} has no tiles left, so the game would be over")
            }
        }
    }
}

impl std::error::Error for PositionFault {}
