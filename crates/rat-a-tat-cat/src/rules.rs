//! What a player may do: the checks, the list of legal actions, and a quick random one.

use game::{Rng, Seat, SeatSet};

use crate::card::CARDS;
use crate::state::Stage;
use crate::{Action, Foul, RatATatCat, Spot};

/// The pack can be cut after any but its last card.
const CUTS: u8 = CARDS as u8 - 1;

impl RatATatCat {
    pub(crate) fn who_must_act(&self) -> SeatSet {
        match self.stage {
            Stage::Over => SeatSet::EMPTY,
            Stage::FirstLook { ready, .. } => self.playing.difference(ready),
            _ => SeatSet::only(self.turn),
        }
    }

    pub(crate) fn who_may_act(&self) -> SeatSet {
        let mut may = self.who_must_act();
        if let Stage::Turn { may_knock: Some(seat) } = self.stage {
            may.insert(seat);
        }
        may
    }

    pub(crate) fn check_action(&self, seat: Seat, action: Action) -> Result<(), Foul> {
        if matches!(self.stage, Stage::Over) {
            return Err(Foul::Over);
        }
        if !self.playing.contains(seat) {
            return Err(Foul::NotInPlay);
        }
        match (self.stage, action) {
            (Stage::FirstLook { looked, ready }, Action::Look) => {
                if looked.union(ready).contains(seat) { Err(Foul::LookedAlready) } else { Ok(()) }
            }
            (Stage::FirstLook { ready, .. }, Action::Ready) => {
                if ready.contains(seat) {
                    Err(Foul::LookedAlready)
                } else {
                    Ok(())
                }
            }
            (Stage::FirstLook { .. }, _) => Err(Foul::OthersLook),
            (_, Action::Knock | Action::Pass) => self.check_knock(seat),
            _ if seat != self.turn => Err(Foul::NotYourTurn),
            (Stage::Cut, Action::Cut { cards: 1..=CUTS }) => Ok(()),
            (Stage::Cut, Action::Cut { .. }) => Err(Foul::CutPlace),
            (Stage::Cut, _) => Err(Foul::CutFirst),
            (_, Action::Cut { .. }) => Err(Foul::NotCutting),
            (_, Action::Look) => Err(Foul::NothingToLookAt),
            (stage, action) => self.check_turn(seat, stage, action),
        }
    }

    fn check_knock(&self, seat: Seat) -> Result<(), Foul> {
        match self.stage {
            Stage::Turn { may_knock: Some(one) } if one == seat => Ok(()),
            _ if self.knocker.is_some() => Err(Foul::KnockedAlready),
            _ => Err(Foul::NoKnockNow),
        }
    }

    /// The actions of the player in turn.
    fn check_turn(&self, seat: Seat, stage: Stage, action: Action) -> Result<(), Foul> {
        match (stage, action) {
            (Stage::Turn { .. }, Action::Draw) | (Stage::Looking { .. }, Action::Ready) => Ok(()),
            (Stage::Turn { .. }, Action::Take { .. }) => match self.piles.top() {
                None => Err(Foul::NoDiscard),
                Some(card) if card.power().is_some() => Err(Foul::PowerStays),
                Some(_) => Ok(()),
            },
            (Stage::Drawn { .. }, Action::Place { .. } | Action::Discard) => Ok(()),
            (Stage::Drawn { .. }, Action::Use) => {
                let power = self.drawn.and_then(|card| card.power());
                if power.is_some() { Ok(()) } else { Err(Foul::NoPower) }
            }
            (Stage::Peeking, Action::Peek { .. }) | (Stage::Swapping, Action::Keep) => Ok(()),
            (Stage::Swapping, Action::Swap { own, seat: with, other }) => {
                self.check_swap(seat, own, with, other)
            }
            (Stage::Peeking | Stage::Looking { .. }, _) => Err(Foul::PeekOpen),
            (Stage::Swapping, _) => Err(Foul::SwapOpen),
            (_, Action::Ready) => Err(Foul::NothingToLookAt),
            (_, Action::Peek { .. }) => Err(Foul::NoPeek),
            (_, Action::Swap { .. } | Action::Keep) => Err(Foul::NoSwap),
            (Stage::Drawn { .. }, _) => Err(Foul::CardDrawn),
            _ => Err(Foul::NothingDrawn),
        }
    }

    fn check_swap(&self, seat: Seat, own: Spot, with: Seat, other: Spot) -> Result<(), Foul> {
        if with == seat {
            return Err(Foul::OwnRow);
        }
        if !self.playing.contains(with) {
            return Err(Foul::NotInPlay);
        }
        if self.is_open(own) || self.is_open(other) { Err(Foul::OuterCard) } else { Ok(()) }
    }

    /// True if the top of the discard pile may be taken (RAT-11, RAT-12).
    fn can_take(&self) -> bool {
        self.piles.top().is_some_and(|card| card.power().is_none())
    }

    /// The places whose cards may be swapped (RAT-26).
    fn swappable(&self) -> &'static [Spot] {
        if self.setup.younger() { &Spot::ALL[1..3] } else { &Spot::ALL }
    }

    pub(crate) fn list_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        match self.stage {
            Stage::FirstLook { looked, ready } if self.playing.difference(ready).contains(seat) => {
                if !looked.contains(seat) {
                    out.push(Action::Look);
                }
                out.push(Action::Ready);
            }
            Stage::FirstLook { .. } | Stage::Over => {}
            Stage::Turn { may_knock } if may_knock == Some(seat) => {
                out.extend([Action::Knock, Action::Pass]);
            }
            _ if seat != self.turn => {}
            Stage::Cut => out.extend((1..=CUTS).map(|cards| Action::Cut { cards })),
            Stage::Turn { .. } => {
                if self.can_take() {
                    out.extend(Spot::ALL.map(|spot| Action::Take { spot }));
                }
                out.push(Action::Draw);
            }
            Stage::Drawn { .. } => {
                out.extend(Spot::ALL.map(|spot| Action::Place { spot }));
                out.push(Action::Discard);
                if self.drawn.is_some_and(|card| card.power().is_some()) {
                    out.push(Action::Use);
                }
            }
            Stage::Peeking => out.extend(Spot::ALL.map(|spot| Action::Peek { spot })),
            Stage::Looking { .. } => out.push(Action::Ready),
            Stage::Swapping => self.list_swaps(seat, out),
        }
    }

    fn list_swaps(&self, seat: Seat, out: &mut Vec<Action>) {
        for with in self.playing.difference(SeatSet::only(seat)).iter() {
            for &own in self.swappable() {
                let swap = |&other: &Spot| Action::Swap { own, seat: with, other };
                out.extend(self.swappable().iter().map(swap));
            }
        }
        out.push(Action::Keep);
    }

    /// A random one of the listed actions, without listing them; none where there is nothing to do, and for Swap.
    pub(crate) fn quick_random(&self, seat: Seat, rng: &mut Rng) -> Option<Action> {
        match self.stage {
            Stage::Turn { may_knock } if may_knock == Some(seat) => {
                Some(if rng.below(2) == 0 { Action::Knock } else { Action::Pass })
            }
            Stage::FirstLook { looked, ready } if self.playing.difference(ready).contains(seat) => {
                let looks = !looked.contains(seat) && rng.below(2) == 0;
                Some(if looks { Action::Look } else { Action::Ready })
            }
            Stage::FirstLook { .. } | Stage::Over => None,
            _ if seat != self.turn => None,
            Stage::Turn { .. } => {
                let takes = if self.can_take() { 4 } else { 0 };
                let take = |spot| Action::Take { spot };
                Some(one_of(rng, takes + 1).map_or(Action::Draw, take))
            }
            Stage::Drawn { .. } => {
                let has_power = self.drawn.is_some_and(|card| card.power().is_some());
                let choice = rng.below(if has_power { 6 } else { 5 });
                Some(match choice {
                    4 => Action::Discard,
                    5 => Action::Use,
                    _ => Action::Place { spot: Spot::ALL[choice as usize % 4] },
                })
            }
            Stage::Cut => Some(Action::Cut { cards: rng.below(CUTS.into()) as u8 + 1 }),
            Stage::Peeking => one_of(rng, 4).map(|spot| Action::Peek { spot }),
            Stage::Looking { .. } => Some(Action::Ready),
            Stage::Swapping => None,
        }
    }
}

/// A random number below `bound` as a place of a row, as far as a row has places.
fn one_of(rng: &mut Rng, bound: u32) -> Option<Spot> {
    // With one choice there is nothing to draw for, and no place is meant.
    if bound == 1 {
        return None;
    }
    Spot::ALL.get(rng.below(bound) as usize).copied()
}
