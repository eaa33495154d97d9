//! A random one of the legal actions, without listing them.

use std::hint::select_unpredictable;

use game::{Rng, Seat};

use crate::edition::Kind;
use crate::fields::FieldSet;
use crate::hand::Hand;
use crate::state::Phase;
use crate::{Action, Sequence, SpaceSet};

/// The actions of the player in turn as the fields of a dartboard.
///
/// Each action has one field. A card that names spaces has a field for each of the two, so some fields have no
/// action: to find that out for a field that is hit is less work than to find it out for all of them.
#[derive(Clone, Copy)]
struct Dartboard<'a> {
    game: &'a Sequence,
    hand: &'a Hand,
    /// Of the cards that name spaces, the fields with an action: plays without a choice of rows, and exchanges.
    valid: FieldSet,
    /// How many fields the cards that name spaces have.
    named: u32,
}

/// The cards that name no spaces, and their actions apart from plays that may leave a choice of rows.
struct Wild {
    cards: Hand,
    /// What those that put a chip down can be played for, and those that take one away.
    targets: [SpaceSet; 2],
    /// How many actions a card of either kind has: its plays, or its exchange if it is dead.
    weights: [u32; 2],
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
        let (hand, tables) = (&self.hands[seat.index()], self.tables());
        let named = hand.up_to(tables.last_named());
        let has_wild = hand.has_more_than(named);
        let may_choose = !self.sixths[usize::from(self.setup.team(seat).0)].is_empty();
        // What is seldom needed is out of line, or it would take the registers of what is common.
        if has_wild || named == 0 || may_choose && self.has_choice(seat) {
            return self.throw_at_all(seat, rng, buffer);
        }
        let board = Dartboard { game: self, hand, valid: self.valid(), named: 2 * named };
        board.throw_two(rng).or_else(|| board.throw_more(rng))
    }

    /// The same, where there are more fields than those of cards that name spaces.
    #[inline(never)]
    fn throw_at_all(&self, seat: Seat, rng: &mut Rng, choices: &mut Vec<Action>) -> Option<Action> {
        let (board, wild) = self.dartboard(seat, choices);
        let chosen = choices.len() as u32;
        let fields = board.named + chosen + wild.fields(self);
        if fields == 0 {
            return None;
        }
        for _ in 0..DARTS {
            let field = rng.below(fields);
            if field >= board.named + chosen {
                return wild.action(self, field - board.named - chosen);
            }
            if field >= board.named {
                return choices.get((field - board.named) as usize).copied();
            }
            if board.hits(field) == 1 {
                return Some(board.named_action(field));
            }
        }
        None
    }

    /// A random one of all that is listed.
    #[cold]
    pub(crate) fn pick_listed(
        &self,
        seat: Seat,
        rng: &mut Rng,
        buffer: &mut Vec<Action>,
    ) -> Option<Action> {
        buffer.clear();
        self.list_actions(seat, buffer);
        rng.pick(buffer).copied()
    }

    /// True if a card of the hand that names spaces may leave a choice of rows.
    #[inline(never)]
    fn has_choice(&self, seat: Seat) -> bool {
        let (hand, tables) = (self.hand(seat), self.tables());
        let choosers = self.choosers(self.setup.team(seat), self.free());
        choosers.iter().any(|space| tables.names(space).any(|kind| hand.holds(kind)))
    }

    /// The dartboard and what is beside it, with the plays that may leave a choice of rows listed in `choices`.
    fn dartboard(&self, seat: Seat, choices: &mut Vec<Action>) -> (Dartboard<'_>, Wild) {
        let hand = &self.hands[seat.index()];
        let named = hand.up_to(self.tables().last_named());
        let mut valid = self.valid();
        choices.clear();
        let wild = self.wild(seat);
        if !self.sixths[usize::from(self.setup.team(seat).0)].is_empty() {
            self.list_choices(seat, wild.cards, &mut valid, choices);
        }
        (Dartboard { game: self, hand, valid, named: 2 * named }, wild)
    }

    /// The fields of all plays and exchanges of cards that name spaces.
    fn valid(&self) -> FieldSet {
        if self.exchanged { self.open } else { self.open.with_dead(self.tables().numbering) }
    }

    fn wild(&self, seat: Seat) -> Wild {
        let (team, free) = (self.setup.team(seat), self.free());
        let (plain, removable) = (free.difference(self.choosers(team, free)), self.removable(team));
        let exchanges = u32::from(!self.exchanged);
        Wild {
            cards: self.hand(seat).split_after(self.tables().last_named()).1,
            targets: [plain, removable],
            weights: [
                if free.is_empty() { exchanges } else { plain.len() },
                removable.len().max(exchanges),
            ],
        }
    }

    /// Lists the plays that may leave a choice of rows, and takes them out of the fields that are valid.
    #[inline(never)]
    fn list_choices(
        &self,
        seat: Seat,
        wild: Hand,
        valid: &mut FieldSet,
        choices: &mut Vec<Action>,
    ) {
        let (team, hand, tables) = (self.setup.team(seat), self.hand(seat), self.tables());
        for space in self.choosers(team, self.free()).iter() {
            valid.remove(tables.field(space));
            let named = tables.names(space).filter(|&kind| hand.holds(kind));
            let placing = wild.kinds().filter(|&kind| !tables.removes(kind));
            named.chain(placing).for_each(|kind| self.list_choice(team, kind, space, choices));
        }
    }
}

impl Wild {
    fn fields(&self, game: &Sequence) -> u32 {
        self.cards.kinds().map(|kind| self.weights[self.which(game, kind)]).sum()
    }

    fn action(&self, game: &Sequence, field: u32) -> Option<Action> {
        let mut field = field;
        for kind in self.cards.kinds() {
            let which = self.which(game, kind);
            if field < self.weights[which] {
                let card = game.card(kind);
                let play = |space| Action::Play { card, space, row: None };
                let target = self.targets[which].nth(field);
                return Some(target.map_or(Action::Exchange { card }, play));
            }
            field -= self.weights[which];
        }
        None
    }

    fn which(&self, game: &Sequence, kind: Kind) -> usize {
        usize::from(game.tables().removes(kind))
    }
}

impl Dartboard<'_> {
    /// The action hit by one of two darts, if one hits.
    ///
    /// Whether a dart hits is a toss-up that no processor guesses. Of two, one mostly does, and which one is told
    /// without a branch.
    #[inline(always)]
    fn throw_two(&self, rng: &mut Rng) -> Option<Action> {
        let [one, other] = rng.two_below(self.named);
        let (one_hits, other_hits) = (self.hits(one), self.hits(other));
        let field = select_unpredictable(one_hits == 1, one, other);
        (one_hits | other_hits == 1).then(|| self.named_action(field))
    }

    /// The same, with more darts.
    #[inline(never)]
    fn throw_more(self, rng: &mut Rng) -> Option<Action> {
        (0..DARTS).find_map(|_| self.throw_two(rng))
    }

    /// 1 if a field has an action, else 0. Of several cards alike the last has the plays; of a dead card the first
    /// field is its exchange.
    #[inline]
    fn hits(&self, field: u32) -> u64 {
        let place = field / 2;
        let kind = self.hand.at(place);
        let is_last = u64::from(self.hand.at(place + 1) != kind);
        is_last & self.valid.bit(kind, field % 2 == 1, self.game.tables().numbering)
    }

    /// The action of a field that has one.
    #[inline]
    fn named_action(&self, field: u32) -> Action {
        let (kind, second) = (self.hand.at(field / 2), field % 2 == 1);
        let [plays, _, exchange] = &self.game.ready_cards().of(kind).actions;
        let is_open = self.game.open.bit(kind, second, self.game.tables().numbering) == 1;
        if is_open { plays[usize::from(second)] } else { exchange[0] }
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
                let (board, wild) = game.dartboard(seat, &mut choices);
                let named = (0..board.named).filter(|&field| board.hits(field) == 1);
                let named = named.map(|field| board.named_action(field));
                let others = (0..wild.fields(&game))
                    .map(|field| wild.action(&game, field).expect("an action"))
                    .chain(choices.iter().copied());
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
