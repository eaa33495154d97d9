//! The screen of a table: bar, seats, news, board, turn and hand, in this order for eye and ear.

use art::Icon;
use leptos::ev;
use leptos::prelude::*;

use super::news::{Log, News, Rail};
use super::others::OthersButton;
use super::seats::{Scores, Seats};
use super::television::Television;
use super::{Dialog, Eyes, Line, Plate, Refused, Score, eyes};
use crate::browser;
use crate::parts::{Sign, arrive};
use crate::route::Route;
use crate::settings::Settings;
use crate::speech::{speech, t};

/// Taking the last decision back.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Undo {
    /// Whether it can be.
    pub(crate) may: Signal<bool>,
    pub(crate) run: Callback<()>,
}

/// A table with its board.
#[component]
pub(crate) fn Frame(
    /// The id of the game.
    game: &'static str,
    /// A few words beside the name of the game, such as the round.
    #[prop(default = Signal::stored(String::new()))]
    note: Signal<String>,
    /// The others at the table, clockwise from one's left.
    plates: Signal<Vec<Plate>>,
    /// How far the teams have come.
    scores: Signal<Vec<Score>>,
    /// What has happened, oldest first.
    lines: Signal<Vec<Line>>,
    /// What was refused just now.
    refused: Signal<Option<Refused>>,
    /// Whether the table waits for the person here.
    yours: Signal<bool>,
    /// Taking back.
    undo: Undo,
    /// Leaves the table.
    leave: Callback<()>,
    /// The board.
    board: AnyView,
    /// The turn line and the hand.
    tray: AnyView,
    /// What else there is to look at, below the log.
    more: ViewFn,
    /// What a television shows below the seats.
    #[prop(optional, into)]
    beside: Option<ViewFn>,
    /// Whether the tray is all there is of the hand, and the board only as much as it needs.
    #[prop(default = false)]
    handheld: bool,
) -> impl IntoView {
    if eyes() == Eyes::Television {
        let beside = beside.map(|beside| beside.run());
        return view! { <Television game note plates scores lines beside board/> }.into_any();
    }
    let log = RwSignal::new(false);
    listen(game, undo, log);
    view! {
        <main class="t" class:handheld=handheld id="main" tabindex="-1" data-game=game>
            <Bar game note scores leave/>
            <Seats plates/>
            <News game lines refused log/>
            <Rail lines/>
            <section class="board" aria-label=t("play-board")>{board}</section>
            <section class="tray" class:now=yours aria-label=t("play-hand")>{tray}</section>
            <Dialog open=log title=Signal::derive(t("play-log-title"))>
                <Log lines/>
                {more.run()}
            </Dialog>
        </main>
    }
    .into_any()
}

/// The way out, the game, the score, the sound, the rules.
#[component]
fn Bar(
    game: &'static str,
    note: Signal<String>,
    scores: Signal<Vec<Score>>,
    leave: Callback<()>,
) -> impl IntoView {
    let (speech, heading) = (speech(), NodeRef::new());
    let title = Signal::derive(move || speech.say(&format!("game-{game}")));
    arrive(title, heading, false);
    let rules = Route::Rules { game: game.to_owned(), rule: None };
    view! {
        <header class="bar">
            <button class="icon" aria-label=t("play-leave") on:click=move |_| leave.run(())>
                <Sign icon=Icon::Back/>
            </button>
            <h1 class="title" tabindex="-1" node_ref=heading>{title}<small>{note}</small></h1>
            <Scores scores/>
            <OthersButton/>
            <SoundButton/>
            <a class="icon" href=rules.href() aria-label=t("play-rules") aria-keyshortcuts="?">
                <Sign icon=Icon::Help/>
            </a>
        </header>
    }
}

/// Sound on and off. How loud it is, is a setting.
#[component]
fn SoundButton() -> impl IntoView {
    let settings: Settings = expect_context();
    let before = StoredValue::new(60);
    let on = move || settings.volume.get() > 0;
    let turn = move |_| match settings.volume.get_untracked() {
        0 => settings.volume.set(before.get_value()),
        volume => {
            before.set_value(volume);
            settings.volume.set(0);
        }
    };
    view! {
        <button
            class="icon sound"
            class:off=move || !on()
            aria-label=t("play-sound")
            aria-pressed=move || if on() { "true" } else { "false" }
            on:click=turn
        >
            <Sign icon=Icon::Sound/>
        </button>
    }
}

/// The keys that mean the same at every table.
fn listen(game: &'static str, undo: Undo, log: RwSignal<bool>) {
    let handle = window_event_listener(ev::keydown, move |event| {
        if event.ctrl_key() || event.alt_key() || event.meta_key() {
            return;
        }
        match event.key().as_str() {
            "l" if log.get_untracked() => log.set(false),
            _ if browser::is_busy() => {}
            "?" => Route::Rules { game: game.to_owned(), rule: None }.go(),
            "u" if undo.may.get_untracked() => undo.run.run(()),
            "l" => log.set(true),
            _ => {}
        }
    });
    on_cleanup(move || handle.remove());
}
