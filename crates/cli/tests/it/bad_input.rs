use crate::kvold::{deal, kvold, kvold_with};

/// The dealt position with one piece of text replaced, which has to be there.
#[track_caller]
fn changed(from: &str, to: &str) -> String {
    let deal = deal();
    assert!(deal.contains(from), "{from} is not in {deal}");
    deal.replacen(from, to, 1)
}

#[track_caller]
fn position_refused(position: &str, sentence: &str) {
    assert_eq!(kvold("moves - --seat 0", position).failed(2), sentence);
}

#[track_caller]
fn action_refused(seat: &str, action: &str, code: i32, sentence: &str) {
    let reply = kvold_with(&["try", "-", "--seat", seat, "--action", action], &deal(), &[]);
    let error = reply.failed(code);
    assert!(error.starts_with(sentence), "{error}");
}

#[test]
fn an_unknown_game() {
    let games: Vec<&str> = catalog::ids().collect();
    let error = format!("there is no game \"chess\"; there are {}", games.join(", "));
    assert_eq!(kvold("deal chess --players 2", "").failed(2), error);
    assert_eq!(kvold("simulate chess --players 2", "").failed(2), error);
    let position = changed("\"game\": \"sequence\"", "\"game\": \"chess\"");
    assert_eq!(kvold("moves - --seat 0", &position).failed(2), error);
}

#[test]
fn players_that_cannot_be_seated() {
    for (args, sentence) in [
        (
            "sequence --players 5",
            "SEQ-01: 5 players cannot be split into teams of equal size. The game seats 2, 3, 4, 6, 8, 9, 10, 12.",
        ),
        (
            "sequence --players 1",
            "SEQ-01: One player is too few. The game seats 2, 3, 4, 6, 8, 9, 10, 12.",
        ),
        ("sequence-cats --players 8", "SEQ-01: 8 players are too many. The game seats 2, 3, 4, 6."),
        (
            "sequence --players 4 --teams 3",
            "SEQ-01: 4 players cannot play in 3 teams. They can play in 2.",
        ),
        (
            "sequence --players 3 --set advanced=on",
            "SEQ-16: With three teams the first sequence ends the game.",
        ),
        ("sequence-cats --players 2 --set dealer=2", "SEQ-04: The table has no such seat."),
        (
            "sequence-cats --players 8 --lang is",
            "SEQ-01: Of margir leikmenn: 8. Spilið er fyrir 2, 3, 4, 6.",
        ),
        (
            "sequence --players 5 --lang is",
            "SEQ-01: 5 leikmenn skiptast ekki í jafnstór lið. Spilið er fyrir 2, 3, 4, 6, 8, 9, 10, 12.",
        ),
    ] {
        assert_eq!(kvold(&format!("deal {args}"), "").failed(1), sentence);
    }
}

#[test]
fn an_unknown_option_or_value() {
    for (args, sentence) in [
        (
            "sequence --players 2 --set colour=red",
            "there is no option \"colour\" in this game; it has drawing, advanced, table-talk",
        ),
        (
            "sequence --players 2 --set drawing=never",
            "the option \"drawing\" cannot be \"never\"; it is one of automatic / by-hand",
        ),
        (
            "sequence --players 2 --set drawing",
            "invalid value 'drawing' for '--set <OPTION=VALUE>': an option is given as OPTION=VALUE",
        ),
        (
            "sequence --players two",
            "invalid value 'two' for '--players <N>': invalid digit found in string",
        ),
        (
            "sequence --players 2 --seed abc",
            "invalid value 'abc' for '--seed <HEX>': a seed is 64 hexadecimal digits, not \"abc\"",
        ),
        ("sequence", "the following required arguments were not provided: --players <N>"),
        (
            "sequence --players 2 --lang de",
            "invalid value 'de' for '--lang <LANG>': there is no language \"de\"; there are en, nb, is",
        ),
    ] {
        assert_eq!(kvold(&format!("deal {args}"), "").failed(2), sentence);
    }
    let position = changed("\"advanced\": \"off\"", "\"colour\": \"red\"");
    position_refused(
        &position,
        "the position cannot be read: there is no option \"colour\" in this game; it has drawing, advanced, table-talk at line 7 column 3",
    );
}

#[test]
fn malformed_json() {
    position_refused(
        "",
        "the position cannot be read: EOF while parsing a value at line 1 column 0",
    );
    position_refused(
        "{",
        "the position cannot be read: EOF while parsing an object at line 1 column 1",
    );
    position_refused(
        "[1, 2",
        "the position cannot be read: invalid type: integer `1`, expected struct Setup at line 1 column 2",
    );
    position_refused(
        &changed("\"dealer\": 0", "\"dealer\": 12"),
        "the position cannot be read: there is no seat 12; seats run from 0 to 11 at line 8 column 14",
    );
    let unknown = kvold("moves - --seat 0", &changed("\"passes\"", "\"wishes\"")).failed(2);
    assert!(
        unknown.starts_with("the position cannot be read: unknown field `wishes`"),
        "{unknown}"
    );
    let cut = kvold("moves - --seat 0", &deal()[..400]).failed(2);
    assert!(cut.starts_with("the position cannot be read: EOF while parsing"), "{cut}");
    assert_eq!(
        kvold("moves no-such-file --seat 0", "").failed(2),
        "no-such-file cannot be read: No such file or directory (os error 2)"
    );
}

#[test]
fn impossible_positions() {
    for (from, to, what) in [
        (
            "\"2S\", \"9S\"",
            "\"3S\", \"9S\"",
            "the card 2S is there 1 times in all, but the pack holds 2",
        ),
        ("\"2S\", \"9S\"", "\"MEOW\", \"9S\"", "there is no card MEOW in the pack of sequence"),
        (
            "[\"2H\",",
            "[\"2H\", \"2H\",",
            "the hand of seat 1 is too large: 8 cards where at most 7 are held",
        ),
        ("\"turn\": 1", "\"turn\": 2", "turn: the table has no seat 2"),
        (
            "\". . . . . . . . . .\"",
            "\"g . . . . . . . . .\"",
            "chips: there is no green team at this table",
        ),
        (
            "\". . . . . . . . . .\"",
            "\"B . . . . . . . . .\"",
            "the chip on a2 is turned but is not part of a sequence",
        ),
        (
            "\". . . . . . . . . .\"",
            "\"b b b b b . . . . .\"",
            "five blue chips stand in a row at a2-e2, but they are not among the sequences",
        ),
    ] {
        position_refused(&changed(from, to), &format!("the position is impossible: {what}"));
    }
}

#[test]
fn boards_that_cannot_be() {
    for (from, to, what) in [
        ("\"** . .", "\"b . .", "space a1 is a free corner and takes no chip at line 21 column 3"),
        ("\". . . .", "\"br . . .", "space a2 has chips of two teams: \"br\" at line 21 column 3"),
        (
            "\". . . .",
            "\"x . . .",
            "space a2 says \"x\"; a space is one of **, ., b, r, g, B, R, G at line 21 column 3",
        ),
        (
            "\". . . .",
            "\". . .",
            "no board has 10 rows and a row of 9 spaces; boards are 10 by 10, 7 by 12 or 8 by 8 at line 21 column 3",
        ),
    ] {
        position_refused(&changed(from, to), &format!("the position cannot be read: {what}"));
    }
}

#[test]
fn a_list_of_hands_without_end() {
    let hands = vec!["[]"; 258].join(", ");
    let deal = deal();
    let (start, rest) = deal.split_once("\"hands\": [").expect("a position has hands");
    let (_, rest) = rest.split_once("\n  ],").expect("hands have an end");
    let position = format!("{start}\"hands\": [{hands}],{rest}");
    let error = kvold("moves - --seat 0", &position).failed(2);
    assert!(error.contains("a list for 258 seats; a table has at most 12"), "{error}");
}

#[test]
fn actions_against_the_rules() {
    action_refused("0", "play 2S b1", 1, "SEQ-06: It is somebody else's turn.");
    action_refused("1", "play 3S c1", 1, "SEQ-12: That card is not in your hand.");
    action_refused("1", "play 2H c1", 1, "SEQ-12: The card does not name that space.");
    action_refused("1", "pass", 1, "SEQ-22: You can play a card, so you cannot pass.");
    action_refused("1", "draw", 1, "SEQ-17: Cards are drawn automatically at this table.");
}

#[test]
fn actions_that_are_none() {
    action_refused("1", "dance", 2, "\"dance\" is no action; actions are such as \"play 7S c5\"");
    action_refused("1", "play 2H z9", 2, "there is no space \"z9\"");
    action_refused("1", "{\"play\": 1}", 2, "invalid type");
    action_refused("1", "", 2, "\"\" is no action");
}

#[test]
fn a_seat_that_the_table_does_not_have() {
    let error = "the table has no seat 2; its seats are 0 to 1";
    assert_eq!(kvold("moves - --seat 2", &deal()).failed(2), error);
    assert_eq!(kvold("view - --seat 2", &deal()).failed(2), error);
    assert_eq!(kvold("view - --seat 2 --screen", &deal()).failed(2), error);
    action_refused("2", "pass", 2, error);
    let error = "invalid value '12' for '--seat <S>': seats are numbered from 0 to 11";
    assert_eq!(kvold("moves - --seat 12", &deal()).failed(2), error);
}
