//! A second opinion on Sequence for the conformance kit. It reads positions and knows the rule book.

use game::{Chance, Entry, Game as _, Notation as _, Rng, Seat, SeatSet, Seed, Team, Viewer};
use sequence::{Action, Card, Edition, PendingCall, Position, Row, Sequence, Setup, Space};
use testkit::{EntryOf, Oracle};

/// What the kit has to know about Sequence, for some tables.
#[derive(Debug)]
pub(crate) struct SequenceOracle {
    tables: Vec<Setup>,
    /// For each edition all fives in a row on its board, worked out once.
    rows: [Vec<Row>; 3],
}

/// How many wild guesses of a player there are besides the systematic ones.
const GUESSES: usize = 150;

impl SequenceOracle {
    /// An oracle for these tables.
    pub(crate) fn new(tables: Vec<Setup>) -> Self {
        Self { tables, rows: Edition::ALL.map(|edition| rows(&spaces(edition))) }
    }
}

impl Oracle for SequenceOracle {
    type Game = Sequence;

    fn setups(&self) -> Vec<Setup> {
        self.tables.clone()
    }

    fn longest(&self, _setup: &Setup) -> usize {
        2000
    }

    fn conceivable(&self, state: &Sequence, seat: Seat, rng: &mut Rng) -> Vec<Action> {
        let position = state.position();
        let cards = kinds(&position);
        let edition = position.setup.edition();
        let (spaces, rows) = (spaces(edition), &self.rows[edition as usize]);
        let mut actions = vec![Action::Pass, Action::Draw];
        actions.extend([true, false].map(|agree| Action::Vote { agree }));
        actions.extend((0..4).map(|team| Action::Call { team: Team(team) }));
        for &card in &cards {
            actions.extend([Action::Exchange { card }, Action::Give { card }]);
        }
        // Every card for every space, where it is this player's turn; and what a listed choice of five could be.
        if seat == position.turn {
            for &card in &cards {
                let play = |&space| Action::Play { card, space, row: None };
                actions.extend(spaces.iter().map(play));
            }
            actions.extend(choices(state, seat, rows));
        }
        for _ in 0..GUESSES {
            let held = rng.pick(&position.hands[seat]).filter(|_| rng.below(4) > 0);
            let card = held.or_else(|| rng.pick(&cards));
            if let (Some(&card), Some(&space)) = (card, rng.pick(&spaces)) {
                let row = rng.pick(rows).copied().filter(|_| rng.below(2) == 0);
                actions.push(Action::Play { card, space, row });
            }
        }
        actions
    }

    fn cards(&self, state: &Sequence) -> Vec<String> {
        all_cards(&state.position()).iter().map(Card::to_string).collect()
    }

    fn scramble(&self, state: &Sequence, viewer: Viewer, rng: &mut Rng) -> Option<Sequence> {
        let mut position = state.position();
        let own = match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        };
        for _ in 0..60 {
            swap_two_hidden(&mut position, own, rng);
        }
        answer_anew(&mut position, own, rng);
        let counter = serde_json::to_value(position.chance).ok()?["counter"].clone();
        let seed = Seed::from_number(rng.bits());
        let chance = serde_json::json!({ "seed": seed.to_string(), "counter": counter });
        position.chance = serde_json::from_value::<Chance>(chance).ok()?;
        let scrambled = Sequence::from_position(&position);
        Some(scrambled.unwrap_or_else(|fault| panic!("{fault}: {position:?}")))
    }

    fn learns(
        &self,
        before: &Sequence,
        entry: &EntryOf<Self>,
        after: &Sequence,
        viewer: Viewer,
    ) -> Vec<String> {
        let (old, new) = (before.position(), after.position());
        let mut learnt = vec![open_part(entry, viewer)];
        if let (Entry::Act { seat, action }, Viewer::Seat(own)) = (entry, viewer)
            && *seat == own
        {
            learnt.push(format!("my cards: {:?}", new.hands[own]));
            learnt.push(format!("{action}"));
        }
        learnt.extend(counted(&old, entry, &new));
        if matches!(old.call, Some(PendingCall::Give { .. })) && new.call.is_none() {
            learnt.push(format!("given: {:?}", &new.discards[old.discards.len()..]));
        }
        if new.discards.len() < old.discards.len() {
            let mut others: Vec<Card> = old
                .hands
                .iter()
                .filter(|&(seat, _)| viewer != Viewer::Seat(seat))
                .flat_map(|(_, hand)| hand.clone())
                .collect();
            others.sort_unstable();
            learnt.push(format!("others hold together: {others:?}"));
        }
        learnt
    }

    fn is_listed(&self, action: &Action) -> bool {
        !matches!(action, Action::Call { .. })
    }

    fn unlisted(&self, state: &Sequence, rng: &mut Rng) -> Option<(Seat, Action)> {
        let seats: Vec<Seat> = state.seats().iter().collect();
        let (&seat, team) = (rng.pick(&seats)?, Team(rng.below(3) as u8));
        let call = Action::Call { team };
        state.check(seat, &call).is_ok().then_some((seat, call))
    }
}

/// The entry as everybody at the table perceives it: answers to a call are given in secret.
fn open_part(entry: &EntryOf<SequenceOracle>, viewer: Viewer) -> String {
    match entry {
        Entry::Act { seat, action: Action::Vote { .. } | Action::Give { .. } }
            if viewer != Viewer::Seat(*seat) =>
        {
            format!("{seat} answers")
        }
        entry => format!("{entry:?}"),
    }
}

/// The votes, once they are counted.
fn counted(old: &Position, entry: &EntryOf<SequenceOracle>, new: &Position) -> Option<String> {
    if matches!(new.call, Some(PendingCall::Vote { .. })) {
        return None;
    }
    match (&old.call, entry) {
        (Some(PendingCall::Vote { yes, no, .. }), entry) => {
            Some(format!("yes {yes:?}, no {no:?}, then {entry:?}; given is {}", new.call.is_some()))
        }
        (None, Entry::Act { action: Action::Call { .. }, .. }) => {
            Some(format!("given is {}", new.call.is_some()))
        }
        _ => None,
    }
}

fn all_cards(position: &Position) -> Vec<Card> {
    let hands = position.hands.iter().flat_map(|(_, hand)| hand);
    let discards = position.discards.iter().map(|(_, card)| card);
    hands.chain(discards).chain(&position.draw_pile).copied().collect()
}

/// Every card of the pack, each kind once.
fn kinds(position: &Position) -> Vec<Card> {
    let mut cards = all_cards(position);
    cards.sort_unstable();
    cards.dedup();
    cards
}

/// Every space of the board, and two that only other boards have.
fn spaces(edition: Edition) -> Vec<Space> {
    let of_row = |row| (0..edition.columns()).map(move |column| Space::new(row, column));
    (0..edition.rows())
        .flat_map(of_row)
        .chain(["l7", "j10"].map(|off| off.parse().expect("a space of some board")))
        .collect()
}

fn rows(spaces: &[Space]) -> Vec<Row> {
    let to = |&one: &Space| {
        let rows = spaces.iter().filter(move |&&other| one < other);
        rows.filter_map(move |&other| Row::between(one, other))
    };
    spaces.iter().flat_map(to).collect()
}

/// Where the player is offered a choice of five: that card and space with every five on the board.
fn choices(state: &Sequence, seat: Seat, rows: &[Row]) -> Vec<Action> {
    let mut listed = Vec::new();
    state.legal_actions(seat, &mut listed);
    let chosen = listed.into_iter().find_map(|action| match action {
        Action::Play { card, space, row: Some(_) } => Some((card, space)),
        _ => None,
    });
    let with_row =
        |(card, space)| rows.iter().map(move |&row| Action::Play { card, space, row: Some(row) });
    chosen.into_iter().flat_map(with_row).collect()
}

/// A place that `own` cannot see: a card in another's hand, or one in the draw pile.
#[derive(Clone, Copy)]
enum Place {
    Hand(Seat, usize),
    Pile(usize),
}

/// Two hidden cards change places. A card held since the last shuffle is known to be in somebody's hand: it changes
/// places only with another such card, then as well as now.
fn swap_two_hidden(position: &mut Position, own: Option<Seat>, rng: &mut Rng) {
    let hands = position.hands.iter().filter(|&(seat, _)| Some(seat) != own);
    let held = hands.flat_map(|(seat, hand)| (0..hand.len()).map(move |i| Place::Hand(seat, i)));
    let places: Vec<Place> = held.chain((0..position.draw_pile.len()).map(Place::Pile)).collect();
    let (Some(&one), Some(&other)) = (rng.pick(&places), rng.pick(&places)) else { return };
    let (a, b) = (*card_at(position, one), *card_at(position, other));
    let (was_a, was_b) = (at_shuffle(position, one, a), at_shuffle(position, other, b));
    if was_a.is_some() != was_b.is_some() {
        return;
    }
    if let (Some((seat_a, i)), Some((seat_b, j)), Some(then)) =
        (was_a, was_b, &mut position.hands_at_shuffle)
    {
        then[seat_a][i] = b;
        then[seat_b][j] = a;
    }
    *card_at(position, one) = b;
    *card_at(position, other) = a;
}

fn card_at(position: &mut Position, place: Place) -> &mut Card {
    match place {
        Place::Hand(seat, i) => &mut position.hands[seat][i],
        Place::Pile(i) => &mut position.draw_pile[i],
    }
}

/// Where such a card was in the same hand at the last shuffle.
fn at_shuffle(position: &Position, place: Place, card: Card) -> Option<(Seat, usize)> {
    let Place::Hand(seat, _) = place else { return None };
    let then = position.hands_at_shuffle.as_ref()?;
    then[seat].iter().position(|&held| held == card).map(|i| (seat, i))
}

/// Others may have answered an open call in any way.
fn answer_anew(position: &mut Position, own: Option<Seat>, rng: &mut Rng) {
    match &mut position.call {
        Some(PendingCall::Vote { yes, no, .. }) => {
            let voted: SeatSet = yes.union(*no);
            for seat in voted.iter().filter(|&seat| Some(seat) != own) {
                let (to, from) =
                    if rng.below(2) == 0 { (&mut *yes, &mut *no) } else { (&mut *no, &mut *yes) };
                from.remove(seat);
                to.insert(seat);
            }
        }
        Some(PendingCall::Give { given, .. }) => {
            for (seat, card) in given.iter_mut().filter(|(seat, _)| Some(**seat) != own) {
                *card = rng.pick(&position.hands[*seat]).copied().unwrap_or(*card);
            }
        }
        None => {}
    }
}
