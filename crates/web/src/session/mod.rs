//! A table on this device, as signals: what the person sees, who sits where, what has happened.
//!
//! A stand-in: one person and random players.

use std::sync::Arc;
use std::time::Duration;

use game::{Game as _, Narrate as _, Rng, Seat, SeatSet, Seed, Viewer};
use leptos::prelude::*;
use sequence::{Action, Event, Foul, Screen, Sequence, Setup};

/// What the person in front of this device sees now.
#[derive(Debug)]
pub(crate) struct Sight {
    pub(crate) viewer: Viewer,
    pub(crate) screen: Screen,
    pub(crate) options: Vec<Action>,
    pub(crate) must_act: SeatSet,
    pub(crate) may_act: SeatSet,
    pub(crate) version: u32,
    pub(crate) last: Option<(Seat, Action)>,
    pub(crate) winners: SeatSet,
    pub(crate) over: bool,
}

/// Who sits where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Sitting {
    pub(crate) seat: Seat,
    pub(crate) name: String,
    pub(crate) bot: bool,
    pub(crate) thinking: bool,
    pub(crate) you: bool,
}

/// What happened at one entry.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Told {
    pub(crate) number: u32,
    pub(crate) seat: Seat,
    pub(crate) events: Vec<Event>,
}

/// A handle.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Session {
    game: StoredValue<Sequence, LocalStorage>,
    sight: RwSignal<Arc<Sight>>,
    story: RwSignal<Arc<Vec<Told>>>,
    seats: RwSignal<Arc<Vec<Sitting>>>,
}

const YOU: Seat = Seat::new(0);

impl Session {
    pub(crate) fn deal(setup: &Setup, number: u64, moves: u32) -> Self {
        let game = Sequence::deal(setup, Seed::from_number(number));
        let session = Self {
            sight: RwSignal::new(Arc::new(look(&game, 0, None))),
            game: StoredValue::new_local(game),
            story: RwSignal::new(Arc::default()),
            seats: RwSignal::new(Arc::default()),
        };
        let mut rng = Rng::new(number);
        for _ in 0..moves {
            let game = session.game.get_value();
            let Some(seat) = game.must_act().iter().next() else { break };
            if let Some(action) = game.random_action(seat, &mut rng, &mut Vec::new()) {
                session.take(seat, action);
            }
        }
        session.sit();
        Effect::new(move || {
            let version = session.sight.get().version;
            let next = session.sight.get().must_act.iter().next();
            if next.is_some_and(|seat| seat != YOU) {
                set_timeout(move || session.bot(version), Duration::from_millis(700));
            }
        });
        session
    }

    pub(crate) fn sight(&self) -> Signal<Arc<Sight>> {
        self.sight.into()
    }

    pub(crate) fn story(&self) -> Signal<Arc<Vec<Told>>> {
        self.story.into()
    }

    pub(crate) fn seats(&self) -> Signal<Arc<Vec<Sitting>>> {
        self.seats.into()
    }

    pub(crate) fn act(&self, action: Action) -> Result<(), Foul> {
        self.game.with_value(|game| game.check(YOU, &action))?;
        self.take(YOU, action);
        self.sit();
        Ok(())
    }

    pub(crate) fn undo(&self) {}

    pub(crate) fn may_undo(&self) -> Signal<bool> {
        Signal::derive(|| true)
    }

    pub(crate) fn leave(&self) {
        crate::route::Route::Home.go();
    }

    pub(crate) fn again(&self) {}

    pub(crate) fn record(&self) -> String {
        String::new()
    }

    fn bot(&self, version: u32) {
        let game = self.game.get_value();
        let Some(seat) = game.must_act().iter().next().filter(|&seat| seat != YOU) else { return };
        if self.sight.with_untracked(|sight| sight.version) != version {
            return;
        }
        let mut rng = Rng::new(u64::from(version));
        if let Some(action) = game.random_action(seat, &mut rng, &mut Vec::new()) {
            self.take(seat, action);
            self.sit();
        }
    }

    fn take(&self, seat: Seat, action: Action) {
        let before = self.game.get_value();
        let mut after = before.clone();
        after.apply(seat, &action);
        let events = Sequence::narrate(&before, seat, &action, &after, Viewer::Seat(YOU));
        let version = self.sight.with_untracked(|sight| sight.version) + 1;
        let mut story = self.story.get_untracked();
        Arc::make_mut(&mut story).push(Told { number: version, seat, events });
        self.game.set_value(after.clone());
        self.sight.set(Arc::new(look(&after, version, Some((seat, action)))));
        self.story.set(story);
    }

    fn sit(&self) {
        let names = [
            "Sigga", "Jón", "Amma", "Nora", "Afi", "Ugla", "Lóa", "Ari", "Kári", "Una", "Ólöf",
            "Per",
        ];
        let (seats, must) = self.game.with_value(|game| (game.seats(), game.must_act()));
        let sitting = |seat: Seat| Sitting {
            seat,
            name: names[seat.index()].to_owned(),
            bot: seat != YOU,
            thinking: must.contains(seat) && seat != YOU,
            you: seat == YOU,
        };
        self.seats.set(Arc::new(seats.iter().map(sitting).collect()));
    }
}

fn look(game: &Sequence, version: u32, last: Option<(Seat, Action)>) -> Sight {
    let mut options = Vec::new();
    game.legal_actions(YOU, &mut options);
    Sight {
        viewer: Viewer::Seat(YOU),
        screen: game.screen(Viewer::Seat(YOU)),
        options,
        must_act: game.must_act(),
        may_act: game.may_act(),
        version,
        last,
        winners: game.winners(),
        over: game.is_over(),
    }
}
