//! Nobody is told or shown what is not theirs to know.

use catalog::{Shelved, StepKind, game_of_record};
use game::{Rng, Seat, Viewer};
use serde_json::Value;
use table::{Local, Millis, News, To};

use crate::scene::{for_every_game, local, play_out, step};

for_every_game! {
    the_story_is_the_one_that_a_replay_tells,
    nobody_hears_of_a_card_that_another_drew,
    screens_are_those_of_their_viewers,
}

fn viewers<G: Shelved>(table: &Local<G>) -> Vec<Viewer> {
    let seats = table.table().state().seats();
    seats.iter().map(Viewer::Seat).chain([Viewer::Spectator]).collect()
}

fn json(value: &impl serde::Serialize) -> Value {
    serde_json::to_value(value).expect("plain data")
}

fn the_story_is_the_one_that_a_replay_tells<G: Shelved>(tables: Vec<(G::Setup, &str)>) {
    for (salt, (setup, who)) in (11..).zip(tables) {
        let mut table = local::<G>(setup, who, salt);
        play_out(&mut table, &mut Millis(5), &mut Rng::new(salt.into()));
        let record = table.record();
        let game = game_of_record(&record).expect("it names its game");
        for viewer in viewers(&table) {
            let replay = game.replay(&record, viewer).expect("it is verified");
            let told = replay.steps.into_iter().filter_map(|step| match step.kind {
                StepKind::Act { seat, events, .. } => Some((step.line - 1, seat, events)),
                _ => None,
            });
            let story = table.story(viewer).into_iter();
            let story = story.map(|told| {
                (told.number, told.seat, told.events.iter().map(json).collect::<Vec<_>>())
            });
            assert!(told.eq(story), "{viewer:?}");
        }
    }
}

/// Events that name a card, or a secret choice, only to the player at `seat`.
const PRIVATE: [&str; 6] = ["drew", "voted", "chose", "looked", "peeked", "placed"];

fn nobody_hears_of_a_card_that_another_drew<G: Shelved>(tables: Vec<(G::Setup, &str)>) {
    let mut secrets = 0;
    for (salt, (setup, who)) in (21..).zip(tables) {
        let mut table = local::<G>(setup, who, salt);
        play_out(&mut table, &mut Millis(5), &mut Rng::new(salt.into()));
        for viewer in viewers(&table) {
            for event in table.story(viewer).iter().flat_map(|told| &told.events) {
                let event = json(event);
                let Some((kind, body)) = event.as_object().and_then(|event| event.iter().next())
                else {
                    continue;
                };
                // Sequence places its cards openly.
                let open = G::FAMILY == "sequence" && kind == "placed";
                let own = body["seat"].as_u64().map(|seat| Viewer::Seat(Seat::new(seat as u8)));
                if PRIVATE.contains(&kind.as_str()) && !open && own != Some(viewer) {
                    for field in ["card", "cards", "tiles", "agree"] {
                        assert!(body.get(field).is_none_or(Value::is_null), "{viewer:?} {event}");
                    }
                    secrets += 1;
                }
            }
        }
    }
    assert!(secrets > 50, "there was hardly anything to hide");
}

fn screens_are_those_of_their_viewers<G: Shelved>(tables: Vec<(G::Setup, &str)>) {
    for (salt, (setup, who)) in (31..).zip(tables) {
        let (mut now, mut rng) = (Millis(5), Rng::new(salt.into()));
        let mut table = local::<G>(setup, who, salt);
        for _ in 0..40 {
            if table.is_over() {
                break;
            }
            for viewer in viewers(&table) {
                assert_eq!(table.screen(viewer), table.table().state().screen(viewer));
                assert_eq!(
                    table.last_act(viewer),
                    table.story(viewer).into_iter().rfind(|told| !told.undone)
                );
            }
            let nobody = Viewer::Seat(Seat::new(11));
            assert_eq!(table.screen(nobody), table.screen(Viewer::Spectator));
            // What is told without a viewer in mind says nothing about the cards; fouls are for their seat alone.
            for (to, news) in table.take_news() {
                match news {
                    News::Refused { .. } | News::Done { .. } => {
                        assert!(matches!(to, To::Only(Viewer::Seat(_))));
                    }
                    _ => {}
                }
            }
            step(&mut table, &mut now, &mut rng);
        }
    }
}
