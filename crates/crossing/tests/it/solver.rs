//! The solver on positions with a known answer.

use crossing::solver::{Answer, Effort, Freedom, Problem, ProblemError, solve, upper_bound};
use crossing::{Table, Tiles, groups};

use crate::desk::desk;
use game::{Game as _, Seat};

#[track_caller]
fn solved(table: &str, hand: &str, most_groups: u8, freedom: Freedom) -> Answer {
    let table: Table = table.parse().unwrap();
    let problem = Problem::new(&table, &hand.parse().unwrap(), most_groups, freedom).unwrap();
    let answer = solve(&problem, Effort::FULL, &mut || false);
    assert!(answer.is_proved(), "{answer:?}");
    assert!(groups(&answer.table).is_some_and(|groups| groups.count <= most_groups));
    answer
}

#[test]
fn nothing_can_be_placed() {
    let answer = solved("r5 r6 r7", "b1 y9 g14 draw3", 3, Freedom::Free);
    assert_eq!((answer.placed, answer.moved), (0, 0));
    assert_eq!(answer.table, "r5 r6 r7".parse().unwrap());
    assert_eq!(solved("", "b1 b2 y9", 3, Freedom::Free).placed, 0);
    assert_eq!(solved("", "", 3, Freedom::Free).placed, 0);
}

#[test]
fn going_out_at_once_by_taking_a_line_apart() {
    // The red 6 has to leave its run so that the fives and sixes become sets.
    let table = "r4 r5 r6 r7 / . / b1 b2 b3";
    let answer = solved(table, "b7 y7 b4", 3, Freedom::Free);
    assert_eq!(answer.placed, 3);
    assert_eq!(answer.moved, 0, "nothing has to move for that");
    let answer = solved("r4 r5 r6 / . / b4 b5 b6 / . / y4 y5 y6", "g4 g5", 3, Freedom::Free);
    assert_eq!(answer.placed, 2, "three runs become three sets");
}

#[test]
fn an_opening_comes_from_the_hand_alone() {
    assert_eq!(solved("r1 r2 r3", "r4 r5 b9", 2, Freedom::Opening).placed, 0);
    let answer = solved("r1 r2 r3", "r4 b7 b8 b9", 2, Freedom::Opening);
    assert_eq!(answer.placed, 4);
    let apart = solved("r1 r2 r3", "r4 b7 b8 b9", 2, Freedom::OpeningApart);
    assert_eq!((apart.placed, apart.moved), (3, 0));
}

#[test]
fn a_table_of_a_hundred_tiles_and_a_hand_of_forty() {
    // All tiles of three colours and most of the fourth, in runs: every further one fits.
    let run = |colour: char| {
        let tiles: Vec<String> = (1..=14).map(|value| format!("{colour}{value}")).collect();
        tiles.join(" ")
    };
    let rows = ["b", "r", "y", "g"].map(|colour| run(colour.chars().next().unwrap()));
    let block = rows.join(" / ");
    let table = format!("{block} / . / {block}").replace("g14", "").parse::<Table>().unwrap();
    let table = Table::from_rows(table.rows().iter().map(String::as_str)).unwrap();
    assert!(groups(&table).is_some(), "{table}");
    assert!(table.len() >= 100);
    let problem = Problem::new(&table, &"g14".parse().unwrap(), 3, Freedom::Free).unwrap();
    let answer = solve(&problem, Effort { rounds: 50, calm: 0, ..Effort::FULL }, &mut || false);
    assert_eq!(answer.placed, 1);
    let many: Tiles = Tiles::FULL.numbers().iter().step_by(2).take(40).collect();
    let problem = Problem::new(&Table::EMPTY, &many, 3, Freedom::Free).unwrap();
    let answer = solve(&problem, Effort::FULL, &mut || false);
    assert!(answer.placed > 30 && answer.most >= Some(answer.placed), "{}", answer.placed);
}

#[test]
fn the_same_effort_gives_the_same_answer_and_stopping_is_heeded() {
    let table: Table = "r4 r5 r6 r7 / . . y6 / . . b6 b7 b8 / . . g6".parse().unwrap();
    let hand: Tiles = "r3 y7 g7 g8 y8 b5 y5".parse().unwrap();
    let problem = Problem::new(&table, &hand, 3, Freedom::Free).unwrap();
    let answer = || solve(&problem, Effort { rounds: 2_000, ..Effort::FULL }, &mut || false);
    assert_eq!(answer(), answer());
    let mut asked = 0;
    let stopped = solve(&problem, Effort { prove: false, ..Effort::FULL }, &mut || {
        asked += 1;
        asked > 2
    });
    assert!(stopped.rounds <= 64);
}

#[test]
fn cro_13_two_runs_side_by_side_between_two_sets_are_not_cut_off() {
    // The greens need both sets, the red 2 and the yellow 5 both runs, which then lie side by side.
    let whole: Table = ". g3 / r2 r3 r4 / . y3 y4 y5 / . . g4".parse().unwrap();
    assert_eq!(groups(&whole).map(|groups| groups.count), Some(1));
    let problem = Problem::new(&Table::EMPTY, &whole.tiles(), 1, Freedom::Free).unwrap();
    assert_eq!(upper_bound(&problem, 7), 8);
}

/// A table on which the bound has much to do.
fn intricate() -> Problem {
    let table = ". . g9 . . . . . . . . . . \
        / y8 r8 g8 . . . . . . . . . . \
        / . . g7 b7 r7 y7 . . . . . . . \
        / . . . . . . . . . g1 . . . \
        / . . . b6 . y8 y9 y10 . y1 . . . \
        / . . . r6 . b8 . r10 . b1 b2 b3 b4 \
        / . . g5 g6 g7 g8 g9 g10 g11 . . . . \
        / . . b5 . g6 . r9 . g12 b12 y12 . . \
        / . b5 r5 y5 g5 . y9 . g13 . . . . \
        / . . . . g4 . b9 . . . . . . \
        / . . b3 r3 g3 . . . . . . . . \
        / . . . . g2 . . . . . . . .";
    let hand = "b6 b12 b14 r4 r4 r5 r11 r14 y1 y2 y6 y6 y14";
    Problem::new(&table.parse().unwrap(), &hand.parse().unwrap(), 3, Freedom::Free).unwrap()
}

#[test]
fn the_bound_is_charged_and_can_be_stopped_like_the_search() {
    let problem = intricate();
    let effort = Effort { rounds: 3_000, calm: 100, prove: true, seed: 0 };
    let mut asked = 0;
    let whole = solve(&problem, effort, &mut || {
        asked += 1;
        false
    });
    assert!(whole.rounds < 3_000 && !whole.is_proved(), "the bound took some of it: {whole:?}");
    assert!(asked <= 3_100 / 32 + 3, "asked {asked} times");
    for last in [1, 10, 20, 21, 22, 25, 50, 80] {
        let mut asked = 0;
        let answer = solve(&problem, effort, &mut || {
            asked += 1;
            asked >= last
        });
        assert!(asked <= last + 2, "stopped at {last}, asked {asked} times");
        assert!(answer.most >= Some(answer.placed) && answer.rounds <= 32 * last);
    }
}

#[test]
fn what_is_no_problem_is_refused() {
    let problem = |table: &str, hand: &str| {
        Problem::new(&table.parse().unwrap(), &hand.parse().unwrap(), 3, Freedom::Free).err()
    };
    assert_eq!(problem("r5 r6", "r7"), Some(ProblemError::WrongTable));
    assert_eq!(problem("r5 r6 r7", "r5 r5"), Some(ProblemError::TooManyAlike));
}

#[test]
fn what_the_solver_lays_the_rules_accept() {
    let hands = ["b3 b4 b5 b6 y6 g6 r1", "g9"];
    for opened in [&[0, 1][..], &[1], &[]] {
        for option in ["after-own-opening", "after-all-openings"] {
            let desk = desk("r5 r6 r7", &hands).option("rearranging", option).opened(opened);
            let game = desk.game();
            let seat = Seat::new(0);
            let view = game.view(seat);
            let problem = view.lay_rules().problem().expect("something may be laid");
            let answer = solve(&problem, Effort::FULL, &mut || false);
            assert!(answer.placed >= 3, "{answer:?}");
            let action = crossing::Action::Lay { table: answer.table };
            assert_eq!(game.check(seat, &action), Ok(()), "{opened:?} {option} {action}");
        }
    }
}
