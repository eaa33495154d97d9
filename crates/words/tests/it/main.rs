//! The Fluent files: complete, used, alike in every language, and right in their plurals.

mod choices;
mod crossing;
mod files;
mod play;
mod rat_a_tat_cat;
mod rules;
mod sentences;
mod you;
