//! What the board, the hand and the turn line share: what is seen, what is picked up, what was refused.

use std::sync::Arc;

use game::{Seat, Team, Viewer};
use leptos::prelude::*;
use play::sequence::{Lie, Lights, Offer, Pick, Step, Tap, rearrange};
use sequence::{Action, Card, Edition, Event, Row, Sequence, Space};

use super::tell;
use crate::announce::announce;
use crate::beat::Beat;
use crate::browser;
use crate::session::{self, Session, Sight};
use crate::settings::Settings;
use crate::sound::{self, Sound};
use crate::speech::{Speech, speech};
use crate::table::{Eyes, Refused, eyes};

/// A finished row and the number of the chip it is of.
pub(super) type Finished = (u8, Row);

/// The finished rows, and those of them that were finished by the last move while one looked on.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Rows {
    pub(super) all: Vec<Finished>,
    pub(super) fresh: Vec<Finished>,
}

/// The state of playing on this device. Nothing of it belongs to the game.
#[derive(Clone, Copy, Debug)]
pub(super) struct Desk {
    pub(super) session: Session<Sequence>,
    pub(super) sight: Signal<Arc<Sight<Sequence>>>,
    /// One's cards, in the order they are shown.
    pub(super) hand: Memo<Vec<Card>>,
    pub(super) pick: RwSignal<Pick>,
    pub(super) lights: Memo<Lights>,
    /// The space of the last move.
    pub(super) last: Memo<Option<Space>>,
    /// The finished rows.
    pub(super) rows: Memo<Rows>,
    /// The space that the keys are at.
    pub(super) cursor: RwSignal<Space>,
    pub(super) lie: Signal<Lie>,
    /// The last thing refused, and why.
    foul: RwSignal<Option<(session::Refused, Action)>>,
    /// What a hint suggests: a space, and the same in words.
    pub(super) tip: RwSignal<Option<(Option<Space>, String)>>,
    /// The space that shakes its head, and how often one did.
    pub(super) shaken: RwSignal<(Option<Space>, u32)>,
    /// Whether the end of the game is told, instead of the board being shown.
    pub(super) ended: RwSignal<bool>,
    pub(super) speech: Speech,
    /// When what is not the board is shown.
    pub(super) beat: Beat,
    settings: Settings,
}

impl Desk {
    /// Sits down at the table of `session`.
    pub(super) fn new(session: Session<Sequence>) -> Self {
        let (sight, help) = (session.sight(), session.lights());
        let pick = RwSignal::new(Pick::Nothing);
        let hand = Memo::new(move |shown: Option<&Vec<Card>>| {
            let now = sight.with(|sight| sight.screen.you.as_ref().map(|you| you.hand.clone()));
            rearrange(shown.map_or(&[], Vec::as_slice), &now.unwrap_or_default())
        });
        let edition = sight.with_untracked(|sight| sight.screen.table.setup.edition());
        let lights = match eyes() {
            Eyes::Television => lit_elsewhere(session, edition),
            Eyes::Own | Eyes::Hand => {
                Memo::new(move |_| offer(sight, hand, help, |offer| offer.lights(pick.get())))
            }
        };
        let (speech, tip) = (speech(), RwSignal::new(None));
        let beat = Beat::of(move || {
            hand.track();
            pick.track();
            tip.track();
            session.track();
            speech.language();
        });
        let desk = Self {
            session,
            sight,
            hand,
            pick,
            lights,
            last: Memo::new(move |_| last_space(sight)),
            rows: Memo::new(move |before| rows(sight, before)),
            cursor: RwSignal::new(middle(edition)),
            lie: lie(edition),
            foul: RwSignal::new(None),
            tip,
            shaken: RwSignal::new((None, 0)),
            ended: RwSignal::new(sight.with_untracked(|sight| sight.over)),
            speech,
            beat,
            settings: expect_context(),
        };
        desk.keep_up();
        if eyes() == Eyes::Hand {
            desk.light_television();
        }
        desk
    }

    /// Lights the same spaces on the television, while it is one's turn.
    fn light_television(self) {
        let lit = Memo::new(move |_| self.lights.get().to_draft());
        Effect::new(move |before: Option<()>| {
            let draft = lit.get();
            if before.is_some() && untrack(|| self.is_yours()) {
                self.session.show_elsewhere(draft);
            }
        });
    }

    /// The edition that is played.
    pub(super) fn edition(self) -> Edition {
        self.sight.with_untracked(|sight| sight.screen.table.setup.edition())
    }

    /// One's own seat.
    pub(super) fn seat(self) -> Option<Seat> {
        self.sight.with(|sight| match sight.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        })
    }

    /// The team of `seat`.
    pub(super) fn team(self, seat: Seat) -> Team {
        self.sight.with(|sight| sight.screen.table.setup.team(seat))
    }

    /// Whether the table waits for the person here.
    pub(super) fn is_yours(self) -> bool {
        self.seat().is_some_and(|seat| self.sight.with(|sight| sight.must_act.contains(seat)))
    }

    /// Whatever `ask` finds in what may be done now.
    pub(super) fn offer<T>(self, ask: impl FnOnce(&Offer<'_>) -> T) -> T {
        offer(self.sight, self.hand, self.session.lights(), ask)
    }

    /// The name of `seat`.
    pub(super) fn name(self, seat: Seat) -> String {
        self.session.name(seat)
    }

    /// Does what a tap means.
    pub(super) fn tap(self, tap: Tap) {
        self.tip.set(None);
        let pick = self.pick.get_untracked();
        match untrack(|| self.offer(|offer| offer.tap(pick, tap))) {
            Step::Pick(next) => {
                self.foul.set(None);
                if matches!((pick, next), (_, Pick::Card(_))) && pick != next {
                    self.sound(Sound::Card);
                }
                self.pick.set(next);
            }
            Step::Try(action) => self.act(action),
        }
    }

    /// Takes a decision. If the rules refuse it, everything stays as it was and the reason is shown.
    pub(super) fn act(self, action: Action) {
        self.session.act(action, move |done| match done {
            Ok(()) => {
                self.pick.set(Pick::Nothing);
                self.foul.set(None);
            }
            Err(foul) => {
                if let Action::Play { space, .. } = action {
                    self.shaken.update(|(shaken, times)| {
                        *shaken = Some(space);
                        *times += 1;
                    });
                }
                self.foul.set(Some((foul, action)));
            }
        });
    }

    /// Asks a bot what it would do, lifts the card it would play, and says where it would go.
    pub(super) fn hint(self) {
        self.session.hint(move |action| {
            self.foul.set(None);
            let text = self.speech.with(|words| tell::tip(words, action, self.edition()));
            announce(text.as_str());
            let space = match action {
                Action::Play { card, space, .. } => {
                    let place =
                        self.hand.with_untracked(|hand| hand.iter().position(|c| *c == card));
                    self.pick.set(place.map_or(Pick::Nothing, |place| Pick::Card(place as u8)));
                    self.cursor.set(space);
                    Some(space)
                }
                _ => None,
            };
            self.tip.set(Some((space, text)));
        });
    }

    /// The last refusal, in words.
    pub(super) fn refused(self) -> Option<Refused> {
        let (refused, action) = self.foul.get()?;
        let edition = self.edition();
        let (name, rule) = match refused {
            session::Refused::Foul { rule, name } => (name, Some(rule)),
            session::Refused::NotNow => (sequence::Foul::NotYourTurn.name().to_owned(), None),
            session::Refused::Told => return None,
        };
        let text = self.speech.with(|words| tell::refusal(words, &name, action, edition));
        Some(Refused { text, rule })
    }

    /// Sounds, as loud as the person likes it.
    pub(super) fn sound(self, sound: Sound) {
        sound::play(sound, self.settings.volume.get_untracked());
    }

    /// Lets go of what no longer fits when the game moves on.
    fn keep_up(self) {
        let viewer = Memo::new(move |_| self.sight.with(|sight| sight.viewer));
        Effect::new(move |before: Option<Viewer>| {
            let now = viewer.get();
            if before.is_some_and(|before| before != now) {
                self.pick.set(Pick::Nothing);
            }
            now
        });
        let version = Memo::new(move |_| self.sight.with(|sight| sight.version));
        Effect::new(move |before: Option<u32>| {
            let now = version.get();
            if before.is_some_and(|before| before != now) {
                self.foul.set(None);
                self.tip.set(None);
                let stale = matches!(self.pick.get_untracked(), Pick::Five { .. } | Pick::Space(_));
                if stale {
                    self.pick.set(Pick::Nothing);
                }
            }
            now
        });
    }
}

fn offer<T>(
    sight: Signal<Arc<Sight<Sequence>>>,
    hand: Memo<Vec<Card>>,
    help: bool,
    ask: impl FnOnce(&Offer<'_>) -> T,
) -> T {
    sight.with(|sight| {
        hand.with(|hand| ask(&Offer::new(&sight.screen, hand, &sight.options).lit(help)))
    })
}

/// The spaces that are lit on the phone of whoever's turn it is.
fn lit_elsewhere(session: Session<Sequence>, edition: Edition) -> Memo<Lights> {
    let (sight, drafts) = (session.sight(), session.elsewhere());
    Memo::new(move |_| {
        let turn = sight.with(|sight| sight.must_act);
        drafts.with(|draft| match draft {
            Some((seat, draft)) if turn.contains(*seat) => Lights::from_draft(draft, edition),
            _ => Lights::default(),
        })
    })
}

/// Where the last move was.
fn last_space(sight: Signal<Arc<Sight<Sequence>>>) -> Option<Space> {
    let space = |event: &Event| match event {
        Event::Placed { space, .. } | Event::Removed { space, .. } => Some(*space),
        _ => None,
    };
    sight.with(|sight| sight.last.as_ref()?.events.iter().find_map(space))
}

fn rows(sight: Signal<Arc<Sight<Sequence>>>, before: Option<&Rows>) -> Rows {
    let all: Vec<Finished> = sight.with(|sight| {
        sight.screen.table.sequences.iter().map(|&(team, row)| (team.0, row)).collect()
    });
    let fresh = before.map_or_else(Vec::new, |before| {
        all.iter().copied().filter(|row| !before.all.contains(row)).collect()
    });
    Rows { all, fresh }
}

/// Where the keys begin.
fn middle(edition: Edition) -> Space {
    Space::new(edition.rows() / 2, edition.columns() / 2)
}

/// The Cats board is turned where the screen is taller than wide.
fn lie(edition: Edition) -> Signal<Lie> {
    if edition != Edition::Cats {
        return Signal::stored(Lie::Printed);
    }
    let look = || if browser::is_upright() { Lie::Upright } else { Lie::Printed };
    let (lie, set_lie) = signal(look());
    let handle = window_event_listener(leptos::ev::resize, move |_| {
        if lie.get_untracked() != look() {
            set_lie.set(look());
        }
    });
    on_cleanup(move || handle.remove());
    lie.into()
}
