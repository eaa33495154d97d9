//! How the others come to the table: a code to say aloud, a link, a picture for cameras.

use std::time::Duration;

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

/// For so long the button says that the link is copied.
const LINGER: Duration = Duration::from_secs(4);

/// What has become of an address that is handed on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Handed {
    Not,
    Copied,
    /// The browser lets nobody near its clipboard.
    ByHand,
}

/// Buttons to send an address to somebody, or to copy it. Where the browser lets nobody near its clipboard, the address
/// shows and is marked.
#[component]
pub(super) fn LinkOut(
    /// What is handed on.
    address: String,
) -> impl IntoView {
    let speech = speech();
    let (handed, field) = (RwSignal::new(Handed::Not), NodeRef::<html::Input>::new());
    let by_hand = move || handed.get() == Handed::ByHand;
    let copy = {
        let address = address.clone();
        move || {
            browser::copy(&address, move |done| {
                handed.try_set(if done { Handed::Copied } else { Handed::ByHand });
            });
        }
    };
    let marked = address.clone();
    Effect::new(move || match (handed.get(), field.get()) {
        (Handed::Copied, _) => {
            announce(speech.say("online-copied"));
            // The button offers to copy it again.
            let again = move || {
                handed.try_update(|now| {
                    *now = if *now == Handed::Copied { Handed::Not } else { *now }
                });
            };
            set_timeout(again, LINGER);
        }
        (Handed::ByHand, Some(field)) => {
            // What is written into a field later is not marked.
            field.set_value(&marked);
            // A field that is in the page takes the focus and marks what is in it.
            let _ = field.focus();
            field.select();
            announce(speech.say("online-copy-hand"));
        }
        _ => {}
    });
    let label = move || match handed.get() {
        Handed::Copied => speech.say("online-copied"),
        Handed::Not | Handed::ByHand => speech.say("online-copy"),
    };
    let share = browser::can_share().then(|| {
        let (sent, copy) = (address.clone(), copy.clone());
        view! {
            <button class="btn calm" on:click=move |_| browser::share(&sent, copy.clone())>
                {t("online-share")}
            </button>
        }
    });
    view! {
        <div class="link-out">
            {share}
            <button class="btn calm" on:click=move |_| copy()><Sign icon=Icon::Link/>{label}</button>
            <Show when=by_hand>
                <label class="by-hand">
                    <span class="small">{t("online-copy-hand")}</span>
                    <input
                        class="text"
                        readonly=true
                        node_ref=field
                        aria-label=t("online-link")
                        prop:value=address.clone()
                    />
                </label>
            </Show>
        </div>
    }
}
