//! Before the game: who sits where, how the others come, and when it begins.

use art::Icon;
use leptos::prelude::*;
use play::online::{Beginning, beginning};
use protocol::{Desk, Opening, Phase, ToServer};

use super::chairs::Chairs;
use super::come::Come;
use super::company::{Lost, Unseated};
use super::words::refusal;
use crate::announce::announce;
use crate::online::Online;
use crate::pages::new::{clock_name, watch_name};
use crate::parts::{Ask, Frame, Sign};
use crate::route::Route;
use crate::speech::{Speech, speech, t};

/// The table while people sit down.
#[component]
pub(super) fn Lobby() -> impl IntoView {
    let (online, speech) = (expect_context::<Online>(), speech());
    let game = Memo::new(move |_| {
        let desk = online.desk().get();
        desk.map(|desk| desk.opening.wish.game.clone()).unwrap_or_default()
    });
    let title = move || speech.fill("online-title", &[("game", speech.game(&game.get()).into())]);
    let rules = move || {
        let name = move || speech.say("web-rules");
        view! {
            <a class="icon" href=Route::rules(&game.get_untracked()).href() aria-label=name title=name>
                <Sign icon=Icon::Help/>
            </a>
        }
    };
    view! {
        <Frame title=Signal::derive(title) back=Route::Home end=rules().into_any()>
            <div class="page lob">
                <Come/>
                <div class="main">
                    <Chairs/>
                    <Agreed/>
                </div>
                <Begin/>
            </div>
            <div class="company">
                <Lost reach=online.reach()/>
                <Unseated/>
            </div>
        </Frame>
    }
}

/// What was agreed on, and the way to change it.
#[component]
fn Agreed() -> impl IntoView {
    let (online, speech) = (expect_context::<Online>(), speech());
    let opening = Memo::new(move |_| online.about(|d| d.opening.clone()));
    let closing = RwSignal::new(false);
    let hosting = Memo::new(move |_| is(online, |desk| desk.hosting && desk.phase == Phase::Lobby));
    let code = move || online.code().map(|code| code.to_string()).unwrap_or_default();
    let line =
        |(name, value): (String, String)| view! { <li><span>{name}</span><b>{value}</b></li> };
    let lines = move || {
        let lines = opening.get().map(|opening| terms(speech, &opening));
        lines.unwrap_or_default().into_iter().map(line).collect_view()
    };
    view! {
        <section class="box stack terms-box">
            <h2>{t("online-agreed")}</h2>
            <ul class="terms">{lines}</ul>
            <Show when=move || hosting.get()>
                <div class="acts">
                    <a class="btn calm" href=move || Route::Change { code: code() }.href()>
                        {t("online-change")}
                    </a>
                    <button class="btn quiet" on:click=move |_| closing.set(true)>
                        {t("online-close")}
                    </button>
                </div>
            </Show>
            <CloseTable asking=closing/>
        </section>
    }
}

/// The question before a table is closed for good.
#[component]
pub(super) fn CloseTable(
    /// Whether it is asked.
    asking: RwSignal<bool>,
) -> impl IntoView {
    let online: Online = expect_context();
    view! {
        <Ask
            open=asking
            question=Signal::derive(t("online-close-ask"))
            about=Signal::derive(t("online-close-about"))
            yes=Signal::derive(t("online-close"))
            no=Signal::derive(t("online-close-no"))
            then=move |()| online.want(|id| ToServer::Close { id })
        />
    }
}

/// The bar at the foot: why the game can or cannot begin, and the lamp for whoever may begin it.
#[component]
fn Begin() -> impl IntoView {
    let (online, speech) = (expect_context::<Online>(), speech());
    let stands = Memo::new(move |_| online.about(beginning));
    let sealing = Memo::new(move |_| is(online, |desk| desk.phase == Phase::Sealing));
    let trouble =
        move || online.trouble().with(|trouble| trouble.as_ref().map(|t| refusal(speech, &t.why)));
    let sentence = move || match stands.get() {
        _ if sealing.get() => speech.say("online-sealing"),
        None => String::new(),
        Some(Beginning::Ready) => speech.say("online-start-ready"),
        Some(Beginning::Free(count)) => {
            speech.fill("online-start-free", &[("count", count.into())])
        }
        Some(Beginning::SitFirst) => speech.say("online-sit-first"),
        Some(Beginning::HostBegins(Some(host))) => {
            speech.fill("online-wait-host", &[("host", host.into())])
        }
        Some(Beginning::HostBegins(None)) => speech.say("online-wait-nobody"),
    };
    Effect::new(move || trouble().into_iter().for_each(announce));
    Effect::new(move |before: Option<bool>| {
        let now = sealing.get();
        if now && before == Some(false) {
            announce(speech.say("online-sealing"));
        }
        now
    });
    let may = move || stands.get() == Some(Beginning::Ready) && !sealing.get();
    let start = move |_| match may() {
        true => online.want(|id| ToServer::Start { id }),
        false => announce(sentence()),
    };
    let hosting = move || is(online, |desk| desk.hosting);
    view! {
        <div class="stickbar" class:sealing=sealing>
            <div class="why">
                <p class:wrong=move || trouble().is_some()>
                    {move || trouble().unwrap_or_else(sentence)}
                </p>
                <Show when=move || sealing.get()>
                    <p>{t("online-sealing-about")}</p>
                </Show>
            </div>
            <Show when=move || hosting() && !sealing.get()>
                <button class="btn go" aria-disabled=move || (!may()).to_string() on:click=start>
                    {t("online-start")}
                </button>
            </Show>
        </div>
    }
}

/// Whether something is so at the table.
fn is(online: Online, ask: impl Fn(&Desk) -> bool) -> bool {
    online.about(ask) == Some(true)
}

/// What was agreed on, line by line: first what differs in the rules.
fn terms(speech: Speech, opening: &Opening) -> Vec<(String, String)> {
    let options = opening.wish.options.iter().map(|(name, value)| {
        speech.with(|words| (words.option(name), words.option_value(name, value)))
    });
    let on_off = |on: bool| speech.say(if on { "online-yes" } else { "online-not" });
    let mut lines: Vec<_> = options.collect();
    lines.push((speech.say("online-watch"), watch_name(speech, opening.watch)));
    lines.push((speech.say("online-clock"), clock_name(speech, opening.clock)));
    lines.push((speech.say("online-friendly"), on_off(opening.friendly_undo)));
    lines.push((speech.say("online-chat"), on_off(opening.chat)));
    lines.push((speech.say("online-listed"), on_off(opening.listed)));
    lines
}
