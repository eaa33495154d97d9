//! Which of its three faces a table shows: itself, the curtain, or the end.

use std::sync::Arc;
use std::time::Duration;

use ::table::Told;
use game::Seat;
use leptos::prelude::*;
use leptos::task::spawn_local;

use super::checked::checked;
use super::{Curtain, End, Eyes, Line, Outcome, Standing, Verdict, eyes};
use crate::browser;
use crate::route::Route;
use crate::session::{Curtain as Covered, Playable, Session, Sight, Tables};

/// How long the table stays after the last move before the end is told, in milliseconds: a row is threaded first, tiles
/// find their places. And how long without motion.
const LAST_LOOK: u64 = 1900;
const SHORT_LOOK: u64 = 600;

/// What a game brings for the faces of its table.
pub(crate) struct Scene<G: Playable> {
    pub(crate) session: Session<G>,
    /// Its id.
    pub(crate) game: &'static str,
    /// Whether the hand is covered, and for whom.
    pub(crate) curtain: Signal<Option<Arc<Covered<G>>>>,
    /// Whether the end is shown.
    pub(crate) ended: RwSignal<bool>,
    /// What has happened.
    pub(crate) lines: Signal<Vec<Line>>,
    pub(crate) verdict: Signal<Verdict>,
    pub(crate) standings: Signal<Vec<Standing>>,
}

impl<G: Playable> Scene<G> {
    /// Shows the end, the curtain or the table, and makes a new one only when another is to be seen, or when the curtain
    /// waits for somebody else. Whatever else changes meanwhile must not put a fresh curtain before the one that is just
    /// being opened.
    ///
    /// `table` is given the way home, `chip` the chip of a seat, and `tell` puts a decision into words.
    pub(crate) fn show(
        self,
        table: impl Fn(Callback<()>) -> AnyView + Send + 'static,
        chip: impl Fn(Seat) -> Option<u8> + Send + 'static,
        tell: impl Fn(&Told<G::Event>) -> Vec<Line> + Send + 'static,
    ) -> impl IntoView {
        let Self { session, curtain, ended, .. } = self;
        let tables: Tables = expect_context();
        let home = Callback::new(move |()| {
            tables.leave();
            Route::Home.go();
        });
        let face = Memo::new(move |_| {
            let next = curtain.with(|curtain| curtain.as_ref().map(|curtain| curtain.next));
            (next, ended.get())
        });
        let covered = move |curtain: Arc<Covered<G>>| {
            let since = curtain.since.iter().flat_map(&tell).collect();
            let (team, name) = (chip(curtain.next), session.name(curtain.next));
            let open = Callback::new(move |()| session.open_curtain());
            view! { <Curtain team name since open/> }
        };
        move || {
            let face = face.get();
            untrack(|| match face {
                (_, true) => self.end(home),
                (Some(_), false) => curtain.get().map(&covered).into_any(),
                (None, false) => table(home),
            })
        }
    }

    fn end(&self, home: Callback<()>) -> AnyView {
        let Self { session, game, ended, lines, verdict, standings, .. } = *self;
        if eyes() == Eyes::Television {
            return view! { <Outcome verdict standings/> }.into_any();
        }
        view! {
            <End
                verdict
                standings
                lines
                dealer=session.dealer()
                again=Callback::new(move |()| session.again())
                checked=checked(session)
                home
                board=Callback::new(move |()| ended.set(false))
                save=Callback::new(move |()| {
                    spawn_local(async move {
                        if let Some(record) = session.record().await {
                            browser::offer(&format!("{game}.jsonl"), &record);
                        }
                    });
                })
            />
        }
        .into_any()
    }
}

/// Shows the end some time after the last move.
pub(crate) fn end_in_time<G: Playable>(sight: Signal<Arc<Sight<G>>>, ended: RwSignal<bool>) {
    let over = Memo::new(move |_| sight.with(|sight| sight.over));
    Effect::new(move |before: Option<bool>| {
        let now = over.get();
        if !now {
            ended.set(false);
        } else if before == Some(false) {
            let wait = if browser::reduced_motion() { SHORT_LOOK } else { LAST_LOOK };
            let show = move || {
                // The table may have been left, or dealt anew, in the meantime.
                if over.try_get_untracked() == Some(true) {
                    ended.set(true);
                }
            };
            set_timeout(show, Duration::from_millis(wait));
        }
        now
    });
}
