//! The tests of Rat-a-Tat Cat.

mod conformance;
mod knowledge;
mod oracle;
mod positions;
mod rules;
mod scene;
mod soak;
