//! Cards and spaces by their full names.

use game::Team;
use sequence::{Card, Chip, Edition, Rank, Space, Suit};
use words::play::{May, Spot, capital, card, space};
use words::{Language, Words};

fn named(language: Language, text: &str) -> String {
    card(&Words::new(language), text.parse().expect("a card"))
}

fn spot(text: &str) -> Spot {
    let space: Space = text.parse().expect("a space");
    let printed = Edition::Classic.printed(space);
    Spot { space, printed, chip: None, may: None, last: false }
}

#[test]
fn cards_are_called_as_people_call_them() {
    for (language, told) in [
        (
            Language::English,
            ["7 of spades", "jack of clubs", "ace of hearts", "Maine Coon", "7 + 9"],
        ),
        (Language::Norwegian, ["spar 7", "kløver knekt", "hjerter ess", "Maine Coon", "7 + 9"]),
        (Language::Icelandic, ["spaðasjöa", "laufagosi", "hjartaás", "Maine Coon", "7 + 9"]),
    ] {
        let cards = ["7S", "JC", "AH", "maine-coon", "7+9"];
        assert_eq!(cards.map(|text| named(language, text)), told);
    }
}

#[test]
fn every_playing_card_has_a_name_of_its_own() {
    for language in Language::ALL {
        let words = Words::new(language);
        let all =
            Rank::ALL.into_iter().flat_map(|rank| Suit::ALL.map(|suit| Card::Playing(rank, suit)));
        let mut names: Vec<String> = all.map(|c| card(&words, c)).collect();
        names.sort();
        names.dedup();
        assert_eq!(names.len(), 52, "{}", language.tag());
    }
}

#[test]
fn a_space_says_where_it_is_what_is_printed_and_what_may_be_done() {
    let words = Words::new(Language::English);
    assert_eq!(space(&words, &spot("a1")), "a1, free corner");
    assert_eq!(space(&words, &spot("b2")), "b2, 5 of clubs");
    let place = Spot { may: Some(May::Place), ..spot("b2") };
    assert_eq!(space(&words, &place), "b2, 5 of clubs, you may play here");
    let chip = Some(Chip { team: Team(0), turned: true });
    let finished = Spot { chip, last: true, ..spot("b2") };
    assert_eq!(
        space(&words, &finished),
        "b2, 5 of clubs, blue chip, part of a finished sequence, last move"
    );
    let theirs = Some(Chip { team: Team(2), turned: false });
    let take = Spot { chip: theirs, may: Some(May::Take), ..spot("b2") };
    assert_eq!(space(&words, &take), "b2, 5 of clubs, green chip, you may take this chip");
}

#[test]
fn a_line_begins_with_a_capital_letter_in_every_language() {
    assert_eq!(capital("ás"), "Ás");
    assert_eq!(capital("jack of clubs"), "Jack of clubs");
    assert_eq!(capital("7 of spades"), "7 of spades");
    assert_eq!(capital(""), "");
}
