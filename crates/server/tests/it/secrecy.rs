//! Everything that leaves the server, over real sockets: nobody is sent what is not theirs to know.
//!
//! Messages are of closed types, so it is enough to look at every field that says something about the game: each screen,
//! list of options and tale that a device was sent is compared with what the game, played again from the record after
//! its end, shows and tells that very seat. What is left is looked through for secrets as they are written.

use catalog::Shelved;
use game::{Entry, Header, Match, Party, Record, Salt, Seat, Viewer};
use protocol::{Key, Opening, ToClient, ToServer, patch};
use serde_json::{Value, json};
use table::Version;

use crate::browser::House;
use crate::log;
use crate::mind::wish;
use crate::online::{deal, play};
use crate::player::Player;

/// A match of which the states after each decision are known.
struct Again<G: Shelved> {
    states: Vec<G>,
    acts: Vec<(Seat, G::Action)>,
    salt: Salt,
}

impl<G: Shelved> Again<G> {
    fn of(text: &str) -> Self {
        let mut lines = text.lines();
        let header: Header<G::Setup> =
            serde_json::from_str(lines.next().expect("a header")).expect("it is one");
        let entries: Vec<Entry<G::Action>> =
            lines.map(|line| serde_json::from_str(line).expect("an entry")).collect();
        let record = Record { header: header.clone(), entries: entries.clone() };
        let seed = record.seed().expect("the record is open");
        let mut play = Match::<G>::new(header, seed);
        let (mut states, mut acts) = (Vec::new(), Vec::new());
        for entry in entries {
            if matches!(entry, Entry::Act { .. }) && states.is_empty() {
                states.push(play.state().clone());
            }
            play.push(entry.clone()).expect("the record stands");
            if let Entry::Act { seat, action } = entry {
                states.push(play.state().clone());
                acts.push((seat, action));
            }
        }
        let salts = record.salts();
        let salt = salts.iter().find(|(party, _)| *party == Party::Table).expect("it is open").1;
        Self { states, acts, salt }
    }

    fn told(&self, number: usize, viewer: Viewer) -> Value {
        let (seat, action) = &self.acts[number];
        let (before, after) = (&self.states[number], &self.states[number + 1]);
        json!(
            G::narrate(before, *seat, action, after, viewer)
                .iter()
                .map(json_of)
                .collect::<Vec<_>>()
        )
    }
}

fn json_of(value: &impl serde::Serialize) -> Value {
    serde_json::to_value(value).expect("plain data")
}

/// Looks at everything that a device was sent about the game.
fn look_through<G: Shelved>(again: &Again<G>, viewers: &[Viewer], received: &[String]) -> usize {
    let mut sight = Value::Null;
    let mut looked = 0;
    let mut first = None;
    for text in received {
        let (tales, is_sight) = match ToClient::read(text).expect("it is a message") {
            ToClient::Sight { sight: whole, told, .. } => {
                sight = serde_json::from_str(whole.get()).expect("it is JSON");
                (told, true)
            }
            ToClient::Update { edits, told, .. } => {
                patch(&mut sight, &edits).expect("edits go with the document");
                (told, false)
            }
            ToClient::Draft { .. } | ToClient::Said { .. } | ToClient::Chat { .. } => {
                panic!("nobody has said anything")
            }
            _ => continue,
        };
        let Some(version) = sight["play"]["version"].as_u64() else { continue };
        let state = &again.states[version as usize];
        let hands = sight["play"]["hands"].as_array().expect("a list");
        assert_eq!(hands.len(), viewers.len());
        for (hand, viewer) in hands.iter().zip(viewers) {
            assert_eq!(hand["screen"], json_of(&state.screen(*viewer)), "{viewer:?} at {version}");
            let mut options = Vec::new();
            if let Viewer::Seat(seat) = viewer {
                state.legal_actions(*seat, &mut options);
            }
            let options = if G::LISTABLE { json_of(&options) } else { json!([]) };
            assert_eq!(hand["options"], options, "{viewer:?} at {version}");
            looked += 1;
        }
        // The first tale after the deal makes the version that later ones are counted from.
        for tale in tales {
            let first = *first.get_or_insert(tale.at.0);
            let viewer = tale.to.map_or(Viewer::Spectator, Viewer::Seat);
            assert!(viewers.contains(&viewer));
            let number = (tale.at.0 - first) as usize;
            let events: Value = serde_json::from_str(tale.events.get()).expect("it is JSON");
            assert_eq!(events, again.told(number, viewer), "{viewer:?} at {number} {is_sight}");
        }
    }
    looked
}

fn nothing_leaks<G: Shelved>(id: &str, players: u8, number: u64) {
    log::listen();
    let house = House::serving(&[]);
    let mut people: Vec<Player> = Vec::new();
    let mut host = Player::connect(house.address(), number);
    let code = host.create(Opening::usual(wish(id, players.into())));
    for seat in 0..players {
        let mut player = Player::connect(house.address(), number + 1 + u64::from(seat));
        player.enter(code, None);
        player.sit(seat, &format!("Person {seat}")).expect("the seat is free");
        people.push(player);
    }
    let mut guest = Player::connect(house.address(), number + 50);
    guest.enter(code, Some(Version(0)));
    host.ask(|id| ToServer::Start { id }).expect("all seats are taken");
    deal(&mut people);
    // So early nobody can have won; some games are over soon after that.
    let mut made = play(&mut people, 6);
    let running = house.get(&format!("/tables/{code}/1/record"), &[]);
    made += play(&mut people, 19);
    let metrics = house.get("/metrics", &[]);
    let health = house.get("/health", &[]);
    let nothing = house.get("/tables/nowhere", &[]);
    let mut open = String::new();
    for reply in [&running, &metrics, &health, &nothing] {
        open.push_str(reply.text());
    }
    assert_eq!(running.status, 409);
    // Somebody comes back on another device, and hears everything again.
    let mut back = Player::connect(house.address(), number + 60);
    back.keys = people[0].keys.clone();
    back.enter(code, Some(Version(0)));
    // A fault is told to nobody else, and says nothing that its player does not know.
    let version = people.iter().map(|player| player.version).max().expect("people play");
    guest.until(|player| player.version >= version);
    host.until(|player| player.version >= version);
    people.iter_mut().for_each(|player| player.until(|player| player.version >= version));
    let before: Vec<Vec<String>> = people.iter().map(|player| player.received.clone()).collect();
    let (seen_by_host, seen_by_guest) = (host.received.clone(), guest.received.clone());
    host.ask(|id| ToServer::Close { id }).expect("the host may");
    let record = house.get(&format!("/tables/{code}/1/record"), &[]);
    let again = Again::<G>::of(record.text());
    assert_eq!(again.acts.len(), made as usize);
    let mut looked = 0;
    let spectator = [Viewer::Spectator];
    let keys: Vec<Key> = people.iter().flat_map(|player| player.keys.clone()).collect();
    for (seat, received) in Seat::all(players).zip(&before) {
        looked += look_through(&again, &[Viewer::Seat(seat)], received);
    }
    looked += look_through(&again, &[Viewer::Seat(Seat::new(0))], &back.received);
    looked += look_through(&again, &spectator, &seen_by_guest);
    looked += look_through(&again, &spectator, &seen_by_host);
    assert!(looked > (people.len() + 2) * made as usize, "{looked} after {made}");
    let everybody = before.iter().chain([&seen_by_guest, &seen_by_host, &back.received]);
    everybody.flatten().for_each(|text| open.push_str(text));
    log::check_sentences();
    open.push_str(&log::text());
    assert!(!open.contains(&again.salt.to_string()), "the table's salt stays sealed");
    for key in &keys {
        assert!(!open.contains(&String::from(*key)), "keys are never sent");
        assert!(!open.contains(&String::from(key.lock())), "nor what they fit");
    }
}

#[test]
fn nobody_is_sent_what_is_not_theirs_in_sequence() {
    nothing_leaks::<sequence::Sequence>("sequence", 2, 5000);
    nothing_leaks::<sequence::Sequence>("sequence-numbers", 3, 5100);
}

#[test]
fn nobody_is_sent_what_is_not_theirs_in_sequence_cats() {
    nothing_leaks::<sequence::Sequence>("sequence-cats", 2, 5300);
}

#[test]
fn nobody_is_sent_what_is_not_theirs_in_crossing() {
    nothing_leaks::<crossing::Crossing>("crossing", 3, 5400);
}

#[test]
fn nobody_is_sent_what_is_not_theirs_in_rat_a_tat_cat() {
    nothing_leaks::<rat_a_tat_cat::RatATatCat>("rat-a-tat-cat", 3, 5200);
}
