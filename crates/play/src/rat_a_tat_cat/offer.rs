//! What a tap means, and which places light up.

use game::Seat;
use rat_a_tat_cat::{Action, Power, Screen, Spot, Stage};

use super::Place;

/// What the player sees and what the rules allow.
#[derive(Clone, Copy, Debug)]
pub struct Offer<'a> {
    screen: &'a Screen,
    options: &'a [Action],
}

/// What the player has picked up so far. Nothing of it is known to the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Pick {
    /// Nothing.
    #[default]
    Nothing,
    /// The discard: it remains to say where it goes.
    Discard,
    /// For Swap, a card of one's own.
    Own(Spot),
    /// For Swap, a card of another player.
    Theirs(Seat, Spot),
}

/// What a tap leads to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// From now on this is picked up.
    Pick(Pick),
    /// The player has decided. The rules may still refuse it, and say why.
    Try(Action),
}

impl<'a> Offer<'a> {
    /// `options` are all legal actions of the player; none if there is nothing to decide.
    #[must_use]
    pub const fn new(screen: &'a Screen, options: &'a [Action]) -> Self {
        Self { screen, options }
    }

    /// What a tap on `place` means while `pick` is picked up. Dragging one card onto another place is a tap on both.
    #[must_use]
    pub fn tap(&self, pick: Pick, place: Place) -> Step {
        let Some(own) = self.screen.seat else { return Step::Pick(Pick::Nothing) };
        match place {
            Place::Draw => Step::Try(Action::Draw),
            Place::Drawn if self.power().is_some() => Step::Try(Action::Use),
            Place::Drawn => Step::Pick(pick),
            Place::Discard => self.tap_discard(pick),
            Place::Row(seat, spot) if seat == own => self.tap_own(pick, spot),
            Place::Row(seat, spot) => self.tap_theirs(pick, seat, spot),
        }
    }

    /// Whether `place` lights up: a tap there does something that the rules allow. While something is picked up, only
    /// where it may go.
    #[must_use]
    pub fn is_lit(&self, pick: Pick, place: Place) -> bool {
        match self.tap(pick, place) {
            Step::Try(action) => {
                let uses = matches!(action, Action::Take { .. } | Action::Swap { .. });
                (pick == Pick::Nothing || uses) && self.allows(&action)
            }
            Step::Pick(next) => pick == Pick::Nothing && next != pick,
        }
    }

    /// Whether `place` is what is picked up.
    #[must_use]
    pub fn is_picked(&self, pick: Pick, place: Place) -> bool {
        match pick {
            Pick::Nothing => false,
            Pick::Discard => place == Place::Discard,
            Pick::Own(spot) => self.screen.seat.is_some_and(|own| place == Place::Row(own, spot)),
            Pick::Theirs(seat, spot) => place == Place::Row(seat, spot),
        }
    }

    /// Whether a press on `place` turns cards up for their player: such a press may be held.
    #[must_use]
    pub fn looks(&self, place: Place) -> bool {
        let step = self.tap(Pick::Nothing, place);
        matches!(step, Step::Try(action @ (Action::Look | Action::Peek { .. })) if self.allows(&action))
    }

    /// The power of the drawn card, if it can be used now.
    #[must_use]
    pub fn power(&self) -> Option<Power> {
        self.screen.drawn.filter(|_| self.allows(&Action::Use))?.power()
    }

    /// Whether the rules allow `action`.
    #[must_use]
    pub fn allows(&self, action: &Action) -> bool {
        self.options.contains(action)
    }

    fn tap_discard(&self, pick: Pick) -> Step {
        let first = Action::Take { spot: Spot::ALL[0] };
        match self.screen.table.stage {
            Stage::Drawn { .. } => Step::Try(Action::Discard),
            _ if pick == Pick::Discard => Step::Pick(Pick::Nothing),
            _ if self.allows(&first) => Step::Pick(Pick::Discard),
            // The rules say why not.
            _ => Step::Try(first),
        }
    }

    fn tap_own(&self, pick: Pick, spot: Spot) -> Step {
        match self.screen.table.stage {
            Stage::FirstLook { .. } if !spot.is_outer() => Step::Pick(pick),
            Stage::FirstLook { .. } if !self.allows(&Action::Look) => Step::Try(Action::Ready),
            Stage::FirstLook { .. } => Step::Try(Action::Look),
            Stage::Peeking => Step::Try(Action::Peek { spot }),
            Stage::Looking { spot: looked } if looked == spot => Step::Try(Action::Ready),
            Stage::Looking { .. } => Step::Try(Action::Peek { spot }),
            Stage::Swapping => self.swap_own(pick, spot),
            _ if pick == Pick::Discard => Step::Try(Action::Take { spot }),
            _ => Step::Try(Action::Place { spot }),
        }
    }

    fn tap_theirs(&self, pick: Pick, seat: Seat, spot: Spot) -> Step {
        let swap = |own| Step::Try(Action::Swap { own, seat, other: spot });
        let is_swap = |a: &&Action| matches!(a, Action::Swap { seat: s, other, .. } if (*s, *other) == (seat, spot));
        match pick {
            Pick::Own(own) => swap(own),
            Pick::Theirs(s, other) if (s, other) == (seat, spot) => Step::Pick(Pick::Nothing),
            _ if self.options.iter().find(is_swap).is_some() => {
                Step::Pick(Pick::Theirs(seat, spot))
            }
            _ => swap(INNER),
        }
    }

    fn swap_own(&self, pick: Pick, own: Spot) -> Step {
        let theirs = self.options.iter().find_map(|action| match *action {
            Action::Swap { own: with, seat, other } if with == own => Some((seat, other)),
            _ => None,
        });
        match (pick, theirs) {
            (Pick::Theirs(seat, other), _) => Step::Try(Action::Swap { own, seat, other }),
            (Pick::Own(picked), _) if picked == own => Step::Pick(Pick::Nothing),
            (_, Some(_)) => Step::Pick(Pick::Own(own)),
            // Not with any card of anybody: the rules say why.
            (_, None) => {
                let table = &self.screen.table;
                let seat = table.playing.iter().find(|&seat| Some(seat) != self.screen.seat);
                let seat = seat.unwrap_or(table.turn);
                Step::Try(Action::Swap { own, seat, other: INNER })
            }
        }
    }
}

/// A place that no rule keeps from being swapped.
const INNER: Spot = Spot::ALL[1];
