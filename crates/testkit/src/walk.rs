//! A random game, kept as the list of its entries and of the states between them.

use game::{Entry, Game, Occupant, Rng, Seat, SeatSet, Seed, Signal};

use crate::oracle::{EntryOf, Oracle, SetupOf};

/// A random game from the deal to its end, or to where it got stuck.
#[derive(Clone, Debug)]
pub(crate) struct Walk<O: Oracle> {
    /// How the table was set up.
    pub(crate) setup: SetupOf<O>,
    /// The seed of the deal.
    pub(crate) seed: Seed,
    /// What happened.
    pub(crate) entries: Vec<EntryOf<O>>,
    /// The deal, and the state after each entry.
    pub(crate) states: Vec<O::Game>,
}

impl<O: Oracle> Walk<O> {
    /// Plays a random game, with everything that can happen at a table.
    pub(crate) fn new(oracle: &O, setup: &SetupOf<O>, seed: u64) -> Self {
        let mut rng = Rng::new(seed ^ 0x7761_6c6b);
        let seed = Seed::from_number(seed);
        let mut state = O::Game::deal(setup, seed);
        let mut walk =
            Self { setup: setup.clone(), seed, entries: Vec::new(), states: vec![state.clone()] };
        while !state.is_over() && walk.entries.len() < oracle.longest(setup) {
            let Some(entry) = next_entry(oracle, setup, &state, &mut rng) else { break };
            if !take(&mut state, &entry) {
                break;
            }
            walk.entries.push(entry);
            walk.states.push(state.clone());
        }
        walk
    }

    /// The states with their numbers.
    pub(crate) fn plies(&self) -> impl Iterator<Item = (usize, &O::Game)> {
        self.states.iter().enumerate()
    }
}

/// Something that may happen next: mostly an action of a seat the game waits for, now and then one out of turn,
/// an unlisted one, a change of seats, or the clock. None if somebody is stuck.
pub(crate) fn next_entry<O: Oracle>(
    oracle: &O,
    setup: &SetupOf<O>,
    state: &O::Game,
    rng: &mut Rng,
) -> Option<EntryOf<O>> {
    match rng.below(100) {
        0 | 1 => {
            let seat = pick(state.seats(), rng)?;
            let occupant = if rng.below(2) == 0 { Occupant::Bot } else { Occupant::Person };
            return Some(Entry::Seat { seat, occupant });
        }
        2 if oracle.has_clock(setup) => return Some(Entry::Signal(Signal::TimeUp)),
        3..10 => {
            if let Some((seat, action)) = oracle.unlisted(state, rng) {
                return Some(Entry::Act { seat, action });
            }
        }
        10..40 => {
            if let Some(entry) = listed::<O>(state, state.may_act(), rng) {
                return Some(entry);
            }
        }
        _ => {}
    }
    listed::<O>(state, state.must_act(), rng)
}

/// Lets `entry` happen, unless the rules refuse it.
pub(crate) fn take<G: Game>(state: &mut G, entry: &Entry<G::Action>) -> bool {
    match entry {
        Entry::Act { seat, action } => return state.play(*seat, action).is_ok(),
        Entry::Seat { seat, occupant } => state.seat_change(*seat, *occupant),
        Entry::Signal(signal) => state.signal(*signal),
        Entry::Commit { .. } | Entry::Reveal { .. } | Entry::Undo { .. } => {}
    }
    true
}

/// The listed actions of `seat`.
pub(crate) fn list<G: Game>(state: &G, seat: Seat) -> Vec<G::Action> {
    let mut actions = Vec::new();
    state.legal_actions(seat, &mut actions);
    actions
}

/// One of these seats.
pub(crate) fn pick(seats: SeatSet, rng: &mut Rng) -> Option<Seat> {
    rng.pick(&seats.iter().collect::<Vec<_>>()).copied()
}

fn listed<O: Oracle>(state: &O::Game, seats: SeatSet, rng: &mut Rng) -> Option<EntryOf<O>> {
    let seat = pick(seats, rng)?;
    let action = rng.pick(&list(state, seat)).cloned()?;
    Some(Entry::Act { seat, action })
}
