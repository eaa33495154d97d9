//! The tables of this device: the one in play, or the one that was put away; and the way to an online one.

use leptos::prelude::*;

use super::laying::once_laid;
use crate::away::{self, Part};
use crate::boards;
use crate::session::{Tables, Why};

/// The table of this device.
#[component]
pub(crate) fn Play() -> impl IntoView {
    let tables: Tables = expect_context();
    let game = StoredValue::new(Tables::kept().unwrap_or_default());
    let fetch = move || async move { boards::fetch(&game.get_value()).await };
    board(tables, fetch, move |board| (board.resume)(tables))
}

/// The table in play; if there is none yet, `fetch` fetches what it takes to `sit` down at it.
pub(super) fn board<T: 'static, F: Future<Output = Result<T, Why>> + 'static>(
    tables: Tables,
    fetch: impl Fn() -> F + Copy + Send + Sync + 'static,
    sit: impl Fn(T) -> Result<(), Why> + Copy + Send + Sync + 'static,
) -> impl IntoView {
    let playing = tables.playing();
    let already = playing.with_untracked(Option::is_some);
    once_laid(already, fetch, sit, move || playing.get().map(|playing| playing.show()))
}

/// A page of the part for online tables, once that is here.
pub(crate) fn elsewhere(page: impl Fn(&Part) -> AnyView + Send + 'static) -> impl IntoView {
    let here = RwSignal::new(None);
    let lay = move |part: &'static Part| {
        here.set(Some(part));
        Ok(())
    };
    once_laid(false, away::fetch, lay, move || here.get().map(&page))
}
