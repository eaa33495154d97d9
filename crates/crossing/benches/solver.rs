//! x
#![allow(clippy::print_stdout)]
use crossing::solver::*;
use crossing::*;
use std::time::Instant;

struct R(u64);
impl R {
    fn n(&mut self, b: u64) -> u64 {
        self.0 = self.0.wrapping_add(0x9e3779b97f4a7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58476d1ce4e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d049bb133111eb);
        (z ^ (z >> 31)) % b
    }
}

fn positions(lns: bool, want: usize) -> Vec<Problem> {
    let mut out = Vec::new();
    for seed in 0.. {
        let mut r = R(seed);
        let mut bag: Vec<Tile> = Tiles::FULL.numbers().iter().collect();
        let mut hands = [Tiles::EMPTY, Tiles::EMPTY];
        for h in &mut hands {
            for _ in 0..15 {
                let i = r.n(bag.len() as u64) as usize;
                h.insert(bag.swap_remove(i));
            }
        }
        let mut table = Table::EMPTY;
        let mut open = [false; 2];
        let mut who = 0;
        let mut stuck = 0;
        loop {
            let gl = groups(&table).unwrap().count;
            let all = open[0] && open[1];
            let p = Problem::new(
                &table,
                &hands[who],
                if all {
                    3
                } else if open[who] {
                    gl
                } else {
                    gl + 1
                },
                if open[who] { Freedom::Free } else { Freedom::Opening },
            )
            .unwrap();
            if all && p.hand().len() >= 6 && p.table().len() >= 15 {
                out.push(p.clone());
                if out.len() == want {
                    return out;
                }
            }
            let a = if lns { solve(&p, Effort::BASELINE, &mut || false) } else { additions(&p, 0) };
            if a.placed > 0 {
                let laid = a.table.tiles().minus(&table.tiles()).unwrap();
                hands[who] = hands[who].minus(&laid).unwrap();
                table = a.table;
                open[who] = true;
                stuck = 0;
                if hands[who].is_empty() {
                    break;
                }
            } else if bag.is_empty() {
                stuck += 1;
                if stuck == 2 {
                    break;
                }
            } else {
                let i = r.n(bag.len() as u64) as usize;
                hands[who].insert(bag.swap_remove(i));
            }
            who = 1 - who;
        }
    }
    out
}

fn main() {
    let want = 100;
    for lns in [false, true] {
        let ps = positions(lns, want);
        let add: u16 = ps.iter().map(|p| additions(p, 0).placed).sum();
        println!("additions {}", f64::from(add) / want as f64);
        let mut proved = 0;
        let mut gap = 0;
        let mut moved = 0;
        let mut placed = 0;
        let mut all = 0;
        let mut times = Vec::new();
        for p in &ps {
            let t = Instant::now();
            let a = solve(p, Effort::FULL, &mut || false);
            times.push(t.elapsed());
            proved += usize::from(a.is_proved());
            gap += a.most.unwrap() - a.placed;
            moved += a.moved;
            placed += a.placed;
            if a.placed > 0 {
                all += p.table().len();
            }
            assert!(a.placed == 0 || upper_bound(p, a.placed - 1) >= a.placed);
        }
        times.sort();
        println!(
            "proved {proved} gap {gap} placed {placed} moved {moved} of {all} median {:?} p90 {:?} max {:?}",
            times[want / 2],
            times[want * 9 / 10],
            times[want - 1]
        );
    }
}
