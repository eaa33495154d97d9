//! Clients that play at random.

use std::cell::Cell;
use std::net::SocketAddr;
use std::time::{Duration, Instant};

use futures_util::{SinkExt as _, StreamExt as _};
use game::Seat;
use protocol::{ActionId, Code, Opening, ToClient, ToServer, VERSION, patch};
use serde::Deserialize;
use serde_json::value::{RawValue, to_raw_value};
use serde_json::{Value, json};
use table::Version;
use tokio::net::TcpStream;
use tokio::sync::watch;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;

use crate::glance::{Glance, Update};
use crate::mind::{Mind, wish};

/// A game is young for so many moves: then lists of options are longest.
const EARLY: Version = Version(20);

/// What clients are to do.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Phase {
    Sitting,
    Measuring,
    Over,
}

/// What clients have seen.
#[derive(Default)]
pub(crate) struct Seen {
    pub(crate) latencies: Vec<Duration>,
    pub(crate) all: Weight,
    pub(crate) early: Weight,
}

/// What messages weigh.
#[derive(Default)]
pub(crate) struct Weight {
    bytes: u64,
    messages: u64,
}

impl Seen {
    pub(crate) fn add(&mut self, other: Self) {
        self.latencies.extend(other.latencies);
        self.all.add(&other.all);
        self.early.add(&other.early);
    }
}

impl Weight {
    pub(crate) fn average(&self) -> f64 {
        self.bytes as f64 / self.messages.max(1) as f64
    }

    fn add(&mut self, other: &Self) {
        self.bytes += other.bytes;
        self.messages += other.messages;
    }
}

/// Two people at a table, who play one match after the other. With `think`, there is a move that often; tables take
/// turns, so that moves come evenly.
pub(crate) async fn pair(
    address: SocketAddr,
    number: u64,
    think: Option<Duration>,
    phase: watch::Receiver<Phase>,
) -> Seen {
    let mut host = Client::connect(address, 2 * number).await;
    let code = host.create().await;
    host.sit(0).await;
    let mut guest = Client::connect(address, 2 * number + 1).await;
    guest.enter(code).await;
    guest.sit(1).await;
    host.say(ToServer::Start { id: ActionId::new(number + 1) }).await;
    let pace = think.map(|every| Pace {
        every,
        offset: every.mul_f64((number as f64 * 0.618).fract()),
        next: Cell::new(None),
        begun: Cell::new(false),
    });
    let (mut one, other) = tokio::join!(
        play_on(host, pace.as_ref(), phase.clone()),
        play_on(guest, pace.as_ref(), phase)
    );
    one.add(other);
    one
}

/// When a table makes its next move.
struct Pace {
    every: Duration,
    /// How long after the start of the measuring its turn comes first.
    offset: Duration,
    next: Cell<Option<Instant>>,
    begun: Cell<bool>,
}

impl Pace {
    /// Waits until it is time. The first move of all comes at once, so that it is seen when everybody has begun.
    async fn wait(&self, phase: &mut watch::Receiver<Phase>) {
        if self.begun.replace(true) {
            // The sender lives as long as anybody plays.
            drop(phase.wait_for(|phase| *phase != Phase::Sitting).await);
            let next = self.next.get().unwrap_or_else(|| Instant::now() + self.offset);
            tokio::time::sleep_until(next.into()).await;
            self.next.set(Some(next + self.every));
        }
    }
}

/// Decides whenever there is something to decide, until it is over.
async fn play_on(
    mut client: Client,
    pace: Option<&Pace>,
    mut phase: watch::Receiver<Phase>,
) -> Seen {
    let mut seen = Seen::default();
    let mut open: Option<(ActionId, Instant)> = None;
    loop {
        if open.is_none() {
            client.play_again().await;
            if let Some((id, act)) = client.random_act() {
                if let Some(pace) = pace {
                    let mut begun = phase.clone();
                    tokio::select! {
                        () = pace.wait(&mut begun) => {}
                        _ = phase.wait_for(|phase| *phase == Phase::Over) => return seen,
                    }
                }
                open = Some((id, Instant::now()));
                client.say(act).await;
            }
        }
        let heard = tokio::select! {
            heard = client.hear() => heard,
            _ = phase.wait_for(|phase| *phase == Phase::Over) => return seen,
        };
        let is_measured = *phase.borrow() == Phase::Measuring;
        if let Some(bytes) = heard.tells().filter(|_| is_measured) {
            let weight = Weight { bytes, messages: 1 };
            seen.all.add(&weight);
            if client.game.version <= EARLY {
                seen.early.add(&weight);
            }
        }
        if let Some((_, since)) = open.take_if(|(id, _)| client.mind.done.contains(id)) {
            client.mind.done.clear();
            if is_measured {
                seen.latencies.push(since.elapsed());
            }
        }
        if let Heard::Message(ToClient::Refused { id: Some(id), why }) = &heard
            && open.is_some_and(|(open, _)| open == *id)
        {
            panic!("{why:?}");
        }
    }
}

/// What a client has heard.
enum Heard {
    /// What has changed, whether that tells of something that has happened, and how long it was.
    Update { tells: bool, length: u64 },
    /// Anything else.
    Message(ToClient),
}

/// A whole document.
#[derive(Deserialize)]
struct Sight<'a> {
    desk: Value,
    #[serde(borrow)]
    play: &'a RawValue,
}

impl Heard {
    /// The length of an update that tells of something.
    fn tells(&self) -> Option<u64> {
        match self {
            Self::Update { tells: true, length } => Some(*length),
            _ => None,
        }
    }
}

/// One connection.
pub(crate) struct Client {
    socket: WebSocketStream<TcpStream>,
    /// What it knows of the people round the table.
    mind: Mind,
    game: Glance,
    seat: u8,
    /// How far the host has gone in beginning matches anew.
    again: u64,
}

impl Client {
    pub(crate) async fn connect(address: SocketAddr, number: u64) -> Self {
        let stream = TcpStream::connect(address).await.expect("the server listens");
        stream.set_nodelay(true).expect("every system can");
        let url = format!("ws://{address}/ws");
        // The buffer is made anew for every message: a large one takes longer than the message.
        let config = WebSocketConfig::default().read_buffer_size(4096);
        let socket = tokio_tungstenite::client_async_with_config(url, stream, Some(config)).await;
        let (socket, _) = socket.expect("it is a socket");
        let (mind, game) = (Mind::new(number), Glance::default());
        let mut client = Self { socket, mind, game, seat: 0, again: 0 };
        client.say(ToServer::Hello { version: VERSION }).await;
        client.hear().await;
        client
    }

    async fn say(&mut self, message: ToServer) {
        let text = serde_json::to_string(&message).expect("a message has a JSON form");
        self.socket.send(Message::text(text)).await.expect("the server reads");
    }

    async fn hear(&mut self) -> Heard {
        loop {
            let message = self.socket.next().await.expect("the server lives").expect("and speaks");
            let Message::Text(text) = message else { continue };
            if let Some(update) = Update::read(&text) {
                self.mind.done.extend(&update.done);
                let others = self.game.take(&update);
                if !others.is_empty() {
                    patch(&mut self.mind.sight, &others).expect("edits go with the document");
                    let salts = self.mind.salts();
                    self.say_all(salts).await;
                }
                let length = text.len() as u64;
                return Heard::Update { tells: update.tells(), length };
            }
            let mut message = ToClient::read(&text).expect("it is a message");
            if let ToClient::Sight { sight, .. } = &mut message {
                let whole: Sight<'_> = serde_json::from_str(sight.get()).expect("a document");
                self.game.look(whole.play);
                *sight = to_raw_value(&json!({ "desk": whole.desk })).expect("it is JSON");
            }
            let salts = self.mind.take(&message);
            self.say_all(salts).await;
            return Heard::Message(message);
        }
    }

    async fn say_all(&mut self, messages: Vec<ToServer>) {
        for message in messages {
            self.say(message).await;
        }
    }

    /// The message that decides something at random, if there is anything to decide.
    fn random_act(&mut self) -> Option<(ActionId, ToServer)> {
        let action = self.game.random_action(&mut self.mind.rng)?;
        let (id, seat, seen) = (self.mind.id(), Seat::new(self.seat), self.game.version);
        Some((id, ToServer::Act { id, seat, seen, action }))
    }

    /// The host opens the next match after each, and begins it: each of that is said once.
    async fn play_again(&mut self) {
        let number = self.mind.at("/desk/match").as_u64().unwrap_or(1);
        let is_over = self.mind.phase() == "over";
        let step = 2 * number + u64::from(is_over);
        let is_due = is_over || (self.mind.phase() == "lobby" && number > 1);
        if is_due && self.seat == 0 && step > self.again {
            self.again = step;
            let id = self.mind.id();
            let next = if is_over { ToServer::Again { id } } else { ToServer::Start { id } };
            self.say(next).await;
        }
    }

    pub(crate) async fn create(&mut self) -> Code {
        let (id, key) = (self.mind.id(), self.mind.key());
        self.mind.code = None;
        let opening = Opening::usual(wish("sequence", 2));
        self.say(ToServer::Create { id, opening, key }).await;
        while !matches!(self.hear().await, Heard::Message(ToClient::Sight { .. })) {}
        self.mind.code.expect("the server has named it")
    }

    async fn enter(&mut self, code: Code) {
        self.say(ToServer::Enter { code, keys: Vec::new(), since: None }).await;
        while !matches!(self.hear().await, Heard::Message(ToClient::Sight { .. })) {}
    }

    async fn sit(&mut self, seat: u8) {
        let (id, key, name) = (self.mind.id(), self.mind.key(), "Edda".parse().expect("a name"));
        self.seat = seat;
        self.say(ToServer::Sit { id, seat: Seat::new(seat), name, key }).await;
        while !self.mind.done.contains(&id) {
            self.hear().await;
        }
    }
}
