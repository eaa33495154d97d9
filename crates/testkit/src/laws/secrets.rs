//! Laws of what is hidden.

use std::fmt::Debug;

use game::{Entry, Game, Imagine, Narrate, Notation, Rng, Seat, Viewer};

use super::records::viewers;
use super::sorted_cards;
use crate::broken::{Fault, demand};
use crate::oracle::{ActionOf, EntryOf, Oracle};
use crate::walk::{Walk, list, next_entry, take};

/// From how many states of a game two worlds go on side by side.
const STARTS: u32 = 6;

/// For how many entries they do.
const ENTRIES: u32 = 16;

/// How many of the viewer's conceivable actions are tried in both worlds after each entry.
const TRIES: u32 = 150;

/// How many actions are looked through for one that tells the viewer the same in the other world.
const DISGUISES: usize = 12;

/// The cards of an imagined game are those of the real one, and its position is possible.
pub(super) fn imagined<O: Oracle>(oracle: &O, walk: &Walk<O>, rng: &mut Rng) -> Result<u64, Fault> {
    for (ply, state) in walk.plies() {
        for seat in state.seats().iter() {
            let view = state.view(seat);
            let other = O::Game::imagine(&view, rng);
            let again = other.view(seat);
            demand(again == view, ply, || {
                format!("seat {seat} sees\n  {view:?}, and in the imagined game\n  {again:?}")
            })?;
            let (real, imagined) = (list(state, seat), list(&other, seat));
            demand(real == imagined, ply, || {
                format!("seat {seat} may {real:?}, and in the imagined game {imagined:?}")
            })?;
            demand(sorted_cards(oracle, &other) == sorted_cards(oracle, state), ply, || {
                format!("the game imagined for seat {seat} has other cards:\n  {other:?}")
            })?;
            let read = O::Game::from_position(&other.position());
            demand(read.as_ref().is_ok_and(|read| *read == other), ply, || {
                format!("the game imagined for seat {seat} cannot be:\n  {other:?}\n  {read:?}")
            })?;
        }
    }
    Ok(1)
}

/// Two worlds that one viewer cannot tell apart, and what they are called in a message.
struct Worlds<'a, O: Oracle> {
    oracle: &'a O,
    viewer: Viewer,
    /// What the viewer tries in both.
    tries: &'a [ActionOf<O>],
    real: O::Game,
    other: O::Game,
}

pub(super) fn secrecy<O: Oracle>(oracle: &O, walk: &Walk<O>, rng: &mut Rng) -> Result<u64, Fault> {
    let mut compared = 0;
    for ply in starts(walk, rng) {
        let state = &walk.states[ply];
        for viewer in viewers(state) {
            look_the_same_beside_others(state, viewer).map_err(|what| Fault::new(ply, what))?;
            let tries = match viewer {
                Viewer::Seat(seat) => oracle.conceivable(state, seat, rng),
                Viewer::Spectator => Vec::new(),
            };
            let scrambled = oracle.scramble(state, viewer, rng);
            let imagined = match viewer {
                Viewer::Seat(seat) => Some(O::Game::imagine(&state.view(seat), rng)),
                Viewer::Spectator => None,
            };
            compared += u64::from(scrambled.as_ref().is_some_and(|other| other != state));
            for other in scrambled.into_iter().chain(imagined) {
                let real = state.clone();
                let worlds = Worlds { oracle, viewer, tries: &tries, real, other };
                worlds.go_on(walk, rng).map_err(|what| Fault::new(ply, what))?;
            }
        }
    }
    Ok(compared)
}

/// A screen does not depend on the one that it is made beside.
fn look_the_same_beside_others<G: Game>(state: &G, viewer: Viewer) -> Result<(), String> {
    let alone = state.screen(viewer);
    for other in viewers(state) {
        let beside = state.screen_beside(viewer, &state.screen(other));
        if beside != alone {
            return Err(format!(
                "{viewer:?} sees\n  {alone:?}, and beside {other:?}\n  {beside:?}"
            ));
        }
    }
    Ok(())
}

/// Random plies, half of them from the rare ones where several must act: there most is hidden.
fn starts<O: Oracle>(walk: &Walk<O>, rng: &mut Rng) -> Vec<usize> {
    let several: Vec<usize> =
        walk.plies().filter(|(_, state)| state.must_act().len() > 1).map(|(ply, _)| ply).collect();
    let any = |rng: &mut Rng| rng.below(walk.states.len() as u32) as usize;
    (0..STARTS)
        .map(|i| match rng.pick(&several) {
            Some(&ply) if i % 2 == 0 => ply,
            _ => any(rng),
        })
        .collect()
}

impl<O: Oracle> Worlds<'_, O> {
    /// Lets both worlds go on with entries that tell the viewer the same, as long as there are any.
    fn go_on(mut self, walk: &Walk<O>, rng: &mut Rng) -> Result<(), String> {
        let mut told = Vec::new();
        self.look_alike(rng).map_err(|what| self.message(&told, &what))?;
        for _ in 0..ENTRIES {
            if self.real.is_over() {
                break;
            }
            let Some(entry) = next_entry(self.oracle, &walk.setup, &self.real, rng) else { break };
            told.push(format!("{entry:?}"));
            match self.step(entry, rng) {
                Ok(true) => self.look_alike(rng).map_err(|what| self.message(&told, &what))?,
                Ok(false) => break,
                Err(what) => return Err(self.message(&told, &what)),
            }
        }
        Ok(())
    }

    /// Takes `entry` in the real world and one that tells the viewer the same in the other. False if there is none.
    fn step(&mut self, entry: EntryOf<O>, rng: &mut Rng) -> Result<bool, String> {
        let mut after = self.real.clone();
        if !take(&mut after, &entry) {
            return Ok(false);
        }
        let learnt = self.oracle.learns(&self.real, &entry, &after, self.viewer);
        for disguise in self.disguises(&entry, rng) {
            let mut other_after = self.other.clone();
            if !take(&mut other_after, &disguise) {
                continue;
            }
            if self.oracle.learns(&self.other, &disguise, &other_after, self.viewer) != learnt {
                continue;
            }
            if let (Entry::Act { seat, action }, Entry::Act { action: disguise, .. }) =
                (&entry, &disguise)
            {
                let tell = |before, action, after| {
                    O::Game::narrate(before, *seat, action, after, self.viewer)
                };
                let real = tell(&self.real, action, &after);
                let other = tell(&self.other, disguise, &other_after);
                equal("is told", &real, &other)?;
            }
            (self.real, self.other) = (after, other_after);
            return Ok(true);
        }
        Ok(false)
    }

    /// What may happen in the other world instead of `entry`: the same, or what another seat may do unseen.
    fn disguises(&self, entry: &EntryOf<O>, rng: &mut Rng) -> Vec<EntryOf<O>> {
        let Entry::Act { seat, .. } = entry else { return vec![entry.clone()] };
        if self.viewer == Viewer::Seat(*seat) {
            return vec![entry.clone()];
        }
        let mut others = list(&self.other, *seat);
        rng.shuffle(&mut others);
        others.truncate(DISGUISES);
        let mut entries: Vec<_> =
            others.into_iter().map(|action| Entry::Act { seat: *seat, action }).collect();
        entries.insert(rng.below(2) as usize * entries.len(), entry.clone());
        entries
    }

    /// Everything the viewer can see or try is the same in both worlds.
    fn look_alike(&self, rng: &mut Rng) -> Result<(), String> {
        let (real, other) = (&self.real, &self.other);
        equal("sees the screen", &real.screen(self.viewer), &other.screen(self.viewer))?;
        equal("sees who must act", &real.must_act(), &other.must_act())?;
        equal("sees who may act", &real.may_act(), &other.may_act())?;
        equal("sees the points", &real.scores(), &other.scores())?;
        equal("sees the winners", &real.winners(), &other.winners())?;
        match self.viewer {
            Viewer::Seat(seat) => self.act_alike(seat, rng),
            Viewer::Spectator => Ok(()),
        }
    }

    fn act_alike(&self, seat: Seat, rng: &mut Rng) -> Result<(), String> {
        let (real, other) = (&self.real, &self.other);
        equal("sees the view", &real.view(seat), &other.view(seat))?;
        equal("is offered", &list(real, seat), &list(other, seat))?;
        for _ in 0..TRIES {
            let Some(action) = rng.pick(self.tries) else { break };
            let answers = (real.check(seat, action), other.check(seat, action));
            equal("is answered", &answers.0, &answers.1)
                .map_err(|what| format!("trying {action:?}, {what}"))?;
        }
        Ok(())
    }

    fn message(&self, told: &[String], what: &str) -> String {
        let viewer = match self.viewer {
            Viewer::Seat(seat) => format!("seat {seat}"),
            Viewer::Spectator => "a spectator".to_owned(),
        };
        let after = if told.is_empty() { String::new() } else { format!(" after {told:?}") };
        format!("{viewer} can tell two games apart{after}: the viewer {what}")
    }
}

fn equal<T: PartialEq + Debug>(what: &str, real: &T, other: &T) -> Result<(), String> {
    if real == other {
        return Ok(());
    }
    Err(format!("{what}\n  {real:?} in one game and\n  {other:?} in the other"))
}
