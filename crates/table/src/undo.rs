//! Taking a decision back: by consent of all people, and only where that is fair.

use catalog::Shelved;
use game::{Entry, Rng, Seat, SeatSet, Viewer};

use crate::{Effect, News, NoUndo, Table, To, Version};

/// In how many imagined games an act is tried to see whether it brought something hidden to light. Where two cards
/// could have been it, the chance that all show the same one is 1 in 2²⁴.
const WORLDS: u32 = 24;

/// An undo that was asked for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Question {
    /// Who asked.
    pub(crate) seat: Seat,
    /// The version that the question made.
    pub(crate) asked: Version,
    /// Who has agreed, the asker included.
    pub(crate) agreed: SeatSet,
}

/// What an act brought to light.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Light {
    Nothing,
    /// Something that only its player sees.
    ForItsPlayer,
    /// Something that somebody else sees.
    ForOthers,
}

impl<G: Shelved> Table<G> {
    /// Says whether `seat` may ask to take back its last decision.
    ///
    /// Nobody takes back what others have acted upon, people or bots; nor what showed others something that its player
    /// did not know either, such as a tile turned up; and what showed its player a hidden card only where the
    /// house has friendly undo. A card of one's own that one has shown is one's own loss.
    pub fn may_undo(&self, seat: Seat) -> Result<(), NoUndo> {
        let to = self.undo_target(seat)?;
        match self.light.get_or_init(|| self.light_of(to + 1)) {
            Light::ForOthers => Err(NoUndo::OthersLearnt),
            Light::ForItsPlayer if !self.house.friendly_undo => Err(NoUndo::SawACard),
            Light::ForItsPlayer | Light::Nothing => Ok(()),
        }
    }

    /// The undo that was asked for and waits for answers: who asked, and the version to name in an answer.
    pub fn undo_asked(&self) -> Option<(Seat, Version)> {
        self.question.as_ref().map(|question| (question.seat, question.asked))
    }

    /// Who has agreed to it, the asker included.
    pub fn undo_agreed(&self) -> SeatSet {
        self.question.as_ref().map_or(SeatSet::EMPTY, |question| question.agreed)
    }

    /// The number of the entry to go back to, if the last decision that stands is one of `seat`.
    pub(crate) fn undo_target(&self, seat: Seat) -> Result<u32, NoUndo> {
        if self.is_done() {
            return Err(NoUndo::Over);
        }
        for number in self.play.standing().into_iter().rev() {
            match &self.play.entries()[number as usize - 1] {
                Entry::Act { seat: actor, .. } if *actor == seat => return Ok(number - 1),
                Entry::Act { .. } => return Err(NoUndo::OthersActed),
                Entry::Signal(_) => return Err(NoUndo::ClockStruck),
                _ => {}
            }
        }
        Err(NoUndo::Nothing)
    }

    /// Opens the question.
    pub(crate) fn ask_undo(&mut self, seat: Seat, out: &mut Vec<Effect<G>>) {
        let asked = self.version().next();
        let agreed = SeatSet::only(seat);
        self.question = Some(Question { seat, asked, agreed });
        if !self.people().difference(agreed).is_empty() {
            out.push(Effect::Tell(To::All, News::UndoAsked { seat, asked }));
        }
    }

    /// Takes an answer: one no ends the question.
    pub(crate) fn answer_undo(&mut self, seat: Seat, agree: bool, out: &mut Vec<Effect<G>>) {
        if agree {
            self.question.iter_mut().for_each(|question| question.agreed.insert(seat));
            out.push(Effect::Tell(To::All, News::UndoAgreed { seat }));
        } else {
            self.question = None;
            out.push(Effect::Tell(To::All, News::UndoDeclined { seat }));
        }
    }

    /// Takes the decision back if nobody is left to be asked.
    pub(crate) fn undo_if_agreed(&mut self, out: &mut Vec<Effect<G>>) -> bool {
        let people = self.people();
        let agreed = |question: &mut Question| people.difference(question.agreed).is_empty();
        let Some(question) = self.question.take_if(agreed) else { return false };
        let Ok(to) = self.undo_target(question.seat) else { return false };
        self.push(Entry::Undo { to });
        out.push(Effect::Tell(To::All, News::Undone { seat: question.seat }));
        true
    }

    /// What the act that is entry `number` brought to light, worked out from what everybody is told and shown.
    ///
    /// What another seat alone was told, it has learnt. What everybody was shown is news if it would have been something
    /// else in another game that the player could not tell from this one: then it was not the player's to show.
    fn light_of(&self, number: u32) -> Light {
        let Some(Entry::Act { seat, action }) = self.play.entries().get(number as usize - 1) else {
            return Light::Nothing;
        };
        let before = self.play.state_after(number - 1);
        let mut after = before.clone();
        after.apply(*seat, action);
        // A change of seats since has settled something, such as a vote.
        if after.must_act() != self.state().must_act() {
            return Light::ForOthers;
        }
        let told = |viewer| G::narrate(&before, *seat, action, &after, viewer);
        let openly = told(Viewer::Spectator);
        let others = before.seats().difference(SeatSet::only(*seat));
        if others.iter().any(|other| told(Viewer::Seat(other)) != openly) {
            return Light::ForOthers;
        }
        let (view, screen) = (before.view(*seat), after.screen(Viewer::Spectator));
        let seen = after.view(*seat);
        let mut rng = Rng::new(number.into());
        let mut light = Light::Nothing;
        for _ in 0..WORLDS {
            let world = G::imagine(&view, &mut rng);
            let mut then = world.clone();
            if then.play(*seat, action).is_err() {
                continue;
            }
            let there = G::narrate(&world, *seat, action, &then, Viewer::Spectator);
            if there != openly || then.screen(Viewer::Spectator) != screen {
                return Light::ForOthers;
            }
            if light == Light::Nothing && then.view(*seat) != seen {
                light = Light::ForItsPlayer;
            }
        }
        light
    }
}
