//! The tests of the Sequence family.

mod book;
mod conformance;
mod oracle;
mod positions;
mod rules;
mod scene;
mod soak;
