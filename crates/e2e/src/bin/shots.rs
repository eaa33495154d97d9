//! Screenshots of every screen, at every size, by day and by night: `cargo xtask shots [FOLDER] [LANGUAGE]`.

use std::path::{Path, PathBuf};
use std::{env, fs};

use anyhow::{Context as _, Result, anyhow};
use e2e::{Browser, Driver, Look, Site, Size, Table, crowded};

const SIZES: [Size; 5] =
    [Size::PHONE, Size::LANDSCAPE, Size::TABLET, Size::DESKTOP, Size::TELEVISION];

/// How far a game is played before its picture is taken.
const MOVES: u32 = 9;
/// How many tiles lie on the tables of Crossing that are taken up.
const CROWDS: [u16; 3] = [15, 45, 100];

fn main() -> Result<()> {
    let mut args = env::args().skip(1);
    let folder = args.next().map_or_else(|| PathBuf::from("target/shots"), PathBuf::from);
    let language = args.next().unwrap_or_else(|| "en".to_owned());
    fs::create_dir_all(&folder)?;
    let driver = Driver::start()?.map_err(|missing| anyhow!("{missing}"))?;
    tokio::runtime::Runtime::new()?.block_on(async {
        let site = Site::start().await?;
        let browser = Browser::open(&driver, &language).await?;
        browser.goto(&site.url()).await?;
        every_screen(&browser, &folder).await?;
        let other = Browser::open(&driver, &language).await?;
        browser.come_as("Edda", &site.url()).await?;
        other.come_as("Óðinn", &site.url()).await?;
        online(&browser, &other, &folder).await?;
        other.close().await?;
        browser.close().await
    })
}

async fn every_screen(browser: &Browser, folder: &Path) -> Result<()> {
    take(browser, folder, "home").await?;
    for route in ["settings", "rules/sequence-cats", "new/sequence"] {
        browser.route(&format!("#/{route}")).await?;
        browser.wait("main").await?;
        take(browser, folder, &route.replace('/', "-")).await?;
    }
    for game in ["sequence", "sequence-cats", "sequence-numbers", "crossing"] {
        let table = Table { bots: 3, ..Table::alone(game) }.plain();
        // A game that is over so soon, or by what bots do after that, makes no picture of a table.
        loop {
            browser.deal(&table).await?;
            browser.play(MOVES).await?;
            browser.wait(".tray.now, main.end").await?;
            if browser.count("main.end").await? == 0 {
                break;
            }
        }
        take(browser, folder, game).await?;
        let pick = "[...document.querySelectorAll('.hand .card')].some((card) => {
            card.click();
            return document.querySelector('.c.lit') !== null;
        })";
        browser.run(pick, vec![]).await?;
        take(browser, folder, &format!("{game}-picked")).await?;
        browser.play(400).await?;
        browser.wait("main.end").await?;
        take(browser, folder, &format!("{game}-end")).await?;
    }
    for tiles in CROWDS {
        browser.take_up(&crowded(tiles)?).await?;
        take(browser, folder, &format!("crossing-{tiles}")).await?;
    }
    rat_a_tat_cat(browser, folder).await?;
    browser.deal(&Table::passed("sequence-cats")).await?;
    browser.play(3).await?;
    browser.wait("main.curt .hold").await?;
    take(browser, folder, "curtain").await
}

/// The ways to a table, people who sit down, a game there, and the same on a television and as a hand below it.
async fn online(browser: &Browser, other: &Browser, folder: &Path) -> Result<()> {
    browser.route("#/join").await?;
    browser.wait(".page.join").await?;
    take(browser, folder, "online-join").await?;
    let table = Table { bots: 0, people: vec!["Edda", "Óðinn"], ..Table::alone("sequence-cats") };
    let code = browser.open_table(&table).await?;
    other.enter("screen", &code).await?;
    other.wait(".tv-wait .qr").await?;
    take(other, folder, "online-television-lobby").await?;
    other.enter("hand", &code).await?;
    other.sit().await?;
    browser.wait_for_people(2).await?;
    take(browser, folder, "online-lobby").await?;
    browser.begin().await?;
    let (one, two) = tokio::join!(browser.play(4), other.play(4));
    one?;
    two?;
    take(browser, folder, "online-game").await?;
    take(other, folder, "online-hand").await?;
    other.enter("screen", &code).await?;
    other.wait("main.tv").await?;
    take(other, folder, "online-television").await
}

/// The first look, a turn, the end.
async fn rat_a_tat_cat(browser: &Browser, folder: &Path) -> Result<()> {
    browser.deal(&Table { bots: 3, ..Table::alone("rat-a-tat-cat") }.plain()).await?;
    browser.wait(".cut .btn, .rat-acts .btn.go").await?;
    take(browser, folder, "rat-a-tat-cat-begin").await?;
    browser.play(6).await?;
    browser.wait(".tray.now").await?;
    take(browser, folder, "rat-a-tat-cat").await?;
    browser.play(400).await?;
    browser.wait("main.end").await?;
    take(browser, folder, "rat-a-tat-cat-end").await
}

/// The screen as it is now, in every look.
async fn take(browser: &Browser, folder: &Path, name: &str) -> Result<()> {
    for size in SIZES {
        for dark in [false, true] {
            browser.look(Look { size, dark, still: true }).await?;
            // Two frames later everything is laid out, and then it comes to rest.
            let settled = "const done = arguments[0];
                const wait = () => document.getAnimations().some((a) => a.playState === 'running')
                    ? setTimeout(wait, 20) : done(true);
                requestAnimationFrame(() => requestAnimationFrame(wait))";
            browser.run_async(settled, vec![]).await?;
            let night = if dark { "-dark" } else { "" };
            let file = folder.join(format!("{name}-{}{night}.png", size.name));
            let picture = browser.screenshot().await?;
            fs::write(&file, picture).with_context(|| format!("{}", file.display()))?;
        }
    }
    Ok(())
}
