//! The client in a real browser.

mod access;
mod company;
mod crossing;
mod evening;
mod memory;
mod network;
mod online;
mod screens;
mod words;

use std::sync::OnceLock;
use std::time::Duration;

use anyhow::Result;
use e2e::{Browser, Driver, Look, Missing, Site, Size};
use tokio::time::timeout;

/// How long a test may take. All together take half of it on two cores that have nothing else to do.
const LONGEST: Duration = Duration::from_secs(600);

/// By day, at a desk.
const DESK: Look = Look { size: Size::DESKTOP, dark: false, still: true };
/// By night, in the hand.
const HAND: Look = Look { size: Size::PHONE, dark: true, still: true };

/// The games that have a board.
const GAMES: [&str; 5] =
    ["sequence", "sequence-cats", "sequence-numbers", "rat-a-tat-cat", "crossing"];

/// Runs `test` with a site of its own and chromedriver, or says loudly that it cannot.
fn with_browser<F>(test: impl FnOnce(&'static Driver, Site) -> F)
where
    F: Future<Output = Result<()>>,
{
    static DRIVER: OnceLock<Result<Driver, Missing>> = OnceLock::new();
    let driver = DRIVER.get_or_init(|| Driver::start().expect("chromedriver starts"));
    let driver = match driver {
        Ok(driver) => driver,
        Err(missing) if std::env::var_os("CI").is_some() => panic!("{missing}"),
        Err(missing) => return skip(missing),
    };
    let runtime = tokio::runtime::Runtime::new().expect("threads can be started");
    // A driver whose browser has stopped answering waits for ever.
    let test = async { timeout(LONGEST, test(driver, Site::start().await?)).await? };
    let result = runtime.block_on(test);
    result.unwrap_or_else(|error| panic!("{error:#}"));
}

#[expect(clippy::print_stderr, reason = "a skipped test must be seen")]
fn skip(missing: &Missing) {
    eprintln!("SKIPPED, because {missing}: nothing was tested in a browser");
}

/// Nothing has gone wrong quietly: no error on the console, no word to another host.
async fn is_well(browser: &Browser) -> Result<()> {
    let console = browser.console().await?;
    anyhow::ensure!(console.is_empty(), "the console says:\n{}", console.join("\n"));
    let foreign = browser.foreign_requests().await?;
    anyhow::ensure!(foreign.is_empty(), "the page asked other hosts: {foreign:?}");
    Ok(())
}

/// The same of all that were at a table. They are closed with it.
async fn all_are_well(browsers: impl IntoIterator<Item = Browser>) -> Result<()> {
    for browser in browsers {
        is_well(&browser).await?;
        browser.close().await?;
    }
    Ok(())
}
