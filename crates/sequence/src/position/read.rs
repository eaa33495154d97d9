//! A position becomes a game, if it is possible.

use std::collections::BTreeMap;

use game::{BySeat, MAX_SEATS, Seat, SeatSet, Team};

use super::{Colour, PendingCall, Position, PositionFault};
use crate::action::colour;
use crate::edition::Kind;
use crate::fields::FieldSet;
use crate::hand::{Hands, PackedHands};
use crate::piles::Piles;
use crate::rows::Rows;
use crate::state::Phase;
use crate::{Card, Row, Sequence, Setup};

impl Sequence {
    pub(crate) fn try_from_position(position: &Position) -> Result<Self, PositionFault> {
        let setup = position.setup;
        check_seats(position)?;
        check_cards(position)?;
        let mut piles = Piles::new(kinds(&setup, position.draw_pile.iter().rev())?);
        for (seat, card) in &position.discards {
            piles.discard(*seat, kind(&setup, *card)?);
        }
        let mut state = Self {
            setup,
            chance: position.chance,
            dealer: position.dealer,
            turn: position.turn,
            chips: position.board.chips,
            open: setup.edition().tables().open(&position.board.chips),
            sixths: [FieldSet::EMPTY; 2],
            rows: Rows::default(),
            hands: read_hands(&setup, &position.hands)?,
            piles,
            at_shuffle: position
                .hands_at_shuffle
                .as_ref()
                .map(|hands| read_hands(&setup, hands))
                .transpose()?
                .map(|hands| PackedHands::pack(&hands)),
            exchanged: position.exchanged,
            passes: position.passes,
            owed: position.may_draw,
            people: SeatSet::first(setup.players()).difference(position.bots),
            called: 0,
            phase: Phase::Turn,
        };
        state.read_sequences(position)?;
        (0..setup.teams()).for_each(|team| state.note_sixths(Team(team)));
        state.check_may_draw()?;
        state.read_call(position)?;
        let won =
            (0..setup.teams()).any(|team| state.sequences(Team(team)) >= setup.sequences_to_win());
        if won || position.passes == setup.players() {
            state.phase = Phase::Over;
        }
        Ok(state)
    }

    fn read_sequences(&mut self, position: &Position) -> Result<(), PositionFault> {
        let corners = self.tables().corners;
        if position.board.edition() != self.edition() {
            let board = position.board.edition().id();
            return Err(PositionFault::WrongBoard { board, game: self.edition().id() });
        }
        if self.setup.teams() == 2 && !self.chips[2].is_empty() {
            return Err(PositionFault::NoSuchTeam { what: "chips", colour: colour(Team(2)) });
        }
        for &(Colour(team), row) in &position.sequences {
            let colour = self.check_team("sequences", team)?;
            let standing = self.chips[usize::from(team.0)].union(corners);
            if let Some(space) = row.spaces().find(|&space| !standing.contains(space)) {
                return Err(PositionFault::NotASequence { row, colour, space });
            }
            if let Some(other) = self.rows.of(team).find(|&old| !self.may_both_count(old, row)) {
                return Err(PositionFault::Overlap { one: other, other: row });
            }
            if self.rows.iter().count() == Rows::MOST {
                return Err(PositionFault::TooManySequences { colour, most: Rows::MOST as u8 });
            }
            self.rows.push(team, row, corners);
        }
        self.check_all_fives_count()?;
        let turned = self.rows.turned;
        let differs = self
            .tables()
            .playable
            .iter()
            .find(|&space| turned.contains(space) != position.board.turned.contains(space));
        match differs {
            Some(space) => Err(PositionFault::TurnedChip { space, turned: turned.contains(space) }),
            None => Ok(()),
        }
    }

    /// Five in a row that could count would have been counted.
    fn check_all_fives_count(&self) -> Result<(), PositionFault> {
        for team in (0..self.setup.teams()).map(Team) {
            let standing = self.chips[usize::from(team.0)].union(self.tables().corners);
            let counts = |row: &Row| self.rows.of(team).all(|old| self.may_both_count(old, *row));
            if self.sequences(team) < self.setup.sequences_to_win()
                && let Some(row) = standing.rows().find(counts)
            {
                return Err(PositionFault::FiveUncounted { row, colour: colour(team) });
            }
        }
        Ok(())
    }

    fn check_may_draw(&self) -> Result<(), PositionFault> {
        if !self.owed.is_empty() && !self.setup.by_hand() {
            return Err(PositionFault::DrawsItself);
        }
        for seat in self.owed.iter() {
            if seat == self.turn {
                return Err(PositionFault::CannotDraw { seat, why: "it is that seat's own turn" });
            }
            if self.hand(seat).len() >= self.setup.hand() {
                return Err(PositionFault::CannotDraw { seat, why: "that hand is full" });
            }
        }
        Ok(())
    }

    fn read_call(&mut self, position: &Position) -> Result<(), PositionFault> {
        if !self.setup.table_talk() && (position.call.is_some() || !position.called.is_empty()) {
            return Err(PositionFault::NoTableTalk);
        }
        for &Colour(team) in &position.called {
            self.check_team("calls", team)?;
            self.called |= 1 << team.0;
        }
        let Some(call) = &position.call else { return Ok(()) };
        let (PendingCall::Vote { team: Colour(team), .. }
        | PendingCall::Give { team: Colour(team), .. }) = call;
        let colour = self.check_team("calls", *team)?;
        if self.called >> team.0 & 1 == 0 {
            return Err(PositionFault::NotCalled { colour });
        }
        self.phase = match call {
            PendingCall::Vote { caller, yes, no, .. } => {
                self.read_votes(*team, *caller, *yes, *no)?
            }
            PendingCall::Give { given, .. } => self.read_gifts(*team, given)?,
        };
        if self.who_must_act().is_empty() { Err(PositionFault::CallSettled) } else { Ok(()) }
    }

    fn read_votes(
        &self,
        team: Team,
        caller: Seat,
        yes: SeatSet,
        no: SeatSet,
    ) -> Result<Phase, PositionFault> {
        if self.members(team).contains(caller) || no.contains(caller) {
            return Err(PositionFault::NoVote { seat: caller });
        }
        let twice = yes.intersection(no);
        let outsiders = yes.union(no).difference(self.voters(team));
        match twice.union(outsiders).iter().next() {
            Some(seat) => Err(PositionFault::NoVote { seat }),
            None => Ok(Phase::Vote { team, caller, yes, no }),
        }
    }

    fn read_gifts(&self, team: Team, gifts: &BTreeMap<Seat, Card>) -> Result<Phase, PositionFault> {
        let mut given = [None; 6];
        for (&seat, &card) in gifts {
            let kind = kind(&self.setup, card)?;
            if !self.givers(team).contains(seat) || !self.hand(seat).holds(kind) {
                return Err(PositionFault::NoGift { seat, card });
            }
            given[self.place_in_team(seat)] = Some(kind);
        }
        Ok(Phase::Give { team, given })
    }

    fn check_team(&self, what: &'static str, team: Team) -> Result<&'static str, PositionFault> {
        let colour = colour(team);
        if team.0 < self.setup.teams() {
            Ok(colour)
        } else {
            Err(PositionFault::NoSuchTeam { what, colour })
        }
    }
}

fn check_seats(position: &Position) -> Result<(), PositionFault> {
    let players = position.setup.players();
    let table = SeatSet::first(players);
    let call = match &position.call {
        Some(PendingCall::Give { given, .. }) => given.keys().copied().collect(),
        Some(PendingCall::Vote { caller, .. }) => SeatSet::only(*caller),
        None => SeatSet::EMPTY,
    };
    let mentioned: [(&str, SeatSet); 6] = [
        ("dealer", SeatSet::only(position.dealer)),
        ("turn", SeatSet::only(position.turn)),
        ("discards", position.discards.iter().map(|&(seat, _)| seat).collect()),
        ("may_draw", position.may_draw),
        ("bots", position.bots),
        ("call", call),
    ];
    for (what, seats) in mentioned {
        if let Some(seat) = seats.difference(table).iter().next() {
            return Err(PositionFault::NoSuchSeat { what, seat });
        }
    }
    for hands in std::iter::once(&position.hands).chain(&position.hands_at_shuffle) {
        if hands.seats() != players {
            return Err(PositionFault::Hands { found: hands.seats(), players });
        }
        let most = position.setup.hand();
        if let Some((seat, hand)) = hands.iter().find(|(_, hand)| hand.len() > most.into()) {
            return Err(PositionFault::HandTooLarge { seat, cards: hand.len(), most });
        }
    }
    if position.passes > players {
        return Err(PositionFault::Passes { passes: position.passes, players });
    }
    Ok(())
}

/// Every card of the pack is somewhere, once, and no more of them were in hands at the last shuffle.
fn check_cards(position: &Position) -> Result<(), PositionFault> {
    let setup = &position.setup;
    let hands = position.hands.iter().flat_map(|(_, hand)| hand);
    let discards = position.discards.iter().map(|(_, card)| card);
    check_numbers(setup, hands.chain(discards).chain(&position.draw_pile), |found, pack| {
        found == pack
    })?;
    let at_shuffle = position.hands_at_shuffle.iter().flat_map(|hands| hands.iter());
    check_numbers(setup, at_shuffle.flat_map(|(_, hand)| hand), |found, pack| found <= pack)
}

fn check_numbers<'a>(
    setup: &Setup,
    cards: impl Iterator<Item = &'a Card>,
    is_right: impl Fn(u32, u32) -> bool,
) -> Result<(), PositionFault> {
    let mut counts = [0u32; 128];
    for &card in cards {
        counts[usize::from(kind(setup, card)?.0)] += 1;
    }
    let tables = setup.edition().tables();
    for number in 0..tables.kinds {
        let (found, pack) = (counts[usize::from(number)], tables.copies(Kind(number)));
        if !is_right(found, pack.into()) {
            let card = setup.edition().card(Kind(number), setup.small_steps());
            return Err(PositionFault::WrongNumber { card, found, pack });
        }
    }
    Ok(())
}

fn read_hands(setup: &Setup, hands: &BySeat<Vec<Card>>) -> Result<Hands, PositionFault> {
    let empty = setup.edition().tables().empty_hand;
    let mut read = [empty; MAX_SEATS as usize];
    for (seat, hand) in hands.iter() {
        read[seat.index()] = empty.with(kinds(setup, hand.iter())?);
    }
    Ok(read)
}

fn kind(setup: &Setup, card: Card) -> Result<Kind, PositionFault> {
    let kind = setup.edition().kind(card, setup.small_steps());
    kind.ok_or(PositionFault::UnknownCard { card, game: setup.edition().id() })
}

fn kinds<'a>(
    setup: &Setup,
    cards: impl Iterator<Item = &'a Card>,
) -> Result<Vec<Kind>, PositionFault> {
    cards.map(|&card| kind(setup, card)).collect()
}
