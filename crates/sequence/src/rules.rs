//! What a player may do: whose say it is, and the checks.

use game::{Seat, SeatSet, Team};

use crate::edition::Kind;
use crate::line::{Fives, Line};
use crate::state::Phase;
use crate::tables::Tables;
use crate::{Action, Card, Foul, Power, Row, Sequence, Space, SpaceSet};

/// What a chip on a space would finish.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Finish {
    /// No sequence.
    Nothing,
    /// This sequence.
    Row(Row),
    /// These sequences, without a choice.
    Rows(Fives),
    /// One sequence, of which the player picks the five spaces.
    OneOf(Fives),
}

impl Sequence {
    pub(crate) fn check_action(&self, seat: Seat, action: Action) -> Result<(), Foul> {
        match (self.phase, action) {
            (Phase::Over, _) => Err(Foul::Over),
            (Phase::Vote { team, yes, no, .. }, Action::Vote { .. }) => {
                let has_say = self.voters(team).difference(yes.union(no)).contains(seat);
                if has_say { Ok(()) } else { Err(Foul::NoSay) }
            }
            (Phase::Give { team, given }, Action::Give { card }) => {
                if !self.givers(team).contains(seat) || given[self.place_in_team(seat)].is_some() {
                    return Err(Foul::NoSay);
                }
                self.held(seat, card).map(|_| ())
            }
            (Phase::Vote { .. } | Phase::Give { .. }, _) => Err(Foul::CallOpen),
            (Phase::Turn, Action::Vote { .. } | Action::Give { .. }) => Err(Foul::NoCall),
            (Phase::Turn, Action::Call { team }) => self.check_call(seat, team),
            (Phase::Turn, Action::Draw) => self.check_draw(seat),
            (Phase::Turn, _) if seat != self.turn => Err(Foul::NotYourTurn),
            (Phase::Turn, Action::Play { card, space, row }) => {
                self.check_play(seat, card, space, row)
            }
            (Phase::Turn, Action::Exchange { card }) => self.check_exchange(seat, card),
            (Phase::Turn, Action::Pass) => self.check_pass(seat),
        }
    }

    fn check_play(
        &self,
        seat: Seat,
        card: Card,
        space: Space,
        row: Option<Row>,
    ) -> Result<(), Foul> {
        let kind = self.held(seat, card)?;
        let tables = self.tables();
        if tables.corners.contains(space) {
            return Err(Foul::FreeCorner);
        }
        if !tables.playable.contains(space) {
            return Err(Foul::OffTheBoard);
        }
        let team = self.setup.team(seat);
        let covered = self.covered().contains(space);
        match tables.power(kind) {
            Power::Named if !tables.reach(kind).contains(space) => match card {
                Card::Sum(_) => Err(Foul::WrongAnswer),
                _ => Err(Foul::WrongSpace),
            },
            Power::Named if covered => Err(Foul::Covered),
            Power::Place if covered => Err(Foul::CoveredAnywhere),
            Power::Named | Power::Place => check_row(&self.finish(team, space), row),
            Power::Remove if !covered => Err(Foul::NoChip),
            Power::Remove if self.owner(space) == Some(team) => Err(Foul::OwnChip),
            Power::Remove if !self.removable(team).contains(space) => Err(Foul::FinishedSequence),
            Power::Remove => check_row(&Finish::Nothing, row),
        }
    }

    fn check_exchange(&self, seat: Seat, card: Card) -> Result<(), Foul> {
        let kind = self.held(seat, card)?;
        if self.exchanged {
            return Err(Foul::ExchangedAlready);
        }
        if self.is_dead(self.setup.team(seat), kind) { Ok(()) } else { Err(Foul::NotDead) }
    }

    fn check_pass(&self, seat: Seat) -> Result<(), Foul> {
        let team = self.setup.team(seat);
        let hand = self.hand(seat);
        if hand.kinds().iter().any(|kind| !self.is_dead(team, kind)) {
            return Err(Foul::CanPlay);
        }
        if hand.is_empty() || self.exchanged { Ok(()) } else { Err(Foul::CanExchange) }
    }

    fn check_draw(&self, seat: Seat) -> Result<(), Foul> {
        match (self.setup.by_hand(), self.owed.contains(seat)) {
            (true, true) => Ok(()),
            (true, false) => Err(Foul::NothingToDraw),
            (false, _) => Err(Foul::DrawsItself),
        }
    }

    fn check_call(&self, seat: Seat, team: Team) -> Result<(), Foul> {
        if !self.setup.table_talk() {
            return Err(Foul::NoTableTalk);
        }
        if team.0 >= self.setup.teams() || team == self.setup.team(seat) {
            return Err(Foul::NotAnOpponent);
        }
        if !self.people.contains(seat) {
            return Err(Foul::OnlyPeopleCall);
        }
        if self.called >> team.0 & 1 == 1 { Err(Foul::CalledAlready) } else { Ok(()) }
    }

    /// The kind of `card`, if `seat` holds it.
    fn held(&self, seat: Seat, card: Card) -> Result<Kind, Foul> {
        self.kind(card).filter(|&kind| self.hand(seat).holds(kind)).ok_or(Foul::NotHeld)
    }

    /// A card is dead when there is no space it can be played for (SEQ-20, SEQ-21).
    pub(crate) fn is_dead(&self, team: Team, kind: Kind) -> bool {
        self.targets(team, kind).is_empty()
    }

    /// What a chip of `team` on the free `space` would finish (SEQ-24, SEQ-26).
    pub(crate) fn finish(&self, team: Team, space: Space) -> Finish {
        self.finish_with(team, self.fives(team, space))
    }

    /// What a chip of `team` would finish that would make these fives.
    pub(crate) fn finish_with(&self, team: Team, fives: Fives) -> Finish {
        // All chips of a five are of one team, and those turned are those of its sequences. Mostly they are so few that
        // no sequence has too many of them.
        let counts = |row: Row| {
            is_little(row.set().intersection(self.rows.turned))
                || self.rows.of(team).all(|old| self.may_both_count(old, row))
        };
        let rows = fives.filter(counts);
        match rows.only() {
            Some(row) => Finish::Row(row),
            None if rows.is_empty() => Finish::Nothing,
            None => self.finish_several(team, rows),
        }
    }

    /// The fives that a chip of `team` on the free `space` would make, whether or not they count.
    pub(crate) fn fives(&self, team: Team, space: Space) -> Fives {
        Fives::of(space, self.lines(self.tables(), team, space))
    }

    /// In each way, the line that a chip of `team` on the free `space` would be part of.
    #[inline(always)]
    pub(crate) fn lines(&self, tables: &Tables, team: Team, space: Space) -> [Line; 4] {
        tables.lines(space).with(self.standing(tables, team))
    }

    /// Of several fives the most count if that wins; otherwise the player picks one.
    fn finish_several(&self, team: Team, rows: Fives) -> Finish {
        let most = self.most_at_once(rows);
        if self.sequences(team) + most.len() >= self.setup.sequences_to_win() {
            Finish::Rows(most)
        } else {
            Finish::OneOf(rows)
        }
    }

    /// The most of `rows` that can count together: all lead through one space, so those of different ways can,
    /// and of one way two can if they meet in nothing but that space.
    fn most_at_once(&self, rows: Fives) -> Fives {
        rows.filter(|row| {
            let [first, last] = rows.ends(row.way());
            row == first || row == last && self.may_both_count(first, last)
        })
    }

    /// Two sequences of a team share at most one space, free corners not counted (SEQ-26).
    pub(crate) fn may_both_count(&self, one: Row, other: Row) -> bool {
        is_little(one.set().intersection(other.set()).difference(self.tables().corners))
    }

    pub(crate) fn place_in_team(&self, seat: Seat) -> usize {
        usize::from(seat.number() / self.setup.teams())
    }

    #[inline]
    pub(crate) fn who_must_act(&self) -> SeatSet {
        if let Phase::Turn = self.phase { SeatSet::only(self.turn) } else { self.who_must_answer() }
    }

    #[inline(never)]
    fn who_must_answer(&self) -> SeatSet {
        match self.phase {
            Phase::Turn => SeatSet::EMPTY,
            Phase::Vote { team, yes, no, .. } => self.voters(team).difference(yes.union(no)),
            Phase::Give { team, given } => {
                let owes = |&seat: &Seat| given[self.place_in_team(seat)].is_none();
                self.givers(team).iter().filter(owes).collect()
            }
            Phase::Over => SeatSet::EMPTY,
        }
    }

    pub(crate) fn who_may_act(&self) -> SeatSet {
        let must = self.who_must_act();
        if self.phase != Phase::Turn {
            return must;
        }
        let can_call = |&seat: &Seat| {
            (0..self.setup.teams()).any(|team| self.check_call(seat, Team(team)).is_ok())
        };
        must.union(self.owed).union(Seat::all(self.setup.players()).filter(can_call).collect())
    }
}

/// Whether two sequences may have these spaces in common.
const fn is_little(shared: SpaceSet) -> bool {
    shared.len() <= 1
}

fn check_row(finish: &Finish, row: Option<Row>) -> Result<(), Foul> {
    match (finish, row) {
        (Finish::OneOf(_), None) => Err(Foul::RowNeeded),
        (Finish::OneOf(rows), Some(row)) if rows.iter().any(|each| each == row) => Ok(()),
        (Finish::OneOf(_), Some(_)) => Err(Foul::WrongRow),
        (_, None) => Ok(()),
        (_, Some(_)) => Err(Foul::RowNotAsked),
    }
}
