//! What a player has moved about since the turn began, step by step.

use crossing::{Table, Tile};
use game::few;
use serde::{Deserialize, Serialize};

use super::board::{At, Board, Piece, Way};
use super::room;

/// A tile that went from one place to another; nowhere means the hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Shift {
    /// Which.
    #[serde(rename = "p")]
    pub piece: Piece,
    /// Where it was.
    #[serde(rename = "f")]
    pub from: Option<At>,
    /// Where it is now.
    #[serde(rename = "t")]
    pub to: Option<At>,
}

/// All that one drop moved.
pub type Step = Vec<Shift>;

/// A tile of a draft as the others see it: tiles of the table with their faces, tiles of the hand from behind.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub struct Seen {
    /// Where it lies.
    pub at: At,
    /// What it shows, if it lay on the table before this turn.
    pub face: Option<Tile>,
}

/// A turn that is not yet laid. Nothing of it is part of the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Draft {
    base: Board,
    held: Vec<Piece>,
    now: Board,
    steps: Vec<Step>,
    /// How many of the steps stand; the others have been taken back and can be done again.
    stands: usize,
}

impl Draft {
    /// The beginning of a turn: what lies on the table, and what the player holds.
    #[must_use]
    pub fn new(base: Board, held: Vec<Piece>) -> Self {
        let held = held.into_iter().filter(|&piece| base.place(piece).is_none()).collect();
        Self { now: base.clone(), base, held, steps: Vec::new(), stands: 0 }
    }

    /// The table as it was when the turn began.
    #[must_use]
    pub fn base(&self) -> &Board {
        &self.base
    }

    /// The table as it is now.
    #[must_use]
    pub fn board(&self) -> &Board {
        &self.now
    }

    /// What the player held when the turn began.
    #[must_use]
    pub fn held(&self) -> &[Piece] {
        &self.held
    }

    /// What is still in the hand.
    pub fn hand(&self) -> impl Iterator<Item = Piece> + '_ {
        self.held.iter().copied().filter(|&piece| self.now.place(piece).is_none())
    }

    /// Whether `piece` came to the table in this turn.
    #[must_use]
    pub fn is_laid(&self, piece: Piece) -> bool {
        self.now.place(piece).is_some() && self.base.place(piece).is_none()
    }

    /// How many tiles of the hand lie on the table.
    #[must_use]
    pub fn laid(&self) -> usize {
        self.held.iter().filter(|&&piece| self.is_laid(piece)).count()
    }

    /// Whether everything is as it was when the turn began.
    #[must_use]
    pub fn is_untouched(&self) -> bool {
        self.now == self.base
    }

    /// Drops what is carried so that `hold`, the tile one holds it by, comes to lie on `to`. What is in the way of one
    /// tile is pushed `way`, along its own line if nothing is said; what is in the way of more is pushed aside whole.
    /// False, and nothing has changed, where nothing moves or that cannot be carried there.
    pub fn drop(&mut self, carried: &[Piece], hold: Piece, to: At, way: Option<Way>) -> bool {
        let from = self.now.place(hold).unwrap_or(to);
        let (down, right) = (to.row.saturating_sub(from.row), to.col.saturating_sub(from.col));
        let goes = |&piece: &Piece| match self.now.place(piece) {
            Some(at) => Some((piece, at.plus(down, right))),
            None => (piece == hold && self.may_lay(piece)).then_some((piece, to)),
        };
        let Some(coming) = carried.iter().map(goes).collect::<Option<Vec<_>>>() else {
            return false;
        };
        let pushed = match coming[..] {
            [] => return false,
            [(_, target)] => {
                let way = way.unwrap_or_else(|| self.push_way(target));
                room::for_tiles(&self.now, &coming, way)
            }
            _ => room::for_group(&self.now, &coming),
        };
        let all = coming.into_iter().chain(pushed).map(|(piece, to)| (piece, Some(to)));
        self.step(all.collect())
    }

    /// The way in which the tile on a cell gives way to one that is dropped there, so far right of and below its
    /// middle: along its line, away from where the other comes from.
    #[must_use]
    pub fn way(&self, at: At, right: i16, down: i16) -> Way {
        let has = |way| self.now.on(at.next(way)).is_some();
        let (across, upright) = (has(Way::Left) || has(Way::Right), has(Way::Up) || has(Way::Down));
        let leans_across = right.unsigned_abs() >= down.unsigned_abs();
        match if across == upright { leans_across } else { across } {
            true if right > 0 => Way::Left,
            true => Way::Right,
            false if down > 0 => Way::Up,
            false => Way::Down,
        }
    }

    /// Takes a tile back into the hand it came from. False where it did not come from there.
    pub fn take_back(&mut self, piece: Piece) -> bool {
        self.is_laid(piece) && self.step(vec![(piece, None)])
    }

    /// Puts everything back where it was when the turn began. That is one step, and can be undone.
    pub fn put_all_back(&mut self) -> bool {
        let all = self.base.pieces().map(|(piece, at)| (piece, Some(at)));
        let laid = self.held.iter().map(|&piece| (piece, None));
        self.step(all.chain(laid).collect())
    }

    /// Moves several tiles at once. False, and nothing has changed, if one would come to lie on another.
    pub fn step(&mut self, moves: Vec<(Piece, Option<At>)>) -> bool {
        let shift = |(piece, to)| Shift { piece, from: self.now.place(piece), to };
        let mut step: Step = moves.into_iter().map(shift).collect();
        step.retain(|shift| shift.from != shift.to);
        if step.is_empty() || !self.may(&step) {
            return false;
        }
        apply(&mut self.now, &step);
        self.steps.truncate(self.stands);
        self.steps.push(step);
        self.stands += 1;
        true
    }

    /// Whether there is a step to take back.
    #[must_use]
    pub fn may_undo(&self) -> bool {
        self.stands > 0
    }

    /// Whether there is a step to do again.
    #[must_use]
    pub fn may_redo(&self) -> bool {
        self.stands < self.steps.len()
    }

    /// Takes back the last step that stands.
    pub fn undo(&mut self) -> bool {
        let Some(step) = self.stands.checked_sub(1).and_then(|last| self.steps.get(last)) else {
            return false;
        };
        let back: Step =
            step.iter().map(|s| Shift { piece: s.piece, from: s.to, to: s.from }).collect();
        apply(&mut self.now, &back);
        self.stands -= 1;
        true
    }

    /// Does the last step again that was taken back.
    pub fn redo(&mut self) -> bool {
        let Some(step) = self.steps.get(self.stands) else { return false };
        apply(&mut self.now, step);
        self.stands += 1;
        true
    }

    /// The draft as the others see it, cell by cell. Which tiles of the hand it uses is in it nowhere.
    #[must_use]
    pub fn seen(&self) -> Vec<Seen> {
        let face = |piece: Piece| self.base.place(piece).map(|_| piece.tile());
        let mut seen: Vec<Seen> =
            self.now.pieces().map(|(piece, at)| Seen { at, face: face(piece) }).collect();
        few::sort(&mut seen);
        seen
    }

    /// The steps, and how many of them stand.
    pub(super) fn history(&self) -> (&[Step], usize) {
        (&self.steps, self.stands)
    }

    /// The table as the rules know it, and which cells of the grid its rows and columns are.
    pub(super) fn table(&self) -> Option<(Table, Vec<i16>, Vec<i16>)> {
        let (rows, cols) = (kept(&self.now, |at| at.row), kept(&self.now, |at| at.col));
        let index = |all: &[i16], place: i16| all.binary_search(&place).unwrap_or(0) as i32;
        let tiles = self.now.pieces();
        let tiles = tiles.map(|(p, at)| (index(&rows, at.row), index(&cols, at.col), p.tile()));
        Some((Table::new(tiles).ok()?, rows, cols))
    }

    fn may_lay(&self, piece: Piece) -> bool {
        self.held.contains(&piece) && piece.tile().is_number()
    }

    /// The way in which the line of a cell runs, and so the way a tile on it gives way.
    fn push_way(&self, at: At) -> Way {
        let has = |way| self.now.on(at.next(way)).is_some();
        let across = has(Way::Left) || has(Way::Right);
        if !across && (has(Way::Up) || has(Way::Down)) { Way::Down } else { Way::Right }
    }

    /// Whether a step leaves every tile on a cell of its own, and every tile of the table on the table.
    fn may(&self, step: &[Shift]) -> bool {
        let mut after = self.now.clone();
        apply(&mut after, step);
        let stays = |shift: &Shift| match shift.to {
            Some(to) => to.is_near() && (self.is_known(shift.piece)),
            None => self.held.contains(&shift.piece),
        };
        let is_one = |shift: &Shift| after.place(shift.piece) == shift.to;
        after.by_cell().len() == after.len() && step.iter().all(|s| stays(s) && is_one(s))
    }

    fn is_known(&self, piece: Piece) -> bool {
        self.base.place(piece).is_some() || self.may_lay(piece)
    }
}

fn apply(board: &mut Board, step: &[Shift]) {
    step.iter().for_each(|shift| board.put(shift.piece, shift.to));
}

/// The rows or columns that a table of the rules is made of: all between the first and the last, unless that is more
/// than it can hold. Then of several free ones in a row one is kept, which keeps everything as far apart as it counts.
fn kept(board: &Board, part: fn(At) -> i16) -> Vec<i16> {
    let mut used: Vec<i16> = board.pieces().map(|(_, at)| part(at)).collect();
    few::sort(&mut used);
    used.dedup();
    let (Some(&first), Some(&last)) = (used.first(), used.last()) else { return used };
    if last.abs_diff(first) < u16::from(crossing::SPAN) {
        return (first..=last).collect();
    }
    let gaps = used.windows(2).filter(|pair| pair[0] + 1 < pair[1]).map(|pair| pair[0] + 1);
    let mut all: Vec<i16> = used.iter().copied().chain(gaps.collect::<Vec<_>>()).collect();
    few::sort(&mut all);
    all
}
