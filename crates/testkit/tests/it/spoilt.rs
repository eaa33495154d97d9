//! The toy with one planted bug at a time, wrapped round it so that the toy itself stays clean.

use std::sync::atomic::{AtomicU64, Ordering};

use game::{
    BySeat, Game, Imagine, Narrate, Notation, Occupant, Rng, Seat, SeatSet, Seed, Signal, Team,
    Viewer,
};
use serde::{Deserialize, Serialize};
use testkit::toy::{
    Action, Card, Event, Foul, Phase, Position, PositionFault, Screen, Setup, Toy, ToyOracle, View,
};
use testkit::{EntryOf, Oracle};

/// What is wrong with the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) enum Bug {
    None,
    ViewShowsTopOfPile,
    ScreenShowsHands,
    ScreenIsAnothers,
    DrawnCardIsTold,
    PassedCardIsTold,
    ListDependsOnOthers,
    FoulDependsOnOthers,
    PointsDependOnHands,
    ImagineForgets,
    ImagineDoublesACard,
    RandomIsBiased,
    RandomIsIllegal,
    SeatIsStuck,
    NeverEnds,
    MustButMayNot,
    ListedTwice,
    ListedButRefused,
    AcceptedButNotListed,
    ListedForOneWhoMayNot,
    CountsInSecret,
    PositionForgets,
    CardAppears,
    OrderMatters,
    HearsTwice,
    RefusalCounts,
    RefusalIsLost,
    WinnersTooEarly,
    MatesDiffer,
    ScreenIsCutShort,
    Panics,
}

/// The toy and its bug.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Spoilt {
    bug: Bug,
    toy: Toy,
    /// What some of the bugs count or remember.
    count: u64,
    /// A card too many.
    ghost: Option<Card>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct SpoiltSetup {
    pub(crate) toy: Setup,
    pub(crate) bug: Bug,
}

/// A view or a screen, and what has no place in it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct With<T> {
    seen: T,
    bug: Bug,
    leak: Vec<Card>,
    #[serde(skip)]
    unsent: bool,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct SpoiltPosition {
    bug: Bug,
    toy: Position,
    count: u64,
    ghost: Option<Card>,
}

/// How many actions have been taken in all games together: what no state may depend on.
static ACTIONS: AtomicU64 = AtomicU64::new(0);

impl Spoilt {
    fn has(&self, bug: Bug) -> bool {
        self.bug == bug
    }

    /// Whether the player after `seat` holds a high card, which is nobody else's business.
    fn next_is_high(&self, seat: Seat) -> bool {
        let position = self.toy.position();
        let next = seat.left(position.setup.players());
        position.hands[next].iter().any(|card| card.0 > 7)
    }

    fn with<T>(&self, seen: T, leak: Vec<Card>) -> With<T> {
        With { seen, bug: self.bug, leak, unsent: self.has(Bug::ScreenIsCutShort) }
    }
}

impl Game for Spoilt {
    type Setup = SpoiltSetup;
    type Action = Action;
    type View = With<View>;
    type Screen = With<Screen>;
    type Foul = Foul;

    fn deal(setup: &SpoiltSetup, seed: Seed) -> Self {
        Self { bug: setup.bug, toy: Toy::deal(&setup.toy, seed), count: 0, ghost: None }
    }

    fn seats(&self) -> SeatSet {
        self.toy.seats()
    }

    fn must_act(&self) -> SeatSet {
        self.toy.must_act()
    }

    fn may_act(&self) -> SeatSet {
        match self.bug {
            Bug::MustButMayNot => self.toy.may_act().difference(SeatSet::only(Seat::new(1))),
            Bug::ListedForOneWhoMayNot => self.toy.must_act(),
            _ => self.toy.may_act(),
        }
    }

    fn legal_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        self.toy.legal_actions(seat, out);
        match self.bug {
            Bug::ListedTwice => out.extend(out.first().copied()),
            Bug::ListedButRefused => out.push(Action::Lay(Card(11))),
            Bug::ListDependsOnOthers if self.next_is_high(seat) => out.reverse(),
            Bug::AcceptedButNotListed if out.len() > 2 => out.truncate(2),
            Bug::SeatIsStuck if out.len() == 1 => out.clear(),
            _ => {}
        }
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Foul> {
        let checked = self.toy.check(seat, action);
        match (self.bug, checked) {
            (Bug::FoulDependsOnOthers, Err(Foul::NotHeld)) if self.next_is_high(seat) => {
                Err(Foul::MustClimb)
            }
            _ => checked,
        }
    }

    fn apply(&mut self, seat: Seat, action: &Action) {
        let before = self.toy.clone();
        self.toy.apply(seat, action);
        match (self.bug, action) {
            (Bug::NeverEnds, Action::Lay(_)) => self.toy = before,
            (Bug::CountsInSecret, _) => self.count = ACTIONS.fetch_add(1, Ordering::Relaxed),
            (Bug::CardAppears, Action::Lay(card)) => self.ghost = Some(*card),
            (Bug::OrderMatters, Action::Pass(_)) => {
                self.count = self.count * 4 + u64::from(seat.number());
            }
            (Bug::Panics, Action::Draw) => panic!("no card will do"),
            _ => {}
        }
    }

    fn scores(&self) -> BySeat<i32> {
        let mut scores = self.toy.scores();
        for seat in self.seats().iter() {
            match self.bug {
                Bug::MatesDiffer => scores[seat] += i32::from(seat.number()),
                Bug::PointsDependOnHands => scores[seat] += i32::from(self.next_is_high(seat)),
                _ => {}
            }
        }
        scores
    }

    fn winners(&self) -> SeatSet {
        if self.has(Bug::WinnersTooEarly) { self.seats() } else { self.toy.winners() }
    }

    fn view(&self, seat: Seat) -> With<View> {
        let leak = match self.bug {
            Bug::ViewShowsTopOfPile => self.toy.position().pile.into_iter().take(1).collect(),
            _ => Vec::new(),
        };
        self.with(self.toy.view(seat), leak)
    }

    fn screen(&self, viewer: Viewer) -> With<Screen> {
        let leak = match (self.bug, viewer) {
            (Bug::ScreenShowsHands, Viewer::Spectator) => {
                self.toy.position().hands[Seat::new(0)].clone()
            }
            _ => Vec::new(),
        };
        self.with(self.toy.screen(viewer), leak)
    }

    fn screen_beside(&self, viewer: Viewer, other: &With<Screen>) -> With<Screen> {
        if self.has(Bug::ScreenIsAnothers) { other.clone() } else { self.screen(viewer) }
    }

    fn team(&self, seat: Seat) -> Team {
        self.toy.team(seat)
    }

    fn signal(&mut self, signal: Signal) {
        self.toy.signal(signal);
    }

    fn seat_change(&mut self, seat: Seat, occupant: Occupant) {
        self.toy.seat_change(seat, occupant);
        if self.has(Bug::HearsTwice) && self.toy.position().phase == Phase::Laying {
            self.count += 1;
        }
    }

    fn random_action(&self, seat: Seat, rng: &mut Rng, buffer: &mut Vec<Action>) -> Option<Action> {
        buffer.clear();
        self.legal_actions(seat, buffer);
        match self.bug {
            // The first action is half as likely again as it should be.
            Bug::RandomIsBiased if rng.below(2 * buffer.len().max(1) as u32) == 0 => {
                buffer.first().copied()
            }
            Bug::RandomIsIllegal if !buffer.is_empty() && rng.below(9) == 0 => Some(Action::Knock),
            _ => rng.pick(buffer).copied(),
        }
    }

    fn play(&mut self, seat: Seat, action: &Action) -> Result<(), Foul> {
        let checked = self.check(seat, action);
        match (self.bug, checked) {
            (Bug::RefusalCounts, Err(_)) => self.count += 1,
            (Bug::RefusalIsLost, Err(_)) => return Ok(()),
            _ => {}
        }
        checked?;
        self.apply(seat, action);
        Ok(())
    }
}

impl Imagine for Spoilt {
    fn imagine(view: &With<View>, rng: &mut Rng) -> Self {
        let mut seen = view.seen.clone();
        if view.bug == Bug::ImagineForgets {
            seen.table.may_draw = None;
        }
        let ghost = (view.bug == Bug::ImagineDoublesACard).then_some(Card(3));
        Self { bug: view.bug, toy: Toy::imagine(&seen, rng), count: 0, ghost }
    }
}

impl Narrate for Spoilt {
    type Event = Event;

    fn narrate(
        before: &Self,
        seat: Seat,
        action: &Action,
        after: &Self,
        viewer: Viewer,
    ) -> Vec<Event> {
        let viewer = match (before.bug, action) {
            (Bug::DrawnCardIsTold, Action::Draw) => Viewer::Seat(seat),
            (Bug::PassedCardIsTold, Action::Pass(_)) if !after.toy.must_act().is_empty() => {
                return Toy::narrate(&before.toy, seat, action, &before.toy, Viewer::Seat(seat));
            }
            _ => viewer,
        };
        Toy::narrate(&before.toy, seat, action, &after.toy, viewer)
    }
}

impl Notation for Spoilt {
    type Position = SpoiltPosition;
    type Fault = PositionFault;

    fn position(&self) -> SpoiltPosition {
        let mut toy = self.toy.position();
        if self.has(Bug::PositionForgets) {
            toy.may_draw = None;
        }
        SpoiltPosition { bug: self.bug, toy, count: self.count, ghost: self.ghost }
    }

    fn from_position(position: &SpoiltPosition) -> Result<Self, PositionFault> {
        let SpoiltPosition { bug, count, ghost, .. } = *position;
        Ok(Self { bug, toy: Toy::from_position(&position.toy)?, count, ghost })
    }
}

/// The toy's oracle, unaware of the bug.
#[derive(Clone, Copy, Debug)]
pub(crate) struct SpoiltOracle(pub(crate) Bug);

impl Oracle for SpoiltOracle {
    type Game = Spoilt;

    fn setups(&self) -> Vec<SpoiltSetup> {
        let with_bug = |toy| SpoiltSetup { toy, bug: self.0 };
        ToyOracle.setups().into_iter().map(with_bug).collect()
    }

    fn longest(&self, setup: &SpoiltSetup) -> usize {
        ToyOracle.longest(&setup.toy)
    }

    fn conceivable(&self, state: &Spoilt, seat: Seat, rng: &mut Rng) -> Vec<Action> {
        ToyOracle.conceivable(&state.toy, seat, rng)
    }

    fn cards(&self, state: &Spoilt) -> Vec<String> {
        let ghost = state.ghost.map(|card| card.0.to_string());
        ToyOracle.cards(&state.toy).into_iter().chain(ghost).collect()
    }

    fn scramble(&self, state: &Spoilt, viewer: Viewer, rng: &mut Rng) -> Option<Spoilt> {
        let toy = ToyOracle.scramble(&state.toy, viewer, rng)?;
        Some(Spoilt { toy, ..state.clone() })
    }

    fn learns(
        &self,
        before: &Spoilt,
        entry: &EntryOf<Self>,
        after: &Spoilt,
        viewer: Viewer,
    ) -> Vec<String> {
        ToyOracle.learns(&before.toy, entry, &after.toy, viewer)
    }

    fn is_listed(&self, action: &Action) -> bool {
        ToyOracle.is_listed(action)
    }

    fn unlisted(&self, state: &Spoilt, rng: &mut Rng) -> Option<(Seat, Action)> {
        ToyOracle.unlisted(&state.toy, rng)
    }

    fn has_clock(&self, setup: &SpoiltSetup) -> bool {
        ToyOracle.has_clock(&setup.toy)
    }
}
