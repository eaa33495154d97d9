//! Connections themselves: how they begin, what comes in pieces or all at once, how they end.

use std::io::{Cursor, Read as _, Write as _};
use std::net::Shutdown;

use game::Seat;
use protocol::{Opening, ToClient, ToServer, VERSION};
use tungstenite::protocol::Role;
use tungstenite::{Message, WebSocket};

use crate::browser::House;
use crate::mind::wish;
use crate::player::Player;

/// The question that a WebSocket begins with.
const QUESTION: &str = "GET /ws HTTP/1.1\r\nhost: kvold\r\nconnection: Upgrade\r\nupgrade: websocket\r\n\
    sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n";

/// Messages as a client puts them on the wire.
fn bytes(messages: &[ToServer]) -> Vec<u8> {
    let mut socket = WebSocket::from_raw_socket(Cursor::new(Vec::new()), Role::Client, None);
    for message in messages {
        let text = serde_json::to_string(message).expect("a message has a JSON form");
        socket.send(Message::text(text)).expect("there is room");
    }
    socket.into_inner().into_inner()
}

#[test]
fn what_comes_with_the_question_is_heard_and_so_is_all_that_follows() {
    let house = House::serving(&[]);
    let mut messages = vec![ToServer::Hello { version: VERSION }];
    messages.resize_with(400, || ToServer::Tables);
    let mut stream = house.connect();
    let mut all = QUESTION.as_bytes().to_vec();
    all.extend(bytes(&messages));
    stream.write_all(&all).expect("the server reads");
    let mut head = Vec::new();
    while !head.ends_with(b"\r\n\r\n") {
        let mut byte = [0];
        stream.read_exact(&mut byte).expect("the server answers");
        head.extend(byte);
    }
    assert!(head.starts_with(b"HTTP/1.1 101 "), "{}", String::from_utf8_lossy(&head));
    let mut socket = WebSocket::from_raw_socket(stream, Role::Client, None);
    for number in 0..messages.len() {
        let Message::Text(text) = socket.read().expect("every message has an answer") else {
            panic!("answers are texts")
        };
        let answer = ToClient::read(&text).expect("servers say what is in the protocol");
        let fits = match number {
            0 => matches!(answer, ToClient::Hello { .. }),
            _ => matches!(answer, ToClient::Tables { .. }),
        };
        assert!(fits, "{number}: {answer:?}");
    }
}

#[test]
fn a_message_may_come_in_pieces() {
    let house = House::serving(&[]);
    let mut player = Player::connect(house.address(), 1);
    for byte in bytes(&[ToServer::Tables]) {
        player.stream().write_all(&[byte]).expect("the server reads");
    }
    assert!(matches!(player.hear(), ToClient::Tables { .. }));
}

#[test]
fn last_words_are_heard_and_so_is_that_they_were_the_last() {
    let house = House::serving(&[]);
    let mut edda = Player::connect(house.address(), 1);
    let code = edda.create(Opening::usual(wish("sequence", 2)));
    let mut loki = Player::connect(house.address(), 2);
    loki.enter(code, None);
    loki.sit(1, "Loki").expect("the seat is free");
    for number in 0..30 {
        let (id, name) = (loki.id(), format!("Loki {number}"));
        let own = name.parse().expect("a name");
        loki.send(&ToServer::Rename { id, seat: Seat::new(1), name: own });
        loki.stream().shutdown(Shutdown::Write).expect("it is open");
        loki.until_hung_up();
        edda.until(|edda| {
            edda.at("/desk/seats/1/name") == &*name && edda.at("/desk/seats/1/here") == false
        });
        loki = Player::try_connect(house.address(), loki.hang_up()).ok().expect("it listens");
        loki.enter(code, None);
        edda.until(|edda| edda.at("/desk/seats/1/here") == true);
    }
}

#[test]
fn whoever_asks_for_a_page_there_hears_what_it_is_for() {
    let house = House::serving(&[]);
    let reply = house.get("/ws", &[]);
    assert_eq!((reply.status, reply.text()), (426, "This is for WebSockets.\n"));
    let old = [("connection", "upgrade"), ("upgrade", "websocket"), ("sec-websocket-version", "8")];
    assert_eq!(house.get("/ws", &old).status, 426);
}
