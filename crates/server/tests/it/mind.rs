//! What a client keeps in mind: its document, keys and salts, and what it would do at random.

use std::collections::BTreeMap;

use catalog::Wish;
use game::{Party, Rng, Salt, Seat};
use protocol::{ActionId, Code, Key, ToClient, ToServer, patch};
use serde_json::{Value, json};
use table::Version;

/// A client without its connection.
pub(crate) struct Mind {
    pub(crate) sight: Value,
    pub(crate) version: Version,
    pub(crate) code: Option<Code>,
    pub(crate) keys: Vec<Key>,
    /// By match, seat and round: the salt, and the ids under which it is sent.
    salts: BTreeMap<(u64, u8, u64), (Salt, [ActionId; 2])>,
    pub(crate) rng: Rng,
    /// What was acknowledged.
    pub(crate) done: Vec<ActionId>,
}

/// A table of `game` for so many.
pub(crate) fn wish(game: &str, players: u32) -> Wish {
    Wish { game: game.to_owned(), players, teams: None, options: Vec::new() }
}

impl Mind {
    /// A client that draws other numbers than those of other `number`s.
    pub(crate) fn new(number: u64) -> Self {
        Self {
            sight: Value::Null,
            version: Version(0),
            code: None,
            keys: Vec::new(),
            salts: BTreeMap::new(),
            rng: Rng::new(number),
            done: Vec::new(),
        }
    }

    pub(crate) fn id(&mut self) -> ActionId {
        ActionId::new(self.rng.bits())
    }

    pub(crate) fn key(&mut self) -> Key {
        let mut bytes = [0; 16];
        bytes.fill_with(|| self.rng.bits() as u8);
        Key::new(bytes)
    }

    /// Takes in a message, and gives what it makes a client say: its salts.
    pub(crate) fn take(&mut self, message: &ToClient) -> Vec<ToServer> {
        match message {
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
        // Only what changes the document can ask for something.
        match message {
            ToClient::Sight { .. } | ToClient::Update { .. } => self.salts(),
            _ => Vec::new(),
        }
    }

    pub(crate) fn phase(&self) -> &str {
        self.sight["desk"]["phase"].as_str().unwrap_or_default()
    }

    /// What stands at a place of the document; nothing if there is no such place.
    pub(crate) fn at<'a>(&'a self, place: &str) -> &'a Value {
        // Names of ours need no escapes, so this is quicker than a JSON pointer.
        let go = |value: &'a Value, name: &str| match value {
            Value::Array(items) => items.get(name.parse::<usize>().ok()?),
            value => value.get(name),
        };
        place.split('/').skip(1).try_fold(&self.sight, go).unwrap_or(&Value::Null)
    }

    /// The seats of this device that may decide something now, with what they may do.
    pub(crate) fn options(&self) -> Vec<(Seat, &[Value])> {
        let hands = self.at("/play/hands").as_array().map_or(&[][..], Vec::as_slice);
        let hand = |hand: &'_ Value| {
            let seat = hand["seat"].as_u64().and_then(|seat| Seat::try_new(seat as u8))?;
            Some((seat, hand["options"].as_array()?.len()))
        };
        let seats = hands.iter().map(hand).enumerate().filter_map(|(at, hand)| {
            let (seat, count) = hand?;
            let options = hands[at]["options"].as_array()?.as_slice();
            (count > 0).then_some((seat, options))
        });
        seats.collect()
    }

    /// The message that decides something at random, if there is anything to decide.
    pub(crate) fn random_act(&mut self) -> Option<(ActionId, ToServer)> {
        let (number, id) = (self.rng.bits(), self.id());
        let mut rng = Rng::new(number);
        let options = self.options();
        let (seat, action) = match *rng.pick(&options).unwrap_or(&(Seat::new(0), &[])) {
            (_, []) => self.unlisted()?,
            (seat, actions) => (seat, rng.pick(actions)?.clone()),
        };
        let action = serde_json::value::to_raw_value(&action).ok()?;
        let seen = Version(self.at("/play/version").as_u64()? as u32);
        Some((id, ToServer::Act { id, seat, seen, action }))
    }

    /// What can be done in Crossing, where nothing is listed: to lay a group of the hand on an empty table, to draw, or
    /// to let the turn go by.
    fn unlisted(&self) -> Option<(Seat, Value)> {
        let must = self.at("/play/must_act").as_array()?;
        let hands = self.at("/play/hands").as_array()?;
        let hand = hands.iter().find(|hand| must.contains(&hand["seat"]))?;
        let seat = Seat::try_new(hand["seat"].as_u64()? as u8)?;
        let scene = &hand["screen"]["scene"];
        let tiles: Vec<&str> = hand["screen"]["you"]["hand"].as_str()?.split(' ').collect();
        let group = (1..16).find_map(|number| {
            let tile = |colour: &str| format!("{colour}{number}");
            let has = |tile: &String| tiles.contains(&tile.as_str());
            let group: Vec<String> =
                ["b", "r", "y", "g"].map(tile).into_iter().filter(has).collect();
            (group.len() >= 3).then(|| group.join(" "))
        });
        let is_empty = scene["table"].as_array().is_some_and(Vec::is_empty);
        let action = match group.filter(|_| is_empty) {
            Some(group) => format!("lay {group}"),
            None if scene["bag"].as_u64() > Some(0) => "draw".to_owned(),
            None => "pass".to_owned(),
        };
        Some((seat, action.into()))
    }

    /// Commits and reveals where that is asked of a seat of this device.
    pub(crate) fn salts(&mut self) -> Vec<ToServer> {
        let sealing = self.at("/desk/sealing").clone();
        let Some(round) = sealing["round"].as_u64() else { return Vec::new() };
        let mine = self.at("/desk/yours").as_array().cloned().unwrap_or_default();
        let wanted = sealing["wanted"].as_array().cloned().unwrap_or_default();
        let seats = wanted.iter().filter(|seat| mine.contains(seat)).filter_map(Value::as_u64);
        seats.map(|seat| self.salt(&sealing["step"], seat as u8, round)).collect()
    }

    fn salt(&mut self, step: &Value, number: u8, round: u64) -> ToServer {
        let (game, seat) = (self.at("/desk/match").as_u64().unwrap_or(1), Seat::new(number));
        let mut bytes = [0; 32];
        bytes.fill_with(|| self.rng.bits() as u8);
        let drawn = (Salt(bytes), [self.id(), self.id()]);
        // In doubt the same is said again, under the same id.
        let (salt, [commit, reveal]) = *self.salts.entry((game, number, round)).or_insert(drawn);
        let round = round as u32;
        if *step == json!("commit") {
            let commitment = salt.commitment(Party::Seat(seat));
            ToServer::Commit { id: commit, seat, round, commitment }
        } else {
            ToServer::Reveal { id: reveal, seat, round, salt }
        }
    }
}
