//! What one player may know, and what one device shows. Built field by field: what is not named here stays hidden.

use game::{BySeat, Part, Seat, SeatSet, Viewer, parts};
use serde::{Deserialize, Serialize};

use crate::rules::LayRules;
use crate::state::Phase;
use crate::{Action, Claim, Crossing, Outcome, Setup, Table, Tiles};

/// What everybody at the table can see.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Scene {
    /// What was agreed on.
    pub setup: Setup,
    /// Who began this game.
    pub first: Seat,
    /// Whose turn it is.
    pub turn: Seat,
    /// Whom the game waits for.
    pub must_act: SeatSet,
    /// What lies on the table.
    pub table: Table,
    /// The open tiles.
    pub open: Tiles,
    /// How many tiles are in the bag.
    pub bag: u8,
    /// The action tiles that have been played.
    pub gone: Tiles,
    /// How many tiles everybody holds.
    pub hand_sizes: BySeat<u8>,
    /// Who has opened a group.
    pub opened: SeatSet,
    /// How many have passed one after the other.
    pub passes: u8,
    /// After Pass two: who has chosen what to hand on.
    pub chosen: Option<SeatSet>,
    /// The games of this row that are over.
    pub results: Vec<Outcome>,
}

/// All that one player has learnt. Own tiles, and what is certain of the others' (perfect recall).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct View {
    /// What everybody can see.
    pub scene: Scene,
    /// The player.
    pub seat: Seat,
    /// The player's hand; tiles chosen to be handed on are still in it.
    pub hand: Tiles,
    /// After Pass two: what the player has chosen to hand on.
    pub gives: Option<Tiles>,
    /// Tiles known to be with others: open tiles they took, tiles one handed to them.
    pub claims: Vec<Claim>,
}

/// What one device shows.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Screen {
    /// What everybody can see.
    pub scene: Scene,
    /// What only this player can see; nothing for a spectator.
    pub you: Option<You>,
}

/// What a player sees of their own.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct You {
    /// The player.
    pub seat: Seat,
    /// The player's hand.
    pub hand: Tiles,
    /// After Pass two: what the player has chosen to hand on.
    pub gives: Option<Tiles>,
}

parts! { Screen { scene, you } }
parts! { Scene {
    setup, first, turn, must_act, table, open, bag, gone, hand_sizes, opened, passes, chosen, results,
} }
parts! { You { seat, hand, gives } }

impl Part for Setup {}
impl Part for Tiles {}
impl Part for Outcome {}
impl Part for Action {}

impl View {
    /// What this player may lay.
    #[must_use]
    pub fn lay_rules(&self) -> LayRules<'_> {
        self.scene.lay_rules(self.seat, &self.hand)
    }
}

impl Scene {
    /// What the player at `seat` with that hand may lay.
    #[must_use]
    pub fn lay_rules<'a>(&'a self, seat: Seat, hand: &'a Tiles) -> LayRules<'a> {
        LayRules { setup: &self.setup, table: &self.table, hand, opened: self.opened, seat }
    }
}

impl Crossing {
    pub(crate) fn scene(&self) -> Scene {
        let chosen = match &self.phase {
            Phase::Passing { chosen } => {
                let done = chosen.iter().filter(|(_, tiles)| tiles.is_some());
                Some(done.map(|(seat, _)| seat).collect())
            }
            Phase::Turn | Phase::Over => None,
        };
        Scene {
            setup: self.setup,
            first: self.first,
            turn: self.turn,
            must_act: self.who_must_act(),
            table: self.table.clone(),
            open: self.open.clone(),
            bag: self.bag.len() as u8,
            gone: self.gone.clone(),
            hand_sizes: BySeat::from_fn(self.setup.players(), |seat| self.hands[seat].len() as u8),
            opened: self.opened,
            passes: self.passes,
            chosen,
            results: self.results.clone(),
        }
    }

    pub(crate) fn view_of(&self, seat: Seat) -> View {
        View {
            scene: self.scene(),
            seat,
            hand: self.hands[seat].clone(),
            gives: self.gives(seat),
            claims: self.recall[seat].claims().to_vec(),
        }
    }

    pub(crate) fn screen_of(&self, viewer: Viewer) -> Screen {
        let you = match viewer {
            Viewer::Spectator => None,
            Viewer::Seat(seat) => {
                Some(You { seat, hand: self.hands[seat].clone(), gives: self.gives(seat) })
            }
        };
        Screen { scene: self.scene(), you }
    }

    fn gives(&self, seat: Seat) -> Option<Tiles> {
        match &self.phase {
            Phase::Passing { chosen } => chosen[seat].clone(),
            Phase::Turn | Phase::Over => None,
        }
    }
}
