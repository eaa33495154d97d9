//! The reference player of the Sequence family: greedy, quick, and the measure of all others.

use game::{Bot, Game as _, Imagine as _, Rng, Team};
use sequence::{Action, Card, Power, Row, Sequence, Space, SpaceSet, View};

/// Looks one move ahead: finishes a row, keeps the opponents from theirs, makes its own rows longer.
///
/// Every five in a row on the board is worth something for each of its spaces. A five in which only one team has
/// chips is worth the more the more there are: to that team for one chip more, to the others for one chip in
/// its way, or one chip less. A space is worth the sum over the fives through it, a play what its space is worth,
/// less what a special card is worth when kept. The best play is taken; among equals, chance decides. A dead card
/// is exchanged whenever that is allowed, a card owed is drawn at once, and of the cards it holds it gives up
/// the one with the poorest play.
///
/// The numbers below were chosen by playing many games with many others; `docs/bots.md` tells what the bot reaches.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Greedy;

/// What one chip more is worth, by the chips that lie in a five already.
const EXTEND: [u32; 5] = [1, 5, 25, 125, 4_000];
/// What a chip in the way, or a chip taken, is worth, by the opponent's chips that lie in a five.
const HINDER: [u32; 5] = [0, 5, 0, 125, 2_000];
/// What a card that puts a chip anywhere, or takes one away, is worth when kept.
const KEEP_PLACE: i64 = 250;
const KEEP_REMOVE: i64 = 125;

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
        let (board, setup) = (&view.table.board, &view.table.setup);
        let corners = setup.edition().corners();
        let own = setup.team(view.seat);
        let mut worth = Self { place: [0; 128], remove: [0; 128] };
        for row in setup.edition().playable().union(corners).rows() {
            let spaces = row.set();
            let mut teams =
                (0..setup.teams()).map(Team).filter(|&team| overlaps(spaces, board.chips(team)));
            // Where two teams have chips nobody gets a row any more.
            let (team, None) = (teams.next().unwrap_or(own), teams.next()) else { continue };
            if !may_count(view, team, row) {
                continue;
            }
            let chips = spaces.intersection(board.chips(team).union(corners));
            let many = chips.len().min(4) as usize;
            let value = if team == own { EXTEND[many] } else { HINDER[many] };
            spaces.difference(chips).iter().for_each(|space| worth.place[index(space)] += value);
            if team != own {
                chips.iter().for_each(|space| worth.remove[index(space)] += value);
            }
        }
        worth
    }

    fn action(&self, view: &View, action: &Action) -> i64 {
        match action {
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

fn overlaps(one: SpaceSet, other: SpaceSet) -> bool {
    !one.intersection(other).is_empty()
}

fn index(space: Space) -> usize {
    usize::from(space.row()) * 12 + usize::from(space.column())
}
