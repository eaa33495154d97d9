//! Clients that play at random.

use std::cell::Cell;
use std::net::SocketAddr;
use std::time::{Duration, Instant};

use futures_util::{SinkExt as _, StreamExt as _};
use game::Seat;
use protocol::{ActionId, Code, Opening, ToClient, ToServer, VERSION};
use serde_json::Value;
use tokio::net::TcpStream;
use tokio::sync::watch;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;

use crate::mind::{Mind, wish};

/// A game is young for so many moves: then lists of options are longest.
const EARLY: u64 = 20;

/// What somebody who plays at random does not look at. Clients forget it, for they share the machine with the server.
const SCREEN: &str = "/play/hands/0/screen";

fn is_needed(place: &str) -> bool {
    !place.starts_with(SCREEN)
}

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
            if let Some((id, act)) = client.mind.random_act() {
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
        let (message, length) = tokio::select! {
            heard = client.hear() => heard,
            _ = phase.wait_for(|phase| *phase == Phase::Over) => return seen,
        };
        let is_measured = *phase.borrow() == Phase::Measuring;
        if is_measured && matches!(&message, ToClient::Update { told, .. } if !told.is_empty()) {
            let weight = Weight { bytes: length, messages: 1 };
            seen.all.add(&weight);
            if client.mind.at("/play/version").as_u64().is_some_and(|version| version <= EARLY) {
                seen.early.add(&weight);
            }
        }
        if let Some((_, since)) = open.take_if(|(id, _)| client.mind.done.contains(id)) {
            client.mind.done.clear();
            if is_measured {
                seen.latencies.push(since.elapsed());
            }
        }
        if let ToClient::Refused { id: Some(id), why } = &message
            && open.is_some_and(|(open, _)| open == *id)
        {
            panic!("{why:?}");
        }
    }
}

/// One connection.
pub(crate) struct Client {
    socket: WebSocketStream<TcpStream>,
    mind: Mind,
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
        let mut mind = Mind::new(number);
        mind.needs = is_needed;
        let mut client = Self { socket, mind, seat: 0, again: 0 };
        client.say(ToServer::Hello { version: VERSION }).await;
        client.hear().await;
        client
    }

    async fn say(&mut self, message: ToServer) {
        let text = serde_json::to_string(&message).expect("a message has a JSON form");
        self.socket.send(Message::text(text)).await.expect("the server reads");
    }

    async fn hear(&mut self) -> (ToClient, u64) {
        loop {
            let message = self.socket.next().await.expect("the server lives").expect("and speaks");
            let Message::Text(text) = message else { continue };
            let message = ToClient::read(&text).expect("it is a message");
            for salt in self.mind.take(&message) {
                self.say(salt).await;
            }
            if text.contains(r#""screen":{"#)
                && let Some(screen) = self.mind.sight.pointer_mut(SCREEN)
            {
                *screen = Value::Null;
            }
            return (message, text.len() as u64);
        }
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
        while !matches!(self.hear().await.0, ToClient::Sight { .. }) {}
        self.mind.code.expect("the server has named it")
    }

    async fn enter(&mut self, code: Code) {
        self.say(ToServer::Enter { code, keys: Vec::new(), since: None }).await;
        while !matches!(self.hear().await.0, ToClient::Sight { .. }) {}
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
