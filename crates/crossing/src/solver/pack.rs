//! Tables that spread far, pushed together.

use crate::lines;
use crate::table::Table;

/// The same groups, side by side with a free column between.
pub(super) fn pack(table: &Table) -> Table {
    let Some(groups) = lines::groups(table) else { return table.clone() };
    let mut tiles = Vec::new();
    let mut left = 0;
    for group in 0..groups.count {
        let cells = groups.cells(table, group);
        let top = cells.iter().map(|cell| cell.row).min().unwrap_or(0);
        let edge = cells.iter().map(|cell| cell.col).min().unwrap_or(0);
        let width = cells.iter().map(|cell| cell.col - edge).max().unwrap_or(0);
        for (laid, _) in table.laid().iter().zip(groups.of()).filter(|(_, of)| **of == group) {
            let col = left + i32::from(laid.cell.col - edge);
            tiles.push((i32::from(laid.cell.row - top), col, laid.tile));
        }
        left += i32::from(width) + 2;
    }
    Table::new(tiles).unwrap_or_else(|_| table.clone())
}
