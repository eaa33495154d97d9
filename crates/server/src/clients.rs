//! Everybody who is connected.

use std::collections::{HashMap, VecDeque};
use std::io::{self, ErrorKind};
use std::time::{Duration, Instant};

use mio::{Events, Poll, Token, Waker};

use crate::node::Conn;
use crate::socket::{Gone, Heard, Socket, Wire};

/// How many sockets are looked at in one go.
const AT_A_TIME: usize = 4096;
/// How often a client is asked whether it is there.
const ASK: Duration = Duration::from_secs(20);
/// What the system calls whoever wakes us; connections are counted from 0.
const WAKER: Token = Token(usize::MAX);

/// The sockets of all clients.
pub(crate) struct Clients {
    poll: Poll,
    /// What the system has told last.
    ready: Events,
    sockets: HashMap<Conn, Box<Socket>>,
    /// How many there were.
    connected: u64,
    /// Who is asked next whether they are there, and when.
    round: VecDeque<(Instant, Conn)>,
    /// Who has more to say, or may have said something before they were in.
    unheard: Vec<Conn>,
    /// Who is not there any more, and nobody knows yet.
    gone: Vec<Conn>,
}

impl Clients {
    pub(crate) fn new() -> io::Result<Self> {
        Ok(Self {
            poll: Poll::new()?,
            ready: Events::with_capacity(AT_A_TIME),
            sockets: HashMap::new(),
            connected: 0,
            round: VecDeque::new(),
            unheard: Vec::new(),
            gone: Vec::new(),
        })
    }

    /// What ends a wait.
    pub(crate) fn waker(&self) -> io::Result<Waker> {
        Waker::new(self.poll.registry(), WAKER)
    }

    /// Waits until somebody says something, or it is time for something.
    pub(crate) fn wait(&mut self, until: Instant) -> io::Result<()> {
        let until = self.round.front().map_or(until, |(ask, _)| until.min(*ask));
        let patience = match self.unheard.as_slice() {
            // A wait is cut to whole milliseconds: one too many is better than none many times.
            [] => until.saturating_duration_since(Instant::now()) + Duration::from_millis(1),
            _ => Duration::ZERO,
        };
        match self.poll.poll(&mut self.ready, Some(patience)) {
            Err(error) if error.kind() != ErrorKind::Interrupted => Err(error),
            _ => Ok(()),
        }
    }

    /// Tells `hear` what everybody says; returns how many messages that were.
    pub(crate) fn hear(&mut self, mut hear: impl FnMut(Conn, String)) -> usize {
        let mut heard = 0;
        let mut count = |conn, text| {
            heard += 1;
            hear(conn, text);
        };
        let mut unheard = std::mem::take(&mut self.unheard);
        for event in self.ready.iter().filter(|event| event.token() != WAKER) {
            let conn = Conn(event.token().0 as u64);
            match self.sockets.get_mut(&conn).map(|socket| socket.told(event)) {
                Some(Ok(())) => unheard.push(conn),
                Some(Err(Gone)) => self.gone.push(conn),
                None => {}
            }
        }
        for conn in unheard {
            let Some(socket) = self.sockets.get_mut(&conn) else { continue };
            match socket.hear(|text| count(conn, text)) {
                Ok(Heard::All) => {}
                Ok(Heard::NotAll) => self.unheard.push(conn),
                Err(Gone) => self.gone.push(conn),
            }
        }
        heard
    }

    /// Sends a text, if its client is still there.
    pub(crate) fn send(&mut self, conn: Conn, text: String) {
        if self.sockets.get_mut(&conn).is_some_and(|socket| socket.send(text) == Err(Gone)) {
            self.gone.push(conn);
        }
    }

    /// Asks those whose turn it is whether they are there.
    pub(crate) fn ask(&mut self, now: Instant) {
        while let Some((_, conn)) = self.round.pop_front_if(|(when, _)| *when <= now) {
            match self.sockets.get_mut(&conn).map(|socket| socket.ask()) {
                Some(Ok(())) => self.round.push_back((now + ASK, conn)),
                Some(Err(Gone)) => self.gone.push(conn),
                None => {}
            }
        }
    }

    /// Somebody has come; nothing if they are gone already. These bytes they have sent after their question.
    pub(crate) fn let_in(&mut self, wire: Wire, begun: Vec<u8>) -> Option<Conn> {
        let mut socket = Box::new(Socket::new(wire, begun));
        let conn = Conn(self.connected);
        socket.register(self.poll.registry(), Token(conn.0 as usize)).ok()?;
        self.connected += 1;
        self.sockets.insert(conn, socket);
        self.round.push_back((Instant::now() + ASK, conn));
        self.unheard.push(conn);
        Some(conn)
    }

    /// Somebody who is gone since this was last asked. They are hung up on.
    pub(crate) fn next_gone(&mut self) -> Option<Conn> {
        loop {
            let conn = self.gone.pop()?;
            // Somebody may be found to be gone more than once.
            if let Some(socket) = self.sockets.remove(&conn) {
                socket.hang_up(self.poll.registry());
                return Some(conn);
            }
        }
    }

    /// Sends everybody a last text, and hangs up.
    pub(crate) fn close(&mut self, last: &str) {
        for (_, mut socket) in self.sockets.drain() {
            // Whoever is gone already needs no goodbye.
            let _ = socket.send(last.to_owned());
            socket.hang_up(self.poll.registry());
        }
    }
}
