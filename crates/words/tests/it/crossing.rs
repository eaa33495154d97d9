//! Crossing in words.

use crossing::{Event, Tile, Tiles};
use game::{BySeat, Seat, SeatSet};
use words::crossing::{event, tile, tiles};
use words::{Language, Words};

const SEAT: Seat = Seat::new(1);
const OTHER: Seat = Seat::new(2);

fn say(language: Language, what: &Event) -> String {
    let words = Words::new(language);
    event(&words, what, &|seat| words.say("seat", &[("seat", seat.number().into())]))
}

fn bunch(text: &str) -> Tiles {
    text.parse().expect("tiles")
}

/// One of each, with every case of what may be hidden or none.
pub(crate) fn events() -> Vec<Event> {
    let (seat, from, to) = (SEAT, SEAT, OTHER);
    let two = SeatSet::only(SEAT).union(SeatSet::only(OTHER));
    let points = BySeat::from_fn(3, |seat| i32::from(seat.number()) * 7);
    let tile: Tile = "g14".parse().expect("a tile");
    let against = Some(OTHER);
    let gift = || Some(bunch("b3 pass2"));
    vec![
        Event::Took { seat, tile },
        Event::TurnedUp { tile },
        Event::Drew { seat, count: 0, tiles: Some(Tiles::EMPTY) },
        Event::Drew { seat, count: 1, tiles: None },
        Event::Drew { seat, count: 3, tiles: None },
        Event::Drew { seat, count: 1, tiles: Some(bunch("r5")) },
        Event::Played { seat, tile: Tile::PASS_TWO, against: None },
        Event::Played { seat, tile: Tile::DRAW_THREE, against },
        Event::Chose { seat, tiles: None },
        Event::Chose { seat, tiles: gift() },
        Event::HandedOn { from, to, count: 1, tiles: None },
        Event::HandedOn { from, to, count: 2, tiles: None },
        Event::HandedOn { from, to, count: 2, tiles: gift() },
        Event::Laid { seat, tiles: bunch("r5"), moved: 0 },
        Event::Laid { seat, tiles: bunch("r5 r6 r7"), moved: 0 },
        Event::Laid { seat, tiles: bunch("r5 r6 r7"), moved: 4 },
        Event::Opened { seat },
        Event::Passed { seat },
        Event::GameEnded { winners: SeatSet::only(SEAT), points: points.clone() },
        Event::GameEnded { winners: two, points },
        Event::Dealt { first: SEAT, game: 2 },
        Event::Won { winners: SeatSet::only(SEAT) },
        Event::Won { winners: two },
    ]
}

#[test]
fn every_event_is_a_sentence_of_its_own_with_nothing_left_open() {
    for language in Language::ALL {
        let mut told: Vec<String> = events().iter().map(|event| say(language, event)).collect();
        for sentence in &told {
            assert!(sentence.ends_with('.') && !sentence.contains(['{', '$', '-']), "{sentence}");
        }
        told.sort();
        told.dedup();
        assert_eq!(told.len(), events().len(), "{}", language.tag());
    }
}

#[test]
fn every_tile_has_a_name_of_its_own_in_every_language() {
    for language in Language::ALL {
        let words = Words::new(language);
        let mut names: Vec<String> = Tile::all().map(|t| tile(&words, t)).collect();
        assert!(names.iter().all(|name| !name.contains('-')), "{names:?}");
        names.sort();
        names.dedup();
        assert_eq!(names.len(), 58, "{}", language.tag());
    }
}

#[test]
fn tiles_name_each_colour_once_and_action_tiles_one_by_one() {
    let all = bunch("r6 b5 r5 r5 g1 pass2 pass2 draw3");
    for (language, told) in [
        (Language::English, "blue 5, red 5 5 6, green 1, Pass two, Pass two, Draw three"),
        (Language::Norwegian, "blå 5, rød 5 5 6, grønn 1, Gi to, Gi to, Trekk tre"),
        (Language::Icelandic, "blár 5, rauður 5 5 6, grænn 1, Gefðu tvo, Gefðu tvo, Dragðu þrjá"),
    ] {
        assert_eq!(tiles(&Words::new(language), &all), told);
    }
    assert_eq!(tiles(&Words::new(Language::English), &Tiles::EMPTY), "");
}

#[test]
fn lays_are_counted_as_the_language_does() {
    let some = |count| Tile::all().take(count).collect::<Tiles>();
    let laid = |language, count, moved| {
        let told = say(language, &Event::Laid { seat: SEAT, tiles: some(count), moved });
        told.split_once(':').expect("a list follows").0.to_owned()
    };
    for (language, count, moved, told) in [
        (Language::English, 1, 0, "Seat 1 lays one tile"),
        (Language::English, 21, 0, "Seat 1 lays 21 tiles"),
        (Language::English, 2, 1, "Seat 1 moves one tile on the table and lays 2 from the hand"),
        (Language::Norwegian, 1, 0, "Plass 1 legger én brikke"),
        (Language::Norwegian, 21, 0, "Plass 1 legger 21 brikker"),
        (
            Language::Norwegian,
            1,
            21,
            "Plass 1 flytter 21 brikker på bordet og legger én fra hånden",
        ),
        (Language::Icelandic, 1, 0, "Sæti 1 leggur 1 kubb á borðið"),
        (Language::Icelandic, 11, 0, "Sæti 1 leggur 11 kubba á borðið"),
        (Language::Icelandic, 21, 0, "Sæti 1 leggur 21 kubb á borðið"),
        (Language::Icelandic, 2, 31, "Sæti 1 færir 31 kubb á borðinu og leggur þar 2 nýja"),
        (Language::Icelandic, 21, 2, "Sæti 1 færir 2 kubba á borðinu og leggur þar 21 nýjan"),
    ] {
        assert_eq!(laid(language, count, moved), told);
    }
}

#[test]
fn an_empty_bag_is_called_empty() {
    let bag = |language, count: u8| {
        Words::new(language).say("view-crossing-bag", &[("count", count.into())])
    };
    for (language, told) in [
        (Language::English, ["Bag: empty.", "Bag: one tile.", "Bag: 21 tiles."]),
        (Language::Norwegian, ["Pose: tom.", "Pose: én brikke.", "Pose: 21 brikker."]),
        (Language::Icelandic, ["Poki: tómur.", "Poki: 1 kubbur.", "Poki: 21 kubbur."]),
    ] {
        assert_eq!([0, 1, 21].map(|count| bag(language, count)), told);
    }
}
