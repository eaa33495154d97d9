//! The tests of Crossing: rule by rule, the engine against slower ways to the same answer, and the solver.

mod games;
