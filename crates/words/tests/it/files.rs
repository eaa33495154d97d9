use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use game::{Choice, Foul as _, SetupFault, Values};
use regex_lite::Regex;
use sequence::{Breed, COLOURS, Edition, Foul, Setup};
use words::{Language, Words};

/// Each message, and each attribute as `key.attribute`, with the names of its arguments.
fn messages(language: Language) -> BTreeMap<String, BTreeSet<String>> {
    let key = Regex::new(r"^([a-z][a-z0-9-]*) =").expect("the pattern is written here");
    let attribute = Regex::new(r"^ +\.([a-z-]+) =").expect("the pattern is written here");
    let argument = Regex::new(r"\$([a-z]+)").expect("the pattern is written here");
    let mut messages: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    let (mut message, mut current) = (String::new(), String::new());
    let lines = language.files().iter().flat_map(|file| file.lines());
    for line in lines.filter(|line| !line.starts_with('#')) {
        if let Some(found) = key.captures(line) {
            message = found[1].to_owned();
            current = message.clone();
            messages.insert(current.clone(), BTreeSet::new());
        } else if let Some(found) = attribute.captures(line) {
            current = format!("{message}.{}", &found[1]);
            messages.insert(current.clone(), BTreeSet::new());
        }
        for found in argument.captures_iter(line) {
            messages.entry(current.clone()).or_default().insert(found[1].to_owned());
        }
    }
    messages
}

/// The text of all sources of a crate, without tests; nothing if there is no such crate.
fn sources(folder: &Path) -> String {
    let Ok(entries) = fs::read_dir(folder) else { return String::new() };
    let mut paths: Vec<_> = entries.map(|entry| entry.expect("it can be read").path()).collect();
    paths.sort();
    let read = |path: &Path| fs::read_to_string(path).expect("sources are text");
    paths.iter().map(|path| if path.is_dir() { sources(path) } else { read(path) }).collect()
}

/// The sources of the crates that speak to people.
fn sources_of(crates: &[&str]) -> String {
    let folder =
        |name: &&str| Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(name).join("src");
    crates.iter().map(folder).map(|folder| sources(&folder)).collect()
}

/// What the first group of `pattern` finds in `text`.
fn all(pattern: &str, text: &str) -> BTreeSet<String> {
    let pattern = Regex::new(pattern).expect("the pattern is written here");
    pattern.captures_iter(text).map(|found| found[1].to_owned()).collect()
}

/// A key as it stands in a source.
const LITERAL: &str = r#""([a-z][a-z0-9-]*)""#;

/// The keys and names of attributes that stand in the sources as they are.
fn literals() -> BTreeSet<String> {
    all(LITERAL, &sources_of(&["bundle", "cli", "words", "web"]))
}

/// The keys that the sources ask for beyond doubt. In the command line and here a literal that begins like a key is
/// one; in the web client it may be the name of a style, so it counts only by its prefix or where it is asked for.
fn keys_asked_for(english: &BTreeMap<String, BTreeSet<String>>) -> BTreeSet<String> {
    let prefixes: BTreeSet<&str> =
        english.keys().filter_map(|key| Some(key.split_once('-')?.0)).collect();
    let begins_like_a_key =
        |key: &String| key.split_once('-').is_some_and(|(p, _)| prefixes.contains(p));
    let mut keys = all(LITERAL, &sources_of(&["bundle", "cli", "words"]));
    keys.retain(begins_like_a_key);
    let web = sources_of(&["web"]);
    keys.extend(all(r#""(web-[a-z0-9-]+)""#, &web));
    keys.extend(all(r#"\b(?:say|find|fill|attribute|t)\(\s*"([a-z][a-z0-9-]*)""#, &web));
    keys
}

/// The keys that are put together from names in the rules.
fn keys_from_rules() -> BTreeSet<String> {
    let mut keys: BTreeSet<String> =
        Foul::ALL.iter().map(|foul| format!("foul-{}", foul.name())).collect();
    keys.extend(Breed::ALL.iter().map(|breed| format!("breed-{}", breed.text())));
    keys.extend(COLOURS.iter().flat_map(|c| [format!("team-{c}"), format!("chip-{c}")]));
    keys.extend(crossing::Reason::ALL.iter().map(|reason| format!("foul-{}", reason.name())));
    keys.extend(rat_a_tat_cat::Foul::ALL.iter().map(|foul| format!("foul-{}", foul.name())));
    let powers = rat_a_tat_cat::Power::ALL.map(|power| format!("power-{}", power.text()));
    keys.extend(powers);
    keys.extend(["misfit-starts", "misfit-teams"].map(str::to_owned));
    keys.extend(Edition::ALL.into_iter().flat_map(misfits));
    keys.extend(keys_of_the_catalogue());
    keys.extend(keys_of_the_rule_books());
    keys
}

/// Games, choices with their values, and bots. Players and teams are chosen as well.
fn keys_of_the_catalogue() -> BTreeSet<String> {
    let mut keys: BTreeSet<String> = (1..=12).map(|bird| format!("bird-{bird}")).collect();
    for name in ["players", "teams"] {
        keys.extend(["", ".hint", "-value"].map(|part| format!("option-{name}{part}")));
    }
    for game in catalog::GAMES {
        keys.extend(game.bots().iter().flat_map(|b| [format!("bot-{b}"), format!("bot-{b}.hint")]));
        for edition in game.editions() {
            keys.insert(format!("game-{}", edition.id));
            keys.extend(edition.choices.iter().flat_map(keys_of_choice));
        }
    }
    keys
}

/// The name of a choice, its hint and its values: seats are called by whoever sits there.
fn keys_of_choice(choice: &Choice) -> Vec<String> {
    let key = format!("option-{}", choice.name);
    let mut keys = vec![key.clone(), format!("{key}.hint")];
    match choice.values {
        Values::Number { .. } => keys.push(format!("{key}-value")),
        Values::Words(values) => {
            let words = values.iter().filter(|value| value.parse::<u8>().is_err());
            keys.extend(words.map(|value| format!("{key}-{value}")));
        }
    }
    keys
}

/// Rules, and the short ways to tell a game.
fn keys_of_the_rule_books() -> BTreeSet<String> {
    let mut keys = BTreeSet::new();
    for id in catalog::ids() {
        keys.insert(format!("about-{id}"));
        let steps = Words::new(Language::English).how(id).len();
        assert!((4..=6).contains(&steps), "{id}: {steps} steps");
        keys.extend((1..=steps).map(|step| format!("how-{id}-{step}")));
        for entry in words::rules::chapters(id).iter().flat_map(|chapter| chapter.rules) {
            let key = format!("rule-{}", entry.rule).to_lowercase();
            keys.extend([format!("{key}.title"), key]);
        }
    }
    keys
}

/// The options that do not go with every table, found by trying all.
fn misfits(edition: Edition) -> BTreeSet<String> {
    let mut keys = BTreeSet::new();
    for choice in edition.choices() {
        let Values::Words(values) = choice.values else { continue };
        for &players in edition.players() {
            for &teams in edition.teams(players) {
                for value in values {
                    let option = [(choice.name, *value)];
                    let setup = Setup::new(edition, players.into(), Some(teams.into()), option);
                    if let Err(SetupFault::DoesNotFit { option, .. }) = setup {
                        keys.insert(format!("misfit-{option}"));
                    }
                }
            }
        }
    }
    keys
}

#[test]
fn every_language_has_the_same_messages_with_the_same_arguments() {
    let english = messages(Language::English);
    assert!(english.len() > 150, "{}", english.len());
    for language in Language::ALL {
        assert_eq!(messages(language), english, "{}", language.tag());
    }
}

#[test]
fn no_key_stands_twice_and_every_file_is_sound() {
    for language in Language::ALL {
        let words = Words::new(language);
        for key in messages(language).keys() {
            match key.split_once('.') {
                None => assert!(words.find(key).is_some(), "{} {key}", language.tag()),
                Some((message, name)) => {
                    assert_ne!(&words.attribute(message, name, &[]), key, "{}", language.tag());
                }
            }
        }
    }
}

#[test]
fn no_message_is_missing() {
    let english = messages(Language::English);
    let needed = keys_from_rules().into_iter().chain(keys_asked_for(&english));
    let absent: Vec<_> = needed.filter(|key| !english.contains_key(key)).collect();
    assert_eq!(absent, [""; 0]);
}

#[test]
fn no_message_is_unused() {
    let (literals, made) = (literals(), keys_from_rules());
    let is_used =
        |key: &str| made.contains(key) || key.split('.').all(|part| literals.contains(part));
    let unused: Vec<_> =
        messages(Language::English).into_keys().filter(|key| !is_used(key)).collect();
    assert_eq!(unused, [""; 0]);
}

#[test]
fn the_tone_is_calm() {
    for language in Language::ALL {
        assert!(language.files().iter().all(|file| !file.contains('!')), "{}", language.tag());
    }
}

#[test]
fn a_text_that_was_fetched_says_the_same_as_the_program() {
    for language in Language::ALL {
        let text = language.text();
        let fetched = Words::read(language, &text).expect("it is our own text");
        let own = Words::new(language);
        for key in messages(language).keys() {
            let say = |words: &Words| match key.split_once('.') {
                None => words.say(key, &[]),
                Some((key, attribute)) => words.attribute(key, attribute, &[]),
            };
            assert_eq!(say(&fetched), say(&own), "{key}");
        }
        assert!(!text.contains('#'), "nobody reads comments in {}", language.tag());
    }
}

#[test]
fn a_text_that_is_broken_is_refused_with_a_sentence() {
    for text in ["<!doctype html>", "key = { $open", "key = one\nkey = two\n"] {
        let refused = Words::read(Language::Icelandic, text).expect_err("it is broken");
        let sentence = refused.to_string();
        assert!(sentence.starts_with("the sentences in `is` cannot be read: "), "{sentence}");
        assert!(sentence.len() > 40, "{sentence}");
    }
}
