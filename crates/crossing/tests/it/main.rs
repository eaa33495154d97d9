//! The tests of Crossing: rule by rule, whole games, and the long runs in which the engine and the solver are held
//! against slower ways to the same answer.

mod book;
mod conformance;
mod desk;
mod games;
mod oracle;
mod rules;
mod soak;
mod solver;
