//! A client of a few lines, over a real socket. It remembers everything it was sent.

use std::net::{SocketAddr, TcpStream};
use std::ops::{Deref, DerefMut};
use std::time::Duration;

use game::Seat;
use protocol::{ActionId, Code, Key, Opening, ToClient, ToServer, VERSION, Why};
use serde_json::Value;
use table::Version;
use tungstenite::{Message, WebSocket};

use crate::line::{LONG, Line};
use crate::mind::Mind;

/// How long a player waits for what may come.
const SOON: Duration = Duration::from_millis(5);

/// Somebody at a table, or several people on one device.
pub(crate) struct Player {
    socket: WebSocket<Line>,
    mind: Mind,
    /// Every text that came, for those who look for what should not be there.
    pub(crate) received: Vec<String>,
}

impl Deref for Player {
    type Target = Mind;

    fn deref(&self) -> &Mind {
        &self.mind
    }
}

impl DerefMut for Player {
    fn deref_mut(&mut self) -> &mut Mind {
        &mut self.mind
    }
}

impl Player {
    /// Connects and says hello.
    pub(crate) fn connect(address: SocketAddr, number: u64) -> Self {
        Self::try_connect(address, Mind::new(number)).ok().expect("the server listens")
    }

    /// The same, where the server may be gone; then the mind is given back.
    pub(crate) fn try_connect(address: SocketAddr, mind: Mind) -> Result<Self, Box<Mind>> {
        let connect = || {
            let line = Line::connect(address).ok()?;
            Some(tungstenite::client(format!("ws://{address}/ws"), line).ok()?.0)
        };
        let Some(socket) = connect() else { return Err(Box::new(mind)) };
        let mut player = Self { socket, mind, received: Vec::new() };
        let greeted = player.try_send(&ToServer::Hello { version: VERSION }).is_ok()
            && matches!(player.try_hear(), Some(ToClient::Hello { version: VERSION, .. }));
        if greeted { Ok(player) } else { Err(Box::new(player.mind)) }
    }

    /// Hangs up, and keeps what it knows.
    pub(crate) fn hang_up(self) -> Mind {
        self.mind
    }

    pub(crate) fn send(&mut self, message: &ToServer) {
        self.try_send(message).expect("the server reads");
    }

    pub(crate) fn try_send(&mut self, message: &ToServer) -> Result<(), tungstenite::Error> {
        let text = serde_json::to_string(message).expect("a message has a JSON form");
        self.socket.send(Message::text(text))
    }

    /// Listens until the server hangs up, which it does without asking first whether anybody is there.
    pub(crate) fn until_hung_up(&mut self) {
        while let Ok(message) = self.socket.read() {
            assert!(!matches!(message, Message::Ping(_)), "the server has not heard the end");
        }
    }

    /// What the bytes go through.
    pub(crate) fn stream(&self) -> &TcpStream {
        &self.socket.get_ref().0
    }

    pub(crate) fn send_text(&mut self, text: &str) {
        self.socket.send(Message::text(text)).expect("the server reads");
    }

    /// The next message; the document is brought up to date and salts are tended to.
    pub(crate) fn hear(&mut self) -> ToClient {
        self.try_hear().expect("the server says something")
    }

    /// The next message if it comes soon: others on this thread may have to speak first.
    pub(crate) fn hear_soon(&mut self) -> Option<ToClient> {
        self.patience(SOON);
        let heard = self.try_hear();
        self.patience(LONG);
        heard
    }

    fn patience(&self, patience: Duration) {
        self.stream().set_read_timeout(Some(patience)).expect("sockets can wait");
    }

    /// The next message; nothing if the server is gone or says nothing.
    pub(crate) fn try_hear(&mut self) -> Option<ToClient> {
        let text = loop {
            match self.socket.read().ok()? {
                Message::Text(text) => break text.as_str().to_owned(),
                Message::Close(_) => return None,
                _ => {}
            }
        };
        let message = ToClient::read(&text).expect("servers say what is in the protocol");
        self.received.push(text);
        for salt in self.mind.take(&message) {
            // Where the server is gone, there is nothing more to hear either.
            let _ = self.try_send(&salt);
        }
        Some(message)
    }

    /// Listens until `is_so`.
    pub(crate) fn until(&mut self, is_so: impl Fn(&Self) -> bool) {
        while !is_so(self) {
            self.hear();
        }
    }

    /// Listens until something is said that `find` finds something in.
    pub(crate) fn find<T>(&mut self, find: impl Fn(ToClient) -> Option<T>) -> T {
        loop {
            if let Some(found) = find(self.hear()) {
                return found;
            }
        }
    }

    /// Listens until the action is acknowledged or refused.
    pub(crate) fn result(&mut self, id: ActionId) -> Result<(), Why> {
        loop {
            if self.done.contains(&id) {
                return Ok(());
            }
            if let ToClient::Refused { id: Some(refused), why } = self.hear()
                && refused == id
            {
                return Err(why);
            }
        }
    }

    /// Says something that has an id, and waits for what comes of it.
    pub(crate) fn ask(&mut self, message: impl FnOnce(ActionId) -> ToServer) -> Result<(), Why> {
        let id = self.id();
        self.send(&message(id));
        self.result(id)
    }

    /// Says something that has no id, and waits for the refusal.
    pub(crate) fn refused(&mut self, message: &ToServer) -> Why {
        self.send(message);
        self.find(|message| match message {
            ToClient::Refused { why, .. } => Some(why),
            _ => None,
        })
    }

    /// Opens a table and waits until it is there.
    pub(crate) fn create(&mut self, opening: Opening) -> Code {
        let (id, key) = (self.id(), self.key());
        self.keys = vec![key];
        self.sight = Value::Null;
        self.send(&ToServer::Create { id, opening, key });
        self.until(|player| player.sight != Value::Null);
        self.code.expect("the server has named the table")
    }

    /// Enters with all keys, and waits for the sight.
    pub(crate) fn enter(&mut self, code: Code, since: Option<Version>) -> ToClient {
        self.code = Some(code);
        let keys = self.keys.clone();
        self.send(&ToServer::Enter { code, keys, since });
        self.find(|message| match message {
            ToClient::Sight { .. } | ToClient::NoTable { .. } => Some(message),
            _ => None,
        })
    }

    /// Takes a seat with a key of its own.
    pub(crate) fn sit(&mut self, seat: u8, name: &str) -> Result<(), Why> {
        let key = self.key();
        self.sit_with(seat, name, key)
    }

    pub(crate) fn sit_with(&mut self, seat: u8, name: &str, key: Key) -> Result<(), Why> {
        let name = name.parse().expect("a good name");
        let seated = self.ask(|id| ToServer::Sit { id, seat: Seat::new(seat), name, key });
        if seated.is_ok() {
            self.keys.push(key);
        }
        seated
    }
}
