//! What the record of a game shows: that the moves were allowed, and who vouches for the deal.

use art::Icon;
use leptos::prelude::*;
use leptos::task::spawn_local;
use play::online::Finding;

use crate::parts::Sign;
use crate::session::{Doubt, Playable, Session};
use crate::speech::{Speech, speech, t};

/// Has the record fetched and checked, and tells what was found. A table on this device has no witness to ask.
pub(super) fn checked<G: Playable>(session: Session<G>) -> AnyView {
    let found = RwSignal::new(None);
    let asked = RwSignal::new(true);
    spawn_local(async move {
        let findings = session.findings().await;
        asked.try_set(findings.is_some());
        found.try_set(findings);
    });
    view! { <Show when=move || asked.get()><Checked found/></Show> }.into_any()
}

type Found = Option<Result<Vec<Finding>, Doubt>>;

#[component]
fn Checked(found: RwSignal<Found>) -> impl IntoView {
    let speech = speech();
    let list = move || match found.get() {
        None => view! { <p class="dim">{t("online-checking")}</p> }.into_any(),
        Some(Err(Doubt::Absent)) => view! { <p class="dim">{t("online-unchecked")}</p> }.into_any(),
        Some(Err(Doubt::Broken(why))) => {
            let sentence = speech.fill("online-broken", &[("why", why.into())]);
            view! { <p class="wrong">{sentence}</p> }.into_any()
        }
        Some(Ok(findings)) => {
            let line = move |finding| {
                let (icon, wrong) = sign(finding);
                view! {
                    <li class:wrong=wrong><Sign icon/><span>{sentence(speech, finding)}</span></li>
                }
            };
            view! { <ul>{findings.into_iter().map(line).collect_view()}</ul> }.into_any()
        }
    };
    view! {
        <section class="box checked">
            <h2>{t("online-checked")}</h2>
            {list}
        </section>
    }
}

/// The sign before a finding, and whether something is amiss.
fn sign(finding: Finding) -> (Icon, bool) {
    match finding {
        Finding::Moves(_) | Finding::Mine => (Icon::Check, false),
        Finding::NotMine | Finding::Early => (Icon::Warn, true),
        Finding::Others(_) | Finding::Nobody | Finding::Rounds(_) => (Icon::Help, false),
        Finding::Operator => (Icon::Eye, false),
    }
}

fn sentence(speech: Speech, finding: Finding) -> String {
    match finding {
        Finding::Moves(count) => speech.fill("online-found-moves", &[("count", count.into())]),
        Finding::Mine => speech.say("online-found-mine"),
        Finding::NotMine => speech.say("online-found-not-mine"),
        Finding::Others(count) => speech.fill("online-found-others", &[("count", count.into())]),
        Finding::Nobody => speech.say("online-found-nobody"),
        Finding::Rounds(rounds) => speech.fill("online-found-rounds", &[("rounds", rounds.into())]),
        Finding::Early => speech.say("online-found-early"),
        Finding::Operator => speech.say("online-found-operator"),
    }
}
