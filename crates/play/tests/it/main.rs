//! Taps in many games: whatever the rules allow can be reached, and nothing is given away.

mod crossing;
mod draft;
mod online;
mod rat_a_tat_cat;
mod sequence;
