//! `cargo xtask soak`: the long versions of the random and statistical tests.
//!
//! A test in a module called `soak` of an integration-test program does one hundredth of its long
//! run, and `KVOLD_CHUNK` (0 to 99) says which. `cargo test` runs chunk 0; this command runs all,
//! and remembers after each crate of each chunk what is done.

mod progress;

use std::time::{Duration, Instant};

use anyhow::{Result, bail};

use crate::executables::{self, Executable};
use crate::process::{cargo, counted};
use crate::{tidy, workspace};
use progress::{CHUNKS, Progress};

/// Which tests to run, and what to do with the progress of an earlier run.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// Only this crate, or only tests whose name contains this
    #[arg(long, value_name = "NAME")]
    only: Option<String>,
    /// Forget the progress of an earlier run
    #[arg(long)]
    from_scratch: bool,
    /// Go on with an earlier run although the files have changed since
    #[arg(long, conflicts_with = "from_scratch")]
    keep_going: bool,
}

/// The soak tests of one program.
struct Suite {
    executable: Executable,
    tests: Vec<String>,
}

impl Suite {
    /// Runs one chunk; what the tests print goes to the terminal when one of them fails.
    fn run(&self, chunk: u8) -> Result<bool> {
        let mut command = self.executable.command();
        command.env("KVOLD_CHUNK", chunk.to_string()).arg("--exact").args(&self.tests);
        let output = command.output()?;
        if !output.status.success() {
            println!("{}", String::from_utf8_lossy(&output.stdout));
            eprintln!("{}", String::from_utf8_lossy(&output.stderr));
        }
        Ok(output.status.success())
    }

    /// The command that repeats one chunk.
    fn repeat(&self, chunk: u8) -> String {
        let selection = self.executable.selection().join(" ");
        let filter = if let [test] = &self.tests[..] { test } else { "soak::" };
        format!("KVOLD_CHUNK={chunk} cargo test --release {selection} -- {filter}")
    }
}

/// Runs what is left of all hundred chunks, also after one has failed.
pub(crate) fn run(args: &Args) -> Result<()> {
    let suites = suites(args.only.as_deref())?;
    if suites.is_empty() {
        let Some(name) = &args.only else {
            println!("there are no soak tests yet");
            return Ok(());
        };
        bail!("no crate `{name}` has soak tests, and no soak test has `{name}` in its name");
    }
    let mut progress = Progress::open(args.only.as_deref(), args.from_scratch, args.keep_going)?;
    let names: Vec<String> = suites.iter().map(|suite| suite.executable.package.clone()).collect();
    let left = counted(progress.left(&names), "run");
    println!("{left} to go; progress is kept in {}", progress.path().display());
    let failed = run_chunks(&suites, &names, &mut progress)?;
    if !failed.is_empty() {
        println!("to repeat what failed:\n  {}", failed.join("\n  "));
        bail!("{} failed", counted(failed.len(), "chunk"));
    }
    let tests = suites.iter().map(|suite| suite.tests.len()).sum();
    println!("all {CHUNKS} chunks of {} passed", counted(tests, "soak test"));
    Ok(())
}

/// Runs chunk by chunk and gives the commands that repeat what failed.
fn run_chunks(suites: &[Suite], names: &[String], progress: &mut Progress) -> Result<Vec<String>> {
    let mut failed = Vec::new();
    let mut pace = Pace::default();
    for chunk in 0..CHUNKS {
        let mut line = Vec::new();
        for suite in suites {
            let package = &suite.executable.package;
            if progress.is_done(package, chunk) {
                continue;
            }
            let start = Instant::now();
            let passed = suite.run(chunk)?;
            pace.add(start.elapsed());
            let verdict = if passed { "ok" } else { "FAILED" };
            line.push(format!("{package} {verdict} {:.1} s", start.elapsed().as_secs_f64()));
            if passed {
                progress.finish(package, chunk)?;
            } else {
                println!("failed; to repeat: {}", suite.repeat(chunk));
                failed.push(suite.repeat(chunk));
            }
        }
        if !line.is_empty() {
            let left = progress.left(names).saturating_sub(failed.len());
            let (line, estimate) = (line.join(", "), pace.estimate(left));
            println!("chunk {chunk:>2} of {CHUNKS}: {line}; {estimate}");
        }
    }
    Ok(failed)
}

/// Builds, in release mode, the integration tests of all crates with soak tests, and lists those.
fn suites(only: Option<&str>) -> Result<Vec<Suite>> {
    let mut build = cargo(&["test", "--release", "--no-run", "--test", "*"]);
    let packages = packages()?;
    if packages.is_empty() {
        return Ok(Vec::new());
    }
    for package in packages {
        build.args(["--package", &package]);
    }
    let mut suites = Vec::new();
    for executable in executables::build(&mut build)? {
        let tests = wanted(executable.list_tests()?, &executable.package, only);
        if !tests.is_empty() {
            suites.push(Suite { executable, tests });
        }
    }
    suites.sort_by(|a, b| a.executable.package.cmp(&b.executable.package));
    Ok(suites)
}

/// The crates with a module called `soak` in their integration tests.
fn packages() -> Result<Vec<String>> {
    let tree = tidy::working_tree()?;
    let mut packages = workspace::crates()?;
    packages.retain(|package| {
        let folder = format!("crates/{package}/tests/");
        tree.rust_under(&folder).any(|file| file.places(&["mod", "soak"]).next().is_some())
    });
    Ok(packages)
}

/// The soak tests among `tests` that `only` asks for, by crate or by name.
fn wanted(mut tests: Vec<String>, package: &str, only: Option<&str>) -> Vec<String> {
    tests.retain(|test| {
        let is_soak = test.rsplit("::").skip(1).any(|module| module == "soak");
        is_soak && only.is_none_or(|only| only == package || test.contains(only))
    });
    tests
}

/// How long one crate of one chunk takes on average.
#[derive(Debug, Default)]
struct Pace {
    runs: u32,
    time: Duration,
}

impl Pace {
    fn add(&mut self, time: Duration) {
        self.runs += 1;
        self.time += time;
    }

    fn estimate(&self, left: usize) -> String {
        let each = self.time.as_secs_f64() / f64::from(self.runs.max(1));
        let seconds = (each * left as f64).round();
        if seconds < 90.0 {
            format!("about {seconds} s left")
        } else {
            format!("about {:.0} min left", seconds / 60.0)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(only: Option<&str>, expected: &[&str]) {
        let tests = ["soak::deals", "soak::cards::draws", "rules::soak_is_no_module", "soak"];
        assert_eq!(wanted(tests.map(str::to_owned).to_vec(), "sequence", only), expected);
    }

    #[test]
    fn soak_tests_are_those_in_a_module_of_that_name() {
        check(None, &["soak::deals", "soak::cards::draws"]);
        check(Some("sequence"), &["soak::deals", "soak::cards::draws"]);
        check(Some("deal"), &["soak::deals"]);
        check(Some("crossing"), &[]);
    }

    #[test]
    fn the_estimate_follows_the_pace() {
        let mut pace = Pace::default();
        pace.add(Duration::from_secs(1));
        pace.add(Duration::from_secs(3));
        assert_eq!(pace.estimate(10), "about 20 s left");
        assert_eq!(pace.estimate(150), "about 5 min left");
    }
}
