//! The draw pile and the discards.

use game::{Chance, Seat};

use crate::edition::Kind;
use crate::tables::MAX_CARDS;

/// The draw pile and all discard piles in one array: the draw pile from the front with its top last,
/// the discards from the back with the oldest outermost.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Piles {
    cards: [Kind; MAX_CARDS],
    /// For each discard, the seat on whose pile it lies: half a byte each.
    owners: [u8; MAX_CARDS / 2],
    draw: u8,
    discarded: u8,
}

/// Empty places in the arrays hold this, so that equal piles are equal values.
const NOTHING: Kind = Kind(0);

impl Piles {
    /// A draw pile of these cards, the last on top.
    pub(crate) fn new(cards: &[Kind]) -> Self {
        let mut piles = Self {
            cards: [NOTHING; MAX_CARDS],
            owners: [0; MAX_CARDS / 2],
            draw: cards.len() as u8,
            discarded: 0,
        };
        piles.cards[..cards.len()].copy_from_slice(cards);
        piles
    }

    /// The draw pile, the next card last.
    pub(crate) fn draw_pile(&self) -> &[Kind] {
        &self.cards[..usize::from(self.draw)]
    }

    /// The discards with their seats, oldest first.
    pub(crate) fn discards(&self) -> impl DoubleEndedIterator<Item = (Seat, Kind)> + '_ {
        let first = MAX_CARDS - usize::from(self.discarded);
        let owner = |at: usize| Seat::new(self.owners[at / 2] >> (at % 2 * 4) & 0xf);
        (first..MAX_CARDS).rev().map(move |at| (owner(at), self.cards[at]))
    }

    pub(crate) fn discard(&mut self, seat: Seat, card: Kind) {
        self.discarded += 1;
        let at = MAX_CARDS - usize::from(self.discarded);
        self.cards[at] = card;
        // Discards are never taken back one by one, so the half that is filled was empty.
        self.owners[at / 2] |= seat.number() << (at % 2 * 4);
    }

    pub(crate) fn pop(&mut self) -> Option<Kind> {
        self.draw = self.draw.checked_sub(1)?;
        Some(std::mem::replace(&mut self.cards[usize::from(self.draw)], NOTHING))
    }

    pub(crate) fn shuffle(&mut self, chance: &mut Chance) {
        chance.shuffle(&mut self.cards[..usize::from(self.draw)]);
    }

    /// Draws so many cards from anywhere in the draw pile, the first last.
    pub(crate) fn draw_at_random(&mut self, chance: &mut Chance, count: u8) -> &[Kind] {
        let cards = &mut self.cards[..usize::from(self.draw)];
        chance.draw(cards, count.into());
        &cards[cards.len() - usize::from(count)..]
    }

    /// Makes all discards the new draw pile and shuffles it (SEQ-23). The old one is empty.
    pub(crate) fn turn_over(&mut self, chance: &mut Chance) {
        let mut piles = Self::new(&[]);
        piles.draw = self.discarded;
        let discards = self.discards().map(|(_, card)| card);
        piles.cards.iter_mut().zip(discards).for_each(|(place, card)| *place = card);
        *self = piles;
        self.shuffle(chance);
    }
}
