//! A draft as it is kept on a device, so that neither a reload nor a flat battery loses it.

use crossing::{Table, Tiles};
use game::few;
use serde::{Deserialize, Serialize};

use super::board::{At, Board, Piece};
use super::draft::{Draft, Step};

/// A draft as text knows it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Saved {
    base: Vec<(Piece, At)>,
    held: Vec<Piece>,
    steps: Vec<Step>,
    stands: usize,
}

impl Draft {
    /// The draft with all its steps.
    #[must_use]
    pub fn save(&self) -> Saved {
        let (steps, stands) = self.history();
        Saved {
            base: self.base().pieces().collect(),
            held: self.held().to_vec(),
            steps: steps.to_vec(),
            stands,
        }
    }

    /// The draft again, if it is one of the player with that hand before that table.
    #[must_use]
    pub fn resume(saved: &Saved, table: &Table, hand: &Tiles) -> Option<Self> {
        let mut base = Board::default();
        saved.base.iter().for_each(|&(piece, at)| base.put(piece, Some(at)));
        let apart = base.by_cell().len() == saved.base.len() && base.len() == saved.base.len();
        let mut held = saved.held.clone();
        few::sort(&mut held);
        held.dedup();
        let holds: Tiles = held.iter().map(|piece| piece.tile()).collect();
        if !apart || held.len() != saved.held.len() || holds != *hand {
            return None;
        }
        let mut draft = Self::new(base, saved.held.clone());
        let (now, _, _) = draft.table()?;
        if now != *table || draft.held().len() != held.len() {
            return None;
        }
        for step in &saved.steps {
            if !draft.step(step.iter().map(|shift| (shift.piece, shift.to)).collect()) {
                return None;
            }
        }
        while draft.history().1 > saved.stands {
            draft.undo();
        }
        Some(draft)
    }
}
