//! Runs side by side. A set lies in a straight line, so two runs that cross it at neighbouring tiles
//! lie side by side, and wherever both go on to the same side their tiles touch: there must be a set
//! with both of them too. Not every choice of runs has an order of the set that allows for this.
//!
//! Only sets that are the only one of their value are looked at, and only if each colour in them has
//! a single tile of that value, or no run there: then it is certain which run crosses the set.

use super::model::{COLOURS, LABELS, Runs, Sets};

/// Colours, as bits.
type Colours = u8;

/// What has to be remembered of one value until the next is known.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Abreast {
    /// Colours with a run and in a set: at the next value they may touch there.
    in_sets: Colours,
    /// Colours whose run crosses the one set; none if less than two do.
    crossed: Colours,
    /// Tiles of that set which no run crosses.
    bare: u8,
    /// Crossed colours that also cross the one set of the value before.
    joined: Colours,
    /// Crossed colours that are in sets of the value before.
    near: Colours,
}

/// On which sides of a set runs go on.
#[derive(Clone, Copy)]
struct Sides {
    below: Colours,
    above: Colours,
}

impl Abreast {
    /// What is known after the next value; none if the set of this value has no order that fits.
    pub(super) fn follow(
        self,
        from: &[Runs; COLOURS],
        next: &[Runs; COLOURS],
        sets: &Sets,
    ) -> Option<Self> {
        let above = colours(|colour| next[colour].ages[1] + next[colour].ages[2] > 0);
        let mut new = Self::crossed_by(next, sets);
        let joined = self.crossed & new.crossed & above;
        if !self.has_order(from, above, joined, new.in_sets & above) {
            return None;
        }
        if several(new.crossed) {
            new.joined = joined;
            new.near = self.in_sets & new.crossed & above;
        }
        Some(new)
    }

    /// Whether the set of the last value, after which nothing follows, has an order that fits.
    pub(super) fn ends(self, runs: &[Runs; COLOURS]) -> bool {
        self.has_order(runs, 0, 0, 0)
    }

    /// What the sets of a value cross, whatever came before.
    fn crossed_by(runs: &[Runs; COLOURS], sets: &Sets) -> Self {
        let label = |colour: usize| LABELS[usize::from(sets.labels[colour])];
        let in_set = colours(|colour| label(colour).1 > 0);
        let with_run = in_set & colours(|colour| runs[colour].count() > 0);
        let plain = colours(|colour| label(colour) == (1, 1) && runs[colour].count() < 2);
        let in_sets = if several(with_run) { with_run } else { 0 };
        if sets.count != 1 || in_set & !plain != 0 || !several(with_run) {
            return Self { in_sets, ..Self::default() };
        }
        let bare = (in_set & !with_run).count_ones() as u8;
        Self { in_sets, crossed: with_run, bare, ..Self::default() }
    }

    fn has_order(
        self,
        runs: &[Runs; COLOURS],
        above: Colours,
        joined_above: Colours,
        near_above: Colours,
    ) -> bool {
        if self.crossed == 0 {
            return true;
        }
        let below = colours(|colour| runs[colour].ages[0] == 0);
        let sides = Sides { below, above };
        // With one side each they can go to different ones.
        let both = sides.below & sides.above;
        let fit = |pair: Colours| {
            let touch = |side: Colours, near: Colours| side & pair == pair && near & pair != pair;
            both & pair == 0 || (!touch(sides.below, self.near) && !touch(sides.above, near_above))
        };
        let blocks = [self.joined, joined_above];
        Order { fit: &fit, blocks }.goes_on(self.crossed, self.bare, 0, [0; 2])
    }
}

/// The search for an order: which crossed runs may be neighbours, and which must lie in one block,
/// because the sets of two neighbouring values cross them all, and all that lies between them is
/// crossed as well.
struct Order<'a> {
    fit: &'a dyn Fn(Colours) -> bool,
    blocks: [Colours; 2],
}

impl Order<'_> {
    /// Whether the tiles left can be put after the `last`, which is zero if no run crosses it.
    fn goes_on(&self, left: Colours, bare: u8, last: Colours, begun: [Colours; 2]) -> bool {
        if left == 0 && bare == 0 {
            return true;
        }
        let mut nexts = bits(left).chain((bare > 0).then_some(0));
        nexts.any(|next| {
            let begun = [0, 1].map(|side| begun[side] | self.blocks[side] & next);
            // A block that has begun must be finished before anything else follows.
            let broken = (0..2).any(|side| {
                let block = self.blocks[side];
                begun[side] != 0 && begun[side] != block && block & next == 0
            });
            let neighbours = last != 0 && next != 0;
            !broken
                && (!neighbours || (self.fit)(last | next))
                && self.goes_on(left & !next, bare - u8::from(next == 0), next, begun)
        })
    }
}

fn colours(wanted: impl Fn(usize) -> bool) -> Colours {
    (0..COLOURS).map(|colour| Colours::from(wanted(colour)) << colour).sum()
}

fn bits(of: Colours) -> impl Iterator<Item = Colours> {
    (0..COLOURS).map(|colour| 1 << colour).filter(move |bit| of & bit != 0)
}

fn several(of: Colours) -> bool {
    of.count_ones() > 1
}
