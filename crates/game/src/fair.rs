//! Salts and commitments: how a seed comes about that nobody could choose.
//!
//! Everybody who takes part draws a random [`Salt`] and publishes its [`Commitment`] first. Only when all commitments
//! are in the record are the salts opened, and the seed is the hash of all of them. Whoever still had a salt to
//! draw could have steered the seed; with all committed, nobody can, as long as one salt was drawn honestly.

use std::fmt;

use sha2::{Digest, Sha256};

use crate::hex::hex_text;
use crate::{Seat, Seed, few};

/// Somebody who adds to the chance of a match.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize, serde::Deserialize,
)]
#[serde(rename_all = "kebab-case")]
pub enum Party {
    /// The program that keeps the table.
    Table,
    /// The person at this seat.
    Seat(Seat),
}

/// Thirty-two random bytes of one party, secret until revealed.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Salt(pub [u8; 32]);

hex_text!(Salt, "a salt");

/// A salt is a secret until it is revealed: what is printed for debugging does not show it.
impl std::fmt::Debug for Salt {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Salt(..)")
    }
}

/// The hash of a salt: it fixes the salt and tells nothing about it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Commitment([u8; 32]);

hex_text!(Commitment, "a commitment");

impl Salt {
    /// What `party` publishes before anybody reveals.
    ///
    /// The party is part of the hash, so that nobody can pass another's commitment off as their own.
    #[must_use]
    pub fn commitment(&self, party: Party) -> Commitment {
        let mut hash = Sha256::new();
        hash.update(b"kvold commitment 1");
        hash.update(party_bytes(party));
        hash.update(self.0);
        Commitment(hash.finalize().into())
    }
}

impl Seed {
    /// The seed that these salts make together. The order of `salts` does not matter.
    #[must_use]
    pub fn from_salts(salts: &[(Party, Salt)]) -> Self {
        let mut salts = salts.to_vec();
        few::sort_by_key(&mut salts, |&(party, _)| party);
        let mut hash = Sha256::new();
        hash.update(b"kvold seed 1");
        for (party, salt) in salts {
            hash.update(party_bytes(party));
            hash.update(salt.0);
        }
        Self(hash.finalize().into())
    }
}

/// The commitments and reveals of a match so far, and the order they must come in.
#[derive(Clone, Debug, Default)]
pub(crate) struct Salts(Vec<(Party, Commitment, bool)>);

/// A commitment or a salt that does not belong where it stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unfair {
    /// A commitment after the first action, a second one of the same seat, one before the table's own, or one of
    /// somebody who has seen the salt of another.
    Commitment(Party),
    /// A salt of a party that has not committed to one, or has opened it already.
    NothingToReveal(Party),
    /// A salt that does not fit its commitment.
    WrongSalt(Party),
    /// The table's own salt while others are still sealed: they could stay away from a deal they do not like.
    TooEarly,
}

impl Salts {
    /// Takes a commitment. One of the table starts a fresh round: what was committed before counts no more.
    pub(crate) fn commit(
        &mut self,
        party: Party,
        commitment: Commitment,
        begun: bool,
    ) -> Result<(), Unfair> {
        let revealing = self.0.iter().any(|&(_, _, open)| open);
        let out_of_order = self.0.is_empty() || self.find(party).is_some() || revealing;
        if begun || party != Party::Table && out_of_order {
            return Err(Unfair::Commitment(party));
        }
        if party == Party::Table {
            self.0.clear();
        }
        self.0.push((party, commitment, false));
        Ok(())
    }

    /// Takes a salt that fits its commitment.
    pub(crate) fn reveal(&mut self, party: Party, salt: &Salt) -> Result<(), Unfair> {
        match self.find(party) {
            Some(_) if party == Party::Table && !self.dealt() => Err(Unfair::TooEarly),
            Some(i) if !self.0[i].2 => {
                if self.0[i].1 != salt.commitment(party) {
                    return Err(Unfair::WrongSalt(party));
                }
                self.0[i].2 = true;
                Ok(())
            }
            _ => Err(Unfair::NothingToReveal(party)),
        }
    }

    /// True once the seed is fixed for whoever knows the table's salt: all the others are open.
    pub(crate) fn dealt(&self) -> bool {
        self.0.iter().all(|&(party, _, open)| open || party == Party::Table)
    }

    fn find(&self, party: Party) -> Option<usize> {
        self.0.iter().position(|&(other, ..)| other == party)
    }
}

impl fmt::Display for Party {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Table => f.write_str("the table"),
            Self::Seat(seat) => write!(f, "seat {seat}"),
        }
    }
}

impl fmt::Display for Unfair {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Commitment(party) => write!(f, "the commitment of {party} does not belong here"),
            Self::NothingToReveal(party) => write!(f, "{party} has no sealed salt to reveal"),
            Self::WrongSalt(party) => write!(f, "the salt of {party} does not fit its commitment"),
            Self::TooEarly => f.write_str("the table opens its salt before all others are open"),
        }
    }
}

fn party_bytes(party: Party) -> [u8; 2] {
    match party {
        Party::Table => [0, 0],
        Party::Seat(seat) => [1, seat.number()],
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_commitment_fixes_party_and_salt() {
        let (salt, other) = (Salt([1; 32]), Salt([2; 32]));
        let seat = Party::Seat(Seat::new(0));
        assert_eq!(salt.commitment(seat), salt.commitment(seat));
        assert_ne!(salt.commitment(seat), other.commitment(seat));
        assert_ne!(salt.commitment(seat), salt.commitment(Party::Table));
        assert_ne!(salt.commitment(seat), salt.commitment(Party::Seat(Seat::new(1))));
    }

    #[test]
    fn every_salt_changes_the_seed_and_their_order_does_not() {
        let salts = [(Party::Table, Salt([1; 32])), (Party::Seat(Seat::new(0)), Salt([2; 32]))];
        let seed = Seed::from_salts(&salts);
        assert_eq!(seed, Seed::from_salts(&[salts[1], salts[0]]));
        for i in 0..2 {
            let mut changed = salts;
            changed[i].1.0[31] ^= 1;
            assert_ne!(seed, Seed::from_salts(&changed));
        }
    }

    #[test]
    fn commitments_and_reveals_come_in_order() {
        let (table, seat) = (Party::Table, Party::Seat(Seat::new(0)));
        let (salt, other) = (Salt([1; 32]), Salt([2; 32]));
        let mut salts = Salts::default();
        assert_eq!(salts.commit(seat, salt.commitment(seat), false), Err(Unfair::Commitment(seat)));
        assert_eq!(salts.commit(table, other.commitment(table), false), Ok(()));
        assert_eq!(salts.reveal(seat, &salt), Err(Unfair::NothingToReveal(seat)));
        assert_eq!(salts.commit(seat, salt.commitment(seat), false), Ok(()));
        assert!(!salts.dealt());
        assert_eq!(salts.reveal(seat, &other), Err(Unfair::WrongSalt(seat)));
        assert_eq!(salts.reveal(seat, &salt), Ok(()));
        assert!(salts.dealt());
        assert_eq!(
            salts.commit(table, salt.commitment(table), true),
            Err(Unfair::Commitment(table))
        );
        assert_eq!(salts.reveal(seat, &salt), Err(Unfair::NothingToReveal(seat)));
        // A fresh round of the table leaves nothing of the old one.
        assert_eq!(salts.commit(table, salt.commitment(table), false), Ok(()));
        assert_eq!(salts.reveal(table, &other), Err(Unfair::WrongSalt(table)));
        assert_eq!(salts.reveal(table, &salt), Ok(()));
    }

    #[test]
    fn nobody_commits_or_stays_away_knowing_what_the_others_have() {
        let (table, one, two) =
            (Party::Table, Party::Seat(Seat::new(0)), Party::Seat(Seat::new(1)));
        let salt = Salt([1; 32]);
        let mut salts = Salts::default();
        assert_eq!(salts.commit(table, salt.commitment(table), false), Ok(()));
        assert_eq!(salts.commit(one, salt.commitment(one), false), Ok(()));
        assert_eq!(salts.reveal(table, &salt), Err(Unfair::TooEarly));
        assert_eq!(salts.reveal(one, &salt), Ok(()));
        assert_eq!(salts.commit(two, salt.commitment(two), false), Err(Unfair::Commitment(two)));
        assert_eq!(salts.reveal(table, &salt), Ok(()));
    }

    #[test]
    fn the_hashes_are_pinned() {
        // Computed by a second implementation. A change here breaks every record ever made.
        let salt = Salt([7; 32]);
        assert_eq!(
            salt.commitment(Party::Table).to_string(),
            "8ded5b1c1436cf3443769ef124d42fd32b47557a2281cfde8c1163243a6dc5c8"
        );
        assert_eq!(
            Seed::from_salts(&[(Party::Table, salt)]).to_string(),
            "8c4f86cb61108444c9279279ae244a1d21109d7d576c90fb62e4e4b48f38a0fc"
        );
    }
}
