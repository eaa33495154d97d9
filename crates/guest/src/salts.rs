//! The salts of this device: one for each of its seats and each round, drawn when they are asked for.

use game::{Party, Salt, Seat};
use protocol::{ActionId, Desk, Step, ToServer};

/// A salt that this device has bound itself to.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Drawn {
    number: u32,
    round: u32,
    seat: Seat,
    salt: Salt,
    opened: bool,
}

/// Every salt of this device at one table.
#[derive(Clone, Debug, Default)]
pub(crate) struct Salts(Vec<Drawn>);

impl Salts {
    /// What `desk` asks of this device and has not been told yet.
    pub(crate) fn answer(
        &mut self,
        desk: &Desk,
        mut random: impl FnMut() -> [u8; 32],
    ) -> Vec<ToServer> {
        let Some(sealing) = &desk.sealing else { return Vec::new() };
        let (number, round) = (desk.number, sealing.round);
        let mut messages = Vec::new();
        for seat in sealing.wanted.intersection(desk.yours).iter() {
            let drawn = self
                .0
                .iter_mut()
                .find(|drawn| (drawn.number, drawn.round, drawn.seat) == (number, round, seat));
            match (sealing.step, drawn) {
                (Step::Commit, None) => {
                    let salt = Salt(random());
                    self.0.push(Drawn { number, round, seat, salt, opened: false });
                    let commitment = salt.commitment(Party::Seat(seat));
                    messages.push(ToServer::Commit { id: id(random()), seat, round, commitment });
                }
                (Step::Reveal, Some(drawn)) if !drawn.opened => {
                    drawn.opened = true;
                    let salt = drawn.salt;
                    messages.push(ToServer::Reveal { id: id(random()), seat, round, salt });
                }
                _ => {}
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

/// An id out of random bytes.
pub(crate) fn id(bytes: [u8; 32]) -> ActionId {
    let [a, b, c, d, e, f, g, h, ..] = bytes;
    ActionId::new(u64::from_le_bytes([a, b, c, d, e, f, g, h]))
}
