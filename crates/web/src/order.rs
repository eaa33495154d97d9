//! Tables as they were ordered last, and the way to a new one.

use play::order::Order;

use crate::browser;
use crate::route::Route;
use crate::session::{Tables, Why};

/// The last table of `game` on this device.
pub(crate) fn last(game: &str) -> Option<Order> {
    let order: Order = serde_json::from_str(&browser::recall(&key(game))?).ok()?;
    (order.wish.game == game).then_some(order)
}

/// Opens the table, keeps it as the last one of its game, and goes there.
pub(crate) fn open(tables: Tables, order: &Order) -> Result<(), Why> {
    tables.open(order.clone())?;
    keep(order);
    Route::Play.go();
    Ok(())
}

/// Keeps a table as the last one of its game. Where nothing can be kept, the next one starts from the usual.
pub(crate) fn keep(order: &Order) {
    browser::keep(&key(&order.wish.game), &serde_json::to_string(order).unwrap_or_default());
}

fn key(game: &str) -> String {
    format!("kvold-order-{game}")
}
