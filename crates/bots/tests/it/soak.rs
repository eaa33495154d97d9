//! The figures of the reference player, each within four standard errors of what `docs/bots.md` states.

use bots::sequence::Greedy;
use bots::{Played, Random, play};
use game::{Bot, Rng, Salt, Seat};
use sequence::{Edition, Sequence, Setup};

/// Games of one chunk; a hundred chunks are the long run.
const GAMES: u64 = 400;

fn games(bots: fn() -> [Box<dyn Bot<Sequence>>; 2]) -> impl Iterator<Item = Played<Sequence>> {
    let setup = Setup::usual(Edition::Classic, 2).expect("two can play");
    let first = testkit::chunk() * GAMES;
    (first..first + GAMES).map(move |number| {
        let mut salt = [0; 32];
        salt[..8].copy_from_slice(&number.to_le_bytes());
        play(&setup, Salt(salt), &mut bots(), &mut Rng::new(number))
            .expect("bots play by the rules")
    })
}

/// Whether `mean` of a sample with this deviation is within four standard errors of `expected`.
#[track_caller]
fn check(what: &str, mean: f64, expected: f64, deviation: f64) {
    let error = deviation / (GAMES as f64).sqrt();
    assert!(
        (mean - expected).abs() < 4.0 * error,
        "{what}: {mean} instead of {expected} ± {error}"
    );
}

#[test]
fn greedy_against_random() {
    let won = games(|| [Box::new(Greedy), Box::new(Random::at(Seat::new(1)))])
        .filter(|game| game.winners().len() == 1 && game.winners().contains(Seat::new(0)))
        .count();
    check("won", won as f64 / GAMES as f64, 0.992, 0.09);
}

#[test]
fn greedy_against_itself() {
    let (mut moves, mut first) = (0, 0.0);
    for game in games(|| [Box::new(Greedy), Box::new(Greedy)]) {
        moves += game.moves.len();
        if game.first.is_some_and(|seat| game.winners().contains(seat)) {
            first += 1.0 / f64::from(game.winners().len());
        }
    }
    check("moves", moves as f64 / GAMES as f64, 53.9, 19.0);
    check("first player", first / GAMES as f64, 0.545, 0.5);
}
