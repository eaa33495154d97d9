//! A second opinion on Crossing for the conformance kit. It reads positions and knows the rule book.

use std::collections::BTreeMap;

use crossing::solver::{Effort, solve};
use crossing::{Action, Claim, Crossing, Position, Setup, Table, Tile, Tiles};
use game::{BySeat, Chance, Entry, Game as _, Notation as _, Rng, Seat, Seed, Viewer};
use testkit::{EntryOf, Oracle};

/// What the kit has to know about Crossing, for some tables.
#[derive(Debug)]
pub(crate) struct CrossingOracle {
    pub(crate) tables: Vec<Setup>,
}

impl Oracle for CrossingOracle {
    type Game = Crossing;

    fn setups(&self) -> Vec<Setup> {
        self.tables.clone()
    }

    fn longest(&self, setup: &Setup) -> usize {
        usize::from(setup.games()) * 600
    }

    fn conceivable(&self, state: &Crossing, seat: Seat, rng: &mut Rng) -> Vec<Action> {
        let position = state.position();
        let mut actions = vec![Action::Draw, Action::PassTwo, Action::Pass];
        actions.extend(Seat::all(5).map(|against| Action::DrawThree { against }));
        actions.extend(Tile::all().map(|tile| Action::Take { tile }));
        let hand: Vec<Tile> = position.hands[seat].iter().collect();
        for _ in 0..20 {
            let mut pick = || {
                let any = Tile::from_index(rng.below(58) as u8);
                let held = rng.pick(&hand).copied().filter(|_| rng.below(6) > 0);
                held.or(any)
            };
            let gift: Vec<Tile> = [pick(), pick(), pick()].into_iter().flatten().collect();
            let size = 1 + rng.below(8).min(1) as usize + usize::from(rng.below(9) == 0);
            actions.push(Action::Give { tiles: gift.into_iter().take(size).collect() });
        }
        actions.extend((0..10).filter_map(|_| guess(&position, seat, rng)));
        actions
    }

    fn cards(&self, state: &Crossing) -> Vec<String> {
        let position = state.position();
        let (bag, table) = (position.bag.iter().copied().collect(), position.table.tiles());
        let hands = position.hands.iter().map(|(_, hand)| hand);
        let all = hands.chain([&table, &bag, &position.open, &position.gone]);
        all.flat_map(|tiles| tiles.iter().map(|tile| tile.to_string()).collect::<Vec<_>>())
            .collect()
    }

    fn scramble(&self, state: &Crossing, viewer: Viewer, rng: &mut Rng) -> Option<Crossing> {
        let mut position = state.position();
        let own = match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        };
        let known = own.and_then(|seat| position.claims.remove(&seat)).unwrap_or_default();
        swap_hidden(&mut position, own, &known, rng);
        choose_anew(&mut position, own, rng);
        // What the others know would not be true any more, and the viewer cannot tell that they know it.
        position.claims = own.into_iter().map(|seat| (seat, known.clone())).collect();
        position.claims.retain(|_, claims| !claims.is_empty());
        let counter = serde_json::to_value(position.chance).ok()?["counter"].clone();
        let seed = Seed::from_number(rng.bits());
        let chance = serde_json::json!({ "seed": seed.to_string(), "counter": counter });
        position.chance = serde_json::from_value::<Chance>(chance).ok()?;
        let scrambled = Crossing::from_position(&position);
        Some(scrambled.unwrap_or_else(|fault| panic!("{fault}: {position:?}")))
    }

    fn learns(
        &self,
        before: &Crossing,
        entry: &EntryOf<Self>,
        after: &Crossing,
        viewer: Viewer,
    ) -> Vec<String> {
        let new = after.position();
        let mut learnt = match entry {
            Entry::Act { seat, action: Action::Give { .. } } if viewer != Viewer::Seat(*seat) => {
                vec![format!("{seat} chooses")]
            }
            entry => vec![format!("{entry:?}")],
        };
        if let Viewer::Seat(own) = viewer {
            learnt.push(format!("my tiles: {}", new.hands[own]));
        }
        if new.results.len() > before.position().results.len() {
            learnt.push(format!("{:?}", new.results.last()));
        }
        learnt.push(format!("open: {}", new.open));
        learnt
    }

    fn is_listed(&self, action: &Action) -> bool {
        !matches!(action, Action::Lay { .. })
    }

    fn unlisted(&self, state: &Crossing, rng: &mut Rng) -> Option<(Seat, Action)> {
        let seat = state.turn();
        if state.is_over() {
            return None;
        }
        let view = state.view(seat);
        let effort = Effort { rounds: 30, calm: 10, prove: false, seed: rng.bits() };
        let answer = solve(&view.lay_rules().problem()?, effort, &mut || false);
        let lay = Action::Lay { table: answer.table };
        state.check(seat, &lay).is_ok().then_some((seat, lay))
    }
}

/// The table with a tile or two added somewhere, or one taken off.
fn guess(position: &Position, seat: Seat, rng: &mut Rng) -> Option<Action> {
    let place = |laid: &crossing::Laid| (laid.cell.row.into(), laid.cell.col.into(), laid.tile);
    let mut tiles: Vec<(i32, i32, Tile)> = position.table.laid().iter().map(place).collect();
    let hand: Vec<Tile> = position.hands[seat].iter().collect();
    for _ in 0..rng.below(3) {
        let &(row, col, _) = rng.pick(&tiles)?;
        let tile = rng.pick(&hand).copied().or_else(|| Tile::from_index(rng.below(56) as u8))?;
        let (down, right) = [(0, 1), (1, 0), (0, -1), (-1, 0)][rng.below(4) as usize];
        tiles.push((row + down, col + right, tile));
    }
    if rng.below(4) == 0 {
        tiles.pop();
    }
    Some(Action::Lay { table: Table::new(tiles).ok()? })
}

/// Deals anew what the viewer cannot see: the others' tiles and the bag, but for what the viewer knows.
fn swap_hidden(position: &mut Position, own: Option<Seat>, known: &[Claim], rng: &mut Rng) {
    let others: Vec<Seat> =
        Seat::all(position.setup.players()).filter(|&seat| Some(seat) != own).collect();
    let mut pinned = BySeat::from_fn(position.setup.players(), |_| Tiles::EMPTY);
    let mut certain = known.to_vec();
    certain.sort_by_key(|claim| claim.holders.len());
    for claim in certain {
        let holds =
            |seat: &Seat| position.hands[*seat].count(claim.tile) > pinned[*seat].count(claim.tile);
        let holder = claim.holders.iter().find(holds).expect("a claim is true");
        pinned[holder].insert(claim.tile);
    }
    let mut hidden = position.bag.clone();
    for &seat in &others {
        hidden.extend(position.hands[seat].minus(&pinned[seat]).expect("pinned is held").iter());
    }
    rng.shuffle(&mut hidden);
    for &seat in &others {
        let size = position.hands[seat].len() - pinned[seat].len();
        let drawn: Tiles = hidden.drain(..usize::from(size)).collect();
        position.hands[seat] = pinned[seat].plus(&drawn);
    }
    position.bag = hidden;
}

/// Others may have chosen to hand on anything.
fn choose_anew(position: &mut Position, own: Option<Seat>, rng: &mut Rng) {
    let Some(passing) = &mut position.passing else { return };
    let mut chosen = BTreeMap::new();
    for (&seat, tiles) in passing.iter() {
        let mut hand: Vec<Tile> = position.hands[seat].iter().collect();
        rng.shuffle(&mut hand);
        let other: Tiles = hand.into_iter().take(tiles.len().into()).collect();
        chosen.insert(seat, if Some(seat) == own { tiles.clone() } else { other });
    }
    *passing = chosen;
}
