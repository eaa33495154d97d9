//! What one may know of the toy, what a device shows, what is told, and what can be imagined.

use game::{BySeat, Chance, Game, Imagine, Narrate, Rng, Seat, SeatSet, Seed, Viewer};
use serde::{Deserialize, Serialize};

use super::{Action, Card, Knock, PACK, Phase, Setup, Toy};

/// What everybody can see.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[allow(missing_docs)]
pub struct Table {
    pub setup: Setup,
    pub phase: Phase,
    pub turn: Seat,
    pub hand_sizes: BySeat<u8>,
    pub pile: u8,
    pub laid: Vec<(Seat, Card)>,
    /// Who has chosen a card to pass, not which.
    pub chosen: SeatSet,
    pub may_draw: Option<Seat>,
    pub knock: Option<Knock>,
    pub bots: SeatSet,
}

/// All that one player has learnt.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    /// Whose view it is.
    pub seat: Seat,
    /// What lies open.
    pub table: Table,
    /// One's own cards.
    pub hand: Vec<Card>,
    /// The card passed to the left, or to be passed.
    pub gave: Option<Card>,
    /// The card that came from the right.
    pub got: Option<Card>,
}

/// What a device shows: passed cards have to be remembered.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Screen {
    /// What lies open.
    pub table: Table,
    /// One's own cards; nothing for a spectator.
    pub hand: Option<Vec<Card>>,
}

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum Event {
    /// Only whoever passed it sees the card.
    Passed {
        seat: Seat,
        card: Option<Card>,
    },
    /// The cards have gone round; each sees what came.
    Received {
        card: Option<Card>,
    },
    Laid {
        seat: Seat,
        card: Card,
    },
    /// Only whoever drew it sees the card.
    Drew {
        seat: Seat,
        card: Option<Card>,
    },
    Knocked {
        seat: Seat,
        lucky: bool,
    },
    Ended {
        winners: SeatSet,
    },
}

impl Toy {
    fn table(&self) -> Table {
        Table {
            setup: self.setup,
            phase: self.phase,
            turn: self.turn,
            hand_sizes: BySeat::from_fn(self.setup.players(), |seat| self.hands[seat].len() as u8),
            pile: self.pile.len() as u8,
            laid: self.laid.clone(),
            chosen: self.chosen(),
            may_draw: self.owed,
            knock: self.knock,
            bots: self.seats().difference(self.people),
        }
    }

    pub(super) fn view_of(&self, seat: Seat) -> View {
        View {
            seat,
            table: self.table(),
            hand: self.hands[seat].clone(),
            gave: self.passed[seat],
            got: self.got(seat),
        }
    }

    pub(super) fn screen_of(&self, viewer: Viewer) -> Screen {
        let hand = match viewer {
            Viewer::Seat(seat) => Some(self.hands[seat].clone()),
            Viewer::Spectator => None,
        };
        Screen { table: self.table(), hand }
    }

    /// The card that came to `seat` from the right, once the cards have gone round.
    pub(super) fn got(&self, seat: Seat) -> Option<Card> {
        let right = self.seats().iter().find(|&right| self.left(right) == seat)?;
        if self.chosen() == self.seats() { self.passed[right] } else { None }
    }

    /// Gives each of `seats` a card that they may have passed: while all choose, one in hand; later, one that the
    /// player on the left has or had.
    fn imagine_passes(&mut self, seats: SeatSet, gone_round: bool, rng: &mut Rng) {
        for seat in seats.iter() {
            let holder = if gone_round { self.left(seat) } else { seat };
            let laid = self.laid.iter().filter(|&&(owner, _)| owner == holder);
            let cards: Vec<Card> =
                self.hands[holder].iter().copied().chain(laid.map(|&(_, card)| card)).collect();
            self.passed[seat] = rng.pick(&cards).copied();
        }
    }
}

impl Imagine for Toy {
    fn imagine(view: &View, rng: &mut Rng) -> Self {
        let table = &view.table;
        let mut toy = Self::deal(&table.setup, Seed::from_number(0));
        toy.chance = Chance::new(Seed::from_number(rng.bits()));
        toy.phase = table.phase;
        toy.turn = table.turn;
        toy.laid = table.laid.clone();
        toy.owed = table.may_draw;
        toy.knock = table.knock;
        toy.people = toy.seats().difference(table.bots);

        let gone_round = table.chosen == toy.seats();
        let is_laid = |card: &Card| table.laid.iter().any(|(_, laid)| laid == card);
        // The card that I gave is still with the player on the left, unless I have seen it since.
        let known = view.gave.filter(|card| gone_round && !is_laid(card));
        let left = toy.left(view.seat);
        let mut hidden = PACK.to_vec();
        hidden.retain(|card| !view.hand.contains(card) && !is_laid(card) && Some(*card) != known);
        rng.shuffle(&mut hidden);
        toy.hands = BySeat::from_fn(table.setup.players(), |seat| {
            if seat == view.seat {
                return view.hand.clone();
            }
            let mut hand: Vec<Card> = known.filter(|_| seat == left).into_iter().collect();
            let missing = usize::from(table.hand_sizes[seat]).saturating_sub(hand.len());
            hand.extend(hidden.split_off(hidden.len().saturating_sub(missing)));
            hand.sort_unstable();
            hand
        });
        toy.pile = hidden;
        toy.imagine_passes(table.chosen, gone_round, rng);
        toy.passed[view.seat] = view.gave;
        if let Some(right) = toy.seats().iter().find(|&right| toy.left(right) == view.seat)
            && gone_round
        {
            toy.passed[right] = view.got;
        }
        toy
    }
}

impl Narrate for Toy {
    type Event = Event;

    fn narrate(
        before: &Self,
        seat: Seat,
        action: &Action,
        after: &Self,
        viewer: Viewer,
    ) -> Vec<Event> {
        let own = viewer == Viewer::Seat(seat);
        let mut events = vec![match action {
            Action::Pass(card) => Event::Passed { seat, card: own.then_some(*card) },
            Action::Lay(card) => Event::Laid { seat, card: *card },
            Action::Draw => Event::Drew { seat, card: before.pile.last().copied().filter(|_| own) },
            Action::Knock => {
                Event::Knocked { seat, lucky: after.knock.is_some_and(|knock| knock.lucky) }
            }
        }];
        if before.phase == Phase::Passing && after.phase != Phase::Passing {
            let card = match viewer {
                Viewer::Seat(seat) => after.got(seat),
                Viewer::Spectator => None,
            };
            events.push(Event::Received { card });
        }
        if after.is_over() {
            events.push(Event::Ended { winners: after.winners() });
        }
        events
    }
}
