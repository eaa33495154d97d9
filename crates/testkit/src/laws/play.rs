//! Laws of play: lists, life, points, cards, the order of decisions, chance.

use game::{Game, Rng, Seat};

use super::sorted_cards;
use crate::broken::{Fault, demand};
use crate::oracle::{ActionOf, Oracle};
use crate::walk::{Walk, list};

/// In how many states of a game the distribution of random actions is measured.
const MEASURED_STATES: u32 = 3;

/// How often each action is expected in such a measurement.
const EXPECTED: u32 = 200;

/// A standard normal number is above this once in a million times.
const ONCE_IN_A_MILLION: f64 = 4.753;

pub(super) fn lists<O: Oracle>(oracle: &O, walk: &Walk<O>, rng: &mut Rng) -> Result<u64, Fault> {
    let (mut accepted, mut refused) = (0, 0);
    for (ply, state) in walk.plies() {
        for seat in state.seats().iter() {
            let listed = list(state, seat);
            check_list(state, seat, &listed, ply)?;
            let mut can_act = !listed.is_empty();
            for action in oracle.conceivable(state, seat, rng) {
                let legal = state.check(seat, &action).is_ok();
                let is_listed = listed.contains(&action);
                demand(!legal || is_listed || !oracle.is_listed(&action), ply, || {
                    format!("seat {seat} may take {action:?}, but it is not listed")
                })?;
                can_act |= legal;
                *if legal { &mut accepted } else { &mut refused } += 1;
            }
            demand(!can_act || state.may_act().contains(seat), ply, || {
                format!(
                    "seat {seat} can act, but is not among those who may: {:?}",
                    state.may_act()
                )
            })?;
        }
    }
    Ok(accepted.min(refused))
}

fn check_list<G: Game>(
    state: &G,
    seat: Seat,
    listed: &[G::Action],
    ply: usize,
) -> Result<(), Fault> {
    for (i, action) in listed.iter().enumerate() {
        demand(!listed[..i].contains(action), ply, || {
            format!("seat {seat} is offered {action:?} twice")
        })?;
        if let Err(foul) = state.check(seat, action) {
            let what = format!("seat {seat} is offered {action:?}, but it is refused: {foul:?}");
            return Err(Fault::new(ply, what));
        }
    }
    Ok(())
}

pub(super) fn alive<O: Oracle>(oracle: &O, walk: &Walk<O>) -> Result<u64, Fault> {
    for (ply, state) in walk.plies() {
        let (must, may) = (state.must_act(), state.may_act());
        demand(must.difference(may).is_empty(), ply, || {
            format!("{must:?} must act, but only {may:?} may")
        })?;
        demand(may.difference(state.seats()).is_empty(), ply, || {
            format!("{may:?} may act, but the seats are {:?}", state.seats())
        })?;
        demand(!must.is_empty() || may.is_empty(), ply, || {
            format!("the game is over, but {may:?} may act")
        })?;
        for seat in must.iter() {
            demand(!list(state, seat).is_empty(), ply, || {
                format!("seat {seat} must act and has nothing to do: it is stuck")
            })?;
        }
    }
    let (last, longest) = (walk.entries.len(), oracle.longest(&walk.setup));
    demand(walk.states[last].is_over(), last, || {
        format!("the game is not over after {last} entries of at most {longest}")
    })?;
    Ok(1)
}

pub(super) fn scores<O: Oracle>(walk: &Walk<O>) -> Result<u64, Fault> {
    for (ply, state) in walk.plies() {
        let (scores, winners) = (state.scores(), state.winners());
        demand(state.is_over() != winners.is_empty(), ply, || {
            format!("over is {}, and the winners are {winners:?}", state.is_over())
        })?;
        for seat in state.seats().iter() {
            for mate in state.seats().iter().filter(|&mate| state.team(mate) == state.team(seat)) {
                demand(
                    scores.get(seat).is_some() && scores.get(seat) == scores.get(mate),
                    ply,
                    || {
                        format!(
                            "seats {seat} and {mate} are one team with different points: {scores:?}"
                        )
                    },
                )?;
                demand(winners.contains(seat) == winners.contains(mate), ply, || {
                    format!("seats {seat} and {mate} are one team, but the winners are {winners:?}")
                })?;
            }
        }
    }
    Ok(1)
}

pub(super) fn cards<O: Oracle>(oracle: &O, walk: &Walk<O>) -> Result<u64, Fault> {
    let pack = sorted_cards(oracle, &walk.states[0]);
    for (ply, state) in walk.plies() {
        let now = sorted_cards(oracle, state);
        demand(now == pack, ply, || {
            let (extra, missing) = (left_over(&now, &pack), left_over(&pack, &now));
            format!("cards have appeared: {extra:?}; cards have disappeared: {missing:?}")
        })?;
    }
    Ok(pack.len() as u64)
}

/// What is in `cards` more often than in `others`.
fn left_over(cards: &[String], others: &[String]) -> Vec<String> {
    let mut others = others.to_vec();
    let is_new = |card: &&String| match others.iter().position(|other| other == *card) {
        Some(place) => {
            others.swap_remove(place);
            false
        }
        None => true,
    };
    cards.iter().filter(is_new).cloned().collect()
}

pub(super) fn order<O: Oracle>(walk: &Walk<O>, rng: &mut Rng) -> Result<u64, Fault> {
    let mut examined = 0;
    for (ply, state) in walk.plies().filter(|(_, state)| state.must_act().len() > 1) {
        let mut decisions: Vec<(Seat, ActionOf<O>)> = state
            .must_act()
            .iter()
            .filter_map(|seat| Some((seat, rng.pick(&list(state, seat)).cloned()?)))
            .collect();
        let one = all_taken(state, &decisions, ply)?;
        decisions.reverse();
        let two = all_taken(state, &decisions, ply)?;
        rng.shuffle(&mut decisions);
        let three = all_taken(state, &decisions, ply)?;
        demand(one == two && one == three, ply, || {
            format!("{decisions:?} in another order lead to\n  {one:?}\n  {two:?}\n  {three:?}")
        })?;
        examined += 1;
    }
    Ok(examined)
}

fn all_taken<G: Game>(state: &G, decisions: &[(Seat, G::Action)], ply: usize) -> Result<G, Fault> {
    let mut state = state.clone();
    for (seat, action) in decisions {
        if let Err(foul) = state.play(*seat, action) {
            let what = format!("{action:?} of seat {seat} is refused by {foul:?} in {decisions:?}");
            return Err(Fault::new(ply, what));
        }
    }
    Ok(state)
}

pub(super) fn uniform<O: Oracle>(walk: &Walk<O>, rng: &mut Rng) -> Result<u64, Fault> {
    let mut buffer = Vec::new();
    for (ply, state) in walk.plies() {
        for seat in state.seats().iter() {
            let listed = list(state, seat);
            let drawn = state.random_action(seat, rng, &mut buffer);
            let fits = drawn.as_ref().map_or(listed.is_empty(), |action| listed.contains(action));
            demand(fits, ply, || format!("seat {seat} is given {drawn:?}, listed are {listed:?}"))?;
        }
    }
    let mut measured = 0;
    for _ in 0..MEASURED_STATES {
        let ply = rng.below(walk.states.len() as u32) as usize;
        let state = &walk.states[ply];
        for seat in state.may_act().iter() {
            let listed = list(state, seat);
            if (2..=100).contains(&listed.len()) {
                measure(state, seat, &listed, rng).map_err(|what| Fault::new(ply, what))?;
                measured += 1;
            }
        }
    }
    Ok(measured)
}

/// Draws many actions and compares how often each came with how often it should have.
fn measure<G: Game>(
    state: &G,
    seat: Seat,
    listed: &[G::Action],
    rng: &mut Rng,
) -> Result<(), String> {
    let mut counts = vec![0u32; listed.len()];
    let mut buffer = Vec::new();
    for _ in 0..EXPECTED * listed.len() as u32 {
        let drawn = state.random_action(seat, rng, &mut buffer);
        let place = listed.iter().position(|action| Some(action) == drawn.as_ref());
        counts[place.ok_or_else(|| format!("{drawn:?} is not listed for seat {seat}"))?] += 1;
    }
    let expected = f64::from(EXPECTED);
    let chi = counts.iter().map(|&n| (f64::from(n) - expected).powi(2) / expected).sum::<f64>();
    let most = chi_squared_limit(listed.len() as f64 - 1.0);
    if chi <= most {
        return Ok(());
    }
    Err(format!(
        "chi-squared {chi:.1} is above {most:.1} for seat {seat}: {counts:?} of {listed:?}"
    ))
}

/// What chi-squared with so many degrees of freedom exceeds once in a million times (Wilson and Hilferty).
fn chi_squared_limit(degrees: f64) -> f64 {
    let spread = 2.0 / (9.0 * degrees);
    degrees * (1.0 - spread + ONCE_IN_A_MILLION * spread.sqrt()).powi(3)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_limits_of_chi_squared_are_near_the_exact_ones() {
        // Computed by integration, for a probability of one in a million. The formula is coarse for one degree only.
        for (degrees, limit) in [(1.0, 23.93), (10.0, 46.86), (99.0, 180.8)] {
            let found = chi_squared_limit(degrees);
            assert!((0.99..1.16).contains(&(found / limit)), "{degrees}: {found}, not {limit}");
        }
    }
}
