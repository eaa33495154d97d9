//! What people see and hear of each other: onlookers, drafts, words, calls.

use game::Seat;
use protocol::{Opening, ToClient, ToServer, Watch, Why};
use serde_json::{Value, json};
use table::Version;

use crate::browser::House;
use crate::evening::{catch_up, opening, usual, with_a_bot};
use crate::online::{deal, play, two_at};
use crate::player::Player;

#[test]
fn onlookers_see_no_hand_or_nothing_as_the_table_has_chosen() {
    let house = House::serving(&[]);
    for (watch, number) in [(Watch::Anybody, 360), (Watch::Nobody, 362), (Watch::Late(3600), 364)] {
        let mut both = two_at(house.address(), Opening { watch, ..usual() }, number);
        let mut guest = Player::connect(house.address(), number + 1000);
        guest.enter(both[0].code.expect("there is a table"), Some(Version(0)));
        assert_eq!(play(&mut both, 4), 4);
        catch_up(&mut both);
        let version = both[0].version;
        guest.until(|player| player.version == version);
        if watch == Watch::Anybody {
            assert!(guest.at("/play/hands/0/seat").is_null());
            assert!(guest.at("/play/hands/0/screen/you").is_null());
            assert_eq!(
                guest.at("/play/hands/0/screen/table"),
                both[0].at("/play/hands/0/screen/table")
            );
        } else {
            assert!(guest.at("/play").is_null(), "{watch:?}");
            assert!(!guest.received.iter().any(|text| text.contains("placed")), "{watch:?}");
        }
        let path = format!("/tables/{}/1/record", guest.code.expect("there is a table"));
        both[0].ask(|id| ToServer::Close { id }).expect("the host may");
        let status = house.get(&path, &[]).status;
        assert_eq!(status, if watch == Watch::Nobody { 403 } else { 200 });
        let bearer = format!("Bearer {}", String::from(both[1].keys[0]));
        assert_eq!(house.get(&path, &[("authorization", &bearer)]).status, 200);
    }
}

#[test]
fn late_onlookers_see_everything_in_its_time() {
    let house = House::serving(&[]);
    let mut both = two_at(house.address(), Opening { watch: Watch::Late(0), ..usual() }, 370);
    let mut guest = Player::connect(house.address(), 1370);
    guest.enter(both[0].code.expect("there is a table"), None);
    assert_eq!(play(&mut both, 4), 4);
    catch_up(&mut both);
    let board = both[0].at("/play/hands/0/screen/table/board").clone();
    guest.until(|player| player.at("/play/hands/0/screen/table/board") == &board);
    let told = guest.received.iter().filter(|text| text.contains("\"placed\"")).count();
    assert!(told > 0, "the story is told as well");
}

#[test]
fn what_is_said_goes_to_all_and_free_words_only_where_the_host_allows_them() {
    let house = House::serving(&[]);
    for (chat, number) in [(false, 410), (true, 412)] {
        let mut both = two_at(house.address(), Opening { chat, ..usual() }, number);
        let seat = Seat::new(0);
        let phrase = "well-played".parse().expect("a phrase");
        both[0].send(&ToServer::Say { seat, phrase });
        let said = both[1].find(|message| match message {
            ToClient::Said { seat, phrase } => Some((seat, phrase)),
            _ => None,
        });
        assert_eq!((said.0, said.1.as_str()), (seat, "well-played"));
        let draft = json!({"moved": [["r6", 3, 4]]});
        both[0].send(&ToServer::Draft { seat, draft: draft.clone() });
        let seen: Value = both[1].find(|message| match message {
            ToClient::Draft { draft, .. } => Some(draft),
            _ => None,
        });
        assert_eq!(seen, draft);
        let text = "One more?".to_owned().try_into().expect("words");
        let message = ToServer::Chat { seat, text };
        if chat {
            both[0].send(&message);
            both[1].find(|message| matches!(message, ToClient::Chat { .. }).then_some(()));
        } else {
            assert_eq!(both[0].refused(&message), Why::PhrasesOnly);
        }
    }
}

#[test]
fn drafts_go_to_the_others_as_they_are_and_to_nobody_who_may_not_look_on() {
    let house = House::serving(&[]);
    for (watch, number) in [(Watch::Anybody, 700), (Watch::Late(3600), 710), (Watch::Nobody, 720)] {
        let opening = Opening { watch, ..opening("crossing", 2) };
        let [mut edda, mut loki] = two_at(house.address(), opening, number);
        let mut guest = Player::connect(house.address(), number + 5);
        guest.enter(edda.code.expect("there is a table"), None);
        // Tiles of the table move for all to see; those of the hand are backs.
        let draft = json!({"moved": [["r6", 3, 4]], "backs": [[1, 2], [1, 3]]});
        edda.send(&ToServer::Draft { seat: Seat::new(0), draft: draft.clone() });
        let heard = |message| match message {
            ToClient::Draft { seat, draft } => Some((seat, draft)),
            _ => None,
        };
        assert_eq!(loki.find(heard), (Seat::new(0), draft.clone()));
        if watch == Watch::Anybody {
            assert_eq!(guest.find(heard), (Seat::new(0), draft.clone()));
        }
        // Nobody moves about what is not theirs.
        let foreign = ToServer::Draft { seat: Seat::new(1), draft };
        assert_eq!(edda.refused(&foreign), Why::NotYours);
        assert_eq!(guest.refused(&foreign), Why::NotYours);
        let drafts = |player: &Player| {
            player.received.iter().filter(|text| text.starts_with(r#"{"draft""#)).count()
        };
        assert_eq!(drafts(&edda), 0, "whoever moves tiles knows it");
        assert_eq!(drafts(&guest), usize::from(watch == Watch::Anybody), "{watch:?}");
    }
}

#[test]
fn a_bot_waits_for_an_open_option_until_it_is_waived() {
    let house = House::serving(&[]);
    let mut opening = opening("sequence", 2);
    opening.wish.options = vec![("drawing".to_owned(), "by-hand".to_owned())];
    opening.window = table::Millis(3_600_000);
    let mut edda = with_a_bot(house.address(), opening, "random", 730);
    edda.until(|player| !player.options().is_empty());
    // Nobody draws by chance: the option is to stay open.
    let placed = edda.options()[0].1.iter().find(|action| action.to_string().contains("play"));
    let action =
        serde_json::value::to_raw_value(placed.expect("a card can be played")).expect("JSON");
    let seen = Version(edda.at("/play/version").as_u64().expect("a number") as u32);
    let seat = Seat::new(0);
    edda.ask(|id| ToServer::Act { id, seat, seen, action }).expect("it is legal");
    edda.until(|player| player.at("/play/must_act") == &json!([1]));
    let version = edda.version;
    // The bot is asked at once where nobody holds an option; here it is not, however often others speak.
    edda.send(&ToServer::Say { seat, phrase: "well-played".parse().expect("a phrase") });
    edda.find(|message| matches!(message, ToClient::Said { .. }).then_some(()));
    assert_eq!(edda.version, version);
    edda.send(&ToServer::Waive { seat });
    edda.until(|player| player.version > version);
}

#[test]
fn table_talk_is_called_and_judged_by_the_others() {
    let house = House::serving(&[]);
    let mut opening = opening("sequence", 4);
    opening.wish.options = vec![("table-talk".to_owned(), "on".to_owned())];
    let mut people = vec![Player::connect(house.address(), 740)];
    let code = people[0].create(opening);
    people[0].sit(0, "Person 0").expect("the seat is free");
    for seat in 1..4 {
        let mut player = Player::connect(house.address(), 740 + u64::from(seat));
        player.enter(code, None);
        player.sit(seat, &format!("Person {seat}")).expect("the seat is free");
        people.push(player);
    }
    people[0].ask(|id| ToServer::Start { id }).expect("all seats are taken");
    deal(&mut people);
    assert_eq!(play(&mut people, 1), 1);
    catch_up(&mut people);
    let by = people.iter().position(|player| player.options().is_empty()).expect("three of four");
    let turn = people[by].at("/play/hands/0/screen/table/turn").as_u64().expect("a seat");
    // Whoever is not of the team whose turn it is calls that team.
    let caller = (turn as usize + 1) % 4;
    let team = if turn % 2 == 0 { "blue" } else { "red" };
    let seen = Version(people[caller].at("/play/version").as_u64().expect("a number") as u32);
    let action = serde_json::value::to_raw_value(&format!("call {team}")).expect("JSON");
    let seat = Seat::new(caller as u8);
    let (foul, friend) = (action.clone(), Seat::new(turn as u8));
    let own =
        people[turn as usize].ask(|id| ToServer::Act { id, seat: friend, seen, action: foul });
    assert!(matches!(own, Err(Why::Foul { .. })), "nobody calls their own team: {own:?}");
    people[caller].ask(|id| ToServer::Act { id, seat, seen, action }).expect("anybody else may");
    catch_up(&mut people);
    let call = |player: &Player| player.at("/play/hands/0/screen/table/call").clone();
    assert_ne!(call(&people[0]), Value::Null);
    // What is voted is listed; everybody who is asked votes until it is judged.
    for _ in 0..8 {
        if call(&people[0]) == Value::Null {
            break;
        }
        assert_eq!(play(&mut people, 1), 1);
        catch_up(&mut people);
    }
    assert_eq!(call(&people[0]), Value::Null, "it is judged");
    let told = people[caller].received.iter().filter(|text| text.contains("\"called\":{")).count();
    assert_eq!(told, 1);
}
