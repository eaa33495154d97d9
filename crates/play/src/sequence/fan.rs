//! The order of the cards in the hand, as the player sees it.

use sequence::Card;

/// The hand `now` in the order in which it was `shown` before: cards that stay keep their places, and a new card
/// takes the place of one that went. So nothing jumps about between two turns.
#[must_use]
pub fn rearrange(shown: &[Card], now: &[Card]) -> Vec<Card> {
    let mut new = now.to_vec();
    let mut places: Vec<Option<Card>> = Vec::new();
    for card in shown {
        let stays = new.iter().position(|held| held == card);
        places.push(stays.map(|at| new.remove(at)));
    }
    let mut new = new.into_iter();
    for place in places.iter_mut().filter(|place| place.is_none()) {
        *place = new.next();
    }
    places.into_iter().flatten().chain(new).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hand(text: &str) -> Vec<Card> {
        text.split_whitespace().map(|card| card.parse().expect("a card")).collect()
    }

    #[track_caller]
    fn check(shown: &str, now: &str, expected: &str) {
        assert_eq!(rearrange(&hand(shown), &hand(now)), hand(expected));
    }

    #[test]
    fn a_new_card_takes_the_place_of_the_one_played() {
        check("9H KC 4D 2S", "2S 4D 9H AS", "9H AS 4D 2S");
    }

    #[test]
    fn cards_alike_are_told_apart_by_their_number() {
        check("9H 9H 4D", "4D 9H AS", "9H AS 4D");
        check("9H 4D 9H", "9H 9H 4D", "9H 4D 9H");
    }

    #[test]
    fn a_hand_that_shrinks_closes_its_gap_and_one_that_grows_adds_at_the_end() {
        check("9H KC 4D", "4D 9H", "9H 4D");
        check("9H 4D", "4D 9H KC", "9H 4D KC");
        check("", "KC 9H", "KC 9H");
        check("9H 4D", "", "");
    }
}
