//! `cargo xtask bench`: the benches, natively and, where they are portable, as WebAssembly.
//!
//! A portable bench prints at least one line that starts with `checksum`; native and wasm have to
//! print the same ones, so a bench is also a test that both play the same games.

use std::process::Command;

use anyhow::{Context as _, Result, bail};
use serde::Deserialize;

use crate::executables::{self, Executable};
use crate::process::{self, cargo};
use crate::{targets, workspace};

/// The benches that also run as WebAssembly: crate and bench. Such a bench uses no threads, and the
/// dev-dependencies of its crate build for wasm32-wasip1.
const PORTABLE: &[(&str, &str)] =
    &[("sequence", "playouts"), ("crossing", "solver"), ("rat-a-tat-cat", "rat_playouts")];

/// Which bench to run; all of them if nothing is said.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// Only the bench of this name
    name: Option<String>,
}

#[derive(Debug, Deserialize)]
struct Metadata {
    packages: Vec<Package>,
}

#[derive(Debug, Deserialize)]
struct Package {
    name: String,
    targets: Vec<Target>,
}

#[derive(Debug, Deserialize)]
struct Target {
    name: String,
    kind: Vec<String>,
}

/// Runs the benches one after the other, also after one has failed.
pub(crate) fn run(args: &Args) -> Result<()> {
    let mut benches = benches()?;
    if let Some(name) = &args.name {
        let known: Vec<String> = benches.iter().map(|(_, bench)| bench.clone()).collect();
        benches.retain(|(_, bench)| bench == name);
        if benches.is_empty() {
            bail!("there is no bench `{name}`; there are: {}", known.join(", "));
        }
    }
    if benches.is_empty() {
        println!("there are no benches yet");
    }
    let mut failed = Vec::new();
    for (package, bench) in &benches {
        println!("\n=== {package}: {bench} ===");
        if let Err(error) = run_bench(package, bench) {
            eprintln!("{bench}: {error:#}");
            failed.push(bench.as_str());
        }
    }
    if !failed.is_empty() {
        bail!("failed: {}", failed.join(", "));
    }
    Ok(())
}

fn run_bench(package: &str, bench: &str) -> Result<()> {
    let is_portable = PORTABLE.contains(&(package, bench));
    if !is_portable || !process::is_installed("node") {
        process::run(&mut cargo(&["bench", "--package", package, "--bench", bench]))?;
        if is_portable {
            println!("wasm skipped: there is no node here; install Node.js 20 or later to compare");
        }
        return Ok(());
    }
    let native = build(package, bench, None)?;
    targets::ensure(targets::WASI)?;
    let wasm = build(package, bench, Some(targets::WASI))?;
    println!("running natively …");
    let native = process::read(native.command().arg("--bench"))?;
    println!("running as wasm …");
    let wasm = process::read(&mut node(&wasm))?;
    println!("\n{}", side_by_side(&native, &wasm));
    compare(&native, &wasm)
}

/// All benches of the workspace, as crate and bench.
fn benches() -> Result<Vec<(String, String)>> {
    let text = process::read(&mut cargo(&["metadata", "--no-deps", "--format-version", "1"]))?;
    let metadata: Metadata =
        serde_json::from_str(&text).context("in the answer of cargo metadata")?;
    let mut benches = Vec::new();
    for package in metadata.packages {
        for target in package.targets {
            if target.kind.iter().any(|kind| kind == "bench") {
                benches.push((package.name.clone(), target.name));
            }
        }
    }
    benches.sort();
    Ok(benches)
}

fn build(package: &str, bench: &str, target: Option<&str>) -> Result<Executable> {
    let mut build = cargo(&["bench", "--no-run", "--package", package, "--bench", bench]);
    if let Some(target) = target {
        build.args(["--target", target]);
    }
    let programs = executables::build(&mut build)?;
    let program = programs.into_iter().find(|program| program.kind == "bench");
    program.with_context(|| format!("cargo built no program for the bench `{bench}`"))
}

fn node(program: &Executable) -> Command {
    let mut node = Command::new("node");
    // Without the flag, node warns on every run that its WASI is experimental.
    node.arg("--no-warnings").arg(workspace::root().join("xtask/wasi.mjs"));
    node.arg(&program.path).arg("--bench");
    node
}

fn side_by_side(native: &str, wasm: &str) -> String {
    let width =
        native.lines().map(|line| line.chars().count()).max().unwrap_or(0).max("native".len());
    let rule = "-".repeat(width);
    let mut table = format!("{:<width$} | wasm\n{rule}-|-----\n", "native");
    let (mut left, mut right) = (native.lines(), wasm.lines());
    loop {
        let row = (left.next(), right.next());
        if row == (None, None) {
            return table;
        }
        let (left, right) = (row.0.unwrap_or(""), row.1.unwrap_or(""));
        table.push_str(format!("{left:<width$} | {right}").trim_end());
        table.push('\n');
    }
}

/// Demands that both print the same checksums, and at least one.
fn compare(native: &str, wasm: &str) -> Result<()> {
    let (native, wasm) = (checksums(native), checksums(wasm));
    if native.is_empty() && wasm.is_empty() {
        bail!("a portable bench has to print a line that starts with `checksum`");
    }
    if native != wasm {
        bail!("the checksums differ: native {native:?}, wasm {wasm:?}");
    }
    println!("checksums agree");
    Ok(())
}

fn checksums(output: &str) -> Vec<&str> {
    output.lines().filter(|line| line.starts_with("checksum")).map(str::trim_end).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn outputs_stand_side_by_side() {
        let table = side_by_side("12.5 M/s\nchecksum 7\n", "9 M/s\nchecksum 7\nmore\n");
        let lines = [
            "native     | wasm",
            "-----------|-----",
            "12.5 M/s   | 9 M/s",
            "checksum 7 | checksum 7",
            "           | more",
        ];
        assert_eq!(table, lines.join("\n") + "\n");
    }

    #[test]
    fn checksums_have_to_agree() {
        assert!(compare("fast\nchecksum 7\n", "slow\nchecksum 7\n").is_ok());
        assert!(compare("checksum 7\n", "checksum 8\n").is_err());
        assert!(compare("checksum 7\nchecksum 8\n", "checksum 7\n").is_err());
        assert!(compare("fast\n", "slow\n").is_err());
    }
}
