//! Writes the pictures of [`art`] to files: every picture as SVG, contact sheets at 40, 96 and
//! 300 px as SVG and PNG, and the icons of the installed app. Also measures how easily two cats
//! are mixed up. The PNG files come from `resvg`, so no browser is needed.

mod contact;
pub mod likeness;
mod render;
mod write;

pub use contact::{Contact, contacts};
pub use render::{Pixels, Unrendered, render};
pub use write::{AppIcon, Error, Summary, app_icons, write_all};

use art::{Letters, NotAWord};

/// The letters of the English cards, for files that belong to no player.
pub fn english() -> Result<Letters, NotAWord> {
    Letters::new(["A", "K", "Q", "J"], ["PURRR", "MEOW"])
}
