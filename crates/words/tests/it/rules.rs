//! The rules as the app tells them, held against the rule books in `docs/rules`.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use game::Rule;
use regex_lite::Regex;
use sequence::Edition;
use words::rules::{OURS, chapters, find};
use words::{Language, Words};

/// Each book, which is also the name of a game that goes by it, and the letters of its rules.
const BOOKS: [(&str, &str); 3] =
    [("sequence", "SEQ"), ("rat-a-tat-cat", "RAT"), ("crossing", "CRO")];

/// The rules in a rule book, in order: number and text.
fn lines_of_book(book: &str) -> Vec<(String, String)> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../../docs/rules/{book}.md"));
    let text = fs::read_to_string(path).expect("the rule book is there");
    let rule =
        Regex::new(r"(?m)^- \*\*([A-Z]+-\d\d)\*\*(.*)$").expect("the pattern is written here");
    rule.captures_iter(&text).map(|found| (found[1].to_owned(), found[2].to_owned())).collect()
}

fn rules_of(book: &str) -> Vec<Rule> {
    chapters(book).iter().flat_map(|chapter| chapter.rules).map(|entry| entry.rule).collect()
}

fn all_rules() -> Vec<Rule> {
    BOOKS.iter().flat_map(|(book, _)| rules_of(book)).collect()
}

fn whole_numbers(text: &str) -> Vec<u32> {
    let digits = text.split(|c: char| !c.is_ascii_digit()).filter(|part| !part.is_empty());
    digits.map(|number| number.parse().expect("a small number")).collect()
}

#[test]
fn the_chapters_hold_every_rule_of_the_book_exactly_once() {
    for (book, letters) in BOOKS {
        let mut told: Vec<String> = rules_of(book).iter().map(Rule::to_string).collect();
        told.sort();
        let written: Vec<String> =
            lines_of_book(book).into_iter().map(|(number, _)| number).collect();
        assert!(written.len() > 20 && written.iter().all(|number| number.starts_with(letters)));
        assert_eq!(told, written, "{book}");
    }
    assert!(chapters("chess").is_empty());
}

#[test]
fn every_game_of_the_catalogue_has_a_book_with_headings_of_their_own() {
    for language in Language::ALL {
        let words = Words::new(language);
        for game in catalog::ids() {
            let mut headings = BTreeSet::new();
            assert!(!chapters(game).is_empty(), "{game}");
            for chapter in chapters(game) {
                let heading = words.find(chapter.section).expect("a heading");
                assert!(headings.insert(heading), "{}", chapter.section);
                assert!(!chapter.rules.is_empty(), "{}", chapter.section);
            }
        }
    }
}

#[test]
fn a_rule_is_found_by_its_number() {
    for rule in all_rules() {
        assert_eq!(find(&rule.to_string()), Some(rule));
    }
    assert_eq!(find("SEQ-15"), Some(Rule::new("SEQ", 15)));
    assert_eq!([find("SEQ-99"), find("seq-15"), find("")], [None; 3]);
}

#[test]
fn every_rule_has_a_short_title_and_whole_sentences_in_every_language() {
    for language in Language::ALL {
        let words = Words::new(language);
        for rule in all_rules() {
            let title = words.rule_title(rule);
            assert!((2..=5).contains(&title.split_whitespace().count()), "{rule}: {title}");
            assert!(!title.ends_with('.') && !title.contains("title"), "{rule}: {title}");
            let text = words.rule_text(rule);
            assert!(text.ends_with('.') && text.split_whitespace().count() > 5, "{rule}: {text}");
            assert!(!text.contains(['{', '$', '!']) && text.len() < 800, "{rule}: {text}");
        }
    }
}

#[test]
fn no_text_stands_twice_in_a_book_or_in_two_languages() {
    for (book, _) in BOOKS {
        let mut texts = BTreeSet::new();
        for language in Language::ALL {
            let words = Words::new(language);
            for rule in rules_of(book) {
                assert!(texts.insert(words.rule_text(rule)), "{} {rule}", language.tag());
            }
        }
    }
}

#[test]
fn what_is_our_own_choice_is_marked_as_in_the_book() {
    for (book, _) in BOOKS {
        let written: BTreeSet<String> = lines_of_book(book)
            .into_iter()
            .filter_map(|(number, line)| line.contains("(ours").then_some(number))
            .collect();
        let entries = chapters(book).iter().flat_map(|chapter| chapter.rules);
        let marked = entries.filter(|entry| entry.is_ours).map(|entry| entry.rule.to_string());
        assert_eq!(marked.collect::<BTreeSet<_>>(), written, "{book}");
    }
    for language in Language::ALL {
        assert!(Words::new(language).attribute(OURS, "hint", &[]).ends_with('.'));
    }
}

#[test]
fn a_rule_has_the_same_numbers_in_every_language() {
    for game in catalog::ids() {
        for rule in chapters(game).iter().flat_map(|chapter| chapter.rules_of(game)) {
            for game in [game, "all"] {
                let numbers = Language::ALL
                    .map(|language| whole_numbers(&Words::new(language).rule_text_in(rule, game)));
                assert_eq!(numbers[0], numbers[1], "{rule}, en and nb");
                assert_eq!(numbers[0], numbers[2], "{rule}, en and is");
            }
        }
    }
}

#[test]
fn each_edition_of_sequence_leaves_out_what_the_others_alone_have() {
    let foreign = |edition| match edition {
        Edition::Classic => "PURRR|MEOW|Plus|Plús|Minus|Mínus|(?i)cats",
        Edition::Cats => {
            "Plus|Plús|Minus|Mínus|Numbers|(?i)jack|knekt|gosi|free corner|fritt hj|fríreit"
        }
        Edition::Numbers => "PURRR|MEOW|Cats|(?i)jack|knekt|gosi",
    };
    for language in Language::ALL {
        let words = Words::new(language);
        for edition in Edition::ALL {
            let foreign = Regex::new(foreign(edition)).expect("the pattern is written here");
            let book = chapters(edition.id()).iter();
            for rule in book.flat_map(|chapter| chapter.rules_of(edition.id())) {
                let text = words.rule_text_in(rule, edition.id());
                assert!(!foreign.is_match(&text), "{} {rule}: {text}", edition.id());
            }
        }
    }
}

#[test]
fn the_rules_for_single_editions_are_marked() {
    let left_out = |game: &str| -> Vec<String> {
        let book = chapters(game).iter().flat_map(|chapter| chapter.rules);
        let mut out: Vec<String> = book
            .filter(|entry| !entry.applies_to(game))
            .map(|entry| entry.rule.to_string())
            .collect();
        out.sort();
        out
    };
    assert_eq!(left_out("sequence"), ["SEQ-10", "SEQ-11"]);
    assert_eq!(left_out("sequence-cats"), ["SEQ-09", "SEQ-10", "SEQ-16", "SEQ-26", "SEQ-27"]);
    assert_eq!(left_out("sequence-numbers"), ["SEQ-16"]);
}

#[test]
fn seq_01_names_exactly_the_numbers_of_players_that_can_be_seated() {
    let rule = Rule::new("SEQ", 1);
    for language in Language::ALL {
        for edition in Edition::ALL {
            let text = Words::new(language).rule_text_in(rule, edition.id());
            let players = edition.players().iter().copied().map(u32::from);
            assert_eq!(whole_numbers(&text), players.collect::<Vec<_>>(), "{text}");
        }
    }
}

/// The numbers that stand in `text` as words.
fn number_words(language: Language, text: &str) -> Vec<u8> {
    let words: [&[&str]; 3] = [
        &[
            "", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "",
            "twelve",
        ],
        &["", "én", "to", "tre", "fire", "fem", "seks", "sju", "åtte", "ni", "ti", "", "tolv"],
        &[
            "", "ein", "tveir", "þrír", "fjórir", "fimm", "sex", "sjö", "átta", "níu", "tíu", "",
            "tólf",
        ],
    ];
    // Icelandic counts cards, rows and people in different genders.
    let same = |word: &str| match word {
        "tvær" | "tvö" => "tveir".to_owned(),
        "þrjú" | "þrjár" => "þrír".to_owned(),
        "fjögur" => "fjórir".to_owned(),
        _ => word.to_owned(),
    };
    let value = |word: &str| words[language as usize].iter().position(|known| *known == same(word));
    let lower = text.to_lowercase();
    let spoken = lower.split(|c: char| !c.is_alphabetic()).filter(|word| !word.is_empty());
    spoken.filter_map(value).map(|value| value as u8).collect()
}

#[test]
fn seq_05_tells_the_hands_that_are_dealt() {
    for language in Language::ALL {
        for edition in Edition::ALL {
            let text = Words::new(language).rule_text_in(Rule::new("SEQ", 5), edition.id());
            let mut told = Vec::new();
            // "Three or four get six": the last number of each part is the hand of all before it.
            for part in text.split([',', '.', ';']) {
                if let Some((hand, players)) = number_words(language, part).split_last() {
                    told.extend(players.iter().map(|&players| (players, Some(*hand))));
                }
            }
            let dealt = edition
                .players()
                .iter()
                .map(|&players| (players, edition.hand(players, edition.teams(players)[0])));
            assert_eq!(told, dealt.collect::<Vec<_>>(), "{text}");
        }
    }
}
