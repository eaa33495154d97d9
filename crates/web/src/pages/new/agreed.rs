//! What people with their own devices agree on: who looks on, how long one may think, what may be said.

use leptos::prelude::*;
use play::draft::Draft;
use protocol::{Clock, Watch};

use crate::parts::{Segments, Switch};
use crate::settings::Settings;
use crate::speech::{Speech, speech, t};

/// The seconds that one may think, from none on.
const CLOCKS: [Clock; 5] =
    [Clock::None, Clock::PerMove(30), Clock::PerMove(60), Clock::PerMove(120), Clock::PerMove(300)];
const WATCHES: [Watch; 3] = [Watch::Anybody, Watch::Late(30), Watch::Nobody];

/// The name of whoever opens the table. The others give theirs when they come.
#[component]
pub(super) fn OwnName(draft: RwSignal<Draft>) -> impl IntoView {
    let settings: Settings = expect_context();
    let set = move |name: String| {
        settings.name.set(name.trim().to_owned());
        draft.update(|draft| draft.set_name(0, name));
    };
    view! {
        <section class="box">
            <label class="field">
                <span>{t("online-your-name")}</span>
                <input
                    class="text"
                    maxlength="24"
                    autocomplete="given-name"
                    prop:value=move || draft.with(|draft| draft.name(0).to_owned())
                    on:input:target=move |event| set(event.target().value())
                />
            </label>
            <p class="dim small own-name">{t("online-your-name-about")}</p>
        </section>
    }
}

/// The agreements, each as it is now.
#[component]
pub(super) fn Agreements(draft: RwSignal<Draft>) -> impl IntoView {
    let speech = speech();
    let agreed = move || draft.with(|draft| draft.agreed);
    let change = move |change: fn(&mut Draft, bool), on| draft.update(|draft| change(draft, on));
    let watches = move || WATCHES.map(|watch| (watch, watch_name(speech, watch))).to_vec();
    let clocks = move || CLOCKS.map(|clock| (clock, clock_name(speech, clock))).to_vec();
    view! {
        <section class="box agreed">
            <h2>{t("online-agreed")}</h2>
            <div class="opt tall">
                <div class="of">
                    <span>{t("online-watch")}</span>
                    <small>{t("online-watch-about")}</small>
                </div>
                <Segments
                    label=Signal::derive(t("online-watch"))
                    choices=Signal::derive(watches)
                    value=Signal::derive(move || agreed().watch)
                    set=move |watch| draft.update(|draft| draft.agreed.watch = watch)
                />
            </div>
            <div class="opt tall">
                <div class="of">
                    <span>{t("online-clock")}</span>
                    <small>{t("online-clock-about")}</small>
                </div>
                <Segments
                    label=Signal::derive(t("online-clock"))
                    choices=Signal::derive(clocks)
                    value=Signal::derive(move || agreed().clock)
                    set=move |clock| draft.update(|draft| draft.agreed.clock = clock)
                />
            </div>
            <Switch
                label=Signal::derive(t("online-friendly"))
                hint=Signal::derive(t("online-friendly-about"))
                on=Signal::derive(move || agreed().friendly_undo)
                set=move |on| change(|draft, on| draft.agreed.friendly_undo = on, on)
            />
            <Switch
                label=Signal::derive(t("online-chat"))
                hint=Signal::derive(t("online-chat-about"))
                on=Signal::derive(move || agreed().chat)
                set=move |on| change(|draft, on| draft.agreed.chat = on, on)
            />
            <Switch
                label=Signal::derive(t("online-listed"))
                hint=Signal::derive(t("online-listed-about"))
                on=Signal::derive(move || agreed().listed)
                set=move |on| change(|draft, on| draft.agreed.listed = on, on)
            />
        </section>
    }
}

/// Who may look on, in a word.
pub(in crate::pages) fn watch_name(speech: Speech, watch: Watch) -> String {
    speech.say(match watch {
        Watch::Anybody => "online-watch-anybody",
        Watch::Late(_) => "online-watch-late",
        Watch::Nobody => "online-watch-nobody",
    })
}

/// How long one may think, in a word.
pub(in crate::pages) fn clock_name(speech: Speech, clock: Clock) -> String {
    match clock {
        Clock::None => speech.say("online-clock-none"),
        Clock::PerMove(seconds) if seconds % 60 == 0 => {
            speech.fill("online-clock-minutes", &[("minutes", (seconds / 60).into())])
        }
        Clock::PerMove(seconds) => {
            speech.fill("online-clock-seconds", &[("seconds", seconds.into())])
        }
    }
}
