//! Rat-a-Tat Cat.

use game::{Game as _, Narrate as _, Rng, Seat, Seed, Viewer};
use play::rat_a_tat_cat::{
    Direction, Lie, Lines, Offer, Pick, Place, Step, flights, in_public, lie, marks,
};
use rat_a_tat_cat::{Action, Event, RatATatCat, Screen, Setup, Spot, Stage};

fn setups() -> Vec<Setup> {
    let setup = |players, options: &[(&str, &str)]| {
        Setup::new(players, options.iter().copied()).expect("a table of the list")
    };
    vec![
        setup(2, &[("rounds", "8")]),
        setup(3, &[("rounds", "8"), ("memory-help", "on")]),
        setup(4, &[("rounds", "8"), ("younger-players", "on")]),
        setup(6, &[("rounds", "4")]),
    ]
}

/// Plays games at random and shows every decision, before it is taken, to `look`.
fn each_decision(mut look: impl FnMut(&RatATatCat, Seat, &Screen, &[Action], Action)) {
    for (setup, number) in setups().iter().zip(0..).flat_map(|(s, n)| [(s, n), (s, n + 10)]) {
        let mut game = RatATatCat::deal(setup, Seed::from_number(number));
        let mut rng = Rng::new(number);
        while !game.may_act().is_empty() {
            let out_of_turn = game.may_act().difference(game.must_act());
            let seat = out_of_turn.iter().chain(game.must_act().iter()).next().expect("somebody");
            let (screen, mut options) = (game.screen(Viewer::Seat(seat)), Vec::new());
            game.legal_actions(seat, &mut options);
            let mut action = *rng.pick(&options).expect("nobody is ever stuck");
            // Rounds that end with the first turn, and powers that nobody uses, have little to show.
            if action == Action::Knock && rng.below(8) > 0 {
                action = Action::Pass;
            }
            let telling = [Action::Use, Action::Draw].into_iter().find(|one| options.contains(one));
            if let Some(telling) = telling.filter(|_| rng.below(4) > 0) {
                action = telling;
            }
            look(&game, seat, &screen, &options, action);
            game.apply(seat, &action);
        }
    }
}

/// The taps that lead to an action; none for those that have a button alone.
fn taps(seat: Seat, action: Action, screen: &Screen) -> Vec<Vec<Place>> {
    let own = |spot| Place::Row(seat, spot);
    match action {
        Action::Draw => vec![vec![Place::Draw]],
        Action::Take { spot } => vec![vec![Place::Discard, own(spot)]],
        Action::Place { spot } | Action::Peek { spot } => vec![vec![own(spot)]],
        Action::Discard => vec![vec![Place::Discard]],
        Action::Use => vec![vec![Place::Drawn]],
        Action::Look => vec![vec![own(Spot::ALL[0])], vec![own(Spot::ALL[3])]],
        Action::Ready => match screen.table.stage {
            Stage::Looking { spot } => vec![vec![own(spot)]],
            _ => Vec::new(),
        },
        Action::Swap { own: mine, seat: with, other } => {
            let (mine, theirs) = (own(mine), Place::Row(with, other));
            vec![vec![mine, theirs], vec![theirs, mine]]
        }
        Action::Cut { .. } | Action::Keep | Action::Knock | Action::Pass => Vec::new(),
    }
}

fn places(screen: &Screen) -> Vec<Place> {
    let seats = Seat::all(screen.table.setup.players());
    let rows = seats.flat_map(|seat| Spot::ALL.map(|spot| Place::Row(seat, spot)));
    [Place::Draw, Place::Drawn, Place::Discard].into_iter().chain(rows).collect()
}

#[test]
fn every_legal_action_on_cards_can_be_tapped_along_lit_places() {
    let mut swaps = 0;
    each_decision(|_, seat, screen, options, _| {
        let offer = Offer::new(screen, options);
        for &action in options {
            swaps += u32::from(matches!(action, Action::Swap { .. }));
            for way in taps(seat, action, screen) {
                let mut pick = Pick::Nothing;
                let mut reached = None;
                for place in way {
                    assert!(offer.is_lit(pick, place), "{action}: {place} is not lit");
                    match offer.tap(pick, place) {
                        Step::Pick(next) => pick = next,
                        Step::Try(action) => reached = Some(action),
                    }
                }
                assert_eq!(reached, Some(action));
            }
        }
    });
    assert!(swaps > 0, "no Swap came up");
}

#[test]
fn what_is_lit_leads_to_something_legal_and_nothing_is_lit_for_others() {
    each_decision(|game, seat, screen, options, _| {
        let offer = Offer::new(screen, options);
        for place in places(screen) {
            match offer.tap(Pick::Nothing, place) {
                _ if !offer.is_lit(Pick::Nothing, place) => {}
                Step::Try(action) => assert_eq!(game.check(seat, &action), Ok(())),
                Step::Pick(pick) => {
                    assert!(offer.is_picked(pick, place));
                    assert!(places(screen).iter().any(|&next| offer.is_lit(pick, next)));
                }
            }
        }
        let others = Seat::all(screen.table.setup.players())
            .filter(|other| !game.may_act().contains(*other))
            .map(Viewer::Seat);
        for viewer in others.chain([Viewer::Spectator]) {
            let screen = game.screen(viewer);
            let offer = Offer::new(&screen, &[]);
            // Swaps and takes are picked up only where they are allowed.
            assert!(places(&screen).iter().all(|&place| !offer.is_lit(Pick::Nothing, place)));
        }
    });
}

#[test]
fn rat_17_a_refused_tap_is_tried_so_that_the_rules_say_why() {
    each_decision(|game, seat, screen, options, _| {
        let offer = Offer::new(screen, options);
        for place in places(screen) {
            if let Step::Try(action) = offer.tap(Pick::Nothing, place) {
                assert_eq!(game.check(seat, &action).is_ok(), offer.allows(&action), "{action}");
            }
        }
    });
}

#[test]
fn rat_27_a_face_is_shown_only_where_the_screen_has_it() {
    let mut shown = [0; 3];
    each_decision(|game, _, _, _, _| {
        for viewer in Seat::all(game.setup().players()).map(Viewer::Seat).chain([Viewer::Spectator])
        {
            let screen = game.screen(viewer);
            for (seat, row) in screen.rows.iter() {
                for (spot, card) in Spot::ALL.into_iter().zip(row) {
                    let lie = lie(&screen, seat, spot);
                    assert_eq!(lie.card(), *card);
                    match lie {
                        Lie::Open(_) => shown[0] += 1,
                        Lie::Looking(_) => {
                            shown[1] += 1;
                            assert_eq!(viewer, Viewer::Seat(seat));
                        }
                        Lie::Known(_) => {
                            shown[2] += 1;
                            assert!(game.setup().memory_help());
                        }
                        Lie::Nothing | Lie::Down | Lie::Watched => {}
                    }
                }
            }
        }
    });
    assert!(shown.iter().all(|&times| times > 0), "{shown:?}");
}

#[test]
fn rat_27_the_list_of_what_happened_tells_a_player_what_it_tells_everybody() {
    each_decision(|game, seat, _, _, action| {
        let mut after = game.clone();
        after.apply(seat, &action);
        let told = |viewer| RatATatCat::narrate(game, seat, &action, &after, viewer);
        let public = told(Viewer::Seat(seat)).into_iter();
        let public: Vec<Event> = public.map(|event| in_public(event, game.setup())).collect();
        assert_eq!(public, told(Viewer::Spectator));
    });
}

#[test]
fn cards_fly_to_the_places_that_are_framed() {
    each_decision(|game, seat, _, _, action| {
        let mut after = game.clone();
        after.apply(seat, &action);
        let events = RatATatCat::narrate(game, seat, &action, &after, Viewer::Spectator);
        let (flights, marks) = (flights(&events), marks(&events));
        for flight in flights.iter().filter(|flight| flight.to != Place::Drawn) {
            assert!(marks.as_ref().is_some_and(|marks| marks.contains(&flight.to)), "{action}");
        }
        if let Action::Swap { own, seat: with, other } = action {
            let ends = [Place::Row(seat, own), Place::Row(with, other)];
            assert_eq!(marks, Some(ends.to_vec()));
            assert!(flights.iter().all(|flight| flight.arc && ends.contains(&flight.from)));
        }
    });
}

#[test]
fn arrows_reach_every_place() {
    let own = Seat::new(0);
    let others = [Seat::new(1), Seat::new(2)];
    let lines = Lines::new(own, &others, true);
    let ways = [Direction::Left, Direction::Right, Direction::Up, Direction::Down];
    let mut reached = vec![Place::Draw];
    let mut at = 0;
    while let Some(&here) = reached.get(at) {
        for next in ways.map(|way| lines.walk(here, way)) {
            if !reached.contains(&next) {
                reached.push(next);
            }
        }
        at += 1;
    }
    assert_eq!(reached.len(), 3 + 3 * 4);
    // A card that was there and is gone leads back to the table.
    let without = Lines::new(own, &others, false);
    assert_eq!(without.walk(Place::Drawn, Direction::Left), Place::Draw);
}

#[test]
fn places_read_what_they_write() {
    let rows = Spot::ALL.map(|spot| Place::Row(Seat::new(5), spot));
    for place in [Place::Draw, Place::Drawn, Place::Discard].into_iter().chain(rows) {
        assert_eq!(place.to_string().parse(), Ok(place));
    }
    for text in ["", "1", "1:5", "12:1", "row"] {
        assert!(text.parse::<Place>().is_err(), "{text:?}");
    }
}
