//! How people sit: the way, the number, the teams.

use art::Icon;
use leptos::prelude::*;
use play::draft::Draft;
use play::order::Way;

use crate::parts::{Segments, Sign};
use crate::speech::{speech, t};

/// The ways to sit.
#[component]
pub(super) fn Ways(draft: RwSignal<Draft>) -> impl IntoView {
    let choice = move |way: Way, icon: Icon, name: &'static str, about: &'static str| {
        let chosen = move || draft.with(|draft| draft.way() == way);
        view! {
            <label class="way">
                <input
                    type="radio"
                    name="way"
                    prop:checked=chosen
                    on:change=move |_| draft.update(|draft| draft.set_way(way))
                />
                <span class="face">
                    <Sign icon/>
                    <span class="words"><b>{t(name)}</b><small>{t(about)}</small></span>
                </span>
            </label>
        }
    };
    view! {
        <fieldset class="box ways-box">
            <legend class="sr">{t("web-ways")}</legend>
            <h2 aria-hidden="true">{t("web-ways")}</h2>
            <div class="ways">
                {choice(Way::Alone, Icon::Bot, "web-way-alone", "web-way-alone-about")}
                {choice(Way::Pass, Icon::Hand, "web-way-pass", "web-way-pass-about")}
                {choice(Way::Devices, Icon::Phone, "online-way", "online-way-about")}
            </div>
        </fieldset>
    }
}

/// How many players, and how many teams where there is a choice.
#[component]
pub(super) fn HowMany(draft: RwSignal<Draft>) -> impl IntoView {
    let speech = speech();
    let numbers = move || {
        let players = draft.with(|draft| draft.edition().players);
        players.iter().map(|&number| (number, number.to_string())).collect::<Vec<_>>()
    };
    let teams = Memo::new(move |_| draft.with(Draft::possible_teams));
    let team_names = move || {
        let players = draft.with(Draft::players);
        let name = |teams: u8| match teams {
            _ if teams == players => speech.say("web-teams-alone"),
            _ => speech.fill("web-teams-some", &[("teams", teams.into())]),
        };
        teams.get().iter().map(|&teams| (teams, name(teams))).collect::<Vec<_>>()
    };
    let choice_of_teams = move || {
        (teams.get().len() > 1).then(|| {
            view! {
                <div>
                    <h2>{t("web-teams")}</h2>
                    <Segments
                        label=Signal::derive(t("web-teams"))
                        choices=Signal::derive(team_names)
                        value=Signal::derive(move || draft.with(Draft::teams).unwrap_or(0))
                        set=move |teams| draft.update(|draft| draft.set_teams(teams))
                    />
                </div>
            }
        })
    };
    view! {
        <section class="box many">
            <div>
                <h2>{t("web-players")}</h2>
                <Segments
                    label=Signal::derive(t("web-players"))
                    choices=Signal::derive(numbers)
                    value=Signal::derive(move || draft.with(Draft::players))
                    set=move |players| draft.update(|draft| draft.set_players(players))
                />
            </div>
            {choice_of_teams}
        </section>
    }
}
