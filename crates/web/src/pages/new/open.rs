//! A table for everybody's own devices, on its way from a server.

use leptos::prelude::*;
use leptos::task::spawn_local;
use play::order::Order;
use protocol::Opening;

use crate::announce::announce;
use crate::away::{self, Part};
use crate::order;
use crate::session::Why;
use crate::speech::{Speech, speech};

/// Asks a server for a table, or to change one. A copy is a handle to the same.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Opener {
    /// Whether somebody waits for a table.
    waiting: RwSignal<bool>,
    /// What is in the way, in words.
    trouble: RwSignal<Option<String>>,
    /// Owns what listens for an answer.
    asking: StoredValue<Option<Owner>>,
    page: StoredValue<Owner>,
    speech: Speech,
}

impl Opener {
    /// Nothing is asked yet. To be called by a page.
    pub(super) fn new() -> Self {
        Self {
            waiting: RwSignal::new(false),
            trouble: RwSignal::new(None),
            asking: StoredValue::new(None),
            page: StoredValue::new(Owner::current().expect("a component runs under an owner")),
            speech: speech(),
        }
    }

    /// Asks a server for the table, and keeps it as the last one of its game.
    pub(super) fn open(self, order: &Order, own: String) {
        if let Some(opening) = order.opening() {
            order::keep(order);
            self.ask(move |part| (part.ask_for_table)(self, opening, &own));
        }
    }

    /// Asks the server to have the table changed.
    pub(super) fn change(self, opening: Opening) {
        self.ask(move |part| (part.ask_for_change)(opening));
    }

    /// Whether somebody waits for a table.
    pub(crate) fn is_waiting(self) -> bool {
        self.waiting.get()
    }

    /// What is in the way.
    pub(super) fn trouble(self) -> Option<String> {
        self.trouble.get()
    }

    /// Tells what is in the way, unless it is told already.
    pub(crate) fn complain(self, said: String) {
        if self.trouble.with_untracked(|old| old.as_ref() != Some(&said)) {
            announce(said.as_str());
            self.trouble.set(Some(said));
        }
    }

    /// Nothing is in the way any more.
    pub(crate) fn forgive(self) {
        self.trouble.set(None);
    }

    /// The table is there.
    pub(crate) fn arrive(self) {
        self.waiting.set(false);
    }

    /// Begins anew, as whoever changes something does.
    pub(super) fn rest(self) {
        self.waiting.set(false);
        self.trouble.set(None);
        if let Some(asking) = self.asking.try_update_value(Option::take).flatten() {
            asking.cleanup();
        }
    }

    fn ask(self, ask: impl FnOnce(&Part) + 'static) {
        self.rest();
        self.waiting.set(true);
        spawn_local(async move {
            let part = away::fetch().await;
            // Whoever has gone elsewhere or changed something meanwhile is left there.
            if self.waiting.try_get_untracked() == Some(true) {
                self.go_on(part, ask);
            }
        });
    }

    fn go_on(self, part: Result<&'static Part, Why>, ask: impl FnOnce(&Part)) {
        let Ok(part) = part else {
            self.waiting.set(false);
            return self.complain(self.speech.say("web-missing"));
        };
        let asking = self.page.with_value(Owner::child);
        asking.with(|| ask(part));
        self.asking.set_value(Some(asking));
    }
}
