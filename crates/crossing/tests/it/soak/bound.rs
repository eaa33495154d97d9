//! What is found never exceeds what is proved to be the most.

use crossing::solver::{Effort, Freedom, Problem, additions, solve, upper_bound};
use crossing::{Tile, Tiles, groups};
use game::Rng;

use super::chunk;
use super::tables::legal_table;

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
        for answer in [answer, added] {
            let laid =
                answer.table.tiles().minus(&table.tiles()).expect("all of the table is there");
            assert!(hand.contains_all(&laid) && laid.len() == answer.placed);
            assert!(groups(&answer.table).expect("a legal table").count <= count + 1);
        }
    }
    assert!(placed > 1_000, "{placed} placed");
}
