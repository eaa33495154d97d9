//! The figures of the reference player, each within four standard errors of what `docs/bots.md` states.

use bots::rat_a_tat_cat::Threshold;
use bots::sequence::Greedy;
use bots::{Played, Random, play};
use game::{Bot, Rng, Salt, Seat};
use rat_a_tat_cat::RatATatCat;
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
    check("moves", moves as f64 / GAMES as f64, 53.5, 19.0);
    check("first player", first / GAMES as f64, 0.551, 0.5);
}

/// The share of single rounds of Rat-a-Tat Cat that `side` wins; a shared one counts as half.
fn rounds_won(
    bots: fn() -> [Box<dyn Bot<RatATatCat>>; 2],
    side: fn(&Played<RatATatCat>) -> Option<Seat>,
) -> f64 {
    let setup = rat_a_tat_cat::Setup::new(2, [("rounds", "1")]).expect("two can play");
    let first = testkit::chunk() * GAMES;
    let won = (first..first + GAMES).map(|number| {
        let mut salt = [0; 32];
        salt[..8].copy_from_slice(&number.to_le_bytes());
        let round = play(&setup, Salt(salt), &mut bots(), &mut Rng::new(number))
            .expect("bots play by the rules");
        let won = side(&round).is_some_and(|seat| round.winners().contains(seat));
        if won { 1.0 / f64::from(round.winners().len()) } else { 0.0 }
    });
    won.sum::<f64>() / GAMES as f64
}

#[test]
fn threshold_against_itself() {
    let bots =
        || -> [Box<dyn Bot<_>>; 2] { [Box::new(Threshold::new(7)), Box::new(Threshold::new(7))] };
    check("the side that begins", rounds_won(bots, |round| round.first), 0.541, 0.5);
}

#[test]
fn threshold_against_one_that_forgets() {
    let bots = || -> [Box<dyn Bot<_>>; 2] {
        [Box::new(Threshold::new(7).forgetting(10)), Box::new(Threshold::new(7))]
    };
    check("the one that forgets", rounds_won(bots, |_| Some(Seat::new(0))), 0.332, 0.47);
}

#[test]
fn threshold_against_random() {
    let bots = || -> [Box<dyn Bot<_>>; 2] {
        [Box::new(Threshold::new(9)), Box::new(Random::at(Seat::new(1)))]
    };
    check("threshold 9", rounds_won(bots, |_| Some(Seat::new(0))), 0.83, 0.38);
}
