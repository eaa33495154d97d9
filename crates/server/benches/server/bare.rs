//! What the sockets of a move cost by themselves: a server without rules, without a disk, even without WebSockets, that is
//! sent as much for a move and sends as much to both players. It is a yardstick, not a bound: it gathers as the server does.

use std::io::{Read as _, Write as _};
use std::net::{self, SocketAddr};
use std::thread;
use std::time::{Duration, Instant};

use mio::net::TcpStream;
use mio::{Events, Interest, Poll, Registry, Token};

use crate::process::Server;

/// How many bytes somebody sends who moves, and how many both are sent for it: as in a game.
const SAID: usize = 120;
const TOLD: usize = 464;
/// The last byte of a message: whether it is for whoever moves next.
const TURN: u8 = b'!';
const WAIT: u8 = b'.';
/// In a crowd, messages gather as they do in the server.
const CROWD: usize = 8;
const GATHER: Duration = Duration::from_millis(4);
/// So long everybody plays before the measuring begins.
const WARM: Duration = Duration::from_millis(500);

/// Connections, each with its place as its token.
struct Crowd {
    poll: Poll,
    events: Events,
    streams: Vec<TcpStream>,
}

/// Is the server: tells both players of every move.
pub(crate) fn serve(tables: usize) {
    let listener = net::TcpListener::bind("127.0.0.1:0").expect("a port is free");
    println!("{}", listener.local_addr().expect("it is bound"));
    let mut crowd = Crowd::new((0..2 * tables).map(|_| listener.accept().expect("they come").0));
    let mut movers = Vec::new();
    while crowd.hear(|mover, _| movers.push(mover)) {
        let heard = Instant::now();
        let many = movers.len() >= CROWD;
        for mover in movers.drain(..) {
            crowd.tell(mover, TOLD, WAIT);
            crowd.tell(mover ^ 1, TOLD, TURN);
        }
        if many {
            thread::sleep(GATHER.saturating_sub(heard.elapsed()));
        }
    }
}

/// Plays on so many tables for a while; returns the moves per second of the server's processor time.
pub(crate) fn play(tables: usize, length: Duration) -> f64 {
    let server = Server::bare(tables);
    let mut crowd = Crowd::new((0..2 * tables).map(|_| connect(server.address)));
    for host in (0..2 * tables).step_by(2) {
        crowd.tell(host, SAID, WAIT);
    }
    crowd.play(WARM);
    let before = server.cpu();
    let moves = crowd.play(length);
    let after = server.cpu();
    moves as f64 / (after.0 - before.0 + after.1 - before.1)
}

fn connect(address: SocketAddr) -> net::TcpStream {
    net::TcpStream::connect(address).expect("the server listens")
}

impl Crowd {
    fn new(streams: impl Iterator<Item = net::TcpStream>) -> Self {
        let poll = Poll::new().expect("every system can");
        let registered = |(place, stream)| register(poll.registry(), place, stream);
        let streams = streams.enumerate().map(registered).collect();
        Self { poll, events: Events::with_capacity(4096), streams }
    }

    /// Waits for messages, and tells `each` from where they come and how they end. False if somebody is gone.
    fn hear(&mut self, mut each: impl FnMut(usize, u8)) -> bool {
        let mut buffer = [0; 4096];
        self.poll.poll(&mut self.events, None).expect("nobody interrupts");
        for event in &self.events {
            let place = event.token().0;
            match self.streams[place].read(&mut buffer) {
                Ok(length @ 1..) => each(place, buffer[length - 1]),
                _ => return false,
            }
        }
        true
    }

    fn tell(&mut self, place: usize, length: usize, end: u8) {
        let mut message = [WAIT; TOLD];
        message[length - 1] = end;
        // Whoever is gone is noticed when they are heard.
        let _ = self.streams[place].write(&message[..length]);
    }

    /// Moves whenever it is somebody's turn, for so long; returns how often.
    fn play(&mut self, length: Duration) -> u64 {
        let (begun, mut moves, mut turns) = (Instant::now(), 0, Vec::new());
        while begun.elapsed() < length {
            let here = self.hear(|place, end| turns.extend((end == TURN).then_some(place)));
            assert!(here, "the server lives");
            for mover in turns.drain(..) {
                self.tell(mover, SAID, WAIT);
                moves += 1;
            }
        }
        moves
    }
}

fn register(registry: &Registry, place: usize, stream: net::TcpStream) -> TcpStream {
    stream.set_nodelay(true).and_then(|()| stream.set_nonblocking(true)).expect("every system can");
    let mut stream = TcpStream::from_std(stream);
    registry.register(&mut stream, Token(place), Interest::READABLE).expect("there is room");
    stream
}
