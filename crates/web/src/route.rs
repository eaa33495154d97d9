//! Where one is, as the part of the address after `#`. It works offline, from any folder, with no server to ask.

use leptos::prelude::*;
use wasm_bindgen::JsCast as _;
use wasm_bindgen::closure::Closure;

use crate::browser;

/// A screen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Route {
    /// The front page: `#/`.
    Home,
    /// Setting up a table for a game: `#/new/sequence`.
    New(String),
    /// Changing an online table before the game: `#/change/kavorumi`.
    Change {
        /// The code, as the address has it.
        code: String,
    },
    /// The ways to a table that somebody else has opened: `#/join`.
    Join,
    /// The table on this device: `#/play`.
    Play,
    /// An online table, with the key of a seat perhaps: `#/table/kavorumi`.
    Table {
        /// The code, as the address has it.
        code: String,
        /// The key of a seat that a link brings to this device.
        key: Option<String>,
    },
    /// The same as a hand below a television: `#/hand/kavorumi`.
    Hand {
        /// The code, as the address has it.
        code: String,
    },
    /// The television of an online table: `#/screen/kavorumi`.
    Screen {
        /// The code, as the address has it.
        code: String,
    },
    /// The rules of a game, at one rule perhaps: `#/rules/sequence/SEQ-15`.
    Rules {
        /// The id of the game.
        game: String,
        /// The number to show first.
        rule: Option<String>,
    },
    /// Language, light, sound: `#/settings`.
    Settings,
}

impl Route {
    /// The screen that an address asks for; the front page if it asks for none of ours.
    pub(crate) fn parse(hash: &str) -> Self {
        let path = hash.trim_start_matches('#').trim_matches('/');
        let parts: Vec<&str> = path.split('/').collect();
        match parts.as_slice() {
            ["new", game] => Self::New((*game).to_owned()),
            ["change", code] => Self::Change { code: (*code).to_owned() },
            ["join"] => Self::Join,
            ["play"] => Self::Play,
            ["table", code] => Self::Table { code: (*code).to_owned(), key: None },
            ["table", code, key] => {
                Self::Table { code: (*code).to_owned(), key: Some((*key).to_owned()) }
            }
            ["hand", code] => Self::Hand { code: (*code).to_owned() },
            ["screen", code] => Self::Screen { code: (*code).to_owned() },
            ["rules", game] => Self::Rules { game: (*game).to_owned(), rule: None },
            ["rules", game, rule] => {
                Self::Rules { game: (*game).to_owned(), rule: Some((*rule).to_owned()) }
            }
            ["settings"] => Self::Settings,
            _ => Self::Home,
        }
    }

    /// The rules of a game.
    pub(crate) fn rules(game: &str) -> Self {
        Self::Rules { game: game.to_owned(), rule: None }
    }

    /// The address, for links.
    pub(crate) fn href(&self) -> String {
        match self {
            Self::Home => "#/".to_owned(),
            Self::New(game) => format!("#/new/{game}"),
            Self::Change { code } => format!("#/change/{code}"),
            Self::Join => "#/join".to_owned(),
            Self::Play => "#/play".to_owned(),
            Self::Table { code, key: None } => format!("#/table/{code}"),
            Self::Table { code, key: Some(key) } => format!("#/table/{code}/{key}"),
            Self::Hand { code } => format!("#/hand/{code}"),
            Self::Screen { code } => format!("#/screen/{code}"),
            Self::Rules { game, rule: None } => format!("#/rules/{game}"),
            Self::Rules { game, rule: Some(rule) } => format!("#/rules/{game}/{rule}"),
            Self::Settings => "#/settings".to_owned(),
        }
    }

    /// Goes there.
    pub(crate) fn go(&self) {
        // Setting the hash of one's own page is always allowed.
        let _ = browser::window().location().set_hash(&self.href());
    }
}

/// Where one is, as it changes.
pub(crate) fn current() -> ReadSignal<Route> {
    let here = || Route::parse(&browser::window().location().hash().unwrap_or_default());
    let (route, set_route) = signal(here());
    let listener = Closure::<dyn Fn()>::new(move || set_route.set(here()));
    browser::window().set_onhashchange(Some(listener.as_ref().unchecked_ref()));
    // The page listens for as long as it lives.
    listener.forget();
    route
}
