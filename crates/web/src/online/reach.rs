//! Whether the server can be reached, as a person is to be told.

use std::time::Duration;

use guest::Link;
use leptos::prelude::*;
use table::Millis;

use crate::browser;

/// For so long nobody is told of a connection that does not come about: most do.
const PATIENCE: Millis = Millis(2_500);

/// Whether the server can be reached.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Reach {
    /// It can, or will be in a moment.
    Fine,
    /// It cannot: the next try is in so many seconds.
    Lost(u64),
    /// It speaks another version.
    Outdated,
}

pub(super) fn reach(link: Signal<Link>) -> Signal<Reach> {
    let second = every_second();
    let reach = Memo::new(move |_| {
        second.track();
        let now = Millis(browser::now());
        match link.get() {
            Link::Outdated => Reach::Outdated,
            link if link.lost_since().is_some_and(|since| now.since(since) >= PATIENCE) => {
                let wait = match link {
                    Link::Lost { again, .. } => again.since(now).0.div_ceil(1000),
                    _ => 0,
                };
                Reach::Lost(wait)
            }
            _ => Reach::Fine,
        }
    });
    reach.into()
}

/// Changes every second for as long as the screen is there.
pub(crate) fn every_second() -> Signal<u64> {
    let second = RwSignal::new(0);
    let tick = move || second.update(|second| *second += 1);
    if let Ok(timer) = set_interval_with_handle(tick, Duration::from_secs(1)) {
        on_cleanup(move || timer.clear());
    }
    second.into()
}
