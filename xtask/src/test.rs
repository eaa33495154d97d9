//! `cargo xtask test`: everything that has to hold before a change lands.

use std::time::{Duration, Instant};

use anyhow::{Context as _, Result, bail};

use crate::process::{self, cargo};
use crate::targets;
use crate::tidy::{self, layers};
use crate::{web, workspace};

/// What is checked, cheap checks first.
const STEPS: &[Step] = &[
    Step { name: "format", run: format },
    Step { name: "tidy", run: tidy::run },
    Step { name: "clippy", run: clippy },
    Step { name: "web", run: web },
    Step { name: "docs", run: docs },
    Step { name: "test", run: tests },
];

struct Step {
    name: &'static str,
    run: fn() -> Result<()>,
}

struct Report {
    name: &'static str,
    result: Result<()>,
    time: Duration,
}

/// Runs all steps, also after one has failed, and ends with a table of how they went.
pub(crate) fn run() -> Result<()> {
    let mut reports = Vec::new();
    for step in STEPS {
        println!("\n=== {} ===", step.name);
        let start = Instant::now();
        let result = (step.run)();
        if let Err(error) = &result {
            eprintln!("{}: {error:#}", step.name);
        }
        reports.push(Report { name: step.name, result, time: start.elapsed() });
    }
    println!("\n{}", table(&reports));
    let failed = reports.iter().filter(|report| report.result.is_err());
    let failed: Vec<&str> = failed.map(|report| report.name).collect();
    if !failed.is_empty() {
        bail!("failed: {}", failed.join(", "));
    }
    Ok(())
}

fn format() -> Result<()> {
    component("fmt", "rustfmt")?;
    process::run(&mut cargo(&["fmt", "--all", "--check"])).context("`cargo fmt` mends it")
}

fn clippy() -> Result<()> {
    component("clippy", "clippy")?;
    let args = ["clippy", "--workspace", "--all-targets", "--", "--deny", "warnings"];
    process::run(&mut cargo(&args))?;
    // The client is empty but in a browser. What its macros run is built once, for this and for the client.
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

fn tests() -> Result<()> {
    process::run(&mut cargo(&["test", "--workspace", "--no-fail-fast"]))
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

fn table(reports: &[Report]) -> String {
    let mut table = format!("{:<8} {:<7} {:>8}\n", "step", "result", "seconds");
    for report in reports {
        let result = if report.result.is_ok() { "ok" } else { "FAILED" };
        let seconds = report.time.as_secs_f64();
        table.push_str(&format!("{:<8} {result:<7} {seconds:>8.1}\n", report.name));
    }
    table
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_shows_every_step() {
        let time = Duration::from_millis(1_250);
        let reports = [
            Report { name: "format", result: Ok(()), time },
            Report { name: "docs", result: Err(anyhow::anyhow!("no")), time: time * 10 },
        ];
        let lines =
            ["step     result   seconds", "format   ok           1.2", "docs     FAILED      12.5"];
        assert_eq!(table(&reports), lines.join("\n") + "\n");
    }
}
