//! What an action does.

use game::{BySeat, Seat, SeatSet};

use crate::state::{Outcome, Phase, fewest, sum};
use crate::{Action, Crossing, Table, Tile, Tiles, lays};

impl Crossing {
    /// Every legal action but most lays; see [`lays`].
    pub(crate) fn list_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        match &self.phase {
            Phase::Passing { .. } => self.list_gifts(seat, out),
            Phase::Turn if seat == self.turn => {
                let taking = self.open.kinds().map(|tile| Action::Take { tile });
                let against = self.everyone().iter().map(|against| Action::DrawThree { against });
                let rest = [Action::Draw, Action::PassTwo, Action::Pass];
                let all = taking.chain(rest).chain(against);
                out.extend(all.filter(|action| self.check_action(seat, action).is_ok()));
                lays::list(&self.lay_rules(seat), out);
            }
            Phase::Turn | Phase::Over => {}
        }
    }

    fn list_gifts(&self, seat: Seat, out: &mut Vec<Action>) {
        let Some(hand) = self.hands.get(seat) else { return };
        for one in hand.kinds() {
            let alone = [one].into_iter().collect();
            let with = |other| [one, other].into_iter().collect();
            let pairs = hand.kinds().filter(|other| *other >= one).map(with);
            let gifts = std::iter::once(alone).chain(pairs).map(|tiles| Action::Give { tiles });
            out.extend(gifts.filter(|gift| self.check_action(seat, gift).is_ok()));
        }
    }

    pub(crate) fn take_action(&mut self, seat: Seat, action: &Action) {
        let passes = std::mem::take(&mut self.passes);
        match action {
            Action::Take { tile } => self.take_open(seat, *tile),
            Action::Draw => {
                self.draw(seat);
            }
            Action::PassTwo => {
                self.play_out(seat, Tile::PASS_TWO);
                self.phase =
                    Phase::Passing { chosen: BySeat::from_fn(self.setup.players(), |_| None) };
                return;
            }
            Action::DrawThree { against } => {
                self.play_out(seat, Tile::DRAW_THREE);
                for _ in 0..3 {
                    self.draw(*against);
                }
            }
            Action::Give { tiles } => {
                self.give(seat, tiles);
                if !self.who_must_act().is_empty() {
                    return;
                }
                self.hand_on();
            }
            Action::Lay { table } => self.lay(seat, table),
            Action::Pass => self.passes = passes + 1,
        }
        self.end_turn();
    }

    fn take_open(&mut self, seat: Seat, tile: Tile) {
        self.open.remove(tile);
        self.hands[seat].insert(tile);
        for other in self.everyone().difference(SeatSet::only(seat)).iter() {
            self.recall[other].learn(tile, seat);
        }
        self.fill_open();
    }

    /// An action tile leaves the game (CRO-07).
    fn play_out(&mut self, seat: Seat, tile: Tile) {
        self.part_with(seat, tile);
        self.gone.insert(tile);
    }

    /// A tile leaves a hand for all to see.
    fn part_with(&mut self, seat: Seat, tile: Tile) {
        self.hands[seat].remove(tile);
        for other in self.everyone().difference(SeatSet::only(seat)).iter() {
            self.recall[other].forget(tile, seat);
        }
    }

    fn lay(&mut self, seat: Seat, table: &Table) {
        let laid = table.tiles().minus(&self.table.tiles()).unwrap_or(Tiles::EMPTY);
        for tile in laid.iter() {
            self.part_with(seat, tile);
        }
        self.table = table.clone();
        self.opened.insert(seat);
    }

    fn give(&mut self, seat: Seat, tiles: &Tiles) {
        if let Phase::Passing { chosen } = &mut self.phase {
            chosen[seat] = Some(tiles.clone());
        }
    }

    /// All have chosen: everything changes hands at once (CRO-09).
    fn hand_on(&mut self) {
        let Phase::Passing { chosen } = std::mem::replace(&mut self.phase, Phase::Turn) else {
            return;
        };
        let players = self.setup.players();
        let gift = |seat: Seat| chosen[seat].clone().unwrap_or(Tiles::EMPTY);
        let gave_all: SeatSet =
            self.everyone().iter().filter(|seat| self.hands[*seat] == gift(*seat)).collect();
        for seat in Seat::all(players) {
            let right =
                Seat::all(players).find(|other| other.left(players) == seat).unwrap_or(seat);
            let recall = &mut self.recall[seat];
            gift(right).iter().for_each(|tile| recall.forget(tile, right));
            recall.pass_on(seat, players, gave_all);
            gift(seat).iter().for_each(|tile| recall.learn(tile, seat.left(players)));
        }
        for seat in Seat::all(players) {
            for tile in gift(seat).iter() {
                self.hands[seat].remove(tile);
                self.hands[seat.left(players)].insert(tile);
            }
        }
    }

    /// Sees whether the game is over; otherwise it is the next player's turn.
    fn end_turn(&mut self) {
        let empty = |seat: &Seat| self.hands[*seat].is_empty();
        let out: SeatSet = self.everyone().iter().filter(empty).collect();
        let players = self.setup.players();
        if !out.is_empty() {
            self.end_game(out);
        } else if self.passes == players {
            let sums = BySeat::from_fn(players, |seat| sum(&self.hands[seat]));
            self.end_game(fewest(&sums));
        } else {
            self.turn = self.turn.left(players);
        }
    }

    /// Writes down the points and deals the next game, if there is one (CRO-22).
    fn end_game(&mut self, winners: SeatSet) {
        self.passes = 0;
        let players = self.setup.players();
        let count = |seat: Seat| if winners.contains(seat) { 0 } else { sum(&self.hands[seat]) };
        self.results.push(Outcome { winners, points: BySeat::from_fn(players, count) });
        if self.results.len() < usize::from(self.setup.games()) {
            self.first = self.first.left(players);
            self.deal_out();
        } else {
            self.phase = Phase::Over;
        }
    }
}
