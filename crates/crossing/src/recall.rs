//! What one player knows of the others' hands: open tiles they took, tiles one passed to them.
//!
//! Passing two makes it vague who has a tile, so a claim says that one of several players has it.
//! Every claim is true at all times, and different claims are about different tiles.

use game::{Seat, SeatSet, few};
use serde::{Deserialize, Serialize};

use crate::Tile;

/// One of these players holds such a tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Claim {
    /// The tile.
    pub tile: Tile,
    /// Who may hold it; one if it is certain.
    pub holders: SeatSet,
}

/// All claims of one player, in a fixed order.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Recall(Vec<Claim>);

impl Recall {
    /// The claims as given, put in order.
    pub(crate) fn new(claims: Vec<Claim>) -> Self {
        let mut recall = Self(claims);
        recall.sort();
        recall
    }

    pub(crate) fn claims(&self) -> &[Claim] {
        &self.0
    }

    /// `seat` was seen to get such a tile.
    pub(crate) fn learn(&mut self, tile: Tile, seat: Seat) {
        self.0.push(Claim { tile, holders: SeatSet::only(seat) });
        self.sort();
    }

    /// `seat` was seen to part with such a tile. If several claims could be about it, none can be
    /// singled out: what is left is that the rest is with any of those it may be with.
    pub(crate) fn forget(&mut self, tile: Tile, seat: Seat) {
        let about = |claim: &Claim| claim.tile == tile && claim.holders.contains(seat);
        let certain = self.0.iter().position(|claim| about(claim) && claim.holders.len() == 1);
        let Some(place) = certain.or_else(|| self.0.iter().position(about)) else { return };
        let gone = self.0.remove(place);
        if gone.holders.len() > 1
            && let Some(other) = self.0.iter_mut().find(|claim| about(claim))
        {
            other.holders = other.holders.union(gone.holders);
        }
        self.sort();
    }

    /// Everybody handed tiles to the left, unseen: whatever they had they may still have, or the
    /// next player has it. `all` says who handed on everything; `me`, whose recall this is, knows
    /// what came from the right and has already accounted for it.
    pub(crate) fn pass_on(&mut self, me: Seat, players: u8, all: SeatSet) {
        for claim in &mut self.0 {
            let mut holders = SeatSet::EMPTY;
            for seat in claim.holders.iter() {
                let next = seat.left(players);
                // What did not come to me is where it was.
                if next != me {
                    holders.insert(next);
                }
                if !all.contains(seat) {
                    holders.insert(seat);
                }
            }
            claim.holders = holders;
        }
        self.sort();
    }

    fn sort(&mut self) {
        few::sort_by_key(&mut self.0, |claim| {
            (claim.tile, claim.holders.iter().collect::<Vec<_>>())
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seats(numbers: &[u8]) -> SeatSet {
        numbers.iter().map(|&number| Seat::new(number)).collect()
    }

    #[test]
    fn a_certain_claim_goes_first() {
        let tile = "r5".parse().expect("a tile");
        let both = [Claim { tile, holders: seats(&[1, 2]) }, Claim { tile, holders: seats(&[1]) }];
        let mut recall = Recall::new(both.to_vec());
        recall.forget(tile, Seat::new(1));
        assert_eq!(recall.claims(), [both[0]]);
    }

    #[test]
    fn vague_claims_melt_together() {
        let tile = "r5".parse().expect("a tile");
        let both =
            [Claim { tile, holders: seats(&[1, 2]) }, Claim { tile, holders: seats(&[2, 3]) }];
        let mut recall = Recall::new(both.to_vec());
        recall.forget(tile, Seat::new(2));
        assert_eq!(recall.claims(), [Claim { tile, holders: seats(&[1, 2, 3]) }]);
    }

    #[test]
    fn what_did_not_come_from_the_right_is_still_there() {
        let tile = "r5".parse().expect("a tile");
        let mut recall = Recall::default();
        recall.learn(tile, Seat::new(2));
        recall.pass_on(Seat::new(0), 3, SeatSet::EMPTY);
        assert_eq!(recall.claims(), [Claim { tile, holders: seats(&[2]) }]);
        recall.pass_on(Seat::new(1), 3, SeatSet::EMPTY);
        assert_eq!(recall.claims(), [Claim { tile, holders: seats(&[0, 2]) }]);
    }
}
