//! The bundler on the real static files and style of the client, with a module of a few bytes.

mod folder;
mod names;

use std::path::Path;

use bundle::{Dist, Module, Part, bundle};

/// A module that is told apart from others by its name, with parts for two games and for online tables.
fn module(name: &str) -> Module {
    let part = |file: &str, games: &[&str], size| Part {
        file: format!("./{file}"),
        games: games.iter().map(|&game| game.to_owned()).collect(),
        wasm: format!("\0asm {name} {file} {}", "x".repeat(size)).into_bytes(),
    };
    let parts = vec![
        part("a.wasm", &["chess"], 10),
        part("b.wasm", &["go"], 3000),
        part("c.wasm", &["chess", "go"], 200),
        part("d.wasm", &["online"], 9000),
    ];
    let glue =
        format!("// {name}\nload(\"./a.wasm\", \"./b.wasm\", \"./c.wasm\", \"./d.wasm\");\n");
    Module { wasm: format!("\0asm {name}").into_bytes(), parts, glue }
}

fn dist(name: &str) -> Dist {
    let client = Path::new(env!("CARGO_MANIFEST_DIR")).join("../web");
    bundle(&module(name), &client).expect("the static files are sound")
}

fn text<'a>(dist: &'a Dist, path: &str) -> &'a str {
    let file = dist.get(path).unwrap_or_else(|| panic!("there is no {path}"));
    std::str::from_utf8(file).expect("it is text")
}
