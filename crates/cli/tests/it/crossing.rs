//! Crossing as it is told to people.

use expect_test::expect;
use serde_json::{Value, json};

use crate::kvold::{kvold, kvold_with};

/// Two games in a row among three, played by bots that rearrange, kept as it was.
const RECORD: &str = include_str!("data/crossing.jsonl");

fn deal() -> String {
    let seed = format!("{:064}", 37);
    kvold(&format!("deal crossing --players 3 --set games=2 --seed {seed}"), "").done()
}

/// The position after these actions.
fn after(actions: &[(&str, &str)]) -> String {
    actions.iter().fold(deal(), |position, (seat, action)| {
        kvold_with(&["try", "-", "--seat", seat, "--action", action], &position, &[]).done()
    })
}

/// Seat 1 has played Pass two, and seat 0 has chosen what to hand on.
fn passing() -> String {
    after(&[
        ("0", "lay r1 r2 r3"),
        ("1", "take g6"),
        ("2", "draw"),
        ("0", "take y3"),
        ("1", "play pass2"),
        ("0", "give b8 b14"),
    ])
}

#[test]
fn view_shows_an_empty_table_and_what_everybody_has() {
    expect![[r#"
        Nothing lies on the table.

        Tiles: b blue, r red, y yellow, g green; pass2 Pass two, draw3 Draw three.
        Groups on the table: 0, at most 3.
        Game 1 of 2.
        Seat 0 began this game.
        The game waits for: Seat 0.
        Seat 0: 15 tiles, has not opened.
        Seat 1: 15 tiles, has not opened.
        Seat 2: 15 tiles, has not opened.
        Open tiles: b12 r8 r10 y3 g6 g10
        Bag: 65 tiles.
        Hand, Seat 0: b8 b9 b9 b14 r1 r2 r3 r6 r9 y2 y3 g8 g9 g11 g14
    "#]]
    .assert_eq(&kvold("view - --seat 0", &deal()).done());
}

#[test]
fn view_shows_crossing_lines_as_they_are_typed() {
    let position = after(&[
        ("0", "lay r1 r2 r3"),
        ("1", "take g6"),
        ("2", "draw"),
        ("0", "draw"),
        ("1", "lay r1 r2 r3 r4 / . . . y4 / . . . b4 / . / g3 g4 g5 g6"),
    ]);
    let text = kvold("view - --spectator", &position).done();
    expect![[r#"
        r1  r2  r3  r4
        .   .   .   y4
        .   .   .   b4
        .   .   .   .
        g3  g4  g5  g6

        Tiles: b blue, r red, y yellow, g green; pass2 Pass two, draw3 Draw three.
        Groups on the table: 2, at most 3.
        Game 1 of 2.
        Seat 0 began this game.
        The game waits for: Seat 2.
        Seat 0: 13 tiles, has opened.
        Seat 1: 9 tiles, has opened.
        Seat 2: 16 tiles, has not opened.
        Open tiles: b12 r8 r10 y3 y14 g10
        Bag: 62 tiles.
    "#]]
    .assert_eq(&text);
}

#[test]
fn cro_09_a_choice_is_shown_to_its_player_alone() {
    let position = passing();
    let text = kvold("view - --seat 0", &position).done();
    expect![[r#"
        r1  r2  r3

        Tiles: b blue, r red, y yellow, g green; pass2 Pass two, draw3 Draw three.
        Groups on the table: 1, at most 3.
        Game 1 of 2.
        Seat 0 began this game.
        Seat 1 played Pass two. Have chosen: Seat 0.
        The game waits for: Seat 1, Seat 2.
        Seat 0: 13 tiles, has opened.
        Seat 1: 15 tiles, has not opened.
        Seat 2: 16 tiles, has not opened.
        Open tiles: b2 b12 r8 r10 y14 g10
        Bag: 62 tiles.
        Action tiles out of the game: pass2
        Known to be held by Seat 1: g6
        Hand, Seat 0: b8 b9 b9 b14 r6 r9 y2 y3 y3 g8 g9 g11 g14
        You hand on: b8 b14
    "#]]
    .assert_eq(&text);
    let early = after(&[("0", "take b12"), ("1", "play pass2")]);
    let text = kvold("view - --seat 0", &early).done();
    assert!(text.contains("Seat 1 played Pass two. Nobody has chosen yet.\n"), "{text}");
    let told = |args: &str| kvold(args, &position).done();
    for args in ["view - --seat 1", "view - --seat 2 --screen", "view - --spectator"] {
        let text = told(args);
        assert!(text.contains("Have chosen: Seat 0.\n") && !text.contains("You hand on"), "{text}");
    }
}

#[test]
fn a_screen_forgets_what_a_view_remembers() {
    let view = kvold("view - --seat 0", &passing()).done();
    let screen = kvold("view - --seat 0 --screen", &passing()).done();
    let forgotten: Vec<&str> =
        view.lines().filter(|line| !screen.lines().any(|other| other == *line)).collect();
    assert_eq!(forgotten, ["Known to be held by Seat 1: g6"]);
    assert_eq!(screen.lines().count() + 1, view.lines().count());
}

#[test]
fn what_is_known_of_several_is_told_as_such() {
    let position = after(&[
        ("0", "take b12"),
        ("1", "play pass2"),
        ("0", "give b8 b14"),
        ("1", "give b4 b13"),
    ]);
    let moves = kvold("moves - --seat 2", &position).done();
    let gift = moves.lines().next().expect("two tiles can be given");
    let args = ["try", "-", "--seat", "2", "--action", gift];
    let position = kvold_with(&args, &position, &[]).done();
    let text = kvold("view - --seat 2", &position).done();
    let known: Vec<&str> = text.lines().filter(|line| line.starts_with("Known")).collect();
    expect![[r#"
        Known to be held by Seat 0: b2 b7
        Known to be held by one of Seat 0, Seat 1: b12"#]]
    .assert_eq(&known.join("\n"));
}

#[test]
fn cro_22_the_points_of_a_row_of_games_are_shown() {
    let mut position: Value = serde_json::from_str(&deal()).expect("it is JSON");
    position["results"] = json!([{ "winners": [1], "points": [31, 0, 28] }]);
    let text = kvold("view - --spectator", &position.to_string()).done();
    let shown: Vec<&str> = text.lines().skip(4).take(2).collect();
    assert_eq!(
        shown,
        ["Game 2 of 2.", "Points so far: 31 for Seat 0, 0 for Seat 1, 28 for Seat 2."]
    );
}

#[test]
fn view_speaks_three_languages() {
    let position = passing();
    let told = |lang| kvold(&format!("view - --seat 0 --lang {lang}"), &position).done();
    expect![[r#"
        r1  r2  r3

        Brikker: b blå, r rød, y gul, g grønn; pass2 Gi to, draw3 Trekk tre.
        Grupper på bordet: 1, høyst 3.
        Spill 1 av 2.
        Plass 0 begynte dette spillet.
        Plass 1 spilte Gi to. Har valgt: Plass 0.
        Spillet venter på: Plass 1, Plass 2.
        Plass 0: 13 brikker, har åpnet.
        Plass 1: 15 brikker, har ikke åpnet.
        Plass 2: 16 brikker, har ikke åpnet.
        Åpne brikker: b2 b12 r8 r10 y14 g10
        Pose: 62 brikker.
        Handlingsbrikker ute av spillet: pass2
        Plass 1 har med sikkerhet: g6
        Hånd, Plass 0: b8 b9 b9 b14 r6 r9 y2 y3 y3 g8 g9 g11 g14
        Du gir videre: b8 b14

        r1  r2  r3

        Kubbar: b blár, r rauður, y gulur, g grænn; pass2 Gefðu tvo, draw3 Dragðu þrjá.
        Hópar á borðinu: 1, mest 3.
        Leikur 1 af 2.
        Sæti 0 byrjaði þennan leik.
        Sæti 1 spilaði Gefðu tvo. Hafa valið: Sæti 0.
        Leikurinn bíður eftir: Sæti 1, Sæti 2.
        Sæti 0: 13 kubbar, hefur opnað.
        Sæti 1: 15 kubbar, hefur ekki opnað.
        Sæti 2: 16 kubbar, hefur ekki opnað.
        Sýnilegir kubbar: b2 b12 r8 r10 y14 g10
        Poki: 62 kubbar.
        Aðgerðakubbar úr leik: pass2
        Sæti 1 er örugglega með: g6
        Hönd, Sæti 0: b8 b9 b9 b14 r6 r9 y2 y3 y3 g8 g9 g11 g14
        Þú lætur af hendi: b8 b14
    "#]]
    .assert_eq(&["nb", "is"].map(told).join("\n"));
}

#[test]
fn replay_tells_every_kind_of_turn() {
    let text = kvold("replay -", RECORD).done();
    let lines: Vec<&str> = text.lines().collect();
    let told = [&lines[..8], &["..."], &lines[29..34], &["..."], &lines[lines.len() - 2..]];
    expect![[r#"
        Crossing, 3 seats, rules version 1.
            2  Seat 1 lays 3 tiles: blue 10, yellow 10, green 10. Seat 1 has opened a group.
            3  Seat 2 draws a tile from the bag.
            4  Seat 0 lays 3 tiles: blue 4 5 6. Seat 0 has opened a group.
            5  Seat 1 draws a tile from the bag.
            6  Seat 2 draws a tile from the bag.
            7  Seat 0 plays Draw three against Seat 1. Seat 1 draws 3 tiles from the bag.
            8  Seat 1 moves 3 tiles on the table and lays 5 from the hand: green 9 11 12 12 13.
        ...
           30  Seat 2 plays Pass two.
           31  Seat 0 has chosen what to hand on.
           32  Seat 1 has chosen what to hand on.
           33  Seat 2 has chosen what to hand on. Seat 0 hands 2 tiles to Seat 1. Seat 1 hands 2 tiles to Seat 2. Seat 2 hands 2 tiles to Seat 0.
           34  Seat 0 moves 14 tiles on the table and lays 4 from the hand: blue 1, red 4, yellow 1, green 1. Seat 0 wins this game. Points: 0 for Seat 0, 12 for Seat 1, 17 for Seat 2. Game 2 is dealt. Seat 2 begins.
        ...
           72  Seat 0 moves one tile on the table and lays one from the hand: green 14. Seat 0 wins this game. Points: 0 for Seat 0, 33 for Seat 1, 18 for Seat 2. Seat 0 wins with the fewest points.
        Winner: Seat 0."#]].assert_eq(&told.concat().join("\n"));
    assert!(!text.contains(['{', '"']), "nothing is told in JSON: {text}");
}

#[test]
fn replay_tells_a_seat_what_it_drew_gave_and_got() {
    let text = kvold("replay - --seat 0", RECORD).done();
    let lines: Vec<&str> = text.lines().collect();
    let told = [&lines[..1], &lines[29..33]].concat();
    expect![[r#"
        Crossing, 3 seats, rules version 1.
           30  Seat 2 plays Pass two.
           31  Seat 0 has chosen to hand on: red 1 1.
           32  Seat 1 has chosen what to hand on.
           33  Seat 2 has chosen what to hand on. Seat 0 hands to Seat 1: red 1 1. Seat 1 hands 2 tiles to Seat 2. Seat 2 hands to Seat 0: blue 1, yellow 1."#]].assert_eq(&told.join("\n"));
    let hidden = |seat: u8| text.matches(&format!("Seat {seat} draws a tile")).count();
    assert!(hidden(0) == 0 && hidden(1) > 0 && hidden(2) > 0, "{text}");
}

#[test]
fn replay_speaks_three_languages() {
    let told = |lang| {
        let text = kvold(&format!("replay - --lang {lang}"), RECORD).done();
        let lines: Vec<&str> = text.lines().collect();
        [&lines[..8], &lines[29..34], &lines[lines.len() - 2..]].concat().join("\n")
    };
    expect![[r#"
        Crossing, 3 plasser, regelversjon 1.
            2  Plass 1 legger 3 brikker: blå 10, gul 10, grønn 10. Plass 1 har åpnet en gruppe.
            3  Plass 2 trekker en brikke fra posen.
            4  Plass 0 legger 3 brikker: blå 4 5 6. Plass 0 har åpnet en gruppe.
            5  Plass 1 trekker en brikke fra posen.
            6  Plass 2 trekker en brikke fra posen.
            7  Plass 0 spiller Trekk tre mot Plass 1. Plass 1 trekker 3 brikker fra posen.
            8  Plass 1 flytter 3 brikker på bordet og legger 5 fra hånden: grønn 9 11 12 12 13.
           30  Plass 2 spiller Gi to.
           31  Plass 0 har valgt hva som gis videre.
           32  Plass 1 har valgt hva som gis videre.
           33  Plass 2 har valgt hva som gis videre. Plass 0 gir 2 brikker videre til Plass 1. Plass 1 gir 2 brikker videre til Plass 2. Plass 2 gir 2 brikker videre til Plass 0.
           34  Plass 0 flytter 14 brikker på bordet og legger 4 fra hånden: blå 1, rød 4, gul 1, grønn 1. Plass 0 vinner dette spillet. Poeng: 0 til Plass 0, 12 til Plass 1, 17 til Plass 2. Spill 2 deles ut. Plass 2 begynner.
           72  Plass 0 flytter én brikke på bordet og legger én fra hånden: grønn 14. Plass 0 vinner dette spillet. Poeng: 0 til Plass 0, 33 til Plass 1, 18 til Plass 2. Plass 0 vinner med færrest poeng.
        Vinner: Plass 0.
        Crossing, 3 sæti, 1. útgáfa reglna.
            2  Sæti 1 leggur 3 kubba á borðið: blár 10, gulur 10, grænn 10. Sæti 1 hefur opnað hóp.
            3  Sæti 2 dregur 1 kubb úr pokanum.
            4  Sæti 0 leggur 3 kubba á borðið: blár 4 5 6. Sæti 0 hefur opnað hóp.
            5  Sæti 1 dregur 1 kubb úr pokanum.
            6  Sæti 2 dregur 1 kubb úr pokanum.
            7  Sæti 0 spilar Dragðu þrjá: Sæti 1 dregur. Sæti 1 dregur 3 kubba úr pokanum.
            8  Sæti 1 færir 3 kubba á borðinu og leggur þar 5 nýja: grænn 9 11 12 12 13.
           30  Sæti 2 spilar Gefðu tvo.
           31  Sæti 0 hefur valið hvað fer áfram.
           32  Sæti 1 hefur valið hvað fer áfram.
           33  Sæti 2 hefur valið hvað fer áfram. Sæti 0 lætur af hendi 2 kubba og Sæti 1 tekur við. Sæti 1 lætur af hendi 2 kubba og Sæti 2 tekur við. Sæti 2 lætur af hendi 2 kubba og Sæti 0 tekur við.
           34  Sæti 0 færir 14 kubba á borðinu og leggur þar 4 nýja: blár 1, rauður 4, gulur 1, grænn 1. Sæti 0 vinnur þennan leik. Stig: Sæti 0 hlýtur 0, Sæti 1 hlýtur 12, Sæti 2 hlýtur 17. Leikur 2 er gefinn. Sæti 2 byrjar.
           72  Sæti 0 færir 1 kubb á borðinu og leggur þar 1 nýjan: grænn 14. Sæti 0 vinnur þennan leik. Stig: Sæti 0 hlýtur 0, Sæti 1 hlýtur 33, Sæti 2 hlýtur 18. Sæti 0 vinnur með fæst stig.
        Sigurvegari: Sæti 0."#]].assert_eq(&["nb", "is"].map(told).join("\n"));
}
