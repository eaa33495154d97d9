//! What one likes, what is kept, and what this is.

use leptos::prelude::*;
use words::Language;

use crate::announce::announce;
use crate::pages::HOUSES;
use crate::parts::{Ask, Frame, Segments, Switch, fresh};
use crate::route::Route;
use crate::settings::{Settings, Theme};
use crate::speech::{speech, t};

/// The settings.
#[component]
pub(crate) fn SettingsPage() -> impl IntoView {
    view! {
        <Frame title=Signal::derive(t("web-settings"))>
            <div class="page sheets">
                <Likes/>
                <div class="sheets-side">
                    <Kept/>
                    <About/>
                </div>
            </div>
        </Frame>
    }
}

/// Language, light, sound, name.
#[component]
fn Likes() -> impl IntoView {
    let settings: Settings = expect_context();
    let speech = speech();
    let languages = move || {
        let named = |language, key| (language, speech.say(key));
        vec![
            named(Language::Norwegian, "web-norwegian"),
            named(Language::Icelandic, "web-icelandic"),
            named(Language::English, "web-english"),
        ]
    };
    let themes = move || {
        let named = |theme, key| (theme, speech.say(key));
        vec![
            named(Theme::Device, "web-theme-device"),
            named(Theme::Light, "web-theme-light"),
            named(Theme::Dark, "web-theme-dark"),
        ]
    };
    view! {
        <section class="box likes">
            <Name/>
            <div>
                <h2>{t("web-language")}</h2>
                <Segments
                    label=Signal::derive(t("web-language"))
                    choices=Signal::derive(languages)
                    value=settings.language
                    set=move |language| settings.language.set(language)
                />
            </div>
            <div>
                <h2>{t("web-theme")}</h2>
                <Segments
                    label=Signal::derive(t("web-theme"))
                    choices=Signal::derive(themes)
                    value=settings.theme
                    set=move |theme| settings.theme.set(theme)
                />
            </div>
            <Sound/>
            <Switch
                label=Signal::derive(t("web-mends"))
                hint=Signal::derive(t("web-mends-about"))
                on=settings.mends
                set=move |on| settings.mends.set(on)
            />
        </section>
    }
}

/// What the others call one.
#[component]
fn Name() -> impl IntoView {
    let settings: Settings = expect_context();
    let (name, about) = (fresh("name"), fresh("about"));
    view! {
        <div>
            <h2><label for=name.clone()>{t("web-your-name")}</label></h2>
            <input
                class="text"
                id=name
                aria-describedby=about.clone()
                maxlength="24"
                autocomplete="given-name"
                prop:value=settings.name
                on:input:target=move |event| settings.name.set(event.target().value().trim().to_owned())
            />
            <p id=about class="dim small">{t("web-your-name-about")}</p>
        </div>
    }
}

/// How loud.
#[component]
fn Sound() -> impl IntoView {
    let settings: Settings = expect_context();
    let speech = speech();
    let loudness = move || match settings.volume.get() {
        0 => speech.say("web-volume-off"),
        percent => speech.fill("web-volume-percent", &[("percent", percent.into())]),
    };
    let set = move |text: String| settings.volume.set(text.parse().unwrap_or(0).min(100));
    view! {
        <div>
            <h2>{t("web-sound")}</h2>
            <div class="slide">
                <input
                    type="range"
                    min="0"
                    max="100"
                    step="5"
                    aria-label=t("web-volume")
                    aria-valuetext=loudness
                    prop:value=move || settings.volume.get().to_string()
                    on:input:target=move |event| set(event.target().value())
                />
                <span class="dim" aria-hidden="true">{loudness}</span>
            </div>
        </div>
    }
}

/// What is kept on the device, and the way to be rid of it.
#[component]
fn Kept() -> impl IntoView {
    let settings: Settings = expect_context();
    let speech = speech();
    let asking = RwSignal::new(false);
    let forget = move |()| {
        settings.forget();
        announce(speech.say("web-forgotten"));
    };
    view! {
        <section class="box stack">
            <h2>{t("web-kept")}</h2>
            <p>{t("web-kept-about")}</p>
            <button class="btn grave" on:click=move |_| asking.set(true)>{t("web-forget")}</button>
            <Ask
                open=asking
                question=Signal::derive(t("web-forget-ask"))
                about=Signal::derive(t("web-forget-about"))
                yes=Signal::derive(t("web-forget-yes"))
                no=Signal::derive(t("web-forget-no"))
                then=forget
            />
        </section>
    }
}

#[component]
fn About() -> impl IntoView {
    let speech = speech();
    let version = env!("CARGO_PKG_VERSION");
    view! {
        <section class="box stack">
            <h2>{t("web-about")}</h2>
            <p>{t("web-about-name")}</p>
            <p>{t("web-about-apart")}</p>
            <p>{t("web-about-licence")}</p>
            <p class="dim">
                {move || speech.fill("web-version", &[("version", version.into())])}
            </p>
            <a class="btn calm" href=Route::rules(HOUSES[0].game).href()>{t("web-learn")}</a>
        </section>
    }
}
