//! The table of this device: the one in play, or the one that was put away.

use leptos::prelude::*;
use leptos::task::spawn_local;

use crate::boards::{self, Board};
use crate::browser;
use crate::route::Route;
use crate::session::{Tables, Why};
use crate::speech::t;

/// The table.
#[component]
pub(crate) fn Play() -> impl IntoView {
    let tables: Tables = expect_context();
    let game = Tables::kept().unwrap_or_default();
    board(tables, game, move |board| (board.resume)(tables))
}

/// The table in play; if there is none yet, the board of `game` is fetched, and `sit` sits down at it.
pub(super) fn board(
    tables: Tables,
    game: String,
    sit: impl Fn(&Board) -> Result<(), Why> + Copy + Send + Sync + 'static,
) -> impl IntoView {
    let (missing, game) = (RwSignal::new(false), StoredValue::new(game));
    let lay = move || {
        missing.set(false);
        spawn_local(async move {
            let board = boards::fetch(&game.get_value()).await;
            // Whoever has gone elsewhere meanwhile is left there.
            if missing.is_disposed() {
                return;
            }
            match board.and_then(sit) {
                Ok(()) => {}
                Err(Why::Missing) => missing.set(true),
                Err(Why::Fault(what)) => {
                    leptos::logging::warn!("{what}");
                    Route::Home.go();
                }
            }
        });
    };
    let again = move || {
        spawn_local(async move {
            // The table is kept: a page of the newer build takes it up.
            if browser::is_outdated().await {
                browser::reload();
            } else {
                lay();
            }
        });
    };
    if tables.playing().get_untracked().is_none() {
        lay();
    }
    move || match tables.playing().get() {
        Some(playing) => playing.show(),
        None => view! { <Laying missing again=Callback::new(move |()| again())/> }.into_any(),
    }
}

/// What is seen while the board is on its way, and if it does not come.
#[component]
fn Laying(missing: RwSignal<bool>, again: Callback<()>) -> impl IntoView {
    let on_its_way = || view! { <p class="laying dim">{t("web-laying")}</p> }.into_any();
    let did_not_come = move || {
        view! {
            <p role="alert">{t("web-missing")}</p>
            <button class="btn go" on:click=move |_| again.run(())>{t("web-try-again")}</button>
            <a href=Route::Home.href()>{t("play-home")}</a>
        }
        .into_any()
    };
    view! {
        <main id="main" class="porch" tabindex="-1">
            {move || if missing.get() { did_not_come() } else { on_its_way() }}
        </main>
    }
}
