//! The menu of a table that is being played at: what to say, who is there, and what the host decides.

use leptos::prelude::*;
use protocol::{Phase, ToServer};

use super::chairs::{Sitters, seats};
use super::company::ask;
use super::lobby::CloseTable;
use super::say::Say;
use super::sheets::{Page, Sheets};
use crate::online::Online;
use crate::parts::Switch;
use crate::route::Route;
use crate::session::Tables;
use crate::settings::Settings;
use crate::speech::t;
use crate::table::{Dialog, Others};

/// How loud it is when somebody turns the sound on here, in percent.
const LOUD: u8 = 60;

/// The menu.
#[component]
pub(super) fn Menu(others: Others) -> impl IntoView {
    let (online, tables) = (expect_context::<Online>(), expect_context::<Tables>());
    let (sheets, settings) = (expect_context::<Sheets>(), expect_context::<Settings>());
    let (open, closing) = (others.open(), RwSignal::new(false));
    let seated = ask(online, |desk| !desk.yours.is_empty());
    let hosting = ask(online, |desk| desk.hosting && desk.phase != Phase::Closed);
    let playing = ask(online, |desk| desk.phase == Phase::Playing);
    let paused = ask(online, |desk| desk.paused);
    let is = |memo: Memo<Option<bool>>| move || memo.get() == Some(true);
    let show = move |page: Page| {
        open.set(false);
        sheets.show(page);
    };
    // A sheet about a seat takes the place of the menu.
    Effect::new(move || {
        if sheets.is_open() {
            open.set(false);
        }
    });
    let pause = move |paused: bool| {
        online.want(|id| ToServer::Pause { id, paused });
        open.set(false);
    };
    let leave = move |_| {
        tables.leave();
        Route::Home.go();
    };
    view! {
        <Dialog open title=Signal::derive(t("online-menu"))>
            <Show when=is(seated)><Say then=move |()| open.set(false)/></Show>
            <Sitters seats=seats(online)/>
            <Switch
                label=Signal::derive(t("play-sound"))
                on=Signal::derive(move || settings.volume.get() > 0)
                set=move |on: bool| settings.volume.set(if on { LOUD } else { 0 })
            />
            <div class="choices">
                <Show when=move || is(hosting)() && is(playing)()>
                    {move || match is(paused)() {
                        true => view! {
                            <button class="btn calm" on:click=move |_| pause(false)>
                                {t("online-go-on-now")}
                            </button>
                        }.into_any(),
                        false => view! {
                            <button class="btn calm" on:click=move |_| pause(true)>
                                {t("online-pause")}
                            </button>
                        }.into_any(),
                    }}
                </Show>
                <button class="btn calm" on:click=move |_| show(Page::Come)>
                    {t("online-code-again")}
                </button>
                <button class="btn calm" on:click=leave>{t("online-leave")}</button>
                <Show when=is(seated)><p class="dim small">{t("online-leave-about")}</p></Show>
                <Show when=is(hosting)>
                    <button
                        class="btn grave"
                        on:click=move |_| {
                            open.set(false);
                            closing.set(true);
                        }
                    >
                        {t("online-close")}
                    </button>
                </Show>
            </div>
        </Dialog>
        <CloseTable asking=closing/>
    }
}
