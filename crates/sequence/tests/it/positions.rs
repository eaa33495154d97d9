//! Positions as text: read back exactly, and impossible ones refused by name.

use game::Notation as _;
use sequence::{Board, Edition, Position, Sequence};
use serde_json::{Value, json};

use crate::scene::{BLUE, RED, Scene, Tell as _, classic, seat, setup};

/// What is wrong with a position after `change`, as the reader tells it.
#[track_caller]
fn fault(scene: Scene, change: impl FnOnce(&mut Value)) -> String {
    let mut json = serde_json::to_value(scene.position()).expect("plain data");
    change(&mut json);
    match serde_json::from_value::<Position>(json) {
        Err(fault) => fault.to_string(),
        Ok(position) => {
            Sequence::from_position(&position).expect_err("an impossible position").to_string()
        }
    }
}

fn full() -> Scene {
    classic(&[]).hand(0, "2S 3S").hand(1, "4S").chips(BLUE, "e5").chips(RED, "f5")
}

#[test]
fn a_wrong_number_of_a_card() {
    let text = fault(full(), |json| json["hands"][1] = json!(["4S", "2S"]));
    assert_eq!(text, "the card 2S is there 3 times in all, but the pack holds 2");
    let text = fault(full(), |json| json["hands"][1] = json!([]));
    assert_eq!(text, "the card 4S is there 1 times in all, but the pack holds 2");
    let text = fault(full(), |json| json["hands"][1] = json!(["persian"]));
    assert_eq!(text, "there is no card persian in the pack of sequence");
    let text = fault(full(), |json| json["hands"][1] = json!(["11S"]));
    assert_eq!(text, "there is no card \"11S\"");
    let thrice = json!([["2S", "2S"], ["2S"]]);
    let text = fault(full(), |json| json["hands_at_shuffle"] = thrice);
    assert_eq!(text, "the card 2S is there 3 times in all, but the pack holds 2");
}

#[test]
fn a_wrong_board() {
    let row = |number: usize, text: &str| {
        let text = text.to_owned();
        move |json: &mut Value| json["board"][number] = json!(text)
    };
    assert_eq!(
        fault(full(), row(0, "b . . . . . . . . **")),
        "space a1 is a free corner and takes no chip"
    );
    assert_eq!(
        fault(full(), row(1, ". br . . . . . . . .")),
        "space b2 has chips of two teams: \"br\""
    );
    assert_eq!(
        fault(full(), row(1, ". x . . . . . . . .")),
        "space b2 says \"x\"; a space is one of **, ., b, r, g, B, R, G"
    );
    assert_eq!(fault(full(), row(1, "** . . . . . . . . .")), "space a2 is no free corner");
    assert_eq!(
        fault(full(), row(1, ". .")),
        "no board has 10 rows and a row of 2 spaces; boards are 10 by 10, 7 by 12 or 8 by 8"
    );
    assert_eq!(
        fault(full(), row(1, ". g . . . . . . . .")),
        "chips: there is no green team at this table"
    );
    let cats = Scene::new(&setup(Edition::Cats, 2, &[])).position();
    let text =
        fault(full(), |json| json["board"] = serde_json::to_value(cats.board).expect("plain data"));
    assert_eq!(text, "the board is that of sequence-cats, not of sequence");
    assert!(Board::from_rows::<&str>(&[]).is_err());
}

#[test]
fn wrong_sequences() {
    let text = fault(full().chips(BLUE, "a5 b5 c5 d5"), |_| ());
    assert_eq!(
        text,
        "five blue chips stand in a row at a5-e5, but they are not among the sequences"
    );
    let text = fault(full(), |json| json["sequences"] = json!([["blue", "a5-e5"]]));
    assert_eq!(text, "a5-e5 is no blue sequence: there is no blue chip on a5");
    let text = fault(full(), |json| json["board"][4] = json!(". . . . B r . . . ."));
    assert_eq!(text, "the chip on e5 is turned but is not part of a sequence");
    let text = fault(full().sequence(RED, "c3-g3"), |json| {
        json["board"][2] = json!(". . r R R R R . . .");
    });
    assert_eq!(text, "the chip on c3 is part of a sequence and must be turned (a capital letter)");
    let text = fault(full().sequence(RED, "c3-g3").chips(RED, "h3"), |json| {
        json["sequences"] = json!([["red", "c3-g3"], ["red", "d3-h3"]]);
    });
    assert_eq!(text, "the sequences c3-g3 and d3-h3 share more than one space");
    let text = fault(full(), |json| json["sequences"] = json!([["blue", "a5-f5"]]));
    assert!(text.starts_with("\"a5-f5\" is no row"), "{text}");
    let text = fault(full(), |json| json["sequences"] = json!([["pink", "a5-e5"]]));
    assert!(text.starts_with("there is no team \"pink\""), "{text}");
}

#[test]
fn wrong_hands_seats_and_options() {
    let text = fault(full(), |json| {
        let pile = json["draw_pile"].as_array_mut().expect("a list");
        let six: Vec<Value> = pile.drain(..7).collect();
        json["hands"][1].as_array_mut().expect("a list").extend(six);
    });
    assert_eq!(text, "the hand of seat 1 is too large: 8 cards where at most 7 are held");
    assert_eq!(
        fault(full(), |json| json["hands"] = json!([[]])),
        "there are 1 hands for 2 players"
    );
    assert_eq!(fault(full(), |json| json["turn"] = json!(2)), "turn: the table has no seat 2");
    assert_eq!(
        fault(full(), |json| json["turn"] = json!(12)),
        "there is no seat 12; seats run from 0 to 11"
    );
    assert_eq!(
        fault(full(), |json| json["passes"] = json!(3)),
        "3 passes in a row are too many for 2 players"
    );
    let text = fault(full(), |json| json["may_draw"] = json!([1]));
    assert_eq!(text, "may_draw: cards are drawn automatically at this table");
    let text = fault(full(), |json| json["setup"]["options"]["colour"] = json!("on"));
    assert_eq!(
        text,
        "there is no option \"colour\" in this game; it has drawing, advanced, table-talk"
    );
    let text = fault(full(), |json| json["setup"]["options"]["drawing"] = json!("never"));
    assert_eq!(
        text,
        "the option \"drawing\" cannot be \"never\"; it is one of automatic / by-hand"
    );
    let text = fault(full(), |json| json["setup"]["players"] = json!(5));
    assert!(text.starts_with("SEQ-01: 5 players cannot be seated"), "{text}");
    let text = fault(full(), |json| json["wind"] = json!("north"));
    assert!(text.starts_with("unknown field `wind`"), "{text}");
}

#[test]
fn wrong_draws_and_calls() {
    let by_hand =
        || classic(&[("drawing", "by-hand")]).hand(0, "2S").hand(1, "2H 3H 4H 5H 6H 7H 8H");
    let text = fault(by_hand(), |json| json["may_draw"] = json!([0]));
    assert_eq!(text, "may_draw: seat 0 cannot draw, it is that seat's own turn");
    let text = fault(by_hand(), |json| json["may_draw"] = json!([1]));
    assert_eq!(text, "may_draw: seat 1 cannot draw, that hand is full");
    let vote = json!({"vote": {"team": "blue", "caller": 1, "yes": [1], "no": []}});
    let text = fault(full(), |json| json["call"] = vote.clone());
    assert_eq!(text, "table talk cannot be called at this table");
    let talk = || Scene::new(&setup(Edition::Classic, 4, &[("table-talk", "on")])).hand(0, "2S");
    let text = fault(talk(), |json| json["call"] = vote.clone());
    assert_eq!(text, "a call of blue is open, but blue is not among the teams called");
    let called = |call: Value| {
        move |json: &mut Value| {
            json["called"] = json!(["blue"]);
            json["call"] = call;
        }
    };
    let text =
        fault(talk(), called(json!({"vote": {"team": "blue", "caller": 1, "yes": [2], "no": []}})));
    assert_eq!(text, "seat 2 has no vote in this call, or votes twice");
    let text = fault(
        talk(),
        called(json!({"vote": {"team": "blue", "caller": 1, "yes": [1, 3], "no": []}})),
    );
    assert_eq!(text, "all have answered the call, so it cannot be open");
    let text = fault(talk(), called(json!({"give": {"team": "blue", "given": {"0": "3S"}}})));
    assert_eq!(text, "seat 0 cannot give the card 3S");
}

#[test]
fn what_is_left_out_has_its_usual_value() {
    let mut json = serde_json::to_value(full().position()).expect("plain data");
    let fields = json.as_object_mut().expect("an object");
    for name in
        ["sequences", "discards", "exchanged", "passes", "may_draw", "bots", "called", "chance"]
    {
        fields.remove(name);
    }
    let position: Position = serde_json::from_value(json).expect("the rest suffices");
    let game = Sequence::from_position(&position).expect("a possible position");
    let chance = serde_json::to_value(game.position().chance).expect("plain data");
    assert_eq!(chance, json!({"seed": "0".repeat(64), "counter": 0}));
    assert_eq!(game.turn(), seat(0));
}

/// Every kind of pending thing survives the text exactly.
#[test]
fn positions_in_the_middle_of_things_read_back_exactly() {
    let talk = || {
        let table = setup(Edition::Classic, 4, &[("table-talk", "on"), ("drawing", "by-hand")]);
        Scene::new(&table)
            .hand(0, "2S 2H")
            .hand(1, "3S")
            .hand(2, "4S")
            .hand(3, "5S")
            .bots(&[2])
            .game()
    };
    let games = [
        talk(),
        talk().then(0, "play 2S b1"),
        talk().then(1, "call blue"),
        talk().then(1, "call blue").then(3, "vote yes"),
        talk().then(1, "call blue").then(3, "vote yes").then(2, "give 4S"),
        talk().then(1, "call blue").then(3, "vote yes").then(2, "give 4S").then(0, "give 2H"),
        classic(&[]).hand(0, "2S").draw_pile_of(0, 1).game().then(0, "play 2S b1"),
        classic(&[]).game().then(0, "pass").then(1, "pass"),
        classic(&[("advanced", "on")])
            .sequence(RED, "c3-g3")
            .hand(0, "JH")
            .game()
            .then(0, "play JH c3"),
    ];
    for game in games {
        let text = serde_json::to_string_pretty(&game.position()).expect("plain data");
        let position: Position = serde_json::from_str(&text).expect("it reads what it writes");
        assert_eq!(Sequence::from_position(&position).expect("a possible position"), game);
    }
}
