//! What the frame of a board shows of the others at an online table: the way to them, and the time that one has.

use art::Icon;
use leptos::prelude::*;

use crate::parts::Sign;
use crate::speech::t;

/// An online table as the frame of its board sees it. A copy is a handle to the same.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Others {
    open: RwSignal<bool>,
    clock: RwSignal<Option<Ticking>>,
}

/// How long whoever decides may still think.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Ticking {
    /// Whose time it is, and how much is left.
    pub(crate) words: String,
    /// How much, where there is little room.
    pub(crate) time: String,
    /// Whether it is the time of somebody at this device.
    pub(crate) own: bool,
}

impl Others {
    /// A table whose menu is closed and where nobody is pressed for time.
    pub(crate) fn new() -> Self {
        Self { open: RwSignal::new(false), clock: RwSignal::new(None) }
    }

    /// Whether the menu is open.
    pub(crate) fn open(self) -> RwSignal<bool> {
        self.open
    }

    /// The clock, where one ticks.
    pub(crate) fn clock(self) -> RwSignal<Option<Ticking>> {
        self.clock
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

/// The clock, at an online table where one ticks.
#[component]
pub(crate) fn Timer() -> impl IntoView {
    let clock = use_context::<Others>()?.clock();
    let read = move |part: fn(&Ticking) -> &String| {
        move || clock.with(|clock| clock.as_ref().map(|clock| part(clock).clone()))
    };
    let ticks = Memo::new(move |_| clock.with(Option::is_some));
    let own = move || clock.with(|clock| clock.as_ref().is_some_and(|clock| clock.own));
    Some(view! {
        <Show when=move || ticks.get()>
            <p class="time" class:now=own role="timer">
                <Sign icon=Icon::Clock/>
                <span class="whole">{read(|clock| &clock.words)}</span>
                <span class="short" aria-hidden="true">{read(|clock| &clock.time)}</span>
            </p>
        </Show>
    })
}
