//! The web client: the games of Kvöld in a browser, on WebAssembly.
//!
//! `app` is the frame, `route` where one is, `settings` what one likes, `speech` the words; `pages` are the screens
//! around the table, `session` a table that is being played at, and each game has a module with its board. `boards` and
//! `away` are where the module is cut into parts.

// Elsewhere this crate is empty, so that a build of the whole workspace does without the libraries for the browser.
#![cfg(target_arch = "wasm32")]
#![allow(unreachable_pub, reason = "the component macro makes everything public")]

mod announce;
mod app;
mod away;
mod beat;
mod boards;
mod browser;
mod crossing;
mod online;
mod order;
mod pages;
mod parts;
mod picture;
mod rat;
mod route;
mod saved;
mod sequence;
mod session;
mod settings;
mod sound;
mod speech;
mod table;

use js_sys::Promise;
use js_sys::futures::future_to_promise;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

/// Shows the client on the page, as soon as its words are here. A worker never asks for this.
#[wasm_bindgen]
pub fn start() -> Promise {
    console_error_panic_hook::set_once();
    future_to_promise(async {
        speech::learn(settings::language()).await?;
        leptos::mount::mount_to_body(app::App);
        Ok(JsValue::UNDEFINED)
    })
}

/// Answers a [`catalog::Request`] with a [`catalog::Answer`], both as JSON: what the worker is asked. The bots come with
/// the board of their game.
///
/// One module for both is loaded and kept once, which is less than two smaller ones.
#[wasm_bindgen]
pub fn think(request: String) -> Promise {
    future_to_promise(async move {
        let answer = match catalog::Request::read(&request) {
            Ok(request) => boards::answer(&request).await,
            Err(answer) => answer,
        };
        Ok(answer.text().into())
    })
}
