//! A table that cannot be shown: not yet, not here, or not any more.

use leptos::prelude::*;
use protocol::NoTable;

use crate::browser;
use crate::online::Reach;
use crate::parts::Frame;
use crate::route::Route;
use crate::speech::{speech, t};

/// On the way to the table.
#[component]
pub(super) fn Coming(reach: Signal<Reach>) -> impl IntoView {
    let lost = move || matches!(reach.get(), Reach::Lost(_));
    view! {
        <Plain>
            <p>{t("web-online-coming")}</p>
            <Show when=lost>
                <p class="dim">{t("online-unreachable")}</p>
                <Ways/>
            </Show>
        </Plain>
    }
}

/// There is none, or none to look at.
#[component]
pub(super) fn Missing(why: NoTable) -> impl IntoView {
    let speech = speech();
    let sentence = move || {
        speech.say(match why {
            NoTable::Unknown => "online-missing-unknown",
            NoTable::SlowDown => "online-missing-slow",
            NoTable::Broken => "online-missing-broken",
        })
    };
    view! {
        <Plain>
            <p>{sentence}</p>
            <Ways/>
        </Plain>
    }
}

/// Nobody plays at it any more.
#[component]
pub(super) fn Closed() -> impl IntoView {
    view! {
        <Plain>
            <p>{t("online-closed")}</p>
            <Ways/>
        </Plain>
    }
}

/// A game that only its players see.
#[component]
pub(super) fn Private() -> impl IntoView {
    view! {
        <Plain>
            <p>{t("online-only-players")}</p>
            <Ways/>
        </Plain>
    }
}

/// The page and the server do not understand each other.
#[component]
pub(super) fn Outdated() -> impl IntoView {
    view! {
        <Plain>
            <p><b>{t("online-outdated")}</b></p>
            <p>{t("online-outdated-about")}</p>
            <div class="acts">
                <button class="btn go" on:click=|_| browser::reload()>{t("online-reload")}</button>
            </div>
        </Plain>
    }
}

#[component]
fn Plain(children: Children) -> impl IntoView {
    view! {
        <Frame title=Signal::derive(t("web-online")) back=Route::Home>
            <div class="page plain"><section class="box stack">{children()}</section></div>
        </Frame>
    }
}

/// Where to go instead.
#[component]
fn Ways() -> impl IntoView {
    view! {
        <div class="acts">
            <a class="btn calm" href=Route::Join.href()>{t("online-other-code")}</a>
            <a class="btn calm" href=Route::Home.href()>{t("online-home")}</a>
        </div>
    }
}
