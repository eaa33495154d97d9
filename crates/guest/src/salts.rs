//! The salts of this device: one for each of its seats and each round, drawn when they are asked for.

use game::{Commitment, Party, Salt, Seat};
use protocol::{ActionId, Desk, Sealing, Step, ToServer};
use serde::{Deserialize, Serialize};

/// Every salt of this device for one match, as it is put down.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Salts(Vec<Drawn>);

/// A salt that this device has bound itself to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct Drawn {
    number: u32,
    round: u32,
    seat: Seat,
    salt: Salt,
    opened: bool,
}

impl Salts {
    /// What `desk` asks of this device, but for what is on its way already.
    pub(crate) fn answer(
        &mut self,
        desk: &Desk,
        is_on_its_way: impl Fn(Seat, u32, Step) -> bool,
        mut random: impl FnMut() -> [u8; 32],
    ) -> Vec<ToServer> {
        let Some(Sealing { round, step, wanted, commitments, .. }) = &desk.sealing else {
            return Vec::new();
        };
        let (number, round, step) = (desk.number, *round, *step);
        // Nobody asks any more what went into a match before.
        self.0.retain(|drawn| drawn.number == number);
        let asked = wanted.intersection(desk.yours);
        let mut messages = Vec::new();
        for seat in asked.iter().filter(|seat| !is_on_its_way(*seat, round, step)) {
            let drawn = self.0.iter_mut().find(|drawn| (drawn.round, drawn.seat) == (round, seat));
            match (step, drawn) {
                (Step::Commit, drawn) => {
                    let known = drawn.map(|drawn| drawn.salt);
                    let salt = known.unwrap_or_else(|| Salt(random()));
                    if known.is_none() {
                        self.0.push(Drawn { number, round, seat, salt, opened: false });
                    }
                    let commitment = salt.commitment(Party::Seat(seat));
                    messages.push(ToServer::Commit { id: id(random()), seat, round, commitment });
                }
                // Another device of the same seat may have been first: then it is that one's salt that is asked for.
                (Step::Reveal, Some(drawn)) if commitments.contains(&drawn.bound()) => {
                    drawn.opened = true;
                    let salt = drawn.salt;
                    messages.push(ToServer::Reveal { id: id(random()), seat, round, salt });
                }
                (Step::Reveal, _) => {}
            }
        }
        messages
    }

    /// The salts that went into the deal of a match: those that were opened.
    pub(crate) fn of(&self, number: u32) -> Vec<(Seat, Salt)> {
        let opened = self.0.iter().filter(|drawn| drawn.number == number && drawn.opened);
        opened.map(|drawn| (drawn.seat, drawn.salt)).collect()
    }
}

impl Drawn {
    fn bound(&self) -> (Seat, Commitment) {
        (self.seat, self.salt.commitment(Party::Seat(self.seat)))
    }
}

/// An id out of random bytes.
pub(crate) fn id(bytes: [u8; 32]) -> ActionId {
    let [a, b, c, d, e, f, g, h, ..] = bytes;
    ActionId::new(u64::from_le_bytes([a, b, c, d, e, f, g, h]))
}
