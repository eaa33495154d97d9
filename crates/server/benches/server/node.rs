//! The state machine alone, without sockets and disk: what is left is what the rest costs.

use std::collections::BTreeMap;
use std::net::{IpAddr, Ipv4Addr};
use std::time::Duration;

use game::Seat;
use protocol::{Code, Opening, ToClient, ToServer, VERSION};
use server::node::{Conn, Input, Node, Output};
use table::Millis;

use crate::mind::{Mind, wish};

/// So many tables take turns, until so many moves have been made in all.
const TABLES: u64 = 50;
const MOVES: u32 = 20_000;

/// A node with its clients, and a log that is written at once.
struct World {
    node: Node,
    minds: Vec<Mind>,
    log: BTreeMap<Code, u32>,
    spent: Duration,
    bytes: u64,
}

/// Says how long the node itself takes for a move.
pub(crate) fn bench() {
    let mut world = World {
        node: Node::new([], [7; 32]),
        minds: (0..2 * TABLES).map(Mind::new).collect(),
        log: BTreeMap::new(),
        spent: Duration::ZERO,
        bytes: 0,
    };
    for table in 0..TABLES {
        world.sit_down(2 * table);
    }
    (world.spent, world.bytes) = (Duration::ZERO, 0);
    let mut moves = 0;
    while moves < MOVES {
        let acts = world.minds.iter_mut().enumerate();
        let acts: Vec<(usize, ToServer)> =
            acts.filter_map(|(who, mind)| Some((who, mind.random_act()?.1))).collect();
        moves += acts.len() as u32;
        let inputs = acts.iter().map(|(who, act)| heard(*who, act)).collect();
        world.run(inputs);
        if acts.len() < TABLES as usize {
            world.play_again();
        }
    }
    let each = world.spent.as_secs_f64() / f64::from(moves);
    let bytes = world.bytes as f64 / f64::from(2 * moves);
    println!(
        "the node alone: {:.1} µs for a move of two people, {bytes:.0} bytes to each\n",
        each * 1e6
    );
}

impl World {
    fn sit_down(&mut self, host: u64) {
        let guest = host + 1;
        for who in [host, guest] {
            let from = IpAddr::V4(Ipv4Addr::LOCALHOST);
            let hello = ToServer::Hello { version: VERSION };
            self.run(vec![Input::Connected(Conn(who), from), heard(who as usize, &hello)]);
        }
        let host = host as usize;
        let (id, key) = (self.minds[host].id(), self.minds[host].key());
        self.say(host, &ToServer::Create { id, opening: Opening::usual(wish("sequence", 2)), key });
        let code = self.minds[host].code.expect("there is a table");
        self.say(host + 1, &ToServer::Enter { code, keys: Vec::new(), since: None });
        for seat in 0..2 {
            let mind = &mut self.minds[host + usize::from(seat)];
            let (id, key, name) = (mind.id(), mind.key(), "Edda".parse().expect("a name"));
            let sit = ToServer::Sit { id, seat: Seat::new(seat), name, key };
            self.say(host + usize::from(seat), &sit);
        }
        let id = self.minds[host].id();
        self.say(host, &ToServer::Start { id });
    }

    /// Hosts whose game is over begin another one.
    fn play_again(&mut self) {
        for host in (0..self.minds.len()).step_by(2) {
            if self.minds[host].phase() == "over" {
                let (again, start) = (self.minds[host].id(), self.minds[host].id());
                self.say(host, &ToServer::Again { id: again });
                self.say(host, &ToServer::Start { id: start });
            }
        }
    }

    fn say(&mut self, who: usize, message: &ToServer) {
        self.run(vec![heard(who, message)]);
    }

    /// Has the node hear these inputs and whatever comes of them.
    fn run(&mut self, mut inputs: Vec<Input>) {
        let mut out = Vec::new();
        while !inputs.is_empty() {
            let begun = on_processor();
            for input in inputs.drain(..) {
                self.node.hear(Millis(0), input, &mut out);
            }
            self.spent += on_processor().saturating_sub(begun);
            for output in out.drain(..) {
                match output {
                    Output::Append { code, line } => {
                        let number = self.log.entry(code).or_default();
                        *number += 1;
                        inputs.push(Input::Written { code, number: *number, line });
                    }
                    Output::Send(Conn(who), text) => {
                        self.bytes += text.len() as u64;
                        let message = ToClient::read(&text).expect("it is a message");
                        let who = who as usize;
                        let salts = self.minds[who].take(&message);
                        inputs.extend(salts.iter().map(|salt| heard(who, salt)));
                    }
                    _ => {}
                }
            }
        }
    }
}

/// How long this thread has been on a processor: others may be busy there, too.
fn on_processor() -> Duration {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").unwrap_or_default();
    let nanoseconds = text.split(' ').next().and_then(|number| number.parse().ok());
    Duration::from_nanos(nanoseconds.unwrap_or_default())
}

fn heard(who: usize, message: &ToServer) -> Input {
    let text = serde_json::to_string(message).expect("a message has a JSON form");
    Input::Heard(Conn(who as u64), text)
}
