use game::{Seat, SeatSet};
use rat_a_tat_cat::{Card, Event, Power, Spot};
use words::{Language, Words, rat_a_tat_cat::event};

fn say(language: Language, what: &Event) -> String {
    let words = Words::new(language);
    event(&words, what, &|seat| words.say("seat", &[("seat", seat.number().into())]))
}

/// One of each, with and without what is hidden.
pub(crate) fn events() -> Vec<Event> {
    let (seat, with, spot) = (Seat::new(1), Seat::new(2), Spot::ALL[2]);
    let (card, power) = (Card::PACK[20], Card::with(Power::Swap));
    vec![
        Event::Cut { seat, cards: 20 },
        Event::Dealt { dealer: seat },
        Event::FaceUp { seat, spot, card },
        Event::PutBack { card: power },
        Event::TurnedUp { card },
        Event::Looked { seat, cards: None },
        Event::Looked { seat, cards: Some([card, power]) },
        Event::Ready { seat },
        Event::Took { seat, card, spot, discarded: power },
        Event::Drew { seat, card: None },
        Event::Drew { seat, card: Some(card) },
        Event::Placed { seat, card: None, spot, discarded: power },
        Event::Placed { seat, card: Some(card), spot, discarded: power },
        Event::Discarded { seat, card },
        Event::Used { seat, card: power },
        Event::Peeked { seat, spot, card: None },
        Event::Peeked { seat, spot, card: Some(card) },
        Event::Swapped { seat, spot, with, other: Spot::ALL[0] },
        Event::Kept { seat },
        Event::Knocked { seat },
        Event::Waived { seat },
        Event::Reshuffled { cards: 21 },
        Event::Revealed { seat, cards: [card; 4] },
        Event::Replaced { seat, spot, power, card },
        Event::Scored { seat, points: 21, total: 40 },
        Event::Out { seat },
        Event::Won { seats: SeatSet::only(seat) },
        Event::Won { seats: SeatSet::first(2) },
    ]
}

#[test]
fn every_event_is_a_sentence_of_its_own_with_nothing_left_open() {
    for language in Language::ALL {
        let mut told: Vec<String> = events().iter().map(|event| say(language, event)).collect();
        for sentence in &told {
            assert!(sentence.ends_with('.') && !sentence.contains(['{', '$']), "{sentence}");
        }
        told.sort();
        told.dedup();
        assert_eq!(told.len(), events().len(), "{}", language.tag());
    }
}

#[test]
fn a_shared_win_is_told_as_one() {
    let seats = SeatSet::first(2);
    assert_eq!(say(Language::English, &Event::Won { seats }), "Seat 0, Seat 1 share the win.");
    let one = Event::Won { seats: SeatSet::only(Seat::new(1)) };
    assert_eq!(say(Language::English, &one), "Seat 1 wins.");
}
