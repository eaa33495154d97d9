//! What a tap means: the part of playing that needs no screen.
//!
//! A client shows what lies on the table and hears taps and keys. What a tap picks up, which spaces light up for it
//! and when it becomes a decision is worked out here, without a page, so that it can be tested like a rule.

pub mod crossing;
pub mod rat_a_tat_cat;
pub mod sequence;
