//! The frame of the client: settings, words, and the screen one is at.

use leptos::prelude::*;

use crate::announce::Herald;
use crate::away::{Away, Part};
use crate::pages;
use crate::parts::Skip;
use crate::picture;
use crate::route::{self, Route};
use crate::session::Tables;
use crate::settings::Settings;
use crate::speech::Speech;
use crate::table::Eyes;

/// The whole client.
#[component]
pub(crate) fn App() -> impl IntoView {
    let settings = Settings::load();
    provide_context(settings);
    let speech = Speech::follow(settings.language);
    picture::follow(speech);
    provide_context(speech);
    provide_context(Tables::load());
    provide_context(Away::new());
    let route = route::current();
    let screen = move || match route.get() {
        Route::Home => pages::Home().into_any(),
        Route::New(game) => view! { <pages::New game/> }.into_any(),
        Route::Change { code } => {
            pages::elsewhere(move |part| (part.change)(code.clone())).into_any()
        }
        Route::Join => pages::elsewhere(|part| (part.join)()).into_any(),
        Route::Play => pages::Play().into_any(),
        Route::Table { code, key } => {
            let at = move |part: &Part| (part.table)(code.clone(), key.clone(), Eyes::Own);
            pages::elsewhere(at).into_any()
        }
        Route::Hand { code } => {
            pages::elsewhere(move |part| (part.table)(code.clone(), None, Eyes::Hand)).into_any()
        }
        Route::Screen { code } => {
            let at = move |part: &Part| (part.table)(code.clone(), None, Eyes::Television);
            pages::elsewhere(at).into_any()
        }
        Route::Settings => pages::SettingsPage().into_any(),
        Route::Rules { game, rule } => view! { <pages::Rules game rule/> }.into_any(),
    };
    view! {
        <Skip/>
        {screen}
        <Herald/>
    }
}
