//! The tables that this device has keys for.

use guest::Kept;
use protocol::Code;
use serde::{Deserialize, Serialize};

use crate::browser;

const KEY: &str = "kvold-online";
/// So many tables are remembered.
const MOST: usize = 12;

/// A table where this device has been.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Visited {
    /// Its code, with the keys.
    pub(crate) kept: Kept,
    /// The id of its game.
    pub(crate) game: String,
}

/// Every table where this device has been, the last one first.
pub(crate) fn visited() -> Vec<Visited> {
    let text = browser::recall(KEY);
    text.and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default()
}

/// The keys for one table.
pub(super) fn keys(code: Code) -> Kept {
    let known = visited().into_iter().find(|visited| visited.kept.code == code);
    known.map_or_else(|| Kept::link(code, None), |visited| visited.kept)
}

/// Puts a table first. One that is only looked at brings no key, and takes none away.
pub(super) fn put(visit: Visited) {
    let mut all = visited();
    if visit.kept.keys.is_empty() || all.first() == Some(&visit) {
        return;
    }
    all.retain(|visited| visited.kept.code != visit.kept.code);
    all.insert(0, visit);
    all.truncate(MOST);
    write(&all);
}

/// Forgets a table that is no more.
pub(super) fn forget(code: Code) {
    let mut all = visited();
    all.retain(|visited| visited.kept.code != code);
    write(&all);
}

fn write(all: &[Visited]) {
    // Where the browser keeps nothing, a seat lasts as long as the page.
    browser::keep(KEY, &serde_json::to_string(all).unwrap_or_default());
}
