use game::{Game as _, Seat, SeatSet, Seed, Signal};
use rat_a_tat_cat::{Action, Length, RatATatCat, Setup, Stage};

use crate::conformance::table;
use crate::scene::{Scene, play, seat};

/// The last turn of a round, of seat 0, after seat 1 has knocked; with the sheet of the rounds before.
fn last_turn(setup: Setup, rows: &[&str], sheet: &[&[Option<u8>]]) -> RatATatCat {
    let mut scene = Scene::at(setup, rows).discards("0").turn(0).knocker(1).pile("8");
    let line = |line: &&[Option<u8>]| {
        game::BySeat::from_fn(line.len() as u8, |seat: Seat| line[seat.index()])
    };
    scene.0.sheet = sheet.iter().map(line).collect();
    scene.after(&["0 draw", "0 discard"])
}

fn winners(game: &RatATatCat) -> Vec<u8> {
    game.winners().iter().map(Seat::number).collect()
}

#[test]
fn rat_01_the_lowest_total_wins() {
    let game = last_turn(table(3, &[("rounds", "1")]), &["1 2 3 4", "9 9 9 9", "0 2 2 2"], &[]);
    assert_eq!(winners(&game), [2]);
}

#[test]
fn rat_22_the_length_is_rounds_or_time_or_points() {
    let usual = Setup::usual(4).expect("four can play");
    assert_eq!((usual.length(), usual.rounds()), (Length::Rounds, 5));
    assert_eq!((usual.minutes(), usual.points()), (30, 100));
    let points = table(4, &[("length", "points"), ("points", "200")]);
    assert_eq!((points.length(), points.points()), (Length::Points, 200));
    assert_eq!(table(4, &[("minutes", "45"), ("length", "time")]).minutes(), 45);
    for (name, value) in [("rounds", "0"), ("rounds", "51"), ("points", "ten"), ("length", "ever")]
    {
        let error = Setup::new(4, [(name, value)]).expect_err("no such value").to_string();
        assert!(error.contains(name) && error.contains(value), "{error}");
    }
}

#[test]
fn rat_23_after_the_last_round_the_lowest_total_wins_and_a_tie_is_shared() {
    let setup = table(3, &[("rounds", "2")]);
    let rows = ["1 2 3 4", "9 9 9 9", "0 2 2 2"];
    let first = last_turn(setup, &rows, &[]);
    assert_eq!((first.stage(), winners(&first)), (Stage::Cut, vec![]));
    let second = last_turn(setup, &rows, &[&[Some(4), Some(0), Some(8)]]);
    assert_eq!((second.stage(), winners(&second)), (Stage::Over, vec![0, 2]));
}

#[test]
fn rat_24_a_round_in_progress_is_finished_when_the_time_is_up() {
    let setup = table(2, &[("length", "time")]);
    let rows = ["1 2 3 4", "5 6 7 8"];
    let scene = Scene::at(setup, &rows).discards("0").pile("9 9 9");
    let mut game = scene.after(&["1 draw"]);
    game.signal(Signal::TimeUp);
    assert!(!game.is_over());
    play(&mut game, &["1 discard", "0 draw", "0 discard", "0 knock", "1 draw", "1 discard"]);
    assert_eq!((game.stage(), winners(&game)), (Stage::Over, vec![0]));
}

#[test]
fn rat_24_between_rounds_no_new_round_begins_when_the_time_is_up() {
    let setup = table(2, &[("length", "time")]);
    let mut game = last_turn(setup, &["1 2 3 4", "5 6 7 8"], &[]);
    assert_eq!(game.stage(), Stage::Cut);
    game.signal(Signal::TimeUp);
    assert_eq!((game.stage(), winners(&game)), (Stage::Over, vec![0]));
    // Other games do not listen to the clock.
    let mut game = RatATatCat::deal(&table(2, &[]), Seed::from_number(1));
    let before = game.clone();
    game.signal(Signal::TimeUp);
    assert_eq!(game, before);
}

#[test]
fn rat_25_whoever_reaches_the_points_is_out_and_the_others_go_on() {
    let setup = table(3, &[("length", "points")]);
    let sheet: &[&[Option<u8>]] = &[
        &[Some(30), Some(30), Some(30)],
        &[Some(30), Some(30), Some(30)],
        &[Some(0), Some(36), Some(20)],
    ];
    let game = last_turn(setup, &["1 2 3 4", "0 0 1 3", "9 9 9 9"], sheet);
    // Seat 1 has exactly 100 and seat 2 has 116: both are out, and seat 0 is the last one in.
    assert_eq!((game.stage(), winners(&game)), (Stage::Over, vec![0]));
    let game = last_turn(setup, &["1 2 3 4", "0 0 1 2", "9 9 9 9"], sheet);
    assert_eq!((game.stage(), winners(&game)), (Stage::Cut, vec![]));
    assert_eq!(game.view(seat(2)).table.playing, SeatSet::first(2));
}

#[test]
fn rat_25_if_all_that_are_left_go_out_together_the_lowest_of_them_wins() {
    let setup = table(3, &[("length", "points"), ("points", "50")]);
    // Seat 2 went out with 50 in the round before; the two others cross the line together, with more.
    let sheet: &[&[Option<u8>]] =
        &[&[Some(30), Some(30), Some(30)], &[Some(10), Some(12), Some(20)]];
    let rows = ["9 9 9 9", "8 8 8 9", ""];
    let game = last_turn(setup, &rows, sheet);
    assert_eq!((game.stage(), winners(&game)), (Stage::Over, vec![1]));
    let game = last_turn(setup, &["9 9 9 9", "9 8 8 9", ""], sheet);
    assert_eq!((game.stage(), winners(&game)), (Stage::Over, vec![0, 1]));
}

#[test]
fn rat_25_two_cross_a_hundred_together() {
    let setup = table(2, &[("length", "points")]);
    let sheet: &[&[Option<u8>]] = &[&[Some(36), Some(36)], &[Some(36), Some(36)]];
    let game = last_turn(setup, &["9 9 9 7", "9 9 9 9"], sheet);
    assert_eq!((game.stage(), winners(&game)), (Stage::Over, vec![0]));
    assert_eq!(
        game.check(seat(0), &Action::Draw).map_err(|foul| foul.to_string()),
        Err("RAT-23: over".into())
    );
}
