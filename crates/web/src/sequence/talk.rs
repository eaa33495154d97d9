//! Table talk (SEQ-27): calling it, voting, giving a card up.

use game::Team;
use leptos::prelude::*;
use sequence::{Action, Answer, OpenCall};

use super::desk::Desk;
use super::hand::CardFace;
use super::tell;
use crate::parts::Chip;
use crate::speech::t;
use crate::table::Dialog;

/// A small button, where the table has agreed on the rule, and the dialogs of an open call.
#[component]
pub(super) fn Talk(desk: Desk) -> impl IntoView {
    let agreed = desk.sight.with_untracked(|sight| sight.screen.table.setup.table_talk());
    agreed.then(|| view! { <Call desk/><Vote desk/><Give desk/> })
}

/// The teams that one may call now.
fn callable(desk: Desk) -> Vec<Team> {
    let Some(seat) = desk.seat() else { return Vec::new() };
    desk.sight.with(|sight| {
        let table = &sight.screen.table;
        let own = table.setup.team(seat);
        let mut teams: Vec<Team> = (0..table.setup.teams()).map(Team).collect();
        teams.retain(|team| *team != own && !table.called.contains(team));
        let may = sight.may_act.contains(seat) && table.call.is_none();
        if may { teams } else { Vec::new() }
    })
}

#[component]
fn Call(desk: Desk) -> impl IntoView {
    let open = RwSignal::new(false);
    let may = Memo::new(move |_| !callable(desk).is_empty());
    let call = move |team: Team| {
        let name = move || {
            let team = desk.speech.with(|words| words::sequence::team(words, team));
            desk.speech.fill("play-talk-call", &[("team", team.into())])
        };
        let act = move |_| {
            open.set(false);
            desk.act(Action::Call { team });
        };
        view! { <button class="btn calm wide" on:click=act><Chip team=team.0/>{name}</button> }
    };
    view! {
        <Show when=move || may.get()>
            <button class="btn quiet talk" on:click=move |_| open.set(true)>{t("play-talk")}</button>
        </Show>
        <Dialog open title=Signal::derive(t("play-talk-title"))>
            <p class="dim">{t("play-talk-about")}</p>
            {move || callable(desk).into_iter().map(call).collect_view()}
        </Dialog>
    }
}

/// The open vote: the team, who called, whether one has answered.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Ballot {
    team: Team,
    caller: game::Seat,
    may: bool,
    answered: bool,
}

#[component]
fn Vote(desk: Desk) -> impl IntoView {
    let ballot = Memo::new(move |_| {
        desk.sight.with(|sight| {
            let Some(OpenCall::Vote { team, caller, .. }) = sight.screen.table.call else {
                return None;
            };
            let answer = sight.screen.you.as_ref().and_then(|you| you.answer);
            let may = sight.options.contains(&Action::Vote { agree: true });
            Some(Ballot { team, caller, may, answered: matches!(answer, Some(Answer::Vote(_))) })
        })
    });
    let open = RwSignal::new(false);
    Effect::new(move || open.set(ballot.get().is_some_and(|ballot| ballot.may || ballot.answered)));
    let title = Signal::derive(move || {
        let team = ballot.get().map_or(Team(0), |ballot| ballot.team);
        let team = desk.speech.with(|words| words::sequence::team(words, team));
        desk.speech.fill("play-vote-title", &[("team", team.into())])
    });
    let about = move || {
        let who = ballot.get().map(|ballot| desk.name(ballot.caller)).unwrap_or_default();
        desk.speech.fill("play-vote-about", &[("who", who.into())])
    };
    let may = move || ballot.get().is_some_and(|ballot| ballot.may);
    let vote = move |agree| move |_| desk.act(Action::Vote { agree });
    view! {
        <Dialog open title closes=false>
            <p class="dim">{about}</p>
            <Show when=may fallback=|| view! { <p>{t("play-vote-wait")}</p> }>
                <div class="acts">
                    <button class="btn calm" on:click=vote(true)>{t("play-vote-yes")}</button>
                    <button class="btn calm" on:click=vote(false)>{t("play-vote-no")}</button>
                </div>
            </Show>
        </Dialog>
    }
}

#[component]
fn Give(desk: Desk) -> impl IntoView {
    let cards = Memo::new(move |_| {
        desk.sight.with(|sight| {
            let gives = sight.options.iter().filter_map(|action| match action {
                Action::Give { card } => Some(*card),
                _ => None,
            });
            gives.collect::<Vec<_>>()
        })
    });
    let open = RwSignal::new(false);
    Effect::new(move || open.set(cards.with(|cards| !cards.is_empty())));
    let give = move |card| {
        let name = move || desk.speech.with(|words| tell::card(words, card, false, false));
        view! {
            <button class="card" aria-label=name on:click=move |_| desk.act(Action::Give { card })>
                <CardFace desk card/>
            </button>
        }
    };
    view! {
        <Dialog open title=Signal::derive(t("play-give-title")) closes=false>
            <p class="dim">{t("play-give-about")}</p>
            <div class="gifts">{move || cards.get().into_iter().map(give).collect_view()}</div>
        </Dialog>
    }
}
