//! Opening an online table, and changing one: what is asked of the server, and what becomes of it.

use game::Seat;
use leptos::prelude::*;
use play::order::Order;
use protocol::{Opening, ToServer};
use table::Name;

use crate::announce::announce;
use crate::online::{Online, Reach};
use crate::order;
use crate::pages::online::refusal;
use crate::route::Route;
use crate::speech::speech;

/// A table that is on its way. A copy is a handle to the same.
#[derive(Clone, Copy, Debug)]
pub(super) struct Opener {
    /// Whether a server was asked, and the name of whoever is to sit down first.
    asked: RwSignal<Option<Option<Name>>>,
    /// What is in the way, in words.
    trouble: RwSignal<Option<String>>,
}

impl Opener {
    /// Goes to the table as soon as it is there.
    pub(super) fn new(online: Online) -> Self {
        let opener = Self { asked: RwSignal::new(None), trouble: RwSignal::new(None) };
        let (reach, speech) = (online.reach(), speech());
        Effect::new(move || {
            let Some(name) = opener.asked.get() else { return };
            if let Some(code) = online.about(|desk| desk.code) {
                opener.asked.set(None);
                name.into_iter().for_each(|name| online.sit(Seat::new(0), name));
                Route::Table { code: code.to_string(), key: None }.go();
            }
        });
        Effect::new(move || {
            if opener.asked.with(Option::is_none) {
                return;
            }
            let refused = online.trouble().with(|trouble| trouble.as_ref().map(|t| t.why.clone()));
            let said = match (refused, reach.get()) {
                (Some(why), _) => refusal(speech, &why),
                (None, Reach::Lost(_)) => speech.say("online-unreachable"),
                (None, Reach::Outdated) => speech.say("online-outdated"),
                (None, Reach::Fine) => return opener.trouble.set(None),
            };
            if opener.trouble.with_untracked(|old| old.as_ref() != Some(&said)) {
                announce(said.as_str());
                opener.trouble.set(Some(said));
            }
        });
        opener
    }

    /// Asks a server for the table, and keeps it as the last one of its game.
    pub(super) fn open(self, online: Online, order: &Order, own: &str) {
        let Some(opening) = order.opening() else { return };
        order::keep(order);
        self.trouble.set(None);
        online.create(opening);
        self.asked.set(Some(own.parse().ok()));
    }

    /// Whether somebody waits for a server.
    pub(super) fn is_waiting(self) -> bool {
        self.asked.with(Option::is_some)
    }

    /// What is in the way.
    pub(super) fn trouble(self) -> Option<String> {
        self.trouble.get()
    }

    /// Begins anew, as whoever changes something does.
    pub(super) fn rest(self) {
        self.asked.set(None);
        self.trouble.set(None);
    }
}

/// Has the table changed, and goes back to it.
pub(super) fn change(online: Online, opening: Opening) {
    online.want(|id| ToServer::Change { id, opening });
    online.place().unwrap_or(Route::Home).go();
}
