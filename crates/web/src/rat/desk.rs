//! What the cards, the piles and the turn line share: what is seen, what is picked up, what was refused.

use std::sync::Arc;

use game::{Seat, SeatSet, Viewer};
use leptos::prelude::*;
use play::rat_a_tat_cat::{Lie, Offer, Pick, Place, Step, lie, marks};
use rat_a_tat_cat::{Action, Card, Event, RatATatCat, Spot, Stage, Table};

use crate::session::{self, Session, Sight};
use crate::settings::Settings;
use crate::sound::{self, Sound};
use crate::speech::{Speech, speech};
use crate::table::{Eyes, Refused, eyes};

/// The state of playing on this device. Nothing of it belongs to the game, and no face of a card is kept in it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Desk {
    pub(super) session: Session<RatATatCat>,
    pub(super) sight: Signal<Arc<Sight<RatATatCat>>>,
    /// Whose row lies at the foot of the table: one's own, or that of whoever had the device last.
    pub(super) home: Memo<Seat>,
    pub(super) pick: RwSignal<Pick>,
    /// The place that the keys are at.
    pub(super) cursor: RwSignal<Place>,
    /// The places of the last move.
    pub(super) marks: Memo<Vec<Place>>,
    /// How many rounds' ends have been looked at.
    pub(super) seen: RwSignal<usize>,
    /// Whether power cards have been replaced in the round's end that is shown.
    pub(super) counted: RwSignal<bool>,
    /// Whether the end of the match is shown.
    pub(super) ended: RwSignal<bool>,
    /// The seconds that are left to look at a card.
    pub(super) left: RwSignal<u8>,
    /// The last thing refused.
    foul: RwSignal<Option<session::Refused>>,
    /// The place that shakes its head, and how often one did.
    pub(super) shaken: RwSignal<(Option<Place>, u32)>,
    pub(super) speech: Speech,
    settings: Settings,
}

impl Desk {
    /// Sits down at the table of `session`.
    pub(super) fn new(session: Session<RatATatCat>) -> Self {
        let sight = session.sight();
        let (rounds, over) =
            sight.with_untracked(|sight| (sight.screen.table.sheet.len(), sight.over));
        let desk = Self {
            session,
            sight,
            home: Memo::new(move |last: Option<&Seat>| {
                let own = sight.with(|sight| sight.screen.seat);
                own.or(last.copied()).unwrap_or(Seat::new(0))
            }),
            pick: RwSignal::new(Pick::Nothing),
            cursor: RwSignal::new(Place::Draw),
            marks: Memo::new(move |_| {
                let story = session.story().get();
                let stands = story.iter().rev().filter(|told| !told.undone);
                stands.into_iter().find_map(|told| marks(&told.events)).unwrap_or_default()
            }),
            seen: RwSignal::new(rounds),
            counted: RwSignal::new(true),
            ended: RwSignal::new(over),
            left: RwSignal::new(0),
            foul: RwSignal::new(None),
            shaken: RwSignal::new((None, 0)),
            speech: speech(),
            settings: expect_context(),
        };
        desk.keep_up();
        desk
    }

    // --- What there is to see. ---

    /// Whatever `ask` finds in what lies open.
    pub(super) fn table<T>(self, ask: impl FnOnce(&Table) -> T) -> T {
        self.sight.with(|sight| ask(&sight.screen.table))
    }

    /// Whatever `ask` finds in what may be done now.
    pub(super) fn offer<T>(self, ask: impl FnOnce(&Offer<'_>) -> T) -> T {
        self.sight.with(|sight| ask(&Offer::new(&sight.screen, &sight.options)))
    }

    /// One's own seat.
    pub(super) fn seat(self) -> Option<Seat> {
        self.sight.with(|sight| sight.screen.seat)
    }

    /// The others, clockwise from the left of whoever sits at the foot.
    pub(super) fn others(self) -> Vec<Seat> {
        let (home, players) = (self.home.get(), self.table(|table| table.setup.players()));
        if eyes() == Eyes::Television {
            return Seat::all(players).collect();
        }
        std::iter::successors(Some(home.left(players)), |seat| Some(seat.left(players)))
            .take_while(|&seat| seat != home)
            .collect()
    }

    /// Whether the table waits for the person here, or the person may still knock.
    pub(super) fn is_yours(self) -> bool {
        let may = |sight: &Arc<Sight<RatATatCat>>| match sight.viewer {
            Viewer::Seat(seat) => sight.must_act.contains(seat) || !sight.options.is_empty(),
            Viewer::Spectator => false,
        };
        self.is_revealing() || self.sight.with(may)
    }

    /// Whether the end of a round is to be looked at before the game goes on.
    pub(super) fn is_revealing(self) -> bool {
        self.table(|table| table.sheet.len()) > self.seen.get() || self.sight.with(|s| s.over)
    }

    /// How the card of `seat` at `spot` lies.
    pub(super) fn lie(self, seat: Seat, spot: Spot) -> Lie {
        if !self.is_revealing() {
            return self.sight.with(|sight| lie(&sight.screen, seat, spot));
        }
        let counted = self.counted.get();
        let card = self.table(|table| {
            let end = table.last_round.as_ref()?;
            let rows = if counted { &end.counted } else { &end.shown };
            rows.get(seat)?.get(spot.index()).copied()
        });
        card.map_or(Lie::Nothing, Lie::Open)
    }

    /// The own cards one is looking at.
    pub(super) fn looking(self) -> Vec<Card> {
        let Some(own) = self.seat() else { return Vec::new() };
        let seen = |spot: &Spot| match self.lie(own, *spot) {
            Lie::Looking(card) => Some(card),
            _ => None,
        };
        Spot::ALL.iter().filter_map(seen).collect()
    }

    /// Who has a last turn still to play after a knock.
    pub(super) fn last_turns(self) -> SeatSet {
        self.table(|table| {
            let Some(knocker) = table.knocker else { return SeatSet::EMPTY };
            let players = table.setup.players();
            let after = |seat: &Seat| {
                let steps = |seat: Seat| seat.steps_from(knocker, players);
                *seat != knocker && steps(*seat) >= steps(table.turn)
            };
            table.playing.iter().filter(after).collect()
        })
    }

    /// The name of `seat`.
    pub(super) fn name(self, seat: Seat) -> String {
        self.session.name(seat)
    }

    /// The last refusal, in words.
    pub(super) fn refused(self) -> Option<Refused> {
        let (name, rule) = match self.foul.get()? {
            session::Refused::Foul { rule, name } => (name, Some(rule)),
            session::Refused::NotNow => (rat_a_tat_cat::Foul::NotYourTurn.name().to_owned(), None),
            session::Refused::Told => return None,
        };
        Some(Refused { text: self.speech.say(&format!("foul-{name}")), rule })
    }

    // --- What people do. ---

    /// Does what a tap on `place` means.
    pub(super) fn tap(self, place: Place) {
        if untrack(|| self.is_revealing()) {
            return;
        }
        let pick = self.pick.get_untracked();
        match untrack(|| self.offer(|offer| offer.tap(pick, place))) {
            Step::Pick(next) => {
                self.foul.set(None);
                if next != pick && next != Pick::Nothing {
                    self.sound(Sound::Card);
                }
                self.pick.set(next);
            }
            Step::Try(action) => self.try_at(action, Some(place)),
        }
    }

    /// Takes a decision. If the rules refuse it, everything stays as it was and the reason is shown.
    pub(super) fn act(self, action: Action) {
        self.try_at(action, None);
    }

    /// Lets go of whatever is picked up.
    pub(super) fn let_go(self) {
        self.pick.set(Pick::Nothing);
        self.foul.set(None);
    }

    /// Turns the cards down that one is looking at.
    pub(super) fn done_looking(self) {
        if !untrack(|| self.looking()).is_empty() {
            self.act(Action::Ready);
        }
    }

    /// Goes on after the end of a round.
    pub(super) fn go_on(self) {
        // The table may have been left in the meantime.
        if self.seen.try_set(untrack(|| self.table(|table| table.sheet.len()))).is_some() {
            return;
        }
        if self.sight.with_untracked(|sight| sight.over) {
            self.ended.set(true);
        }
    }

    /// Sounds, as loud as the person likes it.
    pub(super) fn sound(self, sound: Sound) {
        sound::play(sound, self.settings.volume.get_untracked());
    }

    fn try_at(self, action: Action, place: Option<Place>) {
        self.session.act(action, move |done| match done {
            Ok(()) => self.let_go(),
            Err(foul) => {
                self.shaken.update(|(shaken, times)| {
                    *shaken = place;
                    *times += 1;
                });
                self.foul.set(Some(foul));
            }
        });
    }

    /// Lets go of everything when the game moves on.
    fn keep_up(self) {
        let now = Memo::new(move |_| self.sight.with(|sight| (sight.viewer, sight.version)));
        Effect::new(move |before: Option<(Viewer, u32)>| {
            let now = now.get();
            if before.is_some_and(|before| before != now) {
                self.let_go();
            }
            now
        });
    }
}

/// Whether the last decision showed its player a card: that is not taken back in a game of memory.
pub(super) fn saw_a_card(events: &[Event]) -> bool {
    let saw = |event: &Event| {
        matches!(event, Event::Drew { .. } | Event::Looked { .. } | Event::Peeked { .. })
    };
    events.iter().any(saw)
}

/// Whether everybody waits for the pack to be cut.
pub(super) fn is_cutting(table: &Table) -> bool {
    matches!(table.stage, Stage::Cut)
}
