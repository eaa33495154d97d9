//! Compilation targets other than this machine, fetched when they are missing.

use std::path::Path;
use std::process::Command;

use anyhow::{Context as _, Result, bail};

use crate::process;

/// The browser: what the pure crates have to build for.
pub(crate) const BROWSER: &str = "wasm32-unknown-unknown";

/// WebAssembly with a standard output and a clock, for programs that run under node.
pub(crate) const WASI: &str = "wasm32-wasip1";

/// Makes sure that the standard library for `target` is installed, with rustup if need be.
pub(crate) fn ensure(target: &str) -> Result<()> {
    if is_installed(target)? {
        return Ok(());
    }
    if !process::is_installed("rustup") {
        bail!(
            "the target {target} is missing and there is no rustup to fetch it: install rustup \
             (https://rustup.rs), or the package of your system with Rust's library for {target}"
        );
    }
    process::run(Command::new("rustup").args(["target", "add", target]))
        .with_context(|| format!("the target {target} is missing and could not be fetched"))
}

/// Asks the compiler itself, which also works where Rust came without rustup.
fn is_installed(target: &str) -> Result<bool> {
    let library = process::read(Command::new("rustc").args([
        "--print",
        "target-libdir",
        "--target",
        target,
    ]))?;
    Ok(Path::new(library.trim()).is_dir())
}
