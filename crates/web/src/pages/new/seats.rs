//! Who sits where.

use art::Icon;
use leptos::prelude::*;
use play::draft::{Draft, Problem};
use play::order::Occupant;

use super::options::Beginner;
use crate::announce::announce;
use crate::parts::{Chip, Sign};
use crate::speech::{Speech, speech, t};

/// The seats in their order round the table.
#[component]
pub(super) fn Seats(draft: RwSignal<Draft>, problem: RwSignal<Option<Problem>>) -> impl IntoView {
    let players = Memo::new(move |_| draft.with(Draft::players));
    let teams = move || draft.with(|draft| draft.teams().is_some_and(|n| n < draft.players()));
    view! {
        <section class="box">
            <h2>{t("web-seats")}</h2>
            <ol class="who">
                <For
                    each=move || 0..usize::from(players.get())
                    key=|seat| *seat
                    children=move |seat| view! { <Seat seat draft problem/> }
                />
            </ol>
            <Show when=teams><p class="dim small">{t("web-seats-about")}</p></Show>
            <Beginner draft/>
        </section>
    }
}

/// The id of the field for the name on a seat.
pub(super) fn name_id(seat: usize) -> String {
    format!("name-on-{seat}")
}

/// One seat: chip, name, person or bot.
#[component]
fn Seat(seat: usize, draft: RwSignal<Draft>, problem: RwSignal<Option<Problem>>) -> impl IntoView {
    let speech = speech();
    let number = seat + 1;
    let named = move |key: &str| speech.fill(key, &[("seat", number.into())]);
    let name = move || draft.with(|draft| draft.name(seat).to_owned());
    let alone = move || draft.with(|draft| !draft.pass());
    let mine = move || seat == 0 && alone();
    let wrong = move || {
        problem.with(|problem| match problem {
            Some(Problem::NoName(at) | Problem::SameName(at, _)) => *at == seat,
            _ => false,
        })
    };
    let place = move || draft.with(|draft| seat_name(speech, draft, seat));
    let moves = move || draft.with(|draft| draft.pass() && draft.players() > 2);
    view! {
        <li class:mine=mine class:passed=move || !alone() class:moves=moves>
            <span class="sr">{place}</span>
            <Badge seat draft/>
            <input
                class="text"
                id=name_id(seat)
                aria-describedby=move || wrong().then_some("problem")
                maxlength="24"
                autocomplete="off"
                aria-label=move || named("web-seat-name")
                aria-invalid=move || wrong().to_string()
                placeholder=move || if mine() { speech.say("web-you") } else { String::new() }
                prop:value=name
                on:input:target=move |event| {
                    let name = event.target().value();
                    draft.update(|draft| draft.set_name(seat, name));
                }
            />
            <Show when=move || !mine()><Who seat draft/></Show>
            <Show when=move || moves() && seat != 0><MoveUp seat draft/></Show>
        </li>
    }
}

/// The chip of the seat's team, or its number where there are no teams.
#[component]
fn Badge(seat: usize, draft: RwSignal<Draft>) -> impl IntoView {
    move || match draft.with(|draft| draft.team(seat)) {
        Some(team) => view! { <Chip team/> }.into_any(),
        None => view! { <span class="place" aria-hidden="true">{seat + 1}</span> }.into_any(),
    }
}

/// Person or bot, and which bot.
#[component]
fn Who(seat: usize, draft: RwSignal<Draft>) -> impl IntoView {
    let speech = speech();
    let levels = draft.with_untracked(Draft::levels);
    // Where nobody but bots can sit, it goes without saying that it is one.
    let level_name = move |level: &str| {
        let level = speech.with(|words| words.bot(level));
        if draft.with(|draft| draft.pass()) {
            speech.fill("web-bot", &[("level", level.into())])
        } else {
            level
        }
    };
    let is = move |occupant: &Occupant| draft.with(|draft| draft.occupant(seat) == *occupant);
    let person = move || {
        draft.with(|draft| draft.pass()).then(|| {
            view! {
                <option value="" prop:selected=move || is(&Occupant::Person)>{t("web-person")}</option>
            }
        })
    };
    let bot = move |level: &'static str| {
        let chosen = move || is(&Occupant::Bot(level.to_owned()));
        view! { <option value=level prop:selected=chosen>{move || level_name(level)}</option> }
    };
    let set = move |value: String| {
        let occupant = if value.is_empty() { Occupant::Person } else { Occupant::Bot(value) };
        draft.update(|draft| draft.set_occupant(seat, occupant));
    };
    view! {
        <select
            class="select"
            aria-label=move || speech.fill("web-seat-who", &[("seat", (seat + 1).into())])
            on:change:target=move |event| set(event.target().value())
        >
            {person}
            {levels.into_iter().map(bot).collect_view()}
        </select>
    }
}

/// Changes places with the seat before.
#[component]
fn MoveUp(seat: usize, draft: RwSignal<Draft>) -> impl IntoView {
    let speech = speech();
    let name = move || draft.with(|draft| draft.name(seat).to_owned());
    let label = move || speech.fill("web-seat-up", &[("name", name().into())]);
    let move_up = move |_| {
        let args = [("name", name().into()), ("seat", seat.into())];
        draft.update(|draft| draft.move_up(seat));
        announce(speech.fill("web-seat-moved", &args));
    };
    view! {
        <button type="button" class="icon up" aria-label=label title=label on:click=move_up>
            <Sign icon=Icon::Back/>
        </button>
    }
}

/// A seat in words: its number and its team.
fn seat_name(speech: Speech, draft: &Draft, seat: usize) -> String {
    let number = ("seat", (seat + 1).into());
    match draft.team(seat) {
        Some(team) => {
            let colour = sequence::COLOURS.get(usize::from(team)).copied().unwrap_or_default();
            let team = speech.with(|words| words.say(&format!("team-{colour}"), &[]));
            speech.fill("web-seat", &[number, ("team", team.into())])
        }
        None => speech.fill("web-seat-alone", &[number]),
    }
}
