//! Every screen of an online table, for whoever has something to say about them.

use anyhow::Result;
use e2e::{Browser, Driver, Look, Site, Size, Table};
use serde_json::json;

use crate::all_are_well;
use crate::online::two;

/// The games whose tables are looked at: one of each family, for their boards are built alike.
const FAMILIES: [&str; 3] = ["sequence", "crossing", "rat-a-tat-cat"];

/// The devices that the screens are looked at with.
struct Round {
    /// The host.
    edda: Browser,
    /// Somebody with a phone below the television.
    odin: Browser,
    tv: Browser,
    url: String,
}

/// Goes to every screen of online tables, and has `check` look at each. It is told what the screen is.
pub(crate) async fn online_screens(
    driver: &Driver,
    site: &Site,
    language: &str,
    look: Look,
    check: impl AsyncFn(&Browser, &str) -> Result<()>,
) -> Result<()> {
    let open = async |name: &str, look: Look| -> Result<Browser> {
        let browser = Browser::open(driver, language).await?;
        browser.look(look).await?;
        browser.come_as(name, &site.url()).await?;
        Ok(browser)
    };
    let television = Look { size: Size::TELEVISION, ..look };
    let round = Round {
        edda: open("Edda", look).await?,
        odin: open("", look).await?,
        tv: open("", television).await?,
        url: site.url(),
    };
    for game in FAMILIES {
        let code = round.sit_down(&two(game, 1), &check).await?;
        round.play(game, &code, &check).await?;
    }
    round.end(&check).await?;
    round.no_table(&check).await?;
    all_are_well([round.edda, round.odin, round.tv]).await
}

impl Round {
    /// From the page for a new table to a table where everybody sits.
    async fn sit_down(
        &self,
        table: &Table,
        check: &impl AsyncFn(&Browser, &str) -> Result<()>,
    ) -> Result<String> {
        let Self { edda, odin, tv, .. } = self;
        let agreed = json!({ "clock": { "per-move": 300 }, "chat": true, "listed": true });
        edda.order_table(table, agreed).await?;
        check(edda, "a new online table").await?;
        let code = edda.open_ordered().await?;
        edda.wait_for_people(1).await?;
        check(edda, "a waiting table").await?;
        odin.route("#/join").await?;
        odin.wait(".join .tables a").await?;
        check(odin, "the ways to a table").await?;
        tv.enter("screen", &code).await?;
        tv.wait(".tv-wait .qr").await?;
        check(tv, "a television that waits").await?;
        odin.enter("hand", &code).await?;
        odin.sit().await?;
        // Whoever has no name yet is asked for one.
        if table.game == FAMILIES[0] {
            odin.wait("dialog[open] input").await?;
            check(odin, "the question for a name").await?;
            odin.type_in("dialog[open] input", "Óðinn").await?;
            odin.click("dialog[open] button[type=submit]").await?;
        }
        edda.wait_for_people(2).await?;
        self.sheets(check).await?;
        edda.click(".sitters li.free .does .btn:last-child").await?;
        edda.wait("dialog[open] .choice").await?;
        check(edda, "the choice of a bot").await?;
        edda.click("dialog[open] .choice:last-child").await?;
        edda.wait_for_people(3).await?;
        check(odin, "a full table").await?;
        Ok(code)
    }

    /// The sheets over a waiting table.
    async fn sheets(&self, check: &impl AsyncFn(&Browser, &str) -> Result<()>) -> Result<()> {
        let edda = &self.edda;
        edda.click(".come .btn.quiet").await?;
        edda.wait("dialog[open] .address").await?;
        check(edda, "the way to a television").await?;
        close_sheet(edda).await?;
        edda.click(".sitters .icon").await?;
        edda.wait("dialog[open] .choices .btn").await?;
        check(edda, "a seat").await?;
        edda.click("dialog[open] .choices .btn").await?;
        edda.click("dialog[open] .btn.calm.wide").await?;
        edda.wait("dialog[open] .bring .qr").await?;
        check(edda, "a seat for another device").await?;
        close_sheet(edda).await
    }

    /// The game on every device, its menu, a pause, and somebody who is not there.
    async fn play(
        &self,
        game: &str,
        code: &str,
        check: &impl AsyncFn(&Browser, &str) -> Result<()>,
    ) -> Result<()> {
        let Self { edda, odin, tv, url } = self;
        edda.begin().await?;
        for browser in [edda, odin] {
            browser.wait("main.t .tray").await?;
            browser.wait(".news .time").await?;
        }
        tv.wait("main.tv").await?;
        check(edda, &format!("an online table of {game}")).await?;
        check(odin, &format!("the hand below a television, {game}")).await?;
        check(tv, &format!("{game} on a television")).await?;
        edda.click(".bar .others").await?;
        edda.wait("dialog[open] .sitters").await?;
        check(edda, &format!("the menu of a table, {game}")).await?;
        edda.click("dialog[open] .choices .btn.calm").await?;
        for browser in [edda, odin] {
            browser.wait(".company .banner").await?;
            check(browser, &format!("a pause, {game}")).await?;
        }
        edda.click(".company .banner .btn.go").await?;
        edda.wait_until("return !document.querySelector('.company .banner')").await?;
        odin.leave().await?;
        for browser in [edda, tv] {
            browser.wait(".seat .absent, .opp .absent").await?;
            check(browser, &format!("somebody is not there, {game}")).await?;
        }
        odin.goto(&format!("{url}#/hand/{code}")).await?;
        odin.wait("main.t .tray").await.map(drop)
    }

    /// The end of the game that was begun last.
    async fn end(&self, check: &impl AsyncFn(&Browser, &str) -> Result<()>) -> Result<()> {
        let Self { edda, odin, tv, .. } = self;
        let (first, second) = tokio::join!(edda.play(400), odin.play(400));
        first?;
        second?;
        for browser in [edda, odin] {
            browser.wait("main.end .checked li").await?;
            check(browser, "the end of an online game").await?;
        }
        tv.wait("main.outcome").await?;
        check(tv, "the end on a television").await
    }

    /// Where there is no table, or none any more.
    async fn no_table(&self, check: &impl AsyncFn(&Browser, &str) -> Result<()>) -> Result<()> {
        let Self { edda, odin, .. } = self;
        odin.enter("table", "bababa").await?;
        odin.wait(".page.plain .acts").await?;
        check(odin, "a table that is not there").await?;
        let code = edda.open_table(&two("sequence-cats", 0)).await?;
        odin.enter("table", &code).await?;
        odin.wait(".sitters").await?;
        // Gone to by keys, it is not under the bar at the foot.
        edda.run("document.querySelector('.terms-box .btn.quiet').focus()", vec![]).await?;
        edda.click(".terms-box .btn.quiet").await?;
        edda.wait("dialog[open] .btn.grave").await?;
        check(edda, "the question before a table is closed").await?;
        edda.click("dialog[open] .btn.grave").await?;
        odin.wait(".page.plain .acts").await?;
        check(odin, "a table that is closed").await
    }
}

/// Closes the sheet that is open.
async fn close_sheet(browser: &Browser) -> Result<()> {
    browser.click("dialog[open] header .btn.quiet").await?;
    browser.wait_until("return !document.querySelector('dialog[open]')").await.map(drop)
}
