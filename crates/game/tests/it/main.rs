//! The record and the match, tested with the toy of the test kit.

mod record;
