//! The second half of a round: finding places for tiles that are free.

use super::code::{CODES, Code};
use super::layout::{DOWN, STEPS};
use super::search::Search;

impl Search<'_> {
    /// How many tiles of that kind are not on the table.
    pub(super) fn free(&self, code: Code) -> u8 {
        self.demand.may[usize::from(code)].saturating_sub(self.layout.count(code))
    }

    pub(super) fn is_free(&self, code: Code) -> bool {
        self.free(code) > 0
    }

    /// Finds a place for one tile, alone or with others that are free.
    pub(super) fn place(&mut self, code: Code) -> bool {
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
    pub(super) fn go_home(&mut self) {
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

    /// Starts a group from the hand, if there is one in it.
    pub(super) fn open(&mut self) {
        let start = self.dice.below(CODES as u32) as u8;
        for step in 0..CODES as u8 {
            let code = (start + step) % 64;
            if self.is_free(code) && self.found(code) {
                return;
            }
        }
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
