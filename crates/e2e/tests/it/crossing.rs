//! Crossing: tiles dragged by mouse and finger, moved by keys, and what a draft survives.

use std::time::Duration;

use anyhow::{Context as _, Result, ensure};
use e2e::{Browser, Driver, Look, Point, Pointer, Site, Table, axe};
use serde_json::{Value, json};

use crate::{DESK, HAND, is_well, with_browser};

const ENTER: &str = "\u{e007}";
const RIGHT: &str = "\u{e014}";
const DELETE: &str = "\u{e017}";
const NO_TIME: Duration = Duration::ZERO;
/// Longer than it takes until the line comes with a tile that is held, and shorter than until its group does.
const LINE: Duration = Duration::from_millis(550);

/// Where everything lies, in the order of the tiles.
const LYING: &str = "return [...document.querySelectorAll('#world .piece')]
    .map((t) => [t.dataset.piece, t.style.getPropertyValue('--x'), t.style.getPropertyValue('--y')])
    .sort((a, b) => a[0] - b[0])";
/// The ids of the number tiles in the hand.
const HELD: &str = "return [...document.querySelectorAll('.rack .piece')]
    .filter((t) => /\\d/.test(t.ariaLabel)).map((t) => '#' + t.id)";

struct Game {
    browser: Browser,
    by: Pointer,
}

impl Game {
    async fn deal(driver: &Driver, site: &Site, look: Look, by: Pointer) -> Result<Self> {
        let browser = Browser::open(driver, "en").await?;
        browser.look(look).await?;
        browser.goto(&site.url()).await?;
        // Whoever begins has the table to themselves.
        browser.deal(&Table::alone("crossing").with("starts", "0")).await?;
        browser.wait(".tray.now").await?;
        browser.wait("#cloth.drafting").await?;
        Ok(Self { browser, by })
    }

    async fn held(&self) -> Result<Vec<String>> {
        let held = self.browser.run(HELD, vec![]).await?;
        let ids = held.as_array().context("a list")?.iter().filter_map(Value::as_str);
        Ok(ids.map(str::to_owned).collect())
    }

    async fn lying(&self) -> Result<Value> {
        self.browser.run(LYING, vec![]).await
    }

    /// The middle of the cell so far from the middle of the cloth, as the finger has to be for a tile to come there.
    async fn cell(&self, right: f64, down: f64) -> Result<Point> {
        let (x, y) = self.browser.middle("#cloth").await?;
        let unit =
            "return parseFloat(document.querySelector('#cloth').style.getPropertyValue('--u'))";
        let unit = self.browser.run(unit, vec![]).await?.as_f64().context("cells have a size")?;
        let floats = if self.by == Pointer::Finger { 1.1 } else { 0.0 };
        Ok((x + right * unit, y + (down + floats) * unit))
    }

    /// Drags the first tile of the hand to a cell.
    async fn lay(&self, right: f64, down: f64) -> Result<()> {
        let held = self.held().await?;
        let from = self.browser.middle(held.first().context("a hand has tiles")?).await?;
        let to = self.cell(right, down).await?;
        self.browser.drag(self.by, from, NO_TIME, to).await?;
        let fewer = held.len() - 1;
        let left = format!(
            "return [...document.querySelectorAll('.rack .piece')].filter((t) => /\\d/.test(t.ariaLabel)).length === {fewer}"
        );
        self.browser.wait_until(&left).await.map(drop)
    }

    async fn frames(&self, count: usize) -> Result<()> {
        let script = format!("return document.querySelectorAll('.flaw').length === {count}");
        self.browser.wait_until(&script).await.map(drop)
    }

    async fn end(self) -> Result<()> {
        is_well(&self.browser).await?;
        self.browser.close().await
    }
}

/// Tiles are dragged to the table, framed as long as they are wrong, taken back step by step and all at once; the page
/// is turned and loaded anew, and nothing is lost.
async fn a_draft(driver: &Driver, site: &Site, look: Look, by: Pointer) -> Result<()> {
    let game = Game::deal(driver, site, look, by).await?;
    let before = game.lying().await?;
    let lies = before.as_array().map_or(0, Vec::len);
    let many = game.held().await?.len();
    game.lay(0.0, 0.0).await?;
    game.lay(1.0, 0.0).await?;
    ensure!(game.browser.count(".flaw").await? >= 1, "two tiles are no line");
    ensure!(game.browser.text(".btn.mending").await?.contains("to mend"), "the button counts");
    ensure!(
        game.browser.count(".news.why a.ref").await? == 1,
        "the reason has the number of a rule"
    );
    ensure!(game.browser.count("#world .piece.fresh").await? == 2, "drafted tiles wear the lamp");
    let drafted = game.lying().await?;
    game.browser.keys("u").await?;
    game.browser
        .wait_until("return document.querySelectorAll('#world .piece.fresh').length === 1")
        .await?;
    game.browser.keys("r").await?;
    game.browser
        .wait_until("return document.querySelectorAll('#world .piece.fresh').length === 2")
        .await?;
    ensure!(game.lying().await? == drafted, "a step that is done again is the same");
    // A step is taken back, and the page is left in the same breath.
    let leave = "document.activeElement.dispatchEvent(new KeyboardEvent('keydown', { key: 'u', bubbles: true }));
        window.left = true;
        location.reload();";
    game.browser.run(leave, vec![]).await?;
    let back = "const fresh = document.querySelectorAll('#world .piece.fresh').length;
        return !window.left && fresh > 0 && fresh";
    let fresh = game.browser.wait_until(back).await?;
    ensure!(fresh == json!(1), "the last step is kept as well: {fresh} tiles are drafted");
    game.browser.keys("r").await?;
    game.browser
        .wait_until("return document.querySelectorAll('#world .piece.fresh').length === 2")
        .await?;
    ensure!(game.lying().await? == drafted, "a reload keeps the draft");
    let turned = e2e::Size { width: look.size.height, height: look.size.width, ..look.size };
    game.browser.look(Look { size: turned, ..look }).await?;
    ensure!(game.lying().await? == drafted, "turning the screen keeps the draft");
    game.browser.look(look).await?;
    game.browser.keys("b").await?;
    game.browser.wait_until("return !document.querySelector('#world .piece.fresh')").await?;
    game.frames(0).await?;
    ensure!(game.lying().await?.as_array().map_or(0, Vec::len) == lies, "everything is back");
    ensure!(game.held().await?.len() == many, "and all tiles are in the hand");
    game.end().await
}

#[test]
fn tiles_are_dragged_by_mouse_and_nothing_of_a_draft_is_lost() {
    with_browser(async |driver, site| a_draft(driver, &site, DESK, Pointer::Mouse).await);
}

#[test]
fn tiles_are_dragged_by_finger_and_nothing_of_a_draft_is_lost() {
    with_browser(async |driver, site| a_draft(driver, &site, HAND, Pointer::Finger).await);
}

#[test]
fn a_line_that_is_held_moves_as_a_whole_and_an_accidental_drop_changes_nothing() {
    with_browser(async |driver, site| {
        let game = Game::deal(driver, &site, DESK, Pointer::Mouse).await?;
        for place in [0.0, 1.0, 2.0] {
            game.lay(place, 0.0).await?;
        }
        let before = game.lying().await?;
        let (from, to) = (game.cell(1.0, 0.0).await?, game.cell(-1.0, -2.0).await?);
        game.browser.drag(game.by, from, LINE, to).await?;
        let after = game.lying().await?;
        let moves = |one: &Value, other: &Value| -> Vec<(i64, i64)> {
            let number = |v: &Value, at: usize| v[at].as_str().and_then(|t| t.parse::<i64>().ok());
            let both =
                one.as_array().into_iter().flatten().zip(other.as_array().into_iter().flatten());
            both.filter_map(|(a, b)| {
                Some((number(b, 1)? - number(a, 1)?, number(b, 2)? - number(a, 2)?))
            })
            .filter(|moved| *moved != (0, 0))
            .collect()
        };
        ensure!(moves(&before, &after) == [(-2, -2); 3], "{before} -> {after}");
        // Let go where there is no table.
        let from = game.cell(-1.0, -2.0).await?;
        let bar = game.browser.middle("header.bar").await?;
        game.browser.drag(game.by, from, NO_TIME, bar).await?;
        ensure!(game.lying().await? == after, "a drop on the bar changes nothing");
        // And back into the hand.
        let rack = game.browser.middle(".rack").await?;
        game.browser.drag(game.by, from, NO_TIME, rack).await?;
        game.browser
            .wait_until("return document.querySelectorAll('#world .piece.fresh').length === 2")
            .await?;
        game.end().await
    });
}

#[test]
fn tiles_are_picked_up_and_put_down_by_tap_and_by_keys_alone() {
    with_browser(async |driver, site| {
        let game = Game::deal(driver, &site, DESK, Pointer::Mouse).await?;
        let held = game.held().await?;
        let tile = game.browser.middle(&held[0]).await?;
        game.browser.tap(game.by, tile).await?;
        game.browser.wait(".rack .piece.picked").await?;
        let there = game.cell(0.0, 1.0).await?;
        game.browser.tap(game.by, there).await?;
        game.browser.wait("#world .piece.fresh").await?;
        // By keys: a tile of the hand, then arrows on the cloth.
        let focus = format!("document.querySelector('{}').focus()", held[1]);
        game.browser.run(&focus, vec![]).await?;
        game.browser.keys(ENTER).await?;
        let on_cloth = "return document.activeElement.id === 'cloth'";
        game.browser.wait_until(on_cloth).await?;
        game.browser.keys(RIGHT).await?;
        game.browser.keys(ENTER).await?;
        game.browser
            .wait_until("return document.querySelectorAll('#world .piece.fresh').length === 2")
            .await?;
        let said = "return document.querySelector('[role=status].sr').textContent";
        ensure!(game.browser.run(said, vec![]).await? != json!(""), "a screen reader hears of it");
        game.browser.keys(DELETE).await?;
        game.browser
            .wait_until("return document.querySelectorAll('#world .piece.fresh').length === 1")
            .await?;
        // The same table as a list.
        game.browser.keys("v").await?;
        game.browser.wait("dialog[open] .lines li").await?;
        game.browser.click("dialog[open] .lines .in-line .chip-btn:not([disabled])").await?;
        game.browser.click("dialog[open] .lines .btn.put").await?;
        game.browser
            .wait_until("return document.querySelectorAll('#world .piece.fresh').length === 2")
            .await?;
        let complaints = game.browser.axe(&axe()?).await?;
        let all: Vec<String> = complaints.iter().map(ToString::to_string).collect();
        ensure!(all.is_empty(), "axe about the list:\n{}", all.join("\n"));
        game.end().await
    });
}

#[test]
fn a_hint_says_how_many_then_which_then_how_and_what_it_shows_can_be_laid() {
    with_browser(async |driver, site| {
        let game = Game::deal(driver, &site, DESK, Pointer::Mouse).await?;
        let line = "return document.querySelector('.say p span').textContent";
        for _ in 0..40 {
            game.browser.wait("#cloth.drafting").await?;
            game.browser.click(".cro-acts .hint").await?;
            game.browser
                .wait_until(&format!(
                    "{line}.includes('lay nothing') || {}",
                    "document.querySelector('.say p span').textContent.includes('can place')"
                ))
                .await?;
            let told = game.browser.run(line, vec![]).await?;
            let told = told.as_str().unwrap_or_default();
            if told.contains("can place") {
                break;
            }
            ensure!(told.contains("Nobody could"), "an opening hand is thought through: {told}");
            game.browser.click(".cro-acts .draw").await?;
            game.browser.wait_until("return document.querySelector('.say p span').textContent.match(/Open|Lay|Wait/)").await?;
        }
        game.browser.click(".cro-acts .hint").await?;
        let named = game.browser.count(".rack .piece.fits").await?;
        ensure!(named >= 3, "the tiles are marked");
        game.browser.click(".cro-acts .hint").await?;
        game.browser.wait(".cro-acts .btn.go").await?;
        ensure!(
            game.browser.count("#world .piece.fresh").await? == named,
            "exactly those are laid"
        );
        game.browser.click(".cro-acts .btn.go").await?;
        game.browser.wait_until("return !document.querySelector('#world .piece.fresh')").await?;
        game.end().await
    });
}
