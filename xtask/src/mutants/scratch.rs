//! A copy of the workspace in which mutants may do their worst.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context as _, Result};

use crate::process::cargo;
use crate::workspace;

/// The copy, under `target/mutants/tree`, with build results of its own in `target/mutants/build`.
#[derive(Debug)]
pub(super) struct Scratch {
    tree: PathBuf,
    build: PathBuf,
}

impl Scratch {
    /// Brings the copy up to date. Files that have not changed keep their time stamps, so that
    /// cargo rebuilds little.
    pub(super) fn prepare() -> Result<Self> {
        let mutants = workspace::root().join("target").join("mutants");
        let scratch = Self { tree: mutants.join("tree"), build: mutants.join("build") };
        sync(&workspace::root(), &scratch.tree, &workspace::files()?)?;
        Ok(scratch)
    }

    pub(super) fn folder(&self) -> &Path {
        &self.tree
    }

    /// A cargo command in the copy. Mutants are compiled far more often than they are run.
    pub(super) fn cargo(&self, args: &[&str]) -> Command {
        let mut cargo = cargo(args);
        cargo.current_dir(&self.tree);
        cargo.env("CARGO_TARGET_DIR", &self.build);
        cargo.env("CARGO_PROFILE_DEV_OPT_LEVEL", "1").env("CARGO_PROFILE_DEV_DEBUG", "0");
        cargo.env("CARGO_INCREMENTAL", "1");
        cargo
    }
}

/// Makes `to` hold exactly `files` of `from`, touching only what differs.
fn sync(from: &Path, to: &Path, files: &[String]) -> Result<()> {
    fs::create_dir_all(to).with_context(|| format!("cannot create {}", to.display()))?;
    for file in files {
        let (source, copy) = (from.join(file), to.join(file));
        let bytes =
            fs::read(&source).with_context(|| format!("cannot read {}", source.display()))?;
        if fs::read(&copy).ok().as_ref() != Some(&bytes) {
            if let Some(folder) = copy.parent() {
                fs::create_dir_all(folder)?;
            }
            fs::write(&copy, bytes).with_context(|| format!("cannot write {}", copy.display()))?;
        }
    }
    let wanted: BTreeSet<PathBuf> = files.iter().map(|file| to.join(file)).collect();
    remove_others(to, &wanted)
}

fn remove_others(folder: &Path, wanted: &BTreeSet<PathBuf>) -> Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            remove_others(&path, wanted)?;
            // Fails, as it should, unless the folder is empty now.
            _ = fs::remove_dir(&path);
        } else if !wanted.contains(&path) {
            fs::remove_file(&path).with_context(|| format!("cannot remove {}", path.display()))?;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use std::time::{Duration, SystemTime};

    use super::*;

    /// An empty folder of this test's own, under the folder of the build.
    fn empty_folder(name: &str) -> Result<PathBuf> {
        let folder = workspace::root().join("target/xtask-tests").join(name);
        if folder.exists() {
            fs::remove_dir_all(&folder)?;
        }
        fs::create_dir_all(&folder)?;
        Ok(folder)
    }

    #[test]
    fn the_copy_follows_the_original_and_leaves_equal_files_alone() -> Result<()> {
        let folder = empty_folder("sync")?;
        let (from, to) = (folder.join("from"), folder.join("to"));
        fs::create_dir_all(from.join("a"))?;
        fs::write(from.join("a/one"), "1")?;
        fs::write(from.join("two"), "2")?;
        fs::write(from.join("ignored"), "")?;
        sync(&from, &to, &["a/one".into(), "two".into()])?;
        assert_eq!(fs::read_to_string(to.join("a/one"))?, "1");
        assert!(!to.join("ignored").exists());

        let long_ago = SystemTime::UNIX_EPOCH + Duration::from_secs(1_000_000);
        fs::File::options().write(true).open(to.join("two"))?.set_modified(long_ago)?;
        fs::write(from.join("a/one"), "changed")?;
        sync(&from, &to, &["a/one".into(), "two".into()])?;
        assert_eq!(fs::read_to_string(to.join("a/one"))?, "changed");
        assert_eq!(fs::metadata(to.join("two"))?.modified()?, long_ago);

        sync(&from, &to, &["two".into()])?;
        assert!(!to.join("a").exists());
        Ok(())
    }
}
