//! The bots in a thread of their own, so that the page never stutters while one of them thinks.
//!
//! `crates/web/static/worker.js` loads this module and hands it what the page sends.

// Elsewhere this crate is empty, so that a build of the whole workspace does without the libraries for the browser.
#![cfg(target_arch = "wasm32")]

use wasm_bindgen::prelude::wasm_bindgen;

/// Answers a [`catalog::Request`] with a [`catalog::Answer`], both as JSON.
#[wasm_bindgen]
#[must_use]
pub fn think(request: &str) -> String {
    catalog::answer(request)
}
