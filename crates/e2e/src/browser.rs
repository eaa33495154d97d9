//! One window.

use std::cell::Cell;
use std::time::Duration;

use anyhow::{Context as _, Result, bail};
use fantoccini::wd::{TimeoutConfiguration, WebDriverCompatibleCommand};
use fantoccini::{Client, Locator, elements::Element};
use http::Method;
use serde_json::{Value, json};
use url::{ParseError, Url};

use crate::{Driver, PATIENCE, Trace};

/// The size of a window, in CSS pixels.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Size {
    /// What it is called in the names of files.
    pub name: &'static str,
    /// How wide.
    pub width: u32,
    /// How high.
    pub height: u32,
    /// Device pixels for each.
    pub scale: u32,
}

/// How a person likes to look at it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Look {
    /// The size of the window.
    pub size: Size,
    /// Night instead of day.
    pub dark: bool,
    /// Without motion.
    pub still: bool,
}

/// A window in a browser of its own.
#[derive(Debug)]
pub struct Browser {
    client: Client,
}

impl Size {
    /// A telephone.
    pub const PHONE: Self = Self { name: "phone", width: 360, height: 740, scale: 2 };
    /// A telephone on its side.
    pub const LANDSCAPE: Self = Self { name: "landscape", width: 740, height: 360, scale: 2 };
    /// A tablet.
    pub const TABLET: Self = Self { name: "tablet", width: 768, height: 1024, scale: 1 };
    /// A desk.
    pub const DESKTOP: Self = Self { name: "desktop", width: 1440, height: 900, scale: 1 };
    /// A television.
    pub const TELEVISION: Self = Self { name: "tv", width: 1920, height: 1080, scale: 1 };
}

impl Browser {
    /// Opens a window whose first language is `language`.
    pub async fn open(driver: &Driver, language: &str) -> Result<Self> {
        Self::window(driver, language, &[]).await
    }

    /// The same, and the browser writes down what it does. It is slower for that.
    pub async fn open_traced(driver: &Driver, language: &str) -> Result<Self> {
        Self::window(driver, language, Trace::CATEGORIES).await
    }

    async fn window(driver: &Driver, language: &str, trace: &[&str]) -> Result<Self> {
        let browser = Self { client: driver.window(language, trace).await? };
        let timeouts = TimeoutConfiguration::new(Some(PATIENCE * 6), None, None);
        browser.client.update_timeouts(timeouts).await?;
        let chance = include_str!("chance.js").replace("SEED", &seed().to_string());
        browser
            .devtools("Page.addScriptToEvaluateOnNewDocument", json!({ "source": chance }))
            .await?;
        Ok(browser)
    }

    /// Closes the window. A browser that is not closed lives until its driver ends.
    pub async fn close(self) -> Result<()> {
        Ok(self.client.close().await?)
    }

    /// Goes to an address, and waits until the client runs there.
    pub async fn goto(&self, url: &str) -> Result<()> {
        self.client.goto(url).await.with_context(|| format!("{url} cannot be opened"))?;
        self.wait("main").await.map(drop)
    }

    /// Goes where there is nothing, as if the page had been closed.
    pub async fn leave(&self) -> Result<()> {
        Ok(self.client.goto("about:blank").await?)
    }

    /// Loads the page anew, and waits until the client runs.
    pub async fn reload(&self) -> Result<()> {
        self.client.refresh().await?;
        self.wait("main").await.map(drop)
    }

    /// Goes to another screen of the client.
    pub async fn route(&self, hash: &str) -> Result<()> {
        self.run("location.hash = arguments[0]", vec![json!(hash)]).await.map(drop)
    }

    /// Sets size, light and motion.
    pub async fn look(&self, look: Look) -> Result<()> {
        let Size { width, height, scale, .. } = look.size;
        let metrics = json!({
            "width": width, "height": height, "deviceScaleFactor": scale, "mobile": false,
        });
        self.devtools("Emulation.setDeviceMetricsOverride", metrics).await?;
        let theme = if look.dark { "dark" } else { "light" };
        let motion = if look.still { "reduce" } else { "no-preference" };
        let media = json!({ "features": [
            { "name": "prefers-color-scheme", "value": theme },
            { "name": "prefers-reduced-motion", "value": motion },
        ]});
        self.devtools("Emulation.setEmulatedMedia", media).await.map(drop)
    }

    /// Waits for an element.
    pub async fn wait(&self, css: &str) -> Result<Element> {
        let wait = self.client.wait().at_most(PATIENCE).every(Duration::from_millis(30));
        wait.for_element(Locator::Css(css)).await.with_context(|| format!("there is no {css:?}"))
    }

    /// Waits until a script says something true, and returns that.
    pub async fn wait_until(&self, script: &str) -> Result<Value> {
        let end = tokio::time::Instant::now() + PATIENCE;
        loop {
            let value = self.run(script, vec![]).await?;
            if !matches!(value, Value::Null | Value::Bool(false)) {
                return Ok(value);
            }
            if tokio::time::Instant::now() > end {
                bail!("it never came true that {script}");
            }
            tokio::time::sleep(Duration::from_millis(30)).await;
        }
    }

    /// Clicks on an element, once it is there.
    pub async fn click(&self, css: &str) -> Result<()> {
        self.wait(css).await?.click().await.with_context(|| format!("{css:?} cannot be clicked"))
    }

    /// Types keys at whatever has the focus.
    pub async fn keys(&self, keys: &str) -> Result<()> {
        self.client.active_element().await?.send_keys(keys).await.context("no key arrives")
    }

    /// Types a text into a field.
    pub async fn type_in(&self, css: &str, text: &str) -> Result<()> {
        self.wait(css)
            .await?
            .send_keys(text)
            .await
            .with_context(|| format!("{css:?} takes no text"))
    }

    /// The text that is seen in an element.
    pub async fn text(&self, css: &str) -> Result<String> {
        Ok(self.wait(css).await?.text().await?)
    }

    /// How many elements there are.
    pub async fn count(&self, css: &str) -> Result<usize> {
        Ok(self.client.find_all(Locator::Css(css)).await?.len())
    }

    /// What a script returns.
    pub async fn run(&self, script: &str, args: Vec<Value>) -> Result<Value> {
        self.client.execute(script, args).await.with_context(|| format!("{script} does not run"))
    }

    /// What a script passes to its last argument, a function.
    pub async fn run_async(&self, script: &str, args: Vec<Value>) -> Result<Value> {
        self.client.execute_async(script, args).await.context("the script does not run")
    }

    /// A picture of the window, as PNG.
    pub async fn screenshot(&self) -> Result<Vec<u8>> {
        Ok(self.client.screenshot().await?)
    }

    /// Everything the page wrote to its console since this was last asked, but for plain notes.
    pub async fn console(&self) -> Result<Vec<String>> {
        let log = self.client.issue_cmd(Command::Log { kind: "browser" }).await?;
        let entries = log.as_array().cloned().unwrap_or_default();
        let serious = entries
            .into_iter()
            .filter(|entry| matches!(entry["level"].as_str(), Some("SEVERE" | "WARNING")));
        Ok(serious.map(|entry| entry["message"].as_str().unwrap_or("?").to_owned()).collect())
    }

    /// What the browser wrote down since it was asked last, for [`Trace::read`]. It has room for half a minute of moves.
    pub async fn told(&self) -> Result<Vec<Value>> {
        let log = self.client.issue_cmd(Command::Log { kind: "performance" }).await?;
        Ok(log.as_array().cloned().unwrap_or_default())
    }

    /// Calls a method of the browser's own protocol.
    pub async fn devtools(&self, method: &'static str, params: Value) -> Result<Value> {
        let command = Command::Devtools { method, params };
        self.client.issue_cmd(command).await.with_context(|| format!("{method} is refused"))
    }
}

/// What chance in a page starts from: the name of the test, and how many windows that test has opened before. So a test
/// is dealt the same cards in every run, and its windows draw different keys. `E2E_SEED` deals others.
fn seed() -> u32 {
    thread_local!(static WINDOWS: Cell<u32> = const { Cell::new(0) });
    let window = WINDOWS.replace(WINDOWS.get() + 1);
    let thread = std::thread::current();
    let (test, run) = (thread.name().unwrap_or_default(), std::env::var("E2E_SEED"));
    let text = format!("{test} {window} {}", run.unwrap_or_default());
    // FNV-1a: short, and the same with every compiler.
    text.bytes().fold(0x811c_9dc5, |hash, byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193))
}

/// What chromedriver can do beyond the standard.
#[derive(Debug)]
enum Command {
    Log { kind: &'static str },
    Devtools { method: &'static str, params: Value },
}

impl WebDriverCompatibleCommand for Command {
    fn endpoint(&self, base: &Url, session: Option<&str>) -> Result<Url, ParseError> {
        let session = session.unwrap_or_default();
        base.join(&match self {
            Self::Log { .. } => format!("session/{session}/se/log"),
            Self::Devtools { .. } => format!("session/{session}/goog/cdp/execute"),
        })
    }

    fn method_and_body(&self, _: &Url) -> (Method, Option<String>) {
        let body = match self {
            Self::Log { kind } => json!({ "type": kind }),
            Self::Devtools { method, params } => json!({ "cmd": method, "params": params }),
        };
        (Method::POST, Some(body.to_string()))
    }
}
