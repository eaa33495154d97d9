//! Makes sure that the folder of the web client is there, if only empty, and that it is looked at again when it changes.

use std::fs;

/// Where `cargo xtask web` puts the client, seen from this crate; `src/files.rs` embeds it.
const CLIENT: &str = "../../target/dist";

fn main() {
    // Cargo would run this script again and again for a folder that is not there. If it cannot be made, the program
    // is built without the client, and says so.
    let _ = fs::create_dir_all(CLIENT);
    println!("cargo::rerun-if-changed={CLIENT}");
}
