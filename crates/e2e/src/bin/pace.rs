//! How quick the client is in a real browser: `cargo run -p e2e --bin pace`, after `cargo xtask web`.
//!
//! The figures come from the browser's own trace. Work for a frame is the sum of all tasks on the thread of the page that
//! begin between two begins of frames: scripts, timers, messages, style, layout, paint. It is told by the time that
//! the tasks took of the processor, which other programs on the machine hardly change, and by the clock. Counted are
//! the frames that the browser had the page make.

#![expect(clippy::print_stdout, reason = "a benchmark prints what it measured")]

use std::time::Duration;

use anyhow::{Context as _, Result, anyhow};
use e2e::{Browser, Driver, Look, Pointer, Site, Size, Table, Trace, crowded};
use serde_json::json;

/// How often the page is opened, each time in a new browser with nothing kept.
const VISITS: usize = 5;
/// How many moves are made, in as many games as it takes.
const MOVES: u64 = 30;
/// How many tiles lie on the table of Crossing at least, and how often one is dragged there.
const TILES: u16 = 80;
const DRAGS: i32 = 25;

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
        drags(&driver, &site).await
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

/// For each pick of a card and each move: how long until it is on the screen, and what the thread of the page has to do
/// for each frame.
async fn moves(driver: &Driver, site: &Site, game: &'static str) -> Result<()> {
    let browser = Browser::open_traced(driver, "en").await?;
    browser.look(Look { size: Size::DESKTOP, dark: false, still: false }).await?;
    browser.goto(&site.url()).await?;
    let mut made = 0;
    while made < MOVES {
        browser.deal(&Table::alone(game).plain()).await?;
        let told = browser.run_async(include_str!("../pace.js"), vec![json!(MOVES - made)]).await?;
        made += told.as_u64().with_context(|| format!("the script says {told}"))?;
    }
    let trace = Trace::read(&browser.told().await?)?;
    for (mark, name) in [("pick", "a card is picked"), ("move", "a move is made")] {
        print(&format!("{game}: {name}, until drawn"), &mut millis(trace.until_drawn(mark)));
    }
    let frames = trace.frames_between("start", "stop");
    let counted = || frames.iter().filter(|frame| frame.made);
    let work = counted().map(|frame| frame.work).collect();
    print(&format!("{game}: work for a frame, processor"), &mut millis(work));
    let lasted = counted().map(|frame| frame.lasted).collect();
    print(&format!("{game}: work for a frame, clock"), &mut millis(lasted));
    browser.close().await
}

/// For each tile that is dragged from the hand over a full table of Crossing: what the thread of the page has to do for
/// a frame, and from the drop until the check and its marks are shown.
async fn drags(driver: &Driver, site: &Site) -> Result<()> {
    let browser = Browser::open_traced(driver, "en").await?;
    browser.look(Look { size: Size::DESKTOP, dark: false, still: true }).await?;
    browser.goto(&site.url()).await?;
    browser.take_up(&crowded(TILES)?).await?;
    browser.wait("#cloth.drafting").await?;
    let start = "addEventListener('pointerdown', () => performance.mark('grab'), true);
        addEventListener('pointerup', () => performance.mark('drop'), true);
        performance.mark('start')";
    browser.run(start, vec![]).await?;
    let (x, y) = browser.middle("#cloth").await?;
    let mut log = Vec::new();
    for drag in 0..DRAGS {
        let from = browser.middle(".rack .piece").await?;
        let to = (x + f64::from(drag % 5 - 2) * 60.0, y + f64::from(drag / 5 - 2) * 40.0);
        browser.drag(Pointer::Mouse, from, Duration::ZERO, to).await?;
        browser.keys("b").await?;
        browser.wait_until("return !document.querySelector('#world .piece.fresh')").await?;
        if drag % 5 == 4 {
            log.extend(browser.told().await?);
        }
    }
    let tiles = browser.count("#world .piece").await?;
    let trace = Trace::read(&log)?;
    let frames = trace.frames_between("grab", "drop");
    let work = frames.iter().filter(|frame| frame.made).map(|frame| frame.work).collect();
    print(&format!("crossing, {tiles} tiles: work for a frame of a drag"), &mut millis(work));
    let drops = trace.work_until_shown("drop");
    print("crossing: from a drop until it is checked and marked", &mut millis(drops));
    browser.close().await
}

fn millis(micros: Vec<f64>) -> Vec<f64> {
    micros.into_iter().map(|time| time / 1000.0).collect()
}

fn print(what: &str, times: &mut [f64]) {
    times.sort_by(f64::total_cmp);
    let at =
        |share: usize| times.get((times.len() * share / 100).min(times.len().saturating_sub(1)));
    let show =
        |time: Option<&f64>| time.map_or_else(|| "-".to_owned(), |time| format!("{time:.1}"));
    let (half, most) = (show(at(50)), show(at(95)));
    println!("{what:<56} {half:>8} ms median {most:>8} ms p95 of {}", times.len());
}
