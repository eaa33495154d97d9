//! How quick the client is in a real browser: `cargo run -p e2e --bin pace`, after `cargo xtask web`.

#![expect(clippy::print_stdout, reason = "a benchmark prints what it measured")]

use anyhow::{Result, anyhow};
use e2e::{Browser, Driver, Look, Site, Size, Table};
use serde_json::{Value, json};

/// How often the page is opened, each time in a new browser with nothing kept.
const VISITS: usize = 5;
/// How many moves are made.
const MOVES: u32 = 60;

/// Notes when the front page is there to be used.
const NOTE: &str = "new MutationObserver((_, observer) => {
    if (document.querySelector('nav.games a')) {
        window.usable = performance.now();
        observer.disconnect();
    }
}).observe(document, { childList: true, subtree: true });";

fn main() -> Result<()> {
    let driver = Driver::start()?.map_err(|missing| anyhow!("{missing}"))?;
    tokio::runtime::Runtime::new()?.block_on(async {
        let site = Site::start().await?;
        let mut visits = Vec::new();
        for _ in 0..VISITS {
            visits.push(visit(&driver, &site).await?);
        }
        print("front page usable after", &mut visits);
        for game in ["sequence", "sequence-cats", "sequence-numbers"] {
            moves(&driver, &site, game).await?;
        }
        Ok(())
    })
}

/// The milliseconds from the first request until the front page can be used.
async fn visit(driver: &Driver, site: &Site) -> Result<f64> {
    let browser = Browser::open(driver, "en").await?;
    let source = json!({ "source": NOTE });
    browser.devtools("Page.addScriptToEvaluateOnNewDocument", source).await?;
    browser.goto(&site.url()).await?;
    let usable = browser.wait_until("return window.usable").await?;
    browser.close().await?;
    usable.as_f64().ok_or_else(|| anyhow!("the page noted no time"))
}

/// For each pick of a card and each move: until the page has changed, and all that the frame after it takes.
async fn moves(driver: &Driver, site: &Site, game: &'static str) -> Result<()> {
    let browser = Browser::open(driver, "en").await?;
    browser.look(Look { size: Size::DESKTOP, dark: false, still: false }).await?;
    browser.goto(&site.url()).await?;
    browser.deal(&Table::alone(game).plain()).await?;
    let times = browser.run_async(include_str!("../pace.js"), vec![json!(MOVES)]).await?;
    for (what, name) in
        [("picks", "a card is picked"), ("moves", "a move is made"), ("frames", "a frame takes")]
    {
        print(&format!("{game}: {name}"), &mut numbers(&times[what]));
    }
    browser.close().await
}

fn numbers(times: &Value) -> Vec<f64> {
    times.as_array().into_iter().flatten().filter_map(Value::as_f64).collect()
}

fn print(what: &str, times: &mut [f64]) {
    times.sort_by(f64::total_cmp);
    let at =
        |share: usize| times.get((times.len() * share / 100).min(times.len().saturating_sub(1)));
    let show =
        |time: Option<&f64>| time.map_or_else(|| "-".to_owned(), |time| format!("{time:.1}"));
    let (half, most) = (show(at(50)), show(at(95)));
    println!("{what:<44} {half:>8} ms median {most:>8} ms p95 of {}", times.len());
}
