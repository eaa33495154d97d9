//! The television before the game: who is there, and how the others come.

use leptos::prelude::*;
use play::online::absence;
use protocol::{Place, Who};

use crate::online::{Invite, Online};
use crate::parts::arrive;
use crate::picture::Pic;
use crate::speech::{speech, t};
use crate::table::Absent;

/// The waiting table on a television.
#[component]
pub(super) fn Waiting() -> impl IntoView {
    let (online, speech) = (expect_context::<Online>(), speech());
    let heading = NodeRef::new();
    let title = Signal::derive(move || {
        let game = online.about(|d| d.opening.wish.game.clone());
        game.map(|game| speech.game(&game)).unwrap_or_default()
    });
    arrive(title, heading, false);
    let chair = move |place: Place| {
        let free = place.who == Who::Free;
        let absence = absence(&place);
        let name = place.name.map(|name| name.to_string());
        let name = name.unwrap_or_else(|| speech.say("online-free"));
        view! {
            <li class:free=free class:gone=absence.is_some()>
                <Absent absence=Signal::stored(absence)/>
                {name}
            </li>
        }
    };
    let chairs = move || {
        let places = online.about(|desk| desk.seats.clone());
        places.unwrap_or_default().into_iter().map(chair).collect_view()
    };
    view! {
        <main class="tv-wait" id="main" tabindex="-1">
            <Pic picture=art::Picture::Wordmark class="word"/>
            <h1 tabindex="-1" node_ref=heading>{title}</h1>
            <Invite/>
            <ul class="tv-round" aria-label=t("play-seats")>{chairs}</ul>
        </main>
    }
}
