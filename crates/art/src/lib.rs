//! Pictures drawn by code: cats, cards, chips, tiles and the mark of the house, as SVG.
//!
//! A [`Picture`] is a small value with a stable id. A page adds the ones it shows to a [`Sheet`],
//! which holds each as one `<symbol>`, and places them by reference:
//!
//! ```
//! use art::{Breed, Label, Letters, Picture, Sheet};
//!
//! let letters = Letters::new(["A", "K", "D", "Kn"], ["PURRR", "MEOW"])?;
//! let mut sheet = Sheet::new(letters);
//! sheet.add(Picture::Cat(Breed::Korat));
//! let space = Picture::Cat(Breed::Korat).reference(Label::Named("Korat"));
//! let page = format!("{}{space}{space}", sheet.markup());
//! assert_eq!(page.matches("<symbol id=\"cat-korat\"").count(), 1);
//! # Ok::<(), art::NotAWord>(())
//! ```
//!
//! What is written on a card comes from outside, in the player's language ([`Letters`]), as do the
//! names for screen readers ([`Label`]). There are no fonts, no images, no `style`: presentation
//! attributes only, so that a strict content security policy lets everything through. Drawing uses
//! no float function beyond + − × ÷ and the square root, so the text is the same on every machine.

mod cat;
mod compact;
mod glyph;
mod icon;
mod logo;
mod look;
mod number;
pub mod paint;
mod part;
mod path;
mod pen;
mod picture;
mod playing;
mod rat;
mod sheet;
mod sign;
mod sums;
mod team;
mod tile;

pub use cat::{
    Backdrop, Breed, Build, Cat, Ear, Extra, Eyes, Face, Fur, Mood, Pattern, Tail, Tint,
};
pub use glyph::{Letters, NotAWord, Word};
pub use icon::Icon;
pub use number::{BoardNumber, RatNumber, Term, TileNumber, Within};
pub use picture::Picture;
pub use playing::{Card, Rank, Suit};
pub use rat::RatCard;
pub use sheet::{Label, Sheet, Symbol};
pub use sign::Wild;
pub use sums::{Operation, Sum};
pub use team::{Emblem, Side, Team, Theme};
pub use tile::Action;
