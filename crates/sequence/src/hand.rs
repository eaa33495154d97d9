//! A hand of cards in one machine word, sorted: looking, adding and taking without a loop.

use crate::edition::Kind;

/// At most seven cards, one in each byte from the lowest, in rising order; empty places hold 255.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Hand(u64);

/// A byte in each place.
const EACH: u64 = 0x0101_0101_0101_0101;
const HIGH_BITS: u64 = 0x80 * EACH;

impl Hand {
    pub(crate) const EMPTY: Self = Self(u64::MAX);

    pub(crate) const fn len(self) -> u8 {
        // Kinds are below 128, so the ones at the top are those of the empty places.
        8 - (self.0.leading_ones() / 8) as u8
    }

    pub(crate) const fn is_empty(self) -> bool {
        self.0 == Self::EMPTY.0
    }

    pub(crate) const fn holds(self, card: Kind) -> bool {
        self.places_of(card) != 0
    }

    /// Adds a card to a hand with room for it.
    pub(crate) const fn insert(&mut self, card: Kind) {
        // The high bit of each byte says whether the card there is at most the new one; empty places never are.
        let at_most = ((card.0 as u64 * EACH) | HIGH_BITS) - (self.0 & !HIGH_BITS);
        let below = low_bytes((at_most & HIGH_BITS).count_ones());
        let place = ((below << 8) | 0xff) ^ below;
        self.0 = (self.0 & below) | ((card.0 as u64 * EACH) & place) | ((self.0 & !below) << 8);
    }

    /// Takes one such card out, if the hand has it.
    pub(crate) const fn remove(&mut self, card: Kind) {
        let places = self.places_of(card);
        if places != 0 {
            let below = low_bytes(places.trailing_zeros() / 8);
            self.0 = (self.0 & below) | ((self.0 >> 8) & !below) | (0xff << 56);
        }
    }

    /// The cards, in rising order.
    pub(crate) fn iter(self) -> impl Iterator<Item = Kind> + Clone {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let card = Kind(rest as u8);
            rest = (rest >> 8) | (0xff << 56);
            (card.0 != u8::MAX).then_some(card)
        })
    }

    /// The cards in rising order, each kind once.
    pub(crate) fn kinds(self) -> impl Iterator<Item = Kind> + Clone {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            loop {
                let card = rest as u8;
                if card == u8::MAX {
                    return None;
                }
                rest = (rest >> 8) | (0xff << 56);
                if rest as u8 != card {
                    return Some(Kind(card));
                }
            }
        })
    }

    /// The high bit of the lowest byte that holds `card`, and perhaps others above it; 0 if there is none.
    const fn places_of(self, card: Kind) -> u64 {
        let differs = self.0 ^ (card.0 as u64 * EACH);
        differs.wrapping_sub(EACH) & !differs & HIGH_BITS
    }
}

/// A mask of the lowest `count` bytes, of which there are fewer than eight.
const fn low_bytes(count: u32) -> u64 {
    (1 << (8 * count)) - 1
}

impl FromIterator<Kind> for Hand {
    fn from_iter<I: IntoIterator<Item = Kind>>(cards: I) -> Self {
        let mut hand = Self::EMPTY;
        cards.into_iter().for_each(|card| hand.insert(card));
        hand
    }
}

#[cfg(test)]
mod tests {
    use game::Rng;

    use super::*;

    /// Every operation against a plain sorted list.
    #[test]
    fn a_hand_is_a_sorted_list() {
        let mut rng = Rng::new(1);
        let (mut hand, mut list) = (Hand::EMPTY, Vec::new());
        for _ in 0..100_000 {
            // Few kinds, so that cards alike are common; the highest one included.
            let card = Kind([0, 1, 2, 60, 120, 121][rng.below(6) as usize]);
            assert_eq!(hand.holds(card), list.contains(&card));
            if list.len() < 7 && rng.below(2) == 0 {
                hand.insert(card);
                list.push(card);
                list.sort();
            } else {
                hand.remove(card);
                if let Some(at) = list.iter().position(|&held| held == card) {
                    list.remove(at);
                }
            }
            assert_eq!(hand.iter().collect::<Vec<_>>(), list);
            assert_eq!((usize::from(hand.len()), hand.is_empty()), (list.len(), list.is_empty()));
            let mut kinds = list.clone();
            kinds.dedup();
            assert_eq!(hand.kinds().collect::<Vec<_>>(), kinds);
        }
    }
}
