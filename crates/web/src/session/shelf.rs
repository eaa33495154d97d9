//! The table of this device: opened, put away after every decision, taken up again.

use crossing::Crossing;
use leptos::prelude::*;
use play::order::{self, Occupant, Order};
use rat_a_tat_cat::RatATatCat;
use sequence::Sequence;
use serde::{Deserialize, Serialize};
use table::{Chair, Local, Terms};

use super::{Playable, Session};
use crate::browser;
use crate::online::Online;
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

/// The table that is being played at, by its game.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Playing {
    /// One of the Sequence family.
    Sequence(Session<Sequence>),
    /// Rat-a-Tat Cat.
    RatATatCat(Session<RatATatCat>),
    /// Crossing.
    Crossing(Session<Crossing>),
}

/// Why a table cannot be opened or taken up again, as one English sentence for whoever looks into it.
pub(crate) type Why = String;

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
    pub(crate) fn way_back(self, online: Online) -> Route {
        match (online.place(), self.playing.get_untracked()) {
            (Some(place), _) => place,
            (None, Some(_)) => Route::Play,
            (None, None) => Route::Home,
        }
    }

    /// The table that can be taken up again.
    pub(crate) fn saved(self) -> Signal<Option<SavedGame>> {
        self.saved.into()
    }

    /// Sets a new table. Another one that was put away is gone then.
    pub(crate) fn open(self, order: Order) -> Result<(), Why> {
        match family(&order.wish.game) {
            Some("sequence") => {
                let table = open::<Sequence>(&order)?;
                self.seat(|| Playing::Sequence(Session::here(table, order)));
            }
            Some("rat-a-tat-cat") => {
                let table = open::<RatATatCat>(&order)?;
                self.seat(|| Playing::RatATatCat(Session::here(table, order)));
            }
            Some("crossing") => {
                let table = open::<Crossing>(&order)?;
                self.seat(|| Playing::Crossing(Session::here(table, order)));
            }
            _ => return Err(format!("there is no board for {:?}", order.wish.game)),
        }
        Ok(())
    }

    /// Takes up the table that was put away.
    pub(crate) fn resume(self) -> Result<(), Why> {
        if self.playing.get_untracked().is_some() {
            return Ok(());
        }
        let put = recall().ok_or("no table is kept on this device")?;
        match family(&put.order.wish.game) {
            Some("sequence") => {
                let table = Local::<Sequence>::resume(&put.table).map_err(|f| f.to_string())?;
                self.seat(|| Playing::Sequence(Session::here(table, put.order)));
            }
            Some("rat-a-tat-cat") => {
                let table = Local::<RatATatCat>::resume(&put.table).map_err(|f| f.to_string())?;
                self.seat(|| Playing::RatATatCat(Session::here(table, put.order)));
            }
            Some("crossing") => {
                let table = Local::<Crossing>::resume(&put.table).map_err(|f| f.to_string())?;
                self.seat(|| Playing::Crossing(Session::here(table, put.order)));
            }
            _ => return Err(format!("there is no board for {:?}", put.order.wish.game)),
        }
        Ok(())
    }

    /// Sits down at the game of the online table; false as long as there is none that can be read.
    pub(crate) fn join(self, online: Online) -> bool {
        let desk = online.desk().get_untracked();
        let game = desk.as_ref().and_then(|desk| family(&desk.opening.wish.game));
        let owner = self.app.with_value(Owner::child);
        let playing = owner.with(|| match game? {
            "sequence" => Session::there(online).map(Playing::Sequence),
            "rat-a-tat-cat" => Session::there(online).map(Playing::RatATatCat),
            "crossing" => Session::there(online).map(Playing::Crossing),
            _ => None,
        });
        let Some(playing) = playing else { return false };
        self.leave();
        self.owner.set_value(Some(owner));
        self.playing.set(Some(playing));
        true
    }

    /// Gets up from the table. It stays on the shelf unless the game is over.
    pub(crate) fn leave(self) {
        self.playing.set(None);
        if let Some(owner) = self.owner.try_update_value(Option::take).flatten() {
            owner.cleanup();
        }
        self.saved.set(recall().as_ref().and_then(saved));
    }

    fn seat(self, play: impl FnOnce() -> Playing) {
        self.leave();
        let owner = self.app.with_value(Owner::child);
        let playing = owner.with(play);
        self.owner.set_value(Some(owner));
        self.playing.set(Some(playing));
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

fn family(game: &str) -> Option<&'static str> {
    catalog::listing(game).map(|game| game.family)
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
    Local::open(terms, game::Salt(browser::random_bytes())).map_err(|fault| fault.to_string())
}
