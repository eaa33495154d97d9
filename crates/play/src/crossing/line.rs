//! The table as a list of lines, for those who read it instead of looking at it.

use super::board::{At, Board, Piece, Reach, Way, connected};
use game::few;

/// What a line is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// One value.
    Set,
    /// One colour.
    Run,
    /// Neither.
    Neither,
    /// A tile that touches no other.
    Lone,
}

/// An unbroken line of tiles.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// The number of its group, from 0, in the order of the list.
    pub group: u8,
    /// Whether it lies across or down; a lone tile lies across.
    pub across: bool,
    /// What it looks like; whether it keeps the rules is for them to say.
    pub kind: Kind,
    /// Its tiles and where they lie, from the left or from the top.
    pub pieces: Vec<(Piece, At)>,
}

/// All lines of two tiles or more, and lone tiles; group by group, row by row, across before down.
#[must_use]
pub fn lines(board: &Board) -> Vec<Line> {
    let by_cell = board.by_cell();
    let mut all = Vec::new();
    let mut seen: Vec<Piece> = Vec::new();
    let mut group = 0;
    for (&at, &piece) in &by_cell {
        if seen.contains(&piece) {
            continue;
        }
        let members = connected(&by_cell, at, Reach::Group);
        let before = all.len();
        for at in members.iter().filter_map(|&member| board.place(member)) {
            for (reach, back) in [(Reach::Across, Way::Left), (Reach::Down, Way::Up)] {
                // A line is found at its first tile.
                if by_cell.contains_key(&at.next(back)) {
                    continue;
                }
                let line = connected(&by_cell, at, reach);
                let lone = members.len() == 1 && reach == Reach::Across;
                if line.len() > 1 || lone {
                    all.push(line_of(board, line, group, reach == Reach::Across));
                }
            }
        }
        few::sort_by_key(&mut all[before..], |line: &Line| (!line.across, line.pieces[0].1));
        seen.extend(members);
        group += 1;
    }
    all
}

fn line_of(board: &Board, pieces: Vec<Piece>, group: u8, across: bool) -> Line {
    let same = |like: fn(Piece) -> u8| pieces.iter().all(|&piece| like(piece) == like(pieces[0]));
    let kind = match pieces.len() {
        1 => Kind::Lone,
        _ if same(|piece| piece.tile().value().unwrap_or(0)) => Kind::Set,
        _ if same(|piece| piece.tile().colour().map_or(9, |colour| colour as u8)) => Kind::Run,
        _ => Kind::Neither,
    };
    let placed = pieces.iter().filter_map(|&piece| Some((piece, board.place(piece)?)));
    Line { group, across, kind, pieces: placed.collect() }
}
