//! The words on the screens: in the right language, and never cut.

use anyhow::{Result, ensure};
use e2e::{Browser, Driver, Look, Site, Size, Table};
use serde_json::json;

use crate::screens::online_screens;
use crate::{GAMES, HAND, is_well, with_browser};

/// Fails with every text that is cut when all are `longer`.
async fn fits(browser: &Browser, longer: f64, screen: &str) -> Result<()> {
    let cut = browser.cut_texts(longer).await?;
    let cut: Vec<String> = cut.iter().map(ToString::to_string).collect();
    ensure!(cut.is_empty(), "{screen}, texts {longer} times as long:\n{}", cut.join("\n"));
    Ok(())
}

async fn every_screen_fits(
    driver: &Driver,
    site: &Site,
    language: &str,
    look: Look,
    longer: f64,
) -> Result<()> {
    let browser = Browser::open(driver, language).await?;
    browser.look(look).await?;
    browser.goto(&site.url()).await?;
    fits(&browser, longer, "the front page").await?;
    browser.route("#/settings").await?;
    browser.wait("input[type=range]").await?;
    fits(&browser, longer, "the settings").await?;
    for game in GAMES {
        browser.route(&format!("#/rules/{game}")).await?;
        browser.wait("main [id$='-01']").await?;
        fits(&browser, longer, &format!("the rules of {game}")).await?;
        browser.route(&format!("#/new/{game}")).await?;
        browser.wait("form.table-set").await?;
        fits(&browser, longer, &format!("a new table of {game}")).await?;
        browser.deal(&Table::passed(game)).await?;
        browser.wait("main.curt .hold").await?;
        fits(&browser, longer, &format!("the curtain of {game}")).await?;
        browser.deal(&Table::alone(game)).await?;
        browser.wait("main.t .tray").await?;
        fits(&browser, longer, &format!("the table of {game}")).await?;
    }
    is_well(&browser).await?;
    browser.close().await
}

#[test]
fn no_text_is_cut_on_a_phone_at_a_third_more_length() {
    with_browser(async |driver, site| every_screen_fits(driver, &site, "nb", HAND, 1.3).await);
}

#[test]
fn no_text_is_cut_on_a_tablet_at_a_third_more_length() {
    let look = Look { size: Size::TABLET, ..HAND };
    with_browser(async |driver, site| every_screen_fits(driver, &site, "is", look, 1.3).await);
}

#[test]
fn no_text_is_cut_at_online_tables_at_a_third_more_length() {
    with_browser(async |driver, site| {
        let check = async |browser: &Browser, screen: &str| fits(browser, 1.3, screen).await;
        online_screens(driver, &site, "nb", HAND, check).await
    });
}

#[test]
fn the_language_changes_at_once_and_is_remembered() {
    with_browser(async |driver, site| {
        let browser = Browser::open(driver, "nb").await?;
        browser.look(HAND).await?;
        browser.goto(&site.url()).await?;
        let welcome = browser.text(".hello p").await?;
        browser.click("[lang=is]:not(html)").await?;
        browser.wait("html[lang=is]").await?;
        let after = browser.text(".hello p").await?;
        ensure!(welcome != after, "{welcome:?} is told in Icelandic as well");
        browser.reload().await?;
        ensure!(browser.text(".hello p").await? == after, "the choice is forgotten");
        browser.deal(&Table::alone("sequence")).await?;
        let lang = browser.run("return document.documentElement.lang", vec![]).await?;
        ensure!(lang == json!("is"), "{lang}");
        is_well(&browser).await?;
        browser.close().await
    });
}
