//! The end of a game: who won and how, and what to do now.

use leptos::prelude::*;

use super::Line;
use super::news::Log;
use crate::parts::{Chip, arrive, chip};
use crate::session::Dealer;
use crate::speech::{speech, t};

/// Who won, in two lines.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Verdict {
    /// Who.
    pub(crate) who: String,
    /// How.
    pub(crate) how: String,
    /// The chips of the winners.
    pub(crate) teams: Vec<u8>,
}

/// How a team came out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Standing {
    /// The number of its chip, where it has one.
    pub(crate) team: Option<u8>,
    pub(crate) name: String,
    /// Who played for it.
    pub(crate) players: String,
    /// What it reached.
    pub(crate) reached: String,
}

/// The last screen of a game.
#[component]
pub(crate) fn End(
    /// Who won.
    verdict: Signal<Verdict>,
    /// How the teams came out, the winners first.
    standings: Signal<Vec<Standing>>,
    /// What has happened.
    lines: Signal<Vec<Line>>,
    /// Who deals again.
    dealer: Signal<Dealer>,
    /// Deals again, where whoever is here may.
    again: Callback<()>,
    /// What the record of the game shows.
    checked: AnyView,
    /// Leaves the table.
    home: Callback<()>,
    /// Goes back to the board.
    board: Callback<()>,
    /// Saves the record of the game.
    save: Callback<()>,
) -> impl IntoView {
    let speech = speech();
    let again = move || {
        match dealer.get() {
        Dealer::Here => Some(
            view! { <button class="btn go" on:click=move |_| again.run(())>{t("play-again")}</button> }
                .into_any(),
        ),
        Dealer::There(Some(host)) => {
            let sentence = speech.fill("online-deals-again", &[("host", host.into())]);
            Some(view! { <p class="waits">{sentence}</p> }.into_any())
        }
        Dealer::There(None) => {
            Some(view! { <p class="waits">{t("online-host-deals-again")}</p> }.into_any())
        }
        Dealer::Nobody => None,
    }
    };
    view! {
        <main class="end" id="main" tabindex="-1">
            <Won verdict/>
            <Result standings/>
            <section class="endacts">
                {again}
                <button class="btn calm" on:click=move |_| board.run(())>{t("play-see-board")}</button>
                <button class="btn calm" on:click=move |_| save.run(())>{t("play-save")}</button>
                <button class="btn calm" on:click=move |_| home.run(())>{t("play-home")}</button>
            </section>
            {checked}
            <section class="box went">
                <h2>{t("play-log-title")}</h2>
                <Log lines/>
            </section>
        </main>
    }
}

/// The end on a television: who won and how, and nothing to press.
#[component]
pub(crate) fn Outcome(verdict: Signal<Verdict>, standings: Signal<Vec<Standing>>) -> impl IntoView {
    view! {
        <main class="end outcome" id="main" tabindex="-1">
            <Won verdict/>
            <Result standings/>
        </main>
    }
}

/// How the teams came out.
#[component]
fn Result(standings: Signal<Vec<Standing>>) -> impl IntoView {
    let standing = |standing: Standing| {
        view! {
            <li>
                {chip(standing.team)}
                <div><b>{standing.name}</b><span class="s">{standing.players}</span></div>
                <b>{standing.reached}</b>
            </li>
        }
    };
    view! {
        <section class="box res-box">
            <h2>{t("play-result")}</h2>
            <ul class="res">{move || standings.get().into_iter().map(standing).collect_view()}</ul>
        </section>
    }
}

/// The evening over five houses, whose windows light up one by one.
#[component]
fn Won(verdict: Signal<Verdict>) -> impl IntoView {
    let chips = move || {
        let teams = verdict.with(|verdict| verdict.teams.clone());
        teams.into_iter().map(|team| view! { <Chip team/> }).collect_view()
    };
    let heading = NodeRef::new();
    arrive(Signal::derive(move || verdict.with(|verdict| verdict.who.clone())), heading, false);
    view! {
        <section class="won">
            <div class="row5">{chips}</div>
            <h1 tabindex="-1" node_ref=heading>{move || verdict.with(|verdict| verdict.who.clone())}</h1>
            <p>{move || verdict.with(|verdict| verdict.how.clone())}</p>
            <svg class="street" viewBox="0 0 500 110" aria-hidden="true">
                <path class="far" d="M0 62 60 24 110 50 180 8 250 56 310 30 380 60 440 18 500 52V110H0Z"/>
                <path class="near" d="M0 84C80 62 150 84 230 74 320 62 380 88 500 72V110H0Z"/>
                <g>{(0..5).map(house).collect_view()}</g>
                <path class="grd" d="M0 102C120 98 240 101 300 99 400 97 460 101 500 99V110H0Z"/>
            </svg>
        </section>
    }
}

/// One of the five houses.
fn house(number: i32) -> impl IntoView {
    let x = 70 + 82 * number;
    let pane = move |at: i32| {
        view! {
            <rect
                class=format!("pane p{number}")
                x=x + at
                y="80"
                width="8"
                height="10"
                rx="1.2"
            />
        }
    };
    view! {
        <path class="wall" d=format!("M{x} 62l-21 22h5v20h32v-20h5Z")/>
        {[-9, 1].map(pane).collect_view()}
    }
}
