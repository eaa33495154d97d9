//! What a player may do: the checks, the list of legal actions, and a quick random one.

use game::{Rng, Seat, SeatSet, Team};

use crate::card::Power;
use crate::edition::Kind;
use crate::state::Phase;
use crate::{Action, Card, Foul, Row, Sequence, Space, SpaceSet};

/// What a chip on a space would finish.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Finish {
    /// No sequence.
    Nothing,
    /// These sequences, without a choice.
    Rows(Vec<Row>),
    /// One sequence, of which the player picks the five spaces.
    OneOf(Vec<Row>),
}

impl Sequence {
    pub(crate) fn check_action(&self, seat: Seat, action: Action) -> Result<(), Foul> {
        match (self.phase, action) {
            (Phase::Over, _) => Err(Foul::Over),
            (Phase::Vote { team, yes, no }, Action::Vote { .. }) => {
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
        if hand.kinds().any(|kind| !self.is_dead(team, kind)) {
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
        match self.line_through(team, space) {
            Some(chips) if chips.has_row() => self.finish_rows(team, space, chips),
            _ => Finish::Nothing,
        }
    }

    /// The chips of `team`, the corners and one more on `space`, in those lines through `space` in which five of them
    /// lie close together; nothing if there is no such line, as then no five and no six is near.
    pub(crate) fn line_through(&self, team: Team, space: Space) -> Option<SpaceSet> {
        let tables = self.tables();
        let mut chips = self.chips[usize::from(team.0)].union(tables.corners);
        chips.insert(space);
        let mut close = SpaceSet::EMPTY;
        for line in tables.lines(space) {
            let chips = chips.intersection(*line);
            if chips.len() >= 5 {
                close = close.union(chips);
            }
        }
        (!close.is_empty()).then_some(close)
    }

    /// The same as `finish`, where `chips`, the one on `space` among them, hold five in a row.
    #[cold]
    fn finish_rows(&self, team: Team, space: Space, chips: SpaceSet) -> Finish {
        let fits = |row: &Row| self.rows.of(team).all(|old| self.may_both_count(old, *row));
        let rows: Vec<Row> =
            chips.rows().filter(|row| row.set().contains(space) && fits(row)).collect();
        let most = self.most_at_once(&rows);
        let wins =
            usize::from(self.sequences(team)) + most.len() >= self.setup.sequences_to_win().into();
        match rows[..] {
            [] => Finish::Nothing,
            [_] => Finish::Rows(rows),
            _ if wins => Finish::Rows(most),
            _ => Finish::OneOf(rows),
        }
    }

    /// The most of `rows` that can count together: all lead through one space, so those of different ways can,
    /// and of one way two can if they meet in nothing but that space.
    fn most_at_once(&self, rows: &[Row]) -> Vec<Row> {
        let mut most = Vec::new();
        for of_one_way in rows.chunk_by(|a, b| a.way() == b.way()) {
            let (first, last) = (of_one_way[0], of_one_way[of_one_way.len() - 1]);
            most.push(first);
            if first != last && self.may_both_count(first, last) {
                most.push(last);
            }
        }
        most
    }

    /// Two sequences of a team share at most one space, free corners not counted (SEQ-26).
    pub(crate) fn may_both_count(&self, one: Row, other: Row) -> bool {
        one.set().intersection(other.set()).difference(self.tables().corners).len() <= 1
    }

    pub(crate) fn place_in_team(&self, seat: Seat) -> usize {
        usize::from(seat.number() / self.setup.teams())
    }

    pub(crate) fn who_must_act(&self) -> SeatSet {
        match self.phase {
            Phase::Turn => SeatSet::only(self.turn),
            Phase::Vote { team, yes, no } => self.voters(team).difference(yes.union(no)),
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
        let team = self.setup.team(seat);
        let tables = self.tables();
        let free = self.free();
        let choosers = self.choosers(team, free);
        for kind in self.hand(seat).kinds() {
            let card = self.card(kind);
            let removes = tables.removes(kind);
            let targets =
                if removes { self.removable(team) } else { tables.reach(kind).intersection(free) };
            if targets.is_empty() && !self.exchanged {
                out.push(Action::Exchange { card });
            }
            let choosers = if removes { SpaceSet::EMPTY } else { choosers.intersection(targets) };
            targets
                .difference(choosers)
                .each(|space| out.push(Action::Play { card, space, row: None }));
            choosers.each(|space| {
                let play = |row| Action::Play { card, space, row };
                match self.finish(team, space) {
                    Finish::OneOf(rows) => out.extend(rows.into_iter().map(|row| play(Some(row)))),
                    Finish::Nothing | Finish::Rows(_) => out.push(play(None)),
                }
            });
        }
        if out.len() == start {
            out.push(Action::Pass);
        }
    }

    /// A random one of the listed actions, without listing them unless there is a choice of rows somewhere.
    pub(crate) fn quick_random(&self, seat: Seat, rng: &mut Rng) -> Option<Action> {
        let team = self.setup.team(seat);
        let free = self.free();
        let in_turn = matches!(self.phase, Phase::Turn) && seat == self.turn;
        if !in_turn || !self.choosers(team, free).is_empty() {
            return None;
        }
        let tables = self.tables();
        let removable = self.removable(team);
        let targets = |kind| {
            if tables.removes(kind) { removable } else { tables.reach(kind).intersection(free) }
        };
        // A dead card has one action, its exchange, where that is still allowed.
        let at_least = u32::from(!self.exchanged);
        let mut weights = [0; 8];
        let mut total = 0;
        let kinds = self.hand(seat).kinds();
        for (weight, kind) in weights.iter_mut().zip(kinds.clone()) {
            *weight = targets(kind).len().max(at_least);
            total += *weight;
        }
        if total == 0 {
            return Some(Action::Pass);
        }
        let mut pick = rng.below(total);
        for (weight, kind) in weights.into_iter().zip(kinds) {
            if pick < weight {
                let card = self.card(kind);
                return Some(match targets(kind).nth(pick) {
                    Some(space) => Action::Play { card, space, row: None },
                    None => Action::Exchange { card },
                });
            }
            pick -= weight;
        }
        None
    }

    /// The free spaces where a chip of `team` may finish more than one five of which only one can count: those that
    /// make six in a row, while the team has no sequence yet and needs two.
    fn choosers(&self, team: Team, free: SpaceSet) -> SpaceSet {
        if self.near_six[usize::from(team.0)] {
            self.sixths(team).intersection(free)
        } else {
            SpaceSet::EMPTY
        }
    }

    /// The spaces that would make six in a row of the chips of `team`.
    pub(crate) fn sixths(&self, team: Team) -> SpaceSet {
        self.chips[usize::from(team.0)].union(self.tables().corners).sixths()
    }
}

fn check_row(finish: &Finish, row: Option<Row>) -> Result<(), Foul> {
    match (finish, row) {
        (Finish::Nothing | Finish::Rows(_), None) => Ok(()),
        (Finish::Nothing | Finish::Rows(_), Some(_)) => Err(Foul::RowNotAsked),
        (Finish::OneOf(_), None) => Err(Foul::RowNeeded),
        (Finish::OneOf(rows), Some(row)) if rows.contains(&row) => Ok(()),
        (Finish::OneOf(_), Some(_)) => Err(Foul::WrongRow),
    }
}
