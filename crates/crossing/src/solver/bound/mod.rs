//! How many tiles can be placed at most: an upper bound from the line model, which knows what lies
//! in which lines but not where. Every legal table fits into the model, so the bound always holds.

mod dual;
mod exact;
mod model;
mod ties;

use super::search::Demand;
use dual::{Dual, TILE};
use exact::Exact;
use model::Model;

/// How long to go on: sweeps over the prices before each attempt, and the size of the attempt.
/// The first is nearly always enough.
const ATTEMPTS: [(u8, u32); 3] = [(4, 400), (6, 3_000), (10, 8_000)];

/// The most tiles of the hand that can be placed, if that is more than `found`; otherwise `found`,
/// which some lay is known to place.
pub(super) fn most(demand: &Demand, found: u16) -> u16 {
    let both = demand.may.iter().zip(&demand.must);
    let hand: u16 = both.map(|(may, must)| u16::from(may - must)).sum();
    if found >= hand {
        return found;
    }
    let model = Model::new(&demand.must, &demand.may, demand.groups);
    let mut dual = Dual::new(&model);
    let goal = i32::from(found + 1) * TILE;
    let mut value = dual.value();
    for (sweeps, nodes) in ATTEMPTS {
        for _ in 0..sweeps {
            if value < goal {
                return found;
            }
            value = dual.improve(value);
        }
        match exact::exact(&dual, found + 1, nodes) {
            Exact::Impossible => return found,
            Exact::Most(most) => return most,
            Exact::TooMuch => {}
        }
    }
    u16::try_from(value / TILE).map_or(hand, |most| most.min(hand))
}
