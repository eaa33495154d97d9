//! Positions from outside: what cannot be is refused with a reason.

use game::Notation as _;
use rat_a_tat_cat::{Position, RatATatCat};
use serde_json::{Value, json};

use crate::scene::Scene;

fn position() -> Value {
    let scene = Scene::new(&["1 2 3 4", "5 6 7 8"]).discards("0");
    serde_json::to_value(scene.0).expect("plain data")
}

#[track_caller]
fn refuses(pointer: &str, value: Value, why: &str) {
    let mut changed = position();
    match (changed.pointer_mut(pointer), pointer.strip_prefix('/')) {
        (Some(place), _) => *place = value,
        (None, Some(name)) => changed[name] = value,
        (None, None) => panic!("{pointer} is no pointer"),
    }
    let error = match serde_json::from_value::<Position>(changed) {
        Err(error) => error.to_string(),
        Ok(position) => RatATatCat::from_position(&position).expect_err(why).to_string(),
    };
    assert!(error.contains(why), "{error}");
}

#[test]
fn a_position_that_cannot_be_is_refused_by_name() {
    refuses("/dealer", json!(2), "the dealer is seat 2");
    refuses("/turn", json!(5), "the player in turn is seat 5");
    refuses("/knocker", json!(1), "nobody can have knocked");
    refuses("/knocker", json!(3), "the knocker is seat 3");
    refuses("/rows/0/0/card", json!("9"), "the card 1 is there 3 times");
    refuses("/rows/0/0/card", json!("10"), "there is no card \"10\"");
    refuses("/rows/0/0/known", json!([4]), "not at the table");
    refuses("/rows/0/0/from", json!(2), "a pile that has not been");
    refuses("/rows/0/0/from", json!(255), "everybody has seen it");
    refuses("/rows", json!([[], []]), "the card 1 is there 3 times");
    refuses("/pile", json!(0), "no draw pile number 0");
    refuses("/pile", json!(27), "no draw pile number 27");
    refuses("/put_back", json!(["5"]), "cannot have been put back");
    refuses("/put_back", json!(["peek", "peek", "peek", "peek"]), "cannot have been put back");
    refuses("/stage", json!("over"), "not over by its sheet");
    refuses("/stage", json!("cut"), "the row of seat 0 has 4 cards, not 0");
    refuses("/stage", json!({ "drawn": { "another": false } }), "a drawn card goes with");
    refuses("/stage", json!({ "turn": { "may_knock": 1 } }), "only the player before may knock");
    refuses("/stage", json!({ "looking": { "spot": "2" } }), "whoever looks at a card knows it");
    refuses("/stage", json!({ "first-look": { "looked": [0], "ready": [] } }), "knows the cards");
    refuses("/stage", json!({ "first-look": { "looked": [], "ready": [0, 1] } }), "it is over");
    refuses("/sheet", json!([[3, 4]]), "over by its sheet");
    refuses("/sheet", json!([[3, null]]), "exactly those who are in");
    refuses("/sheet", json!([[3, 37]]), "at most 36 points");
    refuses("/sheet", json!([[3]]), "another number of seats");
    refuses("/time_up", json!(true), "no clock ends this game");
    let end = json!({ "knocker": 0, "shown": [[], []], "counted": [[], []] });
    refuses("/last_round", end, "no round is over yet");
}
