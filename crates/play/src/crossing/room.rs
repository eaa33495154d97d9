//! Making room: what is in the way is pushed aside, and nothing is ever covered.

use std::collections::{BTreeMap, BTreeSet};

use super::board::{At, Board, Piece, Way};

/// Where tiles are that had to make room.
pub(super) type Pushed = Vec<(Piece, At)>;

/// Makes room for single tiles: whatever lies on their cells goes one on that way, and pushes on what it meets.
pub(super) fn for_tiles(board: &Board, coming: &[(Piece, At)], way: Way) -> Pushed {
    let mut still = without(board, coming);
    let mut taken: BTreeSet<At> = coming.iter().map(|(_, at)| *at).collect();
    let mut pushed = Vec::new();
    for &(_, target) in coming {
        let mut moving = still.remove(&target);
        let mut at = target;
        while let Some(piece) = moving {
            at = at.next(way);
            if taken.insert(at) {
                pushed.push((piece, at));
                moving = still.remove(&at);
            }
        }
    }
    pushed
}

/// Makes room for a line or a group: whole groups go aside the shortest way, until a free cell lies between.
pub(super) fn for_group(board: &Board, coming: &[(Piece, At)]) -> Pushed {
    let all = Way::ALL.map(|way| aside(board, coming, way));
    let far = |pushed: &Pushed| -> u32 {
        let gone = pushed.iter().filter_map(|&(piece, to)| Some((board.place(piece)?, to)));
        gone.map(|(from, to)| {
            u32::from(from.row.abs_diff(to.row)) + u32::from(from.col.abs_diff(to.col))
        })
        .sum()
    };
    all.into_iter().min_by_key(far).unwrap_or_default()
}

fn aside(board: &Board, coming: &[(Piece, At)], way: Way) -> Pushed {
    let mut groups = groups(without(board, coming));
    let mut taken: BTreeSet<At> = coming.iter().map(|(_, at)| *at).collect();
    let mut pushed = Vec::new();
    let meets =
        |group: &Pushed, taken: &BTreeSet<At>| group.iter().any(|(_, at)| taken.contains(at));
    while let Some(place) = groups.iter().position(|group| meets(group, &taken)) {
        let mut group = groups.swap_remove(place);
        while meets(&group, &taken) || touches(&group, &taken) {
            group.iter_mut().for_each(|(_, at)| *at = at.next(way));
        }
        taken.extend(group.iter().map(|(_, at)| *at));
        pushed.extend(group);
    }
    pushed
}

fn touches(group: &Pushed, taken: &BTreeSet<At>) -> bool {
    let beside = |at: At| Way::ALL.iter().any(|&way| taken.contains(&at.next(way)));
    group.iter().any(|(_, at)| beside(*at))
}

/// What stays on the table while the others are carried.
fn without(board: &Board, coming: &[(Piece, At)]) -> BTreeMap<At, Piece> {
    let carried = |piece: Piece| coming.iter().any(|(one, _)| *one == piece);
    board.pieces().filter(|(piece, _)| !carried(*piece)).map(|(piece, at)| (at, piece)).collect()
}

/// The connected parts of what lies there.
fn groups(mut cells: BTreeMap<At, Piece>) -> Vec<Pushed> {
    let mut groups = Vec::new();
    while let Some((at, piece)) = cells.pop_first() {
        let (mut group, mut next) = (vec![(piece, at)], 0);
        while let Some(&(_, at)) = group.get(next) {
            next += 1;
            let beside = Way::ALL.iter().map(|&way| at.next(way));
            group
                .extend(beside.filter_map(|at| Some((cells.remove(&at)?, at))).collect::<Vec<_>>());
        }
        groups.push(group);
    }
    groups
}
