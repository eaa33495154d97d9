//! A random one of the legal actions, without listing them.

use game::{Rng, Seat, Team};

use crate::edition::Kind;
use crate::fields::FieldSet;
use crate::hand::KindSet;
use crate::state::Phase;
use crate::tables::{ReadyCards, Tables};
use crate::{Action, Edition, Sequence, SpaceSet};

/// The actions of the player in turn with cards that name spaces, as fields: a field of the board for each play,
/// and the first field of a dead card for its exchange.
struct Named<'a> {
    game: &'a Sequence,
    ready: &'static ReadyCards,
    fields: FieldSet,
}

/// The actions with cards that name no spaces: those that put a chip down, and those that take one away.
struct Wild<'a> {
    game: &'a Sequence,
    sorts: [WildSort; 2],
}

struct WildSort {
    /// At most two kinds.
    cards: KindSet,
    targets: SpaceSet,
    /// How many actions each card has: its plays, or its exchange if it is dead.
    count: u32,
}

impl Sequence {
    /// A random action of the player in turn, every listed one equally likely.
    ///
    /// None where there is nothing to play or a list is needed: if it is another's turn, if a play may leave a choice
    /// of rows, and in Numbers, where more cards than one name the same spaces.
    #[inline(always)]
    pub(crate) fn pick(
        &self,
        seat: Seat,
        rng: &mut Rng,
        buffer: &mut Vec<Action>,
    ) -> Option<Action> {
        if !matches!(self.phase, Phase::Turn) || seat != self.turn {
            return None;
        }
        // As with plays, classic Sequence stands in the caller's loop, and the places of its tables are constants.
        if self.edition() != Edition::Classic {
            return self.pick_elsewhere(seat, rng, buffer);
        }
        self.pick_from(Edition::Classic.tables(), Edition::Classic.ready(false), seat, rng, buffer)
    }

    #[inline(never)]
    fn pick_elsewhere(
        &self,
        seat: Seat,
        rng: &mut Rng,
        buffer: &mut Vec<Action>,
    ) -> Option<Action> {
        self.pick_from(self.tables(), self.ready_cards(), seat, rng, buffer)
    }

    #[inline(always)]
    fn pick_from(
        &self,
        tables: &'static Tables,
        ready: &'static ReadyCards,
        seat: Seat,
        rng: &mut Rng,
        buffer: &mut Vec<Action>,
    ) -> Option<Action> {
        let cards = self.hand(seat).kinds_of_pairs()?;
        let named = self.named_actions(tables, ready, cards);
        let team = self.setup.team(seat);
        // What is seldom needed is out of line, or it would take the registers of what is common. A hand is known long
        // before the board is: asked by itself, it lets the processor find out early that it has guessed wrong.
        if cards & !tables.named.low_word() != 0 {
            return self.pick_with_care(team, KindSet::of_pairs(cards), named, rng, buffer);
        }
        let count = named.fields.len();
        let near_six = self.sixths_of(team).intersection(named.fields);
        if !near_six.is_empty() || count == 0 {
            return self.pick_with_care(team, KindSet::of_pairs(cards), named, rng, buffer);
        }
        Some(named.action(rng.below(count)))
    }

    /// The same, where cards that name no spaces are in the hand, or a play may leave a choice of rows.
    #[inline(never)]
    fn pick_with_care(
        &self,
        team: Team,
        cards: KindSet,
        mut named: Named<'_>,
        rng: &mut Rng,
        choices: &mut Vec<Action>,
    ) -> Option<Action> {
        let mut wild = self.wild_actions(team, cards);
        choices.clear();
        let [placing, _] = &wild.sorts;
        let within = if placing.cards.is_empty() { named.fields } else { self.open };
        let near = self.sixths_of(team).intersection(within);
        if !near.is_empty() {
            self.list_choices(team, cards, near, &mut named, &mut wild, choices);
        }
        let (with_named, with_wild) = (named.fields.len(), wild.count());
        let all = with_named + with_wild + choices.len() as u32;
        if all == 0 {
            return None;
        }
        let number = rng.below(all);
        match number.checked_sub(with_named) {
            None => Some(named.action(number)),
            Some(number) if number < with_wild => Some(wild.action(number)),
            Some(number) => choices.get((number - with_wild) as usize).copied(),
        }
    }

    /// Lists the plays for the fields of `near` that may leave a choice of rows, and takes them away from the others.
    #[inline(never)]
    fn list_choices(
        &self,
        team: Team,
        cards: KindSet,
        near: FieldSet,
        named: &mut Named<'_>,
        wild: &mut Wild<'_>,
        choices: &mut Vec<Action>,
    ) {
        let tables = self.tables();
        let placing = &mut wild.sorts[0];
        self.choosers(team, near).each(|space| {
            named.fields = named.fields.difference(tables.field(space));
            placing.targets.remove(space);
            placing.count = placing.targets.len();
            let kinds = tables.names(space).filter(|&kind| cards.contains(kind));
            let kinds = kinds.chain(placing.cards.iter());
            let finish = self.finish(team, space);
            kinds.for_each(|kind| self.list_choice(kind, space, &finish, choices));
        });
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

    #[inline(always)]
    fn named_actions(&self, tables: &Tables, ready: &'static ReadyCards, cards: u64) -> Named<'_> {
        let exchangeable = if self.exchanged { 0 } else { cards };
        Named {
            game: self,
            ready,
            fields: self.open.of_numbers(cards, exchangeable & tables.named.low_word()),
        }
    }

    fn wild_actions(&self, team: Team, cards: KindSet) -> Wild<'_> {
        let tables = self.tables();
        let exchanges = u32::from(!self.exchanged);
        let sort = |kinds: KindSet, targets: SpaceSet| WildSort {
            cards: cards.intersection(kinds),
            targets,
            count: targets.len().max(exchanges),
        };
        let removable = self.removable(team);
        let sorts = [sort(tables.placing, self.free()), sort(tables.removing, removable)];
        Wild { game: self, sorts }
    }
}

impl Named<'_> {
    /// The action with this number, of those that there are.
    #[inline(always)]
    fn action(&self, number: u32) -> Action {
        let field = self.fields.nth(number);
        let [plays, _, exchange] = &self.ready.of(Kind(field.number())).actions;
        let is_play = self.game.open.contains(field);
        if is_play { plays[usize::from(field.is_second())] } else { exchange[0] }
    }
}

impl Wild<'_> {
    fn count(&self) -> u32 {
        self.sorts.iter().map(WildSort::count).sum()
    }

    /// The action with this number, of those that there are.
    fn action(&self, number: u32) -> Action {
        let [place, remove] = &self.sorts;
        let (sort, number) = match number.checked_sub(place.count()) {
            None => (place, number),
            Some(number) => (remove, number),
        };
        let [first, last] = sort.cards.ends();
        let is_last = number >= sort.count;
        let card = self.game.card(if is_last { last } else { first });
        match sort.targets.nth(if is_last { number - sort.count } else { number }) {
            Some(space) => Action::Play { card, space, row: None },
            None => Action::Exchange { card },
        }
    }
}

impl WildSort {
    fn count(&self) -> u32 {
        self.cards.len() * self.count
    }
}

#[cfg(test)]
mod tests {
    use game::{Game as _, Seed};

    use super::*;
    use crate::Setup;

    /// Every number against the list, at every turn of games at every table.
    #[test]
    fn every_listed_action_has_one_number() {
        for edition in Edition::ALL {
            for &players in edition.players() {
                for &teams in edition.teams(players) {
                    let setup = Setup::new(edition, players.into(), Some(teams.into()), []);
                    let (turns, picked) = check_games(&setup.expect("a table of the list"));
                    let is_list_rare = picked > turns - turns / 5;
                    assert_eq!(is_list_rare, edition != Edition::Numbers, "{picked} of {turns}");
                }
            }
        }
    }

    /// Returns the number of turns, and of those at which an action could be picked without a list.
    fn check_games(setup: &Setup) -> (u32, u32) {
        let (mut turns, mut picked) = (0, 0);
        let (mut buffer, mut choices) = (Vec::new(), Vec::new());
        for number in 0..40 {
            let mut game = Sequence::deal(setup, Seed::from_number(number));
            let mut rng = Rng::new(number);
            while let Some(seat) = game.must_act().iter().next() {
                buffer.clear();
                game.legal_actions(seat, &mut buffer);
                turns += 1;
                if let Some(action) = game.pick(seat, &mut rng, &mut choices) {
                    assert!(buffer.contains(&action), "game {number} of {setup:?}: {action}");
                    assert_eq!(
                        numbered(&game, seat),
                        sorted(&buffer),
                        "game {number} of {setup:?}"
                    );
                    picked += 1;
                }
                let action = rng.pick(&buffer).copied().expect("nobody is ever stuck");
                game.apply(seat, &action);
            }
        }
        (turns, picked)
    }

    fn numbered(game: &Sequence, seat: Seat) -> Vec<Action> {
        let cards = game.hand(seat).kinds_of_pairs().expect("not in Numbers");
        let mut named = game.named_actions(game.tables(), game.ready_cards(), cards);
        let (team, kinds) = (game.setup.team(seat), KindSet::of_pairs(cards));
        let (mut wild, mut choices) = (game.wild_actions(team, kinds), Vec::new());
        game.list_choices(team, kinds, game.open, &mut named, &mut wild, &mut choices);
        let with_named = (0..named.fields.len()).map(|number| named.action(number));
        let with_wild = (0..wild.count()).map(|number| wild.action(number));
        sorted(&with_named.chain(with_wild).chain(choices).collect::<Vec<_>>())
    }

    fn sorted(actions: &[Action]) -> Vec<Action> {
        let mut actions = actions.to_vec();
        actions.sort_unstable();
        actions
    }
}
