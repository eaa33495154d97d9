//! The way to the others at an online table, from the bar of its board.

use art::Icon;
use leptos::prelude::*;

use crate::parts::Sign;
use crate::speech::t;

/// The menu of an online table. The bar shows the way to it where there is one.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Others(RwSignal<bool>);

impl Others {
    /// A menu that is closed.
    pub(crate) fn new() -> Self {
        Self(RwSignal::new(false))
    }

    /// Whether it is open.
    pub(crate) fn open(self) -> RwSignal<bool> {
        self.0
    }
}

/// The button that opens the menu, at an online table.
#[component]
pub(super) fn OthersButton() -> impl IntoView {
    let others = use_context::<Others>()?;
    Some(view! {
        <button
            class="icon others"
            aria-label=t("online-menu")
            title=t("online-menu")
            on:click=move |_| others.open().set(true)
        >
            <Sign icon=Icon::People/>
        </button>
    })
}
