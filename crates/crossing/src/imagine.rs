//! A complete game that a player cannot tell from the real one, for bots to think in.

use game::{BySeat, Chance, Rng, Seat, Seed, few};

use crate::recall::Recall;
use crate::state::Phase;
use crate::{Claim, Crossing, Tile, Tiles, View};

impl Crossing {
    /// A state that fits `view`: what is known to be with others is with them, the rest of the
    /// tiles that the player has not seen is dealt at random. What the others know of each other
    /// is not imagined: they start without recall.
    pub(crate) fn imagined(view: &View, rng: &mut Rng) -> Self {
        let scene = &view.scene;
        let players = scene.setup.players();
        let mut hands = BySeat::from_fn(players, |_| Tiles::EMPTY);
        place_claims(view, &mut hands, rng);
        hands[view.seat] = view.hand.clone();
        let mut unseen = Tiles::FULL;
        let seen = [&scene.table.tiles(), &scene.open, &scene.gone];
        let held = hands.iter().map(|(_, hand)| hand);
        for tiles in seen.into_iter().chain(held) {
            unseen = unseen.minus(tiles).unwrap_or(Tiles::EMPTY);
        }
        let mut bag: Vec<Tile> = unseen.iter().collect();
        rng.shuffle(&mut bag);
        for (seat, &size) in scene.hand_sizes.iter() {
            while hands[seat].len() < size.into()
                && let Some(tile) = bag.pop()
            {
                hands[seat].insert(tile);
            }
        }
        let recall = |seat| {
            let claims = if seat == view.seat { view.claims.clone() } else { Vec::new() };
            Recall::new(claims)
        };
        let mut state = Self {
            setup: scene.setup,
            chance: Chance::new(Seed::from_number(rng.bits())),
            first: scene.first,
            turn: scene.turn,
            table: scene.table.clone(),
            hands,
            open: scene.open.clone(),
            bag,
            gone: scene.gone.clone(),
            opened: scene.opened,
            passes: scene.passes,
            recall: BySeat::from_fn(players, recall),
            results: scene.results.clone(),
            phase: Phase::Turn,
        };
        state.phase = state.imagined_phase(view, rng);
        state
    }

    fn imagined_phase(&self, view: &View, rng: &mut Rng) -> Phase {
        let Some(done) = view.scene.chosen else {
            return if view.scene.must_act.is_empty() { Phase::Over } else { Phase::Turn };
        };
        let choice = |seat: Seat| match &view.gives {
            _ if !done.contains(seat) => None,
            Some(tiles) if seat == view.seat => Some(tiles.clone()),
            _ => {
                let mut tiles: Vec<Tile> = self.hands[seat].iter().collect();
                rng.shuffle(&mut tiles);
                Some(tiles.into_iter().take(self.gift_size(seat).into()).collect())
            }
        };
        Phase::Passing { chosen: BySeat::from_fn(self.setup.players(), choice) }
    }
}

/// Gives every tile that is known to be with others to one of those it may be with.
fn place_claims(view: &View, hands: &mut BySeat<Tiles>, rng: &mut Rng) {
    let mut claims = view.claims.clone();
    rng.shuffle(&mut claims);
    // Whoever can be one player only goes first; then few have to be tried again.
    few::sort_by_key(&mut claims, |claim| claim.holders.len());
    let fits = place(&claims, view, hands, rng);
    debug_assert!(fits, "claims are true, so there is a way to fulfil them");
}

fn place(claims: &[Claim], view: &View, hands: &mut BySeat<Tiles>, rng: &mut Rng) -> bool {
    let Some((claim, rest)) = claims.split_first() else { return true };
    let mut holders: Vec<Seat> = claim.holders.iter().filter(|seat| *seat != view.seat).collect();
    rng.shuffle(&mut holders);
    for seat in holders {
        let room =
            view.scene.hand_sizes.get(seat).is_some_and(|&size| hands[seat].len() < size.into());
        if room {
            hands[seat].insert(claim.tile);
            if place(rest, view, hands, rng) {
                return true;
            }
            hands[seat].remove(claim.tile);
        }
    }
    false
}
