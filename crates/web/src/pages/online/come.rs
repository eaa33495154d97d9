//! How the others come to the table: a code to say aloud, a link, a picture for cameras.

use art::Icon;
use leptos::html;
use leptos::prelude::*;
use play::online::spoken;

use super::sheets::{Page, Sheets};
use crate::announce::announce;
use crate::browser;
use crate::online::Online;
use crate::parts::{Qr, Sign};
use crate::route::Route;
use crate::speech::{speech, t};

/// The code, large, and the ways to hand it on.
#[component]
pub(super) fn Come() -> impl IntoView {
    let (online, sheets) = (expect_context::<Online>(), expect_context::<Sheets>());
    let code = Memo::new(move |_| online.about(|desk| desk.code));
    move || {
        let code = code.get()?;
        let route = Route::Table { code: code.to_string(), key: None };
        let address = browser::address(&route);
        Some(view! {
            <section class="box come">
                <Qr text=address.clone()/>
                <div class="come-words">
                    <p class="code">{spoken(code)}</p>
                    <p>{t("online-say")}</p>
                </div>
                <div class="come-acts">
                    <LinkOut address/>
                    <button class="btn quiet" on:click=move |_| sheets.show(Page::Television)>
                        <Sign icon=Icon::Television/>
                        {t("online-tv")}
                    </button>
                </div>
            </section>
        })
    }
}

/// Buttons to send an address to somebody, or to copy it. Where the browser lets nobody near its clipboard, the address
/// shows and is marked.
#[component]
pub(super) fn LinkOut(
    /// What is handed on.
    address: String,
) -> impl IntoView {
    let speech = speech();
    let (shown, field) = (RwSignal::new(false), NodeRef::<html::Input>::new());
    let (sent, copied) = (address.clone(), address.clone());
    let copy = move |_| {
        browser::copy(&copied, move |done| {
            if done {
                announce(speech.say("online-copied"));
            }
            shown.try_set(!done);
        });
    };
    let said = RwSignal::new(false);
    let copy = move |event: web_sys::MouseEvent| {
        copy(event);
        said.set(true);
    };
    Effect::new(move || {
        if let Some(field) = field.get().filter(|_| shown.get()) {
            // A field that is in the page takes the focus and marks what is in it.
            let _ = field.focus();
            field.select();
            announce(speech.say("online-copy-hand"));
        }
    });
    let label = move || match said.get() && !shown.get() {
        true => speech.say("online-copied"),
        false => speech.say("online-copy"),
    };
    let share = browser::can_share().then(|| {
        view! {
            <button class="btn calm" on:click=move |_| browser::share(&sent)>
                {t("online-share")}
            </button>
        }
    });
    view! {
        <div class="link-out">
            {share}
            <button class="btn calm" on:click=copy><Sign icon=Icon::Link/>{label}</button>
            <Show when=move || shown.get()>
                <input
                    class="text"
                    readonly=true
                    node_ref=field
                    aria-label=t("online-link")
                    prop:value=address.clone()
                />
            </Show>
        </div>
    }
}
