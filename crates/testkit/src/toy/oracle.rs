//! The second opinion on the toy: an example of an [`Oracle`]. It works on positions alone.

use game::{BySeat, Chance, Entry, Game, Notation, Rng, Seat, Seed, Viewer};

use super::{Action, Card, PACK, Phase, Position, Setup, Toy};
use crate::{EntryOf, Oracle};

/// What the kit has to know about the toy.
#[derive(Clone, Copy, Debug, Default)]
pub struct ToyOracle;

impl Oracle for ToyOracle {
    type Game = Toy;

    fn setups(&self) -> Vec<Setup> {
        vec![Setup::Two, Setup::Three, Setup::Four]
    }

    fn longest(&self, _setup: &Setup) -> usize {
        // Ten cards laid, nine drawn, four passed, one knock; and many changes of seats.
        200
    }

    fn conceivable(&self, _state: &Toy, _seat: Seat, _rng: &mut Rng) -> Vec<Action> {
        let cards = PACK.iter().flat_map(|&card| [Action::Pass(card), Action::Lay(card)]);
        cards.chain([Action::Draw, Action::Knock, Action::Lay(Card(11))]).collect()
    }

    fn cards(&self, state: &Toy) -> Vec<String> {
        let Position { hands, pile, laid, .. } = state.position();
        let hands = hands.iter().flat_map(|(_, hand)| hand);
        let laid = laid.iter().map(|(_, card)| card);
        hands.chain(&pile).chain(laid).map(|card| card.0.to_string()).collect()
    }

    fn scramble(&self, state: &Toy, viewer: Viewer, rng: &mut Rng) -> Option<Toy> {
        let mut position = state.position();
        let players = position.setup.players();
        let own = match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        };
        let gone_round = all_passed(&position);
        let known = own.and_then(|seat| position.passed[seat]).filter(|_| gone_round);
        let hidden_hands = Seat::all(players).filter(|&seat| Some(seat) != own);
        let mut hidden = position.pile.clone();
        hidden.extend(hidden_hands.clone().flat_map(|seat| position.hands[seat].clone()));
        hidden.retain(|card| Some(*card) != known);
        rng.shuffle(&mut hidden);
        for seat in hidden_hands {
            for card in position.hands[seat].iter_mut().filter(|card| Some(**card) != known) {
                *card = hidden.pop()?;
            }
        }
        position.pile = hidden;
        position.chance = Chance::new(Seed::from_number(rng.bits()));
        pass_anew(&mut position, own, gone_round, rng);
        Toy::from_position(&position).ok()
    }

    fn learns(
        &self,
        before: &Toy,
        entry: &EntryOf<Self>,
        after: &Toy,
        viewer: Viewer,
    ) -> Vec<String> {
        let (old, new) = (before.position(), after.position());
        let mut learnt = Vec::new();
        match entry {
            Entry::Act { seat, action } if viewer == Viewer::Seat(*seat) => {
                learnt.push(format!("I {action:?}"));
                let is_new = |card: &&Card| !old.hands[*seat].contains(card);
                learnt.extend(new.hands[*seat].iter().find(is_new).map(|card| format!("{card:?}")));
            }
            Entry::Act { seat, action: Action::Pass(_) } => learnt.push(format!("{seat} passes")),
            entry => learnt.push(format!("{entry:?}")),
        }
        learnt.extend(new.knock.map(|knock| format!("{knock:?}")));
        if let Viewer::Seat(seat) = viewer
            && old.phase == Phase::Passing
            && new.phase == Phase::Laying
        {
            learnt.push(format!("{:?}", new.hands[seat]));
        }
        learnt
    }

    fn is_listed(&self, action: &Action) -> bool {
        *action != Action::Knock
    }

    fn unlisted(&self, state: &Toy, rng: &mut Rng) -> Option<(Seat, Action)> {
        let seats: Vec<Seat> = state.seats().iter().collect();
        let &seat = rng.pick(&seats)?;
        state.check(seat, &Action::Knock).is_ok().then_some((seat, Action::Knock))
    }

    fn has_clock(&self, setup: &Setup) -> bool {
        *setup == Setup::Three
    }
}

fn all_passed(position: &Position) -> bool {
    position.passed.iter().all(|(_, card)| card.is_some())
}

/// Lets others have passed another card, where `own` cannot know which it was.
fn pass_anew(position: &mut Position, own: Option<Seat>, gone_round: bool, rng: &mut Rng) {
    let players = position.setup.players();
    let hidden = |seat: Seat| Some(seat) != own && !(gone_round && own == Some(seat.left(players)));
    let passed = BySeat::from_fn(players, |seat| {
        if !hidden(seat) || position.passed[seat].is_none() {
            return position.passed[seat];
        }
        let holder = if gone_round { seat.left(players) } else { seat };
        let laid = position.laid.iter().filter(|&&(owner, _)| owner == holder);
        let cards: Vec<Card> =
            position.hands[holder].iter().copied().chain(laid.map(|&(_, card)| card)).collect();
        rng.pick(&cards).copied()
    });
    position.passed = passed;
}
