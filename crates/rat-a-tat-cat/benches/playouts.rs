//! Random games of Rat-a-Tat Cat through the public API, native or as WebAssembly:
//! `cargo xtask bench rat_playouts` runs both and compares the checksums.

#![allow(clippy::print_stdout, missing_docs)]

use game::{Game as _, Rng, Seed};
use rat_a_tat_cat::{Action, RatATatCat, Setup};
use testkit::Cpu;

const GAMES: u64 = 20_000;

/// Whoever may knock is asked once in so many times: at even odds hardly anybody would have a second turn.
const KNOCK_ONE_IN: u32 = 4;

fn main() {
    println!("state {} bytes", size_of::<RatATatCat>());
    for players in [2, 4] {
        let setup = Setup::usual(players).expect("they can play");
        let mut best = f64::INFINITY;
        let mut played = Played::default();
        // The best of five runs is the least disturbed one.
        for _ in 0..5 {
            let start = Cpu::now();
            played = play_all(&setup);
            best = best.min(start.seconds());
        }
        let per_second = played.decisions as f64 / best / 1e6;
        println!("{players} players: {per_second:.1} million decisions per CPU-second");
        println!(
            "{players} players: {:.1} decisions a game of five rounds",
            played.decisions as f64 / GAMES as f64
        );
        println!("checksum {players} players {:016x}", played.checksum);
    }
}

#[derive(Default)]
struct Played {
    decisions: u64,
    checksum: u64,
}

fn play_all(setup: &Setup) -> Played {
    let mut played = Played::default();
    let mut buffer: Vec<Action> = Vec::new();
    for number in 0..GAMES {
        let mut game = RatATatCat::deal(setup, Seed::from_number(number));
        let mut rng = Rng::new(number);
        loop {
            let must = game.must_act();
            let mut knocking = game.may_act().difference(must).iter();
            let knocking = knocking.next().filter(|_| rng.below(KNOCK_ONE_IN) == 0);
            let Some(seat) = knocking.or_else(|| must.iter().next()) else { break };
            let action = game.random_action(seat, &mut rng, &mut buffer);
            game.apply(seat, &action.expect("nobody is ever stuck"));
            played.decisions += 1;
        }
        let totals = game.scores().iter().fold(0, |sum, (_, points)| sum * 1000 + *points as u64);
        played.checksum = (played.checksum.rotate_left(5) ^ rng.bits() ^ totals)
            .wrapping_mul(0x9e37_79b9_7f4a_7c15);
    }
    played
}
