//! Choices, setup faults, bots and their names, as people read them.

use std::collections::BTreeSet;

use catalog::{Fault, GAMES, Wish, find};
use game::{Rule, Seed, SetupFault, Values};
use words::{Language, Words};

/// What a table asked for like that is told.
fn told(language: Language, game: &str, players: u32, teams: Option<u32>, set: &str) -> String {
    let options = set.split_once('=').map(|(name, value)| (name.to_owned(), value.to_owned()));
    let options = options.into_iter().collect();
    let wish = Wish { game: game.to_owned(), players, teams, options };
    let dealt = find(game).expect("a game").0.deal(&wish, Seed::from_number(1));
    match dealt {
        Err(Fault::Setup(fault)) => Words::new(language).setup_fault(&fault),
        other => panic!("{other:?}"),
    }
}

#[test]
fn every_choice_and_value_has_a_name_of_its_own() {
    for language in Language::ALL {
        let words = Words::new(language);
        for edition in GAMES.iter().flat_map(|game| game.editions()) {
            let mut names = BTreeSet::new();
            for choice in edition.choices {
                let name = words.option(choice.name);
                assert!(!name.ends_with('.') && name.len() <= 30, "{name}");
                assert!(names.insert(name), "{} twice", choice.name);
                let hint = words.option_hint(choice.name);
                assert!(hint.ends_with('.') && hint.contains(' '), "{hint}");
                let Values::Words(values) = choice.values else { continue };
                let told = values.iter().map(|value| words.option_value(choice.name, value));
                assert_eq!(told.collect::<BTreeSet<_>>().len(), values.len(), "{}", choice.name);
            }
        }
    }
}

#[test]
fn a_value_is_a_word_a_number_of_things_or_a_seat() {
    let told = Language::ALL.map(|language| {
        let words = Words::new(language);
        let value = |option, value| words.option_value(option, value);
        [
            value("drawing", "by-hand"),
            value("rounds", "21"),
            value("games", "1"),
            value("dealer", "2"),
        ]
    });
    assert_eq!(
        told,
        [
            ["By hand", "21 rounds", "one game", "Seat 2"],
            ["For hånd", "21 runder", "ett spill", "Plass 2"],
            ["Hver dregur sjálfur", "21 umferð", "1 leikur", "Sæti 2"],
        ]
    );
}

#[test]
fn a_table_that_cannot_be_set_up_is_told_why() {
    for (language, game, players, teams, set, sentence) in [
        (
            Language::English,
            "sequence-cats",
            5,
            None,
            "",
            "5 players cannot be split into teams of equal size. The game seats 2, 3, 4, 6.",
        ),
        (
            Language::Norwegian,
            "crossing",
            1,
            None,
            "",
            "Én spiller er for få. Spillet har plass til 2, 3, 4.",
        ),
        (
            Language::Icelandic,
            "sequence",
            13,
            None,
            "",
            "Of margir leikmenn: 13. Spilið er fyrir 2, 3, 4, 6, 8, 9, 10, 12.",
        ),
        (
            Language::English,
            "sequence",
            4,
            Some(3),
            "",
            "4 players cannot play in 3 teams. They can play in 2.",
        ),
        (Language::Norwegian, "rat-a-tat-cat", 4, Some(2), "", "Her spiller alle for seg selv."),
        (Language::Icelandic, "crossing", 4, Some(2), "", "Hér spilar hver fyrir sig."),
        (Language::English, "crossing", 2, None, "starts=3", "The table has no such seat."),
        (
            Language::English,
            "sequence",
            3,
            None,
            "advanced=on",
            "With three teams the first sequence ends the game.",
        ),
    ] {
        assert_eq!(told(language, game, players, teams, set), sentence);
    }
}

#[test]
fn every_setup_fault_is_a_sentence_in_every_language() {
    let rule = Rule::new("SEQ", 1);
    let faults = [
        SetupFault::Players { rule, asked: 5, why: "why", possible: &[2, 3] },
        SetupFault::Teams { rule, players: 4, asked: 3, possible: &[2] },
        SetupFault::UnknownOption { name: "colour".to_owned(), possible: vec!["drawing"] },
        SetupFault::UnknownValue {
            option: "drawing",
            value: "never".to_owned(),
            possible: "automatic / by-hand".to_owned(),
        },
        SetupFault::DoesNotFit { rule, option: "dealer", why: "why" },
    ];
    let mut sentences = BTreeSet::new();
    for language in Language::ALL {
        for fault in &faults {
            let sentence = Words::new(language).setup_fault(fault);
            assert!(sentence.ends_with('.') && !sentence.contains(['{', '$']), "{sentence}");
            assert!(sentences.insert(sentence), "{} {fault:?}", language.tag());
        }
    }
}

#[test]
fn the_bots_of_a_game_are_told_apart() {
    for language in Language::ALL {
        let words = Words::new(language);
        for game in GAMES {
            let names: BTreeSet<String> = game.bots().iter().map(|bot| words.bot(bot)).collect();
            assert_eq!(names.len(), game.bots().len(), "{names:?}");
            assert!(game.bots().iter().all(|bot| words.bot_hint(bot).ends_with('.')));
        }
    }
}

#[test]
fn there_are_twelve_birds_with_short_names() {
    for language in Language::ALL {
        let birds = Words::new(language).birds();
        let short = |bird: &String| (3..=8).contains(&bird.chars().count());
        assert!(birds.iter().all(short), "{birds:?}");
        assert_eq!(birds.iter().collect::<BTreeSet<_>>().len(), 12, "{birds:?}");
    }
}

#[test]
fn every_game_is_told_in_one_line_and_in_a_few_steps() {
    for language in Language::ALL {
        let words = Words::new(language);
        for game in catalog::ids() {
            let steps = words.how(game);
            assert!((4..=6).contains(&steps.len()), "{game}: {}", steps.len());
            for line in steps.iter().chain([&words.about(game)]) {
                assert!(line.ends_with('.') && line.chars().count() <= 170, "{line}");
            }
        }
        assert!(words.how("chess").is_empty());
    }
}
