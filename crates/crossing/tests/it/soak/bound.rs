//! What is found never exceeds what is proved to be the most.

use crossing::solver::{Answer, Effort, Freedom, Problem, additions, solve, upper_bound};
use crossing::{Tile, Tiles, groups};
use game::Rng;

use super::built::{Built, built};
use super::chunk;
use super::tables::legal_table;

#[test]
fn cro_13_cro_14_what_is_built_in_never_exceeds_the_bound() {
    let mut rng = Rng::new(3_000 + chunk());
    let (mut proved, mut ringed, mut rings_seen) = (0, 0, 0);
    for number in 0..10_000 {
        let Built { problem, whole, placed, rings } = built(&mut rng);
        ringed += u32::from(rings > 0);
        rings_seen = rings_seen.max(rings);
        let effort = Effort { rounds: 15, calm: 0, prove: false, seed: number };
        let answer = solve(&problem, effort, &mut || false);
        check(&problem, &answer, groups(&whole).expect("built").count);
        let most = placed.max(answer.placed);
        proved += u32::from(upper_bound(&problem, most) == most);
        // The goal just within reach cuts the most away; one from afar is dear, and now and then enough.
        let afar = (number % 50 == 0).then(|| rng.below(most.into()) as u16);
        for found in afar.into_iter().chain([most - 1]) {
            let bound = upper_bound(&problem, found);
            assert!(
                bound >= most,
                "{} to\n{}\nbound {bound}, but\n{whole}",
                problem.hand(),
                problem.table()
            );
        }
    }
    assert!(ringed > 4_000 && rings_seen > 8, "{ringed} with rings, up to {rings_seen}");
    assert!(proved > 8_000, "{proved} proved");
}

#[test]
fn what_is_found_never_exceeds_the_bound() {
    let mut rng = Rng::new(2_000 + chunk());
    let mut placed = 0;
    for number in 0..1_000 {
        let table = legal_table(&mut rng, 30);
        let mut rest: Vec<Tile> =
            Tiles::FULL.numbers().minus(&table.tiles()).unwrap().iter().collect();
        rng.shuffle(&mut rest);
        let hand: Tiles = rest.into_iter().take(1 + rng.below(12) as usize).collect();
        let count = groups(&table).unwrap().count;
        let freedom = if number % 10 == 0 { Freedom::Opening } else { Freedom::Free };
        let problem = Problem::new(&table, &hand, count + 1, freedom).unwrap();
        let effort = Effort { rounds: 100, calm: 0, prove: false, seed: number };
        let answer = solve(&problem, effort, &mut || false);
        let added = additions(&problem, number);
        let most = answer.placed.max(added.placed);
        placed += u32::from(most);
        // Nothing is told of the last tile, so the bound has to find by itself that it fits.
        let bound = upper_bound(&problem, most.saturating_sub(1));
        assert!(bound >= most, "{hand} to\n{table}\nfound {most}, bound {bound}");
        check(&problem, &answer, count + 1);
        check(&problem, &added, count + 1);
    }
    assert!(placed > 1_000, "{placed} placed");
}

/// What is found is legal, and made of the table and tiles of the hand.
#[track_caller]
fn check(problem: &Problem, answer: &Answer, most_groups: u8) {
    let laid = answer.table.tiles().minus(&problem.table().tiles());
    let laid = laid.expect("all of the table is there");
    assert!(problem.hand().contains_all(&laid) && laid.len() == answer.placed);
    let count = groups(&answer.table).expect("a legal table").count;
    assert!(answer.placed == 0 || count <= most_groups, "{count} groups");
}
