//! Several browsers at one table: everybody with their own, a television above them, a server that is killed.

use anyhow::{Result, ensure};
use e2e::{Browser, Driver, Host, Look, Size, Table};
use serde_json::json;

use crate::{DESK, HAND, all_are_well, with_browser};

pub(crate) const TELEVISION: Look = Look { size: Size::TELEVISION, dark: false, still: true };

/// Two people and so many bots.
pub(crate) fn two(game: &'static str, bots: usize) -> Table {
    Table { game, people: vec!["Edda", "Óðinn"], bots, options: vec![] }.plain()
}

/// Somebody at the site.
pub(crate) async fn person(driver: &Driver, name: &str, look: Look, url: &str) -> Result<Browser> {
    let browser = Browser::open(driver, "en").await?;
    browser.look(look).await?;
    browser.come_as(name, url).await?;
    Ok(browser)
}

/// Edda opens a table, sits there, and seats bots; Óðinn comes as `place`. Both wait for the game.
pub(crate) async fn sit_down(
    edda: &Browser,
    odin: &Browser,
    table: &Table,
    place: &str,
) -> Result<String> {
    let code = edda.open_table(table).await?;
    edda.wait_for_people(1).await?;
    odin.enter(place, &code).await?;
    odin.sit().await?;
    edda.wait_for_people(2).await?;
    for taken in 0..table.bots {
        edda.click(".sitters li.free .does .btn:last-child").await?;
        edda.click("dialog[open] .choice:last-child").await?;
        edda.wait_for_people(3 + taken).await?;
    }
    Ok(code)
}

/// Nothing on the television can be pressed, and nobody's hand is on it.
async fn is_a_television(tv: &Browser) -> Result<()> {
    let press = "return [...document.querySelectorAll('main button, main a, main input')]
        .filter((e) => !e.closest('[inert]') && e.checkVisibility()).map((e) => e.outerHTML.slice(0, 120))";
    let found = tv.run(press, vec![]).await?;
    ensure!(found == json!([]), "a television has nothing to press: {found}");
    ensure!(tv.count(".hand, .rack, .tray").await? == 0, "a hand is on the television");
    Ok(())
}

/// A whole game, with one at a desk, one with a phone below the television, and bots of the server.
async fn under_a_television(driver: &Driver, url: &str, table: &Table) -> Result<()> {
    let edda = person(driver, "Edda", DESK, url).await?;
    let odin = person(driver, "Óðinn", HAND, url).await?;
    let tv = person(driver, "", TELEVISION, url).await?;
    let code = sit_down(&edda, &odin, table, "hand").await?;
    tv.enter("screen", &code).await?;
    tv.wait(".tv-wait .qr").await?;
    is_a_television(&tv).await?;
    edda.begin().await?;
    tv.wait("main.tv").await?;
    is_a_television(&tv).await?;
    let (first, second) = tokio::join!(edda.play(400), odin.play(400));
    let (first, second) = (first?, second?);
    ensure!(first.over && second.over, "{first:?} {second:?}");
    ensure!(first.moves > 0 && second.moves > 0, "both have played: {first:?} {second:?}");
    tv.wait("main.outcome").await?;
    is_a_television(&tv).await?;
    all_are_well([edda, odin, tv]).await
}

#[test]
fn cats_are_played_on_two_devices_below_a_television() {
    with_browser(async |driver, site| {
        under_a_television(driver, &site.url(), &two("sequence-cats", 0)).await
    });
}

#[test]
fn rat_a_tat_cat_is_played_on_two_devices_below_a_television() {
    with_browser(async |driver, site| {
        under_a_television(driver, &site.url(), &two("rat-a-tat-cat", 1)).await
    });
}

#[test]
fn crossing_is_played_on_two_devices_below_a_television() {
    with_browser(async |driver, site| {
        under_a_television(driver, &site.url(), &two("crossing", 1)).await
    });
}

#[test]
fn a_server_that_is_killed_in_the_middle_of_a_game_loses_nothing() {
    with_browser(async |driver, _| {
        let mut host = Host::start(env!("CARGO_BIN_EXE_host"))?;
        let edda = person(driver, "Edda", DESK, host.url()).await?;
        let odin = person(driver, "Óðinn", HAND, host.url()).await?;
        sit_down(&edda, &odin, &two("sequence", 0), "table").await?;
        edda.begin().await?;
        let (first, second) = tokio::join!(edda.play(5), odin.play(5));
        ensure!(!first?.over && !second?.over, "ten moves are no game");
        // Whoever is to move has seen all ten moves, and the other one has made the last of them.
        tokio::select! {
            turn = edda.wait(".tray.now") => turn?,
            turn = odin.wait(".tray.now") => turn?,
        };
        let chips = "return [...document.querySelectorAll('.grid .c:has(.chip)')]
            .map((c) => c.id + ' ' + c.querySelector('.chip').className)";
        let before = edda.run(chips, vec![]).await?;
        ensure!(odin.run(chips, vec![]).await? == before, "both see the same table");
        host.kill()?;
        edda.wait(".banner.off").await?;
        odin.wait(".banner.off").await?;
        ensure!(edda.run(chips, vec![]).await? == before, "the table stays as it is");
        host.start_again()?;
        for browser in [&edda, &odin] {
            browser.wait_until("return !document.querySelector('.banner.off')").await?;
        }
        ensure!(edda.run(chips, vec![]).await? == before, "nothing is lost");
        let (first, second) = tokio::join!(edda.play(400), odin.play(400));
        ensure!(first?.over && second?.over, "the game goes on to its end");
        // The browser itself says that the server was gone.
        for browser in [edda, odin] {
            let said = browser.console().await?;
            let said: Vec<_> = said.iter().filter(|line| !line.contains("WebSocket")).collect();
            ensure!(said.is_empty(), "{said:?}");
            browser.close().await?;
        }
        Ok(())
    });
}

#[test]
fn a_seat_is_brought_to_another_device_and_both_show_it() {
    with_browser(async |driver, site| {
        let url = site.url();
        let edda = person(driver, "Edda", DESK, &url).await?;
        let odin = person(driver, "Óðinn", HAND, &url).await?;
        let code = sit_down(&edda, &odin, &two("sequence", 0), "table").await?;
        edda.begin().await?;
        for browser in [&edda, &odin] {
            browser.wait("main.t .hand .card").await?;
        }
        let key = "return JSON.parse(localStorage.getItem('kvold-online'))[0].kept.keys[0].key";
        let key = odin.run(key, vec![]).await?;
        let hand = "return [...document.querySelectorAll('.hand .card')].map((c) => c.ariaLabel)";
        let held = odin.run(hand, vec![]).await?;
        // Without the key the code shows no hand; with it the seat is there as well.
        let tablet = person(driver, "", DESK, &url).await?;
        tablet.enter("table", &code).await?;
        tablet.wait("main.t").await?;
        ensure!(tablet.count(".hand .card").await? == 0, "a code alone shows no hand");
        tablet.enter("table", &format!("{code}/{}", key.as_str().unwrap_or_default())).await?;
        tablet.wait("main.t .hand .card").await?;
        ensure!(tablet.run(hand, vec![]).await? == held, "the same hand");
        let address = tablet.run("return location.hash", vec![]).await?;
        ensure!(address == json!(format!("#/table/{code}")), "the key is gone from {address}");
        // A move at one of them is a move at both.
        let (first, second) = tokio::join!(edda.play(4), tablet.play(4));
        ensure!(first?.moves == 4 && second?.moves == 4);
        let now = tablet.run(hand, vec![]).await?;
        ensure!(now != held, "cards were played and drawn");
        let same = format!("{hand}.join() === {}", json!(joined(&now)));
        odin.wait_until(&same).await?;
        all_are_well([edda, odin, tablet]).await
    });
}

#[test]
fn two_people_at_one_device_cover_their_hands_at_an_online_table() {
    with_browser(async |driver, site| {
        let url = site.url();
        let edda = person(driver, "Edda", HAND, &url).await?;
        let odin = person(driver, "Óðinn", DESK, &url).await?;
        let table = Table { people: vec!["Edda", "Óðinn", "Anna"], ..two("sequence", 0) };
        sit_down(&edda, &odin, &table, "table").await?;
        // The third chair is for somebody beside Edda.
        edda.sit().await?;
        edda.type_in("dialog[open] input", "Anna").await?;
        edda.click("dialog[open] button[type=submit]").await?;
        edda.wait_for_people(3).await?;
        edda.begin().await?;
        let (first, second) = tokio::join!(edda.play(8), odin.play(4));
        let (first, second) = (first?, second?);
        ensure!(first.curtains == 8, "the device goes round: {first:?} {second:?}");
        all_are_well([edda, odin]).await
    });
}

/// A list of texts as JavaScript joins them.
fn joined(list: &serde_json::Value) -> String {
    let texts = list.as_array().into_iter().flatten().filter_map(serde_json::Value::as_str);
    texts.collect::<Vec<_>>().join(",")
}
