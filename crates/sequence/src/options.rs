//! The legal actions as a list, and a random one of them.

use game::{Rng, Seat, Team};

use crate::rules::Finish;
use crate::state::Phase;
use crate::{Action, Sequence, SpaceSet};

impl Sequence {
    pub(crate) fn list_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        match self.phase {
            Phase::Turn if seat == self.turn => self.list_turn(seat, out),
            Phase::Turn if self.owed.contains(seat) => out.push(Action::Draw),
            Phase::Vote { .. } if self.who_must_act().contains(seat) => {
                out.extend([true, false].map(|agree| Action::Vote { agree }));
            }
            Phase::Give { .. } if self.who_must_act().contains(seat) => {
                out.extend(
                    self.hand(seat).kinds().map(|kind| Action::Give { card: self.card(kind) }),
                );
            }
            _ => {}
        }
    }

    fn list_turn(&self, seat: Seat, out: &mut Vec<Action>) {
        let start = out.len();
        let team = self.setup.team(seat);
        let tables = self.tables();
        let free = self.free();
        let choosers = self.choosers(team, free);
        for kind in self.hand(seat).kinds() {
            let card = self.card(kind);
            let removes = tables.removes(kind);
            let targets =
                if removes { self.removable(team) } else { tables.reach(kind).intersection(free) };
            if targets.is_empty() && !self.exchanged {
                out.push(Action::Exchange { card });
            }
            let choosers = if removes { SpaceSet::EMPTY } else { choosers.intersection(targets) };
            targets
                .difference(choosers)
                .each(|space| out.push(Action::Play { card, space, row: None }));
            choosers.each(|space| {
                let play = |row| Action::Play { card, space, row };
                match self.finish(team, space) {
                    Finish::OneOf(rows) => out.extend(rows.iter().map(|&row| play(Some(row)))),
                    Finish::Nothing | Finish::Rows(_) => out.push(play(None)),
                }
            });
        }
        if out.len() == start {
            out.push(Action::Pass);
        }
    }

    /// A random one of the listed actions, without listing them unless there is a choice of rows somewhere.
    pub(crate) fn quick_random(&self, seat: Seat, rng: &mut Rng) -> Option<Action> {
        let team = self.setup.team(seat);
        let free = self.free();
        let in_turn = matches!(self.phase, Phase::Turn) && seat == self.turn;
        if !in_turn || !self.choosers(team, free).is_empty() {
            return None;
        }
        let tables = self.tables();
        let removable = self.removable(team);
        let targets = |kind| {
            if tables.removes(kind) { removable } else { tables.reach(kind).intersection(free) }
        };
        // A dead card has one action, its exchange, where that is still allowed.
        let at_least = u32::from(!self.exchanged);
        let mut weights = [0; 8];
        let mut total = 0;
        let kinds = self.hand(seat).kinds();
        for (weight, kind) in weights.iter_mut().zip(kinds.clone()) {
            *weight = targets(kind).len().max(at_least);
            total += *weight;
        }
        if total == 0 {
            return Some(Action::Pass);
        }
        let mut pick = rng.below(total);
        for (weight, kind) in weights.into_iter().zip(kinds) {
            if pick < weight {
                let card = self.card(kind);
                return Some(match targets(kind).nth(pick) {
                    Some(space) => Action::Play { card, space, row: None },
                    None => Action::Exchange { card },
                });
            }
            pick -= weight;
        }
        None
    }

    /// The free spaces where a chip of `team` may finish more than one five of which only one can count: those that
    /// make six in a row, while the team has no sequence yet and needs two.
    fn choosers(&self, team: Team, free: SpaceSet) -> SpaceSet {
        if self.near_six[usize::from(team.0)] {
            self.sixths(team).intersection(free)
        } else {
            SpaceSet::EMPTY
        }
    }
}
