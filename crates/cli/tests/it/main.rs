//! Transcripts of the command line: what is typed, and every word that comes back.

mod bad_input;
mod crossing;
mod kvold;
mod positions;
mod rat_a_tat_cat;
mod records;
mod serve;
mod simulate;
mod solve;
