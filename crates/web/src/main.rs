//! The web client: the games of Kvöld in a browser, on WebAssembly.
//!
//! `app` is the frame, `route` where one is, `settings` what one likes, `speech` the words; `pages` are the screens
//! around the table, `session` a table that is being played at, and each game has a module with its board.

#![allow(unreachable_pub, reason = "the component macro makes everything public")]

mod announce;
mod app;
mod browser;
mod order;
mod pages;
mod parts;
mod picture;
mod route;
mod saved;
mod sequence;
mod session;
mod settings;
mod sound;
mod speech;
mod table;

fn main() {
    console_error_panic_hook::set_once();
    leptos::mount::mount_to_body(app::App);
}
