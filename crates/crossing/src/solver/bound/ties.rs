//! Rings that close over several values. A ring of lines is a crossing that saves no group, and the
//! prices do not see it; here it is counted while the model is solved.

use super::model::{COLOURS, LABELS, Runs, Sets};

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

    /// Rings that close at the end, where everything does.
    pub(super) fn at_the_end(self, runs: &[Runs; COLOURS]) -> i8 {
        let closes = |&colour: &usize| {
            self.bridged >> colour & 1 == 1 && runs[colour].used == 1 && runs[colour].count() == 2
        };
        (0..COLOURS).filter(closes).count() as i8
    }
}
