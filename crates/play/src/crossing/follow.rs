//! The same tiles from one table to the next: what stays, stays where it is on the screen.

use crossing::{Table, Tile};
use game::few;

use super::board::{At, Board, Piece};
use super::draft::Seen;

impl Board {
    /// The board that shows `table`. It is laid over what lay here as well as it can be, so that as little as possible
    /// moves; new tiles get pieces that are not among `others`, such as one's own hand.
    #[must_use]
    pub fn follow(&self, table: &Table, others: &[Piece]) -> Self {
        self.lie_as(table, &|piece| others.contains(&piece))
    }

    /// The same where the new tiles come from a hand.
    #[must_use]
    pub fn with_lay(&self, table: &Table, held: &[Piece]) -> Self {
        self.lie_as(table, &|piece| !held.contains(&piece))
    }

    /// The board as somebody else's draft has moved it, and the places of the tiles that came from that hand. That
    /// player's screen counts its cells from elsewhere, so the draft is laid over what lies here as well as it can be.
    #[must_use]
    pub fn moved_by(&self, seen: &[Seen]) -> (Self, Vec<At>) {
        let faces = seen.iter().filter_map(|seen| Some((seen.face?, seen.at)));
        let faces: Vec<(Tile, At)> = faces.filter(|(_, at)| at.is_near()).collect();
        let (down, right) = self.shift_to(&faces);
        let board = self.lie(&faces, &|_| false);
        let blank = seen.iter().filter(|seen| seen.face.is_none() && seen.at.is_near());
        (board, blank.map(|seen| seen.at.plus(down, right)).collect())
    }

    fn lie_as(&self, table: &Table, avoid: &dyn Fn(Piece) -> bool) -> Self {
        let cells = table.laid().iter().map(|laid| {
            let (row, col) = (i16::from(laid.cell.row), i16::from(laid.cell.col));
            (laid.tile, At { row, col })
        });
        self.lie(&cells.collect::<Vec<_>>(), avoid)
    }

    /// The board that shows these tiles, its new ones rather not those that `avoid` names.
    fn lie(&self, tiles: &[(Tile, At)], avoid: &dyn Fn(Piece) -> bool) -> Self {
        let (down, right) = self.shift_to(tiles);
        let cells = tiles.iter().map(|&(tile, at)| (tile, at.plus(down, right)));
        let mut board = Self::default();
        let mut homeless = Vec::new();
        for (tile, at) in cells {
            match Piece::of(tile).find(|&piece| self.place(piece) == Some(at)) {
                Some(piece) => board.put(piece, Some(at)),
                None => homeless.push((tile, at)),
            }
        }
        for (tile, at) in homeless {
            let free = |piece: &Piece| board.place(*piece).is_none();
            let old = |piece: &Piece| self.place(*piece).is_some();
            let free: Vec<Piece> = Piece::of(tile).filter(free).collect();
            let best = free.iter().copied().min_by_key(|&piece| (!old(&piece), avoid(piece)));
            // There are never more than two of a kind on a table of the rules.
            if let Some(piece) = best {
                board.put(piece, Some(at));
            }
        }
        board
    }

    /// How far these tiles, whose cells are counted from elsewhere, have to be moved to lie over this board.
    fn shift_to(&self, tiles: &[(Tile, At)]) -> (i16, i16) {
        let mut shifts: Vec<(i16, i16)> = Vec::new();
        for (tile, cell) in tiles {
            let places = Piece::of(*tile).filter_map(|piece| self.place(piece));
            shifts.extend(places.map(|at| (at.row - cell.row, at.col - cell.col)));
        }
        few::sort(&mut shifts);
        let most = shifts.chunk_by(|one, other| one == other).max_by_key(|alike| alike.len());
        most.map_or((0, 0), |alike| alike[0])
    }
}

/// The way from one board to another in steps that can be followed: first what lies on the table, moving together what
/// goes the same way, then one new tile after the other. No step puts a tile on another.
#[must_use]
pub fn plan(from: &Board, to: &Board) -> Vec<Vec<(Piece, Option<At>)>> {
    let mut now = from.clone();
    let mut steps = Vec::new();
    let mut left: Vec<(Piece, At)> =
        to.pieces().filter(|&(piece, at)| from.place(piece) != Some(at)).collect();
    while !left.is_empty() {
        let step = next_step(&now, &left);
        left.retain(|(piece, _)| !step.iter().any(|(one, _)| one == piece));
        step.iter().for_each(|&(piece, at)| now.put(piece, at));
        steps.push(step);
    }
    steps
}

/// The largest bunch of tiles that can go together now; if everything waits for something else, all of it at once.
fn next_step(now: &Board, left: &[(Piece, At)]) -> Vec<(Piece, Option<At>)> {
    let go = |bunch: &[(Piece, At)]| bunch.iter().map(|&(piece, at)| (piece, Some(at))).collect();
    let delta = |&(piece, to): &(Piece, At)| {
        now.place(piece).map(|from| (to.row - from.row, to.col - from.col))
    };
    let mut moving: Vec<(Piece, At)> =
        left.iter().copied().filter(|one| delta(one).is_some()).collect();
    few::sort_by_key(&mut moving, delta);
    let fits = |bunch: &[(Piece, At)]| {
        let is_free =
            |at: At| now.on(at).is_none_or(|there| bunch.iter().any(|(piece, _)| *piece == there));
        bunch.iter().all(|(_, at)| is_free(*at))
    };
    let bunches = moving.chunk_by(|one, other| delta(one) == delta(other));
    if let Some(bunch) = bunches.filter(|bunch| fits(bunch)).max_by_key(|bunch| bunch.len()) {
        return go(bunch);
    }
    if let Some(one) = left.iter().find(|one| fits(std::slice::from_ref(*one))) {
        return go(std::slice::from_ref(one));
    }
    go(left)
}
