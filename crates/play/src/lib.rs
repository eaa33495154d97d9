//! What a tap means: the part of playing that needs no screen.
//!
//! A client shows what lies on the table and hears taps and keys. What a tap picks up, which spaces light up for it
//! and when it becomes a decision is worked out here, without a page, so that it can be tested like a rule.
//! So is the table before the game: `draft` is one being set up, `order` one that is, `online` one that people come to.

pub mod crossing;
pub mod draft;
pub mod online;
pub mod order;
pub mod rat_a_tat_cat;
pub mod sequence;
