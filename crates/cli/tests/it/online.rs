//! `kvold serve` as it dies: killed at any moment, or without room to write. Nothing acknowledged is lost.

use std::collections::BTreeMap;
use std::fs;
use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::SocketAddr;
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Condvar, Mutex};
use std::thread;
use std::time::{Duration, Instant};

use protocol::{ActionId, Opening, ToClient, ToServer, Why};
use serde_json::Value;

use crate::folder::Folder;
use crate::kvold::kvold_with;
use crate::line::Line;
use crate::mind::{Mind, wish};
use crate::player::Player;

/// How long anything may take on a busy machine before it counts as not happening.
const PATIENCE: Duration = Duration::from_secs(60);

/// The program while it serves.
struct Server {
    child: Child,
    address: SocketAddr,
}

impl Server {
    /// Starts it on the tables in `folder`, its log in the file `log` there; files may grow to so many blocks.
    fn start(folder: &Folder, blocks: Option<u32>) -> Self {
        fs::create_dir_all(folder.path()).expect("there is room");
        let log = fs::File::options().create(true).append(true).open(folder.path().join("log"));
        let limit = blocks.map_or_else(String::new, |blocks| format!("ulimit -f {blocks}; "));
        let mut command = Command::new("sh");
        command
            .args(["-c", &format!("{limit}exec \"$0\" \"$@\""), env!("CARGO_BIN_EXE_kvold")])
            .args(["serve", "--json", "--listen", "127.0.0.1:0", "--log", "debug"])
            .args([
                "--bot-pause",
                "0",
                "--tables-per-hour",
                "0",
                "--messages-per-second",
                "0",
                "--data",
            ])
            .arg(folder.path().join("data"))
            .stdout(Stdio::piped())
            .stderr(log.expect("it can be written"));
        let mut child = command.spawn().expect("there is a shell");
        let mut line = String::new();
        let out = child.stdout.take().expect("it is piped");
        BufReader::new(out).read_line(&mut line).expect("the program says where it is");
        let welcome: Value = serde_json::from_str(&line).expect("it is JSON");
        let here = welcome["here"].as_str().expect("there is an address");
        let address = here.trim_start_matches("http://").trim_end_matches('/');
        Self { child, address: address.parse().expect("an address") }
    }

    /// Kills it as nothing else does.
    fn kill(mut self) {
        self.child.kill().expect("it runs");
        self.child.wait().expect("it ends");
    }

    fn get(&self, path: &str) -> (u16, String) {
        let mut stream = Line::connect(self.address).expect("the program listens");
        let request = format!("GET {path} HTTP/1.1\r\nhost: k\r\nconnection: close\r\n\r\n");
        stream.write_all(request.as_bytes()).expect("the program reads");
        let mut reply = String::new();
        stream.read_to_string(&mut reply).expect("the program answers with text");
        let status = reply.split(' ').nth(1).and_then(|status| status.parse().ok());
        let (_, body) = reply.split_once("\r\n\r\n").expect("a head and a body");
        (status.expect("a status"), body.to_owned())
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Where the server is now. Whoever finds it gone waits here for the next one.
#[derive(Default)]
struct Where {
    address: Mutex<(u32, Option<SocketAddr>)>,
    moved: Condvar,
}

impl Where {
    fn tell(&self, address: SocketAddr) {
        let mut place = self.address.lock().expect("nobody has panicked");
        *place = (place.0 + 1, Some(address));
        self.moved.notify_all();
    }

    /// The server after the so-manieth one.
    fn after(&self, number: u32) -> (u32, SocketAddr) {
        let place = self.address.lock().expect("nobody has panicked");
        let is_old = |place: &mut (u32, Option<SocketAddr>)| place.0 <= number;
        let waited = self.moved.wait_timeout_while(place, PATIENCE, is_old);
        let (place, waited) = waited.expect("nobody has panicked");
        assert!(!waited.timed_out(), "server {number} does not answer, and no other comes");
        (place.0, place.1.expect("it has been told"))
    }
}

/// Two people who play a game to its end, whatever happens to the server.
struct Pair {
    minds: Vec<Mind>,
    /// What was acknowledged of each.
    acked: [Vec<Value>; 2],
    /// What was sent and is not known to be done.
    open: Option<(usize, ActionId, ToServer)>,
}

impl Pair {
    fn sit_down(address: SocketAddr, number: u64) -> Self {
        let mut edda = Player::connect(address, number);
        let code = edda.create(Opening::usual(wish("sequence", 2)));
        edda.sit(0, "Edda").expect("the seat is free");
        let mut loki = Player::connect(address, number + 1);
        loki.enter(code, None);
        loki.sit(1, "Loki").expect("the seat is free");
        edda.ask(|id| ToServer::Start { id }).expect("all seats are taken");
        let mut both = [edda, loki];
        while both.iter().any(|player| player.phase() != "playing") {
            both.iter_mut().for_each(|player| drop(player.hear_soon()));
        }
        let minds = both.into_iter().map(Player::hang_up).collect();
        Self { minds, acked: [Vec::new(), Vec::new()], open: None }
    }

    /// Both come to the table again; false if the server is gone.
    fn play_at(&mut self, address: SocketAddr, made: &AtomicU32) -> Result<(), Why> {
        let mut players = Vec::new();
        for mind in std::mem::take(&mut self.minds) {
            players.push(Player::try_connect(address, mind));
        }
        let result = match &mut players[..] {
            [Ok(one), Ok(other)] => self.play(&mut [one, other], made),
            _ => Ok(()),
        };
        let mind =
            |player: Result<Player, Box<Mind>>| player.map_or_else(|mind| *mind, Player::hang_up);
        self.minds = players.into_iter().map(mind).collect();
        result
    }

    fn is_over(&self) -> bool {
        self.open.is_none() && self.minds.iter().all(|mind| mind.phase() == "over")
    }

    /// Plays until the game is over or the server is gone, which is no fault; a refusal is.
    fn play(&mut self, both: &mut [&mut Player; 2], made: &AtomicU32) -> Result<(), Why> {
        for player in both.iter_mut() {
            let (code, keys) = (player.code.expect("there is a table"), player.keys.clone());
            let since = Some(player.version);
            if player.try_send(&ToServer::Enter { code, keys, since }).is_err() {
                return Ok(());
            }
            loop {
                match player.try_hear() {
                    None => return Ok(()),
                    Some(ToClient::Sight { .. }) => break,
                    Some(_) => {}
                }
            }
        }
        loop {
            if self.open.is_none() {
                let next = |player: &mut &mut Player| player.random_act();
                let mut wishes = both.iter_mut().map(next).enumerate();
                let wish = wishes.find_map(|(who, wish)| wish.map(|(id, act)| (who, id, act)));
                self.open = wish;
            }
            let Some((who, id, act)) = self.open.clone() else {
                if both.iter().all(|player| player.phase() == "over") {
                    return Ok(());
                }
                let version = both.iter().map(|player| player.version).max();
                let behind = both.iter_mut().find(|player| Some(player.version) < version);
                let Some(behind) = behind else { return Ok(()) };
                if behind.try_hear().is_none() {
                    return Ok(());
                }
                continue;
            };
            if both[who].try_send(&act).is_err() {
                return Ok(());
            }
            while !both[who].done.contains(&id) {
                match both[who].try_hear() {
                    None => return Ok(()),
                    Some(ToClient::Refused { id: Some(refused), why }) if refused == id => {
                        return Err(why);
                    }
                    Some(_) => {}
                }
            }
            self.open = None;
            if let ToServer::Act { action, .. } = act {
                self.acked[who].push(serde_json::from_str(action.get()).expect("it is JSON"));
            }
            made.fetch_add(1, Ordering::SeqCst);
        }
    }

    /// Every acknowledged decision is in the record, once and in order, and no other.
    fn check(&self, record: &str) {
        let mut acts = BTreeMap::<u64, Vec<Value>>::new();
        for line in record.lines().skip(1) {
            let entry: Value = serde_json::from_str(line).expect("it is JSON");
            if let Some(act) = entry.get("act") {
                let seat = act["seat"].as_u64().expect("a seat has a number");
                acts.entry(seat).or_default().push(act["action"].clone());
            }
        }
        for (seat, acked) in (0..).zip(&self.acked) {
            assert_eq!(acts.get(&seat), Some(acked), "seat {seat}");
        }
    }
}

/// Whether `kvold verify` is content.
fn verify(folder: &Folder, record: &str) {
    let path = folder.path().join("record");
    fs::write(&path, record).expect("there is room");
    let path = path.to_str().expect("a plain path");
    let verified = kvold_with(&["--lang", "en", "verify", path], "", &[]);
    assert_eq!(verified.code, 0, "{}{}", verified.out, verified.err);
}

#[test]
fn killed_at_any_moment_it_has_every_acknowledged_move_once() {
    const PAIRS: u64 = 4;
    const KILLS: u32 = 6;
    let folder = Folder::new();
    let place = Arc::new(Where::default());
    let made = Arc::new(AtomicU32::new(0));
    let mut server = Server::start(&folder, None);
    let address = server.address;
    let pairs: Vec<Pair> =
        (0..PAIRS).map(|number| Pair::sit_down(address, 7000 + 10 * number)).collect();
    let secrets: Vec<String> = pairs
        .iter()
        .flat_map(|pair| pair.minds.iter().flat_map(|mind| mind.keys.clone()))
        .flat_map(|key| [String::from(key), String::from(key.lock())])
        .collect();
    place.tell(address);
    let threads: Vec<_> = pairs
        .into_iter()
        .map(|mut pair| {
            let (place, made) = (place.clone(), made.clone());
            thread::spawn(move || {
                let mut number = 0;
                while !pair.is_over() {
                    let address;
                    (number, address) = place.after(number);
                    pair.play_at(address, &made).expect("nothing is refused");
                }
                pair
            })
        })
        .collect();
    for kill in 1..=KILLS {
        // In the middle of whatever is going on after so many moves.
        let begun = Instant::now();
        while made.load(Ordering::SeqCst) < kill * 20 {
            assert!(begun.elapsed() < PATIENCE, "nobody plays any more");
            thread::yield_now();
        }
        server.kill();
        server = Server::start(&folder, None);
        place.tell(server.address);
    }
    for thread in threads {
        let pair = thread.join().expect("everybody plays to the end");
        let code = pair.minds[0].code.expect("there is a table");
        let (status, record) = server.get(&format!("/tables/{code}/1/record"));
        assert_eq!(status, 200);
        pair.check(&record);
        verify(&folder, &record);
    }
    let log = fs::read_to_string(folder.path().join("log")).expect("it is text");
    assert!(log.contains("the store is open"), "{log}");
    for secret in secrets {
        assert!(!log.contains(&secret), "a key stands in the log");
    }
    assert!(!log.contains("play "), "a move stands in the log");
}

#[test]
fn without_room_nothing_is_acknowledged_and_players_are_told() {
    let folder = Folder::new();
    let server = Server::start(&folder, Some(300));
    let mut pair = Pair::sit_down(server.address, 8000);
    let made = AtomicU32::new(0);
    // There is room for some moves, but for no game however short.
    let refused = pair.play_at(server.address, &made);
    assert_eq!(refused, Err(Why::NotSaved));
    assert!(made.load(Ordering::SeqCst) > 0);
    let (status, health) = server.get("/health");
    assert_eq!((status, health.contains("cannot") || health.contains("Nothing")), (503, true));
    let again = pair.play_at(server.address, &made);
    assert_eq!(again, Err(Why::NotSaved), "it stays so, and says so");
    server.kill();
    // With room again, everything acknowledged is there, and the game goes on.
    let server = Server::start(&folder, None);
    pair.play_at(server.address, &made).expect("there is room");
    assert!(pair.is_over());
    let code = pair.minds[0].code.expect("there is a table");
    let (status, record) = server.get(&format!("/tables/{code}/1/record"));
    assert_eq!(status, 200);
    pair.check(&record);
    verify(&folder, &record);
}

#[test]
fn a_folder_that_cannot_be_used_is_named() {
    let folder = Folder::new();
    fs::create_dir_all(folder.path()).expect("there is room");
    let file = folder.path().join("file");
    fs::write(&file, "no folder").expect("there is room");
    let data = file.to_str().expect("a plain path");
    let serve = ["--lang", "en", "serve", "--listen", "127.0.0.1:0", "--data", data];
    let refused = kvold_with(&serve, "", &[]);
    assert_eq!(refused.failed(2).lines().count(), 1);
    let server = Server::start(&folder, None);
    let data = folder.path().join("data");
    let data = data.to_str().expect("a plain path");
    let serve = ["--lang", "en", "serve", "--listen", "127.0.0.1:0", "--data", data];
    let refused = kvold_with(&serve, "", &[]);
    assert_eq!(refused.failed(2), format!("Another program keeps its tables in {data}."));
    drop(server);
}
