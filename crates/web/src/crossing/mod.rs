//! The table of Crossing.
//!
//! `desk` holds the draft and what is picked up, `deeds` what people do with it, `cloth` the tiles on the table and `looks` how they lie, `lens` how they are looked at, `grip`
//! what fingers do, `carry` what they carry, `rack` the open tiles and the hand, `turn` the line with the buttons, `list` the table as a list of
//! lines, `hint` the ladder of hints, `keep` the draft on the device, `elsewhere` on the others, `tell` the words, `verdict` who won.

mod carry;
mod cloth;
mod deeds;
mod desk;
mod elsewhere;
mod grip;
mod hint;
mod keep;
mod keys;
mod lens;
mod list;
mod looks;
mod rack;
mod tell;
mod tile;
mod turn;
mod verdict;

use crossing::{Crossing, Event, ID};
use leptos::prelude::*;

use crate::beat::memo;
use crate::session::{Session, Sitting};
use crate::sound::Sound;
use crate::speech::t;
use crate::table::{Dialog, Frame, Line, Plate, Scene, Undo, end_in_time};
use desk::Desk;

/// A table of Crossing.
#[component]
pub(crate) fn CrossingTable(session: Session<Crossing>) -> impl IntoView {
    let desk = Desk::new(session);
    elsewhere::show(desk);
    keys::listen(desk);
    sounds(desk);
    reveal(desk);
    end_in_time(desk.sight, desk.ended);
    let lines = lines(desk);
    let curtain = session.curtain();
    let scene = Scene {
        session,
        game: ID,
        // Whoever has played last sees the end of a game of the row, too.
        curtain: Signal::derive(move || curtain.get().filter(|_| !desk.is_revealing())),
        ended: desk.ended,
        lines,
        verdict: Signal::derive(move || verdict::verdict(desk)),
        standings: Signal::derive(move || verdict::standings(desk)),
    };
    let table = move |leave| view! { <AtTable desk lines leave/> }.into_any();
    scene.show(table, |_| None, move |told| tell::lines(desk, told))
}

/// The table with everything round it.
#[component]
fn AtTable(desk: Desk, lines: Signal<Vec<Line>>, leave: Callback<()>) -> impl IntoView {
    let may_undo = Signal::derive(move || {
        desk.draft.with(play::crossing::Draft::may_undo) || desk.session.may_undo().get()
    });
    view! {
        <Frame
            game=ID
            note=Signal::derive(move || tell::note(desk))
            plates=memo(desk.beat.second(move || plates(desk))).into()
            scores=Signal::stored(Vec::new())
            lines
            refused=memo(desk.beat.next(move || desk.refused())).into()
            yours=Signal::derive(move || desk.is_yours())
            undo=Undo { may: may_undo, run: Callback::new(move |()| desk.undo()) }
            leave
            board=view! { <cloth::Cloth desk/> }.into_any()
            tray=view! {
                <rack::Open desk/>
                <turn::Turn desk/>
                <rack::Hand desk/>
                <list::List desk/>
                <Counted desk/>
            }
            .into_any()
            more=ViewFn::from(move || view! { <Points desk/> })
            beside=ViewFn::from(move || view! { <rack::Open desk/><Points desk/> })
        />
    }
}

/// The end of a game of the row, to be looked at before the next.
#[component]
fn Counted(desk: Desk) -> impl IntoView {
    let open = RwSignal::new(false);
    Effect::new(move || open.set(desk.is_revealing()));
    // Closing it, however that is done, goes on.
    Effect::new(move |before: Option<bool>| {
        let now = open.get();
        if before == Some(true) && !now {
            desk.go_on();
        }
        now
    });
    let title = Signal::derive(move || {
        let game = desk.scene(|scene| scene.results.len());
        desk.speech.fill("play-cro-game-over", &[("game", game.into())])
    });
    view! {
        <Dialog open title>
            <Points desk/>
            <button class="btn go" on:click=move |_| desk.go_on()>{t("play-cro-next-game")}</button>
        </Dialog>
    }
}

/// The points of the games so far.
#[component]
fn Points(desk: Desk) -> impl IntoView {
    let rows = move || {
        let row = |(total, seat): (i32, game::Seat)| {
            let points = desk.scene(|scene| {
                let all = scene.results.iter().map(|game| game.points[seat]);
                all.map(|points| view! { <td>{points}</td> }).collect_view()
            });
            view! { <tr><th scope="row">{desk.name(seat)}</th>{points}<td><b>{total}</b></td></tr> }
        };
        verdict::totals(desk).into_iter().map(row).collect_view()
    };
    let played = move || desk.scene(|scene| scene.results.len());
    let heads =
        move || (1..=played()).map(|game| view! { <th scope="col">{game}</th> }).collect_view();
    view! {
        <Show when=move || { played() > 0 }>
            <table class="points-table">
                <caption>{t("play-cro-sheet")}</caption>
                <thead><tr><td></td>{heads}<th scope="col">{t("play-cro-sum")}</th></tr></thead>
                <tbody>{rows}</tbody>
            </table>
        </Show>
    }
}

/// The others, clockwise from one's left.
fn plates(desk: Desk) -> Vec<Plate> {
    let sittings = desk.session.seats().get();
    let own = sittings.iter().position(|sitting| sitting.you);
    let order = own.map_or(0, |own| own + 1);
    let clockwise = sittings.iter().cycle().skip(order).take(sittings.len());
    let others = clockwise.filter(|sitting| !sitting.you || own.is_none());
    let plate = |sitting: &Sitting| Plate {
        team: None,
        name: sitting.name.clone(),
        sub: tell::under_name(desk, sitting.seat, sitting.bot, sitting.on_turn),
        absence: sitting.absence,
        now: sitting.on_turn,
    };
    others.map(plate).collect()
}

/// Bots wait while the end of a game is looked at.
fn reveal(desk: Desk) {
    let waits = Memo::new(move |_| desk.is_revealing());
    Effect::new(move || desk.session.hold(waits.get()));
    let played = Memo::new(move |_| desk.scene(|scene| scene.results.len()));
    Effect::new(move |before: Option<usize>| {
        let now = played.get();
        // Dealt anew.
        if before.is_some_and(|before| now < before) {
            desk.seen.set(now);
        }
        now
    });
}

/// What has happened.
fn lines(desk: Desk) -> Signal<Vec<Line>> {
    let lines = desk.beat.third(move || {
        let story = desk.session.story().get();
        let stands = story.iter().filter(|told| !told.undone);
        stands.flat_map(|told| tell::lines(desk, told)).collect::<Vec<_>>()
    });
    memo(lines).into()
}

/// What is heard: tiles as they are laid, one's turn.
fn sounds(desk: Desk) {
    let version = Memo::new(move |_| desk.sight.with(|sight| sight.version));
    Effect::new(move |before: Option<(u32, bool)>| {
        let now = (version.get(), desk.is_yours());
        let Some((_, was_yours)) = before.filter(|before| before.0 != now.0) else { return now };
        let story = desk.session.story().get_untracked();
        let last = story.last().map_or(&[][..], |told| told.events.as_slice());
        if last.iter().any(|event| matches!(event, Event::GameEnded { .. })) {
            desk.sound(Sound::Row);
        } else if now.1 && !was_yours {
            desk.sound(Sound::Turn);
        } else {
            desk.sound(Sound::Tile);
        }
        now
    });
}
