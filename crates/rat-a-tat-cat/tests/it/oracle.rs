//! A second opinion on Rat-a-Tat Cat for the conformance kit. It reads positions and knows the rule book.

use game::{Chance, Entry, Game as _, Notation as _, Rng, Seat, Seed, Viewer};
use rat_a_tat_cat::{Action, Card, Length, Position, RatATatCat, Setup, Spot};
use testkit::{EntryOf, Oracle};

/// What the kit has to know about Rat-a-Tat Cat, for some tables.
#[derive(Debug)]
pub(crate) struct RatOracle(pub(crate) Vec<Setup>);

impl Oracle for RatOracle {
    type Game = RatATatCat;

    fn setups(&self) -> Vec<Setup> {
        self.0.clone()
    }

    fn longest(&self, _setup: &Setup) -> usize {
        20_000
    }

    fn conceivable(&self, state: &RatATatCat, _seat: Seat, _rng: &mut Rng) -> Vec<Action> {
        let mut actions: Vec<Action> = (0..=55).map(|cards| Action::Cut { cards }).collect();
        actions.extend([Action::Look, Action::Ready, Action::Draw, Action::Discard, Action::Use]);
        actions.extend([Action::Keep, Action::Knock, Action::Pass]);
        for spot in Spot::ALL {
            actions.extend([Action::Take { spot }, Action::Place { spot }, Action::Peek { spot }]);
            for seat in state.seats().iter().chain([Seat::new(6)]) {
                let swap = |other| Action::Swap { own: spot, seat, other };
                actions.extend(Spot::ALL.map(swap));
            }
        }
        actions
    }

    fn cards(&self, state: &RatATatCat) -> Vec<String> {
        let position = state.position();
        let rows = position.rows.iter().flat_map(|(_, row)| row).map(|placed| placed.card);
        let piles = position.draw_pile.iter().chain(&position.discards).copied();
        rows.chain(piles).chain(position.drawn).map(|card| card.to_string()).collect()
    }

    fn scramble(&self, state: &RatATatCat, viewer: Viewer, rng: &mut Rng) -> Option<RatATatCat> {
        let mut position = state.position();
        for _ in 0..100 {
            swap_two_hidden(&mut position, viewer, rng);
        }
        let counter = serde_json::to_value(position.chance).ok()?["counter"].clone();
        let seed = Seed::from_number(rng.bits());
        let chance = serde_json::json!({ "seed": seed.to_string(), "counter": counter });
        position.chance = serde_json::from_value::<Chance>(chance).ok()?;
        let scrambled = RatATatCat::from_position(&position);
        Some(scrambled.unwrap_or_else(|fault| panic!("{fault}: {position:?}")))
    }

    fn learns(
        &self,
        before: &RatATatCat,
        entry: &EntryOf<Self>,
        after: &RatATatCat,
        viewer: Viewer,
    ) -> Vec<String> {
        let (old, new) = (before.position(), after.position());
        let mut learnt = vec![
            format!("{entry:?}"),
            format!("discards {:?}", new.discards),
            format!("put back {:?}", new.put_back),
            format!("sheet {:?} {:?}", new.sheet, new.last_round),
            format!("laid open {:?}", laid_open(&old, entry)),
        ];
        for place in places(&new).into_iter().filter(|place| !is_hidden(&new, *place, viewer)) {
            learnt.push(format!("{place:?} {}", card_at(&mut new.clone(), place)));
        }
        learnt
    }

    fn has_clock(&self, setup: &Setup) -> bool {
        setup.length() == Length::Time
    }
}

/// The card that this entry puts on the discard pile. After the last turn of a round the pile is gone at once.
fn laid_open(old: &Position, entry: &EntryOf<RatOracle>) -> Option<Card> {
    let Entry::Act { seat, action } = entry else { return None };
    match action {
        Action::Take { spot } | Action::Place { spot } => Some(old.rows[*seat][spot.index()].card),
        Action::Discard | Action::Use => old.drawn,
        _ => None,
    }
}

/// Where a card can be that somebody does not see.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Place {
    Row(Seat, Spot),
    Pile(usize),
    Drawn,
}

fn places(position: &Position) -> Vec<Place> {
    let rows = position.rows.iter().filter(|(_, row)| !row.is_empty());
    let rows = rows.flat_map(|(seat, _)| Spot::ALL.map(|spot| Place::Row(seat, spot)));
    let pile = (0..position.draw_pile.len()).map(Place::Pile);
    rows.chain(pile).chain(position.drawn.map(|_| Place::Drawn)).collect()
}

/// Whether the viewer has no way to know what lies there (RAT-27).
fn is_hidden(position: &Position, place: Place, viewer: Viewer) -> bool {
    match (place, viewer) {
        (Place::Pile(_), _) => true,
        (Place::Drawn, viewer) => viewer != Viewer::Seat(position.turn),
        (Place::Row(owner, spot), Viewer::Seat(seat)) => {
            !position.rows[owner][spot.index()].known.contains(seat)
        }
        (Place::Row(owner, spot), Viewer::Spectator) => {
            let lies_open = position.setup.younger() && spot.is_outer();
            position.rows[owner][spot.index()].from != 255 && !lies_open
        }
    }
}

/// Two hidden cards change places. What a pile was made of is known to everybody, so they do so only among cards of one
/// pile, the cards dealt counted with the first; and a power card that was put back was not dealt.
fn swap_two_hidden(position: &mut Position, viewer: Viewer, rng: &mut Rng) {
    let hidden: Vec<Place> =
        places(position).into_iter().filter(|place| is_hidden(position, *place, viewer)).collect();
    let (Some(&one), Some(&other)) = (rng.pick(&hidden), rng.pick(&hidden)) else { return };
    let from = |place| match place {
        Place::Row(seat, spot) => position.rows[seat][spot.index()].from,
        Place::Pile(_) | Place::Drawn => position.pile,
    };
    let (from_one, from_other) = (from(one), from(other));
    let (a, b) = (*card_at(position, one), *card_at(position, other));
    let is_power = a.power().is_some() || b.power().is_some();
    let may_be_put_back = !position.put_back.is_empty() && is_power && from_one != from_other;
    if from_one.max(1) != from_other.max(1) || may_be_put_back {
        return;
    }
    *card_at(position, one) = b;
    *card_at(position, other) = a;
}

fn card_at(position: &mut Position, place: Place) -> &mut Card {
    match place {
        Place::Row(seat, spot) => &mut position.rows[seat][spot.index()].card,
        Place::Pile(at) => &mut position.draw_pile[at],
        Place::Drawn => position.drawn.as_mut().expect("it is among the places"),
    }
}
