//! The files with fixed names: the page, the page for addresses that lead nowhere, the manifest, the service worker.

use std::path::Path;

use anyhow::{Context as _, Result};
use art::{Label, Picture};
use gallery::AppIcon;
use serde_json::json;
use words::{Language, Words};

use crate::{ASSETS, Dist, fill, read};

/// The page.
pub const PAGE: &str = "index.html";
/// The page for addresses that lead nowhere.
pub const NOT_FOUND: &str = "404.html";
/// The script that keeps the client on the device.
pub const SERVICE_WORKER: &str = "sw.js";
const MANIFEST: &str = "manifest.webmanifest";

/// The colours of the page by day and by night, as `crates/web/style` has them.
const DAY: &str = "#F3F1EB";
const NIGHT: &str = "#0E1921";

/// What each page says, in three languages at once, because nobody knows yet which one to speak.
const ON_THE_PAGE: [&str; 4] = ["page-needs-script", "page-too-old", "page-failed", "page-again"];
const ON_NOT_FOUND: [&str; 2] = ["page-not-found", "page-again"];

/// The words of each language, as the page names them.
const WORDS: [&str; 3] = ["words-en", "words-nb", "words-is"];

/// The paths of the assets that the pages name.
pub(crate) struct Names {
    pub(crate) style: String,
    pub(crate) module: String,
    pub(crate) glue: String,
    pub(crate) boot: String,
    pub(crate) old: String,
    pub(crate) worker: String,
    /// In the order of [`Language::ALL`].
    pub(crate) words: [String; 3],
}

/// Adds the icons and all files with fixed names.
pub(crate) fn add(dist: &mut Dist, statics: &Path, names: &Names) -> Result<()> {
    let icons = icons(dist)?;
    dist.fixed(MANIFEST, manifest(&icons).into_bytes());
    let build = dist.build();
    let page = page(statics, names, &icons, &build)?;
    dist.fixed(PAGE, page.into_bytes());
    dist.fixed(NOT_FOUND, not_found(statics, names)?.into_bytes());
    let worker = service_worker(dist, statics, &build)?;
    dist.fixed(SERVICE_WORKER, worker.into_bytes());
    Ok(())
}

/// An icon among the assets.
struct Placed {
    icon: AppIcon,
    path: String,
}

fn icons(dist: &mut Dist) -> Result<Vec<Placed>> {
    let icons = gallery::app_icons(&gallery::english()?)?;
    let place = |icon: AppIcon| {
        let path = dist.asset(icon.name, "png", icon.png.clone());
        Placed { icon, path }
    };
    Ok(icons.into_iter().map(place).collect())
}

fn manifest(icons: &[Placed]) -> String {
    // The smaller ones are for the tab and for systems that do not read manifests.
    let large = icons.iter().filter(|placed| placed.icon.side >= 192);
    let listed = large.map(|Placed { icon, path }| {
        let purpose = if icon.name.starts_with("maskable") { "maskable" } else { "any" };
        let sizes = format!("{0}x{0}", icon.side);
        json!({ "src": path, "sizes": sizes, "type": "image/png", "purpose": purpose })
    });
    let manifest = json!({
        "name": "Kvöld",
        "short_name": "Kvöld",
        "description": Words::new(Language::English).say("page-description", &[]),
        "id": "kvold",
        "start_url": "./",
        "scope": "./",
        "display": "standalone",
        "background_color": NIGHT,
        "theme_color": NIGHT,
        "categories": ["games"],
        "icons": listed.collect::<Vec<_>>(),
    });
    format!("{manifest:#}\n")
}

fn page(statics: &Path, names: &Names, icons: &[Placed], build: &str) -> Result<String> {
    let icon = |name| {
        let placed = icons.iter().find(|placed| placed.icon.name == name);
        placed.map(|placed| placed.path.clone()).with_context(|| format!("there is no icon {name}"))
    };
    let english = Words::new(Language::English);
    let mut values = vec![
        ("build", build.to_owned()),
        ("day", DAY.to_owned()),
        ("night", NIGHT.to_owned()),
        ("description", escaped(&english.say("page-description", &[]))),
        ("favicon-32", icon("favicon-32")?),
        ("favicon-48", icon("favicon-48")?),
        ("touch-icon", icon("apple-touch-icon")?),
        ("house", house()?),
        ("style", names.style.clone()),
        ("module", names.module.clone()),
        ("glue", names.glue.clone()),
        ("boot", names.boot.clone()),
        ("old", names.old.clone()),
        ("worker", names.worker.clone()),
    ];
    values.extend(WORDS.into_iter().zip(names.words.clone()));
    values.extend(ON_THE_PAGE.map(|key| (key, said(key))));
    fill(&read(&statics.join(PAGE))?, &values).with_context(|| format!("in {PAGE}"))
}

fn not_found(statics: &Path, names: &Names) -> Result<String> {
    let mut values = vec![("house", house()?), ("style", names.style.clone())];
    values.extend(ON_NOT_FOUND.map(|key| (key, said(key))));
    fill(&read(&statics.join(NOT_FOUND))?, &values).with_context(|| format!("in {NOT_FOUND}"))
}

/// The service worker with its list of everything that the client needs without a network.
fn service_worker(dist: &Dist, statics: &Path, build: &str) -> Result<String> {
    let kept = dist.paths().filter(|path| path.starts_with(ASSETS) || *path == MANIFEST);
    let files: Vec<&str> = kept.collect();
    let values = [("build", build.to_owned()), ("files", format!("{:#}", json!(files)))];
    fill(&read(&statics.join(SERVICE_WORKER))?, &values)
        .with_context(|| format!("in {SERVICE_WORKER}"))
}

/// The mark of the house, part of the page so that it shows at once.
fn house() -> Result<String> {
    const SIDE: f64 = 96.0;
    Ok(Picture::Logo.document(&gallery::english()?, SIDE, Label::Hidden))
}

/// A sentence in each language.
fn said(key: &str) -> String {
    let paragraph = |language: Language| {
        let text = escaped(&Words::new(language).say(key, &[]));
        format!("<span lang=\"{}\">{text}</span>", language.tag())
    };
    Language::ALL.map(paragraph).join("\n")
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
