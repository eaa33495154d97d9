//! The frame of the client: settings, words, and the screen one is at.

use leptos::prelude::*;

use crate::announce::Herald;
use crate::pages;
use crate::parts::Skip;
use crate::route::{self, Route};
use crate::settings::Settings;
use crate::speech::Speech;

/// The whole client.
#[component]
pub(crate) fn App() -> impl IntoView {
    let settings = Settings::load();
    provide_context(settings);
    provide_context(Speech(settings.language.into()));
    let route = route::current();
    let screen = move || match route.get() {
        Route::Home => pages::Home().into_any(),
        Route::Settings => pages::SettingsPage().into_any(),
        Route::Lab(game, moves) => lab(&game, moves).into_any(),
        _ => pages::Home().into_any(),
    };
    view! {
        <Skip/>
        {screen}
        <Herald/>
    }
}

fn lab(game: &str, moves: u32) -> impl IntoView {
    let edition = sequence::Edition::ALL.into_iter().find(|e| e.id() == game);
    let edition = edition.unwrap_or(sequence::Edition::Classic);
    let setup = sequence::Setup::usual(edition, 4).expect("four can play");
    let session = crate::session::Session::deal(&setup, 7, moves);
    view! { <crate::sequence::SequenceTable session/> }
}
