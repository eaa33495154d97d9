//! `cargo xtask serve`: a place kept for the web client.

use anyhow::{Result, bail};

pub(crate) fn run() -> Result<()> {
    bail!(
        "this version has no web client yet; play in the terminal instead: \
         `cargo run --release -p cli -- games` lists the games"
    )
}
