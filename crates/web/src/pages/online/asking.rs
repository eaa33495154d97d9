//! Asking a server for a table, or to have one changed, and what becomes of it.

use game::Seat;
use leptos::prelude::*;
use protocol::{Opening, ToServer};
use table::Name;

use super::words::refusal;
use crate::away::{Away, online};
use crate::online::Reach;
use crate::pages::Opener;
use crate::route::Route;
use crate::speech::speech;

/// Asks for a table, and goes there as soon as it is there. Somebody called `own` sits down first.
pub(crate) fn ask_for_table(opener: Opener, opening: Opening, own: &str) {
    let (online, speech) = (online(), speech());
    let (reach, name) = (online.reach(), own.parse::<Name>().ok());
    online.create(opening);
    Effect::new(move || {
        if let Some(code) = online.about(|desk| desk.code)
            && untrack(|| opener.is_waiting())
        {
            opener.arrive();
            name.iter().for_each(|name| online.sit(Seat::new(0), name.clone()));
            Route::Table { code: code.to_string(), key: None }.go();
        }
    });
    Effect::new(move || {
        let refused = online.trouble().with(|trouble| trouble.as_ref().map(|t| t.why.clone()));
        match (refused, reach.get()) {
            (Some(why), _) => opener.complain(refusal(speech, &why)),
            (None, Reach::Lost(_)) => opener.complain(speech.say("online-unreachable")),
            (None, Reach::Outdated) => opener.complain(speech.say("online-outdated")),
            (None, Reach::Fine) => opener.forgive(),
        }
    });
}

/// Has the table changed, and goes back to it.
pub(crate) fn ask_for_change(opening: Opening) {
    online().want(|id| ToServer::Change { id, opening });
    let place = expect_context::<Away>().place();
    place.unwrap_or(Route::Home).go();
}
