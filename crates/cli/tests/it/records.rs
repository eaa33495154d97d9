use expect_test::expect;

use crate::kvold::kvold;

/// A match of long ago, kept as it was: records have to stay readable.
const RECORD: &str = include_str!("data/match.jsonl");

#[test]
fn replay_tells_the_match_move_by_move() {
    let text = kvold("replay -", RECORD).done();
    let lines: Vec<&str> = text.lines().collect();
    let ends = [&lines[..4], &lines[lines.len() - 2..]].concat();
    expect![[r#"
        Sequence Numbers, 2 seats, rules version 1.
            2  Seat 0 plays 14 + 5 and puts a chip on f1. Seat 0 draws a card.
            3  Seat 1 plays Plus and puts a chip on d6. Seat 1 draws a card.
            4  Seat 0 plays 7 + 19 and puts a chip on g6. Seat 0 draws a card.
           53  Seat 0 plays 38 − 16 and puts a chip on e1. Blue finishes a sequence: a1-e1. Blue wins.
        Winner: Seat 0."#]].assert_eq(&ends.join("\n"));
}

#[test]
fn replay_tells_a_seat_its_own_cards() {
    let record = RECORD;
    let told = |args: &str| kvold(args, record).done();
    let hidden = |text: &str, seat: u8| text.matches(&format!("Seat {seat} draws a card.")).count();
    let spectator = told("replay -");
    assert!(hidden(&spectator, 0) > 0 && hidden(&spectator, 1) > 0);
    let own = told("replay - --seat 0");
    assert_eq!((hidden(&own, 0), hidden(&own, 1)), (0, hidden(&spectator, 1)));
}

#[test]
fn replay_speaks_three_languages() {
    let record = RECORD;
    let end = |lang| {
        let text = kvold(&format!("replay - --lang {lang}"), record).done();
        text.lines().next_back().map(str::to_owned).expect("it has lines")
    };
    expect![[r#"
        Winner: Seat 0.
        Vinner: Plass 0.
        Sigurvegari: Sæti 0."#]]
    .assert_eq(&["en", "nb", "is"].map(end).join("\n"));
}

#[test]
fn replay_gives_events_to_programs() {
    let record = RECORD;
    let json = kvold("replay - --json", record).json();
    let steps = json["steps"].as_array().expect("a list");
    assert_eq!(steps.len(), record.lines().count() - 3);
    assert_eq!(steps[0]["line"], 3);
    assert!(steps[0]["events"][0]["placed"]["card"].is_string(), "{}", steps[0]);
    assert_eq!(json["report"]["over"], true);
}

#[test]
fn verify_says_what_was_and_was_not_proved() {
    let record = RECORD;
    expect![[r#"
        Sequence Numbers, 2 seats, rules version 1.
        Replay correct: 52 decisions, and all were legal.
        Winner: Seat 0.
        The seed is open and fits every commitment.
        The deal was not witnessed: only the table itself vouches for it.
    "#]]
    .assert_eq(&kvold("verify -", record).done());
    let json = kvold("verify - --json", record).json();
    assert_eq!(json["witnesses"], serde_json::json!([]));
    assert_eq!(json["replay_correct"], true);
}

#[test]
fn verify_names_the_line_and_the_rule() {
    let record = RECORD;
    let lines: Vec<&str> = record.lines().collect();
    let twice = [&lines[..3], &lines[2..]].concat().join("\n");
    let error = kvold("verify -", &twice).failed(1);
    assert_eq!(error, "Line 4: SEQ-06: It is somebody else's turn.");
    assert!(kvold("verify - --lang is", &twice).failed(1).starts_with("Lína 4: SEQ-06: "));
    let salt = lines[lines.len() - 1].replace("04", "05");
    let forged = [&lines[..lines.len() - 1], &[salt.as_str()]].concat().join("\n");
    let error = kvold("verify -", &forged).failed(1);
    let at = lines.len();
    assert_eq!(error, format!("line {at}: the salt of the table does not fit its commitment"));
}

#[test]
fn a_record_that_cannot_be_checked_is_wrong_input() {
    let record = RECORD;
    let lines: Vec<&str> = record.lines().collect();
    let cut = &record[..record.len() - 20];
    let running = lines[..lines.len() - 1].join("\n");
    let newer = record.replacen("\"rules\":1", "\"rules\":9", 1);
    let last = lines.len();
    for (text, sentence) in [
        (cut, format!("line {last}: the line breaks off: EOF while parsing a string at column {}", lines[last - 1].len() - 19)),
        (&running, "the record does not open its seed, as that of a running game; it cannot be replayed yet".to_owned()),
        (&newer, "the record is of version 9 of the rules of sequence; this program has version 1".to_owned()),
        ("", "the record is empty".to_owned()),
        ("no record", "line 1: expected ident at column 2".to_owned()),
    ] {
        assert_eq!(kvold("verify -", text).failed(2), sentence);
        assert_eq!(kvold("replay -", text).failed(2), sentence);
    }
    let error = kvold("replay - --seat 3", record).failed(2);
    assert_eq!(error, "the table has no seat 3; its seats are 0 to 1");
}

/// The start of a match that two people witnessed, closed early.
const WITNESSED: &str = include_str!("data/witnessed.jsonl");
/// Commitments begun twice, the seed opened before the play, decisions taken back.
const DOUBTFUL: &str = include_str!("data/doubtful.jsonl");

#[test]
fn verify_names_the_witnesses() {
    expect![[r#"
        Sequence, 2 seats, rules version 1.
        Replay correct: 3 decisions, and all were legal.
        The game was not played to its end.
        The seed is open and fits every commitment.
        The deal was witnessed by Seat 0, Seat 1.
        Nobody, the host included, could arrange it, as long as one of them is honest.
    "#]]
    .assert_eq(&kvold("verify -", WITNESSED).done());
}

#[test]
fn verify_tells_what_takes_away_from_the_proof() {
    expect![[r#"
        Sequence, 2 seats, rules version 1.
        Replay correct: 3 decisions, and all were legal.
        The game was not played to its end.
        The seed is open and fits every commitment.
        The deal was witnessed by Seat 1.
        The table began the commitments 2 times: whoever begins anew can choose among deals.
        Line 7 opened the seed before the last entry: from there on the cards were no secret.
    "#]]
    .assert_eq(&kvold("verify -", DOUBTFUL).done());
    let json = kvold("verify - --json", DOUBTFUL).json();
    assert_eq!(json["rounds_of_commitments"], 2);
    assert_eq!(json["opened_early_at_line"], 7);
    assert_eq!(json["witnesses"], serde_json::json!([1]));
}

#[test]
fn replay_tells_what_is_no_move() {
    let text = kvold("replay -", DOUBTFUL).done();
    let lines: Vec<&str> = text.lines().skip(4).collect();
    expect![[r#"
           10  Undone: the game is as it was after entry 7.
           11  Seat 1: a bot decides from now on.
           12  Seat 1: a person decides from now on.
           13  The time is up.
           14  Undone: the game is as it was after the deal.
        The game was not played to its end."#]]
    .assert_eq(&lines.join("\n"));
    let json = kvold("replay - --json", DOUBTFUL).json();
    assert_eq!(json["steps"][3]["undo"], 7);
    assert_eq!(json["steps"][4]["occupant"], "bot");
    assert_eq!(json["steps"][6]["signal"], "time-up");
}

#[test]
fn a_forged_salt_is_found_whosever_it_is() {
    for (at, line) in WITNESSED.lines().enumerate().filter(|(_, line)| line.contains("reveal")) {
        let forged = line.replace("0101", "0107").replace("0202", "0207").replace("0303", "0307");
        assert_ne!(forged, line);
        let error = kvold("verify -", &WITNESSED.replace(line, &forged)).failed(1);
        assert!(error.starts_with(&format!("line {}: the salt of ", at + 1)), "{error}");
    }
}
