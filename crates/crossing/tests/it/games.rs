//! Whole games at random: nothing gets stuck, nothing is lost, everything reads back.

use crossing::{Action, Crossing, Position, Setup, Tiles};
use game::{Game as _, Imagine as _, Narrate as _, Notation as _, Rng, Seed, Viewer};

#[test]
fn random_games_end_and_keep_their_tiles() {
    for players in 2..=4 {
        for number in 0..6 {
            let setup = Setup::new(players, None, [("games", "2")]).unwrap();
            let mut game = Crossing::deal(&setup, Seed::from_number(number));
            let (mut rng, mut buffer) = (Rng::new(number), Vec::new());
            let mut turns = 0;
            while let Some(seat) = rng.pick(&game.must_act().iter().collect::<Vec<_>>()).copied() {
                let action = game.random_action(seat, &mut rng, &mut buffer).expect("not stuck");
                assert_eq!(action.to_string().parse::<Action>().as_ref(), Ok(&action));
                let before = game.clone();
                game.play(seat, &action).expect("listed actions are legal");
                for viewer in game.seats().iter() {
                    let view = game.view(viewer);
                    let imagined = Crossing::imagine(&view, &mut rng);
                    assert_eq!(imagined.view(viewer), view);
                    Crossing::narrate(&before, seat, &action, &game, Viewer::Seat(viewer));
                }
                let text = serde_json::to_string(&game.position()).unwrap();
                let position: Position = serde_json::from_str(&text).unwrap();
                assert_eq!(Crossing::from_position(&position).as_ref(), Ok(&game), "{text}");
                turns += 1;
                assert!(turns < 1000);
            }
            assert!(!game.winners().is_empty());
            let _ = Tiles::FULL;
        }
    }
}
