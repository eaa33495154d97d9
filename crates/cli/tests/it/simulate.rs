use std::path::PathBuf;

use expect_test::expect;
use serde_json::Value;

use crate::kvold::{kvold, kvold_with};

fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    // What an earlier run has left there must not pass for this one's.
    let _ = std::fs::remove_dir_all(&folder);
    folder
}

/// The result less what depends on the machine.
fn counted(mut json: Value) -> Value {
    let fields = json.as_object_mut().expect("an object");
    assert!(fields.remove("seconds").is_some_and(|s| s.is_number()));
    assert!(fields.remove("moves_per_second").is_some_and(|s| s.is_number()));
    json
}

#[test]
fn a_series_is_the_same_on_one_core_and_on_many() {
    let args = ["simulate", "sequence", "--players", "4", "--games", "60", "--seed", "7", "--json"];
    let on = |cores| counted(kvold_with(&args, "", &[("RAYON_NUM_THREADS", cores)]).json());
    let one = on("1");
    assert_eq!(one, on("4"));
    let seats = one["seats"].as_array().expect("a list");
    assert_eq!(seats[0]["wins"], seats[2]["wins"], "team-mates win together");
    let won: u64 = seats[..2].iter().filter_map(|seat| seat["wins"].as_u64()).sum();
    assert_eq!(won + one["draws"].as_u64().expect("a number"), 60);
}

#[test]
fn the_result_reads_well() {
    let text = kvold("simulate sequence-cats --players 3 --games 200 --seed 1", "").done();
    // What bots play may change, and how fast; how it is told may not.
    let mut told = String::new();
    for c in text.chars().map(|c| if c.is_ascii_digit() { '#' } else { c }) {
        if c != '#' || !told.ends_with('#') {
            told.push(c);
        }
    }
    expect![[r#"
        Sequence Cats, # seats, # matches, series #.
        Moves in a match: mean #.#, shortest #, median #, longest #.
        Seat #, random: # wins (#.# %).
        Seat #, random: # wins (#.# %).
        Seat #, random: # wins (#.# %).
        Draws: #.
        The side that begins wins #.# %.
        # moves a second, #.# seconds in all.
    "#]]
    .assert_eq(&told.replace("#,#,#", "#").replace("#,#", "#"));
}

#[test]
fn another_series_is_another_result() {
    let play = |args: &str| {
        counted(
            kvold(&format!("simulate sequence --players 2 --games 20 --json {args}"), "").json(),
        )
    };
    assert_ne!(play("--seed 1")["moves"], play("--seed 2")["moves"]);
    assert_ne!(play("")["seed"], play("")["seed"]);
}

#[test]
fn every_record_is_written_and_verifies() {
    let folder = folder("records");
    let args = format!(
        "simulate sequence --players 6 --teams 3 --games 5 --seed 3 --json --records {}",
        folder.display()
    );
    let json = kvold(&args, "").json();
    let mut actions = 0;
    for number in 0..5 {
        let path = folder.join(format!("{number:06}.jsonl"));
        let report = kvold(&format!("verify {} --json", path.display()), "").json();
        assert_eq!(report["over"], true);
        actions += report["actions"].as_u64().expect("a number");
    }
    assert_eq!(Value::from(actions), json["moves"]);
    assert_eq!(std::fs::read_dir(folder).expect("it is there").count(), 5);
}

#[test]
fn bad_wishes_are_refused() {
    let unknown = kvold("simulate sequence --players 2 --bots oracle", "").failed(2);
    let sentence = "there is no bot \"oracle\" for this game; it has random";
    assert!(unknown.starts_with(sentence), "{unknown}");
    for (args, code, sentence) in [
        (
            "sequence --players 4 --bots random,random,random",
            2,
            "3 bots cannot share 4 seats: name one for all, one for each, or as many as take turns",
        ),
        (
            "sequence --players 7",
            1,
            "SEQ-01: 7 players cannot be split into teams of equal size. The game seats 2, 3, 4, 6, 8, 9, 10, 12.",
        ),
        (
            "sequence --players 2 --games 0",
            2,
            "invalid value '0' for '--games <N>': 0 is not in 1..18446744073709551615",
        ),
        (
            "sequence --players 2 --games 1 --record /no/such/folder/a",
            2,
            "/no/such/folder/a cannot be written: No such file or directory (os error 2)",
        ),
    ] {
        assert_eq!(kvold(&format!("simulate {args}"), "").failed(code), sentence);
    }
}
