//! How many tiles can be placed at most: an upper bound from the line model, which knows what lies
//! in which lines but not where. Every legal table fits into the model, so the bound always holds.

mod abreast;
mod dual;
mod exact;
mod model;
mod parts;
mod ties;

use super::meter::Meter;
use super::search::Demand;
use dual::{Dual, TILE};
use exact::{Aim, Exact};
use model::Model;

/// An attempt to lower the bound.
struct Attempt {
    /// How often to look for better prices before it.
    sweeps: u8,
    /// How many nodes of the model to look at, at each value.
    nodes: usize,
}

/// One after the other as long as it takes; the first is nearly always enough.
const ATTEMPTS: [Attempt; 6] = [
    Attempt { sweeps: 4, nodes: 400 },
    Attempt { sweeps: 6, nodes: 3_000 },
    Attempt { sweeps: 10, nodes: 8_000 },
    Attempt { sweeps: 10, nodes: 20_000 },
    Attempt { sweeps: 10, nodes: 60_000 },
    Attempt { sweeps: 10, nodes: 200_000 },
];

/// An upper bound that comes down with the work that is put into it.
pub(super) struct Bound {
    dual: Dual,
    /// The bound by the prices, in parts of [`TILE`].
    value: i32,
    most: u16,
    /// How many attempts have been made.
    attempts: usize,
}

impl Bound {
    pub(super) fn new(demand: &Demand) -> Self {
        let both = demand.may.iter().zip(&demand.must);
        let hand = both.map(|(may, must)| u16::from(may - must)).sum();
        let mut dual = Dual::new(Model::new(&demand.must, &demand.may, demand.groups));
        let value = dual.value();
        Self { dual, value, most: hand, attempts: 0 }
    }

    /// The most tiles of the hand that can be placed, as far as is known.
    pub(super) fn most(&self) -> u16 {
        self.most
    }

    /// Whether more work would not lower it.
    pub(super) fn is_final(&self) -> bool {
        self.attempts == ATTEMPTS.len()
    }

    /// One more attempt to show that nothing more than `found` can be placed, which some lay places.
    pub(super) fn tighten(&mut self, found: u16, meter: &mut Meter<'_>) {
        let Some(attempt) = ATTEMPTS.get(self.attempts) else { return };
        self.attempts += 1;
        for _ in 0..attempt.sweeps {
            self.note(self.value / TILE, found);
            if self.most <= found || !meter.pay_steps(self.dual.steps()) {
                return;
            }
            self.value = self.dual.improve(self.value);
        }
        self.note(self.value / TILE, found);
        if self.most <= found {
            return;
        }
        let aim = Aim { goal: found + 1, nodes: attempt.nodes };
        match exact::exact(&self.dual, aim, meter) {
            Exact::Impossible => self.most = found,
            Exact::Most(most) => {
                self.most = self.most.min(most);
                self.attempts = ATTEMPTS.len();
            }
            Exact::TooMuch => {}
        }
    }

    /// Takes note of a bound; some lay is known to place `found`.
    fn note(&mut self, most: i32, found: u16) {
        self.most = self.most.min(u16::try_from(most).unwrap_or(0).max(found));
    }
}
