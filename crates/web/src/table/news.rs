//! What just happened, what happened before, and what the rules refused.

use art::Icon;
use leptos::html;
use leptos::prelude::*;

use super::{Line, Refused, Timer};
use crate::announce::announce;
use crate::parts::{Sign, chip};
use crate::route::Route;
use crate::speech::{speech, t};

/// How many lines stand beside the board on wide screens.
const RAIL: usize = 9;

/// The last line, or why something was refused, with the way to everything before.
#[component]
pub(crate) fn News(
    /// The game, for the address of its rules.
    game: &'static str,
    /// All lines, oldest first.
    lines: Signal<Vec<Line>>,
    /// What was refused just now.
    refused: Signal<Option<Refused>>,
    /// Opens the log.
    log: RwSignal<bool>,
) -> impl IntoView {
    let speech = speech();
    let last = Memo::new(move |_| lines.with(|lines| lines.last().cloned()));
    speak(last, refused);
    // Whatever is done takes the last refusal back, also where there was none.
    let refused = Memo::new(move |_| refused.get());
    let told = move |line: Line| {
        let full = if line.brief.is_some() { "full" } else { "" };
        let brief = line.brief.map(|brief| view! { <span class="brief">{brief}</span> });
        view! { <p class="told">{chip(line.team)}<span class=full>{line.text}</span>{brief}</p> }
    };
    let refusal = move |refused: Refused| {
        let rule = refused.rule.map(|rule| {
            let page = Route::Rules { game: game.to_owned(), rule: Some(rule.clone()) };
            view! { " "<a class="ref" href=page.href()>{rule}</a> }
        });
        view! { <p class="told"><Sign icon=Icon::Warn/><span>{refused.text}{rule}</span></p> }
    };
    view! {
        <section class="news" class:why=move || refused.with(Option::is_some) aria-label=t("play-news")>
            {move || match refused.get() {
                Some(refused) => refusal(refused).into_any(),
                None => match last.get() {
                    Some(line) => told(line).into_any(),
                    None => view! { <p class="told"><span>{t("play-begins")}</span></p> }.into_any(),
                },
            }}
            <Timer/>
            <button
                class="icon"
                aria-label=move || speech.say("play-log")
                aria-keyshortcuts="l"
                on:click=move |_| log.set(true)
            >
                <Sign icon=Icon::Menu/>
            </button>
        </section>
    }
}

/// The lines before the last, newest first, beside the board on wide screens.
#[component]
pub(crate) fn Rail(
    /// All lines, oldest first.
    lines: Signal<Vec<Line>>,
) -> impl IntoView {
    let each = move || {
        lines.with(|lines| lines.iter().rev().skip(1).take(RAIL).cloned().collect::<Vec<_>>())
    };
    view! {
        <ol class="log" aria-label=t("play-log-title")>
            <For each key=|line| line.number let:line>
                <li>{chip(line.team)}<span>{line.text}</span></li>
            </For>
        </ol>
    }
}

/// Everything that has happened, oldest first, opened at its end.
#[component]
pub(crate) fn Log(
    /// All lines.
    lines: Signal<Vec<Line>>,
) -> impl IntoView {
    let list = NodeRef::<html::Ol>::new();
    Effect::new(move || {
        lines.track();
        if let Some(list) = list.get() {
            list.set_scroll_top(list.scroll_height());
        }
    });
    let empty = move || lines.with(Vec::is_empty);
    view! {
        <Show when=empty><p class="dim">{t("play-log-empty")}</p></Show>
        <ol class="story" node_ref=list tabindex="0" aria-label=t("play-log-title")>
            <For each=move || lines.get() key=|line| line.number let:line>
                <li>{chip(line.team)}<span>{line.text}</span></li>
            </For>
        </ol>
    }
}

/// Has new lines and refusals read aloud.
fn speak(last: Memo<Option<Line>>, refused: Signal<Option<Refused>>) {
    Effect::new(move |before: Option<u32>| {
        let number = last.with(|line| line.as_ref().map_or(0, |line| line.number));
        // What stands there when one comes to the table is read with the table.
        if before.is_some_and(|before| before < number) {
            last.with(|line| line.iter().for_each(|line| announce(line.text.as_str())));
        }
        number
    });
    Effect::new(move || {
        refused.with(|refused| refused.iter().for_each(|refused| announce(refused.text.as_str())));
    });
}
