//! SEQ-20 to SEQ-23.

use std::collections::BTreeMap;

use game::{Game as _, Notation as _, SeatSet};
use sequence::{Edition, Foul, Sequence};

use crate::scene::{BLUE, RED, Scene, Tell as _, classic, foul, seat, setup};

#[test]
fn seq_20_a_dead_card_may_be_exchanged_once_a_turn() {
    let scene =
        || classic(&[]).chips(RED, "b1 c1").chips(BLUE, "g9 f9").hand(0, "2S 3S 5S").next("KH QH");
    let game = scene().game();
    assert_eq!(game.answer(0, "exchange 5S"), foul(Foul::NotDead));
    assert_eq!(game.answer(0, "exchange 4S"), foul(Foul::NotHeld));
    assert_eq!(
        game.actions(0),
        ["exchange 2S", "exchange 3S", "play 5S e1", "play 5S d9"],
        "one may, one need not"
    );
    let game = game.then(0, "exchange 2S");
    assert_eq!((game.hand_text(0), game.turn()), ("3S 5S KH".to_owned(), seat(0)));
    assert_eq!(game.answer(0, "exchange 3S"), foul(Foul::ExchangedAlready));
    let pile = game.screen(game::Viewer::Spectator).discards[seat(0)].clone();
    assert_eq!(pile.iter().map(ToString::to_string).collect::<Vec<_>>(), ["2S"]);
    // The next turn has an exchange of its own.
    let game = scene()
        .hand(1, "6S 7S")
        .game()
        .then(0, "exchange 2S")
        .then(0, "play 5S e1")
        .then(1, "play 6S f1");
    assert_eq!(game.answer(0, "exchange 3S"), "ok");
}

#[test]
fn seq_21_wild_and_remove_cards_can_be_dead_too() {
    let game = classic(&[]).fill("").hand(0, "JC").game();
    assert_eq!(game.answer(0, "exchange JC"), "ok");
    assert_eq!(
        classic(&[]).fill("e5").hand(0, "JC").game().answer(0, "exchange JC"),
        foul(Foul::NotDead)
    );
    assert_eq!(classic(&[]).hand(0, "JH").game().answer(0, "exchange JH"), "ok");
    assert_eq!(classic(&[]).chips(BLUE, "e5").hand(0, "JH").game().answer(0, "exchange JH"), "ok");
    let finished = classic(&[]).sequence(RED, "c3-g3").hand(0, "JH").game();
    assert_eq!(finished.answer(0, "exchange JH"), "ok");
    let one = classic(&[]).sequence(RED, "c3-g3").chips(RED, "e5").hand(0, "JH").game();
    assert_eq!(one.answer(0, "exchange JH"), foul(Foul::NotDead));
}

#[test]
fn seq_22_only_who_can_do_nothing_passes() {
    let game = classic(&[]).chips(RED, "b1").chips(BLUE, "g9").hand(0, "2S 5S").game();
    assert_eq!(game.answer(0, "pass"), foul(Foul::CanPlay));
    let game =
        classic(&[]).chips(RED, "b1 c1").chips(BLUE, "g9 f9").hand(0, "2S 3S").next("JH").game();
    assert_eq!(game.answer(0, "pass"), foul(Foul::CanExchange));
    assert_eq!(game.actions(0), ["exchange 2S", "exchange 3S"]);
    // What was drawn can be played: then it must be.
    assert_eq!(game.then(0, "exchange 2S").answer(0, "pass"), foul(Foul::CanPlay));
}

#[test]
fn seq_22_a_pass_draws_nothing_and_a_player_without_cards_passes() {
    let scene = classic(&[]).fill("").hand(0, "2S 3S").hand(1, "4S").next("5S");
    let game = scene.game().then(0, "exchange 2S");
    assert_eq!(game.actions(0), ["pass"]);
    let pile = game.view(seat(0)).table.draw_pile;
    let game = game.then(0, "pass");
    assert_eq!((game.turn(), game.view(seat(0)).table.draw_pile), (seat(1), pile));
    let game = classic(&[]).hand(1, "4S").game();
    assert_eq!(game.actions(0), ["pass"]);
    assert_eq!(game.then(0, "pass").turn(), seat(1));
}

/// Three players on a full board, each with one dead card.
fn stuck(teams_with_a_sequence: &[(game::Team, &str)]) -> Sequence {
    let scene = Scene::new(&setup(Edition::Numbers, 4, &[("table-talk", "off")]));
    let scene =
        teams_with_a_sequence.iter().fold(scene, |scene, (team, row)| scene.sequence(*team, row));
    scene.fill("").game()
}

#[test]
fn seq_22_when_all_have_passed_the_most_sequences_win() {
    let mut game = stuck(&[(RED, "c4-g4")]);
    for number in 0..4 {
        assert!(!game.is_over() && game.winners().is_empty());
        game = game.then(number, "pass");
    }
    assert_eq!(game.winners(), [seat(1), seat(3)].into_iter().collect());
    let mut game = stuck(&[]);
    for number in 0..4 {
        game = game.then(number, "pass");
    }
    assert_eq!(game.winners(), SeatSet::first(4), "equal numbers are a draw");
    assert!(game.is_over());
}

#[test]
fn seq_22_a_card_played_between_starts_the_count_anew() {
    let game = classic(&[]).hand(1, "2S").next("3S").game();
    let game = game.then(0, "pass").then(1, "play 2S b1").then(0, "pass");
    assert!(!game.is_over());
    assert_eq!(game.view(seat(0)).table.passes, 1);
    // Exchanges between passes do not.
    let game = classic(&[]).fill("").hand(1, "2S").next("3S").game();
    assert!(game.then(0, "pass").then(1, "exchange 2S").then(1, "pass").is_over());
}

#[test]
fn seq_23_the_discards_are_shuffled_when_a_card_must_be_drawn_and_none_is_there() {
    let game = classic(&[]).hand(0, "2S 3S").hand(1, "4S").draw_pile_of(1, 1).game();
    let counter = game.position().chance;
    let game = game.then(0, "play 2S b1");
    assert_eq!(
        game.view(seat(0)).table.draw_pile,
        0,
        "the last card was drawn, and nothing was shuffled yet"
    );
    assert_eq!(game.position().chance, counter);
    let game = game.then(1, "play 4S d1");
    let position = game.position();
    assert_eq!(position.discards, [], "all discard piles, whole");
    assert_eq!(position.draw_pile.len(), 104 - 3);
    assert_ne!(position.chance, counter);
    let mut counts = BTreeMap::new();
    let held = position.hands.iter().flat_map(|(_, hand)| hand.clone());
    held.chain(position.draw_pile)
        .for_each(|card| *counts.entry(card.to_string()).or_insert(0) += 1);
    assert!(
        counts.len() == 52 && counts.values().all(|&count| count == 2),
        "the card just laid is in, too"
    );
}

#[test]
fn seq_23_a_dead_card_just_laid_goes_in_too() {
    let scene = classic(&[]).chips(RED, "b1").chips(BLUE, "g9").hand(0, "2S 3S").draw_pile_of(0, 1);
    let position = scene.game().then(0, "exchange 2S").position();
    assert!(position.discards.is_empty());
    assert_eq!(position.draw_pile.len(), 104 - 2);
}
