//! Transcripts of the command line: what is typed, and every word that comes back.

mod bad_input;
mod crossing;
#[path = "../../../server/tests/it/folder.rs"]
mod folder;
mod kvold;
#[path = "../../../server/tests/it/line.rs"]
mod line;
#[path = "../../../server/tests/it/mind.rs"]
#[allow(dead_code, reason = "the tests of the server use the rest")]
mod mind;
#[cfg(unix)]
mod online;
#[path = "../../../server/tests/it/player.rs"]
#[allow(dead_code, reason = "the tests of the server use the rest")]
mod player;
mod positions;
mod rat_a_tat_cat;
mod records;
mod serve;
mod simulate;
mod solve;
