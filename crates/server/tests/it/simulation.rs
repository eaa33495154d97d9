//! Two nodes on one log, in a world where messages are late, lost and doubled and nodes fall over. The nodes are the
//! real ones; clock, network and disk are a list of deliveries.

use std::collections::BTreeMap;
use std::net::{IpAddr, Ipv4Addr};

use game::{Rng, Seat};
use protocol::{ActionId, Code, Opening, ToClient, ToServer, VERSION};
use serde_json::Value;
use server::node::{Conn, Input, Node, Output};
use table::Millis;

use crate::mind::{Mind, wish};

/// What is on its way.
enum Delivery {
    /// To the node of this number, as it was built for the so-manieth time.
    Node(usize, u32, Input),
    /// To the client of this number, on this connection.
    Client(usize, Conn, ToClient),
    /// To the log.
    Log(Code, Vec<u8>),
}

/// A client: what it knows, and what it waits for.
struct Client {
    mind: Mind,
    node: usize,
    conn: Conn,
    /// What it has asked for and not heard of, and when it loses patience.
    open: Option<(ActionId, ToServer)>,
    patience: u64,
    /// Every decision that was acknowledged, in order.
    acked: Vec<Value>,
    greeted: bool,
}

struct World {
    now: u64,
    rng: Rng,
    logs: BTreeMap<Code, Vec<Vec<u8>>>,
    nodes: Vec<(u32, Node)>,
    clients: Vec<Client>,
    coming: BTreeMap<(u64, u64), Delivery>,
    conns: BTreeMap<Conn, usize>,
    sent: u64,
    crashes: u32,
    records: Vec<String>,
}

impl World {
    fn new(seed: u64) -> Self {
        let mut world = Self {
            now: 0,
            rng: Rng::new(seed),
            logs: BTreeMap::new(),
            nodes: vec![(0, Node::new([], [1; 32])), (0, Node::new([], [2; 32]))],
            clients: Vec::new(),
            coming: BTreeMap::new(),
            conns: BTreeMap::new(),
            sent: 0,
            crashes: 0,
            records: Vec::new(),
        };
        for number in 0..2 {
            let mind = Mind::new(seed * 10 + number);
            let (open, acked) = (None, Vec::new());
            let conn = Conn(u64::MAX);
            world.clients.push(Client {
                mind,
                node: 0,
                conn,
                open,
                patience: 0,
                acked,
                greeted: false,
            });
        }
        world
    }

    fn chance(&mut self, one_in: u32) -> bool {
        self.rng.below(one_in) == 0
    }

    /// Puts something on its way; it may take long.
    fn deliver(&mut self, delivery: Delivery) {
        let delay = if self.chance(10) { self.rng.below(3000) } else { self.rng.below(40) };
        self.sent += 1;
        self.coming.insert((self.now + 1 + u64::from(delay), self.sent), delivery);
    }

    fn tell_node(&mut self, node: usize, input: Input) {
        let life = self.nodes[node].0;
        self.deliver(Delivery::Node(node, life, input));
    }

    /// Does what a node asks for. Messages to clients may be lost; what a client is sent later comes later.
    fn carry_out(&mut self, node: usize, outputs: Vec<Output>) {
        for output in outputs {
            match output {
                Output::Send(conn, message) => {
                    let Some(&client) = self.conns.get(&conn) else { continue };
                    // A connection that loses something is broken: the client hears nothing more on it.
                    if self.chance(60) {
                        self.conns.remove(&conn);
                        continue;
                    }
                    let message =
                        ToClient::read(&message).expect("nodes say what is in the protocol");
                    self.in_order(client, conn, message);
                }
                // What was appended may get lost on the way to the log.
                Output::Append { .. } if self.chance(30) => {}
                Output::Append { code, line } => self.deliver(Delivery::Log(code, line)),
                Output::Read { code, from } => {
                    let lines = self.logs.get(&code).map_or(&[][..], Vec::as_slice);
                    let lines = (1..).zip(lines.iter().cloned()).skip(from as usize - 1).collect();
                    self.tell_node(node, Input::Read { code, lines: Some(lines) });
                }
                Output::Think(_) => panic!("there are no bots here"),
                Output::Record { record, .. } => {
                    self.records.push(record.expect("the game is over"));
                }
            }
        }
    }

    /// On one connection nothing overtakes anything.
    fn in_order(&mut self, client: usize, conn: Conn, message: ToClient) {
        let last = self.coming.iter().rev().find_map(|((when, _), delivery)| match delivery {
            Delivery::Client(_, on, _) if *on == conn => Some(*when),
            _ => None,
        });
        let delay = u64::from(self.rng.below(40));
        let when = last.unwrap_or(0).max(self.now + 1 + delay);
        self.sent += 1;
        self.coming.insert((when, self.sent), Delivery::Client(client, conn, message));
    }

    /// The next thing happens.
    fn step(&mut self) {
        match self.coming.pop_first() {
            Some(((when, _), delivery)) => {
                self.now = self.now.max(when);
                self.arrive(delivery);
            }
            None => self.now += 100,
        }
        for node in 0..self.nodes.len() {
            if self.nodes[node].1.next_wake().is_some_and(|wake| wake.0 <= self.now) {
                let mut out = Vec::new();
                self.nodes[node].1.hear(Millis(self.now), Input::Tick, &mut out);
                self.carry_out(node, out);
            }
        }
    }

    fn arrive(&mut self, delivery: Delivery) {
        match delivery {
            Delivery::Node(node, life, input) if self.nodes[node].0 == life => {
                let mut out = Vec::new();
                self.nodes[node].1.hear(Millis(self.now), input, &mut out);
                self.carry_out(node, out);
            }
            Delivery::Node(..) => {}
            Delivery::Log(code, line) => {
                let log = self.logs.entry(code).or_default();
                log.push(line.clone());
                let number = log.len() as u32;
                for node in 0..self.nodes.len() {
                    // A follower hears of every entry: late, out of order, or twice.
                    for _ in 0..[1, 1, 1, 2][self.rng.below(4) as usize] {
                        self.tell_node(node, Input::Written { code, number, line: line.clone() });
                    }
                }
            }
            Delivery::Client(client, conn, message) => {
                if self.clients[client].conn == conn {
                    self.client_hears(client, &message);
                }
            }
        }
    }

    /// A node falls over, and another one takes its place.
    fn crash(&mut self, node: usize) {
        self.crashes += 1;
        let known: Vec<Code> = self.logs.keys().copied().collect();
        let life = self.nodes[node].0 + 1;
        self.nodes[node] = (life, Node::new(known, [life as u8; 32]));
        let clients = &self.clients;
        self.conns.retain(|_, client| clients[*client].node != node);
    }

    fn say(&mut self, client: usize, message: &ToServer) {
        let Client { node, conn, .. } = self.clients[client];
        if self.chance(60) {
            self.conns.remove(&conn);
        }
        if self.conns.contains_key(&conn) {
            let text = serde_json::to_string(message).expect("a message has a JSON form");
            // What a client says is not overtaken either, for every test run has it arrive at once.
            let mut out = Vec::new();
            self.nodes[node].1.hear(Millis(self.now), Input::Heard(conn, text), &mut out);
            self.carry_out(node, out);
        }
    }

    /// Connects anew, to either node.
    fn connect(&mut self, client: usize) {
        let node = self.rng.below(2) as usize;
        self.sent += 1;
        let conn = Conn(self.sent);
        let old = self.clients[client].conn;
        if self.conns.remove(&old).is_some() {
            self.tell_node(self.clients[client].node, Input::Gone(old));
        }
        self.conns.insert(conn, client);
        let who = &mut self.clients[client];
        (who.node, who.conn, who.greeted) = (node, conn, false);
        who.mind.sight = Value::Null;
        let from = IpAddr::V4(Ipv4Addr::LOCALHOST);
        self.nodes[node].1.hear(Millis(self.now), Input::Connected(conn, from), &mut Vec::new());
        self.say(client, &ToServer::Hello { version: VERSION });
    }

    fn client_hears(&mut self, client: usize, message: &ToClient) {
        let salts = self.clients[client].mind.take(message);
        for salt in salts {
            self.say(client, &salt);
        }
        let who = &mut self.clients[client];
        if let ToClient::Refused { id: Some(id), why } = message
            && let Some((open, wanted)) = &who.open
            && open == id
        {
            // Two nodes may not know of each other's last entry; a decision that no longer stands is made anew.
            assert!(
                !matches!(wanted, ToServer::Act { .. })
                    || matches!(why, protocol::Why::MovedOn | protocol::Why::NotBegun),
                "{why:?}"
            );
            who.open = None;
        }
        if let ToClient::Created { id, .. } = message {
            who.mind.done.push(*id);
        }
        if let ToClient::Hello { .. } = message {
            who.greeted = true;
            if let Some(code) = who.mind.code {
                let (keys, since) = (who.mind.keys.clone(), Some(who.mind.version));
                self.say(client, &ToServer::Enter { code, keys, since });
            }
        }
        let who = &mut self.clients[client];
        if let Some((id, wanted)) = &who.open
            && who.mind.done.contains(id)
        {
            if let ToServer::Act { action, .. } = wanted {
                who.acked.push(serde_json::from_str(action.get()).expect("it is JSON"));
            }
            who.open = None;
        }
    }

    /// What a client does of its own: asks for something, or again, or connects anew.
    fn client_acts(&mut self, client: usize) {
        let who = &mut self.clients[client];
        let waits = who.open.is_some() || who.mind.sight == Value::Null;
        if waits && who.patience > 0 {
            who.patience -= 1;
            return;
        }
        who.patience = 60;
        let is_connected = self.conns.contains_key(&self.clients[client].conn);
        if !is_connected || (waits && self.chance(3)) {
            self.connect(client);
            return;
        }
        if let Some((_, wanted)) = self.clients[client].open.clone() {
            self.say(client, &wanted);
        } else if let Some((id, wanted)) = self.wish_of(client) {
            self.clients[client].open = Some((id, wanted.clone()));
            self.say(client, &wanted);
        }
    }

    /// How far everything is, for whoever has to find out what went wrong.
    fn tell(&self) -> String {
        let clients = self.clients.iter().map(|client| {
            let (mind, conn) = (&client.mind, client.conn);
            let connected = self.conns.contains_key(&conn);
            format!("{conn:?} {connected} {:?} {:?} {}\n", mind.code, client.open, mind.sight)
        });
        let logs = self.logs.iter().map(|(code, log)| format!("{code} {}\n", log.len()));
        format!("{} {:?}\n", self.now, self.nodes) + &clients.chain(logs).collect::<String>()
    }

    fn wish_of(&mut self, client: usize) -> Option<(ActionId, ToServer)> {
        let code = self.clients[0].mind.code;
        let who = &mut self.clients[client];
        if !who.greeted {
            return None;
        }
        let id = who.mind.id();
        if who.mind.sight == Value::Null {
            if client == 0 && code.is_none() {
                let key = who.mind.key();
                who.mind.keys = vec![key];
                let opening = Opening::usual(wish("sequence", 2));
                return Some((id, ToServer::Create { id, opening, key }));
            }
            if who.mind.code.is_none() {
                who.mind.code = code;
                let (code, keys) = (code?, who.mind.keys.clone());
                self.say(client, &ToServer::Enter { code, keys, since: None });
            }
            return None;
        }
        if who.mind.at("/desk/yours").as_array().is_some_and(Vec::is_empty) {
            // The same key and id for ever: however often it is said, it is one seat.
            if who.mind.keys.len() < 2 - client {
                let key = who.mind.key();
                who.mind.keys.push(key);
            }
            let (seat, key) = (Seat::new(client as u8), *who.mind.keys.last()?);
            let name = "Edda".parse().expect("a good name");
            return Some((id, ToServer::Sit { id, seat, name, key }));
        }
        let free = |seat: &Value| seat["who"] == "free";
        let is_full = !who.mind.at("/desk/seats").as_array()?.iter().any(free);
        match who.mind.phase() {
            "lobby" if client == 0 && is_full => Some((id, ToServer::Start { id })),
            "playing" => who.mind.random_act(),
            _ => None,
        }
    }
}

/// The decisions of each seat, in the order of a record.
fn acts(record: &str) -> BTreeMap<u64, Vec<Value>> {
    let mut acts = BTreeMap::<u64, Vec<Value>>::new();
    for line in record.lines().skip(1) {
        let entry: Value = serde_json::from_str(line).expect("it is JSON");
        if let Some(act) = entry.get("act") {
            let seat = act["seat"].as_u64().expect("a seat has a number");
            acts.entry(seat).or_default().push(act["action"].clone());
        }
    }
    acts
}

fn simulate(seed: u64) -> (u32, usize) {
    let mut world = World::new(seed);
    let is_over = |world: &World| {
        let over = |client: &Client| client.mind.phase() == "over" && client.open.is_none();
        world.clients.iter().all(over)
    };
    let mut steps = 0;
    while !is_over(&world) {
        steps += 1;
        assert!(steps < 400_000, "seed {seed}: nothing goes on any more\n{}", world.tell());
        world.step();
        if steps % 3 == 0 {
            (0..2).for_each(|client| world.client_acts(client));
        }
        if world.crashes < 5 && world.chance(400) {
            let node = world.rng.below(2) as usize;
            world.crash(node);
        }
    }
    let code = world.clients[0].mind.code.expect("there is a table");
    // Everything that is still on its way arrives; then both nodes and one that knows only the log are asked.
    while !world.coming.is_empty() {
        world.step();
    }
    world.crash(1);
    for node in 0..2 {
        let from = IpAddr::V4(Ipv4Addr::LOCALHOST);
        let ask = Input::Record { ask: 1, code, number: 1, key: None, from };
        world.tell_node(node, ask);
    }
    while !world.coming.is_empty() {
        world.step();
    }
    let [one, other] = &world.records[..] else { panic!("seed {seed}: {}", world.records.len()) };
    assert_eq!(one, other, "seed {seed}: two nodes tell different stories");
    let acts = acts(one);
    for (seat, client) in (0..).zip(&world.clients) {
        assert_eq!(acts.get(&seat), Some(&client.acked), "seed {seed}: seat {seat}");
    }
    let game = catalog::game_of_record(one).expect("it names its game");
    let report = game.replay(one, game::Viewer::Spectator).expect("it can be verified").report;
    assert!(report.over);
    (world.crashes, acts.values().map(Vec::len).sum())
}

#[test]
fn whatever_is_lost_doubled_or_late_everything_acknowledged_is_there_once() {
    let (mut crashes, mut decisions) = (0, 0);
    for seed in 1..=30 {
        let (crashed, made) = simulate(seed);
        crashes += crashed;
        decisions += made;
    }
    assert!(crashes > 60 && decisions > 1000, "{crashes} {decisions}");
}
