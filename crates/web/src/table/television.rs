//! The board on a screen that everybody looks up to: large, without a button and without a secret.

use leptos::prelude::*;

use super::seats::{Scores, Seats};
use super::{Line, Plate, Score};
use crate::online::Invite;
use crate::parts::{arrive, chip};
use crate::picture::Pic;
use crate::speech::{speech, t};

/// The table on a television.
#[component]
pub(super) fn Television(
    game: &'static str,
    note: Signal<String>,
    plates: Signal<Vec<Plate>>,
    scores: Signal<Vec<Score>>,
    lines: Signal<Vec<Line>>,
    beside: Option<AnyView>,
    board: AnyView,
) -> impl IntoView {
    let (speech, heading) = (speech(), NodeRef::new());
    let title = Signal::derive(move || speech.say(&format!("game-{game}")));
    arrive(title, heading, false);
    view! {
        <main class="t tv" id="main" tabindex="-1" data-game=game>
            <section class="side">
                <div class="brand">
                    <Pic picture=art::Picture::Wordmark class="word"/>
                    <h1 tabindex="-1" node_ref=heading>{title}<small>{note}</small></h1>
                </div>
                <Seats plates/>
                <Scores scores/>
                <div class="beside" inert>{beside}</div>
                <Invite/>
            </section>
            <section class="board" aria-label=t("play-board") inert>{board}</section>
            <Headline lines/>
        </main>
    }
}

/// What just happened, to be read across the room.
#[component]
fn Headline(lines: Signal<Vec<Line>>) -> impl IntoView {
    let last = Memo::new(move |_| lines.with(|lines| lines.last().cloned()));
    let told = move || match last.get() {
        Some(line) => {
            view! { {chip(line.team)}<span>{line.brief.unwrap_or(line.text)}</span> }.into_any()
        }
        None => view! { <span>{t("play-begins")}</span> }.into_any(),
    };
    view! { <p class="news headline" aria-label=t("play-news")>{told}</p> }
}
