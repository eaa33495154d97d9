//! What is spelled as a word is written as that word: devices are sent lists of words packed, out of their spelling.

use catalog::{Shelved, Wish, set_up};
use crossing::Crossing;
use game::{Changes, Part, Rng, Seed, Viewer};
use rat_a_tat_cat::RatATatCat;
use sequence::Sequence;
use serde::Serialize;
use serde_json::json;

/// Compares every item of every list that is told with what it is spelled as, and counts those.
#[derive(Default)]
struct Reader(usize);

impl Changes for Reader {
    fn enter_field(&mut self, _name: &'static str) {}
    fn enter_item(&mut self, _number: usize) {}
    fn leave(&mut self) {}
    fn put<T: Serialize + ?Sized>(&mut self, _value: &T) {}
    fn add<T: Serialize>(&mut self, _item: &T) {}

    fn put_list<T: Part>(&mut self, list: &[T]) {
        for item in list {
            let mut word = String::new();
            if item.spell(&mut word) {
                assert_eq!(json!(item), json!(word));
                self.0 += 1;
            }
        }
    }
}

/// Plays a game of each edition at random, and gives how many words were read.
fn read_all<G: Shelved>() -> usize {
    let mut reader = Reader::default();
    for edition in G::editions() {
        let (game, players) = (edition.id.to_owned(), edition.players[0].into());
        let wish = Wish { game, players, teams: None, options: Vec::new() };
        let mut state = G::deal(&set_up::<G>(&wish).expect("it is on offer"), Seed::from_number(1));
        let mut rng = Rng::new(1);
        let screens = |state: &G| {
            state.seats().iter().map(|seat| state.screen(Viewer::Seat(seat))).collect::<Vec<_>>()
        };
        let first = screens(&state);
        for _ in 0..200 {
            screens(&state).iter().zip(&first).for_each(|(now, old)| now.tell(old, &mut reader));
            let Some(seat) = state.must_act().iter().next() else { break };
            let mut actions = Vec::new();
            state.legal_actions(seat, &mut actions);
            actions.tell(&Vec::new(), &mut reader);
            let action = rng.pick(&actions).expect("there is always something to do");
            state.apply(seat, action);
        }
    }
    reader.0
}

#[test]
fn words_are_spelled_as_they_are_written() {
    assert!(read_all::<Sequence>() > 10_000);
    assert!(read_all::<RatATatCat>() > 100);
    read_all::<Crossing>();
}
