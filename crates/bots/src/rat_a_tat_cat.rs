//! The reference player of Rat-a-Tat Cat: it reckons with averages, and knocks when its total looks low enough.

use game::{Bot, BySeat, Rng, Seat};
use rat_a_tat_cat::{Action, Card, Known, Power, RatATatCat, Spot, Stage, View};

/// Takes what gains, knocks at a low expected total, and remembers as well as it is told to.
///
/// A card it does not know counts as the average of the cards it has not seen. A discard of 3 or less is taken where it
/// gains two points or more; a drawn card goes where it gains most, if it gains. Peek is used while a card of its own is
/// unknown, Swap where a card of another is expected to be lower by a point, Draw Two always.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Threshold {
    knock_at: i32,
    forgets: u32,
    memory: Memory,
}

/// What the bot has in its head: the view it saw last, and of each card in it whether it still remembers it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
struct Memory {
    seen: BySeat<Vec<Known>>,
    cards: BySeat<Vec<Option<Card>>>,
}

/// A card of one's own, a card of another, and what exchanging them is expected to gain.
struct Exchange {
    own: Spot,
    seat: Seat,
    other: Spot,
    gain: i32,
}

/// Expectations are counted in thousandths of a point.
const POINT: i32 = 1000;
const TAKE_AT_MOST: u8 = 3;
const TAKE_GAIN: i32 = 2 * POINT;
const SWAP_GAIN: i32 = POINT;

impl Threshold {
    /// The bot that knocks at an expected total of `knock_at` points and forgets nothing.
    #[must_use]
    pub fn new(knock_at: i32) -> Self {
        Self { knock_at: knock_at * POINT, forgets: 0, memory: Memory::default() }
    }

    /// The same, but before each turn of its own it forgets every card it knows with this probability, in percent.
    #[must_use]
    pub fn forgetting(self, percent: u32) -> Self {
        Self { forgets: percent, ..self }
    }
}

impl Bot<RatATatCat> for Threshold {
    fn choose(&mut self, view: &View, rng: &mut Rng) -> Option<Action> {
        let (own, table) = (view.seat, &view.table);
        self.memory.update(view);
        match table.stage {
            Stage::FirstLook { looked, ready } if !ready.contains(own) => {
                Some(if looked.contains(own) { Action::Ready } else { Action::Look })
            }
            Stage::Turn { may_knock } if may_knock == Some(own) => {
                let total: i32 = Spot::ALL.iter().map(|&spot| self.expect(view, own, spot)).sum();
                Some(if total <= self.knock_at { Action::Knock } else { Action::Pass })
            }
            _ if table.turn != own => None,
            Stage::Cut => Some(Action::Cut { cards: 1 + rng.below(53) as u8 }),
            Stage::Turn { .. } => {
                self.memory.fade(view, self.forgets, rng);
                Some(self.take_or_draw(view))
            }
            Stage::Drawn { another } => Some(self.use_drawn(view, view.drawn?, another)),
            Stage::Peeking => {
                let spot = self.unknown(own).next().unwrap_or(Spot::ALL[0]);
                Some(Action::Peek { spot })
            }
            Stage::Looking { .. } => Some(Action::Ready),
            Stage::Swapping => Some(match self.best_exchange(view) {
                Some(Exchange { own, seat, other, .. }) => Action::Swap { own, seat, other },
                None => Action::Keep,
            }),
            Stage::FirstLook { .. } | Stage::Over => None,
        }
    }
}

impl Threshold {
    fn take_or_draw(&self, view: &View) -> Action {
        let number = view.table.top.and_then(Card::number).filter(|&number| number <= TAKE_AT_MOST);
        let best = number.map(|number| self.best_spot(view, number));
        match best {
            Some((spot, gain)) if gain >= TAKE_GAIN => Action::Take { spot },
            _ => Action::Draw,
        }
    }

    fn use_drawn(&self, view: &View, card: Card, another: bool) -> Action {
        let (number, power) = (card.number(), card.power());
        if let Some(number) = number {
            let (spot, gain) = self.best_spot(view, number);
            // With another card to come, a small gain is not worth its place.
            let enough = if another { TAKE_GAIN } else { 1 };
            return if gain >= enough { Action::Place { spot } } else { Action::Discard };
        }
        let is_useful = match power {
            Some(Power::Peek) => self.unknown(view.seat).next().is_some(),
            Some(Power::Swap) => self.best_exchange(view).is_some(),
            Some(Power::DrawTwo) | None => true,
        };
        if is_useful { Action::Use } else { Action::Discard }
    }

    /// Where a card of this number gains most, and how much.
    fn best_spot(&self, view: &View, number: u8) -> (Spot, i32) {
        let gain = |spot| self.expect(view, view.seat, spot) - i32::from(number) * POINT;
        let gains = Spot::ALL.map(|spot| (spot, gain(spot)));
        gains.into_iter().rev().max_by_key(|&(_, gain)| gain).unwrap_or((Spot::ALL[0], 0))
    }

    /// The exchange that is expected to gain most, if it gains enough.
    fn best_exchange(&self, view: &View) -> Option<Exchange> {
        let is_free = |spot: &Spot| !(view.table.setup.younger() && spot.is_outer());
        let spots = || Spot::ALL.into_iter().filter(is_free);
        let own = spots().max_by_key(|&spot| self.expect(view, view.seat, spot))?;
        let mine = self.expect(view, view.seat, own);
        let others = view.table.playing.iter().filter(|&seat| seat != view.seat);
        let exchanges = others.flat_map(|seat| {
            let gain = move |other| mine - self.expect(view, seat, other);
            spots().map(move |other| Exchange { own, seat, other, gain: gain(other) })
        });
        exchanges.max_by_key(|exchange| exchange.gain).filter(|best| best.gain >= SWAP_GAIN)
    }

    /// The places of `seat` whose card the bot does not remember.
    fn unknown(&self, seat: Seat) -> impl Iterator<Item = Spot> {
        Spot::ALL.into_iter().filter(move |&spot| self.memory.card(seat, spot).is_none())
    }

    /// What a card is expected to count. A power card is replaced by another in the end.
    fn expect(&self, view: &View, seat: Seat, spot: Spot) -> i32 {
        let number = self.memory.card(seat, spot).and_then(Card::number);
        number.map_or_else(|| average(view), |number| i32::from(number) * POINT)
    }
}

impl Memory {
    fn card(&self, seat: Seat, spot: Spot) -> Option<Card> {
        self.cards.get(seat)?.get(spot.index()).copied().flatten()
    }

    /// Learns what is new. A card that has only moved is remembered, or not, as before.
    fn update(&mut self, view: &View) {
        let looks_at = |seat, spot| {
            seat == view.seat
                && view.table.turn == seat
                && view.table.stage == Stage::Looking { spot }
        };
        let card = |seat: Seat, spot: Spot, now: Known| {
            if looks_at(seat, spot) {
                return now.card;
            }
            let before = self.seen.get(seat).and_then(|row| row.get(spot.index()));
            if before == Some(&now) {
                return self.card(seat, spot);
            }
            self.moved_from(view, now).map_or(now.card, |(seat, spot)| self.card(seat, spot))
        };
        let row = |seat: Seat| -> Vec<Option<Card>> {
            let row = view.rows.get(seat).into_iter().flatten();
            Spot::ALL.into_iter().zip(row).map(|(spot, now)| card(seat, spot, *now)).collect()
        };
        let cards = BySeat::from_fn(view.rows.seats(), row);
        *self = Self { seen: view.rows.clone(), cards };
    }

    /// Where a card lay before that has come to another place: the same card, known to the same players, is gone there.
    fn moved_from(&self, view: &View, now: Known) -> Option<(Seat, Spot)> {
        self.seen.iter().find_map(|(seat, row)| {
            let gone = |(spot, before): &(Spot, &Known)| {
                let still = view.rows.get(seat).and_then(|row| row.get(spot.index()));
                **before == now && still != Some(*before)
            };
            Spot::ALL.into_iter().zip(row).find(gone).map(|(spot, _)| (seat, spot))
        })
    }

    /// Forgets each card with this probability, in percent; what lies face up is seen again at once.
    fn fade(&mut self, view: &View, percent: u32, rng: &mut Rng) {
        let younger = view.table.setup.younger();
        for seat in Seat::all(self.cards.seats()) {
            for (spot, card) in Spot::ALL.into_iter().zip(&mut self.cards[seat]) {
                let lies_open = younger && spot.is_outer();
                if card.is_some() && !lies_open && percent > 0 && rng.below(100) < percent {
                    *card = None;
                }
            }
        }
    }
}

/// The average of the plain cards that the player has not seen.
fn average(view: &View) -> i32 {
    let numbers = || view.unseen.iter().flatten().filter_map(|card| card.number());
    let (sum, count) = (numbers().map(i32::from).sum::<i32>(), numbers().count() as i32);
    if count == 0 { 0 } else { sum * POINT / count }
}
