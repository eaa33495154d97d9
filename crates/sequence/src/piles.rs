//! The draw pile and the discards.

use game::{Chance, Seat};

use crate::edition::Kind;

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

/// The most cards a pack has: Numbers.
const MAX_CARDS: usize = 124;

/// Empty places in the arrays hold this, so that equal piles are equal values.
const NOTHING: Kind = Kind(0);

impl Piles {
    pub(crate) const EMPTY: Self =
        Self { cards: [NOTHING; MAX_CARDS], owners: [0; MAX_CARDS / 2], draw: 0, discarded: 0 };

    /// A draw pile of these cards, the last on top.
    pub(crate) fn new(cards: impl IntoIterator<Item = Kind>) -> Self {
        let mut piles = Self::EMPTY;
        cards.into_iter().for_each(|card| piles.push(card));
        piles
    }

    /// Puts a card on the draw pile.
    pub(crate) const fn push(&mut self, card: Kind) {
        self.cards[self.draw as usize] = card;
        self.draw += 1;
    }

    /// The draw pile, the next card last.
    pub(crate) fn draw_pile(&self) -> &[Kind] {
        &self.cards[..usize::from(self.draw)]
    }

    /// The discards with their seats, oldest first.
    pub(crate) fn discards(
        &self,
    ) -> impl DoubleEndedIterator<Item = (Seat, Kind)> + ExactSizeIterator + '_ {
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
        *self = Self::new(self.discards().map(|(_, card)| card));
        self.shuffle(chance);
    }
}
