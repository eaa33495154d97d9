//! Whoever plays alone is addressed: you, not a name.

use game::Seat;
use words::{Language, Words};

use crate::{crossing, rat_a_tat_cat, sentences};

/// Every event of every game, told to the player at `you`.
fn told(language: Language, you: Seat) -> Vec<String> {
    let words = Words::new(language);
    let name = |seat: Seat| match seat == you {
        true => words.say("web-you", &[]),
        false => words.say("seat", &[("seat", seat.number().into())]),
    };
    let sequence = sentences::events();
    let sequence = sequence.iter().map(|event| words::sequence::event(&words, event, &name));
    let rat = rat_a_tat_cat::events();
    let rat = rat.iter().map(|event| words::rat_a_tat_cat::event(&words, event, &name));
    let crossing = crossing::events();
    let crossing = crossing.iter().map(|event| words::crossing::event(&words, event, &name));
    sequence.chain(rat).chain(crossing).collect()
}

/// A language, its word for you, what tells a verb of the third person, and prepositions that want another case.
type Wrong = (Language, &'static str, fn(&str) -> bool, &'static [&'static str]);

/// The words right before and right after each `you` of a sentence.
fn beside<'a>(sentence: &'a str, you: &str) -> Vec<(Option<&'a str>, Option<&'a str>)> {
    let words: Vec<&str> = sentence.split_whitespace().collect();
    let at = |i: usize| words.get(i).copied();
    let here = (0..words.len()).filter(|&i| words[i].trim_end_matches(['.', ':', ',']) == you);
    here.map(|i| (i.checked_sub(1).and_then(at), at(i + 1))).collect()
}

#[test]
fn no_verb_and_no_preposition_is_wrong_beside_you() {
    let wrong: [Wrong; 3] = [
        (
            Language::English,
            "You",
            |verb| verb.ends_with('s') && verb != "pass.",
            &["for", "of", "to", "against"],
        ),
        (Language::Norwegian, "Du", |_| false, &["til", "mot", "hos", "for"]),
        (
            Language::Icelandic,
            "Þú",
            |verb| ["fær", "er", "á", "má"].contains(&verb),
            &["frá", "gegn", "af", "til"],
        ),
    ];
    for (language, you, is_third, cases) in wrong {
        for seat in Seat::all(3) {
            for sentence in told(language, seat) {
                for (before, after) in beside(&sentence, you) {
                    assert!(!after.is_some_and(is_third), "{sentence}");
                    assert!(!before.is_some_and(|word| cases.contains(&word)), "{sentence}");
                }
            }
        }
    }
}
