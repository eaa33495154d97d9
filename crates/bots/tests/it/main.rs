//! The tests of the bots.

mod greedy;
mod soak;
mod threshold;
