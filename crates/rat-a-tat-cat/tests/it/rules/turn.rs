use game::Game as _;
use rat_a_tat_cat::Stage;

use crate::scene::{Scene, answer, discards, known, row, seat};

const ROWS: [&str; 2] = ["1 2 3 4", "5 6 7 8"];

#[test]
fn rat_09_a_taken_discard_replaces_one_of_the_four() {
    let game = Scene::new(&ROWS).discards("9 0").after(&["1 take 3"]);
    assert_eq!(row(&game, 1), "5 6 0 8");
    assert_eq!(discards(&game), "9 7");
    assert_eq!(game.turn(), seat(0));
}

#[test]
fn rat_10_a_drawn_card_is_placed_discarded_or_used() {
    let scene = Scene::new(&ROWS).discards("9").pile("0");
    let held = scene.after(&["1 draw"]);
    assert_eq!(held.view(seat(1)).drawn, "0".parse().ok());
    assert_eq!(held.view(seat(0)).drawn, None);
    assert_eq!(held.screen(game::Viewer::Spectator).drawn, None);
    assert_eq!(answer(&held, 1, "take 1"), "RAT-10: card-drawn");
    assert_eq!(answer(&held, 1, "draw"), "RAT-10: card-drawn");
    assert_eq!(answer(&held, 1, "use"), "RAT-10: no-power");
    let placed = scene.after(&["1 draw", "1 place 1"]);
    assert_eq!((row(&placed, 1), discards(&placed)), ("0 6 7 8".into(), "9 5".into()));
    let discarded = scene.after(&["1 draw", "1 discard"]);
    assert_eq!((row(&discarded, 1), discards(&discarded)), ("5 6 7 8".into(), "9 0".into()));
    assert_eq!(answer(&discarded, 0, "place 1"), "RAT-10: nothing-drawn");
    assert_eq!(answer(&discarded, 0, "discard"), "RAT-10: nothing-drawn");
}

#[test]
fn rat_11_a_power_card_on_the_discard_pile_may_not_be_taken() {
    for power in ["peek", "swap", "draw-two"] {
        let game = Scene::new(&ROWS).discards(power).game();
        assert_eq!(answer(&game, 1, "take 1"), "RAT-11: power-stays");
        let mut listed = Vec::new();
        game.legal_actions(seat(1), &mut listed);
        assert_eq!(listed.len(), 1);
    }
}

#[test]
fn rat_12_the_whole_discard_pile_is_turned_over_when_the_draw_pile_is_empty() {
    let scene = Scene::new(&ROWS).discards("9").short_pile("");
    let game = scene.after(&["1 draw"]);
    assert_eq!(discards(&game), "");
    assert_eq!(game.view(seat(0)).table.draw_pile, 54 - 8 - 1);
    // Every card of the pile can be the next, the old top card too.
    let mut pile = scene.0.discards.clone();
    pile.sort_unstable();
    let position = game::Notation::position(&game);
    let mut now: Vec<_> = position.drawn.into_iter().chain(position.draw_pile).collect();
    assert_ne!(now, scene.0.discards, "it is shuffled");
    now.sort_unstable();
    assert_eq!(now, pile);
}

#[test]
fn rat_12_without_a_discard_there_is_nothing_to_take() {
    let game = Scene::new(&ROWS).game();
    assert_eq!(answer(&game, 1, "take 1"), "RAT-12: no-discard");
    assert_eq!(answer(&game, 1, "draw"), "ok");
}

#[test]
fn rat_17_a_power_may_be_declined() {
    for power in ["peek", "swap", "draw-two"] {
        let scene = Scene::new(&ROWS).discards("9").pile(power);
        let discarded = scene.after(&["1 draw", "1 discard"]);
        assert_eq!(discards(&discarded), format!("9 {power}"));
        assert_eq!(discarded.stage(), Stage::Turn { may_knock: Some(seat(1)) });
        let placed = scene.after(&["1 draw", "1 place 2"]);
        assert_eq!(row(&placed, 1), format!("5 {power} 7 8"));
        assert_eq!(known(&placed, 1, 1), format!(". {power} . ."));
        assert_eq!(placed.stage(), Stage::Turn { may_knock: Some(seat(1)) });
    }
}
