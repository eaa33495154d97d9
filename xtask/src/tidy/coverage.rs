//! Rule coverage: every numbered rule in the book has a test that carries its number, and a mutant
//! for that test to catch; no test or mutant names a rule that the book does not have.

use std::collections::{BTreeMap, BTreeSet};

use regex_lite::Regex;
use serde::Deserialize;
use toml::Spanned;

use super::{File, Problem, Tree};

/// The games with numbered rules: the letters of the numbers, and the name of book and crate.
const GAMES: &[Game] = &[
    Game { letters: "SEQ", name: "sequence" },
    Game { letters: "RAT", name: "rat-a-tat-cat" },
    Game { letters: "CRO", name: "crossing" },
];

/// The text of one `mutants.toml`.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct MutantList {
    #[serde(default, rename = "mutant")]
    pub(crate) mutants: Vec<Mutant>,
}

/// A small lie told to the source, which the named test has to notice.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Mutant {
    /// The number of the rule that is broken, such as `SEQ-15`.
    pub(crate) rule: Spanned<String>,
    /// The name of the test function, without its modules.
    pub(crate) test: String,
    /// The source file, relative to the folder of the crate.
    pub(crate) file: String,
    /// A piece of the file that occurs once in it.
    pub(crate) find: String,
    /// What it becomes.
    pub(crate) replace: String,
}

struct Game {
    letters: &'static str,
    name: &'static str,
}

impl Game {
    fn book(&self) -> String {
        format!("docs/rules/{}.md", self.name)
    }

    fn folder(&self) -> String {
        format!("crates/{}", self.name)
    }
}

/// The rule numbers that the name of a test carries: `seq_15_a_chip_stays` carries `SEQ-15`.
fn numbers_in(test: &str) -> Vec<String> {
    let words: Vec<&str> = test.split('_').collect();
    let is_number = |word: &str| word.len() == 2 && word.bytes().all(|byte| byte.is_ascii_digit());
    let pairs = words.windows(2).filter(|pair| is_number(pair[1]));
    pairs
        .map(|pair| format!("{}-{}", pair[0].to_uppercase(), pair[1]))
        .filter(|number| game_of(number).is_some())
        .collect()
}

pub(super) fn check(tree: &Tree, problems: &mut Vec<Problem>) {
    let mut known = BTreeSet::new();
    for game in GAMES {
        if let Some(book) = tree.get(&game.book()) {
            let rules = rules_in(book, game, problems);
            check_rules(tree, game, &rules, problems);
            known.extend(rules.into_keys());
        }
    }
    for file in tree.files() {
        for test in file.tests() {
            for number in numbers_in(test.name).iter().filter(|number| !known.contains(*number)) {
                problems.push(Problem::new(&file.path, test.line, unknown(number)));
            }
        }
        if let Some(folder) = file.path.strip_suffix("/mutants.toml") {
            check_mutants(tree, file, folder, &known, problems);
        }
    }
}

/// What was left unchecked, for the reader of the output.
pub(super) fn notes(tree: &Tree) -> Vec<String> {
    let unwritten =
        GAMES.iter().filter(|game| tree.get(&game.book()).is_some() && !is_written(tree, game));
    unwritten
        .map(|game| format!("{} is not checked: there is no {} yet", game.book(), game.folder()))
        .collect()
}

/// The rules of a book, each with its line.
fn rules_in(book: &File, game: &Game, problems: &mut Vec<Problem>) -> BTreeMap<String, usize> {
    let number = Regex::new(r"\*\*((?:SEQ|RAT|CRO)-\d\d)").expect("the pattern is written here");
    let mut rules = BTreeMap::new();
    for found in number.captures_iter(&book.text).filter_map(|captures| captures.get(1)) {
        let (number, line) = (found.as_str(), book.line_at(found.start()));
        if !number.starts_with(game.letters) {
            problems.push(Problem::new(
                &book.path,
                line,
                format!("{number} is a rule of another game"),
            ));
        } else if let Some(first) = rules.insert(number.to_owned(), line) {
            problems.push(Problem::new(
                &book.path,
                line,
                format!("{number} stands in line {first} already"),
            ));
        }
    }
    rules
}

/// Every rule of a game that has a crate needs a test and a mutant.
fn check_rules(
    tree: &Tree,
    game: &Game,
    rules: &BTreeMap<String, usize>,
    problems: &mut Vec<Problem>,
) {
    if !is_written(tree, game) {
        return;
    }
    let folder = game.folder();
    let tests = tests_in(tree, &folder);
    let mutants = tree
        .get(&format!("{folder}/mutants.toml"))
        .map(|file| read_mutants(file).unwrap_or_default());
    let mutants = mutants.unwrap_or_default().mutants;
    for (number, line) in rules {
        if !tests.iter().any(|test| numbers_in(test).contains(number)) {
            let what =
                format!("{number} has no test: write `fn {}…` in {folder}", test_prefix(number));
            problems.push(Problem::new(game.book(), *line, what));
        }
        if !mutants.iter().any(|mutant| numbers_in(&mutant.test).contains(number)) {
            let what = format!("{number} has no mutant: add one to {folder}/mutants.toml");
            problems.push(Problem::new(game.book(), *line, what));
        }
    }
}

fn check_mutants(
    tree: &Tree,
    list: &File,
    folder: &str,
    known: &BTreeSet<String>,
    problems: &mut Vec<Problem>,
) {
    let mutants = match read_mutants(list) {
        Ok(list) => list.mutants,
        Err(error) => {
            let line = error.span().map_or(1, |span| list.line_at(span.start));
            problems.push(Problem::new(
                &list.path,
                line,
                format!("not a list of mutants: {}", error.message()),
            ));
            return;
        }
    };
    let tests = tests_in(tree, folder);
    for mutant in &mutants {
        let line = list.line_at(mutant.rule.span().start);
        let faults = mutant_faults(tree, folder, mutant, &tests, known);
        problems.extend(faults.into_iter().map(|what| Problem::new(&list.path, line, what)));
    }
}

fn mutant_faults(
    tree: &Tree,
    folder: &str,
    mutant: &Mutant,
    tests: &[&str],
    known: &BTreeSet<String>,
) -> Vec<String> {
    let (rule, test) = (mutant.rule.get_ref(), &mutant.test);
    let mut faults = Vec::new();
    if !known.contains(rule) {
        faults.push(unknown(rule));
    }
    if !numbers_in(test).contains(rule) {
        faults.push(format!("test `{test}` does not carry {rule} in its name"));
    }
    if !tests.contains(&test.as_str()) {
        faults.push(format!("there is no test `{test}` in {folder}"));
    }
    if mutant.find == mutant.replace {
        faults.push("`find` and `replace` are the same".to_owned());
    }
    match tree.get(&format!("{folder}/{}", mutant.file)) {
        None => faults.push(format!("there is no file {folder}/{}", mutant.file)),
        Some(file) => match file.text.matches(&mutant.find).count() {
            1 => {}
            count => faults
                .push(format!("`{}` occurs {count} times in {}, not once", mutant.find, file.path)),
        },
    }
    faults
}

fn read_mutants(file: &File) -> Result<MutantList, toml::de::Error> {
    toml::from_str(&file.text)
}

fn tests_in<'a>(tree: &'a Tree, folder: &str) -> Vec<&'a str> {
    tree.rust_under(&format!("{folder}/")).flat_map(File::tests).map(|test| test.name).collect()
}

fn is_written(tree: &Tree, game: &Game) -> bool {
    tree.get(&format!("{}/Cargo.toml", game.folder())).is_some()
}

fn game_of(number: &str) -> Option<&'static Game> {
    GAMES.iter().find(|game| number.split('-').next() == Some(game.letters))
}

fn test_prefix(number: &str) -> String {
    number.to_lowercase().replace('-', "_") + "_"
}

fn unknown(number: &str) -> String {
    match game_of(number) {
        Some(game) => format!("{number} is not in {}", game.book()),
        None => format!("{number} is not the number of a rule, such as SEQ-01"),
    }
}

#[cfg(test)]
mod tests {
    use super::super::tests::{expect, found};
    use super::*;

    const BOOK: (&str, &str) =
        ("docs/rules/sequence.md", "# Rules\n\n- **SEQ-01 [seed]** One. See SEQ-02.\n");
    const MANIFEST: (&str, &str) = ("crates/sequence/Cargo.toml", "");
    const SOURCE: (&str, &str) = ("crates/sequence/src/lib.rs", "fn one() -> u8 { 1 }\n");
    const TESTS: (&str, &str) =
        ("crates/sequence/tests/it/main.rs", "#[test]\nfn seq_01_one() {}\n");
    const MUTANTS: (&str, &str) = (
        "crates/sequence/mutants.toml",
        r#"[[mutant]]
rule = "SEQ-01"
test = "seq_01_one"
file = "src/lib.rs"
find = "{ 1"
replace = "{ 2"
"#,
    );

    /// Checks a sound tree with one file replaced.
    #[track_caller]
    fn expect_with(changed: (&str, &str), problems: &[&str]) {
        let files = [BOOK, MANIFEST, SOURCE, TESTS, MUTANTS];
        expect(
            check,
            &files.map(|file| if file.0 == changed.0 { changed } else { file }),
            problems,
        );
    }

    /// Checks a sound tree with one word of its list of mutants replaced.
    #[track_caller]
    fn expect_mutant(from: &str, to: &str, problems: &[&str]) {
        assert!(MUTANTS.1.contains(from));
        expect_with((MUTANTS.0, &MUTANTS.1.replace(from, to)), problems);
    }

    #[test]
    fn numbers_are_read_from_test_names() {
        assert_eq!(numbers_in("seq_15_a_chip_stays"), ["SEQ-15"]);
        assert_eq!(numbers_in("seq_15_seq_16_chips"), ["SEQ-15", "SEQ-16"]);
        assert_eq!(numbers_in("a_lay_by_cro_09"), ["CRO-09"]);
        assert_eq!(numbers_in("i_37_seq_1_seq_123_abc_12"), [""; 0]);
    }

    #[test]
    fn a_covered_book_passes() {
        expect_with(BOOK, &[]);
    }

    #[test]
    fn a_book_without_a_crate_is_noted() {
        let tree = Tree::new(vec![File::new(BOOK.0, BOOK.1)]);
        assert_eq!(
            notes(&tree),
            ["docs/rules/sequence.md is not checked: there is no crates/sequence yet"]
        );
        expect(check, &[BOOK], &[]);
    }

    #[test]
    fn a_rule_without_test_or_mutant_is_found() {
        expect_with(
            (BOOK.0, "**SEQ-01** One.\n**SEQ-02** Two.\n"),
            &[
                "docs/rules/sequence.md:2: SEQ-02 has no mutant: add one to crates/sequence/mutants.toml",
                "docs/rules/sequence.md:2: SEQ-02 has no test: write `fn seq_02_…` in crates/sequence",
            ],
        );
    }

    #[test]
    fn a_function_that_is_no_test_does_not_cover_a_rule() {
        expect_with(
            (TESTS.0, "fn seq_01_one() {}\n"),
            &[
                "crates/sequence/mutants.toml:2: there is no test `seq_01_one` in crates/sequence",
                "docs/rules/sequence.md:3: SEQ-01 has no test: write `fn seq_01_…` in crates/sequence",
            ],
        );
    }

    #[test]
    fn a_test_of_an_unknown_rule_is_found() {
        expect_with(
            (TESTS.0, "#[test]\nfn seq_01_one() {}\n#[test]\nfn seq_77_two() {}\n"),
            &["crates/sequence/tests/it/main.rs:4: SEQ-77 is not in docs/rules/sequence.md"],
        );
    }

    #[test]
    fn a_rule_written_twice_or_in_the_wrong_book_is_found() {
        expect_with(
            (BOOK.0, "**SEQ-01** One.\n**SEQ-01** Again.\n**RAT-01** Rats.\n"),
            &[
                "docs/rules/sequence.md:2: SEQ-01 stands in line 1 already",
                "docs/rules/sequence.md:3: RAT-01 is a rule of another game",
            ],
        );
    }

    #[test]
    fn faults_of_mutants_are_found() {
        let at = |line, what| format!("crates/sequence/mutants.toml:{line}: {what}");
        expect_mutant(
            "src/lib",
            "src/bib",
            &[&at(2, "there is no file crates/sequence/src/bib.rs")],
        );
        expect_mutant(
            "{ 1",
            "{ 9",
            &[&at(2, "`{ 9` occurs 0 times in crates/sequence/src/lib.rs, not once")],
        );
        expect_mutant(
            "\"{ 1",
            "\" ",
            &[&at(2, "` ` occurs 6 times in crates/sequence/src/lib.rs, not once")],
        );
        expect_mutant("{ 2", "{ 1", &[&at(2, "`find` and `replace` are the same")]);
        expect_mutant(
            "SEQ-01",
            "SEQ-02",
            &[
                &at(2, "SEQ-02 is not in docs/rules/sequence.md"),
                &at(2, "test `seq_01_one` does not carry SEQ-02 in its name"),
            ],
        );
    }

    #[test]
    fn a_broken_list_of_mutants_is_found() {
        let list = MUTANTS.1.replace("rule", "ruler");
        let problems = found(check, &[BOOK, MANIFEST, SOURCE, TESTS, (MUTANTS.0, &list)]);
        let start = "crates/sequence/mutants.toml:2: not a list of mutants: unknown field `ruler`";
        assert!(problems[0].starts_with(start), "{problems:?}");
    }
}
