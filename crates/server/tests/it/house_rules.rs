//! How a house is run: lists, limits, what is kept, and who is who behind a proxy.

use std::collections::BTreeMap;
use std::net::{IpAddr, Ipv4Addr};

use protocol::{Code, Listed, NoTable, Opening, ToClient, ToServer, VERSION, Why};
use server::node::{Conn, Input, Node, Output};
use server::{Files, Limits, Settings};
use table::Millis;
use tungstenite::Message;
use tungstenite::client::IntoClientRequest as _;

use crate::browser::House;
use crate::evening::usual;
use crate::folder::Folder;
use crate::mind::Mind;
use crate::online::two_at;
use crate::player::Player;

fn listed() -> Opening {
    Opening { listed: true, ..usual() }
}

fn list(player: &mut Player) -> Vec<Listed> {
    player.send(&ToServer::Tables);
    player.find(|message| match message {
        ToClient::Tables { tables } => Some(tables),
        _ => None,
    })
}

#[test]
fn open_tables_are_listed_if_they_wish() {
    let house = House::serving(&[]);
    let mut hidden = Player::connect(house.address(), 390);
    hidden.create(usual());
    let mut edda = Player::connect(house.address(), 391);
    let code = edda.create(Opening { listed: true, ..usual() });
    let key = edda.keys[0];
    edda.sit_with(0, "Edda", key).expect("a host may sit with the same key");
    let mut guest = Player::connect(house.address(), 392);
    guest.send(&ToServer::Tables);
    let tables = guest.find(|message| match message {
        ToClient::Tables { tables } => Some(tables),
        _ => None,
    });
    let [table] = &tables[..] else { panic!("{tables:?}") };
    assert_eq!((table.code, table.free, table.seats), (code, 1, 2));
    assert_eq!(table.host.as_ref().map(|name| name.as_str()), Some("Edda"));
}

#[test]
fn listed_tables_are_found_again_after_a_restart_the_newest_first() {
    let house = House::serving(&[]);
    let mut edda = Player::connect(house.address(), 800);
    let first = edda.create(listed());
    let second = edda.create(listed());
    let mut hidden = Player::connect(house.address(), 801);
    hidden.create(usual());
    // One that is played is not open any more.
    let played = two_at(house.address(), listed(), 802);
    let codes = |tables: &[Listed]| tables.iter().map(|table| table.code).collect::<Vec<Code>>();
    assert_eq!(codes(&list(&mut hidden)), [second, first]);
    drop((edda, hidden, played));
    let house = house.restart();
    let mut guest = Player::connect(house.address(), 804);
    // They are read one after the other.
    while list(&mut guest).len() < 2 {}
    assert_eq!(codes(&list(&mut guest)).len(), 2);
    assert!(codes(&list(&mut guest)).contains(&first));
    guest.enter(second, None);
}

/// A node whose log is written at once.
struct World {
    node: Node,
    log: BTreeMap<Code, u32>,
    mind: Mind,
    now: Millis,
    /// What the store is asked to remember.
    remembered: Vec<(Code, bool)>,
    heard: Vec<ToClient>,
}

impl World {
    fn new(limits: Limits) -> Self {
        let node = Node::new([], [3; 32], limits);
        let (log, mind) = (BTreeMap::new(), Mind::new(1));
        Self { node, log, mind, now: Millis(0), remembered: Vec::new(), heard: Vec::new() }
    }

    fn connect(&mut self, conn: u64, from: u8) {
        let from = IpAddr::V4(Ipv4Addr::new(192, 0, 2, from));
        self.hear(Input::Connected(Conn(conn), from));
        self.say(conn, &ToServer::Hello { version: VERSION });
    }

    fn say(&mut self, conn: u64, message: &ToServer) {
        let text = serde_json::to_string(message).expect("a message has a JSON form");
        self.hear(Input::Heard(Conn(conn), text));
    }

    fn hear(&mut self, input: Input) {
        let mut inputs = vec![input];
        while let Some(input) = inputs.pop() {
            let mut out = Vec::new();
            self.node.hear(self.now, input, &mut out);
            for output in out {
                match output {
                    Output::Send(_, text) => {
                        self.heard.push(ToClient::read(&text).expect("it is a message"));
                    }
                    Output::Append { code, line } => {
                        let number = self.log.entry(code).or_default();
                        *number += 1;
                        inputs.push(Input::Written { code, number: *number, line });
                    }
                    Output::List { code, listed } => self.remembered.push((code, listed)),
                    other => panic!("{other:?}"),
                }
            }
        }
    }

    fn create(&mut self, conn: u64, opening: Opening) -> Result<Code, Why> {
        let (id, key) = (self.mind.id(), self.mind.key());
        self.heard.clear();
        self.say(conn, &ToServer::Create { id, opening, key });
        let answer = self.heard.iter().find_map(|message| match message {
            ToClient::Created { code, .. } => Some(Ok(*code)),
            ToClient::Refused { id: refused, why } if *refused == Some(id) => {
                Some(Err(why.clone()))
            }
            _ => None,
        });
        answer.expect("it is answered")
    }

    fn list(&mut self, conn: u64) -> Vec<Code> {
        self.heard.clear();
        self.say(conn, &ToServer::Tables);
        let Some(ToClient::Tables { tables }) = self.heard.pop() else { panic!("no list") };
        tables.iter().map(|table| table.code).collect()
    }
}

#[test]
fn a_table_stays_listed_for_ten_minutes_after_the_last_one_has_left() {
    const MINUTE: u64 = 60_000;
    let mut world = World::new(Limits::NONE);
    world.connect(1, 1);
    world.connect(2, 1);
    let code = world.create(1, listed()).expect("it is opened");
    assert_eq!(world.list(2), [code]);
    world.now = Millis(100 * MINUTE);
    assert_eq!(world.list(2), [code], "somebody is there all the time");
    world.say(1, &ToServer::Exit);
    world.now = Millis(109 * MINUTE);
    assert_eq!(world.list(2), [code]);
    world.now = Millis(110 * MINUTE);
    assert_eq!(world.list(2), []);
    assert_eq!(world.remembered, [(code, true), (code, false)]);
}

#[test]
fn an_address_that_opens_too_many_tables_has_to_wait() {
    let mut world = World::new(Limits { tables_per_hour: 2, messages_per_second: 0 });
    world.connect(1, 1);
    world.connect(2, 1);
    world.connect(3, 2);
    world.create(1, usual()).expect("the first one");
    world.create(2, usual()).expect("the second one");
    assert_eq!(world.create(1, usual()), Err(Why::SlowDown(1800)));
    world.create(3, usual()).expect("somebody else");
    world.now = Millis(1_800_000);
    world.create(1, usual()).expect("after a while");
    assert_eq!(world.create(2, usual()), Err(Why::SlowDown(1800)));
}

#[test]
fn a_connection_that_says_too_much_is_told_to_slow_down() {
    let mut world = World::new(Limits { tables_per_hour: 0, messages_per_second: 2 });
    world.connect(1, 1);
    world.connect(2, 1);
    for _ in 0..19 {
        world.say(1, &ToServer::Exit);
    }
    assert_eq!(world.create(1, usual()), Err(Why::SlowDown(1)));
    world.create(2, usual()).expect("each connection for itself");
    world.now = Millis(500);
    world.create(1, usual()).expect("after half a second");
}

#[test]
fn a_table_that_was_cleared_away_is_gone() {
    let mut world = World::new(Limits::NONE);
    world.connect(1, 1);
    world.connect(2, 1);
    let code = world.create(1, listed()).expect("it is opened");
    world.heard.clear();
    world.hear(Input::Cleared { code });
    let gone =
        |message: &ToClient| matches!(message, ToClient::NoTable { why: NoTable::Unknown, .. });
    assert!(world.heard.iter().any(gone), "{:?}", world.heard);
    assert_eq!(world.list(2), []);
    world.heard.clear();
    world.say(2, &ToServer::Enter { code, keys: Vec::new(), since: None });
    assert!(world.heard.iter().any(gone), "{:?}", world.heard);
}

/// Opens a table through a proxy that says who asks.
fn create_for(house: &House, forwarded: &str, number: u64) -> ToClient {
    let mut request =
        format!("ws://{}/ws", house.address()).into_client_request().expect("it is one");
    let from = forwarded.parse().expect("a header");
    request.headers_mut().append("x-forwarded-for", from);
    let (mut socket, _) = tungstenite::client(request, house.connect()).expect("it is a socket");
    let mut mind = Mind::new(number);
    let (id, key) = (mind.id(), mind.key());
    let messages =
        [ToServer::Hello { version: VERSION }, ToServer::Create { id, opening: usual(), key }];
    for message in messages {
        let text = serde_json::to_string(&message).expect("JSON");
        socket.send(Message::text(text)).expect("the server reads");
    }
    let mut read = || loop {
        if let Message::Text(text) = socket.read().expect("the server answers") {
            return ToClient::read(&text).expect("it is a message");
        }
    };
    read();
    read()
}

#[test]
fn behind_a_proxy_everybody_is_who_the_proxy_says() {
    let limits = Limits { tables_per_hour: 1, messages_per_second: 0 };
    let settings = Settings { limits, behind_proxy: true, ..Settings::default() };
    let house = House::with(Files::default(), Folder::new(), settings);
    let is_opened = |message| matches!(message, ToClient::Created { .. });
    assert!(is_opened(create_for(&house, "192.0.2.1", 820)));
    assert!(is_opened(create_for(&house, "192.0.2.2", 821)));
    assert!(!is_opened(create_for(&house, "192.0.2.1", 822)));
    // What a client has written there itself does not help it.
    assert!(!is_opened(create_for(&house, "192.0.2.9, 192.0.2.1", 823)));
    let settings = Settings { limits, ..Settings::default() };
    let house = House::with(Files::default(), Folder::new(), settings);
    assert!(is_opened(create_for(&house, "192.0.2.1", 824)));
    assert!(!is_opened(create_for(&house, "192.0.2.2", 825)), "without a proxy nobody is believed");
}
