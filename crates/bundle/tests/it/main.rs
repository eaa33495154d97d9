//! The bundler on the real static files and style of the client, with a module of a few bytes.

mod folder;
mod names;

use std::path::Path;

use bundle::{Dist, Module, bundle};

/// A module that is told apart from others by its name.
fn module(name: &str) -> Module {
    Module { wasm: format!("\0asm {name}").into_bytes(), glue: format!("// {name}\n") }
}

fn dist(name: &str) -> Dist {
    let client = Path::new(env!("CARGO_MANIFEST_DIR")).join("../web");
    bundle(&module(name), &client).expect("the static files are sound")
}

fn text<'a>(dist: &'a Dist, path: &str) -> &'a str {
    let file = dist.get(path).unwrap_or_else(|| panic!("there is no {path}"));
    std::str::from_utf8(file).expect("it is text")
}
