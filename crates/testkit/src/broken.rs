//! The laws by name, and how one is reported broken.

use std::fmt;

/// What every game promises.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Law {
    /// `legal_actions` lists exactly what `check` accepts, once each, and only for those who may act.
    Lists,
    /// Whoever must act can, nobody else is waited for, and games end.
    Alive,
    /// Points are equal within a team; there are winners when the game is over, and not before.
    Scores,
    /// A refused action changes nothing, in the state and in the match.
    Refusals,
    /// The same setup, seed and entries give the same states.
    Replay,
    /// After an undo the game is as it was, and goes on from there; people stay where they are.
    Undo,
    /// A position, also as text, holds everything.
    Positions,
    /// No card appears or disappears.
    Cards,
    /// In a simultaneous choice the order of the decisions does not matter.
    Order,
    /// `random_action` is uniform over `legal_actions`.
    Uniform,
    /// An imagined game looks to its viewer as the real one does, and could be real.
    Imagined,
    /// Two histories that tell a viewer the same look the same to that viewer.
    Secrecy,
    /// Whatever crosses a wire reads back as it was written.
    Wire,
}

/// A law that was found broken, with all it takes to see it again.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Broken {
    /// The law.
    pub law: Law,
    /// The setup, as JSON.
    pub setup: String,
    /// The seed of the random game.
    pub seed: u64,
    /// How many entries of the game had been made; none if the game panicked.
    pub ply: Option<usize>,
    /// What was seen.
    pub what: String,
}

/// What a law finds wrong with one game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Fault {
    /// How many entries of the game had been made.
    pub(crate) ply: usize,
    /// What was seen.
    pub(crate) what: String,
}

impl Law {
    /// All of them.
    pub const ALL: [Self; 13] = [
        Self::Lists,
        Self::Alive,
        Self::Scores,
        Self::Refusals,
        Self::Replay,
        Self::Undo,
        Self::Positions,
        Self::Cards,
        Self::Order,
        Self::Uniform,
        Self::Imagined,
        Self::Secrecy,
        Self::Wire,
    ];

    /// The law in one sentence.
    #[must_use]
    pub const fn sentence(self) -> &'static str {
        match self {
            Self::Lists => "what is listed is exactly what is legal",
            Self::Alive => "nobody is ever stuck, and games end",
            Self::Scores => "team-mates have equal points, and winners come with the end",
            Self::Refusals => "a refused action changes nothing",
            Self::Replay => "the same entries give the same game",
            Self::Undo => "an undo leads back to what was",
            Self::Positions => "a position holds everything",
            Self::Cards => "no card appears or disappears",
            Self::Order => "the order of simultaneous decisions does not matter",
            Self::Uniform => "random actions are uniform",
            Self::Imagined => "an imagined game looks like the real one",
            Self::Secrecy => "nobody sees what they may not know",
            Self::Wire => "what is written reads back",
        }
    }

    /// Whether every game gives occasion to examine it. Some games have no simultaneous choice.
    pub(crate) fn is_for_all(self) -> bool {
        self != Self::Order
    }
}

impl Broken {
    pub(crate) fn idle(law: Law) -> Self {
        let what = "no game gave occasion to examine it: more seeds, or a more generous oracle";
        Self { law, setup: "any".to_owned(), seed: 0, ply: None, what: what.to_owned() }
    }
}

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { law, setup, seed, ply, what } = self;
        writeln!(f, "a law is broken: {}", law.sentence())?;
        writeln!(f, "  {what}")?;
        writeln!(f, "  setup {setup}")?;
        match ply {
            Some(ply) => writeln!(f, "  seed {seed}, ply {ply}")?,
            None => writeln!(f, "  seed {seed}")?,
        }
        write!(f, "  to repeat: examine(&oracle, Law::{law:?}, {seed}..{})", seed + 1)
    }
}

impl std::error::Error for Broken {}

impl Fault {
    pub(crate) fn new(ply: usize, what: String) -> Self {
        Self { ply, what }
    }
}

/// An error unless `holds`, worded by `what`.
pub(crate) fn demand(holds: bool, ply: usize, what: impl FnOnce() -> String) -> Result<(), Fault> {
    if holds { Ok(()) } else { Err(Fault::new(ply, what())) }
}
