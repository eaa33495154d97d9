//! A random one of the legal actions, without listing them.

use game::{Rng, Seat};

use crate::edition::Kind;
use crate::hand::Hand;
use crate::state::Phase;
use crate::{Action, Sequence, SpaceSet};

/// The actions of the player in turn as the fields of a dartboard.
///
/// Each action has one field. A card that names spaces has a field for each of the two, so some fields have no
/// action: to find that out for the one field that is hit is less work than to find it out for all of them.
#[derive(Clone, Copy)]
struct Dartboard<'a> {
    game: &'a Sequence,
    seat: Seat,
    hand: &'a Hand,
    /// The free spaces where a chip leaves no choice of rows.
    plain: SpaceSet,
    /// How many fields the cards that name spaces have, and how many there are besides.
    named: u32,
    others: u32,
}

/// After so many darts it is likelier that there is nothing to hit.
const DARTS: u32 = 32;

impl Sequence {
    /// A random action of the player in turn, every listed one equally likely: darts are thrown until one hits.
    /// None if no dart hits, or if it is another's turn.
    #[inline]
    pub(crate) fn throw_darts(
        &self,
        seat: Seat,
        rng: &mut Rng,
        buffer: &mut Vec<Action>,
    ) -> Option<Action> {
        if !matches!(self.phase, Phase::Turn) || seat != self.turn {
            return None;
        }
        let board = self.dartboard(seat, buffer);
        if board.fields() == 0 {
            return None;
        }
        for _ in 0..DARTS {
            let field = rng.below(board.fields());
            if field >= board.named {
                return self.other_action(seat, field - board.named, buffer);
            }
            if let Some(action) = board.named_action(field) {
                return Some(action);
            }
        }
        None
    }

    /// The dartboard, with the plays that may leave a choice of rows listed in `choices`.
    #[inline]
    fn dartboard(&self, seat: Seat, choices: &mut Vec<Action>) -> Dartboard<'_> {
        let hand = &self.hands[seat.index()];
        let named = hand.up_to(self.tables().last_named());
        // What is seldom needed is out of line, or it would take the registers of what is common.
        choices.clear();
        let free = self.free();
        let may_choose = !self.sixths[usize::from(self.setup.team(seat).0)].is_empty();
        let plain = if may_choose { self.list_choices(seat, choices) } else { free };
        let has_wild = hand.at(named) != Hand::NO_CARD;
        let others =
            if has_wild { self.wild_fields(seat, plain) } else { 0 } + choices.len() as u32;
        Dartboard { game: self, seat, hand, plain, named: 2 * named, others }
    }

    /// How many actions the cards that name no spaces have, apart from plays that may leave a choice of rows.
    #[inline(never)]
    fn wild_fields(&self, seat: Seat, plain: SpaceSet) -> u32 {
        self.wild(seat).kinds().map(|kind| self.weight(seat, kind, plain)).sum()
    }

    #[inline(never)]
    fn other_action(&self, seat: Seat, field: u32, choices: &[Action]) -> Option<Action> {
        if let Some(action) = choices.get(field as usize) {
            return Some(*action);
        }
        let free = self.free();
        let plain = free.difference(self.choosers(self.setup.team(seat), free));
        let mut field = field - choices.len() as u32;
        for kind in self.wild(seat).kinds() {
            let weight = self.weight(seat, kind, plain);
            if field < weight {
                let card = self.card(kind);
                let play = |space| Action::Play { card, space, row: None };
                let target = self.wild_targets(seat, kind, plain).nth(field);
                return Some(target.map_or(Action::Exchange { card }, play));
            }
            field -= weight;
        }
        None
    }

    /// One field for each play without a choice; of a dead card, one for its exchange.
    fn weight(&self, seat: Seat, kind: Kind, plain: SpaceSet) -> u32 {
        match self.wild_targets(seat, kind, plain).len() {
            0 => u32::from(self.may_exchange(seat, kind)),
            targets => targets,
        }
    }

    fn wild_targets(&self, seat: Seat, kind: Kind, plain: SpaceSet) -> SpaceSet {
        let removes = self.tables().removes(kind);
        if removes { self.removable(self.setup.team(seat)) } else { plain }
    }

    #[inline(never)]
    fn may_exchange(&self, seat: Seat, kind: Kind) -> bool {
        !self.exchanged && self.is_dead(self.setup.team(seat), kind)
    }

    /// The cards of the hand that name no spaces.
    fn wild(&self, seat: Seat) -> Hand {
        self.hand(seat).split_after(self.tables().last_named()).1
    }

    /// Lists the plays that may leave a choice of rows, and returns the free spaces without them.
    #[inline(never)]
    fn list_choices(&self, seat: Seat, out: &mut Vec<Action>) -> SpaceSet {
        let (team, free) = (self.setup.team(seat), self.free());
        let choosers = self.choosers(team, free);
        let (hand, wild, tables) = (self.hand(seat), self.wild(seat), self.tables());
        for space in choosers.iter() {
            for kind in tables.names(space) {
                if hand.holds(kind) {
                    self.list_choice(team, kind, space, out);
                }
            }
            for kind in wild.kinds() {
                if !tables.removes(kind) {
                    self.list_choice(team, kind, space, out);
                }
            }
        }
        free.difference(choosers)
    }
}

impl Dartboard<'_> {
    fn fields(&self) -> u32 {
        self.named + self.others
    }

    /// The action of this field of the cards that name spaces, if it has one. Of several cards alike the last has the
    /// plays; of a dead card the first field is its exchange.
    #[inline]
    fn named_action(&self, field: u32) -> Option<Action> {
        let (place, which) = (field / 2, field as usize % 2);
        let kind = self.hand.at(place);
        let card = self.game.ready_cards().of(kind);
        let space = card.spaces[which];
        let is_last = self.hand.at(place + 1) != kind;
        // One question instead of two, because no processor guesses the answer well.
        if is_last & self.plain.contains(space) {
            return Some(Action::Play { card: card.card, space, row: None });
        }
        let may_be_dead = is_last & (which == 0) & !self.plain.contains(card.spaces[1]);
        let is_dead = may_be_dead && self.game.may_exchange(self.seat, kind);
        is_dead.then_some(Action::Exchange { card: card.card })
    }
}

#[cfg(test)]
mod tests {
    use game::{Game as _, Seed};

    use super::*;
    use crate::{Edition, Setup};

    /// Every field of the dartboard against the list, at every turn of games at every table.
    #[test]
    fn every_listed_action_has_one_field() {
        let mut choosing = 0;
        for edition in Edition::ALL {
            for &players in edition.players() {
                for &teams in edition.teams(players) {
                    let setup = Setup::new(edition, players.into(), Some(teams.into()), []);
                    choosing += check_games(&setup.expect("a table of the list"));
                }
            }
        }
        assert!(choosing > 100, "turns with a choice of rows: {choosing}");
    }

    /// Returns the number of turns that had plays with a choice of rows.
    fn check_games(setup: &Setup) -> u32 {
        let (mut choosing, mut buffer) = (0, Vec::new());
        for number in 0..40 {
            let mut game = Sequence::deal(setup, Seed::from_number(number));
            let mut rng = Rng::new(number);
            while let Some(seat) = game.must_act().iter().next() {
                buffer.clear();
                game.legal_actions(seat, &mut buffer);
                let mut choices = Vec::new();
                let board = game.dartboard(seat, &mut choices);
                let named = (0..board.named).filter_map(|field| board.named_action(field));
                let other = |field| game.other_action(seat, field, &choices);
                let others = (0..board.others).map(|field| other(field).expect("an action"));
                let mut hit: Vec<Action> = named.chain(others).collect();
                let mut listed = buffer.clone();
                listed.retain(|&action| action != Action::Pass);
                listed.sort_unstable();
                hit.sort_unstable();
                assert_eq!(hit, listed, "game {number} of {setup:?}");
                choosing += u32::from(!choices.is_empty());
                let action = rng.pick(&buffer).copied().expect("nobody is ever stuck");
                game.apply(seat, &action);
            }
        }
        choosing
    }
}
