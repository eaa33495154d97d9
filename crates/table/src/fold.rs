//! What an envelope may do, and what it does. Nothing here depends on time or on who reads.

use std::sync::OnceLock;

use catalog::Shelved;
use game::{Entry, Occupant, Party, Seat, SeatSet, Signal};

use crate::{Author, Deed, Effect, Id, NoUndo, Refusal, Sitter, Table};

impl<G: Shelved> Table<G> {
    /// Says whether `deed` may be done now by whoever wrote `id`.
    pub(crate) fn check_deed(
        &self,
        id: Id,
        deed: &Deed<G::Action>,
    ) -> Result<(), Refusal<G::Foul>> {
        if self.closed {
            return Err(Refusal::Closed);
        }
        if let Some(seat) = named(deed).find(|seat| !self.has(*seat)) {
            return Err(Refusal::NoSuchSeat(seat));
        }
        self.check_author(id, deed)?;
        match deed {
            Deed::Act { seat, action } => self.state().check(*seat, action).map_err(Refusal::Foul),
            Deed::Signal(signal) => self.check_signal(*signal),
            Deed::AskUndo { seat } => match (&self.question, self.undo_target(*seat)) {
                (Some(_), _) => Err(Refusal::NoUndo(NoUndo::Asked)),
                (None, target) => target.map(|_| ()).map_err(Refusal::NoUndo),
            },
            Deed::AnswerUndo { seat, asked, .. } => match &self.question {
                Some(open) if open.asked == *asked && !open.agreed.contains(*seat) => Ok(()),
                _ => Err(Refusal::NotAsked),
            },
            Deed::Sit { by, seat, .. } | Deed::Rename { by, seat, .. } => {
                if *by == self.host || by == seat { Ok(()) } else { Err(Refusal::NotHost) }
            }
            Deed::Host { by, .. } | Deed::Close { by } if *by != self.host => Err(Refusal::NotHost),
            Deed::Host { to, .. } if !self.people().contains(*to) => Err(Refusal::HostIsAPerson),
            Deed::Host { .. } | Deed::Close { .. } => Ok(()),
        }
    }

    /// The table writes for bots and clocks, once for each version; everybody else for themselves.
    fn check_author(&self, id: Id, deed: &Deed<G::Action>) -> Result<(), Refusal<G::Foul>> {
        let seat = match id.author {
            Author::Seat(seat) if deed.doer() == Some(seat) => seat,
            Author::Seat(_) => return Err(Refusal::NotYours),
            Author::Table => return self.check_own(id.number, deed),
        };
        let is_decision =
            matches!(deed, Deed::Act { .. } | Deed::AskUndo { .. } | Deed::AnswerUndo { .. });
        if is_decision && !self.people().contains(seat) {
            return Err(Refusal::BotSitsThere(seat));
        }
        Ok(())
    }

    /// The number of an envelope of the table's own is its version: so none can be used up beforehand.
    fn check_own(&self, number: u64, deed: &Deed<G::Action>) -> Result<(), Refusal<G::Foul>> {
        let is_due = match deed {
            Deed::Signal(_) => true,
            Deed::Act { seat, .. } => !self.people().contains(*seat),
            _ => false,
        };
        if is_due && number == u64::from(self.version().0) {
            Ok(())
        } else {
            Err(Refusal::NotYours)
        }
    }

    fn check_signal(&self, signal: Signal) -> Result<(), Refusal<G::Foul>> {
        match signal {
            Signal::TimeUp if !self.waits.has_clock() => Err(Refusal::NotYours),
            Signal::TimeUp if self.has_struck() => Err(Refusal::Repeated),
            Signal::TimeUp => Ok(()),
        }
    }

    /// Whether the clock of the match has struck.
    pub(crate) fn has_struck(&self) -> bool {
        self.play.entries().iter().any(|entry| matches!(entry, Entry::Signal(Signal::TimeUp)))
    }

    /// Does what [`check_deed`](Self::check_deed) has allowed.
    pub(crate) fn do_deed(&mut self, deed: Deed<G::Action>, out: &mut Vec<Effect<G>>) {
        let mut stands = self.everyone();
        self.light = OnceLock::new();
        match deed {
            Deed::Act { seat, action } => {
                let before = self.state().clone();
                self.push(Entry::Act { seat, action });
                stands = survivors(&before, seat, self.state());
                self.drafts.remove(&seat);
                self.question = None;
            }
            Deed::Signal(signal) => {
                self.push(Entry::Signal(signal));
                stands = SeatSet::EMPTY;
                self.question = None;
            }
            Deed::AskUndo { seat } => self.ask_undo(seat, out),
            Deed::AnswerUndo { seat, agree, .. } => self.answer_undo(seat, agree, out),
            Deed::Sit { seat, sitter, .. } => self.sit(seat, sitter),
            Deed::Rename { seat, name, .. } => self.seats[seat].name = name,
            Deed::Host { to, .. } => self.host = to,
            Deed::Close { .. } => {
                self.push(Entry::Reveal { party: Party::Table, salt: self.salt });
                self.closed = true;
                self.question = None;
            }
        }
        if self.undo_if_agreed(out) {
            stands = SeatSet::EMPTY;
        }
        self.stands.push(stands);
    }

    fn sit(&mut self, seat: Seat, sitter: Sitter) {
        let occupant = sitter.occupant();
        if self.occupant(seat) != Some(occupant) {
            self.push(Entry::Seat { seat, occupant });
        }
        self.seats[seat].sitter = sitter;
        let people = self.people();
        self.question.take_if(|question| !people.contains(question.seat));
        // A table is not left without a host while there is anybody to be it.
        if !people.contains(self.host) {
            let after = people.iter().find(|next| *next > self.host);
            self.host = after.or_else(|| people.iter().next()).unwrap_or(self.host);
        }
        if occupant == Occupant::Bot {
            self.drafts.remove(&seat);
        }
    }

    pub(crate) fn push(&mut self, entry: Entry<G::Action>) {
        let pushed = self.play.push(entry);
        debug_assert!(pushed.is_ok(), "what was checked can stand: {pushed:?}");
    }
}

/// The seats whose decisions an act of `actor` leaves as they were.
///
/// Those who choose at the same time as the actor do not see each other's choices. Whoever was not in turn and had the
/// same options before and after had nothing to reconsider. For all others the game has moved on.
fn survivors<G: Shelved>(before: &G, actor: Seat, after: &G) -> SeatSet {
    let must = before.must_act();
    let list = |state: &G, seat| {
        let mut actions = Vec::new();
        state.legal_actions(seat, &mut actions);
        actions
    };
    let same_options = |seat| {
        let options = list(before, seat);
        !options.is_empty() && options == list(after, seat)
    };
    let survives = |seat: &Seat| {
        if must.contains(*seat) { must.contains(actor) } else { same_options(*seat) }
    };
    before.seats().difference(SeatSet::only(actor)).iter().filter(survives).collect()
}

/// The seats that a deed names.
fn named<A>(deed: &Deed<A>) -> impl Iterator<Item = Seat> {
    let other = match deed {
        Deed::Sit { seat, .. } | Deed::Rename { seat, .. } => Some(*seat),
        Deed::Host { to, .. } => Some(*to),
        _ => None,
    };
    deed.doer().into_iter().chain(other)
}
