//! The legal actions as a list, and a random one of them.

use game::{Rng, Seat, Team};

use crate::edition::Kind;
use crate::hand::Hand;
use crate::rules::Finish;
use crate::state::Phase;
use crate::tables::Tables;
use crate::{Action, Sequence, SpaceSet};

/// What the player in turn can play cards for.
struct Options {
    team: Team,
    /// The spaces for a chip of one's own.
    free: SpaceSet,
    /// The chips that may be taken away.
    removable: SpaceSet,
    /// The free spaces where a chip may leave a choice of rows.
    choosers: SpaceSet,
    /// How many dead cards may still be exchanged in this turn, 0 or 1.
    exchanges: usize,
}

/// The actions of the player in turn as the fields of a dartboard, where no card leaves a choice of rows.
///
/// Each action has one field. A card that names spaces has a field for each of the two, so some fields have no
/// action: to find that out for the one field that is hit is less work than to find it out for all of them.
struct Dartboard<'a> {
    game: &'a Sequence,
    hand: Hand,
    options: Options,
    /// The number of fields of the cards that name spaces, and of all cards.
    named: u32,
    fields: u32,
}

/// After so many darts it is likelier that there is nothing to hit.
const DARTS: u32 = 32;

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
        let hand = self.hand(seat);
        let options = self.options(seat);
        if options.choosers.is_empty() {
            self.list_named(hand, &options, out);
        } else {
            let named = |kind: &Kind| self.tables().names(*kind);
            hand.kinds().take_while(named).for_each(|kind| self.list_card(kind, &options, out));
        }
        let wild = |kind: &Kind| !self.tables().names(*kind);
        hand.kinds().filter(wild).for_each(|kind| self.list_card(kind, &options, out));
        if out.len() == start {
            out.push(Action::Pass);
        }
    }

    /// Lists the actions of the cards that name spaces, where none of them leaves a choice of rows.
    ///
    /// Whether a space is free is a toss-up that no processor guesses well. So each card writes the two plays it may
    /// have, and the list grows by as many as it does have.
    fn list_named(&self, hand: Hand, options: &Options, out: &mut Vec<Action>) {
        let tables = self.tables();
        let mut list = [Action::Pass; 2 * Hand::MOST + 1];
        let mut len = 0;
        for kind in hand.kinds().take_while(|&kind| tables.names(kind)) {
            let ready = self.ready(kind);
            let [one, other] = tables.named(kind).map(|space| options.free.contains(space));
            let only = if other { ready.plays[1] } else { ready.exchange };
            list[len] = if one { ready.plays[0] } else { only };
            list[len + 1] = ready.plays[1];
            len += (usize::from(one) + usize::from(other)).max(options.exchanges);
        }
        out.extend_from_slice(&list[..len]);
    }

    /// Lists the actions of one card: its exchange if it is dead, or its plays, those with a choice of rows last.
    fn list_card(&self, kind: Kind, options: &Options, out: &mut Vec<Action>) {
        let card = self.card(kind);
        let targets = options.targets(self.tables(), kind);
        if targets.is_empty() && options.exchanges > 0 {
            out.push(Action::Exchange { card });
        }
        let choosers = options.choosers(self.tables(), kind);
        targets
            .difference(choosers)
            .each(|space| out.push(Action::Play { card, space, row: None }));
        choosers.each(|space| {
            let play = |row| Action::Play { card, space, row };
            match self.finish(options.team, space) {
                Finish::OneOf(rows) => out.extend(rows.iter().map(|&row| play(Some(row)))),
                Finish::Nothing | Finish::Rows(_) => out.push(play(None)),
            }
        });
    }

    fn options(&self, seat: Seat) -> Options {
        let team = self.setup.team(seat);
        let free = self.free();
        Options {
            team,
            free,
            removable: self.removable(team),
            choosers: self.choosers(team, free),
            exchanges: usize::from(!self.exchanged),
        }
    }

    /// A random one of the listed actions, without listing them: darts thrown at a board with a field for each action
    /// and some without one, until an action is hit. None if nothing is hit for long, or if there is a choice of rows.
    pub(crate) fn throw_dart(&self, seat: Seat, rng: &mut Rng) -> Option<Action> {
        if !matches!(self.phase, Phase::Turn) || seat != self.turn {
            return None;
        }
        let board = self.dartboard(seat)?;
        (0..DARTS).find_map(|_| board.action(rng.below(board.fields)))
    }

    fn dartboard(&self, seat: Seat) -> Option<Dartboard<'_>> {
        let hand = self.hand(seat);
        let options = self.options(seat);
        let tables = self.tables();
        let chooses = |kind| !options.choosers(tables, kind).is_empty();
        if hand.is_empty() || !options.choosers.is_empty() && hand.kinds().any(chooses) {
            return None;
        }
        let named = 2 * hand.up_to(tables.last_named());
        let mut board = Dartboard { game: self, hand, options, named, fields: named };
        board.fields += board.wild().map(|kind| board.weight(kind)).sum::<u32>();
        Some(board)
    }

    /// The free spaces where a chip of `team` may finish more than one five of which only one can count: those that
    /// make six in a row, while the team has no sequence yet and needs two.
    fn choosers(&self, team: Team, free: SpaceSet) -> SpaceSet {
        self.sixths[usize::from(team.0)].intersection(free)
    }
}

impl Options {
    /// The spaces that a card of this kind can be played for.
    fn targets(&self, tables: &Tables, kind: Kind) -> SpaceSet {
        let spaces = if tables.removes(kind) { self.removable } else { self.free };
        tables.reach(kind).intersection(spaces)
    }

    /// The spaces where a card of this kind may leave a choice of rows.
    fn choosers(&self, tables: &Tables, kind: Kind) -> SpaceSet {
        let spaces = if tables.removes(kind) { SpaceSet::EMPTY } else { self.choosers };
        tables.reach(kind).intersection(spaces)
    }
}

impl Dartboard<'_> {
    /// The action of this field, if it has one.
    fn action(&self, field: u32) -> Option<Action> {
        if field < self.named {
            self.named_action(field / 2, (field % 2) as usize)
        } else {
            self.wild_action(field - self.named)
        }
    }

    /// Of several cards alike the last has the plays; of a dead card the first field is its exchange.
    fn named_action(&self, place: u32, which: usize) -> Option<Action> {
        let kind = self.hand.at(place);
        if self.hand.at(place + 1) == kind {
            return None;
        }
        let ready = self.game.ready(kind);
        let spaces = self.game.tables().named(kind);
        let free = self.options.free;
        if free.contains(spaces[which]) {
            return Some(ready.plays[which]);
        }
        let exchange = which == 0 && self.options.exchanges > 0 && !free.contains(spaces[1]);
        exchange.then_some(ready.exchange)
    }

    fn wild_action(&self, mut field: u32) -> Option<Action> {
        for kind in self.wild() {
            let weight = self.weight(kind);
            if field < weight {
                let ready = self.game.ready(kind);
                let target = self.options.targets(self.game.tables(), kind).nth(field);
                let play = |space| Action::Play { card: ready.card, space, row: None };
                return Some(target.map_or(ready.exchange, play));
            }
            field -= weight;
        }
        None
    }

    /// The kinds in the hand that name no spaces.
    fn wild(&self) -> impl Iterator<Item = Kind> {
        self.hand.without(self.named / 2).kinds()
    }

    /// How many actions a card that names no spaces has.
    fn weight(&self, kind: Kind) -> u32 {
        let targets = self.options.targets(self.game.tables(), kind);
        targets.len().max(self.options.exchanges as u32)
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
