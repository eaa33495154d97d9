//! What a player knows of the others, and what nobody is told.

use crossing::{Crossing, Event, Tiles};
use game::{Game as _, Narrate as _, Seat, Viewer};

use crate::desk::{desk, play};

/// What a seat knows, as text: the tile and who may hold it.
fn knows(game: &Crossing, seat: u8) -> Vec<String> {
    let claims = game.view(Seat::new(seat)).claims;
    let holders = |claim: &crossing::Claim| {
        claim.holders.iter().map(|seat| seat.to_string()).collect::<Vec<_>>().join("|")
    };
    claims.iter().map(|claim| format!("{} {}", claim.tile, holders(claim))).collect()
}

#[test]
fn an_open_tile_is_known_to_be_with_its_taker_until_it_is_laid() {
    let mut game = desk("r5 r6 r7", &["b1", "b2", "b3"]).open("r8 g1 g2 g3 g4 g6").game();
    play(&mut game, 0, "take r8");
    assert_eq!(knows(&game, 1), ["r8 0"]);
    assert_eq!(knows(&game, 2), ["r8 0"]);
    assert_eq!(knows(&game, 0), [""; 0], "one's own tiles are no news");
    play(&mut game, 1, "draw");
    play(&mut game, 2, "draw");
    play(&mut game, 0, "lay r5 r6 r7 r8");
    assert_eq!(knows(&game, 1), [""; 0]);
}

#[test]
fn what_one_handed_on_is_known_to_be_on_the_left() {
    let hands = ["r1 r2 r3 pass2", "b1 b2 b3", "y1 y2 y3"];
    let mut game = desk("", &hands).open("g1 g2 g3 g4 g5 g6").game();
    play(&mut game, 0, "play pass2");
    play(&mut game, 0, "give r1 r2");
    play(&mut game, 1, "give b1 b2");
    play(&mut game, 2, "give y1 y2");
    assert_eq!(knows(&game, 0), ["r1 1", "r2 1"]);
    assert_eq!(knows(&game, 1), ["b1 2", "b2 2"]);
    assert_eq!(knows(&game, 2), ["y1 0", "y2 0"]);
}

#[test]
fn passing_makes_it_vague_who_has_a_tile() {
    let hands = ["r1 r2 r3", "b1 b2 b3 pass2", "y1 y2 y3", "g7 g8 g9"];
    let mut game = desk("", &hands).open("g1 g2 g3 g4 g5 g6").game();
    play(&mut game, 0, "take g1");
    play(&mut game, 1, "play pass2");
    play(&mut game, 0, "give g1 r1");
    play(&mut game, 1, "give b1 b2");
    play(&mut game, 2, "give y1 y2");
    play(&mut game, 3, "give g7 g8");
    assert_eq!(knows(&game, 2), ["y1 3", "y2 3", "g1 0|1"], "seat 0 may have handed it on");
    assert_eq!(knows(&game, 1), ["b1 2", "b2 2"], "it came to seat 1");
    assert_eq!(knows(&game, 0), ["r1 1", "g1 1"], "its giver knows where it is");
}

#[test]
fn a_screen_does_not_remember_and_a_spectator_sees_no_hand() {
    let mut game = desk("", &["b1", "b2"]).open("r8 g1 g2 g3 g4 g5").game();
    play(&mut game, 0, "take r8");
    let screen = game.screen(Viewer::Seat(Seat::new(1)));
    assert!(!serde_json::to_string(&screen).unwrap().contains("claims"));
    assert_eq!(game.screen(Viewer::Spectator).you, None);
}

#[test]
fn a_drawn_tile_is_told_to_its_player_alone() {
    let before = desk("", &["b1", "b2"]).bag("g9 g10").game();
    let mut after = before.clone();
    play(&mut after, 0, "draw");
    let action = "draw".parse().unwrap();
    let told = |viewer| Crossing::narrate(&before, Seat::new(0), &action, &after, viewer);
    let event = |tiles: Option<&str>| {
        let tiles = tiles.map(|tiles| tiles.parse::<Tiles>().unwrap());
        [Event::Drew { seat: Seat::new(0), count: 1, tiles }]
    };
    assert_eq!(told(Viewer::Seat(Seat::new(0))), event(Some("g9")));
    assert_eq!(told(Viewer::Seat(Seat::new(1))), event(None));
    assert_eq!(told(Viewer::Spectator), event(None));
}
