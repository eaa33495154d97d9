//! What a device at an online table says of the others, of itself and of what could not be done.

use anyhow::{Result, ensure};
use e2e::{Browser, Driver};
use serde_json::json;

use crate::online::{TELEVISION, person, sit_down, two};
use crate::{DESK, HAND, all_are_well, is_well, with_browser};

/// Waits until the plates at the board say exactly this of those who do not play just now, by a sign and by words for
/// those who do not see it.
async fn is_marked(browser: &Browser, signs: &[&str]) -> Result<()> {
    let signs: Vec<String> = signs.iter().map(|words| format!("{words}, ")).collect();
    let same = format!(
        "const words = (sign) => sign.querySelector('svg') && sign.querySelector('.sr').textContent;
        const found = [...document.querySelectorAll('.seat .absent, .opp .absent')].map(words);
        return JSON.stringify(found) === {}",
        json!(json!(signs).to_string())
    );
    browser.wait_until(&same).await.map(drop)
}

/// Opens the sheet about one's own seat, and does what its button with this number does.
async fn about_own_seat(browser: &Browser, deed: usize) -> Result<()> {
    browser.click(".bar .others").await?;
    browser.click("dialog[open] .sitters .icon").await?;
    browser.wait("dialog[open] .choices .btn.grave").await?;
    browser.click(&format!("dialog[open] .choices .btn:nth-of-type({deed})")).await
}

async fn absence_is_marked(driver: &Driver, url: &str, game: &'static str) -> Result<()> {
    let edda = person(driver, "Edda", DESK, url).await?;
    let odin = person(driver, "Óðinn", HAND, url).await?;
    let tv = person(driver, "", TELEVISION, url).await?;
    let code = sit_down(&edda, &odin, &two(game, 1), "table").await?;
    tv.enter("screen", &code).await?;
    edda.begin().await?;
    for browser in [&edda, &odin, &tv] {
        browser.wait(".seat, .opp").await?;
        is_marked(browser, &[]).await?;
    }
    if game == "rat-a-tat-cat" {
        ensure!(tv.count(".points tbody tr").await? == 3, "everybody is on the sheet once");
    }
    odin.leave().await?;
    is_marked(&edda, &["not connected"]).await?;
    is_marked(&tv, &["not connected"]).await?;
    odin.goto(&format!("{url}#/table/{code}")).await?;
    is_marked(&edda, &[]).await?;
    // Bring, another name, a bot, and the last one: standing up.
    odin.wait(".seat, .opp").await?;
    about_own_seat(&odin, 3).await?;
    is_marked(&edda, &["a bot plays for them"]).await?;
    is_marked(&tv, &["a bot plays for them"]).await?;
    odin.click(".company .banner .btn.go").await?;
    is_marked(&tv, &[]).await?;
    about_own_seat(&odin, 4).await?;
    is_marked(&edda, &["a bot until somebody sits down"]).await?;
    is_marked(&tv, &["a bot until somebody sits down"]).await?;
    all_are_well([edda, odin, tv]).await
}

#[test]
fn whoever_does_not_play_is_marked_on_the_plates() {
    with_browser(async |driver, site| absence_is_marked(driver, &site.url(), "sequence").await);
}

#[test]
fn whoever_does_not_play_is_marked_at_rat_a_tat_cat() {
    with_browser(async |driver, site| {
        absence_is_marked(driver, &site.url(), "rat-a-tat-cat").await
    });
}

#[test]
fn a_code_has_a_gap_in_the_middle_wherever_it_is_shown() {
    with_browser(async |driver, site| {
        let edda = person(driver, "Edda", DESK, &site.url()).await?;
        let code = edda.open_table(&two("sequence-cats", 0)).await?;
        let (one, other) = code.split_at(4);
        let spoken = format!("{one} {other}").to_uppercase();
        ensure!(edda.text(".come .code").await? == spoken, "where the others come from");
        let tv = person(driver, "", TELEVISION, &site.url()).await?;
        tv.enter("screen", &code).await?;
        ensure!(tv.text(".tv-wait .code").await? == spoken, "on the television that waits");
        let odin = person(driver, "Óðinn", HAND, &site.url()).await?;
        odin.enter("hand", &code).await?;
        odin.sit().await?;
        edda.wait_for_people(2).await?;
        edda.begin().await?;
        ensure!(tv.text(".tv .code").await? == spoken, "on the television in the game");
        all_are_well([edda, odin, tv]).await
    });
}

#[test]
fn a_refusal_that_no_rule_gives_is_told_once() {
    with_browser(async |driver, site| {
        let edda = person(driver, "Edda", DESK, &site.url()).await?;
        let odin = person(driver, "Óðinn", HAND, &site.url()).await?;
        sit_down(&edda, &odin, &two("sequence", 0), "table").await?;
        edda.begin().await?;
        let player = tokio::select! {
            turn = edda.wait(".tray.now .hand .card") => turn.map(|_| &edda)?,
            turn = odin.wait(".tray.now .hand .card") => turn.map(|_| &odin)?,
        };
        edda.click(".bar .others").await?;
        edda.click("dialog[open] .choices .btn.calm").await?;
        player.wait(".company .banner").await?;
        // All that is said from now on, one after the other.
        let listen = "window.said = []; const herald = document.querySelector('[role=status]');
            new MutationObserver(() => window.said.push(herald.textContent.trim()))
                .observe(herald, { childList: true, characterData: true, subtree: true })";
        player.run(listen, vec![]).await?;
        let play = "const done = arguments[0], cards = [...document.querySelectorAll('.hand .card')];
            const space = () => document.querySelector('.grid .c.lit[role], .grid .c.open[role], .grid .c.take[role]');
            const next = () => {
                cards.shift().click();
                setTimeout(() => space() ? done(space().click()) : next(), 50);
            };
            next();";
        player.run_async(play, vec![]).await?;
        player.wait(".company .banner.bad").await?;
        ensure!(player.count(".news.why").await? == 0, "the board says nothing of its own");
        let said = player
            .run(
                "return window.said.filter((said) => said === 'The game stands still.').length",
                vec![],
            )
            .await?;
        ensure!(said == json!(1), "it is read aloud once, not {said} times");
        all_are_well([edda, odin]).await
    });
}

#[test]
fn a_device_that_loads_the_page_anew_still_vouches_for_the_deal() {
    with_browser(async |driver, site| {
        let edda = person(driver, "Edda", DESK, &site.url()).await?;
        let odin = person(driver, "Óðinn", HAND, &site.url()).await?;
        sit_down(&edda, &odin, &two("rat-a-tat-cat", 1), "table").await?;
        edda.begin().await?;
        odin.wait("main.t").await?;
        odin.reload().await?;
        let (first, second) = tokio::join!(edda.play(400), odin.play(400));
        ensure!(first?.over && second?.over, "the game has an end");
        for browser in [edda, odin] {
            let vouches = "return [...document.querySelectorAll('.checked li')]
                .some((line) => line.textContent.includes('its part is in the record'))";
            browser.wait_until(vouches).await?;
            is_well(&browser).await?;
            browser.close().await?;
        }
        Ok(())
    });
}

#[test]
fn whoever_is_removed_is_told_and_can_sit_down_again() {
    with_browser(async |driver, site| {
        let edda = person(driver, "Edda", DESK, &site.url()).await?;
        let odin = person(driver, "Óðinn", HAND, &site.url()).await?;
        sit_down(&edda, &odin, &two("sequence", 0), "table").await?;
        ensure!(odin.count(".company .banner").await? == 0, "there is nothing to tell yet");
        edda.click(".sitters li:nth-child(2) .icon").await?;
        edda.click("dialog[open] .choices .btn.grave").await?;
        let told = odin.text(".company .banner").await?;
        ensure!(told.contains("You no longer have this seat."), "{told}");
        odin.sit().await?;
        edda.wait_for_people(2).await?;
        odin.wait_until("return !document.querySelector('.company .banner')").await?;
        ensure!(edda.count(".company .banner").await? == 0, "the host knows");
        all_are_well([edda, odin]).await
    });
}

#[test]
fn a_page_that_is_older_than_the_server_says_so_and_is_loaded_again() {
    with_browser(async |driver, site| {
        let edda = person(driver, "Edda", DESK, &site.url()).await?;
        let code = edda.open_table(&two("sequence", 0)).await?;
        let odin = person(driver, "Óðinn", HAND, &site.url()).await?;
        // A page of another version: it greets the server with another number.
        let other = r#"const send = WebSocket.prototype.send;
            WebSocket.prototype.send = function (text) {
                send.call(this, text.replace(/("hello":\{"version":)\d+/, "$19999"));
            };"#;
        let source = json!({ "source": other });
        let added = odin.devtools("Page.addScriptToEvaluateOnNewDocument", source).await?;
        odin.goto(&format!("{}?older#/table/{code}", site.url())).await?;
        odin.wait(".page.plain .btn.go").await?;
        let told = odin.text(".page.plain").await?;
        ensure!(told.contains("This page is older than the server"), "{told}");
        odin.devtools("Page.removeScriptToEvaluateOnNewDocument", added).await?;
        odin.click(".page.plain .btn.go").await?;
        odin.wait(".sitters").await?;
        all_are_well([edda, odin]).await
    });
}

#[test]
fn a_link_is_copied_or_marked_where_there_is_no_clipboard() {
    with_browser(async |driver, site| {
        let table = two("sequence", 0);
        let edda = person(driver, "Edda", DESK, &site.plain_url()).await?;
        let code = edda.open_table(&table).await?;
        edda.click(".come .link-out .btn:last-of-type").await?;
        edda.wait(".come .by-hand input").await?;
        let marked = "const field = document.activeElement;
            return field.matches('.by-hand input')
                && field.value.slice(field.selectionStart, field.selectionEnd)";
        let marked = edda.wait_until(marked).await?;
        ensure!(marked == json!(format!("{}#/table/{code}", site.plain_url())), "{marked}");
        edda.close().await?;
        // Where there is one, it has the link, and the button says so.
        let odin = person(driver, "Óðinn", HAND, &site.url()).await?;
        let code = odin.open_table(&table).await?;
        let keep = "window.copied = []; navigator.clipboard.writeText = async (text) => {
                window.copied.push(text);
            }";
        odin.run(keep, vec![]).await?;
        odin.click(".come .link-out .btn:last-of-type").await?;
        let said = "return document.querySelector('.come .link-out').innerText.includes('The link is copied.')";
        odin.wait_until(said).await?;
        let copied = odin.run("return window.copied", vec![]).await?;
        ensure!(copied == json!([format!("{}#/table/{code}", site.url())]), "{copied}");
        is_well(&odin).await?;
        odin.close().await
    });
}
