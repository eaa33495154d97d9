//! A complete game that a player cannot tell from the real one, for bots to think in.

use game::{Chance, MAX_SEATS, Rng, Seat, SeatSet, Seed, Team};

use crate::edition::Kind;
use crate::fields::FieldSet;
use crate::hand::{Hands, PackedHands};
use crate::piles::Piles;
use crate::rows::Rows;
use crate::state::Phase;
use crate::view::{Answer, OpenCall, View};
use crate::{Card, Sequence, Setup};

/// How many of each kind there are.
struct Counts([u8; 128]);

impl Sequence {
    /// A state that fits `view`: the hidden cards are dealt at random among those that the player has not seen,
    /// and whoever is known to hold a card since the last shuffle holds it.
    pub(crate) fn imagined(view: &View, rng: &mut Rng) -> Self {
        let table = &view.table;
        let setup = table.setup;
        let mut hidden = Counts::of(setup.edition().tables().pack.draw_pile());
        let discards: Vec<(Seat, Kind)> = view
            .discards
            .iter()
            .filter_map(|&(seat, card)| Some((seat, kind(&setup, card)?)))
            .collect();
        let own: Vec<Kind> = kinds(&setup, &view.hand);
        discards
            .iter()
            .map(|&(_, kind)| kind)
            .chain(own.iter().copied())
            .for_each(|kind| hidden.take(kind));

        let at_shuffle = imagine_shuffle(view, &discards, &mut hidden, rng);
        let mut hands = [setup.edition().tables().empty_hand; MAX_SEATS as usize];
        own.into_iter().for_each(|kind| hands[view.seat.index()].insert(kind));
        if let Some((_, kept)) = &at_shuffle {
            kept.iter().for_each(|&(seat, kind)| hands[seat.index()].insert(kind));
        }
        let mut rest = hidden.cards();
        rng.shuffle(&mut rest);
        for (seat, &size) in table.hand_sizes.iter() {
            while hands[seat.index()].len() < size
                && let Some(kind) = rest.pop()
            {
                hands[seat.index()].insert(kind);
            }
        }
        let mut piles = Piles::new(rest);
        discards.iter().for_each(|&(seat, kind)| piles.discard(seat, kind));
        let mut rows = Rows::default();
        table
            .sequences
            .iter()
            .for_each(|&(team, row)| rows.push(team, row, setup.edition().corners()));
        let mut state = Self {
            setup,
            chance: Chance::new(Seed::from_number(rng.bits())),
            dealer: table.dealer,
            turn: table.turn,
            chips: table.board.chips,
            open: setup.edition().tables().open(&table.board.chips),
            sixths: [FieldSet::EMPTY; 2],
            rows,
            hands,
            piles,
            at_shuffle: at_shuffle.map(|(hands, _)| PackedHands::pack(&hands)),
            exchanged: table.exchanged,
            passes: table.passes,
            owed: table.may_draw,
            people: SeatSet::first(setup.players()).difference(table.bots),
            called: table.called.iter().fold(0, |set, team| set | 1 << team.0),
            phase: Phase::Turn,
        };
        (0..setup.teams()).for_each(|team| state.note_sixths(Team(team)));
        state.phase = state.imagined_phase(view, rng);
        state
    }

    fn imagined_phase(&self, view: &View, rng: &mut Rng) -> Phase {
        match &view.table.call {
            None if view.table.must_act.is_empty() => Phase::Over,
            None => Phase::Turn,
            Some(OpenCall::Vote { team, caller, voted }) => {
                let says_yes = |seat: &Seat| match view.answer {
                    Some(Answer::Vote(agree)) if *seat == view.seat => agree,
                    _ if seat == caller => true,
                    _ => rng.below(2) == 0,
                };
                let yes: SeatSet = voted.iter().filter(says_yes).collect();
                Phase::Vote { team: *team, caller: *caller, yes, no: voted.difference(yes) }
            }
            Some(OpenCall::Give { team, chosen }) => self.imagined_gifts(view, *team, *chosen, rng),
        }
    }

    fn imagined_gifts(&self, view: &View, team: Team, chosen: SeatSet, rng: &mut Rng) -> Phase {
        let mut given = [None; 6];
        for seat in chosen.iter() {
            given[self.place_in_team(seat)] = match view.answer {
                Some(Answer::Give(card)) if seat == view.seat => self.kind(card),
                _ => rng.pick(&self.hand(seat).iter().collect::<Vec<_>>()).copied(),
            };
        }
        Phase::Give { team, given }
    }
}

/// The hands at the last shuffle, and the cards of them that the others must still hold.
///
/// The others' cards of then are known only together. Each is given to somebody who has laid such a card since,
/// as far as that goes; the rest are still in hands, and are dealt among the players with room.
fn imagine_shuffle(
    view: &View,
    discards: &[(Seat, Kind)],
    hidden: &mut Counts,
    rng: &mut Rng,
) -> Option<(Hands, Vec<(Seat, Kind)>)> {
    let shuffle = view.last_shuffle.as_ref()?;
    let setup = &view.table.setup;
    let mut hands = [setup.edition().tables().empty_hand; MAX_SEATS as usize];
    kinds(setup, &shuffle.hand).into_iter().for_each(|kind| hands[view.seat.index()].insert(kind));
    let mut others = Counts::of(&kinds(setup, &shuffle.others));
    let has_room = |hands: &Hands, seat: Seat| hands[seat.index()].len() < shuffle.hand_sizes[seat];
    for &(seat, kind) in discards {
        if seat != view.seat && has_room(&hands, seat) && others.has(kind) {
            others.take(kind);
            hands[seat.index()].insert(kind);
        }
    }
    let mut left = others.cards();
    rng.shuffle(&mut left);
    let mut kept = Vec::new();
    for (seat, &size_now) in view.table.hand_sizes.iter().filter(|&(seat, _)| seat != view.seat) {
        let mut room_now = usize::from(size_now);
        while has_room(&hands, seat)
            && let Some(kind) = left.pop()
        {
            hands[seat.index()].insert(kind);
            if room_now > 0 && hidden.has(kind) {
                hidden.take(kind);
                kept.push((seat, kind));
                room_now -= 1;
            }
        }
    }
    Some((hands, kept))
}

fn kind(setup: &Setup, card: Card) -> Option<Kind> {
    setup.edition().kind(card, setup.small_steps())
}

fn kinds(setup: &Setup, cards: &[Card]) -> Vec<Kind> {
    cards.iter().filter_map(|&card| kind(setup, card)).collect()
}

impl Counts {
    fn of(kinds: &[Kind]) -> Self {
        let mut counts = Self([0; 128]);
        kinds.iter().for_each(|kind| counts.0[usize::from(kind.0)] += 1);
        counts
    }

    fn has(&self, kind: Kind) -> bool {
        self.0[usize::from(kind.0)] > 0
    }

    fn take(&mut self, kind: Kind) {
        self.0[usize::from(kind.0)] -= 1;
    }

    /// All of them in a fixed order, so that a random choice among them depends on nothing hidden.
    fn cards(&self) -> Vec<Kind> {
        (0..128u8)
            .flat_map(|kind| (0..self.0[usize::from(kind)]).map(move |_| Kind(kind)))
            .collect()
    }
}
