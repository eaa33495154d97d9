//! What people do at a table: sit, leave, come back, take back, look on, play again.

use std::net::SocketAddr;

use game::{Seat, Viewer};
use protocol::{Clock, NoTable, Opening, ToClient, ToServer, Why};
use serde_json::{Value, json};
use table::Version;

use crate::browser::House;
use crate::mind::wish;
use crate::online::{deal, play, two_at};
use crate::player::Player;

pub(crate) fn opening(game: &str, players: u32) -> Opening {
    Opening::usual(wish(game, players))
}

pub(crate) fn usual() -> Opening {
    opening("sequence", 2)
}

/// One person with a table of two, seated with a bot.
pub(crate) fn with_a_bot(
    address: SocketAddr,
    opening: Opening,
    level: &str,
    number: u64,
) -> Player {
    let seats = opening.wish.players as u8;
    let mut edda = Player::connect(address, number);
    edda.create(opening);
    edda.sit(0, "Edda").expect("the seat is free");
    for seat in 1..seats {
        let (name, level) = (format!("Bot {seat}").parse().expect("a name"), level.to_owned());
        let seat = Seat::new(seat);
        edda.ask(|id| ToServer::Bot { id, seat, name, level }).expect("the seat is free");
    }
    edda.ask(|id| ToServer::Start { id }).expect("all seats are taken");
    edda.until(|player| player.phase() == "playing");
    edda
}

/// Everybody is as far as whoever is farthest.
pub(crate) fn catch_up(players: &mut [Player]) {
    let version = players.iter().map(|player| player.version).max().expect("somebody is there");
    players.iter_mut().for_each(|player| player.until(|player| player.version >= version));
}

#[test]
fn every_game_is_played_to_its_end_with_bots() {
    let house = House::serving(&[]);
    for (number, id) in (200..).zip(catalog::ids()) {
        // Where actions cannot be listed, bots play among themselves.
        let (game, edition) = catalog::find(id).expect("it is in the catalogue");
        let players = u32::from(edition.players[0]);
        let mut edda = if game.family() == "crossing" {
            let mut edda = Player::connect(house.address(), number);
            edda.create(opening(id, players));
            for seat in 0..players as u8 {
                let (seat, name) =
                    (Seat::new(seat), format!("Bot {seat}").parse().expect("a name"));
                let level = "random".to_owned();
                edda.ask(|id| ToServer::Bot { id, seat, name, level }).expect("the seat is free");
            }
            edda.ask(|id| ToServer::Start { id }).expect("all seats are taken");
            edda
        } else {
            with_a_bot(house.address(), opening(id, players), "random", number)
        };
        while edda.phase() != "over" {
            match edda.random_act() {
                Some((id, act)) => {
                    edda.send(&act);
                    // A bot may have been quicker.
                    let result = edda.result(id);
                    assert!(matches!(result, Ok(()) | Err(Why::MovedOn)), "{id:?}: {result:?}");
                }
                None => drop(edda.hear()),
            }
        }
        let code = edda.code.expect("there is a table");
        let record = house.get(&format!("/tables/{code}/1/record"), &[]);
        assert_eq!(record.status, 200, "{id}");
        let replay = game.replay(record.text(), Viewer::Spectator).expect("it can be verified");
        assert!(replay.report.over);
        let is_witnessed = game.family() != "crossing";
        assert_eq!(replay.report.witnesses.contains(Seat::new(0)), is_witnessed, "{id}");
    }
}

#[test]
fn a_record_is_sealed_until_the_game_is_over_or_closed() {
    let house = House::serving(&[]);
    let mut both = two_at(house.address(), usual(), 300);
    assert_eq!(play(&mut both, 5), 5);
    let code = both[0].code.expect("there is a table");
    let path = format!("/tables/{code}/1/record");
    assert_eq!(house.get(&path, &[]).status, 409);
    assert_eq!(house.get(&format!("/tables/{code}/2/record"), &[]).status, 404);
    assert_eq!(house.get("/tables/kavorumi/1/record", &[]).status, 404);
    assert_eq!(house.get("/tables/nonsense/1/record", &[]).status, 404);
    assert_eq!(both[1].ask(|id| ToServer::Close { id }), Err(Why::NotHost));
    both[0].ask(|id| ToServer::Close { id }).expect("the host may");
    let record = house.get(&path, &[]);
    assert_eq!(record.status, 200);
    let game = catalog::game_of_record(record.text()).expect("it names its game");
    let replay = game.replay(record.text(), Viewer::Spectator).expect("it can be verified");
    assert_eq!((replay.report.actions, replay.report.over), (5, false));
    assert_eq!(replay.report.witnesses.len(), 2, "both have added a salt");
    assert_eq!(replay.report.rounds, 1);
    both[1].until(|player| player.phase() == "closed");
}

#[test]
fn whoever_does_not_reveal_is_left_out_of_a_fresh_round() {
    let house = House::serving(&[]);
    let mut edda = Player::connect(house.address(), 310);
    let code = edda.create(usual());
    edda.sit(0, "Edda").expect("the seat is free");
    // This one is connected and says nothing more.
    let mut loki = Player::connect(house.address(), 311);
    loki.enter(code, None);
    loki.sit(1, "Loki").expect("the seat is free");
    edda.ask(|id| ToServer::Start { id }).expect("all seats are taken");
    edda.until(|player| player.phase() == "playing");
    edda.ask(|id| ToServer::Close { id }).expect("the host may");
    let record = house.get(&format!("/tables/{code}/1/record"), &[]);
    let game = catalog::game_of_record(record.text()).expect("it names its game");
    let report = game.replay(record.text(), Viewer::Spectator).expect("it is verified").report;
    assert_eq!(report.rounds, 2);
    assert!(report.witnesses.contains(Seat::new(0)) && !report.witnesses.contains(Seat::new(1)));
}

#[test]
fn two_children_share_a_tablet_and_a_seat_moves_to_another_device() {
    let house = House::serving(&[]);
    let mut tablet = Player::connect(house.address(), 320);
    let code = tablet.create(opening("sequence", 3));
    tablet.sit(0, "Edda").expect("the seat is free");
    tablet.sit(1, "Loki").expect("the seat is free");
    assert_eq!(tablet.at("/desk/yours"), &json!([0, 1]));
    let mut phone = Player::connect(house.address(), 321);
    phone.enter(code, None);
    assert_eq!(phone.sit(1, "Thor"), Err(Why::Taken));
    let taken = tablet.keys[1];
    assert_eq!(phone.sit_with(2, "Thor", taken), Err(Why::Taken), "one key is one seat");
    assert_eq!(phone.sit(7, "Thor"), Err(Why::NoSuchSeat));
    phone.sit(2, "Thor").expect("the seat is free");
    tablet.ask(|id| ToServer::Start { id }).expect("all seats are taken");
    let mut all = [tablet, phone];
    deal(&mut all);
    // Two hands, and what everybody sees while both are covered.
    let hands = all[0].at("/play/hands").as_array().cloned().unwrap_or_default();
    let seats: Vec<&Value> = hands.iter().map(|hand| &hand["seat"]).collect();
    assert_eq!(seats, [&json!(0), &json!(1), &json!(null)]);
    assert_eq!(play(&mut all, 6), 6);
    catch_up(&mut all);
    // The key of one child, on a device of its own.
    let [tablet, _phone] = &mut all;
    let mut other = Player::connect(house.address(), 322);
    other.keys = vec![tablet.keys[2]];
    let ToClient::Sight { told, .. } = other.enter(code, Some(Version(0))) else {
        panic!("the table is there")
    };
    assert_eq!(other.at("/desk/yours"), &json!([1]));
    assert_eq!(other.at("/play/hands/0"), tablet.at("/play/hands/1"));
    assert_eq!(told.len(), 6, "everything that was told since");
    assert!(told.iter().all(|told| told.to == Some(Seat::new(1))));
    let since = told[3].at;
    let ToClient::Sight { told, .. } = other.enter(code, Some(since)) else {
        panic!("the table is there")
    };
    assert_eq!(told.len(), 2);
}

#[test]
fn the_host_removes_pauses_hands_over_and_others_may_not() {
    let house = House::serving(&[]);
    let mut both = two_at(house.address(), usual(), 330);
    let [edda, loki] = &mut both;
    assert_eq!(loki.ask(|id| ToServer::Pause { id, paused: true }), Err(Why::NotHost));
    let seat = Seat::new(0);
    assert_eq!(loki.ask(|id| ToServer::Stand { id, seat }), Err(Why::NotYours));
    edda.ask(|id| ToServer::Pause { id, paused: true }).expect("the host may");
    loki.until(|player| player.at("/desk/paused") == true);
    for player in [&mut *edda, &mut *loki] {
        if let Some((id, act)) = player.random_act() {
            player.send(&act);
            assert_eq!(player.result(id), Err(Why::Paused));
        }
    }
    edda.ask(|id| ToServer::Pause { id, paused: false }).expect("the host may");
    let seat = Seat::new(1);
    edda.ask(|id| ToServer::Host { id, seat }).expect("the host may");
    assert_eq!(edda.ask(|id| ToServer::Pause { id, paused: true }), Err(Why::NotHost));
    loki.until(|player| player.at("/desk/hosting") == true);
    let seat = Seat::new(0);
    loki.ask(|id| ToServer::Stand { id, seat }).expect("the host may");
    edda.until(|player| player.at("/desk/yours") == &json!([]));
    assert!(edda.at("/play/hands/0/seat").is_null(), "whoever is removed sees no hand");
    assert!(edda.at("/desk/seats/0/who").get("spare").is_some());
    // A bot plays on; somebody else takes its seat.
    let mut thor = Player::connect(house.address(), 335);
    thor.enter(edda.code.expect("there is a table"), None);
    thor.sit(0, "Thor").expect("the seat is spare");
    let mut new = [thor, both.into_iter().nth(1).expect("two people")];
    catch_up(&mut new);
    assert_eq!(play(&mut new, 4), 4);
}

#[test]
fn a_bot_decides_for_who_is_away_until_they_are_back() {
    let house = House::serving(&[]);
    let mut both = two_at(house.address(), usual(), 340);
    let (first, other) = if both[0].options().is_empty() { (1, 0) } else { (0, 1) };
    let seat = Seat::new(first as u8);
    both[first].ask(|id| ToServer::Away { id, seat }).expect("one may leave");
    // The bot decides, and then waits for the other person.
    both[other].until(|player| !player.options().is_empty());
    let act = both[first].random_act();
    assert!(act.is_none(), "nothing is offered to who is away");
    both[first].ask(|id| ToServer::Back { id, seat }).expect("one may come back");
    assert_eq!(both[first].ask(|id| ToServer::Back { id, seat }), Err(Why::MovedOn));
    catch_up(&mut both);
    assert_eq!(play(&mut both, 3), 3);
}

#[test]
fn whoever_thinks_too_long_is_helped_once_and_after_three_times_for_good() {
    let house = House::serving(&[]);
    let clock = Clock::PerMove(0);
    let mut both = two_at(house.address(), Opening { clock, ..usual() }, 345);
    // Nobody decides anything: the clock does, over and over.
    let away = |player: &Player, seat: u8| {
        player.at(&format!("/desk/seats/{seat}/who")).get("away").is_some()
    };
    both[0].until(|player| away(player, 0) && away(player, 1) || player.phase() == "over");
    both[0].until(|player| player.phase() == "over");
}

#[test]
fn a_decision_is_taken_back_when_the_others_agree() {
    let house = House::serving(&[]);
    let wish = catalog::Wish {
        options: vec![("drawing".to_owned(), "by-hand".to_owned())],
        ..wish("sequence", 2)
    };
    let mut both = two_at(house.address(), Opening::usual(wish), 350);
    let first = usize::from(both[0].options().is_empty());
    let before = both[first].at("/play/hands/0/screen/you/hand").clone();
    let (id, act) = both[first].random_act().expect("somebody begins");
    both[first].send(&act);
    both[first].result(id).expect("listed actions are legal");
    let seat = Seat::new(first as u8);
    let seen =
        |player: &Player| Version(player.at("/play/version").as_u64().expect("a number") as u32);
    let now = seen(&both[first]);
    both[first].ask(|id| ToServer::Undo { id, seat, seen: now }).expect("it may be asked");
    let other = 1 - first;
    both[other].until(|player| !player.at("/play/undo").is_null());
    let asked = both[other].at("/play/undo/asked").as_u64().expect("a version") as u32;
    let (seat, asked) = (Seat::new(other as u8), Version(asked));
    both[other].ask(|id| ToServer::Answer { id, seat, asked, agree: true }).expect("it was asked");
    catch_up(&mut both);
    assert_eq!(both[first].at("/play/hands/0/screen/you/hand"), &before);
    assert!(!both[first].options().is_empty());
    assert!(both[other].at("/play/undo").is_null());
}

#[test]
fn the_same_people_play_again_and_both_records_are_there() {
    let house = House::serving(&[]);
    let dealer = vec![("dealer".to_owned(), "0".to_owned())];
    let wish = catalog::Wish { options: dealer, ..wish("sequence-cats", 2) };
    let mut both = two_at(house.address(), Opening::usual(wish), 380);
    assert_eq!(both[0].at("/play/hands/0/screen/table/dealer"), &json!(0));
    assert_eq!(both[0].ask(|id| ToServer::Again { id }), Err(Why::Playing));
    play(&mut both, u32::MAX);
    catch_up(&mut both);
    both[0].ask(|id| ToServer::Again { id }).expect("the host may");
    both[0].ask(|id| ToServer::Start { id }).expect("all seats are taken");
    both[1].until(|player| player.at("/desk/match") == &json!(2));
    deal(&mut both);
    assert_eq!(both[0].at("/play/hands/0/screen/table/dealer"), &json!(1), "the deal moves on");
    play(&mut both, u32::MAX);
    let code = both[0].code.expect("there is a table");
    let record = |number| house.get(&format!("/tables/{code}/{number}/record"), &[]);
    let (first, second) = (record(1), record(2));
    assert_eq!((first.status, second.status), (200, 200));
    assert_ne!(first.text(), second.text());
    for record in [&first, &second] {
        let game = catalog::game_of_record(record.text()).expect("it names its game");
        let replay = game.replay(record.text(), Viewer::Spectator).expect("it is verified");
        assert!(replay.report.over);
        assert_eq!(replay.report.witnesses.len(), 2, "each match has a deal of its own");
    }
}

#[test]
fn wrong_codes_and_wrong_keys_open_nothing() {
    let house = House::serving(&[]);
    let both = two_at(house.address(), usual(), 400);
    let code = both[0].code.expect("there is a table");
    let mut thief = Player::connect(house.address(), 402);
    let key = thief.key();
    thief.keys = vec![key];
    thief.enter(code, Some(Version(0)));
    assert_eq!(thief.at("/desk/yours"), &json!([]));
    assert_eq!(thief.at("/desk/hosting"), false);
    let seat = Seat::new(0);
    assert_eq!(thief.ask(|id| ToServer::Stand { id, seat }), Err(Why::NotYours));
    assert_eq!(thief.refused(&ToServer::Waive { seat }), Why::NotYours);
    let mut reasons = Vec::new();
    for number in 0..12 {
        let wrong = protocol::Code::from_number(number);
        let ToClient::NoTable { why, .. } = thief.enter(wrong, None) else {
            panic!("there is no such table")
        };
        reasons.push(why);
    }
    assert_eq!(reasons[..10], [NoTable::Unknown; 10]);
    assert_eq!(reasons[10..], [NoTable::SlowDown; 2]);
}

#[test]
fn the_same_wish_twice_is_done_once() {
    let house = House::serving(&[]);
    let mut edda = Player::connect(house.address(), 420);
    let (id, key) = (edda.id(), edda.key());
    let create = ToServer::Create { id, opening: usual(), key };
    let mut codes = Vec::new();
    for _ in 0..3 {
        edda.send(&create);
        codes.push(edda.find(|message| match message {
            ToClient::Created { code, .. } => Some(code),
            _ => None,
        }));
    }
    assert_eq!(codes, [codes[0]; 3]);
    let mut both = two_at(house.address(), usual(), 421);
    let first = usize::from(both[0].options().is_empty());
    let (id, act) = both[first].random_act().expect("somebody begins");
    both[first].send(&act);
    both[first].send(&act);
    both[first].result(id).expect("it is done");
    both[first].send(&act);
    both[first].find(|message| matches!(message, ToClient::Done { .. }).then_some(()));
    assert_eq!(both[first].at("/play/version"), &json!(1));
}

#[test]
fn what_makes_no_sense_is_refused_and_the_table_stands() {
    let house = House::serving(&[]);
    let mut both = two_at(house.address(), usual(), 430);
    for text in ["", "{}", "[]", "\"nonsense\"", r#"{"act":{}}"#, "{\"act\":"] {
        both[0].send_text(text);
        both[0].find(|message| matches!(message, ToClient::Unreadable { .. }).then_some(()));
    }
    let seen = Version(0);
    for (action, seen) in [("17", seen), ("\"play 5S z9\"", seen), ("{}", seen)] {
        let action = serde_json::value::RawValue::from_string(action.to_owned()).expect("JSON");
        let seat = Seat::new(0);
        let refused = both[0].ask(|id| ToServer::Act { id, seat, seen, action });
        assert!(matches!(refused, Err(Why::Action(_))), "{refused:?}");
    }
    let first = usize::from(both[0].options().is_empty());
    let (_, act) = both[first].random_act().expect("somebody begins");
    let ToServer::Act { seat, action, .. } = act else { panic!("it is an act") };
    let early = Version(99);
    let refused = both[first].ask(|id| ToServer::Act { id, seat, seen: early, action });
    assert_eq!(refused, Err(Why::MovedOn));
    let mut rude = Player::connect(house.address(), 435);
    assert_eq!(rude.refused(&ToServer::Start { id: protocol::ActionId::new(1) }), Why::NoTable);
    let wrong = opening("chess", 2);
    let key = rude.key();
    let refused = rude.ask(|id| ToServer::Create { id, opening: wrong, key });
    assert!(matches!(refused, Err(Why::Setup(_))));
    let refused = rude.ask(|id| ToServer::Create { id, opening: opening("sequence", 5), key });
    assert!(matches!(refused, Err(Why::Setup(_))));
    assert_eq!(play(&mut both, 3), 3);
}

#[test]
fn the_host_may_change_the_game_before_it_begins() {
    let house = House::serving(&[]);
    let mut edda = Player::connect(house.address(), 440);
    edda.create(opening("sequence", 3));
    edda.sit(2, "Edda").expect("the seat is free");
    let fewer = usual();
    assert_eq!(edda.ask(|id| ToServer::Change { id, opening: fewer }), Err(Why::Taken));
    let more = opening("sequence-cats", 4);
    edda.ask(|id| ToServer::Change { id, opening: more }).expect("the host may");
    assert_eq!(edda.at("/desk/seats").as_array().map(Vec::len), Some(4));
    assert_eq!(edda.ask(|id| ToServer::Start { id }), Err(Why::SeatsFree));
    let other = opening("rat-a-tat-cat", 4);
    let refused = edda.ask(|id| ToServer::Change { id, opening: other });
    assert!(matches!(refused, Err(Why::Setup(_))));
}
