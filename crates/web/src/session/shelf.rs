//! The table of this device: opened, put away after every decision, taken up again.

use std::fmt::{self, Display};

use leptos::prelude::*;
use play::order::{self, Occupant, Order};
use serde::{Deserialize, Serialize};
use table::{Chair, Local, Terms};
use wasm_split_helpers::SplitLoaderError;

use super::local::here;
use super::{Playable, Session};
use crate::away::Away;
use crate::boards::{Drawn, Made};
use crate::browser;
use crate::route::Route;
use crate::saved::SavedGame;

const KEY: &str = "kvold-table";

/// A table as it is kept on the device.
#[derive(Serialize, Deserialize)]
pub(super) struct Put {
    pub(super) order: Order,
    /// What `table` wrote.
    pub(super) table: String,
    pub(super) over: bool,
}

/// The table that is being played at, whatever its game is.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Playing(Callback<(), AnyView>);

/// Why a table cannot be opened or taken up again.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Why {
    /// The part of the program for this game could not be loaded. It may come another time.
    Missing,
    /// Something else, as one English sentence for whoever looks into it.
    Fault(String),
}

impl Playing {
    /// The board with all that belongs to it.
    pub(crate) fn show(self) -> AnyView {
        self.0.run(())
    }
}

impl Display for Why {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Missing => f.write_str("the game could not be loaded"),
            Self::Fault(what) => f.write_str(what),
        }
    }
}

impl From<String> for Why {
    fn from(what: String) -> Self {
        Self::Fault(what)
    }
}

impl From<SplitLoaderError> for Why {
    fn from(_: SplitLoaderError) -> Self {
        Self::Missing
    }
}

/// The table of this device.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Tables {
    playing: RwSignal<Option<Playing>>,
    saved: RwSignal<Option<SavedGame>>,
    /// Owns what belongs to the table in play.
    owner: StoredValue<Option<Owner>>,
    app: StoredValue<Owner>,
}

impl Tables {
    /// What is on the shelf. To be called by the frame of the client, which owns every table.
    pub(crate) fn load() -> Self {
        Self {
            playing: RwSignal::new(None),
            saved: RwSignal::new(recall().as_ref().and_then(saved)),
            owner: StoredValue::new(None),
            app: StoredValue::new(Owner::current().expect("a component runs under an owner")),
        }
    }

    /// The table that is being played at.
    pub(crate) fn playing(self) -> Signal<Option<Playing>> {
        self.playing.into()
    }

    /// Where somebody goes back to who looks something up: the table in play, or the street.
    pub(crate) fn way_back(self, away: Away) -> Route {
        match (away.place(), self.playing.get_untracked()) {
            (Some(place), _) => place,
            (None, Some(_)) => Route::Play,
            (None, None) => Route::Home,
        }
    }

    /// The table that can be taken up again.
    pub(crate) fn saved(self) -> Signal<Option<SavedGame>> {
        self.saved.into()
    }

    /// The id of the game that [`resume`](Self::resume) takes up.
    pub(crate) fn kept() -> Option<String> {
        recall().map(|put| put.order.wish.game)
    }

    /// Sets a new table. Another one that was put away is gone then.
    pub(crate) fn open<G: Drawn>(self, order: Order) -> Result<(), Why> {
        let table = open::<G>(&order)?;
        self.seat(table, order)
    }

    /// Takes up the table that was put away, which has to be one of `G`.
    pub(crate) fn resume<G: Drawn>(self) -> Result<(), Why> {
        let put = recall().ok_or_else(|| "no table is kept on this device".to_owned())?;
        let table = Local::<G>::resume(&put.table).map_err(|fault| fault.to_string())?;
        self.seat(table, put.order)
    }

    /// Sits down at a table that somebody else keeps, which has to be one of `G`.
    pub(crate) fn sit_there<G: Drawn>(self, made: &Made) -> Result<(), Why> {
        self.sit(|| {
            let session = made().and_then(|session| session.downcast::<Session<G>>().ok());
            session.map(|session| *session).ok_or_else(|| "no game is told".to_owned())
        })
    }

    /// Gets up from the table. It stays on the shelf unless the game is over.
    pub(crate) fn leave(self) {
        self.playing.set(None);
        if let Some(owner) = self.owner.try_update_value(Option::take).flatten() {
            owner.cleanup();
        }
        self.saved.set(recall().as_ref().and_then(saved));
    }

    fn seat<G: Drawn>(self, table: Local<G>, order: Order) -> Result<(), Why> {
        self.sit(|| Ok(here(table, order)))
    }

    /// Sits down at a table; gets up from the one before, unless there is none to sit down at.
    fn sit<G: Drawn>(
        self,
        session: impl FnOnce() -> Result<Session<G>, String>,
    ) -> Result<(), Why> {
        let owner = self.app.with_value(Owner::child);
        let playing = owner.with(|| {
            let session = session()?;
            Ok::<_, Why>(Playing(Callback::new(move |()| G::draw(session))))
        })?;
        self.leave();
        self.owner.set_value(Some(owner));
        self.playing.set(Some(playing));
        Ok(())
    }
}

/// Keeps a table. Where the browser keeps nothing, the table lasts as long as the page.
pub(super) fn put(put: &Put) {
    if let Ok(text) = serde_json::to_string(put) {
        browser::keep(KEY, &text);
    }
}

fn recall() -> Option<Put> {
    serde_json::from_str(&browser::recall(KEY)?).ok()
}

fn saved(put: &Put) -> Option<SavedGame> {
    let chairs = &put.order.chairs;
    let first = chairs.iter().position(|chair| chair.occupant == Occupant::Person);
    let others = chairs.iter().enumerate().filter(|&(at, _)| Some(at) != first);
    let others = others.map(|(_, chair)| chair.name.clone()).collect();
    (!put.over).then(|| SavedGame { game: put.order.wish.game.clone(), others })
}

fn open<G: Playable>(order: &Order) -> Result<Local<G>, Why> {
    let setup = catalog::set_up::<G>(&order.wish).map_err(|fault| fault.to_string())?;
    let chair = |chair: &order::Chair| match &chair.occupant {
        Occupant::Person => Chair::person(&chair.name),
        Occupant::Bot(level) => Chair::bot(&chair.name, level),
    };
    let chairs: Result<Vec<_>, _> = order.chairs.iter().map(chair).collect();
    let mut terms = Terms::new(setup, chairs.map_err(|text| text.to_string())?);
    terms.house.window = order.pace.window();
    let salt = game::Salt(browser::random_bytes());
    Local::open(terms, salt).map_err(|fault| fault.to_string().into())
}
