//! The ways to a table that somebody has opened: its code, the open tables, the tables where this device has been.

use leptos::prelude::*;
use play::online::spoken;
use protocol::{Code, Listed};

use crate::announce::announce;
use crate::away::online;
use crate::browser;
use crate::online::{Online, Reach, Visited, every_second, visited};
use crate::pages::House;
use crate::parts::{Frame, Window};
use crate::route::Route;
use crate::session::Tables;
use crate::speech::{speech, t};

/// The list of open tables is asked for again after so many seconds.
const AGAIN: u64 = 5;

/// The page.
#[component]
pub(crate) fn Join() -> impl IntoView {
    let online = online();
    expect_context::<Tables>().leave();
    online.go();
    online.ask_tables();
    let second = every_second();
    Effect::new(move || {
        if second.get() % AGAIN == AGAIN - 1 {
            online.ask_tables();
        }
    });
    let visited = visited();
    let back = (!visited.is_empty()).then(|| {
        let links = visited.into_iter().filter_map(been).collect_view();
        view! { <section class="box"><h2>{t("online-your-tables")}</h2><ul class="tables">{links}</ul></section> }
    });
    view! {
        <Frame title=Signal::derive(t("online-join")) back=Route::Home>
            <div class="page join">
                <ByCode/>
                <OpenTables/>
                {back}
            </div>
        </Frame>
    }
}

/// The field for a code.
#[component]
fn ByCode() -> impl IntoView {
    let speech = speech();
    let (text, wrong) = (RwSignal::new(String::new()), RwSignal::new(false));
    let go = move || match text.get_untracked().parse::<Code>() {
        Ok(code) => Route::Table { code: code.to_string(), key: None }.go(),
        Err(_) => {
            wrong.set(true);
            announce(speech.say("online-join-bad"));
        }
    };
    let about = move || match wrong.get() {
        true => speech.say("online-join-bad"),
        false => speech.say("online-join-code-about"),
    };
    view! {
        <form
            class="box stack by-code"
            on:submit=move |event| {
                event.prevent_default();
                go();
            }
        >
            <h2><label for="code">{t("online-join-code")}</label></h2>
            <input
                class="text"
                id="code"
                aria-describedby="code-about"
                aria-invalid=move || wrong.get().to_string()
                autocomplete="off"
                autocapitalize="characters"
                spellcheck="false"
                maxlength="24"
                prop:value=text
                on:input:target=move |event| {
                    wrong.set(false);
                    text.set(event.target().value());
                }
            />
            <p id="code-about" class="small" class:dim=move || !wrong.get() class:wrong=wrong>{about}</p>
            <button class="btn go" type="submit">{t("online-join-go")}</button>
        </form>
    }
}

/// The tables that wish to be found.
#[component]
fn OpenTables() -> impl IntoView {
    let online: Online = expect_context();
    let (tables, reach) = (online.tables(), online.reach());
    let list = move || match (reach.get(), tables.get()) {
        (Reach::Lost(_), _) => view! { <p>{t("online-unreachable")}</p> }.into_any(),
        (Reach::Outdated, _) => view! {
            <p>{t("online-outdated")}</p>
            <button class="btn calm" on:click=|_| browser::reload()>{t("online-reload")}</button>
        }
        .into_any(),
        (Reach::Fine, None) => view! { <p class="dim">{t("online-looking")}</p> }.into_any(),
        (Reach::Fine, Some(tables)) if tables.is_empty() => {
            view! { <p class="dim">{t("online-no-tables")}</p> }.into_any()
        }
        (Reach::Fine, Some(tables)) => {
            let links = tables.iter().cloned().filter_map(open).collect_view();
            view! { <ul class="tables">{links}</ul> }.into_any()
        }
    };
    view! {
        <section class="box">
            <h2>{t("online-open-tables")}</h2>
            {list}
        </section>
    }
}

fn open(listed: Listed) -> Option<impl IntoView> {
    let (speech, house) = (speech(), House::of(&listed.game)?);
    let about = move || {
        let free = speech.fill("online-listed-free", &[("free", listed.free.into())]);
        let host = listed
            .host
            .as_ref()
            .map(|host| speech.fill("online-listed-host", &[("host", host.to_string().into())]));
        [Some(free), host].into_iter().flatten().collect::<Vec<_>>().join(" · ")
    };
    Some(way_to(listed.code, house, about))
}

fn been(visited: Visited) -> Option<impl IntoView> {
    let (speech, code) = (speech(), visited.kept.code);
    let house = House::of(&visited.game)?;
    Some(way_to(code, house, move || speech.fill("online-at", &[("code", spoken(code).into())])))
}

/// A row that leads to a table.
fn way_to(
    code: Code,
    house: House,
    about: impl Fn() -> String + Send + Sync + 'static,
) -> impl IntoView {
    let speech = speech();
    view! {
        <li>
            <a href=Route::Table { code: code.to_string(), key: None }.href()>
                <Window game=house.game/>
                <div><b>{move || speech.game(house.game)}</b><span class="s">{about}</span></div>
            </a>
        </li>
    }
}
