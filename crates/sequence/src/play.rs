//! What an action does. Everything here trusts that the action has been checked.

use game::{Occupant, Seat, SeatSet, Team};

use crate::edition::{Kind, playing_kind};
use crate::hand::{Hand, PackedHands};
use crate::line::{self, Fives, Gaps};
use crate::rules::Finish;
use crate::state::Phase;
use crate::tables::Tables;
use crate::{Action, Card, Edition, Row, Sequence, Space};

impl Sequence {
    // The plays of classic Sequence are apart from all others: they are what stands in the caller's loop, and on their
    // usual way no function is called and the places of the tables are constants.
    #[inline(always)]
    pub(crate) fn take(&mut self, seat: Seat, action: &Action) {
        match (self.edition(), action) {
            (Edition::Classic, Action::Play { card: Card::Playing(rank, suit), space, row }) => {
                let kind = playing_kind(*rank, *suit);
                self.play_kind(Edition::Classic.tables(), seat, kind, *space, row);
            }
            _ => self.take_any(seat, *action),
        }
    }

    #[inline(never)]
    fn take_any(&mut self, seat: Seat, action: Action) {
        match action {
            Action::Play { card, space, row } => {
                if let Some(kind) = self.kind(card) {
                    self.play_kind(self.tables(), seat, kind, space, &row);
                }
            }
            Action::Exchange { card } => {
                if let Some(kind) = self.kind(card) {
                    self.lay_and_draw(seat, kind);
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

    /// Plays a card that is in the pack.
    #[inline(always)]
    fn play_kind(
        &mut self,
        tables: &'static Tables,
        seat: Seat,
        kind: Kind,
        space: Space,
        row: &Option<Row>,
    ) {
        self.passes = 0;
        let team = self.setup.team(seat);
        if tables.removes(kind) {
            self.play_to_remove(seat, kind, space);
        } else if line::is_any_ripe(self.lines(tables, team, space)) {
            self.play_where_ripe(seat, kind, space, *row);
        } else {
            self.put_chip(tables, team, space);
            self.end_play(seat, kind);
        }
    }

    /// The rest of a play that takes a chip away.
    #[inline(never)]
    fn play_to_remove(&mut self, seat: Seat, kind: Kind, space: Space) {
        self.remove(space);
        self.end_play(seat, kind);
    }

    /// The rest of a play for a space where a chip finishes something, or comes near to a choice.
    #[inline(never)]
    fn play_where_ripe(&mut self, seat: Seat, kind: Kind, space: Space, row: Option<Row>) {
        self.place_where_ripe(self.setup.team(seat), space, row);
        if matches!(self.phase, Phase::Over) {
            self.lay(seat, kind);
            return;
        }
        self.end_play(seat, kind);
    }

    /// Puts the card away, passes the turn on and draws, or leaves that to the player (SEQ-17, SEQ-18).
    #[inline(always)]
    fn end_play(&mut self, seat: Seat, kind: Kind) {
        self.next_turn();
        if self.setup.by_hand() {
            self.lay(seat, kind);
            self.owed.insert(seat);
            self.owed.remove(self.turn);
        } else {
            self.lay_and_draw(seat, kind);
        }
    }

    fn place_where_ripe(&mut self, team: Team, space: Space, row: Option<Row>) {
        let lines = self.lines(self.tables(), team, space);
        let fives = Fives::of(space, lines);
        if fives.is_empty() {
            self.put_chip(self.tables(), team, space);
            if self.lacks_first_of_two(team) {
                Gaps::of(space, lines).iter().for_each(|gap| self.note_sixth(team, gap));
            }
        } else {
            self.place_in_five(team, space, row, fives);
        }
    }

    #[cold]
    fn place_in_five(&mut self, team: Team, space: Space, row: Option<Row>, fives: Fives) {
        let corners = self.tables().corners;
        let finish = self.finish_with(team, fives);
        self.put_chip(self.tables(), team, space);
        match finish {
            Finish::Nothing => {}
            Finish::Row(row) => self.rows.push(team, row, corners),
            Finish::Rows(rows) => rows.iter().for_each(|row| self.rows.push(team, row, corners)),
            Finish::OneOf(_) => row.iter().for_each(|&row| self.rows.push(team, row, corners)),
        }
        self.note_sixths(team);
        if self.sequences(team) >= self.setup.sequences_to_win() {
            self.phase = Phase::Over;
        }
    }

    /// Takes the chip on `space` away, and the sequence it was part of.
    fn remove(&mut self, space: Space) {
        let Some(team) = self.owner(space) else { return };
        self.lift_chip(team, space);
        let turned = self.rows.turned.contains(space);
        if turned {
            self.break_rows(team, space);
        }
        // Where no choice was near, a chip less does not bring one; a sequence less may.
        if turned || !self.sixths_of(team).is_empty() {
            self.note_sixths(team);
        }
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
        self.hands[seat.index()] = self.discard(seat, kind);
    }

    /// The same, and draws another. In between the hand stays in registers.
    #[inline(always)]
    fn lay_and_draw(&mut self, seat: Seat, kind: Kind) {
        let mut hand = self.discard(seat, kind);
        let drawn = self.piles.pop();
        if let Some(card) = drawn {
            hand.insert(card);
        }
        self.hands[seat.index()] = hand;
        if drawn.is_none() {
            self.draw_from_the_discards(seat);
        }
    }

    /// Puts a card on its player's discard pile, and returns the hand without it.
    #[inline(always)]
    fn discard(&mut self, seat: Seat, kind: Kind) -> Hand {
        let mut hand = self.hand(seat);
        hand.remove(kind);
        self.piles.discard(seat, kind);
        hand
    }

    fn draw(&mut self, seat: Seat) {
        if let Some(card) = self.piles.pop() {
            self.hands[seat.index()].insert(card);
        } else {
            self.draw_from_the_discards(seat);
        }
    }

    #[cold]
    fn draw_from_the_discards(&mut self, seat: Seat) {
        self.at_shuffle = Some(PackedHands::pack(&self.hands));
        self.piles.turn_over(&mut self.chance);
        if let Some(card) = self.piles.pop() {
            self.hands[seat.index()].insert(card);
        }
    }

    fn call(&mut self, seat: Seat, team: Team) {
        self.called |= 1 << team.0;
        let yes = SeatSet::only(seat);
        self.phase = Phase::Vote { team, caller: seat, yes, no: SeatSet::EMPTY };
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
        if let Phase::Vote { team, caller, yes, no } = self.phase {
            let voters = self.voters(team);
            let (yes, no) = (yes.intersection(voters), no.intersection(voters));
            self.phase = Phase::Vote { team, caller, yes, no };
            self.settle();
        }
    }
}
