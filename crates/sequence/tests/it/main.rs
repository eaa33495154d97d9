//! The tests of the Sequence family.

mod book;
mod positions;
mod rules;
mod scene;
