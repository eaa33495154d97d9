//! Rat-a-Tat Cat: what its player alone may see, and a round without a mouse.

use anyhow::{Result, ensure};
use e2e::{Browser, Table};
use serde_json::{Value, json};

use crate::{DESK, is_well, with_browser};

/// Keys, as WebDriver writes them.
const ENTER: &str = "\u{e007}";
const TAB: &str = "\u{e004}";

/// What the table waits for.
const STAGE: &str = "const is = (css) => document.querySelector(css);
    return is('main.end') ? 'end'
        : is('.rat.revealing .row4') && is('.rat-acts .btn') ? 'shown'
        : is('.cut .btn') ? 'cut'
        : is('#knock') ? 'knock'
        : is('.spot4.looking') ? 'looking'
        : is('#place-drawn') && is('.tray.now') ? 'drawn'
        : is('#place-draw.lit') ? 'turn'
        : is('.rat-acts .btn.go') ? 'look'
        : null";

/// The names of one's own four cards, of all others', and what was last said aloud.
const HEARD: &str =
    "const names = (css) => [...document.querySelectorAll(css)].map((e) => e.ariaLabel);
    return [names('.mine .spot4'), names('.ring .spot4'),
        document.querySelector('[role=status].sr').textContent,
        document.querySelector('.say').textContent]";

async fn begin(browser: &Browser, site: &e2e::Site) -> Result<()> {
    browser.look(DESK).await?;
    browser.goto(&site.url()).await?;
    browser.deal(&Table::alone("rat-a-tat-cat").plain()).await
}

fn all(names: &Value, wanted: impl Fn(&str) -> bool) -> bool {
    names.as_array().is_some_and(|names| {
        !names.is_empty() && names.iter().all(|name| name.as_str().is_some_and(&wanted))
    })
}

#[test]
fn a_card_has_a_name_only_while_its_player_may_see_it() {
    with_browser(async |driver, site| {
        let browser = Browser::open(driver, "en").await?;
        begin(&browser, &site).await?;
        while browser.wait_until(STAGE).await? == json!("cut") {
            browser.click(".cut .btn").await?;
        }
        let down = |name: &str| name.contains("face down");
        let before = browser.run(HEARD, vec![]).await?;
        ensure!(all(&before[0], down) && all(&before[1], down), "before the look: {before}");
        browser.click(".rat-acts .btn.go").await?;
        browser.wait(".spot4.looking").await?;
        let during = browser.run(HEARD, vec![]).await?;
        let own = |place: usize| during[0][place].as_str().unwrap_or_default().to_owned();
        ensure!(!down(&own(0)) && down(&own(1)) && down(&own(2)) && !down(&own(3)), "{during}");
        ensure!(all(&during[1], down), "the others' cards have no names: {during}");
        browser.click(".rat-acts .btn.go").await?;
        browser.wait_until("return !document.querySelector('.spot4.looking')").await?;
        let after = browser.run(HEARD, vec![]).await?;
        ensure!(all(&after[0], down) && all(&after[1], down), "after the look: {after}");
        // Your first card, cat 4
        for seen in [own(0), own(3)] {
            let card = seen.split(", ").nth(1).unwrap_or_default().to_owned();
            ensure!(!after[3].to_string().contains(&card), "{card} is still told: {after}");
        }
        is_well(&browser).await?;
        browser.close().await
    });
}

#[test]
fn a_round_is_played_by_keys_alone() {
    with_browser(async |driver, site| {
        let browser = Browser::open(driver, "is").await?;
        begin(&browser, &site).await?;
        let (mut turns, mut stages) = (0, Vec::new());
        for _ in 0..400 {
            let stage = browser.wait_until(STAGE).await?;
            let stage = stage.as_str().unwrap_or_default().to_owned();
            let spot = (turns % 4 + 1).to_string();
            let tags = browser.count(".wood").await?;
            let keys = match stage.as_str() {
                "end" => {
                    ensure!(
                        stages.contains(&"shown".to_owned()),
                        "the cards were shown: {stages:?}"
                    );
                    is_well(&browser).await?;
                    return browser.close().await;
                }
                "cut" => {
                    while browser.count(".cut .btn:focus").await? == 0 {
                        browser.keys(TAB).await?;
                    }
                    ENTER
                }
                "look" => "1",
                "looking" | "shown" => "g",
                "turn" => "d",
                "drawn" => {
                    turns += 1;
                    &spot
                }
                // After a few turns one knocks, which takes the key twice.
                _ if turns > 3 => "k",
                _ => "g",
            };
            browser.keys(keys).await?;
            if keys == "k" {
                browser.keys(keys).await?;
            }
            // Or somebody has knocked: then what was about to be done is to be thought over.
            let moved = format!(
                "const now = (() => {{ {STAGE} }})();
                return now !== '{stage}' || document.querySelectorAll('.wood').length !== {tags}"
            );
            browser.wait_until(&moved).await?;
            stages.push(stage);
        }
        anyhow::bail!("the round does not end: {stages:?}")
    });
}
