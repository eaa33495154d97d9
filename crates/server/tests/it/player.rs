//! A client of a few lines: it keeps its document, tends to its salts, and remembers everything it was sent.

use std::collections::BTreeMap;
use std::net::{SocketAddr, TcpStream};
use std::time::Duration;

use catalog::Wish;
use game::{Party, Rng, Salt, Seat};
use protocol::{ActionId, Code, Key, Opening, ToClient, ToServer, VERSION, Why, patch};
use serde_json::{Value, json};
use table::Version;
use tungstenite::{Message, WebSocket};

/// How long a player waits for what has to come, and for what may come.
const LONG: Duration = Duration::from_secs(30);
const SOON: Duration = Duration::from_millis(5);

/// Somebody at a table, or several people on one device.
pub(crate) struct Player {
    socket: WebSocket<TcpStream>,
    pub(crate) sight: Value,
    pub(crate) version: Version,
    pub(crate) code: Option<Code>,
    pub(crate) keys: Vec<Key>,
    salts: BTreeMap<(u8, u64), Salt>,
    rng: Rng,
    /// Every text that came, for those who look for what should not be there.
    pub(crate) received: Vec<String>,
    /// What was acknowledged.
    pub(crate) done: Vec<ActionId>,
}

/// The number of a test, so that no two players draw the same.
pub(crate) fn wish(game: &str, players: u32) -> Wish {
    Wish { game: game.to_owned(), players, teams: None, options: Vec::new() }
}

impl Player {
    /// Connects and says hello.
    pub(crate) fn connect(address: SocketAddr, number: u64) -> Self {
        let mut player = Self::try_connect(address, number).expect("the server listens");
        player.send(&ToServer::Hello { version: VERSION });
        assert!(matches!(player.hear(), ToClient::Hello { version: VERSION, .. }));
        player
    }

    /// Connects and says nothing.
    pub(crate) fn try_connect(address: SocketAddr, number: u64) -> Option<Self> {
        let stream = TcpStream::connect(address).ok()?;
        stream.set_read_timeout(Some(LONG)).ok()?;
        stream.set_nodelay(true).ok()?;
        let (socket, _) = tungstenite::client(format!("ws://{address}/ws"), stream).ok()?;
        Some(Self {
            socket,
            sight: Value::Null,
            version: Version(0),
            code: None,
            keys: Vec::new(),
            salts: BTreeMap::new(),
            rng: Rng::new(number),
            received: Vec::new(),
            done: Vec::new(),
        })
    }

    pub(crate) fn id(&mut self) -> ActionId {
        ActionId::new(self.rng.bits())
    }

    pub(crate) fn key(&mut self) -> Key {
        let mut bytes = [0; 16];
        bytes[..8].copy_from_slice(&self.rng.bits().to_le_bytes());
        bytes[8..].copy_from_slice(&self.rng.bits().to_le_bytes());
        Key::new(bytes)
    }

    /// A random one of `items`.
    pub(crate) fn pick<'a, T>(&mut self, items: &'a [T]) -> Option<&'a T> {
        self.rng.pick(items)
    }

    pub(crate) fn send(&mut self, message: &ToServer) {
        self.try_send(message).expect("the server reads");
    }

    pub(crate) fn try_send(&mut self, message: &ToServer) -> Result<(), tungstenite::Error> {
        let text = serde_json::to_string(message).expect("a message has a JSON form");
        self.socket.send(Message::text(text))
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
        self.socket.get_ref().set_read_timeout(Some(patience)).expect("sockets can wait");
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
        match &message {
            ToClient::Sight { version, sight, .. } => {
                self.version = *version;
                self.sight = serde_json::from_str(sight.get()).expect("it is JSON");
            }
            ToClient::Update { version, edits, done, .. } => {
                assert!(*version >= self.version, "versions rise");
                self.version = *version;
                patch(&mut self.sight, edits).expect("edits go with the document");
                self.done.extend(done);
            }
            ToClient::Done { id } => self.done.push(*id),
            ToClient::Created { code, .. } => self.code = Some(*code),
            _ => {}
        }
        self.tend_salts();
        Some(message)
    }

    /// Listens until `is_so`.
    pub(crate) fn until(&mut self, is_so: impl Fn(&Self) -> bool) {
        while !is_so(self) {
            self.hear();
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
        self.send(&ToServer::Enter { code, keys: self.keys.clone(), since });
        loop {
            let message = self.hear();
            if matches!(message, ToClient::Sight { .. } | ToClient::NoTable { .. }) {
                return message;
            }
        }
    }

    /// Takes a seat with a key of its own.
    pub(crate) fn sit(&mut self, seat: u8, name: &str) -> Result<(), Why> {
        let key = self.key();
        let name = name.parse().expect("a good name");
        let seated = self.ask(|id| ToServer::Sit { id, seat: Seat::new(seat), name, key });
        if seated.is_ok() {
            self.keys.push(key);
        }
        seated
    }

    pub(crate) fn phase(&self) -> &str {
        self.sight["desk"]["phase"].as_str().unwrap_or_default()
    }

    pub(crate) fn at(&self, pointer: &str) -> &Value {
        self.sight.pointer(pointer).unwrap_or(&Value::Null)
    }

    /// The seats of this device that may decide something now, with what they may do.
    pub(crate) fn options(&self) -> Vec<(Seat, Vec<Value>)> {
        let hands = self.at("/play/hands").as_array().cloned().unwrap_or_default();
        let hand = |hand: Value| {
            let seat = hand["seat"].as_u64().and_then(|seat| Seat::try_new(seat as u8))?;
            let options = hand["options"].as_array().cloned().unwrap_or_default();
            (!options.is_empty()).then_some((seat, options))
        };
        hands.into_iter().filter_map(hand).collect()
    }

    /// The message that decides something at random, if there is anything to decide.
    pub(crate) fn random_act(&mut self) -> Option<(ActionId, ToServer)> {
        let options = self.options();
        let (seat, actions) = self.rng.pick(&options)?;
        let action = self.rng.pick(actions)?;
        let id = ActionId::new(self.rng.bits());
        let seen = Version(self.at("/play/version").as_u64()? as u32);
        let action = serde_json::value::to_raw_value(action).ok()?;
        Some((id, ToServer::Act { id, seat: *seat, seen, action }))
    }

    /// Commits and reveals where that is asked of a seat of this device.
    fn tend_salts(&mut self) {
        let sealing = self.at("/desk/sealing").clone();
        let Some(round) = sealing["round"].as_u64() else { return };
        let mine = self.at("/desk/yours").as_array().cloned().unwrap_or_default();
        for seat in sealing["wanted"].as_array().into_iter().flatten() {
            if !mine.contains(seat) {
                continue;
            }
            let number = seat.as_u64().unwrap_or_default() as u8;
            let (seat, key) = (Seat::new(number), (number, round));
            let id = self.id();
            let is_bound = self.salts.contains_key(&key);
            if sealing["step"] == json!("commit") && !is_bound {
                let mut bytes = [0; 32];
                bytes.fill_with(|| self.rng.bits() as u8);
                let salt = Salt(bytes);
                self.salts.insert(key, salt);
                let (round, commitment) = (round as u32, salt.commitment(Party::Seat(seat)));
                self.send(&ToServer::Commit { id, seat, round, commitment });
            } else if sealing["step"] == json!("reveal") && is_bound {
                let salt = self.salts[&key];
                self.send(&ToServer::Reveal { id, seat, round: round as u32, salt });
            }
        }
    }
}
