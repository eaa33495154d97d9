//! The legal actions as a list.

use game::{Seat, Team};

use crate::edition::Kind;
use crate::fields::FieldSet;
use crate::hand::{Hand, KindSet};
use crate::rules::Finish;
use crate::state::Phase;
use crate::tables::{ReadyCards, Tables};
use crate::{Action, Sequence, Space, SpaceSet};

/// What the player in turn can play cards for.
struct Options<'a> {
    game: &'a Sequence,
    tables: &'static Tables,
    ready: &'static ReadyCards,
    team: Team,
    /// The cards that name spaces, and those that do not.
    named: KindSet,
    wild: KindSet,
    /// The spaces for a chip of one's own.
    free: SpaceSet,
    /// Those of them where a chip may leave a choice of rows.
    choosers: SpaceSet,
    /// How many dead cards may still be exchanged in this turn, 0 or 1.
    exchanges: u32,
}

impl Sequence {
    pub(crate) fn list_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        match self.phase {
            Phase::Turn if seat == self.turn => self.options(seat).list(out),
            Phase::Turn if self.owed.contains(seat) => out.push(Action::Draw),
            Phase::Vote { .. } if self.who_must_act().contains(seat) => {
                out.extend([true, false].map(|agree| Action::Vote { agree }));
            }
            Phase::Give { .. } if self.who_must_act().contains(seat) => {
                out.extend(
                    self.hand(seat)
                        .kinds()
                        .iter()
                        .map(|kind| Action::Give { card: self.card(kind) }),
                );
            }
            _ => {}
        }
    }

    /// The free spaces among `fields` where a chip of `team` may finish more than one five of which only one can count:
    /// those that make six in a row, while the team has no sequence yet and needs two.
    pub(crate) fn choosers(&self, team: Team, fields: FieldSet) -> SpaceSet {
        // With three teams what is near may be near for another.
        let is_sure = self.setup.teams() == 2;
        let makes_six = |space: Space| self.fives(team, space).has_two_in_line();
        let near = self.sixths_of(team).intersection(self.open).intersection(fields);
        let spaces = near.iter().map(|field| self.tables().space(field));
        spaces.filter(|&space| is_sure || makes_six(space)).collect()
    }

    /// Lists the plays of a card for one of these spaces, where a chip finishes this.
    pub(crate) fn list_choice(
        &self,
        kind: Kind,
        space: Space,
        finish: &Finish,
        out: &mut Vec<Action>,
    ) {
        let card = self.card(kind);
        let play = |row| Action::Play { card, space, row };
        match finish {
            Finish::OneOf(rows) => out.extend(rows.iter().map(|row| play(Some(row)))),
            _ => out.push(play(None)),
        }
    }

    #[inline]
    fn options(&self, seat: Seat) -> Options<'_> {
        let tables = self.tables();
        let team = self.setup.team(seat);
        let free = self.free();
        let kinds = self.hand(seat).kinds();
        Options {
            game: self,
            tables,
            ready: self.ready_cards(),
            team,
            named: kinds.intersection(tables.named),
            wild: kinds.difference(tables.named),
            free,
            choosers: self.choosers(team, self.open),
            exchanges: u32::from(!self.exchanged),
        }
    }
}

impl Options<'_> {
    fn list(&self, out: &mut Vec<Action>) {
        let start = out.len();
        if self.choosers.iter().any(|space| self.is_named(space)) {
            self.list_named_with_choices(out);
        } else {
            self.list_named(self.named, out);
        }
        self.wild.iter().for_each(|kind| self.list_card(kind, out));
        if out.len() == start {
            out.push(Action::Pass);
        }
    }

    /// Lists the actions of cards that name spaces, where none of them leaves a choice of rows.
    ///
    /// Whether a space is free is a toss-up that no processor guesses well. So each card writes two actions it may
    /// have, and the list grows by as many as it does have.
    fn list_named(&self, cards: KindSet, out: &mut Vec<Action>) {
        let exchanges = self.exchanges;
        let mut list = [Action::Pass; 2 * Hand::MOST + 1];
        let mut len = 0;
        for kind in cards.iter() {
            let card = self.ready.of(kind);
            let [one, other] = self.game.open_spaces(kind);
            let which = usize::from(!one) * (2 - usize::from(other));
            list[len..len + 2].copy_from_slice(&card.actions[which]);
            len += (u32::from(one) + u32::from(other)).max(exchanges) as usize;
        }
        out.extend_from_slice(&list[..len]);
    }

    #[inline(never)]
    fn list_named_with_choices(&self, out: &mut Vec<Action>) {
        self.named.iter().for_each(|kind| self.list_card(kind, out));
    }

    /// Lists the actions of one card: its exchange if it is dead, or its plays, those with a choice of rows last.
    fn list_card(&self, kind: Kind, out: &mut Vec<Action>) {
        let card = self.ready.of(kind).card;
        let targets = self.targets(kind);
        if targets.is_empty() && self.exchanges > 0 {
            out.push(Action::Exchange { card });
        }
        let choices = self.choices(kind);
        targets.difference(choices).each(|space| out.push(Action::Play { card, space, row: None }));
        choices.each(|space| {
            let finish = self.game.finish(self.team, space);
            self.game.list_choice(kind, space, &finish, out);
        });
    }

    /// Whether a card in the hand names the space.
    fn is_named(&self, space: Space) -> bool {
        self.tables.names(space).any(|kind| self.named.contains(kind))
    }

    /// The spaces that a card of this kind can be played for.
    fn targets(&self, kind: Kind) -> SpaceSet {
        if self.tables.removes(kind) {
            self.game.removable(self.team)
        } else {
            self.tables.reach(kind).intersection(self.free)
        }
    }

    /// The spaces where a card of this kind may leave a choice of rows.
    fn choices(&self, kind: Kind) -> SpaceSet {
        if self.tables.removes(kind) {
            SpaceSet::EMPTY
        } else {
            self.tables.reach(kind).intersection(self.choosers)
        }
    }
}

#[cfg(test)]
mod tests {
    use game::{Game as _, Rng, Seed};

    use super::*;
    use crate::{Edition, Setup};

    /// The quick list against the plain one, and what is kept against what is found anew, at every turn.
    #[test]
    fn the_list_and_what_is_kept_are_those_found_the_plain_way() {
        for edition in Edition::ALL {
            for &players in edition.players() {
                for &teams in edition.teams(players) {
                    check_games(edition, players, teams, &[]);
                    check_games(edition, players, teams, &[("drawing", "by-hand")]);
                }
            }
        }
        check_games(Edition::Classic, 2, 2, &[("advanced", "on")]);
        check_games(Edition::Numbers, 4, 2, &[("sums", "small-steps")]);
    }

    fn check_games(edition: Edition, players: u8, teams: u8, choices: &[(&str, &str)]) {
        let choices = choices.iter().copied();
        let setup = Setup::new(edition, players.into(), Some(teams.into()), choices);
        let setup = setup.expect("a table of the list");
        for number in 0..20 {
            let mut game = Sequence::deal(&setup, Seed::from_number(number));
            let mut rng = Rng::new(number);
            while let Some(seat) = game.must_act().iter().next() {
                let (mut quick, mut plain) = (Vec::new(), Vec::new());
                game.legal_actions(seat, &mut quick);
                let options = game.options(seat);
                let hand = options.named.iter().chain(options.wild.iter());
                hand.for_each(|kind| options.list_card(kind, &mut plain));
                if plain.is_empty() {
                    plain.push(Action::Pass);
                }
                assert_eq!(quick, plain, "game {number} of {setup:?}");

                game.apply(seat, rng.pick(&quick).expect("nobody is ever stuck"));
                let mut anew = game.clone();
                (0..teams).for_each(|team| anew.note_sixths(Team(team)));
                anew.open = anew.tables().open(&anew.chips);
                assert_eq!(game, anew, "game {number} of {setup:?}");
            }
        }
    }
}
