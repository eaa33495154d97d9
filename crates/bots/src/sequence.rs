//! The reference player of the Sequence family: greedy, quick, and the measure of all others.

use game::{Bot, Game as _, Imagine as _, Rng, Team};
use sequence::{Action, Card, Power, Row, Sequence, Space, SpaceSet, View};

/// Looks one move ahead: finishes a row, keeps the opponents from theirs, makes its own rows longer.
///
/// Every five in a row on the board is worth something for each of its spaces. A five in which only one team has
/// chips is worth the more the more there are: to that team for one chip more, to the others for one chip in
/// its way, or one chip less. A five of its own with a single chip in its way is worth as much to be rid of that chip.
/// A space is worth the sum over the fives through it, a play what its space is worth, less what a special card is
/// worth when kept: a wild one is kept until it finishes a row or keeps somebody from one. The best play is taken; among
/// equals, chance decides. A dead card is exchanged whenever that is allowed, but for one that takes chips while there
/// are none to take; a card owed is drawn at once, and of the cards it holds it gives up the one with the poorest play.
///
/// The numbers below were chosen by playing many games with many others; `docs/bots.md` tells what the bot reaches.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Greedy;

/// What one chip more is worth, or to be rid of the only one in the way, by the chips that lie in a five already.
const EXTEND: [u32; 5] = [1, 5, 25, 125, 10_000];
/// What a chip in the way, or a chip taken, is worth, by the opponent's chips that lie in a five.
const HINDER: [u32; 5] = [0, 0, 20, 800, 4_000];
/// What a card that puts a chip anywhere, or takes one away, is worth when kept.
const KEEP_PLACE: i64 = 2_000;
const KEEP_REMOVE: i64 = 800;

/// What each space is worth for putting a chip there and for taking one away.
struct Worth {
    place: [u32; 128],
    remove: [u32; 128],
}

impl Bot<Sequence> for Greedy {
    fn choose(&mut self, view: &View, rng: &mut Rng) -> Option<Action> {
        let mut actions = Vec::new();
        Sequence::imagine(view, rng).legal_actions(view.seat, &mut actions);
        let worth = Worth::of(view);
        let score = |action: &Action| worth.action(view, action);
        let best = actions.iter().map(score).max()?;
        let best: Vec<&Action> = actions.iter().filter(|action| score(action) == best).collect();
        rng.pick(&best).map(|action| **action)
    }
}

impl Worth {
    fn of(view: &View) -> Self {
        let corners = view.table.setup.edition().corners();
        let mut worth = Self { place: [0; 128], remove: [0; 128] };
        for row in view.table.setup.edition().playable().union(corners).rows() {
            worth.add(view, row, corners);
        }
        worth
    }

    /// Adds what one five is worth.
    fn add(&mut self, view: &View, row: Row, corners: SpaceSet) {
        let (board, setup) = (&view.table.board, &view.table.setup);
        let (spaces, own) = (row.set(), setup.team(view.seat));
        let chips = |team| spaces.intersection(board.chips(team));
        let lies = |&team: &Team| team != own && !chips(team).is_empty();
        let mut others = (0..setup.teams()).map(Team).filter(lies);
        let (other, None) = (others.next(), others.next()) else { return };
        let theirs = other.map_or(SpaceSet::EMPTY, chips);
        let team = if chips(own).is_empty() { other.unwrap_or(own) } else { own };
        // Where two teams have chips nobody gets a row any more, unless the only one of the others goes.
        if !may_count(view, team, row) || (team == own && theirs.len() > 1) {
            return;
        }
        let lying = chips(team).union(spaces.intersection(corners));
        let many = lying.len().min(4) as usize;
        let value = if team == own { EXTEND[many] } else { HINDER[many] };
        if team != own || theirs.is_empty() {
            spaces.difference(lying).iter().for_each(|space| self.place[index(space)] += value);
        }
        theirs.iter().for_each(|space| self.remove[index(space)] += value);
    }

    fn action(&self, view: &View, action: &Action) -> i64 {
        match action {
            // There will be chips to take.
            Action::Exchange { card } if card.power() == Power::Remove => i64::MIN,
            // Free of charge, so it comes first.
            Action::Exchange { .. } | Action::Draw => i64::MAX,
            Action::Play { card, space, .. } => self.play(*card, *space),
            Action::Give { card } => -self.best_play(view, *card),
            Action::Pass | Action::Vote { .. } | Action::Call { .. } => 0,
        }
    }

    fn play(&self, card: Card, space: Space) -> i64 {
        match card.power() {
            Power::Named => self.place[index(space)].into(),
            Power::Place => i64::from(self.place[index(space)]) - KEEP_PLACE,
            Power::Remove => i64::from(self.remove[index(space)]) - KEEP_REMOVE,
        }
    }

    /// What the best play with `card` would be worth, special cards as if they were to be kept.
    fn best_play(&self, view: &View, card: Card) -> i64 {
        match card.power() {
            Power::Place => KEEP_PLACE,
            Power::Remove => KEEP_REMOVE,
            Power::Named => {
                let spaces = view.table.setup.spaces_of(card);
                let free = spaces.iter().filter(|&space| view.table.board.chip(space).is_none());
                free.map(|space| self.place[index(space)].into()).max().unwrap_or(-1)
            }
        }
    }
}

/// Whether `row` could be a sequence of `team` beside those it has (SEQ-26).
fn may_count(view: &View, team: Team, row: Row) -> bool {
    let corners = view.table.setup.edition().corners();
    let finished = view.table.sequences.iter().filter(|(owner, _)| *owner == team);
    finished
        .into_iter()
        .all(|(_, old)| old.set().intersection(row.set()).difference(corners).len() <= 1)
}

fn index(space: Space) -> usize {
    usize::from(space.row()) * 12 + usize::from(space.column())
}
