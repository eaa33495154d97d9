//! The match as it is told to one viewer.

use catalog::Shelved;
use game::{Entry, Match, Seat, Viewer};

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

impl<G: Shelved> Table<G> {
    /// Every decision so far, oldest first, as `viewer` may hear of it. Played again from the deal: a few microseconds
    /// for each decision.
    pub fn story(&self, viewer: Viewer) -> Vec<Told<G::Event>> {
        let standing = self.play.standing();
        let mut again = Match::<G>::new(self.play.header().clone(), self.seed);
        let mut story = Vec::new();
        for (number, entry) in (1..).zip(self.play.entries()) {
            let before = matches!(entry, Entry::Act { .. }).then(|| again.state().clone());
            let pushed = again.push(entry.clone());
            debug_assert!(pushed.is_ok(), "what stood once stands again: {pushed:?}");
            if let (Some(before), Entry::Act { seat, action }) = (before, entry) {
                let events = G::narrate(&before, *seat, action, again.state(), viewer);
                let undone = standing.binary_search(&number).is_err();
                story.push(Told { number, seat: *seat, events, undone });
            }
        }
        story
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
