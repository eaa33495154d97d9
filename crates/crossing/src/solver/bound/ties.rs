//! Rings that close over several values. A ring of lines is a crossing that saves no group, and the
//! prices do not see it; here it is counted while the model is solved.
//!
//! # Why no ring is counted that is not there, or twice
//!
//! Take the graph whose points are the lines of a table and whose edges are the crossings. Two lines
//! cross at most once, so it has no double edges, and groups = lines − crossings + rings, where the
//! rings are the dimension of its cycle space. Drawn on the table the graph is plane, and each
//! square of four filled cells is a face of the drawing that has nothing inside: different squares
//! are independent. Three kinds of rings are counted.
//!
//! 1. *Squares beside a crossing of two runs*, in the moves of the model (see `Mark`). Two runs cross
//!    at the only tile X of its kind; their tiles P and Q of the next value are both crossed, and
//!    one of the runs goes on beyond X. The line through the other run's tile cannot turn to the
//!    side of that run's tile beyond X, as the cell there would have to be of X's kind. So it turns
//!    to the corner T between P and Q, and X, P, Q, T is a square. It can be met from two sides
//!    only if T is itself such a crossing; then it is paid for at the first (`Mark::Paid`).
//! 2. *The same square where neither run goes on beyond X*: `bridge`. There the corner is not forced,
//!    but two sets through P and Q that share a tile of another colour meet at it. Those are two
//!    tiles of a colour with one set each: were both sets to pass through one, they would cross
//!    twice. X, P, Q and the colour's side are told apart from kind 1 by whether a run goes on.
//! 3. *Rings of single runs and single sets*: `link`. Let H have all runs, all sets that are the only
//!    one of their value, and those crossings of the two where the run is the only one of its colour
//!    at that value and the tile the only one of its kind. Sets are added in the order of values;
//!    one with k crossings to m parts that hang together adds k − m to the rings of H. What is
//!    forgotten (a run that is not alone any more) only makes m larger.
//!
//! No edge of a square of kind 1 or 2 is in H: at X there are two runs of a colour, at P and Q two
//! tiles of a kind, and T lies in two sets of a value or in two runs of a colour. So a sum of
//! squares that is a sum of rings of H has no edges at all, and as squares are independent it is the
//! empty sum. All that is counted is therefore independent, and no more than the rings that are there.

use super::model::{COLOURS, LABELS, Mark, Runs, Sets};

/// What has to be remembered to see a ring close. Colours and pairs of colours are bits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Ties {
    /// The only runs of these two colours hang together.
    pairs: [u8; COLOURS],
    /// Two sets that cross each other lie across the two runs of this colour.
    bridged: u8,
}

impl Ties {
    /// What is known after the next value, and how many rings have closed there.
    pub(super) fn follow(
        self,
        from: &[Runs; COLOURS],
        next: &[Runs; COLOURS],
        sets: &Sets,
    ) -> (Self, i8) {
        let (pairs, closed) = self.link(next, sets);
        let (bridged, more) = self.bridge(from, next, sets);
        (Self { pairs, bridged }, closed + more)
    }

    /// A single set that crosses the only runs of several colours ties them together. If two of
    /// them hung together already, that is a ring.
    fn link(self, next: &[Runs; COLOURS], sets: &Sets) -> ([u8; COLOURS], i8) {
        let mut pairs = self.pairs;
        for (colour, runs) in next.iter().enumerate() {
            let same_run = runs.count() == 1 && runs.ages[0] == 0;
            if !same_run {
                pairs.iter_mut().for_each(|with| *with &= !(1 << colour));
                pairs[colour] = 0;
            }
        }
        if sets.count != 1 {
            return (pairs, 0);
        }
        let crossed = |colour: usize| {
            let (runs, label) = (next[colour], LABELS[usize::from(sets.labels[colour])]);
            runs.used == 1 && runs.count() == 1 && label == (1, 1)
        };
        let mut closed = 0;
        let mut tied = 0u8;
        for colour in (0..COLOURS).filter(|&colour| crossed(colour)) {
            let with = pairs[colour] | 1 << colour;
            closed += i8::from(tied & with != 0);
            tied |= with;
        }
        for (colour, with) in pairs.iter_mut().enumerate() {
            if tied >> colour & 1 == 1 {
                *with = tied & !(1 << colour);
            }
        }
        (pairs, closed)
    }

    /// Two runs that cross, and beside that tile two sets across them that cross each other: a
    /// ring. Where the runs go on to both sides it is paid for elsewhere; here they end, or begin.
    fn bridge(self, from: &[Runs; COLOURS], next: &[Runs; COLOURS], sets: &Sets) -> (u8, i8) {
        let of = |colour: usize| LABELS[usize::from(sets.labels[colour])];
        let mut bridged = 0;
        let mut closed = 0;
        for colour in 0..COLOURS {
            let (old, new) = (from[colour], next[colour]);
            let going_on = new.ages[1] + new.ages[2];
            let others = (0..COLOURS).filter(|&other| other != colour);
            let cross_here = sets.count == 2
                && of(colour) == (2, 2)
                && others.clone().any(|other| of(other) == (1, 2));
            let was = self.bridged >> colour & 1 == 1;
            let at_knot = old.used == 1 && old.count() == 2;
            closed += i8::from(was && at_knot && going_on == 0);
            let both_began = at_knot && old.ages[0] == 2;
            closed += i8::from(both_began && going_on == 2 && cross_here);
            let reaches_knot = was && old.used == 2 && old.count() == 2;
            let is_knot = new.used == 1 && going_on == 2 && new.count() == 2;
            if (reaches_knot && is_knot) || (cross_here && new.used == 2 && new.count() == 2) {
                bridged |= 1 << colour;
            }
        }
        (bridged, closed)
    }

    /// The most rings that are there but not counted before the next value.
    pub(super) fn late(self, runs: &[Runs; COLOURS]) -> i8 {
        let is_late = |&colour: &usize| {
            let here = runs[colour];
            let seen =
                matches!(here.mark, Mark::Twice | Mark::Sets) || self.bridged >> colour & 1 == 1;
            here.used == 1 && here.count() == 2 && seen
        };
        (0..COLOURS).filter(is_late).count() as i8
    }

    /// Rings that close at the end, where everything does.
    pub(super) fn at_the_end(self, runs: &[Runs; COLOURS]) -> i8 {
        let closes = |&colour: &usize| {
            self.bridged >> colour & 1 == 1 && runs[colour].used == 1 && runs[colour].count() == 2
        };
        (0..COLOURS).filter(closes).count() as i8
    }
}
