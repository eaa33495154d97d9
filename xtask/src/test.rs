//! `cargo xtask test`: everything that has to hold before a change lands.

use std::path::Path;
use std::process::Command;
use std::time::{Duration, Instant};
use std::{env, thread};

use anyhow::{Context as _, Result, bail};

use crate::process::{self, cargo};
use crate::targets;
use crate::tidy::{self, layers};
use crate::{executables, mutants, web, workspace};

/// What is checked: one round after the other.
const ROUNDS: &[Round] = &[
    // The linker of the client is busy with one core for minutes.
    Round {
        steps: &[
            Step { name: "format", run: format },
            Step { name: "tidy", run: tidy::run },
            Step { name: "clippy", run: clippy },
            Step { name: "docs", run: docs },
            Step { name: "build", run: build },
        ],
        beside: &[Step { name: "clippy-web", run: clippy_web }, Step { name: "web", run: web }],
    },
    // The tests find the client in the server, and browsers often wait.
    Round {
        steps: &[Step { name: "test", run: tests }],
        beside: &[Step { name: MUTANTS, run: mutants::run_all }],
    },
];

/// How long the tests of one program may take. The slowest take a third of it on two cores.
const LONGEST: Duration = Duration::from_secs(20 * 60);

/// The step that is left out unless it is asked for.
const MUTANTS: &str = "mutants";

/// What to check; everything but the mutants if nothing is said.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// Try the mutants as well, beside the tests
    #[arg(long)]
    mutants: bool,
    /// Only this step, such as clippy
    #[arg(long, value_name = "STEP", conflicts_with = "mutants")]
    only: Option<String>,
}

/// Steps that are taken one after the other, cheap ones first, and others beside them, which use none of their results.
struct Round {
    steps: &'static [Step],
    beside: &'static [Step],
}

struct Step {
    name: &'static str,
    run: fn() -> Result<()>,
}

struct Report {
    name: &'static str,
    result: Result<()>,
    time: Duration,
}

impl Step {
    /// Takes the step here and now; what it says goes straight to the terminal.
    fn take(&self) -> Report {
        println!("\n=== {} ===", self.name);
        self.report(self.run)
    }

    /// Takes the step in a process of its own; what it says is shown when it has ended, together.
    fn take_beside(&self, program: &Path) -> Report {
        self.report(|| {
            let mut step = Command::new(program);
            let (status, said) = process::overhear(step.args(["test", "--only", self.name]))?;
            println!("\n=== {}, beside the others ===\n{}", self.name, said.trim_end());
            if !status.success() {
                bail!("what it says above tells why ({status})");
            }
            Ok(())
        })
    }

    fn report(&self, run: impl FnOnce() -> Result<()>) -> Report {
        let start = Instant::now();
        let result = run();
        if let Err(error) = &result {
            eprintln!("{}: {error:#}", self.name);
        }
        Report { name: self.name, result, time: start.elapsed() }
    }
}

/// Runs all steps, also after one has failed, and ends with a table of how they went.
pub(crate) fn run(args: &Args) -> Result<()> {
    if let Some(name) = &args.only {
        return only(name);
    }
    // Building the tests may put another file in the place of this program.
    let program = env::current_exe().context("cannot tell which program this is")?;
    let start = Instant::now();
    let mut reports = Vec::new();
    for Round { steps, beside } in ROUNDS {
        let beside = beside.iter().filter(|step| args.mutants || step.name != MUTANTS);
        thread::scope(|scope| {
            let beside = scope
                .spawn(|| beside.map(|step| step.take_beside(&program)).collect::<Vec<Report>>());
            reports.extend(steps.iter().map(Step::take));
            reports.extend(beside.join().expect("a step that panics does so in its own process"));
        });
    }
    println!("\n{}", table(&reports, start.elapsed()));
    let failed = reports.iter().filter(|report| report.result.is_err());
    let failed: Vec<&str> = failed.map(|report| report.name).collect();
    if !failed.is_empty() {
        bail!("failed: {}", failed.join(", "));
    }
    Ok(())
}

/// Takes one step alone.
fn only(name: &str) -> Result<()> {
    let steps = || ROUNDS.iter().flat_map(|round| round.steps.iter().chain(round.beside));
    let Some(step) = steps().find(|step| step.name == name) else {
        let names: Vec<&str> = steps().map(|step| step.name).collect();
        bail!("there is no step `{name}`, only {}", names.join(", "));
    };
    (step.run)()
}

fn format() -> Result<()> {
    component("fmt", "rustfmt")?;
    process::run(&mut cargo(&["fmt", "--all", "--check"])).context("`cargo fmt` mends it")
}

fn clippy() -> Result<()> {
    component("clippy", "clippy")?;
    let args = ["clippy", "--workspace", "--all-targets", "--", "--deny", "warnings"];
    process::run(&mut cargo(&args))
}

/// The client is empty but in a browser. What its macros run is built once, for this and for the client.
fn clippy_web() -> Result<()> {
    component("clippy", "clippy")?;
    targets::ensure(targets::BROWSER)?;
    let mut clippy = web::cargo_for_browser("clippy");
    process::run(clippy.args(web::CLIENT).args(["--", "--deny", "warnings"]))
}

/// Builds what is meant for the browser: the client, which the tests then find in the server, and each pure crate by
/// itself. The other crates use threads, files and sockets.
fn web() -> Result<()> {
    web::build()?;
    let mut build = web::cargo_for_browser("build");
    build.arg("--lib");
    for name in workspace::crates()? {
        if layers::layer(&name).is_some_and(|layer| layer.kind.is_pure()) {
            build.args(["--package", &name]);
        }
    }
    process::run(&mut build)
}

/// Builds the tests while the client is linked. Only the few that hold the client are built again when it is there.
fn build() -> Result<()> {
    process::run(&mut cargo(&["test", "--workspace", "--no-run"]))
}

/// Runs the tests of one program after the other, and the examples of the docs; twice as many at once as there are
/// cores, for those in a browser wait more than they work.
fn tests() -> Result<()> {
    let threads = (2 * thread::available_parallelism()?.get()).to_string();
    let mut failed = Vec::new();
    for program in executables::build(&mut cargo(&["test", "--workspace", "--no-run"]))? {
        let mut test = program.command();
        test.env("RUST_TEST_THREADS", &threads);
        if let Err(error) = process::run_within(&mut test, LONGEST) {
            eprintln!("{error:#}");
            failed.push(program.selection().join(" "));
        }
    }
    let examples = process::run(&mut cargo(&["test", "--workspace", "--no-fail-fast", "--doc"]));
    if !failed.is_empty() {
        bail!("try again by `cargo test` with {}", failed.join(", or "));
    }
    examples
}

fn docs() -> Result<()> {
    let mut doc = cargo(&["doc", "--workspace", "--no-deps"]);
    process::run(doc.env("RUSTDOCFLAGS", "--deny warnings"))
}

/// Explains how to get a part of the toolchain where `cargo <command>` does not exist.
fn component(command: &str, component: &str) -> Result<()> {
    if !process::succeeds(&mut cargo(&[command, "--version"])) {
        bail!("`cargo {command}` is not installed: run `rustup component add {component}`");
    }
    Ok(())
}

fn table(reports: &[Report], time: Duration) -> String {
    let line = |name: &str, result: &str, time: Duration| {
        format!("{name:<10} {result:<7} {:>8.1}\n", time.as_secs_f64())
    };
    let mut table = format!("{:<10} {:<7} {:>8}\n", "step", "result", "seconds");
    for report in reports {
        let result = if report.result.is_ok() { "ok" } else { "FAILED" };
        table.push_str(&line(report.name, result, report.time));
    }
    table + &line("together", "", time)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_step_that_does_not_exist_is_told_with_those_that_do() {
        let error = only("clipy").expect_err("no such step");
        assert!(error.to_string().contains("`clipy`, only format, tidy, clippy,"), "{error}");
    }

    #[test]
    fn the_table_shows_every_step() {
        let time = Duration::from_millis(1_250);
        let reports = [
            Report { name: "format", result: Ok(()), time },
            Report { name: "docs", result: Err(anyhow::anyhow!("no")), time: time * 10 },
        ];
        let lines = [
            "step       result   seconds",
            "format     ok           1.2",
            "docs       FAILED      12.5",
            "together               13.8",
        ];
        assert_eq!(table(&reports, time * 11), lines.join("\n") + "\n");
    }
}
