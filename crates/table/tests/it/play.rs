//! Matches from the deal to the record.

use catalog::{Shelved, game_of_record};
use game::{Rng, Viewer};
use table::{Local, Millis};

use crate::scene::{for_every_game, local, play_out, step};

for_every_game! {
    a_match_ends_and_its_record_is_verified,
    a_table_put_away_goes_on_as_if_nothing_had_been,
}

fn a_match_ends_and_its_record_is_verified<G: Shelved>(tables: Vec<(G::Setup, &str)>) {
    for (salt, (setup, who)) in (1..).zip(tables) {
        let mut table = local::<G>(setup, who, salt);
        let sealed = table.record();
        let game = game_of_record(&sealed).expect("it names its game");
        assert!(game.replay(&sealed, Viewer::Spectator).is_err(), "the salt is still sealed");
        play_out(&mut table, &mut Millis(1_000_000), &mut Rng::new(salt.into()));
        assert!(!table.winners().is_empty());
        let replay = game.replay(&table.record(), Viewer::Spectator).expect("it is verified");
        assert!(replay.report.over);
        assert_eq!(replay.report.opened_early, None);
        assert_eq!(replay.report.winners, table.winners());
        assert_eq!(replay.report.scores, table.scores());
        let acts = table.story(Viewer::Spectator).len();
        assert_eq!(replay.report.actions as usize, acts);
    }
}

fn a_table_put_away_goes_on_as_if_nothing_had_been<G: Shelved>(tables: Vec<(G::Setup, &str)>) {
    for (salt, (setup, who)) in (1..).zip(tables) {
        let (mut now, mut rng) = (Millis(5), Rng::new(salt.into()));
        let mut table = local::<G>(setup, who, salt);
        for _ in 0..60 {
            if table.is_over() {
                break;
            }
            let text = table.save();
            let again = Local::<G>::resume(&text).expect("its own text");
            same(&table, &again, &text);
            // From here on the match goes on at the table that was put away and taken up again.
            if rng.below(8) == 0 {
                table = again;
                table.tick(now);
            }
            step(&mut table, &mut now, &mut rng);
        }
    }
}

#[track_caller]
fn same<G: Shelved>(one: &Local<G>, other: &Local<G>, text: &str) {
    assert_eq!(other.save(), text);
    assert_eq!(one.table().state().position(), other.table().state().position());
    assert_eq!((one.version(), one.seats()), (other.version(), other.seats()));
    assert_eq!(one.record(), other.record());
    for seat in one.table().state().seats().iter() {
        let viewer = Viewer::Seat(seat);
        assert_eq!(one.screen(viewer), other.screen(viewer));
        assert_eq!(one.last_act(viewer), other.last_act(viewer));
        assert_eq!(one.why_no_undo(seat), other.why_no_undo(seat));
    }
}
