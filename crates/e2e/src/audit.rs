//! What a machine can find wrong with a screen.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::{fmt, fs};

use anyhow::{Context as _, Result, ensure};
use serde_json::{Value, json};
use sha2::{Digest as _, Sha256};

use crate::Browser;

/// The version of axe-core, and the hash of its package.
const VERSION: &str = "4.14.0";
const HASH: &str = "2277b0a3ef47af9b52497faa3e71598e86e0a0e5e6eb295207a5657ede4709af";

/// Something that is wrong with a screen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Complaint {
    /// What.
    pub what: String,
    /// The elements, as selectors or as text.
    pub at: Vec<String>,
}

/// The text of axe-core, fetched once with `npm pack` and checked against its hash.
pub fn axe() -> Result<String> {
    let folder = target().join("axe").join(VERSION);
    let script = folder.join("package/axe.min.js");
    if !script.is_file() {
        fetch(&folder)?;
    }
    fs::read_to_string(&script).with_context(|| format!("{} cannot be read", script.display()))
}

impl Browser {
    /// What axe says against the screen, by the rules of WCAG 2.2 AA and its own best practices.
    pub async fn axe(&self, axe: &str) -> Result<Vec<Complaint>> {
        self.run(axe, vec![]).await?;
        let script = "const done = arguments[arguments.length - 1];
            axe.run(document, { resultTypes: ['violations'] }).then(
                (result) => done(result.violations.map((v) => ({
                    what: v.id + ': ' + v.help,
                    at: v.nodes.map((n) => n.target.join(' ') + ' ' + (n.any[0]?.message ?? '')),
                }))),
                (error) => done([{ what: String(error), at: [] }]),
            );";
        Ok(complaints(&self.run_async(script, vec![]).await?))
    }

    /// The texts that are cut off, or that make the page wider than its window, when each is `longer` times as long.
    ///
    /// Names of people may end in dots, and what only a screen reader hears takes no room.
    pub async fn cut_texts(&self, longer: f64) -> Result<Vec<Complaint>> {
        Ok(complaints(&self.run(include_str!("cut.js"), vec![json!(longer)]).await?))
    }

    /// The addresses of other hosts that the page has asked for something.
    pub async fn foreign_requests(&self) -> Result<Vec<String>> {
        let script = "return performance.getEntriesByType('resource').map((e) => e.name)
            .filter((name) => !name.startsWith(location.origin + '/') && !name.startsWith('blob:'))";
        let found = self.run(script, vec![]).await?;
        let found = found.as_array().cloned().unwrap_or_default();
        Ok(found.iter().filter_map(|name| name.as_str().map(str::to_owned)).collect())
    }
}

impl fmt::Display for Complaint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}\n    {}", self.what, self.at.join("\n    "))
    }
}

fn complaints(found: &Value) -> Vec<Complaint> {
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    let complaint = |one: &Value| Complaint {
        what: text(&one["what"]),
        at: one["at"].as_array().into_iter().flatten().map(text).collect(),
    };
    found.as_array().into_iter().flatten().map(complaint).collect()
}

/// Where things are kept that are fetched or built.
fn target() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../target")
}

fn fetch(folder: &Path) -> Result<()> {
    fs::create_dir_all(folder)?;
    let package = format!("axe-core@{VERSION}");
    let mut npm = Command::new("npm");
    npm.args(["pack", "--silent", &package]).current_dir(folder);
    let packed = npm.output().context("npm, which fetches axe-core, is not installed")?;
    let errors = String::from_utf8_lossy(&packed.stderr);
    ensure!(packed.status.success(), "npm cannot fetch {package}: {errors}");
    let archive = folder.join(format!("axe-core-{VERSION}.tgz"));
    let hash = hex(&Sha256::digest(fs::read(&archive)?));
    ensure!(hash == HASH, "{package} is not what it was: its hash is {hash}, not {HASH}");
    let mut tar = Command::new("tar");
    tar.arg("-xzf").arg(&archive).arg("package/axe.min.js").current_dir(folder);
    ensure!(tar.status().context("there is no tar")?.success(), "{package} cannot be unpacked");
    Ok(())
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}
