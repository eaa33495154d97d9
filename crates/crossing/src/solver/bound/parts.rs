//! The fewest groups that can be left. Lines less crossings is a poor count where rings are not seen:
//! a part of the table full of them seems to have less than one group, and pays for groups elsewhere.
//!
//! # Why it holds
//!
//! Cut a table between two values. The lines with tiles below the cut fall into parts that hang
//! together there, and so do the lines with tiles above it. A run across the cut is in a part of
//! each side, and joins the two; all else is on one side only. So the groups of the whole are no
//! fewer than the parts below and the parts above together, less the runs across. Above there is at
//! least one part, if there is anything. The same is true of what lies up to any later value, which
//! is a table of lines as well, if one that need not be legal.
//!
//! The parts below are the lines there less the crossings, plus the rings. A node counts fewer rings
//! than there are, or as many, with one exception: a ring that is paid for before its last corner is
//! reached (`Mark::Paid`), which is not among those below the cut. It is taken off.
//!
//! A node that counts fewer groups than the fewest has rings that it did not see, and is put right.
//! What it counts from then on is not among them: every ring counted later has a crossing at a later
//! value, and none of the others counted there shares it; but for those that are only seen one value
//! late (`Ties::late`). For each of these, one less is put right.

use super::model::{COLOURS, Mark, Runs, Sets};

/// The fewest groups that can be left, given how many there are up to one value and what of it
/// goes on to the next.
pub(super) fn least(groups: i8, from: &[Runs; COLOURS], next: &[Runs; COLOURS], sets: &Sets) -> i8 {
    let across: u8 = next.iter().map(|runs| runs.ages[1] + runs.ages[2]).sum();
    let begun: u8 = next.iter().map(|runs| runs.ages[0]).sum::<u8>() + sets.count;
    let early = from.iter().filter(|runs| runs.mark == Mark::Paid).count() as i8;
    groups - early - across as i8 + i8::from(across + begun > 0)
}
