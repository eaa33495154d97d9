//! `cargo xtask web` and `cargo xtask serve`: the client, built with nothing but cargo, and the program that serves it.

use std::env::{self, consts::EXE_EXTENSION};
use std::path::PathBuf;
use std::process::Command;

use anyhow::{Context as _, Result};
use clap::Args;
use serde::Deserialize;

use crate::process::{self, cargo};
use crate::targets;
use crate::workspace;

/// Names the crate that runs in a browser and nowhere else.
pub(crate) const CLIENT: [&str; 2] = ["--package", "web"];

/// The profile that it is built with.
const PROFILE: &str = "web";

/// Where the finished client goes, seen from the root. The server embeds it: see `crates/server/build.rs`.
const DIST: &str = "target/dist";

#[derive(Debug, Args)]
pub(crate) struct ServeArgs {
    /// Arguments for `kvold serve`, such as --listen 127.0.0.1:8000
    #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
    rest: Vec<String>,
}

#[derive(Debug, Args)]
pub(crate) struct ShotsArgs {
    /// Where the pictures go
    #[arg(default_value = "target/shots")]
    folder: PathBuf,
    /// The language of the screens: en, nb or is
    #[arg(default_value = "en")]
    language: String,
}

/// Builds the client and takes screenshots of every screen.
pub(crate) fn shots(args: &ShotsArgs) -> Result<()> {
    build()?;
    let mut shots = cargo(&["run", "--package", "e2e", "--bin", "shots", "--"]);
    process::run(shots.arg(&args.folder).arg(&args.language))
}

/// Builds the client, then the program with the client in it, and runs it.
pub(crate) fn serve(args: &ServeArgs) -> Result<()> {
    build()?;
    let mut serve =
        cargo(&["run", "--release", "--package", "cli", "--bin", "kvold", "--", "serve"]);
    process::run(serve.args(&args.rest))
}

/// Builds the client.
pub(crate) fn build() -> Result<()> {
    targets::ensure(targets::BROWSER)?;
    process::run(cargo_for_browser("build").args(CLIENT))?;
    // With the features that the tests of the whole workspace have, so that its libraries are built once.
    process::run(&mut cargo(&["build", "--workspace", "--bin", "bundle"]))?;
    let (target, root) = (target_folder()?, workspace::root());
    let modules = target.join(targets::BROWSER).join(PROFILE);
    let mut bundle =
        Command::new(target.join("debug").join("bundle").with_extension(EXE_EXTENSION));
    bundle.arg("--module").arg(modules.join("web.wasm"));
    bundle.arg("--client").arg(root.join("crates/web"));
    bundle.arg("--out").arg(root.join(DIST));
    if is_in_a_hurry() {
        bundle.arg("--any-size");
    }
    process::run(&mut bundle)
}

/// A command of cargo that builds for the browser, as the client is built.
pub(crate) fn cargo_for_browser(command: &str) -> Command {
    cargo(&[command, "--profile", PROFILE, "--target", targets::BROWSER])
}

/// Whether the environment changes how the client is built, to see it sooner. What comes of that is larger.
fn is_in_a_hurry() -> bool {
    env::vars_os().any(|(name, _)| name.to_string_lossy().starts_with("CARGO_PROFILE_WEB_"))
}

/// Where cargo puts what it builds; it can be told to put it elsewhere.
fn target_folder() -> Result<PathBuf> {
    #[derive(Deserialize)]
    struct Metadata {
        target_directory: PathBuf,
    }
    let metadata = process::read(&mut cargo(&["metadata", "--no-deps", "--format-version", "1"]))?;
    let metadata: Metadata =
        serde_json::from_str(&metadata).context("cannot read what `cargo metadata` says")?;
    Ok(metadata.target_directory)
}
