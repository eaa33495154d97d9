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
    pub(super) demand: &'a Demand,
    pub(super) layout: Layout,
    pub(super) dice: Dice,
    /// Tiles on the table at the start.
    base: u16,
    /// The most tiles of the hand placed so far.
    best: u16,
    list: Vec<Code>,
    pub(super) back: Vec<At>,
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
