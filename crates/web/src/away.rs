//! The way to online tables. All that they need is a part of the module of its own, which is loaded when somebody is
//! about to go to one.
//!
//! Nothing outside that part may call what is in it but through here, or it stays where it is called.

use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::Opening;
use wasm_split_helpers::wasm_split;

use crate::online::Online;
use crate::pages::{Change, Join, OnlineTable, Opener, ask_for_change, ask_for_table};
use crate::route::Route;
use crate::session::Why;
use crate::table::Eyes;

/// What is done once the part is here.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Part {
    /// The page of the table with this code, for whom a link has brought this key.
    pub(crate) table: fn(String, Option<String>, Eyes) -> AnyView,
    /// The page of the ways to a table that somebody else has opened.
    pub(crate) join: fn() -> AnyView,
    /// The page that changes the table with this code.
    pub(crate) change: fn(String) -> AnyView,
    /// Asks a server for a table at which somebody of this name sits down.
    pub(crate) ask_for_table: fn(Opener, Opening, &str),
    /// Asks the server to have the table changed.
    pub(crate) ask_for_change: fn(Opening),
}

/// This device's way to its online table. A copy is a handle to the same.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Away {
    /// The screen from which the table is looked at.
    place: StoredValue<Option<Route>>,
    /// Gets up from the table. It comes with the part.
    leave: StoredValue<Option<Callback<()>>>,
    app: StoredValue<Owner>,
}

impl Away {
    /// A device at no table. To be called by the frame of the client.
    pub(crate) fn new() -> Self {
        Self {
            place: StoredValue::new(None),
            leave: StoredValue::new(None),
            app: StoredValue::new(Owner::current().expect("a component runs under an owner")),
        }
    }

    /// The screen from which the table is looked at, if the device is at one.
    pub(crate) fn place(self) -> Option<Route> {
        self.place.get_value()
    }

    /// From now on the table is looked at from there, or there is none any more.
    pub(crate) fn set_place(self, place: Option<Route>) {
        self.place.set_value(place);
    }

    /// Gets up: is at no table any more. Seats are kept.
    pub(crate) fn go(self) {
        if let Some(leave) = self.leave.get_value() {
            leave.run(());
        }
    }
}

/// The part, as soon as it is here. If it could not be loaded it can be asked for again.
#[wasm_split(online, fallible)]
pub(crate) fn fetch() -> Result<&'static Part, Why> {
    Ok(const {
        &Part {
            table: |code, key, eyes| view! { <OnlineTable code key eyes/> }.into_any(),
            join: || view! { <Join/> }.into_any(),
            change: |code| view! { <Change code/> }.into_any(),
            ask_for_table,
            ask_for_change,
        }
    })
}

/// Has the part loaded, because it will soon be asked for.
pub(crate) fn expect() {
    // Whoever asks for it hears what was in the way.
    spawn_local(async { drop(fetch().await) });
}

/// The device at its online table. Only for what is in the part.
pub(crate) fn online() -> Online {
    use_context().unwrap_or_else(|| {
        let away: Away = expect_context();
        let begin = || {
            let online = Online::new(away);
            away.leave.set_value(Some(Callback::new(move |()| online.go())));
            provide_context(online);
            online
        };
        away.app.with_value(|app| app.with(begin))
    })
}
