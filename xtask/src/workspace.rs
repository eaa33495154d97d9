//! The files of this repository, as git knows them.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context as _, Result};

use crate::process;

/// The folder of the root `Cargo.toml`.
pub(crate) fn root() -> PathBuf {
    // Cargo says it again when it runs this program, which still holds after the folder was moved.
    let xtask = std::env::var_os("CARGO_MANIFEST_DIR");
    let xtask = xtask.map_or_else(|| PathBuf::from(env!("CARGO_MANIFEST_DIR")), PathBuf::from);
    xtask.parent().map_or_else(|| xtask.clone(), Path::to_owned)
}

/// The paths, relative to the root, of all files that git tracks or would track, sorted.
pub(crate) fn files() -> Result<Vec<String>> {
    let mut git = Command::new("git");
    git.args(["ls-files", "-z", "--cached", "--others", "--exclude-standard"]).current_dir(root());
    let list = process::read(&mut git).context("the list of files comes from git")?;
    let mut paths: Vec<String> = list.split_terminator('\0').map(str::to_owned).collect();
    // A file deleted but not yet committed is still listed; a symbolic link to a folder is no file.
    paths.retain(|path| root().join(path).is_file());
    paths.sort();
    paths.dedup();
    Ok(paths)
}

/// The names of the crates under `crates/`.
pub(crate) fn crates() -> Result<Vec<String>> {
    let crates = root().join("crates");
    let mut names = Vec::new();
    for entry in
        fs::read_dir(&crates).with_context(|| format!("cannot list {}", crates.display()))?
    {
        let entry = entry?;
        if entry.path().join("Cargo.toml").is_file() {
            names.push(entry.file_name().to_string_lossy().into_owned());
        }
    }
    names.sort();
    Ok(names)
}
