//! Taps in many games: whatever the rules allow can be reached, and nothing is given away.

mod sequence;
