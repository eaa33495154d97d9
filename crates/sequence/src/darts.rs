//! A random one of the legal actions, without listing them.

use game::{Rng, Seat};

use crate::edition::Kind;
use crate::options::Options;
use crate::state::Phase;
use crate::{Action, Sequence};

/// The actions of the player in turn as the fields of a dartboard, where no card leaves a choice of rows.
///
/// Each action has one field. A card that names spaces has a field for each of the two, so some fields have no
/// action: to find that out for the one field that is hit is less work than to find it out for all of them.
struct Dartboard<'a> {
    options: Options<'a>,
    /// The number of fields of the cards that name spaces, and of all cards.
    named: u32,
    fields: u32,
}

/// After so many darts it is likelier that there is nothing to hit.
const DARTS: u32 = 32;

impl Sequence {
    /// A random action of the player in turn, every listed one equally likely: darts are thrown until one hits.
    /// None if no dart hits, if it is another's turn, or if there is a choice of rows.
    pub(crate) fn throw_darts(&self, seat: Seat, rng: &mut Rng) -> Option<Action> {
        if !matches!(self.phase, Phase::Turn) || seat != self.turn {
            return None;
        }
        let board = self.dartboard(seat)?;
        (0..DARTS).find_map(|_| board.action(rng.below(board.fields)))
    }

    fn dartboard(&self, seat: Seat) -> Option<Dartboard<'_>> {
        let options = self.options(seat);
        if options.have_choices() {
            return None;
        }
        let named = 2 * u32::from(options.named.len());
        let mut board = Dartboard { options, named, fields: named };
        board.fields += board.options.wild.kinds().map(|kind| board.weight(kind)).sum::<u32>();
        (board.fields > 0).then_some(board)
    }
}

impl Dartboard<'_> {
    /// The action of this field, if it has one.
    fn action(&self, field: u32) -> Option<Action> {
        if field < self.named {
            self.named_action(field / 2, field as usize % 2)
        } else {
            self.wild_action(field - self.named)
        }
    }

    /// Of several cards alike the last has the plays; of a dead card the first field is its exchange.
    fn named_action(&self, place: u32, which: usize) -> Option<Action> {
        let Options { tables, ready, named, free, exchanges, .. } = self.options;
        let kind = named.at(place);
        if named.at(place + 1) == kind {
            return None;
        }
        let [plays, _, [exchange, _]] = &ready.of(kind).actions;
        let spaces = tables.named(kind);
        if free.contains(spaces[which]) {
            return Some(plays[which]);
        }
        let is_dead = !free.contains(spaces[1 - which]);
        (which == 0 && exchanges > 0 && is_dead).then_some(*exchange)
    }

    fn wild_action(&self, mut field: u32) -> Option<Action> {
        for kind in self.options.wild.kinds() {
            let weight = self.weight(kind);
            if field < weight {
                let card = self.options.ready.of(kind).card;
                let play = |space| Action::Play { card, space, row: None };
                let target = self.options.targets(kind).nth(field);
                return Some(target.map_or(Action::Exchange { card }, play));
            }
            field -= weight;
        }
        None
    }

    /// How many actions a card that names no spaces has.
    fn weight(&self, kind: Kind) -> u32 {
        self.options.targets(kind).len().max(self.options.exchanges)
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
        for edition in Edition::ALL {
            for &players in edition.players() {
                for &teams in edition.teams(players) {
                    let setup = Setup::new(edition, players.into(), Some(teams.into()), []);
                    check_games(&setup.expect("a table of the list"));
                }
            }
        }
    }

    fn check_games(setup: &Setup) {
        let (mut boards, mut turns, mut buffer) = (0, 0, Vec::new());
        for number in 0..40 {
            let mut game = Sequence::deal(setup, Seed::from_number(number));
            let mut rng = Rng::new(number);
            while let Some(seat) = game.must_act().iter().next() {
                buffer.clear();
                game.legal_actions(seat, &mut buffer);
                turns += 1;
                if let Some(board) = game.dartboard(seat) {
                    boards += 1;
                    let mut hit: Vec<Action> =
                        (0..board.fields).filter_map(|field| board.action(field)).collect();
                    let mut listed = buffer.clone();
                    listed.retain(|&action| action != Action::Pass);
                    listed.sort_unstable();
                    hit.sort_unstable();
                    assert_eq!(hit, listed, "game {number} of {setup:?}");
                }
                let action = rng.pick(&buffer).copied().expect("nobody is ever stuck");
                game.apply(seat, &action);
            }
        }
        // The rest are turns with a choice of rows, or without a card.
        assert!(boards * 10 > turns * 8, "{boards} of {turns}: {setup:?}");
    }
}
