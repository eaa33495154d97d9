//! An upper bound by prices: runs are chosen colour by colour and sets value by value, each on its
//! own, and prices on what sets ask of each tile kind make the two agree as far as they can.
//!
//! Whatever the prices, the sum of the best choices is an upper bound; good prices make it tight.
//! All in whole numbers, so that it is the same everywhere.

use super::model::{COLOURS, LABELS, Model, Runs, Sets, VALUES};

/// The worth of one tile.
pub(super) const TILE: i32 = 1 << 12;
/// No price goes beyond this, so that no sum overflows; any prices give a bound.
const HIGHEST: i32 = 64 * TILE;
/// The worth of what cannot be.
pub(super) const NEVER: i32 = i32::MIN / 4;

/// Prices, and the bound that they give.
#[derive(Clone)]
pub(super) struct Prices {
    /// The price of a group.
    pub(super) group: i32,
    /// What a colour is paid for each label of each value, and the sets pay.
    pub(super) label: [[[i32; LABELS.len()]; VALUES]; COLOURS],
}

/// The prices at work on one model.
pub(super) struct Dual {
    pub(super) model: Model,
    pub(super) prices: Prices,
    /// The best that can follow after each state at each value, for each colour.
    pub(super) after: Vec<Vec<[i32; STATES]>>,
    before: Vec<Vec<[i32; STATES]>>,
    /// By how much to change the price of a group next.
    step: i32,
}

/// How many states there are.
pub(super) const STATES: usize = 156;

impl Dual {
    pub(super) fn new(model: Model) -> Self {
        let prices = Prices { group: TILE / 2, label: [[[0; LABELS.len()]; VALUES]; COLOURS] };
        let table = vec![vec![[NEVER; STATES]; VALUES]; COLOURS];
        Self { model, prices, after: table.clone(), before: table, step: TILE / 4 }
    }

    /// The bound under the prices as they are, in parts of [`TILE`]. Fills in `after`.
    pub(super) fn value(&mut self) -> i32 {
        let mut sum = self.prices.group * i32::from(self.model.groups);
        for colour in 0..COLOURS {
            sum += self.backward(colour);
        }
        sum + (0..VALUES).map(|value| self.best_sets(value)).sum::<i32>()
    }

    /// Looks for better prices: sweeps, and tries another price of a group. Takes and gives the
    /// bound under the prices before and after; `after` is filled in for the latter.
    pub(super) fn improve(&mut self, value: i32) -> i32 {
        self.sweep();
        let best = self.value();
        for other in [self.prices.group - self.step, self.prices.group + self.step] {
            let other = other.clamp(0, HIGHEST);
            if other == self.prices.group {
                continue;
            }
            let saved = self.prices.clone();
            self.prices.group = other;
            self.sweep();
            let value = self.value();
            if value < best {
                return value;
            }
            self.prices = saved;
        }
        self.step = (self.step / 2).max(1);
        self.value().min(value)
    }

    /// Goes once through the values and evens out what runs and sets make of each label.
    pub(super) fn sweep(&mut self) {
        for colour in 0..COLOURS {
            self.backward(colour);
        }
        for value in 0..VALUES {
            for colour in 0..COLOURS {
                let reached = self.reached(colour, value);
                self.even_out(colour, value, &reached);
                self.before[colour][value] = self.rewarded(colour, value, &reached);
            }
        }
    }

    /// The most that the sets of one value can be worth.
    pub(super) fn best_sets(&self, value: usize) -> i32 {
        let worth = |sets: &Sets| self.sets_worth(value, sets);
        self.model.sets[value].iter().map(worth).max().unwrap_or(NEVER)
    }

    /// The worth of a state at a value in itself, without labels.
    pub(super) fn own(&self, colour: usize, value: usize, state: Runs) -> i32 {
        let new = i32::from(state.used) - i32::from(self.model.must[colour][value]);
        let crossed = i32::from(state.count()) - i32::from(state.used);
        new * TILE + self.prices.group * crossed
    }

    /// The runs behind the states of all colours.
    pub(super) fn runs(&self, states: [u8; COLOURS]) -> [Runs; COLOURS] {
        states.map(|at| self.model.shapes.states[usize::from(at)])
    }

    /// What a label is worth to the runs.
    fn pay(&self, colour: usize, value: usize, label: usize) -> i32 {
        let price = self.prices.label[colour][value][label];
        price + self.prices.group * i32::from(LABELS[label].1)
    }

    fn sets_worth(&self, value: usize, sets: &Sets) -> i32 {
        let mut worth = -self.prices.group * i32::from(sets.count);
        for (colour, &label) in sets.labels.iter().enumerate() {
            worth -= self.prices.label[colour][value][usize::from(label)];
        }
        worth
    }

    /// What each label of a value is worth to the runs.
    fn pays(&self, colour: usize, value: usize) -> [i32; LABELS.len()] {
        std::array::from_fn(|label| self.pay(colour, value, label))
    }

    /// The best label for a state.
    fn best_pay(&self, pays: &[i32; LABELS.len()], place: usize) -> i32 {
        let labels = self.model.shapes.labels[place];
        let mut best = NEVER;
        for (label, &pay) in pays.iter().enumerate() {
            if labels >> label & 1 == 1 {
                best = best.max(pay);
            }
        }
        best
    }

    /// What it takes to look for better prices once, in steps of the bound.
    pub(super) fn steps(&self) -> usize {
        let kind = |colour: usize, value: usize| {
            let before = if value == 0 { 0..1 } else { self.model.places(colour, value - 1) };
            before.map(|place| self.model.moves(place, colour, value).count()).sum::<usize>()
        };
        let colour = |colour| (0..VALUES).map(|value| kind(colour, value)).sum::<usize>();
        (0..COLOURS).map(colour).sum()
    }

    /// From the last value to the first: the best that can follow; gives the best of all.
    fn backward(&mut self, colour: usize) -> i32 {
        let mut next = [NEVER; STATES];
        for (place, state) in self.model.shapes.states.iter().enumerate() {
            if state.ages[0] == 0 && state.ages[1] == 0 {
                next[place] = 0;
            }
        }
        for value in (0..VALUES).rev() {
            self.after[colour][value] = next;
            let mut here = [NEVER; STATES];
            let pays = self.pays(colour, value);
            for place in self.model.places(colour, value) {
                let pay = self.best_pay(&pays, place);
                if next[place] > NEVER && pay > NEVER {
                    let own = self.own(colour, value, self.model.shapes.states[place]);
                    here[place] = next[place] + own + pay;
                }
            }
            next = [NEVER; STATES];
            // Before the first value there are no tiles and no runs.
            let before = if value == 0 { 0..1 } else { self.model.places(colour, value - 1) };
            for place in before {
                for step in self.model.moves(place, colour, value) {
                    let then = here[usize::from(step.to)];
                    if then > NEVER {
                        let worth = then - self.prices.group * i32::from(step.cost);
                        next[place] = next[place].max(worth);
                    }
                }
            }
        }
        next[0]
    }

    /// The best way to each state at a value, without what the value itself is worth.
    fn reached(&self, colour: usize, value: usize) -> [i32; STATES] {
        let mut reached = [NEVER; STATES];
        let mut from = |place: usize, worth: i32| {
            for step in self.model.moves(place, colour, value) {
                let to = usize::from(step.to);
                let way = worth - self.prices.group * i32::from(step.cost);
                reached[to] = reached[to].max(way);
            }
        };
        if value == 0 {
            from(0, 0);
        } else {
            for place in self.model.places(colour, value - 1) {
                let worth = self.before[colour][value - 1][place];
                if worth > NEVER {
                    from(place, worth);
                }
            }
        }
        for place in self.model.places(colour, value) {
            if reached[place] > NEVER {
                reached[place] += self.own(colour, value, self.model.shapes.states[place]);
            }
        }
        reached
    }

    fn rewarded(&self, colour: usize, value: usize, reached: &[i32; STATES]) -> [i32; STATES] {
        let pays = self.pays(colour, value);
        let mut worth = [NEVER; STATES];
        for place in self.model.places(colour, value) {
            let pay = self.best_pay(&pays, place);
            if reached[place] > NEVER && pay > NEVER {
                worth[place] = reached[place] + pay;
            }
        }
        worth
    }

    /// Moves the prices of one tile kind so that each label is worth the same to both sides.
    fn even_out(&mut self, colour: usize, value: usize, reached: &[i32; STATES]) {
        let mut to_runs = [NEVER; LABELS.len()];
        let pays = self.pays(colour, value);
        for place in self.model.places(colour, value) {
            let (way, after) = (reached[place], self.after[colour][value][place]);
            if way == NEVER || after == NEVER {
                continue;
            }
            let labels = self.model.shapes.labels[place];
            for (label, worth) in to_runs.iter_mut().enumerate() {
                if labels >> label & 1 == 1 {
                    *worth = (*worth).max(way + after + pays[label]);
                }
            }
        }
        let mut to_sets = [NEVER; LABELS.len()];
        for sets in &self.model.sets[value] {
            let label = usize::from(sets.labels[colour]);
            to_sets[label] = to_sets[label].max(self.sets_worth(value, sets));
        }
        for label in 0..LABELS.len() {
            if to_runs[label] > NEVER / 2 && to_sets[label] > NEVER / 2 {
                let price = &mut self.prices.label[colour][value][label];
                *price += (to_sets[label] - to_runs[label]) / 2;
                *price = (*price).clamp(-HIGHEST, HIGHEST);
            }
        }
    }
}
