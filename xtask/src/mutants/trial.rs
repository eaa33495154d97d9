//! One mutant on trial: told in the copy, built, run against its test, and taken back.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::fs;
use std::path::Path;
use std::process::Stdio;
use std::time::{Duration, Instant};

use anyhow::{Context as _, Result, bail};

use super::Entry;
use super::scratch::Scratch;
use crate::executables::{self, Executable};
use crate::process::{self, counted};

/// How long a test may run before there is any mutant.
const UNMUTATED_LIMIT: Duration = Duration::from_secs(600);

/// The least time that a mutant is given: a busy machine is slow at times.
const SHORTEST_LIMIT: Duration = Duration::from_secs(30);

/// The copy with its tests found and seen to pass.
pub(super) struct Court<'a> {
    scratch: &'a Scratch,
    /// Where each named test of each crate lives.
    places: BTreeMap<(String, String), Place>,
    /// How long one test may run before its mutant counts as never ending.
    limit: Duration,
}

/// How a mutant fared.
#[derive(Debug)]
pub(super) enum Verdict {
    Caught,
    /// The test ran so long that it was stopped, which nobody would overlook either.
    Endless,
    Survived,
    DoesNotCompile(String),
    DoesNotApply(String),
}

/// A test within its program.
#[derive(Debug, Clone)]
struct Place {
    executable: Executable,
    /// The name of the test with all its modules.
    path: String,
}

/// How a test program ended.
#[derive(Debug, PartialEq, Eq)]
enum End {
    Passed,
    Failed,
    TimedOut,
}

impl Place {
    /// The name of the test without its modules.
    fn name(&self) -> &str {
        self.path.rsplit("::").next().unwrap_or(&self.path)
    }
}

impl Verdict {
    pub(super) fn is_caught(&self) -> bool {
        matches!(self, Self::Caught | Self::Endless)
    }
}

impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Caught => "caught",
            Self::Endless => "caught (never ends)",
            Self::Survived => "SURVIVED",
            Self::DoesNotCompile(_) => "DOES NOT COMPILE",
            Self::DoesNotApply(_) => "DOES NOT APPLY",
        })
    }
}

impl<'a> Court<'a> {
    /// Builds the tests of all crates in question, unmutated, and demands that the named ones pass.
    pub(super) fn prepare(scratch: &'a Scratch, entries: &[Entry]) -> Result<Self> {
        let mut places = BTreeMap::new();
        let mut missing = BTreeSet::new();
        let packages: BTreeSet<&str> = entries.iter().map(|entry| entry.package.as_str()).collect();
        for package in packages {
            let tests = tests_of(scratch, package)?;
            for Entry { mutant, .. } in entries.iter().filter(|entry| entry.package == package) {
                match tests.iter().find(|place| place.name() == mutant.test) {
                    Some(place) => {
                        places.insert((package.to_owned(), mutant.test.clone()), place.clone());
                    }
                    None => {
                        missing.insert(format!("test not found: `{}` in {package}", mutant.test));
                    }
                }
            }
        }
        if !missing.is_empty() {
            bail!("{}", Vec::from_iter(missing).join("\n"));
        }
        let limit = run_unmutated(&places)?;
        Ok(Self { scratch, places, limit })
    }

    /// Tells one mutant, builds, runs its test, and restores the file.
    pub(super) fn try_mutant(&self, entry: &Entry) -> Result<Verdict> {
        let file =
            self.scratch.folder().join("crates").join(&entry.package).join(&entry.mutant.file);
        let Ok(original) = fs::read_to_string(&file) else {
            return Ok(Verdict::DoesNotApply(format!("there is no file {}", entry.mutant.file)));
        };
        let mutated = match mutate(&original, &entry.mutant.find, &entry.mutant.replace) {
            Ok(mutated) => mutated,
            Err(why) => return Ok(Verdict::DoesNotApply(why)),
        };
        write(&file, &mutated)?;
        let verdict = self.verdict(entry);
        write(&file, &original)?;
        verdict
    }

    fn verdict(&self, entry: &Entry) -> Result<Verdict> {
        let key = (entry.package.clone(), entry.mutant.test.clone());
        let place = self.places.get(&key).context("every test was found before")?;
        let mut build = self.scratch.cargo(&["test", "--no-run"]);
        build.args(place.executable.selection());
        let programs = match executables::build_quietly(&mut build) {
            Ok(programs) => programs,
            Err(error) => return Ok(Verdict::DoesNotCompile(error.to_string())),
        };
        let program = programs.iter().find(|program| program.kind == place.executable.kind);
        let program =
            program.with_context(|| format!("cargo built no test program for `{}`", key.1))?;
        Ok(match run_test(program, &place.path, self.limit)? {
            End::Passed => Verdict::Survived,
            End::Failed => Verdict::Caught,
            End::TimedOut => Verdict::Endless,
        })
    }
}

/// All tests of a crate, with the programs that they are in.
fn tests_of(scratch: &Scratch, package: &str) -> Result<Vec<Place>> {
    let mut build = scratch.cargo(&["test", "--no-run", "--package", package]);
    let mut tests = Vec::new();
    for executable in executables::build(&mut build)? {
        let list = executable.list_tests()?.into_iter();
        tests.extend(list.map(|path| Place { executable: executable.clone(), path }));
    }
    Ok(tests)
}

/// Demands that all named tests pass, and gives the time that one may take with a mutant.
fn run_unmutated(places: &BTreeMap<(String, String), Place>) -> Result<Duration> {
    let mut slowest = Duration::ZERO;
    let mut failed = Vec::new();
    for ((package, test), place) in places {
        let start = Instant::now();
        if run_test(&place.executable, &place.path, UNMUTATED_LIMIT)? != End::Passed {
            failed.push(format!("test `{test}` of {package} fails without any mutant"));
        }
        slowest = slowest.max(start.elapsed());
    }
    if !failed.is_empty() {
        bail!("{}", failed.join("\n"));
    }
    println!("{} unmutated: ok", counted(places.len(), "named test"));
    Ok(SHORTEST_LIMIT.max(slowest * 20))
}

/// Replaces the one place where `find` occurs.
fn mutate(original: &str, find: &str, replace: &str) -> Result<String, String> {
    match original.matches(find).count() {
        1 => Ok(original.replacen(find, replace, 1)),
        count => Err(format!("`{find}` occurs {count} times, not once")),
    }
}

/// Runs one test of a program, silently, for no longer than `limit`.
fn run_test(program: &Executable, path: &str, limit: Duration) -> Result<End> {
    let mut command = program.command();
    command
        .args(["--exact", path])
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null());
    let mut child =
        command.spawn().with_context(|| format!("cannot run {}", program.path.display()))?;
    Ok(match process::wait_within(&mut child, limit)? {
        None => End::TimedOut,
        Some(status) if status.success() => End::Passed,
        Some(_) => End::Failed,
    })
}

fn write(file: &Path, text: &str) -> Result<()> {
    fs::write(file, text).with_context(|| format!("cannot write {}", file.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mutant_changes_one_place_or_none() {
        assert_eq!(mutate("a < b && c", "<", "<=").as_deref(), Ok("a <= b && c"));
        assert_eq!(mutate("a < b < c", "<", ">"), Err("`<` occurs 2 times, not once".to_owned()));
        assert_eq!(mutate("a", "b", "c"), Err("`b` occurs 0 times, not once".to_owned()));
    }
}
