use std::collections::BTreeSet;

use catalog::{AnyGame, Edition, Fault, GAMES, Look, Wish, find, game_of_position, ids};
use game::{Seat, Seed, Viewer};

fn editions() -> impl Iterator<Item = (&'static dyn AnyGame, &'static Edition)> {
    GAMES.iter().flat_map(|game| game.editions().iter().map(|edition| (*game, edition)))
}

fn wish(edition: &Edition, players: u8) -> Wish {
    Wish { game: edition.id.to_owned(), players: players.into(), teams: None, options: vec![] }
}

#[test]
fn ids_differ_and_are_found() {
    let all: BTreeSet<&str> = ids().collect();
    assert_eq!(all.len(), ids().count());
    assert!(ids().all(|id| find(id).is_some_and(|(_, edition)| edition.id == id)));
    assert!(find("chess").is_none());
}

#[test]
fn every_seating_on_offer_can_be_dealt_and_no_other() {
    for (game, edition) in editions() {
        for players in 0..=15 {
            let deal = game.deal(&wish(edition, players), Seed::from_number(1));
            assert_eq!(
                deal.is_ok(),
                edition.players.contains(&players),
                "{} {players}",
                edition.id
            );
            assert!(deal.is_ok() || deal.is_err_and(|fault| fault.rule().is_some()));
            for teams in 0..=4 {
                let wish = Wish { teams: Some(teams), ..wish(edition, players) };
                let offered =
                    (edition.teams)(players).iter().any(|&offered| u32::from(offered) == teams);
                let deal = game.deal(&wish, Seed::from_number(1));
                assert_eq!(deal.is_ok(), offered, "{wish:?}");
            }
        }
    }
}

#[test]
fn every_value_on_offer_can_be_chosen_by_some_table() {
    for (game, edition) in editions() {
        for choice in edition.choices {
            let game::Values::Words(values) = choice.values else { continue };
            for value in values {
                let chosen = edition.players.iter().any(|&players| {
                    let options = vec![(choice.name.to_owned(), (*value).to_owned())];
                    let wish = Wish { options, ..wish(edition, players) };
                    game.deal(&wish, Seed::from_number(1)).is_ok()
                });
                assert!(chosen, "{} {}={value}", edition.id, choice.name);
            }
        }
    }
}

#[test]
fn a_game_can_be_played_as_text() {
    for (game, edition) in editions() {
        let deal = game.deal(&wish(edition, edition.players[0]), Seed::from_number(3));
        let mut position = deal.expect("it is on offer").to_string();
        for turn in 0..25 {
            let Some(seat) = game.to_move(&position).expect("it is ours").must_act.iter().next()
            else {
                break;
            };
            let moves = game.moves(&position, seat).expect("it is ours");
            let action = &moves[turn % moves.len()];
            let next = game.attempt(&position, seat, action).expect("listed actions are legal");
            assert_ne!(next.to_string(), position);
            position = next.to_string();
        }
        assert_eq!(game_of_position(&position).expect("it is ours").family(), game.family());
    }
}

#[test]
fn nobody_sees_another_hand() {
    let (game, edition) = find("sequence-cats").expect("it is in the catalogue");
    let position = game.deal(&wish(edition, 2), Seed::from_number(5)).expect("it is on offer");
    let hand = |seat: usize| position["hands"][seat].clone();
    let text = position.to_string();
    let view = game.look(&text, Look::View(Seat::new(0))).expect("it is ours");
    assert_eq!(view["hand"], hand(0));
    let screen = game.look(&text, Look::Screen(Viewer::Seat(Seat::new(1)))).expect("it is ours");
    assert_eq!(screen["you"]["hand"], hand(1));
    let television = game.look(&text, Look::Screen(Viewer::Spectator)).expect("it is ours");
    assert!(television["you"].is_null());
    assert!(!television.to_string().contains(position["hands"][0][0].as_str().expect("a card")));
}

#[test]
fn what_is_asked_of_the_wrong_shelf_or_seat_is_refused() {
    let (game, edition) = find("sequence").expect("it is in the catalogue");
    let strange = Wish { game: "crib".to_owned(), ..wish(edition, 2) };
    let refused = game.deal(&strange, Seed::from_number(1));
    assert_eq!(refused, Err(Fault::UnknownGame("crib".to_owned())));
    let position = game.deal(&wish(edition, 2), Seed::from_number(1)).expect("it is on offer");
    let nobody = game.moves(&position.to_string(), Seat::new(2));
    assert_eq!(nobody, Err(Fault::NoSuchSeat { seat: Seat::new(2), seats: 2 }));
    let empty = game_of_position("{}").expect_err("it names no game").to_string();
    assert!(empty.contains("missing field `setup`"), "{empty}");
}

#[test]
fn bots_are_seated_in_turn_or_refused() {
    let (game, edition) = find("sequence").expect("it is in the catalogue");
    let wish = wish(edition, 4);
    let contest = game.contest(&wish, &["random"]).expect("one for all");
    assert_eq!(contest.bots(), ["random"; 4]);
    assert!(game.contest(&wish, &["random"; 4]).is_ok());
    for (names, fault) in [
        (&["random"; 3][..], "3 bots cannot share 4 seats"),
        (&["random"; 5][..], "5 bots cannot share 4 seats"),
        (&[][..], "0 bots cannot share 4 seats"),
        (&["oracle"][..], "there is no bot \"oracle\" for this game; it has random"),
    ] {
        let error = game.contest(&wish, names).expect_err(fault).to_string();
        assert!(error.starts_with(fault), "{error}");
    }
}

#[test]
fn the_listing_says_what_the_catalogue_says() {
    for id in catalog::ids() {
        let ((game, edition), listing) = (find(id).expect("listed"), catalog::listing(id));
        let listing = listing.unwrap_or_else(|| panic!("{id} has no listing"));
        assert_eq!((listing.family, listing.edition.id), (game.family(), edition.id));
        assert_eq!(listing.bots, game.bots());
        for players in 0..=13 {
            let wish = Wish { game: id.into(), players, teams: None, options: vec![] };
            let dealt = game.deal(&wish, Seed::from_number(1)).map(drop);
            assert_eq!(listing.check(&wish), dealt, "{id} for {players}");
        }
    }
    assert!(catalog::listing("chess").is_none());
}
