//! The rules, one by one, in the order of the rule book.

use crossing::{Action, Cell, Crossing, Reason, Setup, Tile};
use game::{Game as _, Notation as _, Seat, SeatSet, Seed};

use crate::desk::{desk, hand, lay, play, refusal, said};

#[test]
fn cro_01_everybody_draws_fifteen_of_116() {
    for players in 2..=4 {
        let game = Crossing::deal(&Setup::usual(players).unwrap(), Seed::from_number(3));
        let view = game.view(Seat::new(0));
        assert!(view.scene.hand_sizes.iter().all(|(_, &size)| size == 15));
        assert_eq!(u32::from(view.scene.bag), 116 - 15 * players - 6);
    }
    assert!(Setup::usual(1).is_err() && Setup::usual(5).is_err());
}

#[test]
fn cro_02_six_tiles_lie_open() {
    let game = Crossing::deal(&Setup::usual(3).unwrap(), Seed::from_number(3));
    assert_eq!(game.view(Seat::new(1)).scene.open.len(), 6);
}

#[test]
fn cro_03_the_host_says_who_begins_or_chance_does() {
    let named = Setup::new(3, None, [("starts", "2")]).unwrap();
    let mut game = Crossing::deal(&named, Seed::from_number(5));
    assert_eq!(game.must_act(), SeatSet::only(Seat::new(2)));
    assert_eq!(said(&game, 0, "draw"), Some(Reason::NotYourTurn));
    play(&mut game, 2, "draw");
    assert_eq!(game.must_act(), SeatSet::only(Seat::new(0)), "clockwise");
    let by_chance = Setup::usual(3).unwrap();
    let starts = |seed| Crossing::deal(&by_chance, Seed::from_number(seed)).turn().number();
    let mut counts = [0; 3];
    (0..300).for_each(|seed| counts[usize::from(starts(seed))] += 1);
    assert!(counts.iter().all(|&count| count > 60), "{counts:?}");
}

#[test]
fn cro_04_an_open_action_tile_may_be_taken() {
    let mut game = desk("", &["r1", "r2"]).open("pass2 b1 b2 b3 b4 b5").bag("g9").game();
    play(&mut game, 0, "take pass2");
    assert_eq!(hand(&game, 0), "r1 pass2");
}

#[test]
fn cro_05_an_open_tile_of_ones_choice_and_six_again() {
    let mut game = desk("", &["r1", "r2"]).open("b1 b2 b3 b4 b5 b6").bag("g9").game();
    assert_eq!(said(&game, 0, "take b7"), Some(Reason::NotOpen));
    play(&mut game, 0, "take b4");
    assert_eq!(hand(&game, 0), "b4 r1");
    assert_eq!(game.view(Seat::new(1)).scene.open.to_string(), "b1 b2 b3 b5 b6 g9");
}

#[test]
fn cro_06_a_tile_drawn_blind() {
    let mut game = desk("", &["r1", "r2"]).bag("g9 g10").game();
    play(&mut game, 0, "draw");
    assert_eq!(hand(&game, 0), "r1 g9");
    assert_eq!(game.must_act(), SeatSet::only(Seat::new(1)));
}

#[test]
fn cro_07_an_action_tile_leaves_the_game_also_before_opening() {
    let mut game = desk("", &["r1 draw3", "r2"]).opened(&[]).game();
    assert_eq!(said(&game, 0, "play pass2"), Some(Reason::NoActionTile));
    play(&mut game, 0, "play draw3 against 1");
    assert_eq!(hand(&game, 0), "r1");
    assert_eq!(game.view(Seat::new(1)).scene.gone.to_string(), "draw3");
    assert_eq!(said(&game, 1, "play draw3 against 0"), Some(Reason::NoActionTile));
}

#[test]
fn cro_08_tiles_from_the_hand_and_no_others_are_laid() {
    let game = desk("r5 r6 r7", &["r8 r9 b1", "r4"]).game();
    assert_eq!(refusal(&game, 0, &lay("r5 r6 r7 r8 r9")), None);
    // The same answer whether a tile is in another hand, lies open, or is in the bag.
    for strange in ["r4 r5 r6 r7", "r5 r6 r7 / b5 / y5", "r5 r6 r7 / . . g7 / . . y7"] {
        assert_eq!(refusal(&game, 0, &lay(strange)), Some(Reason::NotHeld), "{strange}");
    }
    let foul = game.check(Seat::new(0), &lay("r4 r5 r6 r7 r8")).unwrap_err();
    assert_eq!(foul.cells, [Cell { row: 0, col: 0 }]);
}

#[test]
fn cro_09_everybody_hands_two_to_the_left_at_once() {
    let mut game = desk("", &["r1 r2 r3 pass2", "b1 b2 b3", "y1"]).game();
    play(&mut game, 0, "play pass2");
    assert_eq!(game.must_act(), SeatSet::first(3));
    assert_eq!(said(&game, 0, "draw"), Some(Reason::Choosing));
    assert_eq!(said(&game, 0, "give r1"), Some(Reason::WrongNumber));
    assert_eq!(said(&game, 0, "give r1 b1"), Some(Reason::GivesNotHeld));
    assert_eq!(said(&game, 2, "give y1 y1"), Some(Reason::WrongNumber));
    play(&mut game, 1, "give b1 b2");
    assert_eq!(said(&game, 1, "give b1 b3"), Some(Reason::NothingToGive));
    play(&mut game, 0, "give r1 r2");
    assert_eq!(hand(&game, 1), "b1 b2 b3", "nobody looks before all have chosen");
    play(&mut game, 2, "give y1");
    assert_eq!([hand(&game, 0), hand(&game, 1), hand(&game, 2)], ["r3 y1", "b3 r1 r2", "b1 b2"]);
    assert_eq!(game.must_act(), SeatSet::only(Seat::new(1)));
    assert_eq!(said(&game, 1, "give b3 r1"), Some(Reason::NothingToGive));
}

#[test]
fn cro_09_whoever_has_none_hands_over_none_and_action_tiles_may_be_chosen() {
    let mut game = desk("", &["pass2", "b1 b2 b3", "draw3 y2 y3"]).game();
    play(&mut game, 0, "play pass2");
    assert_eq!(game.must_act(), [1, 2].map(Seat::new).into_iter().collect());
    play(&mut game, 1, "give b1 b2");
    play(&mut game, 2, "give y2 draw3");
    assert_eq!([hand(&game, 0), hand(&game, 1), hand(&game, 2)], ["y2 draw3", "b3", "b1 b2 y3"]);
}

#[test]
fn cro_10_another_player_draws_three_or_what_there_is() {
    let mut game = desk("", &["r1 draw3", "r2", "r3"]).bag("g1 g2 g3 g4").game();
    assert_eq!(said(&game, 0, "play draw3 against 0"), Some(Reason::WrongTarget));
    assert_eq!(said(&game, 0, "play draw3 against 3"), Some(Reason::WrongTarget));
    play(&mut game, 0, "play draw3 against 2");
    assert_eq!([hand(&game, 1), hand(&game, 2)], ["r2", "r3 g1 g2 g3"]);
    let mut dry = desk("", &["r1 draw3", "r2", "r3"]).dry();
    let before = hand(&dry, 1);
    play(&mut dry, 0, "play draw3 against 1");
    assert_eq!(hand(&dry, 1), before);
}

#[test]
fn cro_11_a_set_has_every_colour_once() {
    let game = desk("r5 b5 y5", &["g5 r5 g1", "r1"]).game();
    assert_eq!(refusal(&game, 0, &lay("r5 b5 y5 g5")), None);
    assert_eq!(refusal(&game, 0, &lay("r5 b5 y5 r5")), Some(Reason::WrongSet));
}

#[test]
fn cro_12_a_run_goes_by_one_and_not_from_14_to_1() {
    let game = desk("r12 r13 r14", &["r11 r10 r1 r9", "b1"]).game();
    assert_eq!(refusal(&game, 0, &lay("r10 r11 r12 r13 r14")), None);
    assert_eq!(refusal(&game, 0, &lay("r14 r13 r12 r11")), None);
    assert_eq!(refusal(&game, 0, &lay("r12 r13 r14 r1")), Some(Reason::WrongRun));
    assert_eq!(refusal(&game, 0, &lay("r10 r12 r13 r14")), Some(Reason::WrongRun));
}

#[test]
fn cro_13_a_line_of_two_is_refused() {
    let game = desk("b4 b5 b6", &["b6 y6 r6", "b1"]).game();
    let foul = game.check(Seat::new(0), &lay("b4 b5 b6 / . . y6")).unwrap_err();
    assert_eq!(foul.reason, Reason::LineOfTwo);
    assert_eq!(foul.cells, [Cell { row: 0, col: 2 }, Cell { row: 1, col: 2 }]);
    assert_eq!(refusal(&game, 0, &lay("b4 b5 b6 / . . y6 / . . r6")), None);
    assert_eq!(refusal(&game, 0, &lay("b4 b5 b6 . r6")), Some(Reason::LoneTile));
    assert_eq!(refusal(&game, 0, &lay("b4 b5 b6 y6")), Some(Reason::WrongLine));
}

/// The sheet's first example: upright through the blue 5 one of the fives gets a neighbour beside it; below the
/// blue 5, with free cells on both sides, the same two make a set of three.
#[test]
fn cro_13_the_sheets_example_of_fives() {
    let game = desk("r4 / g4 / b4 b5 b6 b7", &["y5 r5 g1", "r1"]).game();
    let through = "r4 / g4 y5 / b4 b5 b6 b7 / . r5";
    let foul = game.check(Seat::new(0), &lay(through)).unwrap_err();
    assert_eq!(foul.reason, Reason::LineOfTwo);
    assert_eq!(foul.cells, [Cell { row: 1, col: 0 }, Cell { row: 1, col: 1 }]);
    assert_eq!(refusal(&game, 0, &lay("r4 / g4 / b4 b5 b6 b7 / . y5 / . r5")), None);
}

#[test]
fn cro_14_three_groups_or_four_with_four_players() {
    let three = "r1 r2 r3 / . / b1 b2 b3 / . / y1 y2 y3";
    let fourth = "r1 r2 r3 / . / b1 b2 b3 / . / y1 y2 y3 / . / g1 g2 g3";
    let game = desk(three, &["g1 g2 g3 g4", "r9", "r10"]).game();
    let foul = game.check(Seat::new(0), &lay(fourth)).unwrap_err();
    assert_eq!((foul.reason, foul.cells.len()), (Reason::TooManyGroups, 3));
    let game = desk(three, &["g1 g2 g3 g4", "r9", "r10", "r11"]).game();
    assert_eq!(refusal(&game, 0, &lay(fourth)), None);
    // Corners do not connect.
    let corners = "r1 r2 r3 / . . . b1 b2 b3 / . . . . . . y1 y2 y3";
    let game = desk(corners, &["g4 r9", "r10"]).game();
    assert_eq!(crossing::groups(&game.view(Seat::new(0)).scene.table).unwrap().count, 3);
}

#[test]
fn cro_15_the_first_group_comes_from_the_hand_and_stands_alone() {
    let game = desk("r1 r2 r3", &["r4 b1 b2 b3 y3 g3", "r9"]).opened(&[1]).game();
    assert_eq!(refusal(&game, 0, &lay("r1 r2 r3 / . / b1 b2 b3")), None);
    assert_eq!(refusal(&game, 0, &lay("r1 r2 r3 r4")), Some(Reason::NotOpened));
    let joined = "r1 r2 r3 / . . y3 / . . b3 b2 b1";
    assert_eq!(refusal(&game, 0, &lay(joined)), Some(Reason::NotOpened), "no group of its own");
    let mut empty = desk("", &["b1 b2 b3 y3", "r9"]).opened(&[]).game();
    play(&mut empty, 0, "lay b1 b2 b3");
    assert_eq!(empty.view(Seat::new(1)).scene.opened, SeatSet::only(Seat::new(0)));
}

/// The sheet's second example: the third of three opens with four greens and goes on in the first group.
#[test]
fn cro_16_having_opened_one_may_go_on_in_the_same_turn() {
    let table = "y3 y4 y5 / . / r8 b8 g8";
    let hands = ["g2 g3 g4 g5 y6 y7 r1", "r9", "r10"];
    let game = desk(table, &hands).opened(&[1, 2]).game();
    assert_eq!(refusal(&game, 0, &lay("y3 y4 y5 y6 y7 / . / r8 b8 g8 / . / g2 g3 g4 g5")), None);
    assert_eq!(
        refusal(&game, 0, &lay("y3 y4 y5 y6 y7 / . / r8 b8 g8")),
        Some(Reason::NotOpened),
        "not without opening"
    );
    // Where groups are touched only after everybody's opening, the last to open may go on, too.
    let strict = desk(table, &hands).option("rearranging", "after-all-openings");
    assert_eq!(
        refusal(
            &strict.opened(&[1, 2]).game(),
            0,
            &lay("y3 y4 y5 y6 y7 / . / r8 b8 g8 / . / g2 g3 g4 g5")
        ),
        None
    );
}

#[test]
fn cro_16_at_a_strict_table_nobody_touches_a_group_too_early() {
    let hands = ["g2 g3 g4 g5 y6 y7 r1", "r9", "r10 y6"];
    let strict = || desk("y3 y4 y5", &hands).option("rearranging", "after-all-openings");
    let game = strict().opened(&[1]).game();
    assert_eq!(refusal(&game, 0, &lay("y3 y4 y5 / . / g2 g3 g4 g5")), None);
    assert_eq!(
        refusal(&game, 0, &lay("y3 y4 y5 y6 / . / g2 g3 g4 g5")),
        Some(Reason::TooEarly),
        "an opening apart"
    );
    assert_eq!(
        refusal(&game, 0, &lay("y3 / y4 / y5 / . / g2 g3 g4 g5")),
        Some(Reason::TooEarly),
        "not even turned"
    );
    let game = strict().opened(&[0, 1]).game();
    assert_eq!(refusal(&game, 0, &lay("y3 y4 y5 y6")), Some(Reason::TooEarly));
    let usual = desk("y3 y4 y5", &hands).opened(&[0, 1]).game();
    assert_eq!(refusal(&usual, 0, &lay("y3 y4 y5 y6")), None);
}

#[test]
fn cro_17_no_further_group_before_everybody_has_opened() {
    let further = "r1 r2 r3 / . / b1 b2 b3";
    let hands = ["b1 b2 b3 b4", "r9"];
    let game = desk("r1 r2 r3", &hands).opened(&[0]).game();
    let foul = game.check(Seat::new(0), &lay(further)).unwrap_err();
    assert_eq!((foul.reason, foul.cells.len()), (Reason::FurtherGroup, 3));
    assert_eq!(refusal(&desk("r1 r2 r3", &hands).game(), 0, &lay(further)), None);
    // One more if the player opened in that turn, and no more than that.
    let two = "r1 r2 r3 / . / b1 b2 b3 / . / g7 g8 g9";
    let game = desk("r1 r2 r3", &["b1 b2 b3 b4 g7 g8 g9", "r9", "r10"]).opened(&[1]).game();
    assert_eq!(refusal(&game, 0, &lay(further)), None);
    assert_eq!(refusal(&game, 0, &lay(two)), Some(Reason::FurtherGroup));
}

/// The sheet's third example: red 4 joins the red run; red 3 and green 3 come over from the left and stand upright in
/// it with a blue 3; red 2 goes beside red 3; the yellow run is pushed to the yellow 6. Two groups have become one, so
/// a new one may be started.
#[test]
fn cro_18_the_sheets_example_of_rearranging() {
    let left = "g3 g4 g5 g6 / . . . y6 / . . . b6 / r3 r4 r5 r6";
    let table = format!("{left} / . / r5 r6 r7 / . / y7 y8 y9");
    let game = desk(&table, &["r4 b3 r2 g10 g11 g12 b14", "b1"]).game();
    let merged = ". g4 g5 g6 / . . . y6 y7 y8 y9 / . . . b6 / . r4 r5 r6";
    let red = "r2 r3 r4 r5 r6 r7 / . g3 / . b3";
    assert_eq!(refusal(&game, 0, &lay(&format!("{merged} / . / {red}"))), None);
    let with_new = format!("{merged} / . / {red} / . / . . g10 g11 g12");
    assert_eq!(refusal(&game, 0, &lay(&with_new)), None);
}

#[test]
fn cro_18_groups_are_split_and_dissolved() {
    let game = desk("r1 r2 r3 r4 r5 r6 / . / b5 y5 g5", &["g6 g4 b9", "b1"]).game();
    let split = "r1 r2 r3 / . / r4 r5 r6 / . / . b5 / . y5 / g4 g5 g6";
    assert_eq!(refusal(&game, 0, &lay(split)), None);
    let dissolved = "r1 r2 r3 r4 r5 r6 / . . . . y5 / . . . . b5 / . . . g4 g5 g6";
    assert_eq!(refusal(&game, 0, &lay(dissolved)), None);
}

#[test]
fn cro_19_nothing_is_left_over_and_something_is_added() {
    let game = desk("r5 r6 r7 r8", &["r9 r4", "b1"]).game();
    assert_eq!(refusal(&game, 0, &lay("r5 r6 r7 r8")), Some(Reason::NothingLaid));
    assert_eq!(refusal(&game, 0, &lay("r8 / r7 / r6 / r5")), Some(Reason::NothingLaid));
    assert_eq!(refusal(&game, 0, &lay("r5 r6 r7")), Some(Reason::LeftOver));
    assert_eq!(refusal(&game, 0, &lay("r4 r5 r6 r7")), Some(Reason::LeftOver));
}

#[test]
fn cro_20_after_a_merger_a_new_group_may_be_started_at_once() {
    let table = "r1 r2 r3 / . / r5 r6 r7 / . / b1 b2 b3";
    let game = desk(table, &["r4 g1 g2 g3 g9", "y1"]).game();
    let merged = "r1 r2 r3 r4 r5 r6 r7 / . / b1 b2 b3 / . / g1 g2 g3";
    assert_eq!(refusal(&game, 0, &lay(merged)), None);
    let unmerged = "r1 r2 r3 r4 / . / r5 r6 r7 / . / b1 b2 b3 / . / g1 g2 g3";
    assert_eq!(refusal(&game, 0, &lay(unmerged)), Some(Reason::TooManyGroups));
}

#[test]
fn cro_21_without_tiles_one_wins_at_once() {
    let mut game = desk("r5 r6 r7", &["r8", "b1"]).game();
    play(&mut game, 0, "lay r5 r6 r7 r8");
    assert!(game.is_over());
    assert_eq!(game.winners(), SeatSet::only(Seat::new(0)));
    assert_eq!(said(&game, 1, "draw"), Some(Reason::Over));
    let mut game = desk("", &["draw3", "b1"]).game();
    play(&mut game, 0, "play draw3 against 1");
    assert_eq!(game.winners(), SeatSet::only(Seat::new(0)));
}

#[test]
fn cro_21_pass_two_as_last_tile_can_only_make_the_left_neighbour_win() {
    let mut game = desk("", &["pass2", "b1 b2", "y1 y2 y3"]).game();
    play(&mut game, 0, "play pass2");
    assert!(!game.is_over(), "its player receives tiles");
    play(&mut game, 1, "give b1 b2");
    play(&mut game, 2, "give y1 y2");
    assert_eq!(game.winners(), SeatSet::only(Seat::new(1)));
}

#[test]
fn cro_22_points_over_several_games_and_the_next_to_begin() {
    let two = desk("r5 r6 r7", &["r8", "b1 b14 pass2", "g3"]).option("games", "2");
    let mut game = two.game();
    play(&mut game, 0, "lay r5 r6 r7 r8");
    assert!(!game.is_over());
    let points =
        |game: &Crossing| game.scores().iter().map(|(_, &points)| points).collect::<Vec<_>>();
    assert_eq!(points(&game), [0, 1 + 14 + 20, 3]);
    assert_eq!(game.must_act(), SeatSet::only(Seat::new(1)), "left of the last starter");
    let view = game.view(Seat::new(2));
    assert!(view.scene.table.is_empty() && view.scene.opened.is_empty());
    assert_eq!((view.hand.len(), view.scene.open.len()), (15, 6));
    // The second game ends with a tie of all that is left to tie.
    let mut position = game.position();
    position.hands =
        game::BySeat::from_fn(3, |seat| ["r8", "y1", "g3"][seat.index()].parse().unwrap());
    position.table = "r5 r6 r7".parse().unwrap();
    position.opened = SeatSet::first(3);
    position.turn = Seat::new(0);
    let mut rest = crossing::Tiles::FULL;
    for tiles in ["r8", "y1", "g3", "r5 r6 r7"] {
        rest = rest.minus(&tiles.parse().unwrap()).unwrap();
    }
    let rest: Vec<Tile> = rest.iter().collect();
    position.open = rest[..6].iter().copied().collect();
    position.bag = rest[6..].to_vec();
    let mut game = crate::desk::read(&position);
    play(&mut game, 0, "lay r5 r6 r7 r8");
    assert_eq!(points(&game), [0, 36, 6]);
    assert_eq!(game.winners(), SeatSet::only(Seat::new(0)), "the fewest points");
}

#[test]
fn cro_23_with_nothing_to_draw_all_pass_and_the_lowest_sum_wins() {
    let game = desk("", &["r1 r5", "b6", "y1"]).game();
    assert_eq!(said(&game, 0, "pass"), Some(Reason::CannotPass));
    let mut game = desk("", &["r1 r5", "b6", "y1"]).dry();
    assert_eq!(said(&game, 0, "draw"), Some(Reason::BagEmpty));
    assert_eq!(said(&game, 0, "take r5"), Some(Reason::NotOpen));
    play(&mut game, 0, "pass");
    play(&mut game, 1, "pass");
    assert!(!game.is_over());
    play(&mut game, 2, "pass");
    assert_eq!(game.winners(), [0, 1].map(Seat::new).into_iter().collect(), "equal sums share");
    assert_eq!(game.scores()[Seat::new(0)], 0);
}

#[test]
fn cro_23_a_lay_breaks_the_row_of_passes_and_open_tiles_are_not_refilled() {
    let mut game = desk("b7 b8 b9", &["r1 r5", "b10 y13"]).dry();
    play(&mut game, 0, "pass");
    play(&mut game, 1, "lay b7 b8 b9 b10");
    play(&mut game, 0, "pass");
    assert!(!game.is_over());
    let mut game = desk("", &["r1", "b6"]).open("g1 g2 g3").dry();
    play(&mut game, 0, "take g2");
    assert_eq!(game.view(Seat::new(0)).scene.open.to_string(), "g1 g3");
    assert_eq!(said(&game, 1, "pass"), Some(Reason::CannotPass));
}

#[test]
fn cro_24_which_of_two_alike_it_is_never_matters() {
    // A red 5 lies on the table and another is in the hand: the table may keep either.
    let game = desk("r5 b5 y5", &["r5 r6 r7 g1", "b1"]).game();
    let action = lay("r5 r6 r7 / b5 / y5");
    assert_eq!(refusal(&game, 0, &action), None);
    let mut after = game.clone();
    after.apply(Seat::new(0), &action);
    assert_eq!(hand(&after, 0), "r5 g1");
    assert_eq!(action, "lay r5 r6 r7 / b5 / y5".parse::<Action>().unwrap());
}
