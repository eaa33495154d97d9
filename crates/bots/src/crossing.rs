//! Plain players of Crossing: they lay what they can, and otherwise draw.
//!
//! They are yardsticks, not players to be proud of. Both get rid of action tiles when they can lay nothing, draw
//! blind, and hand on two tiles at random.

use crossing::solver::{self, Answer, Effort, Problem};
use crossing::{Action, Crossing, Tile, Tiles, View};
use game::{Bot, Rng, Seat};

use crate::Named;

/// How a plain player looks for a lay.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Plain {
    /// Adds to what lies there and never rearranges.
    Additive,
    /// The most tiles that 300 rounds of the solver find: the frozen baseline.
    Baseline,
}

/// The bots of this game, besides the one that plays anything legal.
pub const ADDITIVE: Named<Crossing> =
    Named { name: "additive", make: |_| Box::new(Plain::Additive) };
/// The frozen baseline.
pub const BASELINE: Named<Crossing> =
    Named { name: "baseline", make: |_| Box::new(Plain::Baseline) };

impl Plain {
    /// The lay of this player, perhaps of no tiles.
    #[must_use]
    pub fn lay(self, problem: &Problem) -> Answer {
        match self {
            Self::Additive => solver::additions(problem, 0),
            Self::Baseline => solver::solve(problem, Effort::BASELINE, &mut || false),
        }
    }
}

impl Bot<Crossing> for Plain {
    fn choose(&mut self, view: &View, rng: &mut Rng) -> Option<Action> {
        let scene = &view.scene;
        if !scene.must_act.contains(view.seat) {
            return None;
        }
        if scene.chosen.is_some() {
            return Some(Action::Give { tiles: any_two(&view.hand, rng) });
        }
        let answer = view.lay_rules().problem().map(|problem| self.lay(&problem));
        if let Some(answer) = answer.filter(|answer| answer.placed > 0) {
            return Some(Action::Lay { table: answer.table });
        }
        Some(draw(view))
    }
}

/// What to do with nothing to lay.
fn draw(view: &View) -> Action {
    let scene = &view.scene;
    if view.hand.count(Tile::DRAW_THREE) > 0 {
        return Action::DrawThree { against: nearest_to_going_out(view) };
    }
    if view.hand.count(Tile::PASS_TWO) > 0 {
        return Action::PassTwo;
    }
    match scene.open.kinds().next() {
        _ if scene.bag > 0 => Action::Draw,
        Some(tile) => Action::Take { tile },
        None => Action::Pass,
    }
}

fn nearest_to_going_out(view: &View) -> Seat {
    let others = view.scene.hand_sizes.iter().filter(|(seat, _)| *seat != view.seat);
    others.min_by_key(|(_, size)| **size).map_or(view.seat, |(seat, _)| seat)
}

fn any_two(hand: &Tiles, rng: &mut Rng) -> Tiles {
    let mut tiles: Vec<Tile> = hand.iter().collect();
    rng.shuffle(&mut tiles);
    tiles.into_iter().take(2).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crossing::Setup;
    use game::{Game as _, Seed};

    /// Seat 0 is `one`, all others are `other`; who won, out of so many games.
    fn wins(one: Plain, other: Plain, games: u64) -> u64 {
        let setup = Setup::usual(2).expect("two can play");
        let won = |number: u64| {
            let mut game = Crossing::deal(&setup, Seed::from_number(number));
            let mut rng = Rng::new(number);
            while let Some(seat) = game.must_act().iter().next() {
                let mut bot = if seat == Seat::new(0) { one } else { other };
                let action = bot.choose(&game.view(seat), &mut rng).expect("it must act");
                game.play(seat, &action).expect("bots keep to the rules");
            }
            u64::from(game.winners().contains(Seat::new(0)))
        };
        (0..games).map(won).sum()
    }

    #[test]
    fn rearranging_beats_adding() {
        let won = wins(Plain::Baseline, Plain::Additive, 12);
        assert!(won >= 10, "{won} of 12");
    }

    #[test]
    fn a_bot_that_is_not_asked_says_nothing() {
        let game = Crossing::deal(&Setup::usual(3).expect("three"), Seed::from_number(1));
        let waiting = game.turn().left(3);
        assert_eq!(Plain::Additive.choose(&game.view(waiting), &mut Rng::new(1)), None);
    }
}
