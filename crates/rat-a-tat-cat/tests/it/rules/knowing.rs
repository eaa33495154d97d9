use game::{Game as _, Narrate as _, Viewer};
use rat_a_tat_cat::{Action, Card, Event, RatATatCat, Stage};

use crate::conformance::table;
use crate::knowledge;
use crate::scene::{Scene, answer, known, play, seat};

fn younger() -> Scene {
    let setup = table(2, &[("younger-players", "on"), ("rounds", "1")]);
    Scene::at(setup, &["1 2 3 4", "5 6 7 8"]).discards("0")
}

#[test]
fn rat_26_outer_cards_lie_face_up_for_everybody() {
    let game = younger().game();
    for viewer in [Viewer::Seat(seat(0)), Viewer::Seat(seat(1)), Viewer::Spectator] {
        let rows = game.screen(viewer).rows;
        assert_eq!(rows[seat(0)], [Card::plain(1), None, None, Card::plain(4)]);
        assert_eq!(rows[seat(1)], [Card::plain(5), None, None, Card::plain(8)]);
    }
    let mut game = RatATatCat::deal(
        &table(2, &[("younger-players", "on"), ("dealer", "0")]),
        game::Seed::from_number(1),
    );
    play(&mut game, &["1 cut 9"]);
    assert_eq!(game.stage(), Stage::Turn { may_knock: None }, "nobody peeks at the start");
}

#[test]
fn rat_26_only_inner_cards_may_be_swapped() {
    let game = younger().pile("swap").after(&["1 draw", "1 use"]);
    assert_eq!(answer(&game, 1, "swap 1 0:2"), "RAT-26: outer-card");
    assert_eq!(answer(&game, 1, "swap 2 0:4"), "RAT-26: outer-card");
    assert_eq!(answer(&game, 1, "swap 2 0:3"), "ok");
    let mut listed = Vec::new();
    game.legal_actions(seat(1), &mut listed);
    assert_eq!(listed.len(), 2 * 2 + 1);
}

#[test]
fn rat_26_a_replaced_outer_card_also_lies_face_up() {
    let drawn = younger().pile("9").after(&["1 draw", "1 place 4"]);
    assert_eq!(drawn.screen(Viewer::Spectator).rows[seat(1)][3], Card::plain(9));
    assert_eq!(known(&drawn, 0, 1), "5 . . 9");
    let taken = younger().after(&["1 take 1"]);
    assert_eq!(taken.screen(Viewer::Spectator).rows[seat(1)][0], Card::plain(0));
    let inner = younger().pile("9").after(&["1 draw", "1 place 2"]);
    assert_eq!((known(&inner, 0, 1), known(&inner, 1, 1)), ("5 . . 8".into(), "5 9 . 8".into()));
}

#[test]
fn rat_27_a_taken_card_is_known_to_all_and_a_drawn_one_to_its_player() {
    let scene = Scene::new(&["1 2 3 4", "5 6 7 8", "9 9 9 9"]).discards("0").pile("4 4");
    let game = scene.after(&["1 take 2", "2 draw", "2 place 1"]);
    assert_eq!(known(&game, 0, 1), ". 0 . .");
    assert_eq!((known(&game, 2, 2), known(&game, 0, 2)), ("4 . . .".into(), ". . . .".into()));
    // What is replaced is forgotten with the card.
    let mut game = game;
    play(&mut game, &["0 draw", "0 discard", "1 draw", "1 place 2"]);
    assert_eq!(known(&game, 0, 1), ". . . .");
}

#[test]
fn rat_27_nobody_is_told_what_another_drew() {
    let before = Scene::new(&["1 2 3 4", "5 6 7 8"]).discards("0").pile("4").game();
    let mut after = before.clone();
    after.apply(seat(1), &Action::Draw);
    let told = |viewer| RatATatCat::narrate(&before, seat(1), &Action::Draw, &after, viewer);
    assert_eq!(told(Viewer::Seat(seat(1))), [Event::Drew { seat: seat(1), card: Card::plain(4) }]);
    assert_eq!(told(Viewer::Seat(seat(0))), [Event::Drew { seat: seat(1), card: None }]);
    assert_eq!(told(Viewer::Spectator), [Event::Drew { seat: seat(1), card: None }]);
}

#[test]
fn rat_27_memories_of_what_was_told_agree_with_the_views() {
    for setup in knowledge::tables() {
        assert!(knowledge::compare(&setup, 0..30) > 30, "little was compared at {setup:?}");
    }
}
