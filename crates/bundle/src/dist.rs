//! The finished files, in memory and on disk.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::{fs, io};

use anyhow::{Context as _, Result};
use sha2::{Digest as _, Sha256};

use crate::compress::{self, BROTLI, GZIP};

/// The folder of the files that are named by their content and never change.
pub const ASSETS: &str = "assets/";

/// All files by their paths, as a browser asks for them, without a slash in front.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Dist {
    files: BTreeMap<String, Vec<u8>>,
    /// The paths of the parts of the module that each game needs, and online tables as `online`.
    games: BTreeMap<String, Vec<String>>,
}

/// How large a file is, in bytes; the two smaller forms only where they are smaller.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Size {
    /// Its path.
    pub path: String,
    /// As it is.
    pub plain: usize,
    /// For browsers on plain http.
    pub gzip: Option<usize>,
    /// For all others.
    pub brotli: Option<usize>,
}

/// What writing did to the folder.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Changes {
    /// Files written, because they were not there or were different.
    pub written: usize,
    /// Files of an older build thrown away.
    pub removed: usize,
}

impl Dist {
    /// Adds a file that is named by its content, and gives its path.
    pub fn asset(&mut self, stem: &str, extension: &str, bytes: Vec<u8>) -> String {
        let path = format!("{ASSETS}{stem}-{}.{extension}", digest(&bytes));
        self.files.insert(path.clone(), bytes);
        path
    }

    /// Adds a part of the module that these games, or online tables, need, and gives its path.
    pub fn part(&mut self, games: &[String], bytes: Vec<u8>) -> String {
        let path = self.asset(&format!("part-{}", games.join("-")), "wasm", bytes);
        for game in games {
            self.games.entry(game.clone()).or_default().push(path.clone());
        }
        path
    }

    /// The paths of the parts of the module that each game needs, and online tables as `online`.
    #[must_use]
    pub fn games(&self) -> &BTreeMap<String, Vec<String>> {
        &self.games
    }

    /// Adds a file with a fixed name.
    pub fn fixed(&mut self, path: &str, bytes: Vec<u8>) {
        self.files.insert(path.to_owned(), bytes);
    }

    /// The paths of all files, sorted.
    pub fn paths(&self) -> impl Iterator<Item = &str> {
        self.files.keys().map(String::as_str)
    }

    /// The file at `path`.
    #[must_use]
    pub fn get(&self, path: &str) -> Option<&[u8]> {
        self.files.get(path).map(Vec::as_slice)
    }

    /// What tells this build from any other: a hash of the names, and so of the contents, of all assets.
    #[must_use]
    pub fn build(&self) -> String {
        let names: Vec<&str> = self.paths().filter(|path| path.starts_with(ASSETS)).collect();
        digest(names.join("\n").as_bytes())
    }

    /// Writes all files, each with its smaller forms beside it, and throws away what else is in `folder`.
    ///
    /// Files that are there already are not touched, so that nothing is built again because of them.
    pub fn write(&self, folder: &Path) -> Result<(Changes, Vec<Size>)> {
        let mut changes = Changes::default();
        let mut sizes = Vec::new();
        let mut kept = BTreeSet::new();
        for (path, bytes) in &self.files {
            let mut size =
                Size { path: path.clone(), plain: bytes.len(), gzip: None, brotli: None };
            let (gzip, brotli) = smaller_forms(folder, path, bytes)?;
            let forms = [("", Some(bytes)), (GZIP, gzip.as_ref()), (BROTLI, brotli.as_ref())];
            for (ending, bytes) in forms {
                let Some(bytes) = bytes else { continue };
                let place = folder.join(format!("{path}{ending}"));
                changes.written += usize::from(put(&place, bytes)?);
                kept.insert(place);
            }
            size.gzip = gzip.map(|bytes| bytes.len());
            size.brotli = brotli.map(|bytes| bytes.len());
            sizes.push(size);
        }
        for place in files_in(folder)?.difference(&kept) {
            fs::remove_file(place).with_context(|| format!("cannot remove {}", place.display()))?;
            changes.removed += 1;
        }
        Ok((changes, sizes))
    }
}

type Forms = (Option<Vec<u8>>, Option<Vec<u8>>);

/// The smaller forms of a file, where they are smaller. Making them takes seconds, so those of an asset that is there
/// already are read: its name says that it is the same.
fn smaller_forms(folder: &Path, path: &str, bytes: &[u8]) -> Result<Forms> {
    if path.starts_with(ASSETS) && folder.join(path).is_file() {
        let form = |ending| fs::read(folder.join(format!("{path}{ending}"))).ok();
        if let (Some(gzip), Some(brotli)) = (form(GZIP), form(BROTLI)) {
            return Ok((Some(gzip), Some(brotli)));
        }
    }
    let smaller = |form: io::Result<Vec<u8>>| {
        let form = form.with_context(|| format!("cannot compress {path}"))?;
        // Pictures are compressed already; a few bytes less are not worth a second file.
        Ok::<_, anyhow::Error>((form.len() < bytes.len() / 10 * 9).then_some(form))
    };
    Ok((smaller(compress::gzip(bytes))?, smaller(compress::brotli(bytes))?))
}

/// Writes a file unless it is there already, and says whether it did. The plain form of an asset comes first, so it is
/// written under another name and moved: a build that is interrupted must not leave half of it behind.
fn put(place: &Path, bytes: &[u8]) -> Result<bool> {
    let cannot_write = || format!("cannot write {}", place.display());
    if fs::read(place).is_ok_and(|there| there == bytes) {
        return Ok(false);
    }
    if let Some(folder) = place.parent() {
        fs::create_dir_all(folder).with_context(cannot_write)?;
    }
    let unfinished = place.with_extension("unfinished");
    fs::write(&unfinished, bytes).with_context(cannot_write)?;
    fs::rename(&unfinished, place).with_context(cannot_write)?;
    Ok(true)
}

fn files_in(folder: &Path) -> Result<BTreeSet<PathBuf>> {
    let mut files = BTreeSet::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(folder) = folders.pop() {
        let cannot_list = || format!("cannot list {}", folder.display());
        for entry in fs::read_dir(&folder).with_context(cannot_list)? {
            let path = entry.with_context(cannot_list)?.path();
            if path.is_dir() {
                folders.push(path);
            } else {
                files.insert(path);
            }
        }
    }
    Ok(files)
}

/// The first twelve hexadecimal digits of the SHA-256 of `bytes`.
fn digest(bytes: &[u8]) -> String {
    Sha256::digest(bytes).iter().take(6).map(|byte| format!("{byte:02x}")).collect()
}
