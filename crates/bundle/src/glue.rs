//! What wasm-bindgen makes of a module: the module without its descriptions, and the script that loads it.

use std::path::Path;

use anyhow::{Context as _, Result, bail};
use wasm_bindgen_cli_support::Bindgen;

use crate::order;
use crate::split::{self, Cut, Part};

/// A module for a browser, with the script that loads it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Module {
    /// The part that is always loaded.
    pub wasm: Vec<u8>,
    /// The parts that games need.
    pub parts: Vec<Part>,
    /// The script, a JavaScript module whose default export starts the main part.
    pub glue: String,
}

/// Reads a module as the compiler wrote it.
pub fn bind(path: &Path) -> Result<Module> {
    let Cut { main, parts, link } = split::cut(path)?;
    let mut bindgen = Bindgen::new();
    // The scripts that use the glue say where the module is, because its name has a hash in it.
    bindgen.input_path(main).web(true)?.typescript(false).omit_default_module_path(true);
    bindgen.remove_name_section(true).remove_producers_section(true);
    // The other parts put their functions into the table of the main one.
    bindgen.keep_lld_exports(true);
    let mut output = bindgen
        .generate_output()
        .with_context(|| format!("wasm-bindgen cannot read {}", path.display()))?;
    // Such scripts would need names with hashes of their own; nothing we use brings any.
    let inline = output.snippets().iter().filter(|(_, scripts)| !scripts.is_empty());
    let brought: Vec<&String> =
        inline.map(|(name, _)| name).chain(output.local_modules().keys()).collect();
    if !brought.is_empty() {
        bail!("{} brings scripts that this bundler does not carry: {brought:?}", path.display());
    }
    let wasm = order::like_with_like(&output.wasm_mut().emit_wasm())
        .with_context(|| format!("of {}", path.display()))?;
    let glue = split::join(output.js(), &link)?;
    Ok(Module { wasm, parts, glue })
}
