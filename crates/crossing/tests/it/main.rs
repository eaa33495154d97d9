//! The tests of Crossing: rule by rule, whole games, and the long runs in which the engine and the solver are held
//! against slower ways to the same answer.

mod book;
mod desk;
mod games;
mod rules;
mod soak;
mod solver;
