//! Random games of two-player classic Sequence through the public API, native or as WebAssembly:
//! `cargo xtask bench playouts` runs both and compares the checksums.

#![allow(clippy::print_stdout, missing_docs)]

use game::{Game as _, Rng, Seat, Seed};
use sequence::{Action, Edition, Sequence, Setup};
use testkit::Cpu;

const GAMES: u64 = 40_000;
const RUNS: u32 = 15;

fn main() {
    let setup = Setup::usual(Edition::Classic, 2).expect("two can play");
    println!("state {} bytes", size_of::<Sequence>());
    measure("random_action", &setup, |game, seat, rng, buffer| {
        game.random_action(seat, rng, buffer)
    });
    measure("legal_actions", &setup, |game, seat, rng, buffer| {
        buffer.clear();
        game.legal_actions(seat, buffer);
        rng.pick(buffer).copied()
    });
}

/// How a player chooses.
trait Choose: Fn(&Sequence, Seat, &mut Rng, &mut Vec<Action>) -> Option<Action> {}

impl<F: Fn(&Sequence, Seat, &mut Rng, &mut Vec<Action>) -> Option<Action>> Choose for F {}

#[derive(Default)]
struct Played {
    moves: u64,
    first: u64,
    checksum: u64,
}

fn measure(name: &str, setup: &Setup, choose: impl Choose) {
    let mut best = f64::INFINITY;
    let mut played = Played::default();
    // The best run is the least disturbed one; a machine with other work to do may disturb many in a row.
    for _ in 0..RUNS {
        let start = Cpu::now();
        played = play_all(setup, &choose);
        best = best.min(start.seconds());
    }
    let per_second = played.moves as f64 / best / 1e6;
    println!("{name}: {per_second:.1} million moves per CPU-second");
    println!(
        "{name}: {:.1} moves a game, first player {:.1} %",
        played.moves as f64 / GAMES as f64,
        played.first as f64 / GAMES as f64 * 100.0
    );
    println!("checksum {name} {:016x}", played.checksum);
}

/// Each way of choosing has a loop of its own, as it has where it is used.
fn play_all(setup: &Setup, choose: &impl Choose) -> Played {
    let mut played = Played::default();
    let mut buffer: Vec<Action> = Vec::new();
    for number in 0..GAMES {
        let mut game = Sequence::deal(setup, Seed::from_number(number));
        let first = game.turn();
        let mut rng = Rng::new(number);
        while let Some(seat) = game.must_act().iter().next() {
            let action = choose(&game, seat, &mut rng, &mut buffer);
            game.apply(seat, &action.expect("nobody is ever stuck"));
            played.moves += 1;
        }
        played.first += u64::from(game.winners().contains(first));
        let mix = rng.bits() ^ u64::from(game.winners().contains(first));
        played.checksum =
            (played.checksum.rotate_left(5) ^ mix).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    }
    played
}
