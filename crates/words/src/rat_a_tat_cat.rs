//! Rat-a-Tat Cat in words.

use game::{Seat, SeatSet};
use rat_a_tat_cat::{Card, Event, Spot};

use crate::{Value, Words};

/// A card as it is called in a sentence: 7, Peek.
#[must_use]
pub fn card(words: &Words, card: Card) -> String {
    match card.power() {
        Some(power) => words.say(&format!("power-{}", power.text()), &[]),
        None => card.to_string(),
    }
}

/// A card by its full name: cat 2, rat 9, Peek.
#[must_use]
pub fn full_card(words: &Words, named: Card) -> String {
    match named.number() {
        Some(number @ 0..=6) => words.say("play-rat-cat", &[("number", number.into())]),
        Some(number) => words.say("play-rat-rat", &[("number", number.into())]),
        None => card(words, named),
    }
}

/// A place of one's own row: your second card.
#[must_use]
pub fn own_place(words: &Words, spot: Spot) -> String {
    words.say("play-rat-own-place", &[("place", nth(spot).into())])
}

/// A place of another player's row: Amma, second card.
#[must_use]
pub fn place_of(words: &Words, who: &str, spot: Spot) -> String {
    words.say("play-rat-place-of", &[("who", who.into()), ("place", nth(spot).into())])
}

/// One thing that happened, as a sentence; `name` says what a seat is called.
#[must_use]
pub fn event(words: &Words, event: &Event, name: &dyn Fn(Seat) -> String) -> String {
    let who = |seat: Seat| ("who", Value::from(name(seat)));
    let the_card = |c: Card| ("card", Value::from(card(words, c)));
    let discarded = |c: Card| ("discarded", Value::from(card(words, c)));
    let at = |spot: Spot| ("place", Value::from(spot.to_string()));
    let list = |cards: &[Card]| ("cards", Value::from(cards_of(words, cards)));
    match *event {
        Event::Cut { seat, cards } => {
            words.say("event-rat-cut", &[who(seat), ("cards", cards.into())])
        }
        Event::Dealt { dealer } => words.say("event-rat-dealt", &[who(dealer)]),
        Event::FaceUp { seat, spot, card } => {
            words.say("event-rat-face-up", &[who(seat), at(spot), the_card(card)])
        }
        Event::PutBack { card } => words.say("event-rat-put-back", &[the_card(card)]),
        Event::TurnedUp { card } => words.say("event-rat-turned-up", &[the_card(card)]),
        Event::Looked { seat, cards: None } => words.say("event-rat-looked", &[who(seat)]),
        Event::Looked { seat, cards: Some(cards) } => {
            words.say("event-rat-looked-cards", &[who(seat), list(&cards)])
        }
        Event::Ready { seat } => words.say("event-rat-ready", &[who(seat)]),
        Event::Took { seat, card, spot, discarded: old } => {
            words.say("event-rat-took", &[who(seat), the_card(card), at(spot), discarded(old)])
        }
        Event::Drew { seat, card: None } => words.say("event-rat-drew", &[who(seat)]),
        Event::Drew { seat, card: Some(card) } => {
            words.say("event-rat-drew-card", &[who(seat), the_card(card)])
        }
        Event::Placed { seat, card: None, spot, discarded: old } => {
            words.say("event-rat-placed", &[who(seat), at(spot), discarded(old)])
        }
        Event::Placed { seat, card: Some(card), spot, discarded: old } => words
            .say("event-rat-placed-card", &[who(seat), the_card(card), at(spot), discarded(old)]),
        Event::Discarded { seat, card } => {
            words.say("event-rat-discarded", &[who(seat), the_card(card)])
        }
        Event::Used { seat, card } => words.say("event-rat-used", &[who(seat), the_card(card)]),
        Event::Peeked { seat, spot, card: None } => {
            words.say("event-rat-peeked", &[who(seat), at(spot)])
        }
        Event::Peeked { seat, spot, card: Some(card) } => {
            words.say("event-rat-peeked-card", &[who(seat), at(spot), the_card(card)])
        }
        Event::Swapped { seat, spot, with, other } => {
            let theirs = ("theirs", Value::from(other.to_string()));
            let other = ("other", Value::from(name(with)));
            words.say("event-rat-swapped", &[who(seat), at(spot), other, theirs])
        }
        Event::Kept { seat } => words.say("event-rat-kept", &[who(seat)]),
        Event::Knocked { seat } => words.say("event-rat-knocked", &[who(seat)]),
        Event::Waived { seat } => words.say("event-rat-waived", &[who(seat)]),
        Event::Reshuffled { cards } => {
            words.say("event-rat-reshuffled", &[("cards", cards.into())])
        }
        Event::Revealed { seat, cards } => {
            words.say("event-rat-revealed", &[who(seat), list(&cards)])
        }
        Event::Replaced { seat, spot, power, card: new } => {
            let power = ("power", Value::from(card(words, power)));
            words.say("event-rat-replaced", &[who(seat), the_card(new), power, at(spot)])
        }
        Event::Scored { seat, points, total } => {
            let args = [who(seat), ("points", points.into()), ("total", total.into())];
            words.say("event-rat-scored", &args)
        }
        Event::Out { seat } => words.say("event-rat-out", &[who(seat)]),
        Event::Won { seats } => won(words, seats, name),
    }
}

/// Cards as they are called, one after the other.
#[must_use]
pub fn cards_of(words: &Words, cards: &[Card]) -> String {
    cards.iter().map(|&one| card(words, one)).collect::<Vec<_>>().join(", ")
}

const fn nth(spot: Spot) -> &'static str {
    ["first", "second", "third", "fourth"][spot.index()]
}

fn won(words: &Words, seats: SeatSet, name: &dyn Fn(Seat) -> String) -> String {
    let winners: Vec<String> = seats.iter().map(name).collect();
    let args = [("winners", winners.join(", ").into()), ("count", seats.len().into())];
    words.say("event-rat-won", &args)
}
