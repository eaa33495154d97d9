//! What is wrong with a draft, and what would mend it.

use crossing::{Action, Cell, Foul, LayRules, Reason, Table, Tile};
use game::few;

use super::board::{At, Piece};
use super::draft::Draft;

/// Something that is to be mended before the tiles can be laid.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Flaw {
    /// Why the rules refuse it.
    pub reason: Reason,
    /// The cells it is about, along their line; none where it is about no cell.
    pub cells: Vec<At>,
}

/// How a draft stands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Standing {
    /// Everything is as it was when the turn began.
    Untouched,
    /// This is to be mended: every line that is wrong, or else the first thing that is wrong with the whole.
    Flawed(Vec<Flaw>),
    /// It can be laid.
    Ready(Action),
}

impl Standing {
    /// What is to be mended.
    #[must_use]
    pub fn flaws(&self) -> &[Flaw] {
        if let Self::Flawed(flaws) = self { flaws } else { &[] }
    }

    /// The lay, if it is one.
    #[must_use]
    pub fn lay(&self) -> Option<&Action> {
        if let Self::Ready(action) = self { Some(action) } else { None }
    }
}

impl Draft {
    /// How the draft stands with the rules.
    #[must_use]
    pub fn standing(&self, rules: &LayRules<'_>) -> Standing {
        if self.is_untouched() {
            return Standing::Untouched;
        }
        // Only tiles strewn over more rows than the rules can count make no table: lone ones, most of them.
        let Some((table, rows, cols)) = self.table() else {
            return Standing::Flawed(vec![Flaw { reason: Reason::LoneTile, cells: Vec::new() }]);
        };
        let cell =
            |cell: &Cell| At { row: rows[usize::from(cell.row)], col: cols[usize::from(cell.col)] };
        let flaw =
            |foul: Foul| Flaw { reason: foul.reason, cells: foul.cells.iter().map(cell).collect() };
        let lines: Vec<Flaw> =
            crossing::faults(&table).into_iter().map(|fault| flaw(Foul::from(fault))).collect();
        if !lines.is_empty() {
            return Standing::Flawed(lines);
        }
        match rules.check(&table) {
            Ok(()) => Standing::Ready(Action::Lay { table }),
            Err(foul) => Standing::Flawed(vec![flaw(foul)]),
        }
    }

    /// Tiles of the hand, each with a cell next to one of these lines that are wrong, where it would leave less to mend.
    #[must_use]
    pub fn mends(&self, flaws: &[Flaw]) -> Vec<(Piece, At)> {
        let by_cell = self.board().by_cell();
        let mut ends: Vec<At> = flaws.iter().flat_map(ends).collect();
        ends.retain(|at| !by_cell.contains_key(at));
        few::sort(&mut ends);
        ends.dedup();
        let mut hand: Vec<Piece> = self.hand().filter(|piece| piece.tile().is_number()).collect();
        few::sort(&mut hand);
        hand.dedup_by_key(|piece| piece.tile());
        let lie = |(&at, &piece): (&At, &Piece)| (at.row.into(), at.col.into(), piece.tile());
        let tiles: Vec<(i32, i32, Tile)> = by_cell.iter().map(lie).collect();
        let better = |(piece, at): &(Piece, At)| {
            let tried = Table::new(tiles.iter().copied().chain([lie((at, piece))]));
            tried.is_ok_and(|table| crossing::faults(&table).len() < flaws.len())
        };
        let all = ends.iter().flat_map(|&at| hand.iter().map(move |&piece| (piece, at)));
        all.filter(better).collect()
    }
}

/// The cells before and behind a line.
fn ends(flaw: &Flaw) -> Vec<At> {
    let (Some(&first), Some(&last)) = (flaw.cells.first(), flaw.cells.last()) else {
        return Vec::new();
    };
    let lines = [
        Reason::LineOfTwo,
        Reason::LoneTile,
        Reason::WrongLine,
        Reason::WrongRun,
        Reason::WrongSet,
    ];
    if !lines.contains(&flaw.reason) {
        return Vec::new();
    }
    let across = [first.plus(0, -1), last.plus(0, 1)];
    let down = [first.plus(-1, 0), last.plus(1, 0)];
    match (first.row == last.row, first.col == last.col) {
        (true, true) => [across, down].concat(),
        (true, false) => across.to_vec(),
        _ => down.to_vec(),
    }
}
