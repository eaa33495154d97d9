//! chromedriver, one for all windows of a test program.

use std::io::{BufRead as _, BufReader};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::mpsc;
use std::{env, fmt, thread};

use anyhow::{Context as _, Result};
use fantoccini::{Client, ClientBuilder};
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::json;

use crate::PATIENCE;

/// A name that our browsers find on this machine. It is no loopback name, so pages from it are no secure context.
pub(crate) const NAME: &str = "kvold.test";

/// Arguments for a browser without a screen that talks to nobody but us.
const ARGS: &[&str] = &[
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    // A page that was left is gone, and its connection with it.
    "--disable-features=BackForwardCache",
    "--hide-scrollbars",
    "--host-resolver-rules=MAP kvold.test 127.0.0.1",
    "--autoplay-policy=no-user-gesture-required",
];

/// A running chromedriver. It ends with this value.
#[derive(Debug)]
pub struct Driver {
    process: Child,
    port: u16,
}

/// A program that is not installed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Missing(pub &'static str);

impl Driver {
    /// Starts chromedriver; tells what is missing if it, or the browser, is not installed.
    pub fn start() -> Result<Result<Self, Missing>> {
        let Some(driver) = find(&["chromedriver"]) else {
            return Ok(Err(Missing("chromedriver (Debian's package chromium-driver)")));
        };
        if find(&["chromium", "chromium-browser", "google-chrome"]).is_none() {
            return Ok(Err(Missing("chromium")));
        }
        let mut process = Command::new(driver)
            .arg("--port=0")
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .context("chromedriver does not start")?;
        let stdout = process.stdout.take().context("chromedriver has no output")?;
        let (sender, port) = mpsc::channel();
        thread::spawn(move || {
            for line in BufReader::new(stdout).lines().map_while(Result::ok) {
                let port = line.split("successfully on port ").nth(1);
                if let Some(port) = port.and_then(|port| port.trim_end_matches('.').parse().ok()) {
                    // Nobody listens who has waited too long.
                    let _ = sender.send(port);
                }
            }
        });
        let port = port.recv_timeout(PATIENCE).context("chromedriver did not say its port")?;
        Ok(Ok(Self { process, port }))
    }

    /// Opens a window in a browser of its own, whose first language is `language`; it writes a trace of these
    /// categories, if there are any.
    pub(crate) async fn window(&self, language: &str, trace: &[&str]) -> Result<Client> {
        let languages =
            json!({ "intl.selected_languages": language, "intl.accept_languages": language });
        let mut options = json!({ "args": ARGS, "prefs": languages });
        if let Some(binary) = find(&["chromium", "chromium-browser", "google-chrome"]) {
            options["binary"] = json!(binary);
        }
        let mut logs = json!({ "browser": "ALL" });
        if !trace.is_empty() {
            logs["performance"] = json!("ALL");
            options["perfLoggingPrefs"] = json!({
                "enableNetwork": false, "enablePage": false, "traceCategories": trace.join(","),
            });
        }
        let capabilities = json!({ "goog:chromeOptions": options, "goog:loggingPrefs": logs });
        let capabilities = capabilities.as_object().cloned().unwrap_or_default();
        ClientBuilder::new(HttpConnector::new())
            .capabilities(capabilities)
            .connect(&format!("http://127.0.0.1:{}", self.port))
            .await
            .context("the browser does not start")
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

impl fmt::Display for Missing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} is not installed", self.0)
    }
}

/// The first of these programs that is on the path.
fn find(names: &[&str]) -> Option<PathBuf> {
    let path = env::var_os("PATH")?;
    let folders: Vec<PathBuf> = env::split_paths(&path).collect();
    let mut files = names.iter().flat_map(|name| folders.iter().map(move |f| f.join(name)));
    files.find(|file| file.is_file())
}
