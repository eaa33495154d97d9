//! A complete game that a player cannot tell from the real one, for bots to think in.

use game::{BySeat, Chance, Rng, Seat, Seed};

use crate::state::{DEALT, FIRST_PILE, LastRound, Lying, MAX_PLAYERS, Piles, Stage};
use crate::view::{RoundEnd, View, group};
use crate::{Card, RatATatCat};

/// The cards a player has not seen, in random order, to be dealt to the places where they may be.
struct Unseen {
    /// By where they came from, as in [`View::unseen`].
    cards: Vec<Vec<Card>>,
    /// Cards that were put back into the first draw pile, so were not dealt (RAT-04).
    put_back: Vec<Card>,
}

impl RatATatCat {
    /// A state that fits `view`: unseen cards are dealt at random to the places they can be at.
    pub(crate) fn imagined(view: &View, rng: &mut Rng) -> Self {
        let table = &view.table;
        let mut unseen = Unseen::of(view, rng);
        let mut rows = [[Lying::NOTHING; 4]; MAX_PLAYERS];
        // What was dealt comes first: what was put back is kept for the other places.
        for dealt in [true, false] {
            if !dealt {
                unseen.mix_put_back(rng);
            }
            for (seat, row) in view.rows.iter() {
                let Some(to) = rows.get_mut(seat.index()) else { continue };
                for (place, known) in to.iter_mut().zip(row) {
                    if (known.from == DEALT) == dealt {
                        let card = known.card.or_else(|| unseen.pop(known.from));
                        let card = card.unwrap_or(Card::BLANK);
                        *place = Lying { card, known: known.known, from: known.from };
                    }
                }
            }
        }
        let holds = matches!(table.stage, Stage::Drawn { .. });
        let drawn = view.drawn.or_else(|| if holds { unseen.pop(view.pile) } else { None });
        let mut piles = Piles::new(&unseen.rest(view.pile));
        view.discards.iter().for_each(|&card| piles.discard(card));
        let mut put_back = [0; 3];
        let powers = view.put_back.iter().filter_map(|card| card.power());
        powers.for_each(|power| put_back[power as usize] += 1);
        Self {
            setup: table.setup,
            chance: Chance::new(Seed::from_number(rng.bits())),
            dealer: table.dealer,
            turn: table.turn,
            stage: table.stage,
            drawn,
            knocker: table.knocker,
            playing: table.playing,
            time_up: table.time_up,
            rows,
            piles,
            pile: view.pile,
            put_back,
            sheet: table.sheet.iter().map(by_seat).collect(),
            totals: by_seat(&table.totals),
            last: table.last_round.as_ref().map(last_round),
        }
    }
}

impl Unseen {
    fn of(view: &View, rng: &mut Rng) -> Self {
        let mut unseen = Self { cards: view.unseen.clone(), put_back: Vec::new() };
        // Of the cards put back, those that the player knows of are placed already.
        let rows = view.rows.iter().flat_map(|(_, row)| row);
        let drawn = view.drawn.filter(|_| view.pile == FIRST_PILE);
        let mut placed: Vec<Card> = rows
            .filter(|known| known.from == FIRST_PILE)
            .filter_map(|known| known.card)
            .chain(drawn)
            .collect();
        for &card in &view.put_back {
            if let Some(at) = placed.iter().position(|other| *other == card) {
                placed.swap_remove(at);
            } else if let Some(first) = unseen.cards.first_mut()
                && let Some(at) = first.iter().position(|other| *other == card)
            {
                first.swap_remove(at);
                unseen.put_back.push(card);
            }
        }
        unseen.cards.iter_mut().for_each(|cards| rng.shuffle(cards));
        unseen
    }

    fn mix_put_back(&mut self, rng: &mut Rng) {
        if let Some(first) = self.cards.first_mut() {
            first.append(&mut self.put_back);
            rng.shuffle(first);
        }
    }

    fn pop(&mut self, from: u8) -> Option<Card> {
        self.cards.get_mut(group(from))?.pop()
    }

    fn rest(self, pile: u8) -> Vec<Card> {
        self.cards.into_iter().nth(group(pile)).unwrap_or_default()
    }
}

/// One value for each seat as the state keeps it.
pub(crate) fn by_seat<T: Copy + Default>(values: &BySeat<T>) -> [T; MAX_PLAYERS] {
    std::array::from_fn(|i| values.get(Seat::new(i as u8)).copied().unwrap_or_default())
}

/// The end of a round as the state keeps it.
pub(crate) fn last_round(end: &RoundEnd) -> LastRound {
    let rows = |rows: &BySeat<Vec<Card>>| {
        let row = |i| rows.get(Seat::new(i as u8)).and_then(|row| row.as_slice().try_into().ok());
        std::array::from_fn(row)
    };
    LastRound { knocker: end.knocker, shown: rows(&end.shown), counted: rows(&end.counted) }
}
