//! SEQ-12 to SEQ-19.

use game::{Game as _, Rng, Seed, SetupFault};
use sequence::{Edition, Foul, Sequence, Setup};

use crate::scene::{BLUE, RED, Scene, Tell as _, classic, foul, mark, seat, setup};

#[test]
fn seq_12_a_card_puts_a_chip_on_a_space_it_names() {
    let game = classic(&[]).hand(0, "2S 9D").hand(1, "3S").chips(RED, "g9").game();
    assert_eq!(game.actions(0), ["play 2S b1", "play 9D h5", "play 9D f10"]);
    let game = game.then(0, "play 9D h5");
    assert_eq!(mark(&game, "h5"), "b");
    let screen = game.screen(game::Viewer::Spectator);
    assert_eq!(
        screen.discards[seat(0)].iter().map(ToString::to_string).collect::<Vec<_>>(),
        ["9D"]
    );
    assert!(screen.discards[seat(1)].is_empty());
}

#[test]
fn seq_12_not_on_a_covered_or_foreign_space_nor_with_a_card_one_lacks() {
    let game = classic(&[]).hand(0, "2S").hand(1, "3S").chips(RED, "g9").chips(BLUE, "c4").game();
    assert_eq!(game.answer(0, "play 2S g9"), foul(Foul::Covered));
    assert_eq!(game.answer(0, "play 2S d1"), foul(Foul::WrongSpace));
    assert_eq!(game.answer(0, "play 3S c1"), foul(Foul::NotHeld));
    assert_eq!(game.answer(0, "play persian c1"), foul(Foul::NotHeld));
}

#[test]
fn seq_13_a_place_anywhere_card_takes_any_uncovered_space() {
    for (edition, card, spaces) in
        [(Edition::Classic, "JC", 96), (Edition::Cats, "PURRR", 84), (Edition::Numbers, "Plus", 60)]
    {
        let game = Scene::new(&setup(edition, 2, &[]))
            .hand(0, card)
            .chips(RED, "c3")
            .chips(BLUE, "d3")
            .game();
        assert_eq!(game.actions(0).len(), spaces - 2);
        assert_eq!(game.answer(0, &format!("play {card} c3")), foul(Foul::CoveredAnywhere));
        assert_eq!(mark(&game.then(0, &format!("play {card} e3")), "e3"), "b");
    }
    // Both jacks with two eyes, clubs and diamonds; not the red ones.
    assert_eq!(classic(&[]).hand(0, "JD").game().actions(0).len(), 96);
}

#[test]
fn seq_14_a_remove_card_takes_an_opponents_chip_and_nothing_else() {
    for (edition, card) in [
        (Edition::Classic, "JH"),
        (Edition::Classic, "JS"),
        (Edition::Cats, "MEOW"),
        (Edition::Numbers, "Minus"),
    ] {
        let game = Scene::new(&setup(edition, 2, &[]))
            .hand(0, card)
            .chips(RED, "c3 e5")
            .chips(BLUE, "d3")
            .game();
        assert_eq!(game.actions(0), [format!("play {card} c3"), format!("play {card} e5")]);
        assert_eq!(game.answer(0, &format!("play {card} d3")), foul(Foul::OwnChip));
        assert_eq!(game.answer(0, &format!("play {card} d4")), foul(Foul::NoChip));
        let after = game.then(0, &format!("play {card} c3"));
        let board = after.view(seat(0)).table.board;
        assert_eq!((board.chips(BLUE).len(), board.chips(RED).len()), (1, 1));
        assert_eq!(mark(&after, "c3"), ".");
        assert_eq!(after.view(seat(0)).hand.len(), 1, "one draws as after any card");
    }
}

#[test]
fn seq_14_a_team_mates_chip_is_ones_own() {
    let game =
        Scene::new(&setup(Edition::Classic, 4, &[])).hand(2, "JH").chips(BLUE, "c3").turn(2).game();
    assert_eq!(game.answer(2, "play JH c3"), foul(Foul::OwnChip));
}

#[test]
fn seq_15_a_chip_of_a_finished_sequence_stays() {
    let game = classic(&[]).sequence(RED, "c3-g3").chips(RED, "h3").hand(0, "JH").game();
    assert_eq!(game.answer(0, "play JH c3"), foul(Foul::FinishedSequence));
    assert_eq!(game.actions(0), ["play JH h3"], "the sixth chip of the line is no part of it");
}

#[test]
fn seq_16_advanced_an_eye_takes_a_finished_sequence_apart() {
    let scene = || classic(&[("advanced", "on")]).hand(0, "JH");
    let game = scene().sequence(RED, "c3-g3").game().then(0, "play JH e3");
    assert!(game.sequences_text().is_empty());
    assert_eq!(
        ["c3", "d3", "e3", "f3", "g3"].map(|space| mark(&game, space)),
        ["r", "r", ".", "r", "r"]
    );
    // Of six in a line five may still stand: they are a sequence at once.
    let game = scene().sequence(RED, "c3-g3").chips(RED, "h3").game().then(0, "play JH c3");
    assert_eq!(game.sequences_text(), ["red d3-h3"]);
    assert_eq!((mark(&game, "d3"), mark(&game, "h3")), ("R".to_owned(), "R".to_owned()));
    // Of several such fives it is the one next to the gap, on either side.
    let game = scene().sequence(RED, "b3-f3").chips(RED, "g3 h3 i3").game().then(0, "play JH b3");
    assert_eq!(game.sequences_text(), ["red c3-g3"]);
    let game = scene().sequence(RED, "e3-i3").chips(RED, "b3 c3 d3").game().then(0, "play JH i3");
    assert_eq!(game.sequences_text(), ["red d3-h3"]);
    // Other lines do not matter.
    let game = scene().sequence(RED, "c3-g3").chips(RED, "c4 c5 c6").game().then(0, "play JH c3");
    assert!(game.sequences_text().is_empty());
}

#[test]
fn seq_16_only_in_sequence_and_only_with_two_teams() {
    let three = Setup::new(Edition::Classic, 3, None, [("advanced", "on")]);
    assert!(matches!(three, Err(SetupFault::DoesNotFit { .. })), "{three:?}");
    let cats = Setup::new(Edition::Cats, 2, None, [("advanced", "on")]);
    assert!(matches!(cats, Err(SetupFault::UnknownOption { .. })), "{cats:?}");
}

#[test]
fn seq_17_a_play_draws_one_card() {
    let game = classic(&[]).hand(0, "2S 3S").hand(1, "4S").next("KH QH").game();
    assert_eq!(game.answer(0, "draw"), foul(Foul::DrawsItself));
    let game = game.then(0, "play 2S b1");
    assert_eq!(game.hand_text(0), "3S KH");
    assert_eq!(game.then(1, "play 4S d1").hand_text(1), "QH");
    let game = classic(&[("drawing", "by-hand")])
        .hand(0, "2S")
        .hand(1, "4S")
        .next("KH")
        .game()
        .then(0, "play 2S b1");
    assert_eq!(game.hand_text(0), "");
    assert_eq!(game.then(0, "draw").hand_text(0), "KH");
}

/// Three players who draw by hand and hold two cards each.
fn by_hand() -> Scene {
    let table = setup(Edition::Classic, 3, &[("drawing", "by-hand")]);
    Scene::new(&table).hand(0, "2S 2H").hand(1, "3S 3H").hand(2, "4S 4H").next("KH QH 10H 9H")
}

#[test]
fn seq_18_one_may_draw_until_a_later_player_has_played_and_drawn() {
    let game = by_hand().game().then(0, "play 2S b1");
    assert_eq!(game.answer(1, "draw"), foul(Foul::NothingToDraw));
    // The next player has played but not drawn: there is still time.
    let late = game.clone().then(1, "play 3S c1").then(0, "draw");
    assert_eq!(late.hand_text(0), "2H KH");
    assert_eq!(late.answer(0, "draw"), foul(Foul::NothingToDraw));
    assert_eq!(
        late.answer(1, "draw"),
        "ok",
        "an earlier player's draw takes nothing from a later one"
    );
    // Now the next player has drawn: the card is lost for good.
    let lost = game.then(1, "play 3S c1").then(1, "draw");
    assert_eq!(lost.answer(0, "draw"), foul(Foul::NothingToDraw));
    let again = lost.then(2, "play 4S d1").then(2, "draw").then(0, "play 2H e6").then(0, "draw");
    assert_eq!(again.hand_text(0), "10H", "a hand that has lost a card stays smaller");
}

#[test]
fn seq_18_any_later_player_ends_the_right_and_so_does_a_pass() {
    let game = by_hand().game().then(0, "play 2S b1").then(1, "play 3S c1");
    let two = game.clone().then(2, "play 4S d1").then(2, "draw");
    assert_eq!(two.answer(1, "draw"), foul(Foul::NothingToDraw));
    let table = setup(Edition::Classic, 3, &[("drawing", "by-hand")]);
    let game = Scene::new(&table)
        .hand(0, "2S")
        .hand(1, "3S")
        .game()
        .then(0, "play 2S b1")
        .then(1, "play 3S c1");
    assert_eq!(game.answer(1, "draw"), "ok");
    assert_eq!(game.then(2, "pass").answer(1, "draw"), foul(Foul::NothingToDraw));
}

#[test]
fn seq_18_ones_own_next_turn_ends_the_right() {
    let table = setup(Edition::Classic, 2, &[("drawing", "by-hand")]);
    let game = Scene::new(&table).hand(0, "2S 2H").hand(1, "3S").game().then(0, "play 2S b1");
    assert_eq!(game.answer(0, "draw"), "ok");
    let game = game.then(1, "play 3S c1");
    assert_eq!(game.answer(0, "draw"), foul(Foul::NothingToDraw));
    assert_eq!(game.answer(1, "draw"), "ok");
    assert_eq!(game.must_act().len(), 1);
    assert_eq!(game.may_act().len(), 2);
}

#[test]
fn seq_18_a_dead_cards_exchange_is_not_this_draw() {
    let table = setup(Edition::Classic, 3, &[("drawing", "by-hand")]);
    let scene = Scene::new(&table).chips(RED, "c1 f9").hand(0, "2S").hand(1, "3S 5S").next("KH QH");
    let game = scene.game().then(0, "play 2S b1").then(1, "exchange 3S");
    assert_eq!(game.hand_text(1), "5S KH", "it draws at once");
    assert_eq!(game.answer(0, "draw"), "ok");
}

#[test]
fn seq_19_chips_that_lie_stay() {
    for number in 0..200 {
        let mut game = Sequence::deal(&setup(Edition::Classic, 2, &[]), Seed::from_number(number));
        let (mut rng, mut buffer) = (Rng::new(number), Vec::new());
        while let Some(player) = game.must_act().iter().next() {
            let action =
                game.random_action(player, &mut rng, &mut buffer).expect("nobody is stuck");
            let before = game.view(seat(0)).table.board;
            game.apply(player, &action);
            let after = game.view(seat(0)).table.board;
            let text = action.to_string();
            let removes = text.starts_with("play JH") || text.starts_with("play JS");
            for team in [BLUE, RED] {
                let gone = before.chips(team).difference(after.chips(team));
                let expected = u32::from(removes && game.team(player) != team);
                assert_eq!(gone.len(), expected, "{text}");
            }
        }
    }
}
