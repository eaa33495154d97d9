//! `kvold solve` on a dealt game of Crossing.

use crate::kvold::kvold;

/// A game of Crossing for two, always the same.
fn crossing() -> String {
    let seed = format!("{:064}", 7);
    kvold(&format!("deal crossing --players 2 --seed {seed}"), "").done()
}

#[test]
fn the_lay_is_told_proved_and_can_be_played() {
    let position = crossing();
    let text = kvold("solve - --seat 1 --work 2000 --lang en", &position).done();
    assert!(
        text.contains("3 tiles laid, 0 tiles moved.\nProved: nobody can place more.\n"),
        "{text}"
    );
    let found = kvold("solve - --seat 1 --work 2000 --json", &position).json();
    assert_eq!(found["placed"], 3);
    assert_eq!(found["proved"], true);
    let action = found["action"].as_str().expect("a lay");
    assert!(text.contains(&format!("\n{action}\n")), "{text}");
    assert_eq!(kvold("solve - --seat 1 --work 2000 --json", &position).json()["action"], action);
}

#[test]
fn what_cannot_be_solved_is_one_sentence() {
    let position = crossing();
    let error = kvold("solve - --seat 5", &position).failed(2);
    assert!(error.contains("the table has no seat 5"), "{error}");
    let error = kvold("solve - --seat 0", "{}").failed(2);
    assert!(error.starts_with("this is no position of Crossing:"), "{error}");
    let error = kvold("solve - --seat 0 --work 5 --ms 5", &position).failed(2);
    assert!(error.contains("cannot be used with"), "{error}");
}
