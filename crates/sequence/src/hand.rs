//! A hand of cards as a set of bits: looking, adding and taking without a loop.

use game::MAX_SEATS;

use crate::edition::Kind;

/// The cards of a player: a bit for the first card of each kind, and one for the second.
///
/// Where the pack has two cards of each kind, the first word is for the first cards and the second word for the second
/// ones. Numbers has so many kinds that they fill both words, but only the last two of them have a second card;
/// the highest bit marks such a hand.
// Two fields and no array: so a hand stays in two registers while cards come and go.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Hand {
    first: u64,
    second: u64,
}

/// A set of kinds of card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct KindSet([u64; 2]);

/// The hands of all seats.
pub(crate) type Hands = [Hand; MAX_SEATS as usize];

/// The same in a quarter of the room: for what is kept for long and looked at seldom.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct PackedHands {
    /// The cards, seat by seat; what is left over holds 0.
    cards: [Kind; MOST_DEALT],
    /// How many each seat has, two seats to a byte.
    sizes: [u8; MAX_SEATS as usize / 2],
}

/// The most cards that are in all hands together: twelve players with three, or nine with four.
const MOST_DEALT: usize = 36;

/// In the second word, marks a hand of Numbers.
const MARK: u64 = 1 << 63;
/// In such a hand, the first of the kinds that have a second card, and how far above the first card the second is.
const FIRST_PAIR: u8 = 120;
const SECOND: u8 = 2;

impl Hand {
    /// No card of a pack with two cards of each kind.
    pub(crate) const OF_PAIRS: Self = Self { first: 0, second: 0 };

    /// No card of Numbers.
    pub(crate) const OF_NUMBERS: Self = Self { first: 0, second: MARK };

    /// The most cards that anybody holds.
    pub(crate) const MOST: usize = 7;

    pub(crate) const fn len(self) -> u8 {
        (self.first.count_ones() + (self.second & !MARK).count_ones()) as u8
    }

    pub(crate) const fn is_empty(self) -> bool {
        self.len() == 0
    }

    pub(crate) const fn holds(self, card: Kind) -> bool {
        self.kinds().contains(card)
    }

    /// The hand with these cards added.
    pub(crate) fn with(mut self, cards: impl IntoIterator<Item = Kind>) -> Self {
        cards.into_iter().for_each(|card| self.insert(card));
        self
    }

    /// Adds a card to a hand with room for it.
    #[inline]
    pub(crate) const fn insert(&mut self, card: Kind) {
        if self.is_of_pairs() {
            self.second |= self.first & bit(card.0);
            self.first |= bit(card.0);
        } else {
            let place = if self.holds(card) { card.0 + SECOND } else { card.0 };
            *self.word(place) |= bit(place);
        }
    }

    /// Takes one such card out, if the hand has it.
    #[inline]
    pub(crate) const fn remove(&mut self, card: Kind) {
        if self.is_of_pairs() {
            self.first &= self.second | !bit(card.0);
            self.second &= !bit(card.0);
        } else {
            let place = if self.holds_two(card) { card.0 + SECOND } else { card.0 };
            *self.word(place) &= !bit(place);
        }
    }

    /// The kinds of the cards.
    pub(crate) const fn kinds(self) -> KindSet {
        let above = if self.is_of_pairs() { 0 } else { bit(FIRST_PAIR + SECOND) - 1 };
        KindSet([self.first, self.second & above])
    }

    /// The kinds of the cards in one word, where the pack has two cards of each.
    #[inline]
    pub(crate) const fn kinds_of_pairs(self) -> Option<u64> {
        if self.is_of_pairs() { Some(self.first) } else { None }
    }

    /// The cards, in rising order.
    pub(crate) fn iter(self) -> impl Iterator<Item = Kind> + Clone {
        let copies = move |kind| if self.holds_two(kind) { 2 } else { 1 };
        self.kinds().iter().flat_map(move |kind| std::iter::repeat_n(kind, copies(kind)))
    }

    const fn holds_two(self, card: Kind) -> bool {
        if self.is_of_pairs() {
            self.second & bit(card.0) != 0
        } else {
            card.0 >= FIRST_PAIR && self.second & bit(card.0 + SECOND) != 0
        }
    }

    const fn is_of_pairs(self) -> bool {
        self.second & MARK == 0
    }

    /// The word of a hand of Numbers that holds the bit of this place.
    const fn word(&mut self, place: u8) -> &mut u64 {
        if place < 64 { &mut self.first } else { &mut self.second }
    }
}

impl KindSet {
    /// The first so many kinds.
    pub(crate) const fn first(count: u8) -> Self {
        let bits = (1u128 << count) - 1;
        Self([bits as u64, (bits >> 64) as u64])
    }

    /// The kinds whose bits these are, in a pack with two cards of each.
    pub(crate) const fn of_pairs(kinds: u64) -> Self {
        Self([kinds, 0])
    }

    /// The bits of the first 64 kinds.
    pub(crate) const fn low_word(self) -> u64 {
        self.0[0]
    }

    pub(crate) const fn len(self) -> u32 {
        self.0[0].count_ones() + self.0[1].count_ones()
    }

    pub(crate) const fn is_empty(self) -> bool {
        self.0[0] | self.0[1] == 0
    }

    pub(crate) const fn contains(self, kind: Kind) -> bool {
        self.0[word(kind.0)] & bit(kind.0) != 0
    }

    /// The kinds in both sets.
    pub(crate) const fn intersection(self, other: Self) -> Self {
        Self([self.0[0] & other.0[0], self.0[1] & other.0[1]])
    }

    /// The kinds of this set that are not in `other`.
    pub(crate) const fn difference(self, other: Self) -> Self {
        Self([self.0[0] & !other.0[0], self.0[1] & !other.0[1]])
    }

    /// The first of the kinds and the last. Only meant for sets that are not empty.
    pub(crate) const fn ends(self) -> [Kind; 2] {
        let bits = self.0[0] as u128 | (self.0[1] as u128) << 64;
        [Kind(bits.trailing_zeros() as u8), Kind(127 - bits.leading_zeros() as u8)]
    }

    /// The kinds, in rising order.
    pub(crate) fn iter(self) -> impl Iterator<Item = Kind> + Clone {
        let [mut low, mut high] = self.0;
        std::iter::from_fn(move || {
            if low != 0 {
                let kind = Kind(low.trailing_zeros() as u8);
                low &= low - 1;
                return Some(kind);
            }
            let kind = (high != 0).then(|| Kind(64 + high.trailing_zeros() as u8));
            high &= high.wrapping_sub(1);
            kind
        })
    }
}

/// The word that holds the bit of this place.
const fn word(place: u8) -> usize {
    place as usize / 64 % 2
}

/// The bit of this place within its word.
const fn bit(place: u8) -> u64 {
    1 << (place % 64)
}

impl PackedHands {
    pub(crate) fn pack(hands: &Hands) -> Self {
        let mut cards = [Kind(0); MOST_DEALT];
        let held = hands.iter().flat_map(|hand| hand.iter());
        cards.iter_mut().zip(held).for_each(|(place, card)| *place = card);
        let sizes = std::array::from_fn(|i| hands[2 * i].len() | hands[2 * i + 1].len() << 4);
        Self { cards, sizes }
    }

    /// The hands again, of a pack whose empty hand this is.
    pub(crate) fn unpack(&self, empty: Hand) -> Hands {
        let mut cards = self.cards.iter();
        std::array::from_fn(|seat| {
            let size = self.sizes[seat / 2] >> (seat % 2 * 4) & 0xf;
            empty.with(cards.by_ref().take(size.into()).copied())
        })
    }
}

#[cfg(test)]
mod tests {
    use game::Rng;

    use super::*;
    use crate::Edition;

    /// Every operation against a plain sorted list, with the packs of all editions.
    #[test]
    fn a_hand_is_a_sorted_list() {
        for edition in Edition::ALL {
            let (tables, mut rng) = (edition.tables(), Rng::new(1));
            let (mut hand, mut list) = (tables.empty_hand, Vec::new());
            // Few kinds, so that cards alike are common; the first and the last ones included.
            let few = [0, 1, 2, tables.kinds / 2, tables.kinds - 2, tables.kinds - 1].map(Kind);
            for _ in 0..100_000 {
                let card = few[rng.below(6) as usize];
                assert_eq!(hand.holds(card), list.contains(&card));
                let held = list.iter().filter(|&&held| held == card).count();
                let is_there_another = held < usize::from(tables.copies(card));
                if list.len() < Hand::MOST && is_there_another && rng.below(2) == 0 {
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
                assert_eq!(tables.empty_hand.with(list.iter().rev().copied()), hand);
                assert_eq!(usize::from(hand.len()), list.len());
                assert_eq!(hand.is_empty(), list.is_empty());
                let mut kinds = list.clone();
                kinds.dedup();
                assert_eq!(hand.kinds().iter().collect::<Vec<_>>(), kinds);
            }
        }
    }

    #[test]
    fn packed_hands_are_the_same_hands() {
        for (players, size) in [(2, 7), (3, 6), (4, 6), (6, 5), (8, 4), (9, 4), (12, 3)] {
            let hands: Hands = std::array::from_fn(|seat| {
                let held = if seat < players { size - seat % 2 } else { 0 };
                Hand::OF_PAIRS.with((0..held).map(|card| Kind((seat * 7 + card * 13) as u8 % 52)))
            });
            assert_eq!(PackedHands::pack(&hands).unpack(Hand::OF_PAIRS), hands);
        }
    }
}
