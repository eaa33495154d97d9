//! The turn line: what the table waits for, and the few buttons that belong to it.

use art::Icon;
use leptos::prelude::*;
use rat_a_tat_cat::{Action, Stage};

use super::desk::{Desk, saw_a_card};
use super::knock::Knock;
use super::tell;
use crate::parts::Sign;
use crate::speech::t;

/// The turn line. At most one of its buttons is lit.
#[component]
pub(super) fn Turn(desk: Desk) -> impl IntoView {
    let undo = may_undo(desk);
    view! {
        <div class="say">
            <p><b>{move || tell::title(desk)}</b><span>{move || tell::hint(desk)}</span></p>
            <Show when=move || undo.get()>
                <button
                    class="icon undo"
                    aria-label=t("play-undo")
                    aria-keyshortcuts="u"
                    on:click=move |_| desk.session.undo()
                >
                    <Sign icon=Icon::Undo/>
                </button>
            </Show>
        </div>
        <div class="acts rat-acts"><Acts desk/></div>
    }
}

/// Whether the last decision can be taken back. What has shown its player a card cannot.
pub(super) fn may_undo(desk: Desk) -> Signal<bool> {
    let may = desk.session.may_undo();
    Signal::derive(move || {
        let saw = |sight: &std::sync::Arc<crate::session::Sight<_>>| {
            sight.last.as_ref().is_some_and(|told| saw_a_card(&told.events))
        };
        may.get() && !desk.is_revealing() && !desk.sight.with(saw)
    })
}

#[component]
fn Acts(desk: Desk) -> impl IntoView {
    let open = Memo::new(move |_| !desk.is_revealing());
    let may = move |action: Action| {
        Memo::new(move |_| open.get() && desk.offer(|offer| offer.allows(&action)))
    };
    let (look, knock, keep, discard) =
        (may(Action::Look), may(Action::Knock), may(Action::Keep), may(Action::Discard));
    let looking = Memo::new(move |_| open.get() && !desk.looking().is_empty());
    let power = Memo::new(move |_| desk.offer(|offer| offer.power()).filter(|_| open.get()));
    let act = move |action: Action| move |_| desk.act(action);
    view! {
        <Show when=move || !open.get()><GoOn desk/></Show>
        <Show when=move || look.get()>
            <button class="btn go" on:click=act(Action::Look)>{t("play-rat-look")}</button>
            <button class="btn calm" on:click=act(Action::Ready)>{t("play-rat-no-look")}</button>
        </Show>
        <Show when=move || looking.get()>
            <button class="btn go" on:click=act(Action::Ready)>{t("play-rat-done")}</button>
        </Show>
        {move || power.get().map(|power| {
            let name = move || {
                let card = desk.speech.say(&format!("power-{}", power.text()));
                desk.speech.fill("play-rat-use", &[("card", card.into())])
            };
            view! {
                <button class="btn go" aria-keyshortcuts="p" on:click=act(Action::Use)>{name}</button>
            }
        })}
        <Show when=move || discard.get()>
            <button class="btn calm" on:click=act(Action::Discard)>{t("play-rat-discard")}</button>
        </Show>
        <Show when=move || keep.get()>
            <button class="btn calm" on:click=act(Action::Keep)>{t("play-rat-keep")}</button>
        </Show>
        <Show when=move || knock.get()>
            <button class="btn go" aria-keyshortcuts="g" on:click=act(Action::Pass)>{t("play-rat-go-on")}</button>
            <Knock desk/>
        </Show>
    }
}

/// On to the next round, or to the result.
#[component]
fn GoOn(desk: Desk) -> impl IntoView {
    let over = Memo::new(move |_| desk.sight.with(|sight| sight.over));
    let name =
        move || desk.speech.say(if over.get() { "play-see-result" } else { "play-rat-next-round" });
    view! { <button class="btn go" aria-keyshortcuts="g" on:click=move |_| desk.go_on()>{name}</button> }
}

/// The keys of the buttons.
pub(super) fn key(desk: Desk, key: &str) {
    let open = untrack(|| !desk.is_revealing());
    let allows = |action: &Action| open && untrack(|| desk.offer(|offer| offer.allows(action)));
    let stage = untrack(|| desk.table(|table| table.stage));
    match key {
        "g" if !open => desk.go_on(),
        "g" if allows(&Action::Knock) => desk.act(Action::Pass),
        "g" if allows(&Action::Keep) => desk.act(Action::Keep),
        "g" if matches!(stage, Stage::Looking { .. } | Stage::FirstLook { .. }) => {
            desk.done_looking();
        }
        "p" if allows(&Action::Use) => desk.act(Action::Use),
        _ => {}
    }
}
