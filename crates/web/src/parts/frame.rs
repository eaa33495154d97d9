//! The frame of a screen: the title of the page, the bar, the heading that takes the focus.

use std::cell::Cell;

use art::Icon;
use leptos::html;
use leptos::prelude::*;

use crate::browser;
use crate::parts::Sign;
use crate::route::Route;
use crate::session::Tables;
use crate::speech::{speech, t};

thread_local! {
    /// Whether the page has shown a screen already.
    static BEEN: Cell<bool> = const { Cell::new(false) };
}

/// A screen around the table: a bar with the way back, the heading, the matter.
#[component]
pub(crate) fn Frame(
    /// The heading, and the title of the page.
    #[prop(into)]
    title: Signal<String>,
    /// Whether something else than the heading is to have the focus.
    #[prop(default = false)]
    focus_elsewhere: bool,
    /// Where the way back leads, if not to the table in play or to the street.
    #[prop(optional)]
    back: Option<Route>,
    /// What stands at the end of the bar.
    #[prop(optional)]
    end: Option<AnyView>,
    /// The matter.
    children: Children,
) -> impl IntoView {
    let heading = NodeRef::new();
    arrive(title, heading, focus_elsewhere);
    let speech = speech();
    // Whoever looks something up in the middle of a game goes back to the game.
    let usual = || expect_context::<Tables>().way_back(expect_context());
    let back = back.unwrap_or_else(usual);
    view! {
        <header class="bar">
            <a class="icon" href=back.href() aria-label=move || speech.say("web-back")>
                <Sign icon=Icon::Back/>
            </a>
            <h1 class="title" tabindex="-1" node_ref=heading>{title}</h1>
            {end}
        </header>
        <main id="main" tabindex="-1">{children()}</main>
    }
}

/// A link past the bar to what the screen is about.
#[component]
pub(crate) fn Skip() -> impl IntoView {
    // The address belongs to the screens, so the link moves the focus itself.
    let skip = |event: web_sys::MouseEvent| {
        event.prevent_default();
        if let Some(main) = browser::element("main") {
            let _ = main.focus();
        }
    };
    view! { <a class="skip" href="#main" on:click=skip>{t("web-skip")}</a> }
}

/// Gives the page its title, shows its top, and hands the focus to the heading, unless it is the first screen, where
/// the browser begins by itself.
pub(crate) fn arrive(title: Signal<String>, heading: NodeRef<html::H1>, focus_elsewhere: bool) {
    Effect::new(move || {
        let title = title.get();
        let whole = if title == HOUSE { title } else { format!("{title} · {HOUSE}") };
        browser::document().set_title(&whole);
    });
    Effect::new(move || {
        let Some(heading) = heading.get() else { return };
        if BEEN.replace(true) && !focus_elsewhere {
            browser::window().scroll_to_with_x_and_y(0.0, 0.0);
            // Whatever is in the page and has a tab index takes the focus.
            let _ = heading.focus();
        }
    });
}

/// The name of the program, the same in all languages.
pub(crate) const HOUSE: &str = "Kvöld";
