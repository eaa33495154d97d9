//! Without a secure context, and without a network.

use anyhow::ensure;
use e2e::{Browser, Table};
use serde_json::json;

use crate::{HAND, is_well, with_browser};

#[test]
fn plain_http_from_another_host_plays_all_the_same() {
    with_browser(async |driver, site| {
        let browser = Browser::open(driver, "is").await?;
        browser.look(HAND).await?;
        browser.goto(&site.plain_url()).await?;
        let secure = browser.run("return isSecureContext", vec![]).await?;
        ensure!(secure == json!(false), "this is to be tested without a secure context");
        browser.deal(&Table::alone("sequence-cats")).await?;
        let ended = browser.play(400).await?;
        ensure!(ended.over, "{ended:?}");
        is_well(&browser).await?;
        browser.close().await
    });
}

#[test]
fn after_the_first_visit_no_network_is_needed() {
    with_browser(async |driver, mut site| {
        let browser = Browser::open(driver, "en").await?;
        browser.look(HAND).await?;
        browser.goto(&site.url()).await?;
        let ready = "const done = arguments[0];
            navigator.serviceWorker.ready.then((r) => {
                const wait = () => r.active.state === 'activated' ? done(true) : setTimeout(wait, 20);
                wait();
            });";
        browser.run_async(ready, vec![]).await?;
        site.stop().await;
        browser.reload().await?;
        // Words that were never spoken before are kept as well.
        browser.click("[lang=is]:not(html)").await?;
        browser.wait("html[lang=is]").await?;
        browser.deal(&Table::alone("sequence-numbers").with("help-with-sums", "on")).await?;
        let ended = browser.play(400).await?;
        ensure!(ended.over, "{ended:?}");
        // What cannot be fetched is said on the console; nothing else may be.
        let serious = browser.console().await?;
        let serious: Vec<_> =
            serious.iter().filter(|line| !line.contains("ERR_CONNECTION")).collect();
        ensure!(serious.is_empty(), "{serious:?}");
        browser.close().await
    });
}

#[test]
fn words_are_loaded_in_the_language_that_is_spoken() {
    with_browser(async |driver, site| {
        let browser = Browser::open(driver, "nb").await?;
        browser.goto(&site.plain_url()).await?;
        browser.wait(".front").await?;
        let loaded = "return performance.getEntriesByType('resource')
            .map((entry) => entry.name.match(/words-(..)-/)?.[1]).filter((tag) => tag)";
        ensure!(browser.run(loaded, vec![]).await? == json!(["nb"]), "one language is enough");
        browser.click("[lang=en]:not(html)").await?;
        browser.wait("html[lang=en]").await?;
        ensure!(browser.run(loaded, vec![]).await? == json!(["nb", "en"]));
        is_well(&browser).await?;
        browser.close().await
    });
}

#[test]
fn a_board_is_loaded_when_its_game_is_about_to_be_played() {
    with_browser(async |driver, site| {
        let browser = Browser::open(driver, "en").await?;
        browser.goto(&site.plain_url()).await?;
        browser.wait(".front").await?;
        let boards = "return performance.getEntriesByType('resource')
            .filter((entry) => entry.name.includes('/part-')).length";
        ensure!(browser.run(boards, vec![]).await? == json!(0), "the front page needs no board");
        browser.route("#/new/rat-a-tat-cat").await?;
        let own = "return performance.getEntriesByType('resource')
            .some((entry) => entry.name.match(/part-rat_a_tat_cat-[0-9a-f]+.wasm/))";
        browser.wait_until(own).await?;
        let others = "return performance.getEntriesByType('resource')
            .filter((entry) => /part-(crossing|online|sequence)-[0-9a-f]+.wasm/.test(entry.name)).length";
        ensure!(browser.run(others, vec![]).await? == json!(0), "nothing else need come");
        is_well(&browser).await?;
        browser.close().await
    });
}

#[test]
fn a_part_that_does_not_come_can_be_asked_for_again() {
    with_browser(async |driver, site| {
        let browser = Browser::open(driver, "en").await?;
        browser.look(HAND).await?;
        browser.goto(&site.plain_url()).await?;
        let block = async |urls: serde_json::Value| {
            browser.devtools("Network.enable", json!({})).await?;
            browser.devtools("Network.setBlockedURLs", json!({ "urls": urls })).await
        };
        block(json!(["*/part-*"])).await?;
        browser.route("#/new/crossing").await?;
        browser.click("form.table-set button[type=submit]").await?;
        browser.wait("#problem.wrong").await?;
        block(json!([])).await?;
        browser.click("form.table-set button[type=submit]").await?;
        browser.wait("main.t").await?;
        // The same for a table that is taken up again.
        block(json!(["*/part-*"])).await?;
        browser.reload().await?;
        browser.wait("main.porch [role=alert]").await?;
        block(json!([])).await?;
        browser.click("main.porch button").await?;
        browser.wait("main.t").await?;
        // And for what online tables need.
        block(json!(["*/part-*"])).await?;
        browser.route("#/join").await?;
        browser.wait("main.porch [role=alert]").await?;
        block(json!([])).await?;
        browser.click("main.porch button").await?;
        browser.wait(".page.join").await?;
        browser.close().await
    });
}

#[test]
fn the_page_can_be_installed() {
    with_browser(async |driver, site| {
        let browser = Browser::open(driver, "en").await?;
        browser.goto(&site.url()).await?;
        let manifest = browser.devtools("Page.getAppManifest", json!({})).await?;
        ensure!(manifest["errors"] == json!([]), "{manifest}");
        let faults = browser.devtools("Page.getInstallabilityErrors", json!({})).await?;
        let faults = faults["installabilityErrors"].as_array().cloned().unwrap_or_default();
        // A window of a test is never one that could be installed from.
        let faults: Vec<_> =
            faults.iter().filter(|f| f["errorId"] != json!("in-incognito")).collect();
        ensure!(faults.is_empty(), "{faults:?}");
        browser.close().await
    });
}
