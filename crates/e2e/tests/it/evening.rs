//! Whole games, and what happens when one leaves in the middle.

use anyhow::{Result, ensure};
use e2e::{Browser, Driver, Look, Site, Size, Table};
use serde_json::json;

use crate::{DESK, GAMES, HAND, is_well, with_browser};

/// Plays each game alone and passed round, to its end.
async fn an_evening(driver: &Driver, site: &Site, language: &str) -> Result<()> {
    let browser = Browser::open(driver, language).await?;
    browser.look(HAND).await?;
    browser.goto(&site.url()).await?;
    let lang = browser.run("return document.documentElement.lang", vec![]).await?;
    ensure!(
        lang == json!(language),
        "the page speaks {lang} to a browser that asks for {language}"
    );
    for game in GAMES {
        for table in [Table::alone(game), Table::passed(game)] {
            let table = table.plain();
            browser.deal(&table).await?;
            let ended = browser.play(400).await?;
            ensure!(ended.over, "{table:?} did not end: {ended:?}");
            let passed = table.people.len() > 1;
            ensure!(passed == (ended.curtains > 1), "{table:?}: {ended:?}");
            ensure!(browser.count("main.end .res li").await? >= 2, "the result names who played");
            is_well(&browser).await?;
        }
    }
    browser.close().await
}

#[test]
fn every_game_is_played_alone_and_passed_round_in_english() {
    with_browser(async |driver, site| an_evening(driver, &site, "en").await);
}

#[test]
fn every_game_is_played_alone_and_passed_round_in_norwegian() {
    with_browser(async |driver, site| an_evening(driver, &site, "nb").await);
}

#[test]
fn every_game_is_played_alone_and_passed_round_in_icelandic() {
    with_browser(async |driver, site| an_evening(driver, &site, "is").await);
}

#[test]
fn two_clicks_lead_from_the_front_page_to_a_running_game() {
    with_browser(async |driver, site| {
        let browser = Browser::open(driver, "en").await?;
        browser.look(DESK).await?;
        browser.goto(&site.url()).await?;
        browser.click("nav.games a[href='#/new/sequence']").await?;
        browser.click("form.table-set button[type=submit]").await?;
        browser.wait("main.t").await?;
        ensure!(browser.count(".hand .card").await? == 7, "two players hold seven cards each");
        // What moves will show is drawn before anybody moves: the 48 cards that name spaces, large and small.
        for large_or_small in ["card", "strip"] {
            let named = format!("[id^={large_or_small}-]:not([id*=J], [id$=back])");
            let all = format!("return document.querySelectorAll('symbol{named}').length === 48");
            browser.wait_until(&all).await?;
        }
        is_well(&browser).await?;
        browser.close().await
    });
}

/// What is on the board, and in the hand in any order: enough to know the game again.
const POSITION: &str =
    "const names = (css) => [...document.querySelectorAll(css)].map((e) => e.ariaLabel);
    return [...names('.c'), ...names('.hand .card').sort()]";

#[test]
fn a_table_is_as_high_as_the_window_and_there_is_nothing_to_scroll_to() {
    with_browser(async |driver, site| {
        let browser = Browser::open(driver, "en").await?;
        browser.goto(&site.url()).await?;
        for game in GAMES {
            browser.deal(&Table::alone(game)).await?;
            for size in [Size::PHONE, Size::TABLET, Size::DESKTOP, Size::TELEVISION] {
                browser.look(Look { size, ..DESK }).await?;
                let too_high = "const page = document.documentElement;
                    return page.scrollHeight - page.clientHeight";
                let too_high = browser.run(too_high, vec![]).await?;
                ensure!(too_high == 0, "{game} is {too_high} px too high on a {}", size.name);
            }
        }
        browser.close().await
    });
}

#[test]
fn a_game_survives_the_closing_of_its_page() {
    with_browser(async |driver, site| {
        let browser = Browser::open(driver, "en").await?;
        browser.look(DESK).await?;
        browser.goto(&site.url()).await?;
        browser.deal(&Table::alone("sequence")).await?;
        browser.play(3).await?;
        browser.wait(".tray.now").await?;
        let before = browser.run(POSITION, vec![]).await?;
        browser.leave().await?;
        browser.goto(&site.url()).await?;
        browser.click("a.again").await?;
        browser.wait(".tray.now").await?;
        let after = browser.run(POSITION, vec![]).await?;
        ensure!(before == after, "before: {before}\nafter: {after}");
        browser.reload().await?;
        browser.wait(".tray.now").await?;
        ensure!(browser.run(POSITION, vec![]).await? == before, "a reload changes nothing");
        is_well(&browser).await?;
        browser.close().await
    });
}

#[test]
fn a_hand_is_covered_until_its_player_opens_it_also_after_a_reload() {
    with_browser(async |driver, site| {
        let browser = Browser::open(driver, "nb").await?;
        browser.look(HAND).await?;
        browser.goto(&site.url()).await?;
        browser.deal(&Table::passed("sequence-cats")).await?;
        browser.wait("main.curt .hold").await?;
        ensure!(
            browser.count(".hand .card").await? == 0,
            "a hand is in the page behind the curtain"
        );
        browser.play(1).await?;
        browser.wait("main.curt .hold").await?;
        let said = "return document.querySelector('[role=status].sr').textContent";
        let said = browser.run(said, vec![]).await?;
        ensure!(said == json!(""), "the next player hears {said}");
        browser.reload().await?;
        browser.wait("main.curt .hold").await?;
        ensure!(browser.count(".hand .card").await? == 0, "a reload opens the curtain");
        // A brush does not open it.
        browser.click("main.curt .hold").await?;
        ensure!(
            browser.count("main.curt:not(.open)").await? == 1,
            "a short touch opens the curtain"
        );
        is_well(&browser).await?;
        browser.close().await
    });
}

#[test]
fn a_refused_move_says_why_and_leads_to_the_rule_and_back() {
    with_browser(async |driver, site| {
        let browser = Browser::open(driver, "en").await?;
        browser.look(DESK).await?;
        browser.goto(&site.url()).await?;
        browser.deal(&Table::alone("sequence-numbers").with("help-with-sums", "off")).await?;
        browser.wait(".tray.now").await?;
        let before = browser.run(POSITION, vec![]).await?;
        // A card that is a sum, and a space that is not its answer.
        let script = r"const sum = /^(\d+) (.) (\d+)/;
            const card = [...document.querySelectorAll('.hand .card')].find((c) => sum.test(c.ariaLabel));
            const [, a, sign, b] = card.ariaLabel.match(sum);
            const answer = sign === '+' ? +a + +b : a - b;
            card.click();
            [...document.querySelectorAll('.c:not(.free)')]
                .find((c) => !c.ariaLabel.split(/\D+/).includes(String(answer))).click();";
        browser.run(script, vec![]).await?;
        browser.wait(".news.why").await?;
        ensure!(browser.text(".news.why").await?.contains("is not"), "the sum is told");
        browser.click(".news.why a.ref").await?;
        browser.wait("#SEQ-10, [id='SEQ-10']").await?;
        browser.run("history.back()", vec![]).await?;
        browser.wait(".tray.now").await?;
        let after = browser.run(POSITION, vec![]).await?;
        ensure!(before == after, "the game is as it was");
        is_well(&browser).await?;
        browser.close().await
    });
}
