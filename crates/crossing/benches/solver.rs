//! How well the solver does, and how fast, on positions that nobody chose by hand: every turn after all have opened,
//! with six tiles or more in the hand and fifteen or more on the table, of games with seeds 0, 1, 2, ... between two
//! players who never rearrange, and between two of the frozen baseline. A number on the command line is the first seed
//! instead of 0, for positions that nobody has tuned anything to.
//!
//! Natively the time is that of the processor; as WebAssembly, which has no such clock, that of the wall, and only
//! every tenth position is timed.

#![allow(clippy::print_stdout, clippy::disallowed_types)]

use std::time::{Duration, Instant};

use bots::crossing::Plain;
use crossing::solver::{Effort, Problem, additions, solve};
use crossing::{Crossing, Setup};
use game::{Bot as _, Game as _, Rng, Seed};

const POSITIONS: usize = 500;
const LIMIT: Duration = Duration::from_millis(250);
const WASM: bool = cfg!(target_arch = "wasm32");

fn main() {
    let first = std::env::args().find_map(|word| word.parse().ok()).unwrap_or(0);
    println!(
        "positions from games of  |   n | table | hand | added | placed | most | proved | gap  | moved |  p50 |  p90 |   max ms"
    );
    for (name, plain) in
        [("additive players", Plain::Additive), ("baseline players", Plain::Baseline)]
    {
        let all = positions(plain, first);
        report(name, &all);
        println!("checksum {name} {:016x}", checksum(&all));
    }
}

fn positions(plain: Plain, first: u64) -> Vec<Problem> {
    let setup = Setup::usual(2).expect("two can play");
    let mut found = Vec::new();
    for number in first.. {
        let mut game = Crossing::deal(&setup, Seed::from_number(number));
        let mut rng = Rng::new(number);
        while let Some(seat) = game.must_act().iter().next() {
            let view = game.view(seat);
            let all_open = view.scene.opened.len() == 2 && view.scene.chosen.is_none();
            if all_open && view.hand.len() >= 6 && view.scene.table.len() >= 15 {
                found.extend(view.lay_rules().problem());
                if found.len() == POSITIONS {
                    return found;
                }
            }
            let action = plain.clone().choose(&view, &mut rng).expect("it must act");
            game.play(seat, &action).expect("bots keep to the rules");
        }
    }
    found
}

fn report(name: &str, all: &[Problem]) {
    let sample: Vec<&Problem> = all.iter().step_by(if WASM { 10 } else { 1 }).collect();
    let (mut added, mut placed, mut most, mut proved, mut moved, mut lay) = (0, 0, 0, 0, 0, 0);
    let mut times = Vec::new();
    for problem in &sample {
        added += u32::from(additions(problem, 0).placed);
        let start = cpu_time();
        let effort = Effort { rounds: u32::MAX, ..Effort::FULL };
        let answer = solve(problem, effort, &mut || cpu_time() - start > LIMIT);
        let time = cpu_time() - start;
        times.push(time);
        placed += u32::from(answer.placed);
        most += u32::from(answer.most.unwrap_or(u16::MAX));
        proved += u32::from(answer.is_proved() && time <= LIMIT);
        if answer.placed > 0 {
            moved += u32::from(answer.moved);
            lay += u32::from(problem.table().len());
        }
    }
    times.sort_unstable();
    let n = sample.len();
    let mean = |sum: u32| f64::from(sum) / n as f64;
    let sum = |of: fn(&Problem) -> u16| sample.iter().map(|problem| u32::from(of(problem))).sum();
    let ms = |place: usize| times[place].as_secs_f64() * 1000.0;
    println!(
        "{name:<24} | {n:>3} | {:>5.1} | {:>4.1} | {:>5.2} | {:>6.2} | {:>4.2} | {:>4.1} % | {:>4.2} | {:>3.0} % | {:>4.1} | {:>4.1} | {:>5.1}",
        mean(sum(|problem| problem.table().len())),
        mean(sum(|problem| problem.hand().len())),
        mean(added),
        mean(placed),
        mean(most),
        100.0 * mean(proved),
        mean(most - placed),
        100.0 * f64::from(moved) / f64::from(lay.max(1)),
        ms(n / 2),
        ms(n * 9 / 10),
        ms(n - 1),
    );
}

/// The answers to some of the positions with fixed work: the same on every machine.
fn checksum(all: &[Problem]) -> u64 {
    let mut sum = Rng::new(0);
    for problem in all.iter().step_by(25) {
        let effort = Effort { rounds: 1_000, calm: 100, prove: true, seed: 1 };
        let answer = solve(problem, effort, &mut || false);
        let mut mixed = sum.bits();
        for laid in answer.table.laid() {
            let cell = u64::from(laid.cell.row) << 16 | u64::from(laid.cell.col) << 8;
            mixed = Rng::new(mixed ^ cell ^ u64::from(laid.tile.index())).bits();
        }
        sum = Rng::new(mixed ^ u64::from(answer.most.unwrap_or(0)));
    }
    sum.bits()
}

/// The time this thread has spent on a processor; without such a clock, the time on the wall.
fn cpu_time() -> Duration {
    let schedule = std::fs::read_to_string("/proc/thread-self/schedstat").ok();
    let nanoseconds = schedule.and_then(|text| text.split(' ').next()?.parse().ok());
    nanoseconds.map_or_else(wall_time, Duration::from_nanos)
}

fn wall_time() -> Duration {
    static START: std::sync::OnceLock<Instant> = std::sync::OnceLock::new();
    START.get_or_init(Instant::now).elapsed()
}
