//! For everybody: axe on every screen, and a whole game by keys alone.

use anyhow::{Context as _, Result, ensure};
use e2e::{Browser, Driver, Look, Site, Table, axe};
use serde_json::json;

use crate::screens::online_screens;
use crate::{DESK, GAMES, HAND, is_well, with_browser};

/// Keys, as WebDriver writes them.
const ENTER: &str = "\u{e007}";
const RIGHT: &str = "\u{e014}";

/// Fails with everything that axe says against the screen.
async fn is_sound(browser: &Browser, axe: &str, screen: &str) -> Result<()> {
    let complaints = browser.axe(axe).await?;
    let all: Vec<String> = complaints.iter().map(ToString::to_string).collect();
    ensure!(all.is_empty(), "axe about {screen}:\n{}", all.join("\n"));
    Ok(())
}

async fn every_screen(driver: &Driver, site: &Site, language: &str, look: Look) -> Result<()> {
    let axe = axe()?;
    let browser = Browser::open(driver, language).await?;
    browser.look(look).await?;
    browser.goto(&site.url()).await?;
    is_sound(&browser, &axe, "the front page").await?;
    browser.route("#/settings").await?;
    browser.wait("input[type=range]").await?;
    is_sound(&browser, &axe, "the settings").await?;
    for game in GAMES {
        browser.route(&format!("#/rules/{game}")).await?;
        browser.wait("main [id$='-01']").await?;
        is_sound(&browser, &axe, &format!("the rules of {game}")).await?;
        browser.route(&format!("#/new/{game}")).await?;
        browser.wait("form.table-set").await?;
        browser
            .run("document.querySelectorAll('details').forEach((d) => { d.open = true; })", vec![])
            .await?;
        is_sound(&browser, &axe, &format!("a new table of {game}")).await?;
        browser.deal(&Table::passed(game).plain()).await?;
        browser.wait("main.curt .hold").await?;
        is_sound(&browser, &axe, &format!("the curtain of {game}")).await?;
        browser.play(2).await?;
        browser.deal(&Table::alone(game).plain()).await?;
        browser.play(2).await?;
        browser.wait(".tray").await?;
        is_sound(&browser, &axe, &format!("the table of {game}")).await?;
        if !["rat-a-tat-cat", "crossing"].contains(&game) {
            browser.click(".tray.now .hand .card").await?;
            is_sound(&browser, &axe, &format!("a card of {game} chosen")).await?;
        }
        browser.play(400).await?;
        is_sound(&browser, &axe, &format!("the end of {game}")).await?;
    }
    is_well(&browser).await?;
    browser.close().await
}

#[test]
fn axe_finds_nothing_by_day_at_a_desk() {
    with_browser(async |driver, site| every_screen(driver, &site, "en", DESK).await);
}

#[test]
fn axe_finds_nothing_by_night_in_the_hand() {
    with_browser(async |driver, site| every_screen(driver, &site, "is", HAND).await);
}

#[test]
fn axe_finds_nothing_at_online_tables() {
    with_browser(async |driver, site| {
        let axe = axe()?;
        let check = async |browser: &Browser, screen: &str| is_sound(browser, &axe, screen).await;
        online_screens(driver, &site, "en", DESK, check).await
    });
}

#[test]
fn a_whole_game_is_played_by_keys_alone() {
    with_browser(async |driver, site| {
        let browser = Browser::open(driver, "nb").await?;
        browser.look(DESK).await?;
        browser.goto(&site.url()).await?;
        browser.deal(&Table::alone("sequence-cats")).await?;
        for _ in 0..200 {
            let what = "const found = document.querySelector('main.end, .tray.now');
                return found && (found.matches('main.end') ? 'end' : 'turn')";
            if browser.wait_until(what).await? == json!("end") {
                is_well(&browser).await?;
                return browser.close().await;
            }
            one_turn(&browser).await.context("a turn by keys")?;
        }
        anyhow::bail!("two hundred turns did not end the game")
    });
}

/// A digit for the card, arrows for the space, Enter; where nothing fits, the button for that.
async fn one_turn(browser: &Browser) -> Result<()> {
    let version =
        "return document.querySelectorAll('.log li').length + '/' + document.body.innerText.length";
    let before = browser.run(version, vec![]).await?;
    for digit in 1..=5 {
        let focus = "return document.activeElement === document.body
            || document.activeElement.matches('.c, .hand .card, main, h1, button')";
        browser.wait_until(focus).await?;
        browser.keys(&digit.to_string()).await?;
        if browser.count(".c.lit, .c.open, .c.take").await? == 0 {
            continue;
        }
        // The keys go from the card to the board by themselves.
        browser.wait_until("return document.activeElement.matches('.c')").await?;
        browser.keys(RIGHT).await?;
        browser
            .wait_until("return document.activeElement.matches('.c.lit, .c.open, .c.take')")
            .await?;
        browser.keys(ENTER).await?;
        if browser.count(".c .ghost").await? > 0 {
            browser.keys(ENTER).await?;
        }
        break;
    }
    let moved = format!(
        "return ({}) !== {before} || !document.querySelector('.tray.now')",
        version.trim_start_matches("return ")
    );
    browser.wait_until(&moved).await.map(drop)
}

#[test]
fn a_page_that_is_open_follows_the_system_from_day_to_night() {
    with_browser(async |driver, site| {
        let browser = Browser::open(driver, "en").await?;
        // Text, what stands on it, and a suit, whose colour is set in another way.
        let colours = "return ['body', '.say b', '.c.hot', '.news']
            .map((css) => getComputedStyle(document.querySelector(css)))
            .map((style) => style.color + ' on ' + style.backgroundColor)";
        browser.look(DESK).await?;
        browser.goto(&site.url()).await?;
        browser.deal(&Table::alone("sequence")).await?;
        let day = browser.run(colours, vec![]).await?;
        browser.look(Look { dark: true, ..DESK }).await?;
        let night = browser.run(colours, vec![]).await?;
        browser.reload().await?;
        browser.wait(".c.hot").await?;
        let fresh = browser.run(colours, vec![]).await?;
        ensure!(day != night && night == fresh, "by day {day}, then {night}, opened anew {fresh}");
        browser.look(DESK).await?;
        ensure!(browser.run(colours, vec![]).await? == day, "the day comes back");
        browser.close().await
    });
}
