//! What an action does. Everything here trusts that the action has been checked.

use game::{Occupant, Seat, SeatSet, Team};

use crate::card::Power;
use crate::edition::Kind;
use crate::rules::Finish;
use crate::state::Phase;
use crate::{Action, Card, Row, Sequence, Space};

impl Sequence {
    pub(crate) fn take(&mut self, seat: Seat, action: Action) {
        match action {
            Action::Play { card, space, row } => self.play_card(seat, card, space, row),
            Action::Exchange { card } => {
                if let Some(kind) = self.kind(card) {
                    self.lay(seat, kind);
                    self.draw(seat);
                }
                self.exchanged = true;
            }
            Action::Pass => self.pass(),
            Action::Draw => self.draw_by_hand(seat),
            Action::Call { team } => self.call(seat, team),
            Action::Vote { agree } => self.vote(seat, agree),
            Action::Give { card } => self.give(seat, card),
        }
    }

    fn play_card(&mut self, seat: Seat, card: Card, space: Space, row: Option<Row>) {
        let Some(kind) = self.kind(card) else { return };
        let team = self.setup.team(seat);
        self.lay(seat, kind);
        self.passes = 0;
        match self.tables().power(kind) {
            Power::Named | Power::Place => self.place(team, space, row),
            Power::Remove => self.remove(space),
        }
        if matches!(self.phase, Phase::Over) {
            return;
        }
        if self.setup.by_hand() {
            self.owed.insert(seat);
        } else {
            self.draw(seat);
        }
        self.next_turn();
    }

    fn place(&mut self, team: Team, space: Space, row: Option<Row>) {
        if self.line_through(team, space).is_some() {
            self.place_in_line(team, space, row);
        } else {
            self.chips[usize::from(team.0)].insert(space);
        }
    }

    /// Puts a chip where it may finish something.
    #[cold]
    fn place_in_line(&mut self, team: Team, space: Space, row: Option<Row>) {
        let finish = self.finish(team, space);
        self.chips[usize::from(team.0)].insert(space);
        let rows = match finish {
            Finish::Nothing => Vec::new(),
            Finish::Rows(rows) => rows,
            Finish::OneOf(_) => row.into_iter().collect(),
        };
        rows.into_iter().for_each(|row| self.rows.push(team, row, self.tables().corners));
        self.note_near_six(team);
        if self.sequences(team) >= self.setup.sequences_to_win() {
            self.phase = Phase::Over;
        }
    }

    /// Takes the chip on `space` away, and the sequence it was part of.
    fn remove(&mut self, space: Space) {
        let Some(team) = self.owner(space) else { return };
        self.chips[usize::from(team.0)].remove(space);
        if self.rows.turned.contains(space) {
            self.break_rows(team, space);
        }
        self.note_near_six(team);
    }

    /// Ends the sequences through `space`; five of such a line that still stand are a sequence again at once
    /// (SEQ-16): those next to the gap.
    fn break_rows(&mut self, team: Team, space: Space) {
        let corners = self.tables().corners;
        let standing = self.chips[usize::from(team.0)].union(corners);
        for (_, broken) in self.rows.take(space, corners) {
            let shared = |row: &Row| row.set().intersection(broken.set()).len();
            let same_line = |row: &Row| row.way() == broken.way() && shared(row) > 0;
            if let Some(again) = standing.rows().filter(same_line).max_by_key(shared) {
                self.rows.push(team, again, corners);
            }
        }
    }

    fn pass(&mut self) {
        self.owed = SeatSet::EMPTY;
        self.passes += 1;
        if self.passes == self.setup.players() {
            self.phase = Phase::Over;
        } else {
            self.next_turn();
        }
    }

    fn next_turn(&mut self) {
        self.turn = self.turn.left(self.setup.players());
        self.owed.remove(self.turn);
        self.exchanged = false;
        self.called = 0;
    }

    /// Draws the card one is owed. Whoever played earlier and has not drawn yet has lost theirs (SEQ-18).
    fn draw_by_hand(&mut self, seat: Seat) {
        self.draw(seat);
        let players = self.setup.players();
        let turns_ago = |seat: Seat| self.turn.steps_from(seat, players);
        self.owed = self.owed.iter().filter(|&other| turns_ago(other) < turns_ago(seat)).collect();
    }

    /// Puts a card from the hand on its player's discard pile.
    fn lay(&mut self, seat: Seat, kind: Kind) {
        self.hands[seat.index()].remove(kind);
        self.piles.discard(seat, kind);
    }

    fn draw(&mut self, seat: Seat) {
        let card = self.piles.pop().or_else(|| self.draw_from_the_discards());
        if let Some(card) = card {
            self.hands[seat.index()].insert(card);
        }
    }

    #[cold]
    fn draw_from_the_discards(&mut self) -> Option<Kind> {
        self.at_shuffle = Some(self.hands);
        self.piles.turn_over(&mut self.chance);
        self.piles.pop()
    }

    fn call(&mut self, seat: Seat, team: Team) {
        self.called |= 1 << team.0;
        self.phase = Phase::Vote { team, yes: SeatSet::only(seat), no: SeatSet::EMPTY };
        self.settle();
    }

    fn vote(&mut self, seat: Seat, agree: bool) {
        if let Phase::Vote { yes, no, .. } = &mut self.phase {
            if agree { yes } else { no }.insert(seat);
        }
        self.settle();
    }

    fn give(&mut self, seat: Seat, card: Card) {
        let (place, kind) = (self.place_in_team(seat), self.kind(card));
        if let Phase::Give { given, .. } = &mut self.phase {
            given[place] = kind;
        }
        self.settle();
    }

    /// Ends a vote when all have voted, and the giving when all have given.
    fn settle(&mut self) {
        if !self.who_must_act().is_empty() {
            return;
        }
        match self.phase {
            Phase::Vote { team, yes, .. } if 2 * yes.len() > self.voters(team).len() => {
                self.phase = Phase::Give { team, given: [None; 6] };
                self.settle();
            }
            Phase::Vote { .. } => self.phase = Phase::Turn,
            Phase::Give { team, given } => {
                for seat in self.givers(team).iter() {
                    if let Some(kind) = given[self.place_in_team(seat)] {
                        self.lay(seat, kind);
                    }
                }
                self.phase = Phase::Turn;
            }
            Phase::Turn | Phase::Over => {}
        }
    }

    /// A bot that takes over neither votes nor has voted; a person who comes back has a vote.
    pub(crate) fn change_seat(&mut self, seat: Seat, occupant: Occupant) {
        match occupant {
            Occupant::Person => self.people.insert(seat),
            Occupant::Bot => self.people.remove(seat),
        }
        if let Phase::Vote { team, yes, no } = self.phase {
            let voters = self.voters(team);
            let (yes, no) = (yes.intersection(voters), no.intersection(voters));
            self.phase = Phase::Vote { team, yes, no };
            self.settle();
        }
    }
}
