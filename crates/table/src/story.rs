//! The match as it is told to one viewer.

use catalog::Shelved;
use game::{Entry, Match, Seat, Seed, Viewer};

use crate::Table;

/// One decision, as a viewer may hear of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Told<E> {
    /// The number of its entry in the record.
    pub number: u32,
    /// Who decided.
    pub seat: Seat,
    /// What that did.
    pub events: Vec<E>,
    /// Whether it was taken back.
    pub undone: bool,
}

/// A story that goes on: what was told once is not worked out again.
#[derive(Clone, Debug)]
pub struct Teller<G: Shelved> {
    viewer: Viewer,
    seed: Seed,
    /// The match as far as it is told.
    told: Match<G>,
    story: Vec<Told<G::Event>>,
}

impl<G: Shelved> Teller<G> {
    /// The story of `table`, told to `viewer` up to now.
    pub fn new(table: &Table<G>, viewer: Viewer) -> Self {
        let told = Match::new(table.play.header().clone(), table.seed);
        let mut teller = Self { viewer, seed: table.seed, told, story: Vec::new() };
        teller.go_on(table);
        teller
    }

    /// Tells on. If that is not what `table` has been so far, or if `viewer` is somebody else, it begins anew.
    pub fn tell(&mut self, table: &Table<G>, viewer: Viewer) {
        let same = (self.viewer, self.seed) == (viewer, table.seed)
            && table.play.header() == self.told.header()
            && table.play.entries().starts_with(self.told.entries());
        if same {
            self.go_on(table);
        } else {
            *self = Self::new(table, viewer);
        }
    }

    /// Every decision, oldest first.
    pub fn story(&self) -> &[Told<G::Event>] {
        &self.story
    }

    fn go_on(&mut self, table: &Table<G>) {
        let known = self.told.entries().len();
        for (number, entry) in (1..).zip(table.play.entries()).skip(known) {
            let before = matches!(entry, Entry::Act { .. }).then(|| self.told.state().clone());
            let pushed = self.told.push(entry.clone());
            debug_assert!(pushed.is_ok(), "what stood once stands again: {pushed:?}");
            if let (Some(before), Entry::Act { seat, action }) = (before, entry) {
                let events = G::narrate(&before, *seat, action, self.told.state(), self.viewer);
                self.story.push(Told { number, seat: *seat, events, undone: false });
            }
        }
        let standing = table.play.standing();
        for told in &mut self.story {
            told.undone = standing.binary_search(&told.number).is_err();
        }
    }
}

impl<G: Shelved> Table<G> {
    /// Every decision so far, oldest first, as `viewer` may hear of it. Played again from the deal: a few microseconds
    /// for each decision.
    pub fn story(&self, viewer: Viewer) -> Vec<Told<G::Event>> {
        Teller::new(self, viewer).story
    }

    /// The last decision that stands, as `viewer` may hear of it.
    pub fn last_act(&self, viewer: Viewer) -> Option<Told<G::Event>> {
        let (number, seat) = self.last_decision()?;
        let Some(Entry::Act { action, .. }) = self.play.entries().get(number as usize - 1) else {
            return None;
        };
        let before = self.play.state_after(number - 1);
        let mut after = before.clone();
        after.apply(seat, action);
        let events = G::narrate(&before, seat, action, &after, viewer);
        Some(Told { number, seat, events, undone: false })
    }

    /// The number of the last act that stands, and whose it was.
    pub(crate) fn last_decision(&self) -> Option<(u32, Seat)> {
        let standing = self.play.standing().into_iter().rev();
        standing
            .filter_map(|number| match &self.play.entries()[number as usize - 1] {
                Entry::Act { seat, .. } => Some((number, *seat)),
                _ => None,
            })
            .next()
    }
}
