//! The store: what was told to be written is there after whatever happens to the file.

mod files;
mod keeping;
mod scene;
