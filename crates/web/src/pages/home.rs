//! The front page: five houses at dusk.

use leptos::prelude::*;
use play::online::spoken;
use words::Language;

use crate::away::Away;
use crate::boards;
use crate::online::{Visited, visited};
use crate::pages::houses::{HOUSES, House};
use crate::parts::{Evening, HOUSE, HousePicture, Window, arrive};
use crate::picture::Pic;
use crate::route::Route;
use crate::saved::{SavedGame, saved};
use crate::session::Tables;
use crate::settings::{Settings, Theme};
use crate::speech::{speech, t};

/// The front page.
#[component]
pub(crate) fn Home() -> impl IntoView {
    let heading = NodeRef::new();
    arrive(Signal::stored(HOUSE.to_owned()), heading, false);
    // Whoever is in the street has got up from the table; it waits for them.
    expect_context::<Tables>().leave();
    expect_context::<Away>().go();
    let local = saved();
    // The house that is looked at, by mouse or by key: its picture and its name show it together.
    let looked_at = RwSignal::new(None);
    view! {
        <main id="main" class="front" tabindex="-1">
            <div class="sky">
                <Evening/>
                <div class="top">
                    <Pic picture=art::Picture::Gable class="gable"/>
                    <Languages/>
                    <DayAndNight/>
                </div>
                <div class="hello">
                    <h1 tabindex="-1" node_ref=heading>
                        <span class="sr">{HOUSE}</span>
                        <Pic picture=art::Picture::Wordmark class="word"/>
                    </h1>
                    <p>{t("web-welcome")}</p>
                </div>
                <div class="houses" aria-hidden="true">
                    {HOUSES.map(|house| view! { <Gabled house looked_at/> }).collect_view()}
                </div>
            </div>
            <div class="ground">
                <Continue saved=saved()/>
                <GoOn lamp=Signal::derive(move || local.with(Option::is_none))/>
                <nav class="games" aria-label=t("web-games")>
                    <ul>{HOUSES.map(|house| view! { <Doorplate house looked_at/> }).collect_view()}</ul>
                </nav>
                <p class="paths">
                    <a href=Route::Join.href()>{t("online-join")}</a>
                    <a href=Route::rules(HOUSES[0].game).href()>{t("web-learn")}</a>
                    <a href=Route::Settings.href()>{t("web-settings")}</a>
                </p>
            </div>
        </main>
    }
}

/// The switch between the languages, each in its own words.
#[component]
fn Languages() -> impl IntoView {
    let settings: Settings = expect_context();
    let speech = speech();
    let choice = move |language: Language, key: &'static str| {
        let current = move || (settings.language.get() == language).then_some("true");
        view! {
            <button
                lang=language.tag()
                aria-pressed=move || current().unwrap_or("false")
                on:click=move |_| settings.language.set(language)
            >
                {move || speech.say(key)}
            </button>
        }
    };
    view! {
        <div class="lang" role="group" aria-label=t("web-language")>
            {choice(Language::Norwegian, "web-norwegian")}
            {choice(Language::Icelandic, "web-icelandic")}
            {choice(Language::English, "web-english")}
        </div>
    }
}

/// The switch between day and night.
#[component]
fn DayAndNight() -> impl IntoView {
    let settings: Settings = expect_context();
    let speech = speech();
    let dark = move || settings.dark();
    let name = move || speech.say(if dark() { "web-to-light" } else { "web-to-dark" });
    let turn = move |_| settings.theme.set(if dark() { Theme::Light } else { Theme::Dark });
    view! {
        <button class="icon" aria-label=name title=name on:click=turn>
            <svg class="ico" viewBox="0 0 24 24" aria-hidden="true">
                {move || if dark() { view! { <Sun/> }.into_any() } else { view! { <Moon/> }.into_any() }}
            </svg>
        </button>
    }
}

/// The one button of the lamp: back to the game that was left.
#[component]
fn Continue(saved: Signal<Option<SavedGame>>) -> impl IntoView {
    let speech = speech();
    move || {
        let SavedGame { game, others } = saved.get()?;
        boards::expect(&game);
        let go = move || speech.fill("web-continue", &[("game", speech.game(&game).into())]);
        let with = (!others.is_empty()).then_some(move || {
            speech.fill("web-continue-with", &[("names", others.join(", ").into())])
        });
        Some(view! {
            <a class="btn go again" href=Route::Play.href()>
                <span>{go}</span>
                <small>{with}</small>
            </a>
        })
    }
}

/// Back to the online table where this device was last; the lamp is its own where no game waits on the device.
#[component]
fn GoOn(lamp: Signal<bool>) -> impl IntoView {
    let speech = speech();
    let seated = |visited: &Visited| !visited.kept.keys.is_empty();
    let last = visited().into_iter().find(seated)?;
    let (code, game) = (last.kept.code, last.game);
    let go = move || speech.fill("online-go-on", &[("game", speech.game(&game).into())]);
    let at = move || speech.fill("online-at", &[("code", spoken(code).into())]);
    Some(view! {
        <a
            class="btn again"
            class:go=lamp
            class:calm=move || !lamp.get()
            href=Route::Table { code: code.to_string(), key: None }.href()
        >
            <span>{go}</span>
            <small>{at}</small>
        </a>
    })
}

/// A house in the street. The name below it is the link for keys and screen readers.
#[component]
fn Gabled(house: House, looked_at: RwSignal<Option<&'static str>>) -> impl IntoView {
    let here = move || looked_at.get() == Some(house.game);
    let look = move |_| looked_at.set(Some(house.game));
    view! {
        <a
            class="house"
            class:here=here
            tabindex="-1"
            href=Route::New(house.game.to_owned()).href()
            on:pointerenter=look
            on:pointerleave=move |_| looked_at.set(None)
        >
            <HousePicture house/>
        </a>
    }
}

/// The name of a house, and what its game takes.
#[component]
fn Doorplate(house: House, looked_at: RwSignal<Option<&'static str>>) -> impl IntoView {
    let speech = speech();
    let (least, most) = house.players();
    let players = move || {
        let mut args = vec![("least", least.into()), ("most", most.into())];
        args.extend(house.age.map(|age| ("age", age.into())));
        let key = if house.age.is_some() { "web-house-players-from" } else { "web-house-players" };
        speech.fill(key, &args)
    };
    let minutes = move || speech.fill("web-house-minutes", &[("minutes", house.minutes.into())]);
    let look = move || looked_at.set(Some(house.game));
    view! {
        <li>
            <a
                href=Route::New(house.game.to_owned()).href()
                on:focus=move |_| look()
                on:pointerenter=move |_| look()
                on:blur=move |_| looked_at.set(None)
                on:pointerleave=move |_| looked_at.set(None)
            >
                <Window game=house.game/>
                <div>
                    <b>{move || speech.game(house.game)}</b>
                    <span class="facts">
                        <span>{players}</span>
                        <span class="dot" aria-hidden="true">" · "</span>
                        <span>{minutes}</span>
                    </span>
                </div>
            </a>
        </li>
    }
}

#[component]
fn Sun() -> impl IntoView {
    view! {
        <g fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round">
            <circle cx="12" cy="12" r="4.2"/>
            <path d="M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4"/>
        </g>
    }
}

#[component]
fn Moon() -> impl IntoView {
    view! {
        <path
            fill="none"
            stroke="currentColor"
            stroke-width="2"
            stroke-linejoin="round"
            d="M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5Z"
        />
    }
}
