//! Makes the web client out of its parts: everything that a browser loads, in one folder.
//!
//! In go the WebAssembly module as the compiler wrote it, the static files and the style of `crates/web`, the
//! icons of `gallery` and the sentences of `words`. Out comes a [`Dist`]: files under `assets/` named by the hash of
//! their content, which a browser may keep for ever, and the few files with fixed names that name all others.
//!
//! No tool has to be installed: what `wasm-bindgen` does on the command line is done by its library.

mod compress;
mod dist;
mod glue;
mod order;
mod pages;
mod report;
mod split;
mod template;

use std::fs;
use std::path::Path;

use anyhow::{Context as _, Result, bail};
use words::Language;

pub use dist::{ASSETS, Changes, Dist, Size};
pub use glue::{Module, bind};
pub use pages::{NOT_FOUND, PAGE, SERVICE_WORKER};
pub use report::{Report, Weight};
pub use split::Part;
pub use template::fill;

/// Puts the client together: `module` is the one that page and worker share, `client` is the folder of the crate `web`,
/// with `static` and `style` in it.
pub fn bundle(module: &Module, client: &Path) -> Result<Dist> {
    let statics = client.join("static");
    let mut dist = Dist::default();
    let style = dist.asset("kvold", "css", style(&client.join("style"))?.into_bytes());

    let mut glue = module.glue.clone();
    for part in &module.parts {
        let path = dist.part(&part.games, part.wasm.clone());
        glue = glue.replace(&format!("\"{}\"", part.file), &format!("\"{}\"", beside(&path)));
    }
    let glue = dist.asset("kvold", "js", glue.into_bytes());
    let module = dist.asset("kvold", "wasm", module.wasm.clone());
    let boot = script(&statics, "boot.js", &glue, &module)?;
    let boot = dist.asset("boot", "js", boot.into_bytes());
    let old = dist.asset("old", "js", read(&statics.join("old.js"))?.into_bytes());

    let worker = script(&statics, "worker.js", &glue, &module)?;
    let worker = dist.asset("worker", "js", worker.into_bytes());

    let words = Language::ALL.map(|language| {
        let stem = format!("words-{}", language.tag());
        dist.asset(&stem, "ftl", language.text().into_bytes())
    });

    let names = pages::Names { style, module, glue, boot, old, worker, words };
    pages::add(&mut dist, &statics, &names)?;
    Ok(dist)
}

/// A script that loads a module; it stands beside both, so it knows them by their bare names.
fn script(statics: &Path, name: &str, glue: &str, module: &str) -> Result<String> {
    let values = [("glue", beside(glue)), ("module", beside(module))];
    fill(&read(&statics.join(name))?, &values).with_context(|| format!("in {name}"))
}

/// How an asset is called by one that stands beside it.
fn beside(path: &str) -> String {
    path.replacen(ASSETS, "./", 1)
}

/// All style sheets in the order of their names, as one, without what only people read.
fn style(folder: &Path) -> Result<String> {
    let entries = fs::read_dir(folder).with_context(|| cannot_read(folder))?;
    let mut paths = entries
        .map(|entry| Ok(entry.with_context(|| cannot_read(folder))?.path()))
        .collect::<Result<Vec<_>>>()?;
    paths.retain(|path| path.extension().is_some_and(|extension| extension == "css"));
    paths.sort();
    if paths.is_empty() {
        bail!("there is no style sheet in {}", folder.display());
    }
    let sheets = paths.iter().map(|path| read(path)).collect::<Result<String>>()?;
    Ok(without_comments(&sheets)
        .lines()
        .map(str::trim)
        .filter(|line| !line.is_empty())
        .fold(String::new(), |sheet, line| sheet + line + "\n"))
}

/// A style sheet without its comments. None of ours has the marks of one in a string.
fn without_comments(sheet: &str) -> String {
    let mut parts = sheet.split("/*");
    let first = parts.next().unwrap_or_default().to_owned();
    parts.filter_map(|part| Some(part.split_once("*/")?.1)).fold(first, |sheet, part| sheet + part)
}

fn read(path: &Path) -> Result<String> {
    fs::read_to_string(path).with_context(|| cannot_read(path))
}

fn cannot_read(path: &Path) -> String {
    format!("cannot read {}", path.display())
}
