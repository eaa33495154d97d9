//! Modules: one integration-test program a crate, and no source file that no module declares.

use std::collections::BTreeSet;

use super::{File, Problem, Tree};

pub(super) fn check(tree: &Tree, problems: &mut Vec<Problem>) {
    for folder in tree.crate_folders() {
        one_test_program(tree, folder, problems);
        for file in tree
            .rust_under(&format!("{folder}/src/"))
            .chain(tree.rust_under(&format!("{folder}/tests/")))
        {
            if !is_declared(tree, file, folder) {
                let what = "no module declares this file, so it is never compiled";
                problems.push(Problem::new(&file.path, 1, what));
            }
        }
    }
}

/// Each program in `tests/` is linked on its own, which is most of the time a test run takes.
fn one_test_program(tree: &Tree, folder: &str, problems: &mut Vec<Problem>) {
    let tests = format!("{folder}/tests/");
    let programs = tree.rust_under(&tests).filter(|file| is_test_program(&file.path, folder));
    for extra in programs.skip(1) {
        let what = "a second test program: make it a module of the first (tests/it/main.rs)";
        problems.push(Problem::new(&extra.path, 1, what));
    }
}

fn is_test_program(path: &str, folder: &str) -> bool {
    let Some(inner) = path.strip_prefix(folder).and_then(|path| path.strip_prefix("/tests/"))
    else {
        return false;
    };
    let parts: Vec<&str> = inner.split('/').collect();
    matches!(parts[..], [_] | [_, "main.rs"])
}

/// Whether a file is the root of a program or library, or declared by the file one level up.
fn is_declared(tree: &Tree, file: &File, folder: &str) -> bool {
    let inner = &file.path[folder.len() + 1..];
    if matches!(inner, "src/lib.rs" | "src/main.rs") || inner.starts_with("src/bin/") {
        return true;
    }
    if is_test_program(&file.path, folder) {
        return true;
    }
    let (folder, name) = module_place(&file.path);
    let parents =
        ["/lib.rs", "/main.rs", "/mod.rs", ".rs"].map(|ending| format!("{folder}{ending}"));
    parents
        .iter()
        .filter_map(|path| tree.get(path))
        .any(|parent| declared_modules(parent).contains(name))
}

/// The folder in whose root file the module has to be declared, and the name of the module.
fn module_place(path: &str) -> (&str, &str) {
    let path = path.strip_suffix("/mod.rs").or(path.strip_suffix(".rs")).unwrap_or(path);
    path.rsplit_once('/').unwrap_or(("", path))
}

fn declared_modules(file: &File) -> BTreeSet<&str> {
    let declared = file.places(&["mod"]).filter(|at| file.reads(at + 2, &[";"]));
    declared.map(|at| file.tokens[at + 1].text.as_str()).collect()
}

#[cfg(test)]
mod tests {
    use super::super::tests::expect;
    use super::*;

    const MANIFEST: (&str, &str) = ("crates/a/Cargo.toml", "");

    #[test]
    fn declared_files_pass() {
        expect(
            check,
            &[
                MANIFEST,
                ("crates/a/src/lib.rs", "mod b;\npub mod c;"),
                ("crates/a/src/b.rs", "mod d;"),
                ("crates/a/src/b/d.rs", ""),
                ("crates/a/src/c/mod.rs", "pub(crate) mod e;"),
                ("crates/a/src/c/e.rs", ""),
                ("crates/a/tests/it/main.rs", "mod f;"),
                ("crates/a/tests/it/f.rs", ""),
                ("crates/a/tests/it/golden.txt", ""),
                ("crates/a/benches/g.rs", ""),
            ],
            &[],
        );
    }

    #[test]
    fn a_forgotten_file_is_found() {
        let what = "no module declares this file, so it is never compiled";
        expect(
            check,
            &[
                MANIFEST,
                ("crates/a/src/lib.rs", "// mod b;\nmod c { }"),
                ("crates/a/src/b.rs", ""),
                ("crates/a/src/c.rs", ""),
                ("crates/a/tests/it/main.rs", ""),
                ("crates/a/tests/it/f.rs", ""),
            ],
            &[
                &format!("crates/a/src/b.rs:1: {what}"),
                &format!("crates/a/src/c.rs:1: {what}"),
                &format!("crates/a/tests/it/f.rs:1: {what}"),
            ],
        );
    }

    #[test]
    fn a_second_test_program_is_found() {
        let second = "a second test program: make it a module of the first (tests/it/main.rs)";
        expect(
            check,
            &[MANIFEST, ("crates/a/tests/it/main.rs", ""), ("crates/a/tests/more.rs", "")],
            &[&format!("crates/a/tests/more.rs:1: {second}")],
        );
        expect(
            check,
            &[MANIFEST, ("crates/a/tests/a.rs", ""), ("crates/a/tests/b/main.rs", "")],
            &[&format!("crates/a/tests/b/main.rs:1: {second}")],
        );
    }
}
