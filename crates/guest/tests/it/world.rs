//! One node, its log, and devices whose connections break.

use std::collections::{BTreeMap, VecDeque};
use std::net::{IpAddr, Ipv4Addr};

use catalog::Wish;
use game::{Rng, Seat};
use guest::{Guest, News, Order, Random};
use protocol::{Code, Phase};
use serde_json::Value;
use serde_json::value::to_raw_value;
use server::node::{Conn, Input, Limits, Node, Output};
use table::Millis;

/// A table of `game` for so many.
pub(crate) fn wish(game: &str, players: u32) -> Wish {
    Wish { game: game.to_owned(), players, teams: None, options: Vec::new() }
}

/// Bytes that follow from `seed`.
pub(crate) fn random(seed: u64) -> Random {
    let mut rng = Rng::new(seed);
    Box::new(move || std::array::from_fn(|_| rng.bits() as u8))
}

/// What is under way.
enum Delivery {
    ToNode(Input),
    ToGuest(usize, Conn, String),
}

pub(crate) struct World {
    pub(crate) now: u64,
    pub(crate) guests: Vec<Guest>,
    /// What the devices had to tell their people.
    pub(crate) news: Vec<(usize, News)>,
    /// A connection breaks with one in so many messages.
    pub(crate) breaks_one_in: u32,
    pub(crate) breaks: u32,
    node: Node,
    lives: u8,
    log: BTreeMap<Code, Vec<Vec<u8>>>,
    /// The connection of each device.
    conns: BTreeMap<usize, Conn>,
    last_conn: u64,
    coming: VecDeque<Delivery>,
    rng: Rng,
    records: Vec<String>,
}

impl World {
    pub(crate) fn new(seed: u64, guests: u64) -> Self {
        Self {
            now: 1_000_000,
            guests: (0..guests).map(|number| Guest::new(random(seed * 100 + number))).collect(),
            news: Vec::new(),
            breaks_one_in: u32::MAX,
            breaks: 0,
            node: Node::new([], [seed as u8; 32], Limits::NONE),
            lives: 1,
            log: BTreeMap::new(),
            conns: BTreeMap::new(),
            last_conn: 0,
            coming: VecDeque::new(),
            rng: Rng::new(seed),
            records: Vec::new(),
        }
    }

    /// Lets a device do something.
    pub(crate) fn with(&mut self, number: usize, deed: impl FnOnce(&mut Guest, Millis)) {
        deed(&mut self.guests[number], Millis(self.now));
        self.obey(number);
    }

    /// Lets things happen until it is so.
    pub(crate) fn until(&mut self, is_so: impl Fn(&Self) -> bool) {
        for _ in 0..200_000 {
            if is_so(self) {
                return;
            }
            self.step();
        }
        panic!("it never came to that: {:?}", self.guests);
    }

    /// What a device may do.
    pub(crate) fn options(&self, number: usize) -> Vec<(Seat, Value)> {
        let hands = self.guests[number].play().and_then(|play| play["hands"].as_array());
        let all = hands.into_iter().flatten().flat_map(|hand| {
            let seat = hand["seat"].as_u64().map(|seat| Seat::new(seat as u8));
            let options = hand["options"].as_array().into_iter().flatten();
            options.filter_map(move |option| Some((seat?, option.clone())))
        });
        all.collect()
    }

    /// Somebody who may decides something, and all hear of it.
    pub(crate) fn act_once(&mut self) {
        self.decide();
        self.until(|world| world.guests.iter().all(|guest| !guest.story().is_empty()));
    }

    /// Everybody plays at random until things are as far as that.
    pub(crate) fn play_on(&mut self, is_so: impl Fn(Phase) -> bool) {
        let there = |world: &Self| {
            world.guests.iter().all(|guest| guest.desk().is_some_and(|desk| is_so(desk.phase)))
        };
        for _ in 0..200_000 {
            if there(self) {
                return;
            }
            self.decide();
            self.step();
        }
        panic!("the game has no end: {:?}", self.guests);
    }

    /// The page of a device is loaded anew: all that it knows is what it has put down.
    pub(crate) fn load_anew(&mut self, number: usize) {
        let kept = self.guests[number].kept().expect("it is at a table");
        let text = serde_json::to_string(&kept).expect("JSON");
        let kept = serde_json::from_str(&text).expect("what is put down can be read");
        if let Some(conn) = self.conns.remove(&number) {
            self.coming.push_back(Delivery::ToNode(Input::Gone(conn)));
        }
        self.guests[number] = Guest::new(random(self.rng.bits()));
        self.with(number, |guest, now| guest.enter(now, kept));
    }

    /// The record of a match that is over.
    pub(crate) fn record(&mut self, number: u32) -> String {
        let code = self.guests[0].code().expect("a table");
        let from = IpAddr::V4(Ipv4Addr::LOCALHOST);
        let ask = Input::Record { ask: 1, code, number, key: None, from };
        self.coming.push_back(Delivery::ToNode(ask));
        self.until(|world| !world.records.is_empty());
        self.records.remove(0)
    }

    /// Everybody who may decides something, at random.
    pub(crate) fn decide(&mut self) {
        for number in 0..self.guests.len() {
            let options = self.options(number);
            let Some((seat, action)) = self.rng.pick(&options).cloned() else { continue };
            if !self.guests[number].is_deciding(seat) {
                let action = to_raw_value(&action).expect("JSON");
                self.with(number, |guest, now| guest.act(now, seat, action));
            }
        }
    }

    /// One message arrives, or a little time passes.
    pub(crate) fn step(&mut self) {
        match self.coming.pop_front() {
            Some(Delivery::ToNode(input)) => self.tell_node(input),
            Some(Delivery::ToGuest(number, conn, message)) => {
                if self.conns.get(&number) == Some(&conn) {
                    self.with(number, |guest, now| guest.heard(now, &message));
                }
            }
            None => self.now += 50,
        }
        if self.breaks_one_in < u32::MAX && self.rng.below(600) == 0 {
            self.fall_over();
        }
        if self.node.next_wake().is_some_and(|wake| wake.0 <= self.now) {
            self.tell_node(Input::Tick);
        }
        for number in 0..self.guests.len() {
            if self.guests[number].next_wake().is_some_and(|wake| wake.0 <= self.now) {
                self.with(number, Guest::tick);
            }
        }
    }

    /// The server falls over and starts again from its log. Lines under way to it are lost.
    fn fall_over(&mut self) {
        self.lives += 1;
        self.node =
            Node::new(self.log.keys().copied().collect::<Vec<_>>(), [self.lives; 32], Limits::NONE);
        self.coming.clear();
        for number in self.conns.keys().copied().collect::<Vec<_>>() {
            self.break_off(number);
        }
    }

    fn break_off(&mut self, number: usize) {
        if let Some(conn) = self.conns.remove(&number) {
            self.breaks += 1;
            self.coming.push_back(Delivery::ToNode(Input::Gone(conn)));
            self.with(number, Guest::closed);
        }
    }

    fn obey(&mut self, number: usize) {
        for order in self.guests[number].take_orders() {
            match order {
                Order::Connect => {
                    self.last_conn += 1;
                    let conn = Conn(self.last_conn);
                    self.conns.insert(number, conn);
                    let from = IpAddr::V4(Ipv4Addr::LOCALHOST);
                    self.coming.push_back(Delivery::ToNode(Input::Connected(conn, from)));
                    self.with(number, Guest::opened);
                }
                Order::Send(text) => {
                    let Some(&conn) = self.conns.get(&number) else { continue };
                    if self.is_broken() {
                        self.break_off(number);
                    } else {
                        self.coming.push_back(Delivery::ToNode(Input::Heard(conn, text)));
                    }
                }
                Order::HangUp => {
                    if let Some(conn) = self.conns.remove(&number) {
                        self.coming.push_back(Delivery::ToNode(Input::Gone(conn)));
                    }
                }
            }
        }
        let news = self.guests[number].take_news();
        self.news.extend(news.into_iter().map(|news| (number, news)));
    }

    fn is_broken(&mut self) -> bool {
        self.breaks_one_in < u32::MAX && self.rng.below(self.breaks_one_in) == 0
    }

    fn tell_node(&mut self, input: Input) {
        let mut out = Vec::new();
        self.node.hear(Millis(self.now), input, &mut out);
        for output in out {
            match output {
                Output::Send(conn, message) => {
                    let number = self.conns.iter().find(|(_, own)| **own == conn);
                    let Some((&number, _)) = number else { continue };
                    if self.is_broken() {
                        self.break_off(number);
                    } else {
                        self.coming.push_back(Delivery::ToGuest(number, conn, message));
                    }
                }
                Output::Append { code, line } => {
                    let log = self.log.entry(code).or_default();
                    log.push(line.clone());
                    let number = log.len() as u32;
                    self.coming.push_back(Delivery::ToNode(Input::Written { code, number, line }));
                }
                Output::Read { code, from } => {
                    let lines = self.log.get(&code).map_or(&[][..], Vec::as_slice);
                    let lines = (1..).zip(lines.iter().cloned()).skip(from as usize - 1).collect();
                    let read = Input::Read { code, lines: Some(lines) };
                    self.coming.push_back(Delivery::ToNode(read));
                }
                // Nobody looks for open tables here.
                Output::List { .. } => {}
                Output::Think(_) => panic!("there are no bots here"),
                Output::Record { record, .. } => {
                    self.records.push(record.expect("the game is over"));
                }
            }
        }
    }
}
