//! A hand of cards in one machine word, sorted: looking, adding and taking without a loop.

use game::MAX_SEATS;

use crate::edition::Kind;

/// At most seven cards in rising order; empty places hold 255.
///
/// Bytes that are aligned like a word: single cards are looked at in place, all else is done with the whole word.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(align(8))]
pub(crate) struct Hand([u8; 8]);

/// A card in every place, to compare with a whole hand.
#[derive(Clone, Copy, Debug)]
pub(crate) struct EachPlace(u64);

/// The hands of all seats.
pub(crate) type Hands = [Hand; MAX_SEATS as usize];

/// The same in half the room: for what is kept for long and looked at seldom.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct PackedHands {
    /// The cards, seat by seat; what is left over holds 0.
    cards: [Kind; MOST_DEALT],
    sizes: [u8; MAX_SEATS as usize],
}

/// The most cards that are in all hands together: twelve players with three, or nine with four.
const MOST_DEALT: usize = 36;

/// A byte in each place.
const EACH: u64 = 0x0101_0101_0101_0101;
const HIGH_BITS: u64 = 0x80 * EACH;

impl Hand {
    pub(crate) const EMPTY: Self = Self([u8::MAX; 8]);

    /// The most cards that anybody holds.
    pub(crate) const MOST: usize = 7;

    /// A hand of one card.
    pub(crate) const fn only(card: Kind) -> Self {
        Self::of(Self::EMPTY.word() << 8 | card.0 as u64)
    }

    pub(crate) const fn len(self) -> u8 {
        // Kinds are below 128, so the ones at the top are those of the empty places.
        8 - (self.word().leading_ones() / 8) as u8
    }

    pub(crate) const fn is_empty(self) -> bool {
        self.word() == Self::EMPTY.word()
    }

    pub(crate) const fn holds(self, card: Kind) -> bool {
        self.places_of(card) != 0
    }

    /// Adds a card to a hand with room for it.
    pub(crate) const fn insert(&mut self, card: Kind) {
        let place = self.up_to(EachPlace::of(card));
        let (word, below) = (self.word(), low_bytes(place));
        *self = Self::of(word & below | (card.0 as u64) << (8 * place) | (word & !below) << 8);
    }

    /// Takes one such card out, if the hand has it.
    pub(crate) const fn remove(&mut self, card: Kind) {
        let places = self.places_of(card);
        if places != 0 {
            let (word, below) = (self.word(), low_bytes(places.trailing_zeros() / 8));
            *self = Self::of(word & below | word >> 8 & !below | 0xff << 56);
        }
    }

    /// How many of the cards are at most this one.
    pub(crate) const fn up_to(self, card: EachPlace) -> u32 {
        // The high bit of each byte says whether the card there is at most this one; empty places never are.
        let at_most = (card.0 | HIGH_BITS) - (self.word() & !HIGH_BITS);
        (at_most & HIGH_BITS).count_ones()
    }

    /// The card at this place, counted from 0; 255 where there is none.
    pub(crate) const fn at(&self, place: u32) -> Kind {
        Kind(self.0[place as usize % 8])
    }

    /// True if there are more cards than so many.
    pub(crate) const fn has_more_than(self, count: u32) -> bool {
        !self.word() >> (8 * count) != 0
    }

    /// The cards up to this one, and those above it.
    pub(crate) const fn split_after(self, card: EachPlace) -> (Self, Self) {
        let count = self.up_to(card);
        (Self::of(self.word() | !low_bytes(count)), Self::of(!(!self.word() >> (8 * count))))
    }

    /// The cards, in rising order.
    pub(crate) fn iter(self) -> impl Iterator<Item = Kind> + Clone {
        let mut rest = self.word();
        std::iter::from_fn(move || {
            let card = Kind(rest as u8);
            rest = (rest >> 8) | (0xff << 56);
            (card.0 != u8::MAX).then_some(card)
        })
    }

    /// The cards in rising order, each kind once.
    pub(crate) fn kinds(self) -> impl Iterator<Item = Kind> + Clone {
        let mut rest = self.word();
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

    /// All places in one word, the first lowest.
    const fn word(self) -> u64 {
        u64::from_le_bytes(self.0)
    }

    const fn of(word: u64) -> Self {
        Self(word.to_le_bytes())
    }

    /// The high bit of the lowest byte that holds `card`, and perhaps others above it; 0 if there is none.
    const fn places_of(self, card: Kind) -> u64 {
        let differs = self.word() ^ EachPlace::of(card).0;
        differs.wrapping_sub(EACH) & !differs & HIGH_BITS
    }
}

impl EachPlace {
    pub(crate) const fn of(card: Kind) -> Self {
        Self(card.0 as u64 * EACH)
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

impl PackedHands {
    pub(crate) fn pack(hands: &Hands) -> Self {
        let mut cards = [Kind(0); MOST_DEALT];
        let held = hands.iter().flat_map(|hand| hand.iter());
        cards.iter_mut().zip(held).for_each(|(place, card)| *place = card);
        Self { cards, sizes: hands.map(Hand::len) }
    }

    pub(crate) fn unpack(&self) -> Hands {
        let mut cards = self.cards.iter();
        self.sizes.map(|size| cards.by_ref().take(size.into()).copied().collect())
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
            assert_eq!(
                hand.up_to(EachPlace::of(card)) as usize,
                list.iter().filter(|&&held| held <= card).count()
            );
            let (low, high) = hand.split_after(EachPlace::of(card));
            let above = list.iter().copied().partition::<Vec<Kind>, _>(|&held| held <= card);
            assert_eq!((low.iter().collect(), high.iter().collect()), above);
            assert!(Hand::only(card).iter().eq([card]));
            assert!(list.iter().zip(0..).all(|(&held, place)| hand.at(place) == held));
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

    #[test]
    fn packed_hands_are_the_same_hands() {
        for (players, size) in [(2, 7), (3, 6), (4, 6), (6, 5), (8, 4), (9, 4), (12, 3)] {
            let hands: Hands = std::array::from_fn(|seat| {
                let held = if seat < players { size - seat % 2 } else { 0 };
                (0..held).map(|card| Kind((seat * 7 + card * 13) as u8 % 122)).collect()
            });
            assert_eq!(PackedHands::pack(&hands).unpack(), hands);
        }
    }
}
