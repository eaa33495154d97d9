//! Ruin and recreate: take some tiles off, put them back better. Everything happens on the real
//! grid, so whatever comes out is a legal table.

use super::code::{CODES, Code, Counts, Dice};
use super::layout::{At, DOWN, Layout, STEPS};

/// What the search has to respect.
#[derive(Clone, Debug)]
pub(super) struct Demand {
    /// Tiles that must lie on the table.
    pub(super) must: Counts,
    /// Those and the tiles of the hand.
    pub(super) may: Counts,
    /// The most groups.
    pub(super) groups: u8,
    /// Whether one group must be made of tiles from the hand alone.
    pub(super) opening: bool,
}

/// A search under way.
pub(super) struct Search<'a> {
    demand: &'a Demand,
    layout: Layout,
    dice: Dice,
    /// Tiles on the table at the start.
    base: u16,
    /// The most tiles of the hand placed so far.
    best: u16,
    list: Vec<Code>,
    back: Vec<At>,
    /// How often a tile could not be put back: those come first.
    trouble: [u16; CODES],
}

/// What the search is after.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Aim {
    /// More tiles from the hand.
    More,
    /// As many, with more of the table left where it was.
    Calm,
}

impl<'a> Search<'a> {
    pub(super) fn new(demand: &'a Demand, layout: Layout, seed: u64) -> Self {
        let base = demand.must.iter().map(|&count| u16::from(count)).sum();
        let (dice, list) = (Dice::new(seed), Vec::new());
        Self { demand, layout, dice, base, best: 0, list, back: Vec::new(), trouble: [0; CODES] }
    }

    pub(super) fn layout(&self) -> &Layout {
        &self.layout
    }

    /// The most tiles of the hand that were on the table at any [`Self::note_best`].
    pub(super) fn best(&self) -> u16 {
        self.best
    }

    pub(super) fn note_best(&mut self) {
        self.best = self.placed();
    }

    /// How many tiles of the hand lie on the table.
    pub(super) fn placed(&self) -> u16 {
        self.layout.total() - self.base
    }

    /// One round of ruin and recreate; says whether the result was kept.
    pub(super) fn step(&mut self, aim: Aim) -> bool {
        let before = (self.layout.total(), self.layout.kept());
        self.layout.mark();
        self.ruin(aim);
        self.layout.mend();
        self.layout.count_groups();
        self.drop_extra_groups();
        let whole = self.recreate(aim);
        let after = (self.layout.total(), self.layout.kept());
        let better = match aim {
            Aim::More => after.0 >= before.0,
            Aim::Calm => after >= before,
        };
        let kept = whole && better && self.layout.groups() <= self.demand.groups && self.is_open();
        if !kept {
            self.layout.undo();
        }
        kept
    }

    /// Lays what fits without taking anything off.
    pub(super) fn add(&mut self) {
        self.layout.count_groups();
        self.layout.mark();
        self.recreate(Aim::More);
        if self.layout.groups() > self.demand.groups || !self.is_open() {
            self.layout.undo();
        }
    }

    fn ruin(&mut self, aim: Aim) {
        if self.layout.total() == 0 {
            return;
        }
        let patches = if self.dice.below(3) == 0 { 2 } else { 1 };
        for _ in 0..patches {
            let Some(seed) = self.seed(aim) else { return };
            match self.dice.below(8) {
                0 => self.take_line(seed, 1),
                1 => self.take_line(seed, DOWN),
                2 => self.take_patch(seed, 1),
                3 | 4 => {
                    let size = 10 + self.dice.below(20);
                    self.take_patch(seed, size);
                }
                _ => {
                    let size = 2 + self.dice.below(9);
                    self.take_patch(seed, size);
                }
            }
        }
    }

    /// Where to begin: often at a tile that a tile still in the hand could join.
    fn seed(&mut self, aim: Aim) -> Option<At> {
        if aim == Aim::Calm && self.dice.below(2) == 0 {
            let strayed = self.random_code(|search, code| search.strayed(code).is_some());
            if let Some(at) = strayed.and_then(|code| self.strayed(code)) {
                return Some(at);
            }
        }
        if self.dice.below(2) == 0 {
            let wanted = self.random_code(|search, code| search.is_free(code));
            if let Some(code) = wanted {
                let near = match self.dice.below(6) {
                    0 => code.wrapping_add(1),
                    1 => code.wrapping_sub(1),
                    2 => code,
                    other => code.wrapping_add(16 * (other as u8 - 2)),
                };
                let places = self.layout.places(near & 63);
                if let Some(&at) = places.last() {
                    let first = self.dice.below(2) == 0;
                    return Some(if first { self.layout.places(near & 63)[0] } else { at });
                }
            }
        }
        let code = self.random_code(|search, code| search.layout.count(code) > 0)?;
        let pick = self.dice.below(u32::from(self.layout.count(code)));
        Some(self.layout.places(code)[pick as usize])
    }

    /// A tile of that kind that does not lie where one lay at first.
    fn strayed(&self, code: Code) -> Option<At> {
        self.layout.places(code).iter().copied().find(|&at| !self.layout.is_home(at, code))
    }

    /// A random kind of tile that is `wanted`; the odds need not be even.
    fn random_code(&mut self, wanted: impl Fn(&Self, Code) -> bool) -> Option<Code> {
        let start = self.dice.below(CODES as u32) as u8;
        (0..CODES as u8).map(|step| (start + step) % 64).find(|&code| wanted(self, code))
    }

    fn take_line(&mut self, at: At, step: u16) {
        let mut end = at;
        while self.layout.code(end - step) != 0 {
            end -= step;
        }
        while self.layout.code(end) != 0 {
            self.layout.take(end);
            end += step;
        }
    }

    /// Takes off tiles around a seed, in the order in which they are reached.
    fn take_patch(&mut self, seed: At, size: u32) {
        let mut edge = [0; 64];
        let mut len = 0;
        if self.layout.code(seed) == 0 {
            return;
        }
        self.layout.take(seed);
        let mut at = seed;
        for _ in 1..size {
            for step in STEPS {
                let next = at.wrapping_add(step);
                if self.layout.code(next) != 0 && len < edge.len() {
                    edge[len] = next;
                    len += 1;
                }
            }
            loop {
                if len == 0 {
                    return;
                }
                let pick = self.dice.below(len as u32) as usize;
                at = edge[pick];
                len -= 1;
                edge[pick] = edge[len];
                if self.layout.code(at) != 0 {
                    break;
                }
            }
            self.layout.take(at);
        }
    }

    /// With more groups than allowed, takes the smallest off; sometimes hopes that they meet again.
    fn drop_extra_groups(&mut self) {
        if self.layout.groups() <= self.demand.groups || self.dice.below(4) == 0 {
            return;
        }
        let groups = usize::from(self.layout.groups());
        let mut sizes = [(0u16, 0u8); 128];
        let cells: Vec<At> = self.layout.all().collect();
        for &at in &cells {
            let group = self.layout.group(at);
            let slot = &mut sizes[usize::from(group).min(127)];
            *slot = (slot.0 + 1, group);
        }
        sizes.sort_unstable();
        let present = &sizes[128 - groups.min(128)..];
        let extra = &present[..groups - usize::from(self.demand.groups)];
        for at in cells {
            let group = self.layout.group(at);
            if extra.iter().any(|&(_, dropped)| dropped == group) {
                self.layout.take(at);
            }
        }
        self.layout.count_groups();
    }

    /// Puts back what must lie, then what may; says whether all that must lies.
    fn recreate(&mut self, aim: Aim) -> bool {
        if aim == Aim::Calm {
            self.go_home();
        }
        if self.demand.opening && !self.is_open() {
            self.open();
        }
        let whole = self.place_all(|search, code| {
            let must = search.demand.must[usize::from(code)];
            must.saturating_sub(search.layout.count(code))
        });
        if !whole {
            return false;
        }
        self.place_all(Self::free);
        true
    }

    /// Starts a group from the hand, if there is one in it.
    fn open(&mut self) {
        let start = self.dice.below(CODES as u32) as u8;
        for step in 0..CODES as u8 {
            let code = (start + step) % 64;
            if self.is_free(code) && self.found(code) {
                return;
            }
        }
    }

    /// Places what is `missing`, as far as it goes; says whether nothing is missing any more.
    fn place_all(&mut self, missing: impl Fn(&Self, Code) -> u8) -> bool {
        let mut list = std::mem::take(&mut self.list);
        let whole = loop {
            list.clear();
            for code in 0..CODES as u8 {
                list.extend(std::iter::repeat_n(code, usize::from(missing(self, code))));
            }
            if list.is_empty() {
                break true;
            }
            self.dice.shuffle(&mut list);
            if self.dice.below(2) == 0 {
                list.sort_by_key(|&code| std::cmp::Reverse(self.trouble[usize::from(code)] >> 4));
            }
            let before = self.layout.total();
            for &code in &list {
                if missing(self, code) > 0 && !self.place(code) {
                    let trouble = &mut self.trouble[usize::from(code)];
                    *trouble = trouble.saturating_add(1);
                }
            }
            if self.layout.total() == before {
                break false;
            }
        };
        self.list = list;
        whole
    }

    /// How many tiles of that kind are not on the table.
    fn free(&self, code: Code) -> u8 {
        self.demand.may[usize::from(code)].saturating_sub(self.layout.count(code))
    }

    fn is_free(&self, code: Code) -> bool {
        self.free(code) > 0
    }

    /// Finds a place for one tile, alone or with others that are free.
    fn place(&mut self, code: Code) -> bool {
        match self.dice.below(8) {
            0..=3 => self.extend(code) || self.cross(code) || self.found(code),
            4..=6 => self.cross(code) || self.extend(code) || self.found(code),
            _ => self.found(code) || self.cross(code) || self.extend(code),
        }
    }

    /// Puts a tile beside one that it could follow.
    fn extend(&mut self, code: Code) -> bool {
        let near = [1, u8::MAX, 16, 32, 48].map(|by| code.wrapping_add(by) & 63);
        let (turn, spin) = (self.dice.below(5) as usize, self.dice.below(4) as usize);
        for pick in 0..5 {
            let near = near[(pick + turn) % 5];
            for place in 0..usize::from(self.layout.count(near)) {
                let at = self.layout.places(near)[place];
                for side in 0..4 {
                    let to = at.wrapping_add(STEPS[(side + spin) % 4]);
                    if self.layout.code(to) == 0 && self.layout.try_put(&[(to, code)]) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Lays a new line of three through a tile on the table, with one more free tile.
    fn cross(&mut self, code: Code) -> bool {
        let turn = self.dice.below(24) as usize;
        for pick in 0..24 {
            let shape = SHAPES[(pick + turn) % 24];
            let anchor = code.wrapping_add(shape.anchor) & 63;
            let other = code.wrapping_add(shape.other) & 63;
            if self.layout.count(anchor) == 0 || !self.is_free(other) {
                continue;
            }
            let spin = self.dice.below(4) as usize;
            for place in 0..usize::from(self.layout.count(anchor)) {
                let at = self.layout.places(anchor)[place];
                for side in 0..4 {
                    let step = STEPS[(side + spin) % 4];
                    let to = at.wrapping_add(step.wrapping_mul(shape.own_at));
                    let and = at.wrapping_add(step.wrapping_mul(shape.other_at));
                    if self.layout.try_put(&[(to, code), (and, other)]) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Starts a group of three free tiles, if there may be one more.
    fn found(&mut self, code: Code) -> bool {
        if self.layout.groups() >= self.demand.groups {
            return false;
        }
        let turn = self.dice.below(24) as usize;
        for pick in 0..24 {
            let shape = SHAPES[(pick + turn) % 24];
            let others = [shape.anchor, shape.other].map(|by| code.wrapping_add(by) & 63);
            if !others.into_iter().all(|other| self.is_free(other)) {
                continue;
            }
            let mut line = [code, others[0], others[1]];
            line.sort_unstable();
            for step in [1, 1, DOWN, DOWN] {
                let first = self.layout.somewhere(&mut self.dice);
                let tiles =
                    [(first, line[0]), (first + step, line[1]), (first + 2 * step, line[2])];
                if self.layout.try_put(&tiles) {
                    return true;
                }
            }
        }
        false
    }

    /// Puts free tiles back where they lay at first, as far as that makes right lines.
    fn go_home(&mut self) {
        let mut back = std::mem::take(&mut self.back);
        back.clear();
        for code in 0..CODES as u8 {
            for pick in 0..self.layout.homes(code).len() {
                let at = self.layout.homes(code)[pick];
                if self.layout.code(at) == 0 && self.is_free(code) {
                    self.layout.put(at, code);
                    back.push(at);
                }
            }
        }
        loop {
            let before = back.len();
            back.retain(|&at| {
                let wrong = self.layout.is_wrong(at);
                if wrong {
                    self.layout.take(at);
                }
                !wrong
            });
            if back.len() == before {
                break;
            }
        }
        self.back = back;
        self.layout.count_groups();
    }

    /// Whether the opening, if there must be one, is there: a group of laid tiles alone.
    fn is_open(&self) -> bool {
        if !self.demand.opening {
            return true;
        }
        let mut tiles = vec![[0u8; CODES]; 128];
        let mut groups = Vec::new();
        for at in self.layout.all() {
            let group = self.layout.group(at);
            let slot = usize::from(group).min(127);
            tiles[slot][usize::from(self.layout.code(at))] += 1;
            if !groups.contains(&slot) {
                groups.push(slot);
            }
        }
        groups.into_iter().any(|group| {
            (0..CODES).all(|code| {
                let count = self.layout.count(code as u8);
                let laid = count.saturating_sub(self.demand.must[code]);
                tiles[group][code] <= laid
            })
        })
    }
}

/// A line of three seen from one of its tiles: the two others as differences of code, one of them
/// an anchor, and where the own and the other tile lie from the anchor, in steps.
#[derive(Clone, Copy)]
struct Shape {
    anchor: u8,
    other: u8,
    own_at: u16,
    other_at: u16,
}

const fn shape(anchor: i8, other: i8, own_at: i16, other_at: i16) -> Shape {
    Shape {
        anchor: anchor as u8,
        other: other as u8,
        own_at: own_at as u16,
        other_at: other_at as u16,
    }
}

/// Runs lie in order, in either direction; the colours of a set in any order.
const SHAPES: [Shape; 24] = [
    shape(1, 2, -1, 1),
    shape(2, 1, -2, -1),
    shape(-1, 1, 1, 2),
    shape(1, -1, -1, -2),
    shape(-1, -2, 1, -1),
    shape(-2, -1, 2, 1),
    shape(16, 32, 1, 2),
    shape(16, 32, 2, 1),
    shape(16, 32, 1, -1),
    shape(16, 48, 1, 2),
    shape(16, 48, 2, 1),
    shape(16, 48, 1, -1),
    shape(32, 16, 1, 2),
    shape(32, 16, 2, 1),
    shape(32, 16, 1, -1),
    shape(32, 48, 1, 2),
    shape(32, 48, 2, 1),
    shape(32, 48, 1, -1),
    shape(48, 16, 1, 2),
    shape(48, 16, 2, 1),
    shape(48, 16, 1, -1),
    shape(48, 32, 1, 2),
    shape(48, 32, 2, 1),
    shape(48, 32, 1, -1),
];
