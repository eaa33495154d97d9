//! The Sequence family, tested from outside.

mod conformance;
mod oracle;
mod soak;
