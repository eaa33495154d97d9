use std::process::{Command, Stdio};

use expect_test::expect;
use serde_json::Value;

use crate::kvold::{deal, kvold, kvold_with};

#[test]
fn games_lists_players_options_and_rules() {
    let text = kvold("games", "").done();
    let bots = text.lines().filter(|line| line.starts_with("  bots: random"));
    assert_eq!(bots.count(), catalog::ids().count(), "{text}");
    let cats = text.lines().skip_while(|line| !line.starts_with("sequence-cats")).take(8);
    let cats: Vec<&str> = cats.filter(|line| !line.starts_with("  bots: ")).collect();
    expect![[r#"
        sequence-cats: Sequence Cats
          players: 2, 3, 4, 6 (teams: 2 / 3)
          options:
            drawing=automatic|by-hand
              SEQ-17: A card comes by itself after each play, or each player draws by hand and may forget to.
            dealer=chance|0|1|2|3|4|5
              SEQ-04: Chance decides who deals first, or you choose a seat."#]]
    .assert_eq(&cats.join("\n"));
    let json = kvold("games --json", "").json();
    let ids: Vec<&str> =
        json.as_array().expect("a list").iter().filter_map(|g| g["id"].as_str()).collect();
    assert_eq!(ids, catalog::ids().collect::<Vec<_>>());
    assert_eq!(json[0]["options"][1]["rule"], "SEQ-16");
    assert_eq!(json[2]["options"][2]["default"], "on");
}

#[test]
fn a_deal_is_readable_and_the_same_in_one_line() {
    let text = deal();
    let first: Vec<&str> = text.lines().take(27).collect();
    expect![[r#"
        {
          "setup": {
            "game": "sequence",
            "players": 2,
            "teams": 2,
            "options": { "advanced": "off", "drawing": "automatic", "table-talk": "off" }
          },
          "dealer": 0,
          "turn": 1,
          "board": [
            "** . . . . . . . . **",
            ". . . . . . . . . .",
            ". . . . . . . . . .",
            ". . . . . . . . . .",
            ". . . . . . . . . .",
            ". . . . . . . . . .",
            ". . . . . . . . . .",
            ". . . . . . . . . .",
            ". . . . . . . . . .",
            "** . . . . . . . . **"
          ],
          "sequences": [],
          "hands": [
            ["2S", "9S", "9S", "AS", "2D", "6C", "JS"],
            ["2H", "AH", "6D", "2C", "8C", "9C", "10C"]
          ],
          "draw_pile": ["#]]
    .assert_eq(&first.join("\n"));
    let args = format!("deal sequence --players 2 --json --seed {}", "0".repeat(64));
    let json = kvold(&args, "").done();
    assert_eq!(json.lines().count(), 1);
    let read = |text: &str| serde_json::from_str::<Value>(text).expect("it is JSON");
    assert_eq!(read(&json), read(&text));
}

#[test]
fn without_a_seed_no_two_deals_are_alike() {
    let deal = || kvold("deal sequence-cats --players 3 --json", "").json();
    let (one, other) = (deal(), deal());
    assert_ne!(one["chance"], other["chance"]);
    assert_ne!(one["draw_pile"], other["draw_pile"]);
}

#[test]
fn options_and_teams_are_dealt_as_asked() {
    let args =
        "deal sequence-numbers --players 6 --teams 3 --set sums=small-steps --set dealer=4 --json";
    let position = kvold(args, "").json();
    assert_eq!(position["setup"]["teams"], 3);
    assert_eq!(position["setup"]["options"]["sums"], "small-steps");
    assert_eq!((&position["dealer"], &position["turn"]), (&Value::from(4), &Value::from(5)));
}

#[test]
fn moves_are_listed_one_a_line() {
    expect![[r#"
        play 2H e6
        play 2H h9
        play AH f2
        play AH g5
        play 6D g3
        play 6D i10
        play 2C e2
        play 2C g4
        play 8C a4
        play 8C c6
        play 9C a5
        play 9C c7
        play 10C a6
        play 10C c8
    "#]]
    .assert_eq(&kvold("moves - --seat 1", &deal()).done());
    let json = kvold("moves - --seat 1 --json", &deal()).json();
    assert_eq!(json[0], "play 2H e6");
    let waiting = kvold("moves - --seat 0", &deal());
    assert_eq!((waiting.code, waiting.out.as_str()), (0, ""));
    assert_eq!(waiting.err, "Seat 0 has nothing to decide now.\n");
    assert_eq!(kvold("moves - --seat 0 --json", &deal()).done(), "[]\n");
}

#[test]
fn try_gives_the_position_after_the_move() {
    let after = kvold_with(&["try", "-", "--seat", "1", "--action", "play 2H e6"], &deal(), &[]);
    let after = after.done();
    let json: Value = serde_json::from_str(&after).expect("it is JSON");
    assert_eq!(json["board"][5], ". . . . r . . . . .");
    assert_eq!(json["turn"], 0);
    assert_eq!(json["discards"], serde_json::json!([[1, "2H"]]));
    // What comes out goes in again.
    assert!(kvold("moves - --seat 0", &after).done().lines().count() > 5);
}

#[test]
fn view_shows_the_board_with_what_is_printed_on_it() {
    let after = kvold_with(&["try", "-", "--seat", "1", "--action", "play 2H e6"], &deal(), &[]);
    let text = kvold("view - --seat 1", &after.done()).done();
    expect![[r#"
             a     b     c     d     e     f     g     h     i     j
         1  **    2S    3S    4S    5S    6S    7S    8S    9S    **
         2  6C    5C    4C    3C    2C    AH    KH    QH   10H   10S
         3  7C    AS    2D    3D    4D    5D    6D    7D    9H    QS
         4  8C    KS    6C    5C    4C    3C    2C    8D    8H    KS
         5  9C    QS    7C    6H    5H    4H    AH    9D    7H    AS
         6 10C   10S    8C    7H    2H(r) 3H    KH   10D    6H    2D
         7  QC    9S    9C    8H    9H   10H    QH    QD    5H    3D
         8  KC    8S   10C    QC    KC    AC    AD    KD    4H    4D
         9  AC    7S    6S    5S    4S    3S    2S    2H    3H    5D
        10  **    AD    KD    QD   10D    9D    8D    7D    6D    **

        Chips: b Blue, r Red, g Green; a capital letter is a chip of a finished sequence.
        Dealer: Seat 0.
        The game waits for: Seat 0.
        Seat 0, Blue: 7 cards.
        Seat 1, Red: 7 cards.
        Draw pile: 89 cards.
        Discards, Seat 1: 2H
        Hand, Seat 1: AH 6D 2C 4C 8C 9C 10C
    "#]]
    .assert_eq(&text);
}

#[test]
fn a_screen_has_a_hand_and_a_spectator_none() {
    let position: Value = serde_json::from_str(&deal()).expect("it is JSON");
    let screen = kvold("view - --seat 1 --screen --json", &deal()).json();
    assert_eq!(screen["you"]["hand"], position["hands"][1]);
    let spectator = kvold("view - --spectator --json", &deal()).json();
    assert!(spectator["you"].is_null());
    let text = kvold("view - --spectator", &deal()).done();
    assert!(!text.contains("Hand, ") && text.contains("Draw pile: 90 cards."), "{text}");
    assert!(kvold("view - --seat 1 --screen", &deal()).done().contains("Hand, Seat 1: 2H AH"));
}

#[test]
fn refusals_come_in_the_language_of_the_player() {
    let args = ["try", "-", "--seat", "0", "--action", "play 2S b1"];
    for (environment, sentence) in [
        (vec![], "SEQ-06: It is somebody else's turn."),
        (vec![("LANG", "nb_NO.UTF-8")], "SEQ-06: Det er en annen spillers tur."),
        (vec![("LANG", "nb_NO.UTF-8"), ("LC_ALL", "is_IS")], "SEQ-06: Annar leikmaður á leik."),
        (vec![("LANG", "de_DE.UTF-8")], "SEQ-06: It is somebody else's turn."),
    ] {
        assert_eq!(kvold_with(&args, &deal(), &environment).failed(1), sentence);
    }
    let chosen = [&args[..], &["--lang", "is"]].concat();
    let reply = kvold_with(&chosen, &deal(), &[("LANG", "nb_NO.UTF-8")]);
    assert_eq!(reply.failed(1), "SEQ-06: Annar leikmaður á leik.");
}

#[test]
fn a_closed_pipe_ends_quietly() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_kvold"))
        .args(["moves", "-", "--seat", "1"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    // The reader is gone before the program has anything to write: it still waits for its input.
    drop(child.stdout.take());
    let mut stdin = child.stdin.take().expect("it is piped");
    std::io::Write::write_all(&mut stdin, deal().as_bytes()).expect("the program reads");
    drop(stdin);
    let output = child.wait_with_output().expect("the program ends");
    assert_eq!(output.status.code(), Some(0));
    assert_eq!(String::from_utf8_lossy(&output.stderr), "");
}

#[test]
fn help_is_an_answer() {
    let help = kvold("--help", "").done();
    assert!(help.contains("Usage: kvold") && help.contains("Exit codes:"), "{help}");
    let nothing = kvold("", "");
    assert_eq!(nothing.code, 2);
    assert!(nothing.err.contains("Usage: kvold"), "{}", nothing.err);
}
