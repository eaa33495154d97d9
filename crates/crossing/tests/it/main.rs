//! The tests of Crossing: rule by rule, the laws of the contract, and the long runs in which the engine and the solver are held
//! against slower ways to the same answer.

mod book;
mod conformance;
mod desk;
mod oracle;
mod rules;
mod soak;
mod solver;
mod views;
