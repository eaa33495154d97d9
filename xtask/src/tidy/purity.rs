//! Purity: what the pure crates may not so much as name. The tests of a pure crate may.

use super::layers::{Kind, crate_name, layer};
use super::{File, Problem, Tree};

/// Words that reach for the world outside, with what to do instead.
const IMPURE: &[(&[&str], &str)] = &[
    (&["Instant"], "reads a clock: take the time as an argument"),
    (&["SystemTime"], "reads a clock: take the time as an argument"),
    (&["std", ":", ":", "env"], "reads the environment: take it as an argument"),
    (&["std", ":", ":", "fs"], "reads or writes files: that is for the shells"),
    (&["std", ":", ":", "net"], "uses the network: that is for the shells"),
    (&["std", ":", ":", "process"], "deals with processes: that is for the shells"),
    (
        &["std", ":", ":", "thread"],
        "starts threads, which a browser does not have: that is for the shells",
    ),
];

/// Words that give rules an order nobody chose.
const UNORDERED: &[(&[&str], &str)] = &[
    (&["HashMap"], "has no fixed order: use a BTreeMap or an array"),
    (&["HashSet"], "has no fixed order: use a BTreeSet or a bit set"),
];

pub(super) fn check(tree: &Tree, problems: &mut Vec<Problem>) {
    for folder in tree.crate_folders() {
        let Some(layer) = layer(crate_name(folder)) else { continue };
        let banned = match layer.kind {
            Kind::Rules => [IMPURE, UNORDERED].concat(),
            Kind::Pure => IMPURE.to_vec(),
            Kind::Tests | Kind::Shell => continue,
        };
        for file in tree.rust_under(&format!("{folder}/src/")).filter(|file| !file.is_test_code()) {
            check_file(file, &banned, problems);
        }
    }
}

fn check_file(file: &File, banned: &[(&[&str], &str)], problems: &mut Vec<Problem>) {
    let modules = file.test_modules();
    for (words, what) in banned {
        for at in file.places(words) {
            if !modules.iter().any(|module| module.contains(&at)) {
                let what = format!("`{}` in a pure crate {what}", words.concat());
                problems.push(Problem::new(&file.path, file.tokens[at].line, what));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::tests::expect;
    use super::*;

    #[track_caller]
    fn expect_in(name: &str, text: &str, problems: &[&str]) {
        let (manifest, source) =
            (format!("crates/{name}/Cargo.toml"), format!("crates/{name}/src/lib.rs"));
        expect(check, &[(&manifest, ""), (&source, text)], problems);
    }

    #[test]
    fn a_clock_is_found_in_pure_crates_alone() {
        let text = "//! No `Instant` here.\nuse std::time::Instant;\n";
        expect_in(
            "bots",
            text,
            &[
                "crates/bots/src/lib.rs:2: `Instant` in a pure crate reads a clock: take the time as an argument",
            ],
        );
        expect_in("cli", text, &[]);
    }

    #[test]
    fn files_are_found() {
        expect_in(
            "game",
            "fn a() {\n    std::fs::read(\"b\");\n}\n",
            &[
                "crates/game/src/lib.rs:2: `std::fs` in a pure crate reads or writes files: that is for the shells",
            ],
        );
    }

    #[test]
    fn hash_maps_are_found_in_rules_alone_and_not_in_their_tests() {
        let text = "#[cfg(test)]\nmod tests {\n    use std::collections::HashSet;\n}\nuse std::collections::HashMap;\n";
        expect_in(
            "sequence",
            text,
            &[
                "crates/sequence/src/lib.rs:5: `HashMap` in a pure crate has no fixed order: use a BTreeMap or an array",
            ],
        );
        expect_in("bots", text, &[]);
    }
}
