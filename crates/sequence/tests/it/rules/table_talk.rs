//! SEQ-27.

use game::{Game as _, Occupant, SeatSet, SetupFault};
use sequence::{Edition, Foul, Sequence, Setup};

use crate::scene::{Scene, Tell as _, foul, seat, setup};

/// Four players in two teams who may call table talk, with two cards each.
fn table() -> Scene {
    let table = setup(Edition::Classic, 4, &[("table-talk", "on")]);
    Scene::new(&table).hand(0, "2S 2H").hand(1, "3S 3H").hand(2, "4S 4H").hand(3, "5S 5H")
}

fn six() -> Scene {
    let table = setup(Edition::Classic, 6, &[("table-talk", "on")]);
    let cards = ["2S", "3S", "4S", "5S", "6S", "7S"];
    (0..6).zip(cards).fold(Scene::new(&table), |scene, (number, card)| scene.hand(number, card))
}

fn pile(game: &Sequence, number: u8) -> Vec<String> {
    game.screen(game::Viewer::Spectator).discards[seat(number)]
        .iter()
        .map(ToString::to_string)
        .collect()
}

#[test]
fn seq_27_a_call_that_stands_costs_every_member_a_card() {
    let game = table().game().then(1, "call blue");
    assert_eq!(game.must_act(), SeatSet::only(seat(3)), "the caller has agreed already");
    let game = game.then(3, "vote yes");
    assert_eq!(game.must_act(), [seat(0), seat(2)].into_iter().collect());
    let game = game.then(2, "give 4H").then(0, "give 2S");
    assert_eq!((pile(&game, 0), pile(&game, 2)), (vec!["2S".to_owned()], vec!["4H".to_owned()]));
    assert_eq!(
        (game.hand_text(0), game.hand_text(2)),
        ("2H".to_owned(), "4S".to_owned()),
        "nothing is drawn for it"
    );
    assert_eq!(game.turn(), seat(0), "and the turn is where it was");
    let game = game.then(0, "play 2H e6");
    assert_eq!(game.view(seat(0)).hand.len(), 1, "the hand stays smaller");
}

#[test]
fn seq_27_more_than_half_of_the_human_opponents_must_agree() {
    let game = table().game().then(1, "call blue").then(3, "vote no");
    assert_eq!(game.must_act(), SeatSet::only(seat(0)), "a tie fails, and nothing has changed");
    assert_eq!(game.hand_text(0), "2S 2H");
    let six = six().game().then(1, "call blue").then(3, "vote no").then(5, "vote yes");
    assert_eq!(six.must_act().len(), 3, "two of three agree");
    // Bots have no say: the one person decides.
    let game = table().bots(&[3]).game().then(1, "call blue");
    assert_eq!(game.must_act().len(), 2);
    assert_eq!(table().bots(&[3]).game().answer(3, "call blue"), foul(Foul::OnlyPeopleCall));
}

#[test]
fn seq_27_who_may_call_whom_and_when() {
    let game = table().game();
    assert_eq!(game.answer(0, "call blue"), foul(Foul::NotAnOpponent));
    assert_eq!(game.answer(1, "call green"), foul(Foul::NotAnOpponent));
    assert_eq!(game.answer(1, "vote yes"), foul(Foul::NoCall));
    assert_eq!(game.answer(1, "give 3S"), foul(Foul::NoCall));
    assert!(game.actions(1).is_empty(), "nobody has to call, so it is not listed");
    assert_eq!(game.may_act(), SeatSet::first(4));
    let game = game.then(1, "call blue").then(3, "vote no");
    assert_eq!(game.answer(3, "call blue"), foul(Foul::CalledAlready));
    assert_eq!(game.answer(0, "call red"), "ok");
    assert_eq!(
        game.then(0, "play 2S b1").answer(3, "call blue"),
        "ok",
        "a card was played: a new turn"
    );
}

#[test]
fn seq_27_play_stands_still_while_a_call_is_open() {
    let game = table().game().then(1, "call blue");
    for (number, action) in [(0, "play 2S b1"), (0, "pass"), (0, "call red"), (1, "give 3S")] {
        assert_eq!(game.answer(number, action), foul(Foul::CallOpen));
    }
    assert_eq!(game.answer(1, "vote no"), foul(Foul::NoSay), "the caller has had theirs");
    assert_eq!(game.answer(0, "vote no"), foul(Foul::NoSay));
    let game = game.then(3, "vote yes").then(0, "give 2S");
    assert_eq!(game.answer(0, "give 2H"), foul(Foul::NoSay));
    assert_eq!(game.answer(1, "give 3S"), foul(Foul::NoSay));
    assert_eq!(game.answer(2, "give 2S"), foul(Foul::NotHeld));
    assert_eq!(game.answer(0, "play 2H e6"), foul(Foul::CallOpen));
}

#[test]
fn seq_27_cards_are_chosen_unseen_and_laid_together_in_seat_order() {
    let game = table().game().then(1, "call blue").then(3, "vote yes").then(2, "give 4H");
    assert!(pile(&game, 2).is_empty(), "nothing is laid before all have chosen");
    let other = table().game().then(1, "call blue").then(3, "vote yes").then(2, "give 4S");
    for number in [0, 1, 3] {
        assert_eq!(
            game.view(seat(number)),
            other.view(seat(number)),
            "and nobody sees what was chosen"
        );
    }
    let game = game.then(0, "give 2S");
    let laid: Vec<u8> = game.view(seat(0)).discards.iter().map(|(seat, _)| seat.number()).collect();
    assert_eq!(laid, [0, 2]);
}

#[test]
fn seq_27_whoever_has_no_card_gives_none() {
    let table = setup(Edition::Classic, 4, &[("table-talk", "on")]);
    let game = Scene::new(&table)
        .hand(0, "2S")
        .hand(1, "3S")
        .game()
        .then(1, "call blue")
        .then(3, "vote yes");
    assert_eq!(game.must_act(), SeatSet::only(seat(0)));
    let game = game.then(0, "give 2S");
    assert_eq!(game.actions(0), ["pass"]);
    // If nobody has one, play simply goes on.
    let nobody = Scene::new(&table).hand(1, "3S").game().then(1, "call blue").then(3, "vote yes");
    assert_eq!(nobody.must_act(), SeatSet::only(seat(0)));
    assert_eq!(nobody.actions(0), ["pass"]);
}

#[test]
fn seq_27_a_bot_that_takes_over_has_no_vote() {
    let mut game = six().game().then(1, "call blue").then(3, "vote no");
    game.seat_change(seat(5), Occupant::Bot);
    assert_eq!(game.must_act(), SeatSet::only(seat(0)), "one of two is a tie");
    let mut game = six().game().then(1, "call blue").then(5, "vote no");
    game.seat_change(seat(5), Occupant::Bot);
    assert_eq!(game.must_act(), SeatSet::only(seat(3)), "nor does its earlier vote count");
    assert_eq!(game.then(3, "vote yes").must_act().len(), 3);
}

#[test]
fn seq_27_where_it_can_be_called() {
    let talk = |edition, players, options: &[(&'static str, &'static str)]| {
        Setup::new(edition, players, None, options.iter().copied()).map(|setup| setup.table_talk())
    };
    assert_eq!(talk(Edition::Classic, 4, &[]), Ok(false));
    assert_eq!(talk(Edition::Numbers, 4, &[]), Ok(true));
    assert_eq!(talk(Edition::Numbers, 4, &[("table-talk", "off")]), Ok(false));
    assert_eq!(talk(Edition::Numbers, 3, &[]), Ok(false), "nobody has a team-mate");
    assert!(matches!(
        talk(Edition::Classic, 2, &[("table-talk", "on")]),
        Err(SetupFault::DoesNotFit { .. })
    ));
    assert!(matches!(
        talk(Edition::Cats, 4, &[("table-talk", "on")]),
        Err(SetupFault::UnknownOption { .. })
    ));
    let silent = Scene::new(&setup(Edition::Classic, 4, &[])).game();
    assert_eq!(silent.answer(1, "call blue"), foul(Foul::NoTableTalk));
}
