use game::{Seat, SeatSet, Team};
use sequence::{Card, Event, Row, Space};
use words::{Language, Words, sequence::event};

const SEAT: Seat = Seat::new(1);

fn say(language: Language, what: &Event) -> String {
    let words = Words::new(language);
    event(&words, what, &|seat| words.say("seat", &[("seat", seat.number().into())]))
}

fn shuffled(language: Language, cards: u8) -> String {
    say(language, &Event::Shuffled { cards })
}

/// One of each.
pub(crate) fn events() -> Vec<Event> {
    let (seat, team) = (SEAT, Team(2));
    let card: Card = "maine-coon".parse().expect("a card");
    let space: Space = "c5".parse().expect("a space");
    let row: Row = "a5-e5".parse().expect("a row");
    let (yes, no) = (SeatSet::only(SEAT), SeatSet::EMPTY);
    vec![
        Event::Placed { seat, card, space },
        Event::Removed { seat, card, space, team },
        Event::Finished { team, row },
        Event::Broken { team, row },
        Event::Exchanged { seat, card },
        Event::Drew { seat, card: None },
        Event::Drew { seat, card: Some(card) },
        Event::LostCard { seat },
        Event::Shuffled { cards: 40 },
        Event::Passed { seat },
        Event::Called { seat, team },
        Event::Voted { seat, agree: None },
        Event::Voted { seat, agree: Some(true) },
        Event::Voted { seat, agree: Some(false) },
        Event::Judged { team, stands: true, yes, no },
        Event::Judged { team, stands: false, yes, no },
        Event::Chose { seat, card: None },
        Event::Chose { seat, card: Some(card) },
        Event::Gave { seat, card },
        Event::Won { team },
        Event::Tied { teams: vec![Team(0), Team(1)] },
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
fn icelandic_counts_one_and_twenty_one_alike() {
    let told = [1, 2, 11, 21, 22].map(|cards| shuffled(Language::Icelandic, cards));
    let ends = ["1 spili.", "2 spilum.", "11 spilum.", "21 spili.", "22 spilum."];
    for (sentence, end) in told.iter().zip(ends) {
        assert!(sentence.ends_with(&format!("með {end}")), "{sentence}");
    }
}

#[test]
fn english_and_norwegian_count_one_alone() {
    let english = [1, 2, 21].map(|cards| shuffled(Language::English, cards));
    for (sentence, end) in english.iter().zip(["one card.", "2 cards.", "21 cards."]) {
        assert!(sentence.ends_with(&format!("of {end}")), "{sentence}");
    }
    let norwegian = [1, 2, 21].map(|cards| shuffled(Language::Norwegian, cards));
    for (sentence, end) in norwegian.iter().zip(["ett kort.", "2 kort.", "21 kort."]) {
        assert!(sentence.ends_with(&format!("med {end}")), "{sentence}");
    }
}

#[test]
fn numbers_are_written_as_the_language_does() {
    let written = Language::ALL.map(|language| language.number(1_234_567.25, 1));
    assert_eq!(written, ["1,234,567.2", "1\u{a0}234\u{a0}567,2", "1.234.567,2"]);
    let written = Language::ALL.map(|language| language.number(-98_765.0, 0));
    assert_eq!(written, ["-98,765", "-98\u{a0}765", "-98.765"]);
    assert_eq!(Language::English.number(1234.0, 0), "1234");
    let words = Words::new(Language::Icelandic);
    assert_eq!(words.say("simulate-draws", &[("draws", 12_345.into())]), "Jafntefli: 12.345.");
}

#[test]
fn a_locale_names_its_language() {
    for (tag, language) in [
        ("is", Some(Language::Icelandic)),
        ("is_IS.UTF-8", Some(Language::Icelandic)),
        ("nb-NO", Some(Language::Norwegian)),
        ("nn_NO@x", Some(Language::Norwegian)),
        ("en_GB.UTF-8", Some(Language::English)),
        ("C.UTF-8", None),
        ("isl", None),
        ("", None),
    ] {
        assert_eq!(Language::from_tag(tag), language, "{tag}");
    }
}

#[test]
fn names_of_cats_can_be_broken_into_pieces_of_ten_letters() {
    for language in Language::ALL {
        let words = Words::new(language);
        for breed in sequence::Breed::ALL {
            let (stem, cat) = words::sequence::card_in_parts(&words, Card::Cat(breed));
            assert_eq!(format!("{stem}{cat}"), words::sequence::card(&words, Card::Cat(breed)));
            let pieces = stem.split(' ').chain([cat.as_str()]);
            let longest = pieces.map(|piece| piece.chars().count()).max();
            assert!(longest <= Some(10), "{stem}|{cat}");
        }
    }
}
