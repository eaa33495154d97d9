//! One module for each subject; every command gives its answer as text.

pub(crate) mod art;
pub(crate) mod deal;
pub(crate) mod games;
pub(crate) mod position;
pub(crate) mod record;
pub(crate) mod serve;
pub(crate) mod simulate;
pub(crate) mod solve;

use std::io::Read as _;
use std::path::Path;

use game::{Seat, SeatSet};
use words::Words;

use crate::failure::Failure;

/// The text of a file, or of standard input for `-`.
fn read(path: &Path) -> Result<String, Failure> {
    let text = if path == Path::new("-") {
        let mut text = String::new();
        std::io::stdin().read_to_string(&mut text).map(|_| text)
    } else {
        std::fs::read_to_string(path)
    };
    text.map_err(|error| Failure::Input(format!("{} cannot be read: {error}", path.display())))
}

/// What a seat is called.
pub(crate) fn seat_name(words: &Words, seat: Seat) -> String {
    words.say("seat", &[("seat", seat.number().into())])
}

/// What some seats are called.
pub(crate) fn seat_names(words: &Words, seats: SeatSet) -> String {
    seats.iter().map(|seat| seat_name(words, seat)).collect::<Vec<_>>().join(", ")
}
