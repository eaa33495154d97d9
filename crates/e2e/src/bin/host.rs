//! A server as a program of its own, for tests that kill it: `host ADDRESS FOLDER` serves the client as it was built
//! last, with its tables in the folder, and says its address as soon as it listens.

use std::io::Write as _;
use std::path::PathBuf;

use anyhow::{Context as _, Result};
use e2e::Site;

#[tokio::main]
async fn main() -> Result<()> {
    let mut args = std::env::args().skip(1);
    let address = args.next().context("the first argument is an address")?;
    let folder = args.next().context("the second argument is a folder")?;
    let site = Site::open(&address, PathBuf::from(folder)).await?;
    writeln!(std::io::stdout(), "{}", site.url())?;
    std::future::pending::<Result<()>>().await
}
