//! The board in pieces: what a phone shows of it while all of it is on a television.

use sequence::{Edition, Space};

/// How far a cut reaches from its middle, in rows and in columns.
const REACH: (i16, i16) = (1, 2);

/// The spaces round `space`, three rows of five with it in the middle; nothing where the board ends.
#[must_use]
pub fn cut(edition: Edition, space: Space) -> Vec<Vec<Option<Space>>> {
    let inside = |at: i16, size: u8| u8::try_from(at).ok().filter(|&at| at < size);
    let (row, column) = (i16::from(space.row()), i16::from(space.column()));
    let rows = row - REACH.0..=row + REACH.0;
    let place = |row, column| {
        Some(Space::new(inside(row, edition.rows())?, inside(column, edition.columns())?))
    };
    rows.map(|row| (column - REACH.1..=column + REACH.1).map(|at| place(row, at)).collect())
        .collect()
}

/// The part of the board that `space` is in: its third from above and from the left, each counted from 0.
#[must_use]
pub fn part(edition: Edition, space: Space) -> (usize, usize) {
    let third = |at: u8, size: u8| usize::from((3 * at / size).min(2));
    (third(space.row(), edition.rows()), third(space.column(), edition.columns()))
}
