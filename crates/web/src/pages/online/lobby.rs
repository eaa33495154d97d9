//! Before the game: who sits where, how the others come, and when it begins.

use game::Seat;
use leptos::prelude::*;
use protocol::{Place, ToServer, Who};
use table::Name;

use crate::online::Online;
use crate::parts::Frame;
use crate::settings::Settings;
use crate::speech::{speech, t};

/// The table while people sit down.
#[component]
pub(super) fn Lobby() -> impl IntoView {
    let online: Online = expect_context();
    let settings: Settings = expect_context();
    let speech = speech();
    let title = move || {
        let game = online.desk().with(|desk| desk.as_ref().map(|d| d.opening.wish.game.clone()));
        speech.game(&game.unwrap_or_default())
    };
    let code = move || online.desk().with(|desk| desk.as_ref().map(|desk| desk.code.to_string()));
    let seat = move |(seat, place): (Seat, Place)| {
        let name = place.name.map(|name| name.to_string());
        let free = place.who == Who::Free;
        let sit = move |_| {
            let own = settings.name.get_untracked();
            let own = if own.is_empty() { speech.say("web-you") } else { own };
            if let Ok(name) = Name::try_from(own) {
                online.sit(seat, name);
            }
        };
        view! {
            <li>
                <span>{name}</span>
                {free.then(|| view! { <button class="btn calm" on:click=sit>{t("web-online-sit")}</button> })}
            </li>
        }
    };
    let seats = move || {
        let places = online.desk().with(|desk| desk.as_ref().map(|desk| desk.seats.clone()));
        let places = places.unwrap_or_default();
        let all = Seat::all(u8::try_from(places.len()).unwrap_or(0));
        all.zip(places).map(seat).collect_view()
    };
    view! {
        <Frame title=Signal::derive(title)>
            <div class="page stack">
                <p class="code">{code}</p>
                <ul>{seats}</ul>
                <button class="btn go" on:click=move |_| online.want(|id| ToServer::Start { id })>
                    {t("web-deal")}
                </button>
            </div>
        </Frame>
    }
}
