//! Tables as they were ordered last.

use play::order::Order;

use crate::browser;

/// The last table of `game` on this device.
pub(crate) fn last(game: &str) -> Option<Order> {
    let order: Order = serde_json::from_str(&browser::recall(&key(game))?).ok()?;
    (order.wish.game == game).then_some(order)
}

/// Keeps `order` as the last one of its game.
pub(crate) fn keep(order: &Order) {
    // Where nothing can be kept, the next table starts from the usual one.
    browser::keep(&key(&order.wish.game), &serde_json::to_string(order).unwrap_or_default());
}

fn key(game: &str) -> String {
    format!("kvold-order-{game}")
}
