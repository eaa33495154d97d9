//! What there is round a board besides the board, where people play on their own devices: the connection, a pause, an
//! undo that is asked for, the clock, what somebody says.

use std::time::Duration;

use art::Icon;
use game::Seat;
use leptos::prelude::*;
use play::online::team;
use protocol::{Clock, Desk, Phase, ToServer, Who, Why};
use table::Millis;

use super::menu::Menu;
use super::say::{NamedSpeech, speech_of};
use super::words::refusal;
use crate::announce::announce;
use crate::browser;
use crate::online::{Online, Reach, every_second};
use crate::parts::{Sign, chip};
use crate::speech::{speech, t};
use crate::table::{Others, Ticking, Timer};

/// For so long something that was said, or could not be done, stays on the screen.
const LINGER: Duration = Duration::from_secs(7);
/// Somebody who is away for less is not missed, in milliseconds.
const ABSENCE: u64 = 4_000;
/// From here on the clock is told to those who listen.
const LOW: u64 = 10;

/// Everything round the board.
#[component]
pub(super) fn Company(
    /// Whether the menu of the table is open.
    others: Others,
) -> impl IntoView {
    let reach = expect_context::<Online>().reach();
    view! {
        <aside class="company" aria-label=t("online-menu")>
            <Lost reach/>
            <Unseated/>
            <Paused/>
            <StandIns/>
            <Absent/>
            <UndoAsked/>
            <Trouble/>
            <Clocks others/>
            <Said/>
        </aside>
        <Menu others/>
    }
}

/// The connection is gone: the table stays, still.
#[component]
pub(super) fn Lost(reach: Signal<Reach>) -> impl IntoView {
    let speech = speech();
    let lost = Memo::new(move |_| matches!(reach.get(), Reach::Lost(_)));
    let next = move || match reach.get() {
        Reach::Lost(0) | Reach::Fine | Reach::Outdated => speech.say("online-lost-now"),
        Reach::Lost(seconds) => speech.fill("online-lost-next", &[("seconds", seconds.into())]),
    };
    say_when(move || lost.get(), "online-lost");
    view! {
        <Show when=move || lost.get()>
            <div class="banner off">
                <Sign icon=Icon::Link/>
                <div>{t("online-lost")}<small>{next}</small></div>
            </div>
        </Show>
    }
}

/// Somebody else has given a seat of this device up.
#[component]
pub(super) fn Unseated() -> impl IntoView {
    let unseated = expect_context::<Online>().unseated();
    say_when(move || unseated.get(), "online-unseated");
    view! {
        <Show when=move || unseated.get()>
            <div class="banner">
                <Sign icon=Icon::People/>
                <div>{t("online-unseated")}<small>{t("online-unseated-about")}</small></div>
                <button class="btn quiet" on:click=move |_| unseated.set(false)>
                    {t("online-dismiss-note")}
                </button>
            </div>
        </Show>
    }
}

/// The game stands still, and who can go on.
#[component]
fn Paused() -> impl IntoView {
    let (online, speech) = (expect_context::<Online>(), speech());
    let paused = ask(online, |desk| desk.paused && desk.phase == Phase::Playing);
    let hosting = ask(online, |desk| desk.hosting);
    let host = move || {
        let name = online.desk().with(|desk| {
            let host = desk.as_ref()?.seats.iter().find(|place| place.host)?;
            Some(host.name.as_ref()?.to_string())
        });
        name.map(|host| speech.fill("online-paused-host", &[("host", host.into())]))
    };
    say_when(move || paused.get() == Some(true), "online-paused");
    let go_on = move |_| online.want(|id| ToServer::Pause { id, paused: false });
    view! {
        <Show when=move || paused.get() == Some(true)>
            <div class="banner">
                <Sign icon=Icon::Clock/>
                <div>
                    {t("online-paused")}
                    <Show when=move || hosting.get() != Some(true)><small>{host}</small></Show>
                </div>
                <Show when=move || hosting.get() == Some(true)>
                    <button class="btn go" on:click=go_on>{t("online-go-on-now")}</button>
                </Show>
            </div>
        </Show>
    }
}

/// A bot plays for somebody at this device, until they say that they are back.
#[component]
fn StandIns() -> impl IntoView {
    let (online, speech) = (expect_context::<Online>(), speech());
    let away = Memo::new(move |_| {
        online.desk().with(|desk| {
            let Some(desk) = desk.as_ref().filter(|desk| desk.phase == Phase::Playing) else {
                return Vec::new();
            };
            let is_away = |seat: &Seat| {
                let place = desk.seats.get(seat.index());
                place.is_some_and(|place| matches!(place.who, Who::Away(_)))
            };
            desk.yours.iter().filter(is_away).map(|seat| (seat, desk.yours.len() == 1)).collect()
        })
    });
    let banner = move |(seat, alone): (Seat, bool)| {
        let sentence = move || match alone {
            true => speech.say("online-bot-plays-me"),
            false => speech.fill("online-bot-plays", &[("name", name(online, seat).into())]),
        };
        announce(untrack(sentence));
        let back = move |_| online.want(|id| ToServer::Back { id, seat });
        view! {
            <div class="banner off">
                <Sign icon=Icon::Bot/>
                <div>{sentence}</div>
                <button class="btn go" on:click=back>{t("online-back")}</button>
            </div>
        }
    };
    move || away.get().into_iter().map(banner).collect_view()
}

/// The game waits for somebody who is not connected: the host may let a bot play.
#[component]
fn Absent() -> impl IntoView {
    let (online, speech) = (expect_context::<Online>(), speech());
    let hosting = ask(online, |desk| desk.hosting);
    let second = every_second();
    // Who, and since when: somebody who only loads the page again is back before it is said.
    let absent = Memo::new(move |before: Option<&Option<(Seat, u64)>>| {
        online.changed().track();
        let waits = online.play(|play| play.get("must_act").cloned()).flatten();
        let waits: game::SeatSet = serde_json::from_value(waits?).ok()?;
        let seat = online.desk().with(|desk| {
            let desk = desk.as_ref().filter(|desk| desk.phase == Phase::Playing)?;
            waits.difference(desk.yours).iter().find(|seat| {
                let place = desk.seats.get(seat.index());
                place.is_some_and(|place| place.who == Who::Person && !place.here)
            })
        })?;
        let since = before.copied().flatten().filter(|(absent, _)| *absent == seat);
        Some(since.unwrap_or_else(|| (seat, browser::now())))
    });
    let told = Memo::new(move |_| {
        second.track();
        let (seat, since) = absent.get()?;
        (browser::now() >= since + ABSENCE).then_some(seat)
    });
    move || {
        let seat = told.get()?;
        let sentence = move || speech.fill("online-absent", &[("name", name(online, seat).into())]);
        announce(untrack(sentence));
        let away = move |_| online.want(|id| ToServer::Away { id, seat });
        Some(view! {
            <div class="banner">
                <Sign icon=Icon::Phone/>
                <div>{sentence}</div>
                <Show when=move || hosting.get() == Some(true)>
                    <button class="btn calm" on:click=away>{t("online-absent-bot")}</button>
                </Show>
            </div>
        })
    }
}

/// Somebody would like to take a move back.
#[component]
fn UndoAsked() -> impl IntoView {
    let (online, speech) = (expect_context::<Online>(), speech());
    let asked = Memo::new(move |_| {
        online.changed().track();
        let undo = online.play(|play| play.get("undo").cloned()).flatten();
        undo.and_then(|undo| serde_json::from_value::<protocol::Undo>(undo).ok())
    });
    let banner = move |undo: protocol::Undo| {
        let yours = online.desk().with_untracked(|desk| desk.as_ref().map(|desk| desk.yours));
        let yours = yours.unwrap_or(game::SeatSet::EMPTY);
        let to_answer = (!yours.contains(undo.seat))
            .then(|| yours.difference(undo.agreed).iter().next())
            .flatten();
        let sentence = match yours.contains(undo.seat) {
            true => speech.say("online-undo-waits"),
            false => speech.fill("online-undo-asked", &[("name", name(online, undo.seat).into())]),
        };
        announce(sentence.as_str());
        let answer = move |agree: bool, seat: Seat| {
            let asked = undo.asked;
            online.want(|id| ToServer::Answer { id, seat, asked, agree });
        };
        let buttons = to_answer.map(|seat| {
            view! {
                <div class="two">
                    <button class="btn calm" on:click=move |_| answer(false, seat)>
                        {t("online-disagree")}
                    </button>
                    <button class="btn go" on:click=move |_| answer(true, seat)>
                        {t("online-agree")}
                    </button>
                </div>
            }
        });
        view! {
            <div class="banner">
                <Sign icon=Icon::Undo/>
                <div>{sentence}</div>
                {buttons}
            </div>
        }
    };
    move || asked.get().map(|undo| untrack(|| banner(undo)))
}

/// Something that could not be done, unless the board says so itself.
#[component]
fn Trouble() -> impl IntoView {
    let (online, speech) = (expect_context::<Online>(), speech());
    let sentence = Memo::new(move |_| {
        online.trouble().with(|trouble| {
            let trouble = trouble.as_ref()?;
            let is_foul = matches!(trouble.why, Why::Foul { .. });
            (!is_foul).then(|| refusal(speech, &trouble.why))
        })
    });
    Effect::new(move || {
        if let Some(sentence) = sentence.get() {
            announce(sentence);
            set_timeout(move || online.forgive(), LINGER);
        }
    });
    move || {
        sentence.get().map(|sentence| {
            view! {
                <div class="banner bad">
                    <Sign icon=Icon::Warn/>
                    <div>{sentence}</div>
                    <button class="btn quiet" on:click=move |_| online.forgive()>
                        {t("online-dismiss-note")}
                    </button>
                </div>
            }
        })
    }
}

/// How long whoever decides may still think, where that is limited. The board has the clock in its frame; it ticks here
/// while the hand is covered.
#[component]
fn Clocks(others: Others) -> impl IntoView {
    let (online, speech) = (expect_context::<Online>(), speech());
    let limited = ask(online, |desk| desk.opening.clock != Clock::None && !desk.paused);
    let second = every_second();
    let left = Memo::new(move |_| {
        online.changed().track();
        second.track();
        let deadline = online.play(|play| play.get("deadline")?.as_u64()).flatten()?;
        let here = online.here(Millis(deadline));
        Some(here.since(Millis(browser::now())).0.div_ceil(1000))
    });
    // Whom the game waits for, and whether they are at this device.
    let who = Memo::new(move |_| {
        online.changed().track();
        let waits = online.play(|play| play.get("must_act").cloned()).flatten();
        let waits: game::SeatSet = serde_json::from_value(waits?).ok()?;
        let yours = online.about(|desk| desk.yours)?;
        let own = waits.intersection(yours).iter().next();
        Some((own.or(waits.iter().next())?, own.is_some()))
    });
    Effect::new(move || {
        if left.get() == Some(LOW) && who.get_untracked().is_some_and(|(_, own)| own) {
            announce(speech.say("online-time-low"));
        }
    });
    let ticking = move || {
        limited.get().filter(|limited| *limited)?;
        let (left, (seat, own)) = (left.get()?, who.get()?);
        let time = format!("{}:{:02}", left / 60, left % 60);
        let words = match own {
            true => speech.fill("online-time-me", &[("time", time.clone().into())]),
            false => {
                let name = name(online, seat);
                speech.fill("online-time", &[("name", name.into()), ("time", time.clone().into())])
            }
        };
        Some(Ticking { words, time, own })
    };
    Effect::new(move || others.clock().set(ticking()));
    view! { <Timer/> }
}

/// What the others say, for a while.
#[component]
fn Said() -> impl IntoView {
    let (online, speech) = (expect_context::<Online>(), speech());
    let shown = RwSignal::new(Vec::<NamedSpeech>::new());
    Effect::new(move |before: Option<Option<u32>>| {
        let last = online.said().with(|said| said.last().cloned());
        let number = last.as_ref().map(|last| last.number);
        // What was said before one came is not news.
        if let (Some(last), Some(before)) = (last, before)
            && number != before
        {
            let desk = online.desk().get_untracked();
            let said = NamedSpeech {
                number: last.number,
                team: desk.and_then(|desk| team(&desk.opening, last.seat)),
                name: untrack(|| name(online, last.seat)),
                words: speech_of(speech, &last.words),
            };
            announce(said.whole(speech));
            shown.update(|shown| shown.push(said));
            let hide = move || {
                shown.try_update(|shown| shown.retain(|said| Some(said.number) != number));
            };
            set_timeout(hide, LINGER);
        }
        number
    });
    view! {
        <For each=move || shown.get() key=|said| said.number let:said>
            <p class="bubble">
                {chip(said.team)}
                <span><b>{said.name}</b>" "{said.words}</span>
            </p>
        </For>
    }
}

/// Whatever is so at the table, as it changes.
pub(super) fn ask<T>(online: Online, ask: fn(&Desk) -> T) -> Memo<Option<T>>
where
    T: PartialEq + Send + Sync + 'static,
{
    Memo::new(move |_| online.about(ask))
}

/// What whoever sits at `seat` is called.
pub(super) fn name(online: Online, seat: Seat) -> String {
    let name = online.desk().with(|desk| {
        let place = desk.as_ref()?.seats.get(seat.index())?;
        Some(place.name.as_ref()?.to_string())
    });
    name.unwrap_or_default()
}

/// Has the sentence `key` read aloud when something comes to be so.
fn say_when(is_so: impl Fn() -> bool + 'static, key: &'static str) {
    let speech = speech();
    Effect::new(move || {
        if is_so() {
            announce(speech.say(key));
        }
    });
}
