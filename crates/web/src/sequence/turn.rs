//! The turn line: whose turn it is, what to do next, and the few buttons that belong to it.

use art::Icon;
use leptos::prelude::*;
use play::sequence::{Pick, Tap};
use sequence::Action;

use super::desk::Desk;
use super::{tell, verdict};
use crate::parts::{Sign, chip};
use crate::speech::t;

/// A lamp that hangs, for the hint.
const BULB: &str = "M9 18h6M10 21h4M12 3a6 6 0 0 0-3.6 10.8c.6.5 1 1.2 1.1 2.2h5c.1-1 .5-1.7 1.1-2.2A6 6 0 0 0 12 3Z";

/// The turn line. At most one of its buttons is lit.
#[component]
pub(super) fn Turn(desk: Desk) -> impl IntoView {
    let team = Memo::new(move |_| desk.seat().map(|seat| desk.team(seat).0));
    let is = move |what: fn(Desk) -> bool| desk.beat.second(move || what(desk));
    let choosing = is(|desk| matches!(desk.pick.get(), Pick::Five { .. }));
    let pass = is(|desk| desk.offer(|offer| offer.allows(&Action::Pass)));
    let draw = is(|desk| desk.offer(|offer| offer.allows(&Action::Draw)));
    let may_swap = is(|desk| swap(desk).is_some());
    let may_undo = desk.session.may_undo();
    let may_ask = is(|desk| desk.session.hints() && desk.is_yours());
    let over = is(|desk| desk.sight.with(|sight| sight.over));
    let (title, hint) = (move || title(desk, draw()), move || hint(desk, draw()));
    let exchange = move |_| untrack(|| swap(desk)).into_iter().for_each(|action| desk.act(action));
    view! {
        <div class="say">
            {move || chip(team.get())}
            <p><b>{desk.beat.second(title)}</b><span>{desk.beat.second(hint)}</span></p>
            <div class="acts">
                <Show when=move || may_undo.get()>
                    <button
                        class="icon undo"
                        aria-label=t("play-undo")
                        aria-keyshortcuts="u"
                        on:click=move |_| desk.session.undo()
                    >
                        <Sign icon=Icon::Undo/>
                    </button>
                </Show>
                <Show when=move || may_ask() && !choosing()>
                    <button
                        class="icon hint"
                        aria-label=t("play-hint")
                        aria-keyshortcuts="h"
                        on:click=move |_| desk.hint()
                    >
                        <svg class="ico" viewBox="0 0 24 24" aria-hidden="true"><path d=BULB/></svg>
                    </button>
                </Show>
                <Show when=choosing>
                    <button class="btn calm" on:click=move |_| desk.tap(Tap::Slide { on: true })>
                        {t("play-slide")}
                    </button>
                    <button class="btn go" on:click=move |_| desk.tap(Tap::TheseFive)>
                        {t("play-these-five")}
                    </button>
                </Show>
                <Show when=move || may_swap() && !choosing()>
                    <button class="btn calm" on:click=exchange>{t("play-swap")}</button>
                </Show>
                <Show when=pass>
                    <button class="btn go" on:click=move |_| desk.act(Action::Pass)>{t("play-pass")}</button>
                </Show>
                <Show when=move || draw() && desk.session.is_passed()>
                    <button class="btn calm" on:click=move |_| desk.session.pass_on()>
                        {t("play-hand-on")}
                    </button>
                </Show>
                <Show when=over>
                    <button class="btn go" on:click=move |_| desk.ended.set(true)>
                        {t("play-see-result")}
                    </button>
                </Show>
                <Show when=draw>
                    <button class="btn go" on:click=move |_| desk.act(Action::Draw)>{t("play-draw")}</button>
                </Show>
            </div>
        </div>
    }
}

/// What "Swap dead card" would do now, if it is offered.
fn swap(desk: Desk) -> Option<Action> {
    desk.offer(|offer| offer.swap(desk.pick.get()))
}

/// Whose turn it is, or what they are asked.
fn title(desk: Desk, draws: bool) -> String {
    if desk.sight.with(|sight| sight.over) {
        return verdict::verdict(desk).who;
    }
    if desk.seat().is_none() {
        return desk.speech.say("play-watching");
    }
    if matches!(desk.pick.get(), Pick::Five { .. }) {
        return desk.speech.say("play-five");
    }
    if draws {
        return desk.speech.say("play-draw");
    }
    if desk.is_yours() {
        return desk.speech.say("play-your-turn");
    }
    let who = desk.name(desk.sight.with(|sight| sight.screen.table.turn));
    desk.speech.fill("play-their-turn", &[("who", who.into())])
}

/// What to do next.
fn hint(desk: Desk, draws: bool) -> String {
    if let Some((_, tip)) = desk.tip.get() {
        return tip;
    }
    let pick = desk.pick.get();
    if desk.sight.with(|sight| sight.over) {
        return verdict::verdict(desk).how;
    }
    if draws {
        let who = desk.name(desk.sight.with(|sight| sight.screen.table.turn));
        return desk.speech.fill("play-draw-danger", &[("who", who.into())]);
    }
    if desk.is_yours() {
        let edition = desk.edition();
        return desk
            .speech
            .with(|words| desk.offer(|offer| tell::hint(words, offer, pick, edition)));
    }
    let ready = match pick {
        Pick::Card(place) => desk.offer(|offer| offer.card(place)),
        _ => None,
    };
    match ready {
        Some(card) => {
            let card =
                desk.speech.with(|words| words::play::capital(&words::play::card(words, card)));
            desk.speech.fill("play-ready", &[("card", card.into())])
        }
        None => desk.speech.say("play-wait"),
    }
}
