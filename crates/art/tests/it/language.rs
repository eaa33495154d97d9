//! Letters and words come from outside.

use crate::letters;
use art::{Card, Label, Letters, NotAWord, Picture, Rank, Suit, Wild};

/// The glyphs a picture needs, in the order of their ids.
fn glyphs(picture: Picture, letters: &Letters) -> Vec<char> {
    let text = picture.document(letters, 96.0, Label::Hidden);
    let mut found: Vec<char> =
        text.match_indices("id=\"g-").filter_map(|(at, _)| text[at + 6..].chars().next()).collect();
    found.sort_unstable();
    found
}

#[track_caller]
fn check(ranks: [&str; 4], queen: &[char], jack: &[char]) {
    let letters = letters(ranks);
    for suit in Suit::ALL {
        for (rank, expected) in [(Rank::Queen, queen), (Rank::Jack, jack)] {
            let card = Card { rank, suit };
            assert_eq!(glyphs(Picture::Card(card), &letters), expected);
            assert_eq!(glyphs(Picture::CardSpace(card), &letters), expected);
            assert_eq!(glyphs(Picture::CardStrip(card), &letters), expected);
        }
    }
}

#[test]
fn court_letters_follow_the_language() {
    check(["A", "K", "Q", "J"], &['Q'], &['J']);
    check(["A", "K", "D", "Kn"], &['D'], &['K', 'n']);
    check(["A", "K", "D", "G"], &['D'], &['G']);
}

#[test]
fn ids_are_the_same_in_every_language() {
    let (english, norwegian) = (letters(["A", "K", "Q", "J"]), letters(["A", "K", "D", "Kn"]));
    let card = Picture::Card(Card { rank: Rank::Jack, suit: Suit::Clubs });
    let first_id = |text: &str| {
        text.split("<symbol id=\"").nth(1).and_then(|t| t.split('"').next().map(str::to_owned))
    };
    let of = |letters| first_id(&card.document(letters, 96.0, Label::Hidden));
    assert_eq!(of(&english), of(&norwegian));
    assert_eq!(of(&english).as_deref(), Some("card-JC"));
}

#[test]
fn the_words_of_the_cats_are_the_players_own() {
    let letters = Letters::new(["A", "K", "Q", "J"], ["MAL", "MJA"]).expect("drawn");
    assert_eq!(glyphs(Picture::Wild(Wild::Purrr), &letters), ['A', 'L', 'M']);
    assert_eq!(glyphs(Picture::Wild(Wild::Meow), &letters), ['A', 'J', 'M']);
}

#[test]
fn a_word_that_cannot_be_drawn_is_refused_in_one_sentence() {
    let refused = Letters::new(["A", "K", "Ł", "J"], ["PURRR", "MEOW"]);
    assert_eq!(refused, Err(NotAWord::NotDrawn('Ł')));
    assert_eq!(refused.unwrap_err().to_string(), "there are no strokes for the letter 'Ł'");
}
