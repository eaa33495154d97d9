//! The sign of somebody who does not play themselves just now.

use art::Icon;
use leptos::prelude::*;
use play::online::Absence;

use crate::parts::Sign;
use crate::speech::speech;

/// A small sign before what is written under a name, with words for those who do not see it.
#[component]
pub(crate) fn Absent(
    /// Why somebody does not play just now; most do.
    absence: Signal<Option<Absence>>,
) -> impl IntoView {
    let speech = speech();
    move || {
        absence.get().map(|absence| {
            let (icon, key) = match absence {
                Absence::Gone => (Icon::PhoneOff, "online-gone"),
                Absence::StandIn => (Icon::Bot, "online-stand-in"),
                Absence::Spare => (Icon::Bot, "online-spare"),
            };
            let words = move || speech.say(key);
            view! {
                <span class="absent" title=words><Sign icon/><span class="sr">{words}", "</span></span>
            }
        })
    }
}
