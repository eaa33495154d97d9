//! An online table: the people who sit down at it, then the game.

mod asking;
mod chairs;
mod come;
mod company;
mod lobby;
mod menu;
mod plain;
mod say;
mod sheets;
mod waiting;
mod words;

use leptos::prelude::*;
use protocol::{Code, Key, NoTable, Phase};

use super::play::board;
use crate::away::{Away, online};
use crate::boards;
use crate::browser;
use crate::online::Reach;
use crate::route::Route;
use crate::session::{Tables, sit_down};
use crate::table::{Eyes, Others};

pub(crate) use asking::{ask_for_change, ask_for_table};
use company::Company;
use plain::{Closed, Coming, Missing, Outdated, Private};
use sheets::{Sheet, Sheets};

/// What a table shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Face {
    /// Nothing is known of it yet.
    Coming,
    /// There is none, or none to look at.
    Missing(NoTable),
    /// This program is too old for it, or too new.
    Outdated,
    /// It is closed, and there is nothing to see.
    Closed,
    /// The game is on, and only its players see it.
    Private,
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
    let (online, tables) = (online(), expect_context::<Tables>());
    let (sheets, others) = (Sheets::new(), Others::new());
    provide_context(eyes);
    provide_context(sheets);
    if eyes != Eyes::Television {
        provide_context(others);
    }
    let known = code.parse::<Code>();
    match (known, eyes) {
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
    let known = known.is_ok();
    expect_context::<Away>().set_place(known.then_some(match eyes {
        Eyes::Own => Route::Table { code, key: None },
        Eyes::Hand => Route::Hand { code },
        Eyes::Television => Route::Screen { code },
    }));
    let reach = online.reach();
    let face = Memo::new(move |_| {
        online.changed().track();
        let missing = online.missing().with(|missing| missing.map(|(_, why)| why));
        match (online.about(|desk| desk.phase), missing) {
            _ if !known => Face::Missing(NoTable::Unknown),
            _ if reach.get() == Reach::Outdated => Face::Outdated,
            (None, Some(why)) => Face::Missing(why),
            (None, None) => Face::Coming,
            (Some(Phase::Lobby | Phase::Sealing), _) => Face::Lobby,
            (Some(_), _) if online.play(|_| ()).is_some() => Face::Game,
            (Some(Phase::Closed), _) => Face::Closed,
            (Some(_), _) => Face::Private,
        }
    });
    let shown = move || match face.get() {
        Face::Coming => view! { <Coming reach/> }.into_any(),
        Face::Missing(why) => view! { <Missing why/> }.into_any(),
        Face::Outdated => view! { <Outdated/> }.into_any(),
        Face::Closed => view! { <Closed/> }.into_any(),
        Face::Private => view! { <Private/> }.into_any(),
        Face::Lobby => {
            // The next game is another one: its board begins from nothing.
            if tables.playing().with_untracked(Option::is_some) {
                untrack(|| tables.leave());
            }
            match eyes {
                Eyes::Television => view! { <waiting::Waiting/> }.into_any(),
                Eyes::Own | Eyes::Hand => view! { <lobby::Lobby/> }.into_any(),
            }
        }
        Face::Game => {
            let desk = online.desk().get_untracked();
            let game = desk.map(|desk| desk.opening.wish.game.clone()).unwrap_or_default();
            let game = StoredValue::new(game);
            let fetch = move || async move { boards::fetch(&game.get_value()).await };
            let company = (eyes != Eyes::Television).then(|| view! { <Company others/> });
            let board = board(tables, fetch, move |board| sit_down(tables, online, board));
            view! { {board} {company} }.into_any()
        }
    };
    view! { {shown} <Sheet sheets/> }
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
