//! Setting up a table: it opens ready to deal, and everything can be changed.

mod agreed;
mod open;
mod options;
mod round;
mod seats;
mod ways;

use art::Icon;
use leptos::prelude::*;
use leptos::task::spawn_local;
use play::draft::{Draft, Names, Problem};
use play::order::{Order, Way};
use protocol::{Code, Phase};

use crate::announce::announce;
use crate::away::{self, online};
use crate::boards;
use crate::browser;
use crate::order;
use crate::pages::House;
use crate::parts::{Frame, Sign};
use crate::route::Route;
use crate::session::{Tables, Why};
use crate::settings::Settings;
use crate::speech::{Speech, speech};

pub(in crate::pages) use agreed::{clock_name, watch_name};
pub(crate) use open::Opener;

/// The page that sets up a table for `game`.
#[component]
pub(crate) fn New(
    /// The id of the game, as the address has it.
    game: String,
) -> impl IntoView {
    match House::of(&game) {
        Some(house) => view! { <SetUp house/> }.into_any(),
        None => {
            Route::Home.go();
            ().into_any()
        }
    }
}

/// The page that changes the online table with this code, for its host and before the game.
#[component]
pub(crate) fn Change(
    /// The code, as the address has it.
    code: String,
) -> impl IntoView {
    let desk = online().desk().get_untracked();
    let here = desk.filter(|desk| code.parse::<Code>() == Ok(desk.code));
    let open = here.filter(|desk| desk.hosting && desk.phase == Phase::Lobby);
    let house = open.as_ref().and_then(|desk| House::of(&desk.opening.wish.game));
    match open.zip(house) {
        Some((desk, house)) => {
            let names = untrack(|| names(speech(), String::new()));
            let draft = Draft::change(house.edition(), &names, &desk.opening);
            view! { <Form house draft=RwSignal::new(draft) changes=true/> }.into_any()
        }
        None => {
            Route::Table { code, key: None }.go();
            ().into_any()
        }
    }
}

#[component]
fn SetUp(house: House) -> impl IntoView {
    let settings: Settings = expect_context();
    let names = untrack(|| names(speech(), settings.name.get()));
    let draft = RwSignal::new(Draft::new(house.edition(), &names, order::last(house.game)));
    view! { <Form house draft changes=false/> }
}

/// Everything that can be chosen. `changes` means that the table is open already.
#[component]
fn Form(house: House, draft: RwSignal<Draft>, changes: bool) -> impl IntoView {
    let (settings, tables) = (expect_context::<Settings>(), expect_context::<Tables>());
    let (speech, opener) = (speech(), Opener::new());
    let (problem, laying) = (RwSignal::new(None), RwSignal::new(false));
    boards::expect(house.game);
    let complain = move |found: Problem| {
        announce(sentence(speech, &found));
        if let Problem::NoName(seat) | Problem::SameName(seat, _) = found
            && let Some(field) = browser::element(&seats::name_id(seat))
        {
            let _ = field.focus();
        }
        problem.set(Some(found));
    };
    let lay = move |order: Order| {
        order::keep(&order);
        laying.set(true);
        spawn_local(async move {
            let board = boards::fetch(house.game).await;
            // Whoever has gone elsewhere meanwhile is left there.
            if laying.is_disposed() {
                return;
            }
            laying.set(false);
            match board.and_then(|board| (board.open)(tables, order)) {
                Ok(()) => Route::Play.go(),
                // The order is kept: a page of the newer build begins with it.
                Err(Why::Missing) if browser::is_outdated().await => browser::reload(),
                Err(Why::Missing) => complain(Problem::Missing),
                Err(Why::Fault(what)) => {
                    leptos::logging::warn!("{what}");
                    complain(Problem::Table);
                }
            }
        });
    };
    let begin = move |order: Order| {
        let own = draft.with(|draft| draft.name(0).trim().to_owned());
        match order.opening() {
            Some(opening) if changes => return opener.change(opening),
            Some(_) => return opener.open(&order, own),
            None => {}
        }
        if !order.pass && !own.is_empty() {
            settings.name.set(own);
        }
        lay(order);
    };
    let deal = move || match draft.with(|draft| draft.order(&speech.say("web-you"))) {
        Ok(order) => begin(order),
        Err(found) => complain(found),
    };
    // Whoever changes something has answered the complaint, or is told again.
    Effect::new(move || {
        draft.track();
        problem.set(None);
        opener.rest();
    });
    let title = move || match changes {
        true => speech.say("online-change"),
        false => speech.fill("web-new-title", &[("game", speech.game(house.game).into())]),
    };
    let devices = Memo::new(move |_| draft.with(|draft| draft.way() == Way::Devices));
    Effect::new(move || {
        if devices.get() {
            away::expect();
        }
    });
    view! {
        <Frame title=Signal::derive(title) end=help(house.game).into_any()>
            <form
                class="page table-set"
                on:submit=move |event| {
                    event.prevent_default();
                    deal();
                }
            >
                {(!changes).then(|| view! { <ways::Ways draft/> })}
                <div class="side">
                    <round::Round draft/>
                    <ways::HowMany draft/>
                </div>
                <div class="main">
                    {move || match devices.get() {
                        true => view! {
                            {(!changes).then(|| view! { <agreed::OwnName draft/> })}
                            <agreed::Agreements draft/>
                            <options::RuleHelps draft/>
                        }.into_any(),
                        false => view! {
                            <seats::Seats draft problem/>
                            <options::Helps draft/>
                        }.into_any(),
                    }}
                    <options::MoreRules draft/>
                </div>
                <Deal draft problem laying opener changes/>
            </form>
        </Frame>
    }
}

/// The bar at the foot: what is about to begin, and the lamp.
#[component]
fn Deal(
    draft: RwSignal<Draft>,
    problem: RwSignal<Option<Problem>>,
    /// Whether the board is on its way.
    laying: RwSignal<bool>,
    opener: Opener,
    changes: bool,
) -> impl IntoView {
    let speech = speech();
    let wrong = move || problem.with(Option::is_some) || opener.trouble().is_some();
    let said = move || match (problem.get(), opener.trouble()) {
        _ if laying.get() => speech.say("web-laying"),
        (Some(problem), _) => sentence(speech, &problem),
        (None, Some(trouble)) => trouble,
        (None, None) => draft.with(|draft| summary(speech, draft)),
    };
    let label = move || {
        let devices = draft.with(|draft| draft.way() == Way::Devices);
        speech.say(match devices {
            _ if changes => "online-change-done",
            true if opener.is_waiting() => "online-opening",
            true => "online-open",
            false => "web-deal",
        })
    };
    view! {
        <div class="stickbar">
            <p id="problem" class:wrong=wrong>{said}</p>
            <button class="btn go" type="submit">{label}</button>
        </div>
    }
}

fn help(game: &'static str) -> impl IntoView {
    let speech = speech();
    let name = move || speech.say("web-rules");
    view! {
        <a class="icon" href=Route::rules(game).href() aria-label=name title=name>
            <Sign icon=Icon::Help/>
        </a>
    }
}

fn names(speech: Speech, own: String) -> Names {
    let guests = speech.say("web-guests");
    let guests = guests.split(',').map(|name| name.trim().to_owned());
    let own_lower = own.to_lowercase();
    let guests = guests.filter(|name| name.to_lowercase() != own_lower).collect();
    Names { own, guests, birds: speech.with(|words| words.birds()) }
}

/// What is about to be played, in one sentence.
fn summary(speech: Speech, draft: &Draft) -> String {
    let players = draft.players();
    let name = |seat| match draft.name(seat).trim() {
        "" => speech.say("web-you"),
        name => name.to_owned(),
    };
    match draft.teams() {
        _ if players == 2 && draft.way() != Way::Devices => {
            speech.fill("web-table-duel", &[("one", name(0).into()), ("other", name(1).into())])
        }
        Some(teams) if teams < players => {
            speech.fill("web-table-teams", &[("players", players.into()), ("teams", teams.into())])
        }
        _ => speech.fill("web-table-alone", &[("players", players.into())]),
    }
}

/// What is in the way, and what to do.
fn sentence(speech: Speech, problem: &Problem) -> String {
    let seat = |seat: &usize| ("seat", (*seat + 1).into());
    match problem {
        Problem::NoName(at) => speech.fill("web-problem-name", &[seat(at)]),
        Problem::SameName(_, name) => {
            speech.fill("web-problem-same", &[("name", name.as_str().into())])
        }
        Problem::NoPerson => speech.say("web-problem-person"),
        Problem::Table => speech.say("web-problem-table"),
        Problem::Missing => speech.say("web-missing"),
        Problem::Rules(fault) => options::misfit(speech, fault),
    }
}
