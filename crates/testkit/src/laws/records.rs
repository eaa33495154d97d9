//! Laws of what is kept: records, undo, refused entries, positions, text.

use std::fmt::Debug;

use game::{
    BySeat, Entry, Game, Header, Match, Narrate, Notation, Occupant, Record, Rng, Seat, Viewer,
};

use crate::broken::{Fault, demand};
use crate::oracle::{Json, Oracle};
use crate::walk::{Walk, list, next_entry, take};

/// How many refused actions of each seat are tried in each state.
const REFUSED: usize = 12;

/// How many entries a match with undo has.
const ENTRIES_WITH_UNDO: usize = 80;

fn new_match<O: Oracle>(walk: &Walk<O>) -> Match<O::Game> {
    let seats = BySeat::from_fn(walk.states[0].seats().len(), |_| Occupant::Person);
    let header =
        Header { game: "conformance".to_owned(), rules: 1, setup: walk.setup.clone(), seats };
    Match::new(header, walk.seed)
}

pub(super) fn refusals<O: Oracle>(oracle: &O, walk: &Walk<O>, rng: &mut Rng) -> Result<u64, Fault> {
    let mut examined = 0;
    let mut table = new_match(walk);
    for (ply, state) in walk.plies() {
        for seat in state.seats().iter() {
            let conceivable = oracle.conceivable(state, seat, rng);
            let refused: Vec<_> = (0..REFUSED)
                .filter_map(|_| rng.pick(&conceivable))
                .filter(|action| state.check(seat, action).is_err())
                .collect();
            for action in &refused {
                refused_by_state(state, seat, action).map_err(|what| Fault::new(ply, what))?;
            }
            if let Some(&action) = refused.first().filter(|_| rng.below(8) == 0) {
                let entry = Entry::Act { seat, action: action.clone() };
                refused_by_match(&mut table, entry).map_err(|what| Fault::new(ply, what))?;
            }
            examined += refused.len() as u64;
        }
        if let Some(entry) = walk.entries.get(ply) {
            push(&mut table, entry.clone(), ply)?;
        }
    }
    Ok(examined)
}

fn refused_by_state<G: Game>(state: &G, seat: Seat, action: &G::Action) -> Result<(), String> {
    let mut played = state.clone();
    let result = played.play(seat, action);
    if result != state.check(seat, action) {
        return Err(format!("{action:?} of seat {seat} is refused, but play says {result:?}"));
    }
    if played != *state {
        return Err(format!(
            "the refused {action:?} of seat {seat} made\n  {state:?} into\n  {played:?}"
        ));
    }
    Ok(())
}

fn refused_by_match<G: Game>(table: &mut Match<G>, entry: Entry<G::Action>) -> Result<(), String> {
    let before = (table.record(), table.state().clone());
    let text = format!("{entry:?}");
    let result = table.push(entry);
    if result.is_err() && before == (table.record(), table.state().clone()) {
        return Ok(());
    }
    Err(format!("the refused {text} changed the match: {result:?}"))
}

pub(super) fn replay<O: Oracle>(walk: &Walk<O>) -> Result<u64, Fault> {
    let mut table = new_match(walk);
    let mut state = O::Game::deal(&walk.setup, walk.seed);
    for (ply, first) in walk.plies() {
        demand(state == *first, ply, || {
            format!("played first it is\n  {first:?}, replayed it is\n  {state:?}")
        })?;
        demand(table.state() == first, ply, || {
            format!("played it is\n  {first:?}, in the match it is\n  {:?}", table.state())
        })?;
        if let Some(entry) = walk.entries.get(ply) {
            take(&mut state, entry);
            push(&mut table, entry.clone(), ply)?;
        }
    }
    let ply = walk.entries.len();
    let Record { header, entries } = table.record();
    let header = reread(&header).map_err(|what| Fault::new(ply, what))?;
    let mut again = Match::<O::Game>::new(header, walk.seed);
    for entry in entries {
        push(&mut again, reread(&entry).map_err(|what| Fault::new(ply, what))?, ply)?;
    }
    demand(again.state() == table.state(), ply, || {
        format!("the record leads to\n  {:?}, not\n  {:?}", again.state(), table.state())
    })?;
    Ok(1)
}

fn push<G: Game>(table: &mut Match<G>, entry: Entry<G::Action>, ply: usize) -> Result<(), Fault> {
    let text = format!("{entry:?}");
    table
        .push(entry)
        .map_err(|refusal| Fault::new(ply, format!("{text} was legal and is refused: {refusal}")))
}

/// Plays a match with many undos, beside a plain list of all the states it went through.
pub(super) fn undo<O: Oracle>(oracle: &O, walk: &Walk<O>, rng: &mut Rng) -> Result<u64, Fault> {
    let mut table = new_match(walk);
    let mut states = vec![walk.states[0].clone()];
    let mut seated = vec![BySeat::from_fn(walk.states[0].seats().len(), |_| Occupant::Person)];
    let mut undone = 0;
    while states.len() <= ENTRIES_WITH_UNDO {
        let ply = states.len() - 1;
        let mut state = states[ply].clone();
        let mut occupants = seated[ply].clone();
        let entry = match next_entry(oracle, &walk.setup, &state, rng) {
            Some(entry) if !state.is_over() && rng.below(6) > 0 => entry,
            _ => Entry::Undo { to: rng.below(states.len() as u32) },
        };
        match &entry {
            Entry::Undo { to } => {
                state = states[*to as usize].clone();
                seat_those_who_changed(&mut state, &seated[*to as usize], &occupants);
                undone += 1;
            }
            Entry::Seat { seat, occupant } => {
                occupants[*seat] = *occupant;
                take(&mut state, &entry);
            }
            _ => demand(take(&mut state, &entry), ply, || format!("{entry:?} is refused"))?,
        }
        push(&mut table, entry.clone(), ply)?;
        demand(table.state() == &state, ply, || {
            format!("after {entry:?} the match is at\n  {:?}, not at\n  {state:?}", table.state())
        })?;
        states.push(state);
        seated.push(occupants);
    }
    Ok(undone)
}

fn seat_those_who_changed<G: Game>(state: &mut G, then: &BySeat<Occupant>, now: &BySeat<Occupant>) {
    for (seat, &occupant) in now.iter().filter(|&(seat, now)| then[seat] != *now) {
        state.seat_change(seat, occupant);
    }
}

pub(super) fn positions<O: Oracle>(walk: &Walk<O>) -> Result<u64, Fault> {
    for (ply, state) in walk.plies() {
        let position = state.position();
        let text = reread(&position).map_err(|what| Fault::new(ply, what))?;
        for position in [position, text] {
            match O::Game::from_position(&position) {
                Ok(read) => demand(read == *state, ply, || {
                    format!("{position:?}\n  of\n  {state:?}\n  is read as\n  {read:?}")
                })?,
                Err(fault) => {
                    return Err(Fault::new(ply, format!("{position:?} is refused: {fault}")));
                }
            }
        }
    }
    Ok(1)
}

pub(super) fn wire<O: Oracle>(walk: &Walk<O>) -> Result<u64, Fault> {
    for (ply, state) in walk.plies() {
        wire_of_state::<O>(walk, ply, state).map_err(|what| Fault::new(ply, what))?;
    }
    Ok(1)
}

fn wire_of_state<O: Oracle>(walk: &Walk<O>, ply: usize, state: &O::Game) -> Result<(), String> {
    reread(&walk.setup)?;
    reread(&state.screen(Viewer::Spectator))?;
    for seat in state.seats().iter() {
        reread(&state.view(seat))?;
        reread(&state.screen(Viewer::Seat(seat)))?;
        for action in list(state, seat) {
            reread(&action)?;
        }
    }
    if let Some(entry @ Entry::Act { seat, action }) = walk.entries.get(ply) {
        reread(entry)?;
        let after = &walk.states[ply + 1];
        for viewer in viewers(state) {
            for event in O::Game::narrate(state, *seat, action, after, viewer) {
                reread(&event)?;
            }
        }
    }
    Ok(())
}

/// Everybody who may be looking.
pub(super) fn viewers<G: Game>(state: &G) -> impl Iterator<Item = Viewer> + use<G> {
    let seats: Vec<Seat> = state.seats().iter().collect();
    seats.into_iter().map(Viewer::Seat).chain([Viewer::Spectator])
}

/// Writes a value as JSON and reads it back.
fn reread<T: Json + PartialEq + Debug>(value: &T) -> Result<T, String> {
    let text = serde_json::to_string(value)
        .map_err(|error| format!("{value:?} cannot be written: {error}"))?;
    match serde_json::from_str(&text) {
        Ok(read) if read == *value => Ok(read),
        Ok(read) => Err(format!("{value:?} is written as {text} and read as {read:?}")),
        Err(error) => Err(format!("{value:?} is written as {text}, which is refused: {error}")),
    }
}
