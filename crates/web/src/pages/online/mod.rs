//! An online table: the people who sit down at it, then the game.

mod lobby;
mod waiting;

use leptos::prelude::*;
use protocol::{Code, Key, Phase};

use super::play::board;
use crate::browser;
use crate::online::Online;
use crate::parts::Frame;
use crate::route::Route;
use crate::session::Tables;
use crate::speech::{speech, t};
use crate::table::Eyes;

/// What a table shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Face {
    /// Nothing is known of it yet.
    Coming,
    /// There is none, or none to look at.
    Missing,
    /// People sit down.
    Lobby,
    /// The game.
    Game,
}

/// The table with this code.
#[component]
pub(crate) fn OnlineTable(
    /// The code, as the address has it.
    code: String,
    /// The key of a seat that the address brings.
    key: Option<String>,
    /// From where the table is looked at.
    eyes: Eyes,
) -> impl IntoView {
    let (online, tables) = (expect_context::<Online>(), expect_context::<Tables>());
    provide_context(eyes);
    online.set_place(match eyes {
        Eyes::Own => Route::Table { code: code.clone(), key: None },
        Eyes::Hand => Route::Hand { code: code.clone() },
        Eyes::Television => Route::Screen { code: code.clone() },
    });
    match (code.parse::<Code>(), eyes) {
        (Ok(code), Eyes::Television) => online.watch(code),
        (Ok(code), Eyes::Own | Eyes::Hand) => {
            let brings = key.is_some();
            online.enter(code, key.and_then(|key| key.parse::<Key>().ok()));
            if brings {
                hide_key(code);
            }
        }
        (Err(_), _) => online.go(),
    }
    let known = code.parse::<Code>().is_ok();
    let face = Memo::new(move |_| {
        online.changed().track();
        match online.desk().with(|desk| desk.as_ref().map(|desk| desk.phase)) {
            _ if !known => Face::Missing,
            None if online.missing().with(Option::is_some) => Face::Missing,
            None => Face::Coming,
            Some(Phase::Lobby | Phase::Sealing) => Face::Lobby,
            Some(_) if online.play(|_| ()).is_some() => Face::Game,
            Some(_) => Face::Lobby,
        }
    });
    move || match face.get() {
        Face::Coming => view! { <Plain text="web-online-coming"/> }.into_any(),
        Face::Missing => view! { <Plain text="web-online-missing"/> }.into_any(),
        Face::Lobby if eyes == Eyes::Television => view! { <waiting::Waiting/> }.into_any(),
        Face::Lobby => view! { <lobby::Lobby/> }.into_any(),
        Face::Game => {
            if tables.playing().with_untracked(Option::is_none) {
                untrack(|| tables.join(online));
            }
            board(tables).into_any()
        }
    }
}

/// A page with one sentence.
#[component]
fn Plain(text: &'static str) -> impl IntoView {
    let speech = speech();
    view! {
        <Frame title=Signal::derive(move || speech.say("web-online"))>
            <div class="page stack">
                <p>{t(text)}</p>
            </div>
        </Frame>
    }
}

/// Takes the key out of the address, where somebody might read it over a shoulder or send it on.
fn hide_key(code: Code) {
    let address = Route::Table { code: code.to_string(), key: None }.href();
    let history = browser::window().history();
    // Where the browser does not let us, the key stays where its owner put it.
    let _ = history.and_then(|history| {
        history.replace_state_with_url(&wasm_bindgen::JsValue::NULL, "", Some(&address))
    });
}
