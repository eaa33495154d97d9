//! What of a long run is done, on disk, so that an interrupted run goes on where it was.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::hash::{DefaultHasher, Hasher as _};
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context as _, Result};
use serde::{Deserialize, Serialize};

use crate::process;
use crate::workspace;

/// How many chunks make a long run.
pub(super) const CHUNKS: u8 = 100;

/// The progress of one selection of soak tests.
#[derive(Debug)]
pub(super) struct Progress {
    path: PathBuf,
    state: State,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
struct State {
    /// The files that were tested: a commit, with a hash of what was not committed.
    tree: String,
    /// The chunks that have passed, by crate.
    done: BTreeMap<String, BTreeSet<u8>>,
}

impl Progress {
    /// Reads the progress of an earlier run with the same selection. It counts only for the same
    /// files, unless `keep_going` says otherwise.
    pub(super) fn open(only: Option<&str>, from_scratch: bool, keep_going: bool) -> Result<Self> {
        let name = match only {
            None => "progress.json".to_owned(),
            Some(only) => {
                format!("progress-{}.json", only.replace(|c: char| !c.is_alphanumeric(), "-"))
            }
        };
        let path = workspace::root().join("target").join("soak").join(name);
        let earlier =
            fs::read_to_string(&path).ok().and_then(|text| serde_json::from_str(&text).ok());
        let state = resume(earlier, tree()?, from_scratch, keep_going);
        Ok(Self { path, state })
    }

    pub(super) fn path(&self) -> &Path {
        &self.path
    }

    pub(super) fn is_done(&self, package: &str, chunk: u8) -> bool {
        self.state.done.get(package).is_some_and(|chunks| chunks.contains(&chunk))
    }

    /// Remembers, on disk, that a chunk of a crate has passed.
    pub(super) fn finish(&mut self, package: &str, chunk: u8) -> Result<()> {
        self.state.done.entry(package.to_owned()).or_default().insert(chunk);
        let text = serde_json::to_string_pretty(&self.state)? + "\n";
        let folder = self.path.parent().unwrap_or(Path::new("."));
        fs::create_dir_all(folder)
            .with_context(|| format!("cannot create {}", folder.display()))?;
        // Written beside and moved into place, so that an interruption leaves the old file whole.
        let beside = self.path.with_extension("new");
        fs::write(&beside, text).with_context(|| format!("cannot write {}", beside.display()))?;
        fs::rename(&beside, &self.path)
            .with_context(|| format!("cannot write {}", self.path.display()))
    }

    /// How many chunks of these crates are not done.
    pub(super) fn left(&self, packages: &[String]) -> usize {
        let done =
            packages.iter().filter_map(|package| self.state.done.get(package)).map(BTreeSet::len);
        packages.len() * usize::from(CHUNKS) - done.sum::<usize>()
    }
}

/// What still counts of an earlier run.
fn resume(earlier: Option<State>, tree: String, from_scratch: bool, keep_going: bool) -> State {
    match earlier {
        Some(earlier) if !from_scratch && (keep_going || earlier.tree == tree) => {
            State { tree, done: earlier.done }
        }
        _ => State { tree, done: BTreeMap::new() },
    }
}

/// Names the present files: the commit, and a hash of all files where something is not committed.
fn tree() -> Result<String> {
    let git = |args: &[&str]| {
        process::read(Command::new("git").args(args).current_dir(workspace::root()))
    };
    let head = git(&["rev-parse", "HEAD"])?.trim().to_owned();
    if git(&["status", "--porcelain"])?.is_empty() {
        return Ok(head);
    }
    let mut hasher = DefaultHasher::new();
    for path in workspace::files()? {
        hasher.write(path.as_bytes());
        hasher.write(
            &fs::read(workspace::root().join(&path))
                .with_context(|| format!("cannot read {path}"))?,
        );
    }
    Ok(format!("{head} with changes {:016x}", hasher.finish()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn state(tree: &str) -> State {
        State { tree: tree.to_owned(), done: [("sequence".to_owned(), [0, 1, 5].into())].into() }
    }

    #[test]
    fn an_earlier_run_counts_for_the_same_files_alone() {
        let anew = State { tree: "new".to_owned(), done: BTreeMap::new() };
        let cases = [
            (Some("new"), false, false, state("new")),
            (Some("old"), false, false, anew.clone()),
            (Some("old"), false, true, state("new")),
            (Some("new"), true, false, anew.clone()),
            (None, false, true, anew),
        ];
        for (earlier, from_scratch, keep_going, expected) in cases {
            let resumed = resume(earlier.map(state), "new".to_owned(), from_scratch, keep_going);
            assert_eq!(resumed, expected, "{earlier:?} {from_scratch} {keep_going}");
        }
    }

    #[test]
    fn what_is_done_survives_the_program() -> Result<()> {
        let path = workspace::root().join("target/xtask-tests/soak/progress.json");
        let mut progress = Progress { path: path.clone(), state: state("new") };
        assert!(!progress.is_done("sequence", 7));
        progress.finish("sequence", 7)?;
        progress.finish("crossing", 0)?;

        let read: State = serde_json::from_str(&fs::read_to_string(&path)?)?;
        let progress = Progress { path, state: read };
        assert!(progress.is_done("sequence", 7) && progress.is_done("crossing", 0));
        assert!(!progress.is_done("sequence", 6) && !progress.is_done("bots", 0));
        assert_eq!(progress.left(&["sequence".to_owned(), "crossing".to_owned()]), 200 - 5);
        Ok(())
    }
}
