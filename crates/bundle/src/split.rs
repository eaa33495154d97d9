//! The module cut into parts: the one that is always loaded, and those that come when a game is opened.
//!
//! The client marks the functions at which it may be cut. What only one of them reaches goes into a part of its own, what
//! several reach into parts that they share, and all else stays in the main part.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context as _, Result, anyhow, bail};
use wasm_split_cli_support::{Options, transform};

use crate::order;

/// How the main part, and the glue with it, call the script that loads the others.
const LINK: &str = "./link.js";
/// How that script calls the glue.
const GLUE: &str = "./glue.js";

/// A part of the module that is not always loaded.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Part {
    /// How the glue calls its file, between quotes.
    pub file: String,
    /// What needs it, sorted: games, and online tables as `online`.
    pub games: Vec<String>,
    /// The part.
    pub wasm: Vec<u8>,
}

/// A module cut into its parts.
pub(crate) struct Cut {
    /// Where the main part is. wasm-bindgen has not seen it yet.
    pub(crate) main: PathBuf,
    /// The other parts.
    pub(crate) parts: Vec<Part>,
    /// The script that loads them.
    pub(crate) link: String,
}

/// Cuts the module at `path`. What comes of it is left in a folder beside it.
pub(crate) fn cut(path: &Path) -> Result<Cut> {
    let module = read(path)?;
    let folder = path.with_extension("parts");
    let main = folder.join("main.wasm");
    let mut options = Options::new(&module);
    options.output_dir = &folder;
    options.main_out_path = &main;
    options.link_name = LINK;
    options.main_module = GLUE;
    let done = transform(options)
        .map_err(|error| anyhow!("{error:#}"))
        .with_context(|| format!("{} cannot be cut", path.display()))?;

    let mut games: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for (game, files) in done.prefetch_map {
        for file in files {
            games.entry(file).or_default().push(game.clone());
        }
    }
    let part = |(file, mut games): (String, Vec<String>)| {
        games.sort();
        let file = format!("{file}.wasm");
        let wasm = order::like_with_like(&read(&folder.join(&file))?)
            .with_context(|| format!("of {file}"))?;
        Ok(Part { file: format!("./{file}"), games, wasm })
    };
    let parts = games.into_iter().map(part).collect::<Result<_>>()?;
    let link = String::from_utf8(read(&folder.join(LINK))?).context("the script is no text")?;
    Ok(Cut { main, parts, link })
}

/// Glue and link as one script: they import each other, and neither could be named by its content before the other.
pub(crate) fn join(glue: &str, link: &str) -> Result<String> {
    let import = format!("import {{ initSync }} from \"{GLUE}\";\n");
    let Some(link) = link.strip_prefix(&import) else {
        bail!("the script that loads the parts does not begin with {import:?}");
    };
    const EXPORT: &str = "export const ";
    let loaders = link.lines().filter_map(|line| line.strip_prefix(EXPORT)?.split(' ').next());
    let loaders = loaders.collect::<Vec<_>>().join(", ");

    let (mut joined, mut used) = (link.replace(EXPORT, "const "), false);
    joined += &format!("const loaders = {{ {loaders} }};\n");
    for line in glue.lines() {
        let imported = line.strip_prefix("import * as ").and_then(|rest| rest.split_once(" from "));
        match imported {
            Some((name, from)) if from.trim_end_matches(';').trim_matches('"') == LINK => {
                joined += &format!("const {name} = loaders;\n");
                used = true;
            }
            _ => joined.extend([line, "\n"]),
        }
    }
    // A module without marks has nothing to load.
    if !used && !loaders.is_empty() {
        bail!("the glue does not import {LINK}");
    }
    Ok(joined)
}

fn read(path: &Path) -> Result<Vec<u8>> {
    fs::read(path).with_context(|| format!("cannot read {}", path.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn glue_and_link_become_one_script_without_imports() {
        let link = "import { initSync } from \"./glue.js\";\nlet a = initSync();\n\
                    export const load_one = () => a;\nexport const load_two = 2;\n";
        let glue = "import * as import1 from \"./link.js\"\nimport * as import2 from \"./link.js\";\n\
                    const imports = { \"./link.js\": import1 };\nexport { initSync };\n";
        let joined = join(glue, link).expect("they fit");
        assert_eq!(
            joined,
            "let a = initSync();\nconst load_one = () => a;\nconst load_two = 2;\n\
             const loaders = { load_one, load_two };\n\
             const import1 = loaders;\nconst import2 = loaders;\n\
             const imports = { \"./link.js\": import1 };\nexport { initSync };\n"
        );
    }

    #[test]
    fn scripts_that_do_not_fit_are_refused() {
        let link = "import { initSync } from \"./glue.js\";\nexport const load = 1;\n";
        let told = |glue, link| join(glue, link).expect_err("they do not fit").to_string();
        assert!(told("import * as a from \"./other.js\"\n", link).contains("./link.js"));
        assert!(told("", "const a = 1;\n").contains("./glue.js"));
    }
}
