use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use game::{Foul as _, SetupFault};
use regex_lite::Regex;
use sequence::{Breed, COLOURS, Edition, Foul, Setup};
use words::{Language, Words};

/// Each message with the names of its arguments.
fn messages(language: Language) -> BTreeMap<String, BTreeSet<String>> {
    let key = Regex::new(r"^([a-z][a-z0-9-]*) =").expect("the pattern is written here");
    let argument = Regex::new(r"\$([a-z]+)").expect("the pattern is written here");
    let mut messages: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    let mut current = String::new();
    for line in language.files().iter().flat_map(|file| file.lines()) {
        if let Some(found) = key.captures(line) {
            current = found[1].to_owned();
            messages.insert(current.clone(), BTreeSet::new());
        }
        for found in argument.captures_iter(line) {
            messages.entry(current.clone()).or_default().insert(found[1].to_owned());
        }
    }
    messages
}

/// The text of all sources of a crate, without tests.
fn sources(folder: &Path) -> String {
    let entries = fs::read_dir(folder).expect("the workspace is there");
    let mut paths: Vec<_> = entries.map(|entry| entry.expect("it can be read").path()).collect();
    paths.sort();
    let read = |path: &Path| fs::read_to_string(path).expect("sources are text");
    paths.iter().map(|path| if path.is_dir() { sources(path) } else { read(path) }).collect()
}

/// The keys that stand in the sources as they are.
fn keys_in_sources() -> BTreeSet<String> {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let text = ["bundle/src", "cli/src", "web/src", "words/src"]
        .map(|folder| sources(&crates.join(folder)))
        .concat();
    let literal = Regex::new(r#""([a-z][a-z0-9-]*)""#).expect("the pattern is written here");
    literal.captures_iter(&text).map(|found| found[1].to_owned()).collect()
}

/// The keys that are put together from names in the rules.
fn keys_from_rules() -> BTreeSet<String> {
    let mut keys: BTreeSet<String> =
        Foul::ALL.iter().map(|foul| format!("foul-{}", foul.name())).collect();
    keys.extend(Breed::ALL.iter().map(|breed| format!("breed-{}", breed.text())));
    keys.extend(COLOURS.iter().flat_map(|c| [format!("team-{c}"), format!("chip-{c}")]));
    keys.extend(crossing::Reason::ALL.iter().map(|reason| format!("foul-{}", reason.name())));
    keys.extend(crossing::Setup::CHOICES.iter().map(|choice| format!("option-{}", choice.name)));
    keys.extend(["game-crossing", "misfit-starts", "misfit-teams"].map(str::to_owned));
    for edition in Edition::ALL {
        keys.insert(format!("game-{}", edition.id()));
        keys.extend(edition.choices().iter().map(|choice| format!("option-{}", choice.name)));
        keys.extend(misfits(edition));
    }
    keys.insert(format!("game-{}", rat_a_tat_cat::ID));
    keys.extend(rat_a_tat_cat::Foul::ALL.iter().map(|foul| format!("foul-{}", foul.name())));
    keys.extend(rat_a_tat_cat::CHOICES.iter().map(|choice| format!("option-{}", choice.name)));
    let powers = rat_a_tat_cat::Power::ALL.map(|power| format!("power-{}", power.text()));
    keys.extend(powers);
    keys
}

/// The options that do not go with every table, found by trying all.
fn misfits(edition: Edition) -> BTreeSet<String> {
    let mut keys = BTreeSet::new();
    for choice in edition.choices() {
        let game::Values::Words(values) = choice.values else { continue };
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
            assert!(words.find(key).is_some(), "{} {key}", language.tag());
        }
    }
}

#[test]
fn no_message_is_missing() {
    let english = messages(Language::English);
    let absent: Vec<_> =
        keys_from_rules().into_iter().filter(|key| !english.contains_key(key)).collect();
    assert_eq!(absent, [""; 0]);
    // A literal that begins like a key is one.
    let prefixes: BTreeSet<&str> =
        english.keys().filter_map(|key| Some(key.split_once('-')?.0)).collect();
    let is_key = |key: &&String| key.split_once('-').is_some_and(|(p, _)| prefixes.contains(p));
    let literals = keys_in_sources();
    let absent: Vec<_> =
        literals.iter().filter(is_key).filter(|key| !english.contains_key(*key)).collect();
    assert_eq!(absent, [""; 0]);
}

#[test]
fn no_message_is_unused() {
    let (literal, made) = (keys_in_sources(), keys_from_rules());
    let unused: Vec<_> = messages(Language::English)
        .into_keys()
        .filter(|key| !literal.contains(key) && !made.contains(key))
        .collect();
    assert_eq!(unused, [""; 0]);
}

#[test]
fn the_tone_is_calm() {
    for language in Language::ALL {
        assert!(language.files().iter().all(|file| !file.contains('!')), "{}", language.tag());
    }
}
