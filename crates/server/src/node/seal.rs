//! Before the deal: everybody is bound to a salt, and only then opens it.

use game::{Commitment, Party, Salt, Seat, SeatSet};
use protocol::{Sealing, Step, Why};
use table::Round;

/// How far the salts are.
#[derive(Clone, Debug)]
pub(crate) struct Seal {
    /// The table's own salt of this round.
    pub(crate) salt: Salt,
    /// The seats that are asked.
    wanted: SeatSet,
    /// This round, and those that somebody has not finished.
    rounds: Vec<Round>,
}

impl Seal {
    /// The first round.
    pub(crate) fn new(salt: Salt, wanted: SeatSet) -> Self {
        Self { salt, wanted, rounds: vec![empty(salt)] }
    }

    /// The number of the round, from 1.
    pub(crate) fn round(&self) -> u32 {
        self.rounds.len() as u32
    }

    /// All rounds, once the last one is finished.
    pub(crate) fn finished(&self) -> Option<&[Round]> {
        (self.missing().is_empty() && self.step() == Step::Reveal).then_some(&self.rounds)
    }

    /// What everybody is told.
    pub(crate) fn shown(&self) -> Sealing {
        Sealing {
            round: self.round(),
            table: self.salt.commitment(Party::Table),
            step: self.step(),
            wanted: self.missing(),
            commitments: self.last().commitments.clone(),
        }
    }

    /// What is asked for now.
    pub(crate) fn step(&self) -> Step {
        let bound = self.last().commitments.len() == usize::from(self.wanted.len());
        if bound { Step::Reveal } else { Step::Commit }
    }

    /// Whether `seat` may commit now.
    pub(crate) fn check_commit(&self, seat: Seat, round: u32) -> Result<(), Why> {
        self.check(seat, round, Step::Commit)
    }

    /// Whether `seat` may open `salt` now.
    pub(crate) fn check_reveal(&self, seat: Seat, round: u32, salt: &Salt) -> Result<(), Why> {
        self.check(seat, round, Step::Reveal)?;
        let bound = (seat, salt.commitment(Party::Seat(seat)));
        if self.last().commitments.contains(&bound) { Ok(()) } else { Err(Why::Salt) }
    }

    pub(crate) fn commit(&mut self, seat: Seat, commitment: Commitment) {
        self.last_mut().commitments.push((seat, commitment));
    }

    pub(crate) fn reveal(&mut self, seat: Seat, salt: Salt) {
        self.last_mut().salts.push((seat, salt));
    }

    /// A new round without those who have not kept up.
    pub(crate) fn go_on_without(&mut self, salt: Salt) {
        self.wanted = self.wanted.difference(self.missing());
        self.salt = salt;
        self.rounds.push(empty(salt));
    }

    fn check(&self, seat: Seat, round: u32, step: Step) -> Result<(), Why> {
        let fits = round == self.round() && self.step() == step && self.missing().contains(seat);
        if fits { Ok(()) } else { Err(Why::Salt) }
    }

    /// The seats that what is asked for now has not come from.
    fn missing(&self) -> SeatSet {
        let done: SeatSet = match self.step() {
            Step::Commit => self.last().commitments.iter().map(|(seat, _)| *seat).collect(),
            Step::Reveal => self.last().salts.iter().map(|(seat, _)| *seat).collect(),
        };
        self.wanted.difference(done)
    }

    fn last(&self) -> &Round {
        self.rounds.last().expect("there is always a round")
    }

    fn last_mut(&mut self) -> &mut Round {
        self.rounds.last_mut().expect("there is always a round")
    }
}

fn empty(salt: Salt) -> Round {
    Round { table: salt.commitment(Party::Table), commitments: Vec::new(), salts: Vec::new() }
}
