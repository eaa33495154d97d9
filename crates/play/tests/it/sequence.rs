//! The Sequence family.

use std::collections::BTreeSet;

use game::{Game as _, Rng, Seed, Viewer};
use play::sequence::{
    Direction, Glow, Lie, Lights, Offer, Pick, Step, Tap, cut, every_space, part, walk,
};
use sequence::{Action, Card, Edition, Power, Screen, Sequence, Setup, Space, SpaceSet};
use serde_json::json;

/// Plays games at random and shows every turn, as its player sees it, to `look`.
fn each_turn(
    setup: &Setup,
    games: u64,
    mut look: impl FnMut(&Sequence, &Screen, &[Card], &[Action]),
) {
    for number in 0..games {
        let mut game = Sequence::deal(setup, Seed::from_number(number));
        let mut rng = Rng::new(number);
        while let Some(seat) = game.must_act().iter().next() {
            let screen = game.screen(Viewer::Seat(seat));
            let mut options = Vec::new();
            game.legal_actions(seat, &mut options);
            let hand = screen.you.as_ref().expect("a player looks").hand.clone();
            look(&game, &screen, &hand, &options);
            game.apply(seat, rng.pick(&options).expect("nobody is ever stuck"));
        }
    }
}

fn setups() -> Vec<Setup> {
    let setup = |edition, players, options: &[(&str, &str)]| {
        Setup::new(edition, players, None, options.iter().copied()).expect("a table of the list")
    };
    vec![
        setup(Edition::Classic, 2, &[]),
        setup(Edition::Classic, 2, &[("advanced", "on")]),
        setup(Edition::Classic, 6, &[]),
        setup(Edition::Cats, 3, &[]),
        setup(Edition::Numbers, 4, &[("help-with-sums", "on")]),
        setup(Edition::Numbers, 4, &[]),
    ]
}

fn place_of(hand: &[Card], card: Card) -> u8 {
    hand.iter().position(|&held| held == card).expect("only cards of the hand are played") as u8
}

/// Taps until the player has decided; slides until the wanted five are framed.
fn decide(offer: Offer<'_>, mut pick: Pick, taps: [Tap; 2], wanted: Action) -> Option<Action> {
    for tap in taps {
        match offer.tap(pick, tap) {
            Step::Pick(next) => pick = next,
            Step::Try(action) => return Some(action),
        }
    }
    for _ in 0..12 {
        match offer.tap(pick, Tap::TheseFive) {
            Step::Try(action) if action == wanted => return Some(action),
            _ => {}
        }
        let Step::Pick(next) = offer.tap(pick, Tap::Slide { on: true }) else { return None };
        pick = next;
    }
    None
}

#[test]
fn every_legal_play_can_be_tapped_card_first() {
    let mut chosen_fives = 0;
    for setup in setups() {
        each_turn(&setup, 6, |_, screen, hand, options| {
            let offer = Offer::new(screen, hand, options);
            for &action in options {
                let Action::Play { card, space, row } = action else { continue };
                chosen_fives += u32::from(row.is_some());
                let taps = [Tap::Card(place_of(hand, card)), Tap::Space(space)];
                assert_eq!(decide(offer, Pick::Nothing, taps, action), Some(action));
            }
        });
    }
    // Where two sequences win, six in a row come up now and then.
    assert!(chosen_fives > 0);
}

#[test]
fn a_space_first_lifts_exactly_the_cards_that_fit_and_then_plays_them() {
    for setup in
        setups().into_iter().filter(|s| s.edition() != Edition::Numbers || s.help_with_sums())
    {
        each_turn(&setup, 3, |_, screen, hand, options| {
            let offer = Offer::new(screen, hand, options);
            for space in setup.edition().playable().iter() {
                let fits = |&card: &Card| {
                    let plays = |a: &Action| matches!(*a, Action::Play { card: c, space: s, .. } if (c, s) == (card, space));
                    options.iter().any(plays)
                };
                let fitting: Vec<Card> = hand.iter().copied().filter(fits).collect();
                match offer.tap(Pick::Nothing, Tap::Space(space)) {
                    Step::Pick(pick @ Pick::Space(_)) => {
                        let lifted = |place: &u8| offer.is_lifted(*place, pick);
                        let lifted: Vec<Card> = (0..hand.len() as u8)
                            .filter(lifted)
                            .map(|p| hand[usize::from(p)])
                            .collect();
                        assert_eq!(lifted, fitting);
                    }
                    Step::Pick(Pick::Card(place)) => {
                        assert!(fitting.iter().all(|&card| card == hand[usize::from(place)]));
                    }
                    other => panic!("a space alone is no decision: {other:?}"),
                }
            }
        });
    }
}

#[test]
fn what_is_lit_is_what_the_rules_allow() {
    for setup in setups() {
        each_turn(&setup, 3, |game, screen, hand, options| {
            let offer = Offer::new(screen, hand, options);
            let seat = game.must_act().iter().next().expect("a turn");
            for (place, &card) in (0..).zip(hand) {
                let lights = offer.lights(Pick::Card(place));
                if offer.is_riddle(card) {
                    assert_eq!((lights.spaces.len(), lights.glow), (0, Glow::None));
                    continue;
                }
                let glow = match card.power() {
                    Power::Named => Glow::Named,
                    Power::Place => Glow::Anywhere,
                    Power::Remove => Glow::Take,
                };
                assert_eq!(lights.glow, glow);
                for space in every_space(setup.edition()).iter() {
                    let play = Action::Play { card, space, row: None };
                    let legal = match game.check(seat, &play) {
                        Ok(()) | Err(sequence::Foul::RowNeeded) => true,
                        Err(_) => false,
                    };
                    assert_eq!(lights.spaces.contains(space), legal, "{play}");
                }
            }
        });
    }
}

#[test]
fn dead_cards_are_those_that_can_be_swapped_at_the_start_of_a_turn() {
    for setup in setups() {
        let mut seen = 0;
        each_turn(&setup, 6, |_, screen, hand, options| {
            let offer = Offer::new(screen, hand, options);
            for (place, &card) in (0..).zip(hand) {
                let swap = Action::Exchange { card };
                if offer.is_riddle(card) {
                    assert!(!offer.is_dead(place), "that would be a hint");
                    let wished = offer.swap(Pick::Card(place));
                    assert_eq!(wished, (!screen.table.exchanged).then_some(swap));
                } else if !screen.table.exchanged {
                    assert_eq!(offer.is_dead(place), options.contains(&swap));
                    let swapped = offer.swap(Pick::Card(place)).filter(|&action| action == swap);
                    assert_eq!(swapped.is_some(), options.contains(&swap));
                    seen += u32::from(options.contains(&swap));
                }
            }
            if screen.table.exchanged {
                assert_eq!(offer.swap(Pick::Nothing), None);
            }
        });
        assert!(seen > 0 || setup.edition() != Edition::Classic);
    }
}

/// Two sums with different answers, told apart by nothing but the answer, look and behave alike until one is tried.
#[test]
fn seq_10_nothing_gives_the_answer_of_a_sum_away() {
    let setup = Setup::usual(Edition::Numbers, 2).expect("two can play");
    each_turn(&setup, 3, |_, screen, hand, options| {
        let offer = Offer::new(screen, hand, options);
        let riddles: Vec<u8> =
            (0..hand.len() as u8).filter(|&p| offer.is_riddle(hand[usize::from(p)])).collect();
        for space in setup.edition().playable().iter() {
            let lifted = |&place: &u8| offer.is_lifted(place, Pick::Space(space));
            let count = riddles.iter().filter(|place| lifted(place)).count();
            assert!(count == 0 || count == riddles.len(), "some lift at {space}, others do not");
            for &place in &riddles {
                let card = hand[usize::from(place)];
                let step = offer.tap(Pick::Card(place), Tap::Space(space));
                let tried = Step::Try(Action::Play { card, space, row: None });
                let chooses = matches!(step, Step::Pick(Pick::Five { .. }));
                assert!(step == tried || chooses, "{step:?}");
            }
        }
    });
}

#[test]
fn a_second_tap_lets_go() {
    let setup = Setup::usual(Edition::Classic, 2).expect("two can play");
    each_turn(&setup, 1, |_, screen, hand, options| {
        let offer = Offer::new(screen, hand, options);
        for place in 0..hand.len() as u8 {
            let picked = Step::Pick(Pick::Card(place));
            assert_eq!(offer.tap(Pick::Nothing, Tap::Card(place)), picked);
            assert_eq!(offer.tap(Pick::Card((place + 1) % 7), Tap::Card(place)), picked);
            assert_eq!(offer.tap(Pick::Card(place), Tap::Card(place)), Step::Pick(Pick::Nothing));
            assert_eq!(offer.tap(Pick::Card(place), Tap::LetGo), Step::Pick(Pick::Nothing));
        }
    });
}

fn space(text: &str) -> Space {
    text.parse().expect("a space")
}

#[test]
fn arrows_walk_the_board_space_by_space_and_stop_at_its_edge() {
    let all = every_space(Edition::Classic);
    for (from, direction, to) in [
        ("c5", Direction::Right, "d5"),
        ("c5", Direction::Left, "b5"),
        ("c5", Direction::Up, "c4"),
        ("c5", Direction::Down, "c6"),
        ("j5", Direction::Right, "j5"),
        ("a10", Direction::Down, "a10"),
    ] {
        assert_eq!(
            walk(space(from), direction, all, Lie::Printed),
            space(to),
            "{from} {direction:?}"
        );
    }
}

#[test]
fn on_an_upright_board_arrows_go_the_way_they_point() {
    let all = every_space(Edition::Cats);
    assert_eq!(all.len(), 84);
    assert_eq!(walk(space("c5"), Direction::Right, all, Lie::Upright), space("c6"));
    assert_eq!(walk(space("c5"), Direction::Down, all, Lie::Upright), space("d5"));
    assert_eq!(walk(space("c7"), Direction::Right, all, Lie::Upright), space("c7"));
}

#[test]
fn from_any_space_arrows_reach_every_lit_one() {
    let mut rng = Rng::new(5);
    for edition in Edition::ALL {
        for _ in 0..50 {
            let lit: sequence::SpaceSet = (0..2 + rng.below(6))
                .filter_map(|_| edition.playable().nth(rng.below(edition.playable().len())))
                .collect();
            let mut reached: Vec<Space> = vec![lit.iter().next().expect("one is lit")];
            let mut next = 0;
            while next < reached.len() {
                for direction in [Direction::Left, Direction::Right, Direction::Up, Direction::Down]
                {
                    let there = walk(reached[next], direction, lit, Lie::Printed);
                    if !reached.contains(&there) {
                        reached.push(there);
                    }
                }
                next += 1;
            }
            assert_eq!(reached.len() as u32, lit.len(), "{lit:?}");
        }
    }
}

#[test]
fn a_cut_shows_what_lies_round_a_space_and_nothing_beyond_the_board() {
    for edition in [Edition::Classic, Edition::Cats, Edition::Numbers] {
        let board = every_space(edition);
        for space in board.iter() {
            let rows = cut(edition, space);
            assert_eq!((rows.len(), rows[1][2]), (3, Some(space)));
            let shown = rows.iter().flatten().flatten();
            let near = |other: &Space| {
                space.row().abs_diff(other.row()) <= 1
                    && space.column().abs_diff(other.column()) <= 2
            };
            let around = board.iter().filter(near).count();
            assert_eq!(shown.filter(|&&space| board.contains(space)).count(), around, "{space}");
        }
        let parts: BTreeSet<_> = board.iter().map(|space| part(edition, space)).collect();
        assert_eq!(parts.len(), 9, "every part of the board has a name of its own");
    }
    assert_eq!(part(Edition::Classic, Space::new(0, 0)), (0, 0));
    assert_eq!(part(Edition::Cats, Space::new(6, 11)), (2, 2));
}

#[test]
fn lights_come_through_to_other_screens_and_nonsense_lights_nothing() {
    let spaces: SpaceSet = [Space::new(0, 3), Space::new(9, 9)].into_iter().collect();
    for glow in [Glow::Named, Glow::Anywhere, Glow::Take, Glow::Sought] {
        let lights = Lights { spaces, glow };
        assert_eq!(Lights::from_draft(&lights.to_draft(), Edition::Classic), lights);
    }
    let dark = Lights::default();
    assert_eq!(Lights::from_draft(&dark.to_draft(), Edition::Classic), dark);
    for draft in [json!(null), json!([1]), json!({ "glow": "named" }), json!({ "lit": ["a1"] })] {
        assert!(Lights::from_draft(&draft, Edition::Classic).spaces.is_empty(), "{draft}");
    }
    // What lies beyond the smaller board is not lit.
    let wide = Lights { spaces, glow: Glow::Named }.to_draft();
    assert_eq!(Lights::from_draft(&wide, Edition::Numbers).spaces.len(), 1);
}
