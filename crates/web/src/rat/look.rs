//! The clock of a look, the clock of a match, and the table that shakes at a knock.

use std::time::Duration;

use leptos::prelude::*;

use super::card::LOOK;
use super::desk::Desk;
use super::tell;
use crate::announce::announce;
use crate::browser;

/// How often the clock of a match is looked at, in milliseconds.
const GLANCE: u64 = 5000;

/// Turns cards down after five seconds, and has what is asked of the player read aloud.
pub(super) fn keep_time(desk: Desk) {
    let looking = Memo::new(move |_| !desk.looking().is_empty());
    let turns = StoredValue::new(0_u32);
    Effect::new(move || {
        turns.update_value(|turns| *turns += 1);
        if looking.get() {
            desk.left.set(LOOK);
            second(desk, turns, turns.get_value());
        }
    });
    let asked = Memo::new(move |_| {
        let yours = desk.is_yours() && !desk.is_revealing();
        yours.then(|| tell::title(desk))
    });
    Effect::new(move |before: Option<Option<String>>| {
        let now = asked.get();
        if before.is_some_and(|before| before != now)
            && let Some(title) = now.clone()
        {
            // After what has happened, which is told first.
            set_timeout(move || announce(title), Duration::from_millis(150));
        }
        now
    });
}

fn second(desk: Desk, turns: StoredValue<u32>, this: u32) {
    let tick = move || {
        // The table may have been left, or the card turned down, in the meantime.
        if turns.try_get_value() != Some(this) {
            return;
        }
        desk.left.update(|left| *left = left.saturating_sub(1));
        match desk.left.get_untracked() {
            0 => desk.done_looking(),
            _ => second(desk, turns, this),
        }
    };
    set_timeout(tick, Duration::from_secs(1));
}

/// The minutes that are left, where a clock ends the match; the last one counts as one.
pub(super) fn minutes_left(desk: Desk) -> Signal<Option<u32>> {
    let (now, set_now) = signal(browser::now());
    let deadline = desk.session.deadline();
    if deadline.get_untracked().is_some() {
        let glance = move || set_now.set(browser::now());
        let handle = set_interval_with_handle(glance, Duration::from_millis(GLANCE));
        // Without a handle there is no clock to stop.
        if let Ok(handle) = handle {
            on_cleanup(move || handle.clear());
        }
    }
    Signal::derive(move || {
        let left = deadline.get()?.since(::table::Millis(now.get())).0;
        let agreed = desk.table(|table| u32::from(table.setup.minutes()));
        Some((left.div_ceil(60_000) as u32).min(agreed))
    })
}

/// The table shakes once.
pub(super) fn shake() {
    let Some(table) = browser::element("rat-table").filter(|_| !browser::reduced_motion()) else {
        return;
    };
    let list = table.class_list();
    let _ = list.add_1("knocked");
    set_timeout(move || drop(list.remove_1("knocked")), Duration::from_millis(400));
}
