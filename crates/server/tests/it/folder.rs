//! A folder that is gone after the test.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

/// A temporary folder. Copies are the same folder; it goes with the last of them.
#[derive(Clone)]
pub(crate) struct Folder(Arc<Owned>);

struct Owned(PathBuf);

impl Folder {
    pub(crate) fn new() -> Self {
        static MADE: AtomicU32 = AtomicU32::new(0);
        let number = MADE.fetch_add(1, Ordering::Relaxed);
        let name = format!("kvold-test-{}-{number}", std::process::id());
        Self(Arc::new(Owned(std::env::temp_dir().join(name))))
    }

    pub(crate) fn path(&self) -> &Path {
        &self.0.0
    }
}

impl Drop for Owned {
    fn drop(&mut self) {
        // One that was never made cannot be removed.
        let _ = std::fs::remove_dir_all(&self.0);
    }
}
