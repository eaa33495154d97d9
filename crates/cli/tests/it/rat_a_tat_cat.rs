//! Rat-a-Tat Cat at the command line.

use expect_test::expect;

use crate::kvold::{kvold, kvold_with};

/// The position after these actions, each a seat and an action.
#[track_caller]
fn after(actions: &[(&str, &str)]) -> String {
    let seed = "0".repeat(64);
    let mut position =
        kvold(&format!("deal rat-a-tat-cat --players 2 --set dealer=0 --seed {seed}"), "").done();
    for (seat, action) in actions {
        let args = ["try", "-", "--seat", seat, "--action", action];
        position = kvold_with(&args, &position, &[]).done();
    }
    position
}

const OPENING: [(&str, &str); 5] =
    [("1", "cut 20"), ("0", "look"), ("1", "look"), ("0", "ready"), ("1", "ready")];

#[test]
fn a_view_recalls_and_a_screen_does_not() {
    let position = after(&OPENING);
    let view = kvold("view - --seat 1", &position).done();
    expect![[r#"
        Seat 0: . . . .
        Seat 1: 9 . . 0
        Discard pile: 3
        Draw pile: 45 cards.
        Dealer: Seat 0.
        The game waits for: Seat 1.
        Not seen: 0 0 0 1 1 1 1 2 2 2 2 3 3 3 4 4 4 4 5 5 5 5 6 6 6 6 7 7 7 7 8 8 8 8 9 9 9 9 9 9 9 9 peek peek peek swap swap swap draw-two draw-two draw-two
    "#]].assert_eq(&view);
    let screen = kvold("view - --seat 1 --screen", &position).done();
    expect![[r#"
        Seat 0: . . . .
        Seat 1: . . . .
        Discard pile: 3
        Draw pile: 45 cards.
        Dealer: Seat 0.
        The game waits for: Seat 1.
    "#]]
    .assert_eq(&screen);
}

#[test]
fn a_refusal_names_the_rule_in_ones_own_language() {
    let position = after(&OPENING);
    let refused = |language: &str| {
        let args = ["--lang", language, "try", "-", "--seat", "0", "--action", "knock"];
        kvold_with(&args, &position, &[]).failed(1)
    };
    expect!["RAT-18: You can knock after your own turn, until the next player acts."]
        .assert_eq(&refused("en"));
    expect!["RAT-18: Du kan banke etter din egen tur, til neste spiller gjør noe."]
        .assert_eq(&refused("nb"));
    expect![
        "RAT-18: Þú getur bankað þegar þú hefur leikið, þar til næsti leikmaður gerir eitthvað."
    ]
    .assert_eq(&refused("is"));
}

#[test]
fn bots_play_whole_matches_of_every_length() {
    for length in ["rounds", "points"] {
        let args = format!(
            "simulate rat-a-tat-cat --players 4 --games 3 --set length={length} --bots threshold,forgetful --json"
        );
        assert_eq!(kvold(&args, "").json()["games"], 3, "{length}");
    }
}
