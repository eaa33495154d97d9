use game::{Game as _, Viewer};
use rat_a_tat_cat::{Card, Stage};

use crate::scene::{Scene, answer, discards, known, row, seat};

const ROWS: [&str; 3] = ["1 2 3 4", "5 6 7 8", "9 9 9 9"];

#[test]
fn rat_13_peek_shows_one_card_of_ones_own_and_ends_the_turn() {
    let scene = Scene::new(&ROWS).discards("0").pile("peek");
    let game = scene.after(&["1 draw", "1 use"]);
    assert_eq!(discards(&game), "0 peek");
    assert_eq!(answer(&game, 1, "discard"), "RAT-13: peek-open");
    assert_eq!(answer(&game, 1, "ready"), "RAT-13: peek-open");
    let game = scene.after(&["1 draw", "1 use", "1 peek 3"]);
    assert_eq!(known(&game, 1, 1), ". . 7 .");
    assert_eq!(known(&game, 2, 1), ". . . .");
    assert_eq!(game.screen(Viewer::Seat(seat(1))).rows[seat(1)][2], Card::plain(7));
    let game = scene.after(&["1 draw", "1 use", "1 peek 3", "1 ready"]);
    assert_eq!(game.screen(Viewer::Seat(seat(1))).rows[seat(1)][2], None);
    assert_eq!((game.turn(), game.stage()), (seat(2), Stage::Turn { may_knock: Some(seat(1)) }));
    assert_eq!(answer(&game, 2, "peek 1"), "RAT-13: no-peek");
}

#[test]
fn rat_14_swap_exchanges_a_card_with_another_player() {
    let scene = Scene::new(&ROWS).discards("0").pile("swap");
    let open = scene.after(&["1 draw", "1 use"]);
    assert_eq!(answer(&open, 1, "swap 1 1:2"), "RAT-14: own-row");
    assert_eq!(answer(&open, 1, "swap 1 3:2"), "RAT-21: not-in-play");
    assert_eq!(answer(&open, 1, "draw"), "RAT-14: swap-open");
    let game = scene.after(&["1 draw", "1 use", "1 swap 1 2:4"]);
    assert_eq!((row(&game, 1), row(&game, 2)), ("9 6 7 8".into(), "9 9 9 5".into()));
    assert_eq!(game.turn(), seat(2));
    assert_eq!(answer(&game, 2, "swap 1 0:1"), "RAT-14: no-swap");
    let kept = scene.after(&["1 draw", "1 use", "1 keep"]);
    assert_eq!((row(&kept, 1), kept.turn()), (ROWS[1].into(), seat(2)));
}

#[test]
fn rat_14_what_players_know_moves_with_the_cards() {
    // Seat 0 knows a card that seat 1 swaps away unseen: the new owner has never seen it, the old one still knows it.
    let scene = Scene::new(&ROWS).discards("0").pile("swap").knows(0, 0, 2).knows(1, 1, 1);
    let game = scene.after(&["1 draw", "1 use", "1 swap 1 0:2"]);
    assert_eq!(known(&game, 0, 1), "2 . . .");
    assert_eq!(known(&game, 1, 1), ". . . .");
    assert_eq!(known(&game, 1, 0), ". 5 . .");
    assert_eq!(known(&game, 0, 0), ". . . .");
    assert_eq!(known(&game, 2, 0), ". . . .");
}

#[test]
fn rat_15_draw_two_gives_a_second_draw_only_if_the_first_is_discarded() {
    let scene = Scene::new(&ROWS).discards("0").pile("draw-two 3 8 4");
    let first = scene.after(&["1 draw", "1 use"]);
    assert_eq!(discards(&first), "0 draw-two");
    assert_eq!(first.stage(), Stage::Drawn { another: true });
    assert_eq!(first.view(seat(1)).drawn, Card::plain(3));
    let used = scene.after(&["1 draw", "1 use", "1 place 1"]);
    assert_eq!((row(&used, 1), used.turn()), ("3 6 7 8".into(), seat(2)));
    let second = scene.after(&["1 draw", "1 use", "1 discard"]);
    assert_eq!(second.view(seat(1)).drawn, Card::plain(8));
    assert_eq!(second.stage(), Stage::Drawn { another: false });
    let over = scene.after(&["1 draw", "1 use", "1 discard", "1 discard"]);
    assert_eq!((discards(&over), over.turn()), ("0 draw-two 3 8".into(), seat(2)));
}

#[test]
fn rat_15_a_power_drawn_by_draw_two_can_be_used_and_ends_it() {
    let scene = Scene::new(&ROWS).discards("0").pile("draw-two peek 8");
    let game = scene.after(&["1 draw", "1 use", "1 use", "1 peek 1", "1 ready"]);
    assert_eq!((game.turn(), discards(&game)), (seat(2), "0 draw-two peek".into()));
}

#[test]
fn rat_16_draw_two_in_draw_two_gives_two_new_draws_and_never_three() {
    let scene = Scene::new(&ROWS).discards("0").pile("draw-two draw-two draw-two 3 8 4");
    for depth in 1..=3 {
        let game = scene.after(&["1 draw", "1 use", "1 use", "1 use"][..=depth]);
        assert_eq!(game.stage(), Stage::Drawn { another: true }, "{depth} deep");
    }
    let game = scene.after(&["1 draw", "1 use", "1 use", "1 use", "1 discard"]);
    assert_eq!(game.view(seat(1)).drawn, Card::plain(8));
    let game = scene.after(&["1 draw", "1 use", "1 use", "1 use", "1 discard", "1 discard"]);
    assert_eq!((game.turn(), game.view(seat(1)).drawn), (seat(2), None));
    assert_eq!(discards(&game), "0 draw-two draw-two draw-two 3 8");
    // As the second card it gives two draws as well.
    let scene = Scene::new(&ROWS).discards("0").pile("draw-two 3 draw-two 8 4");
    let game = scene.after(&["1 draw", "1 use", "1 discard", "1 use", "1 discard"]);
    assert_eq!(game.view(seat(1)).drawn, Card::plain(4));
}

#[test]
fn rat_15_rat_12_the_draw_pile_runs_out_in_the_middle_of_draw_two() {
    let scene = Scene::new(&ROWS).discards("0").short_pile("draw-two 3");
    let before = scene.after(&["1 draw", "1 use"]);
    assert_eq!(before.view(seat(1)).table.draw_pile, 0);
    let game = scene.after(&["1 draw", "1 use", "1 discard"]);
    assert_eq!(game.stage(), Stage::Drawn { another: false });
    assert_eq!((discards(&game), game.view(seat(1)).table.draw_pile), (String::new(), 54 - 12 - 1));
    // With the first draw, Draw Two itself is among the cards that are turned over.
    let game = Scene::new(&ROWS).discards("0").short_pile("draw-two").after(&["1 draw", "1 use"]);
    assert_eq!((discards(&game), game.view(seat(1)).table.draw_pile), (String::new(), 54 - 12 - 1));
}
