//! Tables that are played online, over real sockets.

use std::net::SocketAddr;

use game::Seat;
use protocol::{Opening, ToClient, ToServer};
use serde_json::json;

use crate::browser::House;
use crate::mind::wish;
use crate::player::Player;

/// Two people at a table of `game`, each with a device, the first one its host; the game is dealt.
pub(crate) fn two_at(address: SocketAddr, opening: Opening, number: u64) -> [Player; 2] {
    let mut edda = Player::connect(address, number);
    let code = edda.create(opening);
    edda.sit(0, "Edda").expect("the seat is free");
    let mut loki = Player::connect(address, number + 1);
    loki.enter(code, None);
    loki.sit(1, "Loki").expect("the seat is free");
    edda.ask(|id| ToServer::Start { id }).expect("all seats are taken");
    let mut both = [edda, loki];
    deal(&mut both);
    both
}

/// Listens until everybody's salts are in and the game is dealt.
pub(crate) fn deal(players: &mut [Player]) {
    while players.iter().any(|player| player.phase() != "playing") {
        for player in players.iter_mut().filter(|player| player.phase() != "playing") {
            player.hear_soon();
        }
    }
}

/// Plays at random until the game is over or `moves` were made, and gives how many were.
pub(crate) fn play(players: &mut [Player], moves: u32) -> u32 {
    let mut made = 0;
    while made < moves && players.iter().any(|player| player.phase() == "playing") {
        let version = players.iter().map(|player| player.version).max().expect("somebody plays");
        // Everybody has to be up to date: only then does the right one decide.
        players.iter_mut().for_each(|player| player.until(|player| player.version >= version));
        let mut decided = false;
        for player in players.iter_mut() {
            if let Some((id, act)) = player.random_act() {
                player.send(&act);
                player.result(id).expect("listed actions are legal");
                (decided, made) = (true, made + 1);
                break;
            }
        }
        if !decided {
            players.iter_mut().for_each(|player| drop(player.hear_soon()));
        }
    }
    made
}

/// Has somebody on the first seat move things about: message number `number`, so long that a socket has no room for
/// many of them.
fn draft(player: &mut Player, number: u32) {
    let draft = json!([number, "x".repeat(60_000)]);
    player.send(&ToServer::Draft { seat: Seat::new(0), draft });
}

/// The number of the next such message; none if the server has hung up.
fn hear_draft(player: &mut Player) -> Option<u64> {
    loop {
        if let ToClient::Draft { draft, .. } = player.try_hear()? {
            return draft[0].as_u64();
        }
    }
}

#[test]
fn two_people_play_a_game_to_its_end() {
    let house = House::serving(&[]);
    let mut both = two_at(house.address(), Opening::usual(wish("sequence", 2)), 1);
    let moves = play(&mut both, u32::MAX);
    assert!(moves > 20, "{moves}");
    let version = both.iter().map(|player| player.version).max();
    both.iter_mut().for_each(|player| player.until(|player| Some(player.version) == version));
    for player in &both {
        assert_eq!(player.phase(), "over");
        assert_eq!(player.at("/play/winners"), both[0].at("/play/winners"));
    }
    assert!(!both[0].at("/play/winners").as_array().expect("a list").is_empty());
}

#[test]
fn a_game_goes_on_after_the_server_was_started_anew() {
    let house = House::serving(&[]);
    let mut both = two_at(house.address(), Opening::usual(wish("sequence-cats", 2)), 10);
    assert_eq!(play(&mut both, 8), 8);
    let version = both.iter().map(|player| player.version).max();
    both.iter_mut().for_each(|player| player.until(|player| Some(player.version) == version));
    let before: Vec<_> = both.iter().map(|player| player.at("/play/hands").clone()).collect();
    let code = both[0].code.expect("there is a table");
    let minds: Vec<_> = both.into_iter().map(Player::hang_up).collect();
    let house = house.restart();
    let come_back = |mind| {
        let mut player = Player::try_connect(house.address(), mind).ok().expect("it listens");
        player.enter(code, version);
        player
    };
    let mut again: Vec<Player> = minds.into_iter().map(come_back).collect();
    for (player, before) in again.iter().zip(&before) {
        assert_eq!(player.at("/play/hands"), before);
    }
    assert!(again.iter().any(|player| player.at("/desk/hosting") == true));
    assert!(play(&mut again, u32::MAX) > 5);
    assert!(again.iter().any(|player| player.phase() == "over"));
}

#[test]
fn whoever_reads_late_misses_nothing() {
    let house = House::serving(&[]);
    let [mut edda, mut loki] = two_at(house.address(), Opening::usual(wish("sequence", 2)), 20);
    // More than sockets have room for, and less than the server keeps for somebody who is slow.
    let most = 400;
    (0..most).for_each(|number| draft(&mut edda, number));
    let name = "Edda the second".parse().expect("a name");
    edda.ask(|id| ToServer::Rename { id, seat: Seat::new(0), name }).expect("it is her own");
    for number in 0..most {
        assert_eq!(hear_draft(&mut loki), Some(number.into()));
    }
    loki.until(|loki| loki.at("/desk/seats/0/name") == "Edda the second");
    assert_eq!(play(&mut [edda, loki], 4), 4);
}

#[test]
fn whoever_never_reads_is_hung_up_on() {
    let house = House::serving(&[]);
    let [mut edda, mut loki] = two_at(house.address(), Opening::usual(wish("sequence", 2)), 30);
    let mut sent = 0;
    while edda.at("/desk/seats/1/here") == true {
        assert!(sent < 5000, "the server keeps everything for somebody who never reads");
        (0..50).for_each(|_| draft(&mut edda, sent));
        sent += 50;
        edda.hear_soon();
    }
    let heard = std::iter::from_fn(|| hear_draft(&mut loki)).count();
    assert!(heard < sent as usize, "{heard} of {sent}");
}
