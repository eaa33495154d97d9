//! What is seen while a part of the module is on its way, and if it does not come.

use leptos::prelude::*;
use leptos::task::spawn_local;

use crate::browser;
use crate::route::Route;
use crate::session::Why;
use crate::speech::t;

/// What `shown` shows, once it shows something: for that, `fetch` fetches something and `lay` does the rest. If
/// something is shown already nothing is fetched.
pub(super) fn once_laid<T: 'static, F: Future<Output = Result<T, Why>> + 'static>(
    already: bool,
    fetch: impl Fn() -> F + Copy + Send + Sync + 'static,
    lay: impl Fn(T) -> Result<(), Why> + Copy + Send + Sync + 'static,
    shown: impl Fn() -> Option<AnyView> + Send + 'static,
) -> impl IntoView {
    let missing = RwSignal::new(false);
    let begin = move || {
        missing.set(false);
        spawn_local(async move {
            let fetched = fetch().await;
            // Whoever has gone elsewhere meanwhile is left there.
            if missing.is_disposed() {
                return;
            }
            match fetched.and_then(lay) {
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
            // What is in play is kept: a page of the newer build takes it up.
            if browser::is_outdated().await {
                browser::reload();
            } else {
                begin();
            }
        });
    };
    if !already {
        begin();
    }
    let laying = move || view! { <Laying missing again=Callback::new(move |()| again())/> };
    move || shown().unwrap_or_else(|| laying().into_any())
}

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
