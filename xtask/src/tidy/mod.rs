//! `cargo xtask tidy`: what this repository promises and no compiler checks.
//!
//! Every check is a pure function from a [`Tree`] to [`Problem`]s, so that its tests can plant a
//! fault in a tree of two lines and see it found.

mod coverage;
mod hygiene;
pub(crate) mod layers;
mod manifest;
mod modules;
mod purity;
mod tree;

use std::fmt;
use std::fs;

use anyhow::{Context as _, Result, bail};

use crate::process::counted;
use crate::workspace;
pub(crate) use coverage::{Mutant, MutantList};
pub(crate) use tree::{File, Tree};

/// All checks, in the order in which they run.
const CHECKS: &[(&str, Check)] = &[
    ("layering", layers::check),
    ("manifests", manifest::check),
    ("purity", purity::check),
    ("rule coverage", coverage::check),
    ("hygiene", hygiene::check),
    ("modules", modules::check),
];

type Check = fn(&Tree, &mut Vec<Problem>);

/// One thing that is wrong, and where.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Problem {
    path: String,
    line: usize,
    what: String,
}

impl Problem {
    pub(crate) fn new(path: impl Into<String>, line: usize, what: impl Into<String>) -> Self {
        Self { path: path.into(), line, what: what.into() }
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.path, self.line, self.what)
    }
}

/// Runs every check on the working tree and prints all problems.
pub(crate) fn run() -> Result<()> {
    let tree = working_tree()?;
    let mut count = 0;
    for (name, check) in CHECKS {
        let mut problems = Vec::new();
        check(&tree, &mut problems);
        for problem in &problems {
            println!("{problem}");
        }
        println!(
            "tidy: {name}: {}",
            if problems.is_empty() { "ok".to_owned() } else { counted(problems.len(), "problem") }
        );
        count += problems.len();
    }
    for note in coverage::notes(&tree) {
        println!("tidy: note: {note}");
    }
    if count > 0 {
        bail!("tidy found {}", counted(count, "problem"));
    }
    Ok(())
}

/// The text files of the working tree. Others, pictures for instance, are left out.
pub(crate) fn working_tree() -> Result<Tree> {
    let mut files = Vec::new();
    for path in workspace::files()? {
        let bytes = fs::read(workspace::root().join(&path))
            .with_context(|| format!("cannot read {path}"))?;
        if let Ok(text) = String::from_utf8(bytes) {
            files.push(File::new(path, text));
        }
    }
    Ok(Tree::new(files))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The problems that `check` finds in the given files, one line each, sorted.
    pub(super) fn found(check: Check, files: &[(&str, &str)]) -> Vec<String> {
        let tree = Tree::new(files.iter().map(|(path, text)| File::new(*path, *text)).collect());
        let mut problems = Vec::new();
        check(&tree, &mut problems);
        let mut lines: Vec<String> = problems.iter().map(Problem::to_string).collect();
        lines.sort();
        lines
    }

    #[track_caller]
    pub(super) fn expect(check: Check, files: &[(&str, &str)], problems: &[&str]) {
        assert_eq!(found(check, files), problems);
    }

    #[test]
    fn a_problem_reads_like_a_compiler_message() {
        assert_eq!(Problem::new("a/b.rs", 7, "is odd").to_string(), "a/b.rs:7: is odd");
    }
}
