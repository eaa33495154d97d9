//! Letters and words come from outside.

use crate::letters;
use art::{Card, Label, Letters, NotAWord, Picture, Rank, Suit, Wild};
use std::collections::BTreeSet;

/// The outlines of all paths that a picture has, with these letters.
fn outlines(picture: Picture, letters: &Letters) -> BTreeSet<String> {
    let text = picture.document(letters, 96.0, Label::Hidden);
    let starts = text.match_indices(" d=\"").map(|(at, start)| at + start.len());
    starts.filter_map(|at| text[at..].split('"').next()).map(str::to_owned).collect()
}

/// A word looks the same on whichever card of a suit it stands: so what a queen says is drawn as on an ace that says
/// it, and on no ace that says something else.
#[track_caller]
fn check(ranks: [&str; 4]) {
    let drawn = letters(ranks);
    let words = ["A", "K", "Q", "J", "D", "Kn", "G"];
    for suit in Suit::ALL {
        let forms: [fn(Card) -> Picture; 2] = [Picture::CardSpace, Picture::CardStrip];
        for form in forms {
            for (rank, said) in
                [Rank::Ace, Rank::King, Rank::Queen, Rank::Jack].into_iter().zip(ranks)
            {
                let here = outlines(form(Card { rank, suit }), &drawn);
                for word in words {
                    let ace = Card { rank: Rank::Ace, suit };
                    let there = outlines(form(ace), &letters([word, "K", "Q", "J"]));
                    assert_eq!(here == there, word == said, "{rank:?}: {said} and {word}");
                }
            }
        }
    }
}

#[test]
fn court_letters_follow_the_language() {
    check(["A", "K", "Q", "J"]);
    check(["A", "K", "D", "Kn"]);
    check(["A", "K", "D", "G"]);
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
    let cats = |words| Letters::new(["A", "K", "Q", "J"], words).expect("drawn");
    // What both cards have in common is a word, if they say the same.
    let common = |words| {
        let letters = cats(words);
        let [purrr, meow] = [Wild::Purrr, Wild::Meow].map(|w| outlines(Picture::Wild(w), &letters));
        purrr.intersection(&meow).count()
    };
    assert_eq!(common(["MAL", "MAL"]), common(["MAL", "MJA"]) + 1);
    assert_eq!(common(["MJA", "MAL"]), common(["PURRR", "MEOW"]));
}

#[test]
fn a_word_that_cannot_be_drawn_is_refused_in_one_sentence() {
    let refused = Letters::new(["A", "K", "Ł", "J"], ["PURRR", "MEOW"]);
    assert_eq!(refused, Err(NotAWord::NotDrawn('Ł')));
    assert_eq!(refused.unwrap_err().to_string(), "there are no strokes for the letter 'Ł'");
}
