//! Measured at 40 px. The floors lie just under today's figures, so that a change which brings two
//! cats closer is noticed; `docs/pictures.md` has the table.

use art::{Picture, Side, Team, Theme};
use gallery::likeness::{Impression, Sight, closest};

#[test]
fn every_two_breeds_differ_for_every_kind_of_sight() {
    let letters = gallery::english().expect("drawn");
    let floors = [
        (Sight::Normal, 18.0),
        (Sight::Protan, 15.0),
        (Sight::Deutan, 15.5),
        (Sight::Tritan, 15.0),
        (Sight::Grey, 7.0),
    ];
    for (sight, floor) in floors {
        let pairs = closest(&letters, sight).expect("every cat can be rendered");
        assert_eq!(pairs.len(), 42 * 41 / 2);
        let nearest = pairs[0];
        assert!(nearest.distance >= floor, "{sight:?}: {nearest:?}");
    }
}

#[test]
fn seq_25_the_two_sides_of_a_chip_differ_for_every_kind_of_sight() {
    let letters = gallery::english().expect("drawn");
    for sight in Sight::ALL {
        for (team, theme) in
            Team::ALL.into_iter().flat_map(|team| Theme::ALL.map(|theme| (team, theme)))
        {
            let [plain, marked] = [Side::Plain, Side::Marked].map(|side| {
                Impression::of(Picture::Chip(team, side, theme), &letters, sight).expect("rendered")
            });
            let distance = plain.distance(&marked);
            assert!(distance >= 5.0, "{team:?} {theme:?} {sight:?}: {distance:.1}");
        }
    }
}

#[test]
fn teams_differ_for_every_kind_of_sight() {
    let letters = gallery::english().expect("drawn");
    for sight in Sight::ALL {
        for side in [Side::Plain, Side::Marked] {
            let [blue, green, red] = Team::ALL.map(|team| {
                Impression::of(Picture::Chip(team, side, Theme::Light), &letters, sight)
                    .expect("rendered")
            });
            for distance in [blue.distance(&green), blue.distance(&red), green.distance(&red)] {
                assert!(distance >= 5.0, "{sight:?} {side:?}: {distance:.1}");
            }
        }
    }
}

#[test]
fn the_measure_knows_black_from_white_and_red_from_green() {
    let letters = gallery::english().expect("drawn");
    let of = |team, sight| {
        Impression::of(Picture::Chip(team, Side::Plain, Theme::Light), &letters, sight)
            .expect("rendered")
    };
    let apart = |sight| of(Team::Red, sight).distance(&of(Team::Green, sight));
    assert!(apart(Sight::Normal) > apart(Sight::Deutan));
    assert!(of(Team::Red, Sight::Normal).distance(&of(Team::Red, Sight::Normal)) < 1e-9);
}
