//! How much one server can do: two-player Sequence on many tables, every move on the disk before it is acknowledged.
//!
//! The server is this same program, started as a process of its own, so that its processor time and memory can be read
//! from `/proc`. Clients are here, on the same machine: wall-clock figures are of both together, figures per
//! processor-second of the server alone. `KVOLD_BENCH_SECONDS` is the length of each run.

#![expect(clippy::print_stdout, reason = "a bench talks to its terminal")]

#[path = "../tests/it/mind.rs"]
#[allow(dead_code, reason = "the tests use the rest")]
mod mind;

use std::fs::{self, File};
use std::io::{BufRead as _, BufReader, Write as _};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use futures_util::{SinkExt as _, StreamExt as _};
use game::Seat;
use mind::{Mind, wish};
use protocol::{ActionId, Code, Opening, ToClient, ToServer, VERSION};
use server::{Files, House};
use tokio::net::TcpStream;
use tokio::sync::watch;
use tokio::task::JoinSet;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;

/// What the figures are measured against.
const MOVES_PER_CPU_SECOND: f64 = 30_000.0;
const BYTES_PER_MOVE: f64 = 700.0;
const KILOBYTES_PER_TABLE: f64 = 60.0;

fn main() {
    let args: Vec<String> = std::env::args().collect();
    if let Some(folder) =
        args.iter().position(|arg| arg == "--serve").and_then(|at| args.get(at + 1))
    {
        serve(Path::new(folder));
        return;
    }
    if !cfg!(target_os = "linux") {
        println!("this bench reads /proc, which only Linux has");
        return;
    }
    // Thousands of connections take as many open files.
    if std::env::var_os("KVOLD_BENCH_FILES").is_none() {
        let status = with_files(&std::env::current_exe().expect("this program"))
            .env("KVOLD_BENCH_FILES", "1")
            .status();
        assert!(status.is_ok_and(|status| status.success()), "the bench has failed");
        return;
    }
    let seconds = std::env::var("KVOLD_BENCH_SECONDS").ok().and_then(|text| text.parse().ok());
    let length = Duration::from_secs_f64(seconds.unwrap_or(5.0));
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    let runtime = runtime.expect("a runtime can be built");
    tokio::task::LocalSet::new().block_on(&runtime, bench(length));
}

async fn bench(length: Duration) {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("bench-server");
    println!("fdatasync of this disk: {}", percentiles(&fdatasync(&folder)));
    for (tables, pace) in [(50, None), (50, Some(200.0)), (1000, None), (1000, Some(200.0))] {
        let server = Server::start(&folder);
        play(&server, tables, pace, length).await;
    }
    let server = Server::start(&folder);
    fill(&server, 10_000, 4_000).await;
}

/// Plays on so many tables for a while, as quickly as clients can or so many moves a second in all.
async fn play(server: &Server, tables: u32, pace: Option<f64>, length: Duration) {
    let think = pace.map(|pace| Duration::from_secs_f64(f64::from(tables) / pace));
    let (phase, watch) = watch::channel(Phase::Sitting);
    let mut pairs = JoinSet::new();
    for number in 0..tables {
        let (address, watch) = (server.address, watch.clone());
        pairs.spawn_local(pair(address, u64::from(number), think, watch));
    }
    // Everybody is seated when the server has dealt to all; then the measuring begins.
    while server.metric("kvold_moves_total").await < f64::from(tables) {
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    let (cpu, begun) = (server.cpu(), Instant::now());
    phase.send_replace(Phase::Measuring);
    tokio::time::sleep(length).await;
    phase.send_replace(Phase::Over);
    let (cpu, wall) = (server.cpu() - cpu, begun.elapsed().as_secs_f64());
    let mut seen = Seen::default();
    while let Some(pair) = pairs.join_next().await {
        let pair = pair.expect("nobody panics");
        seen.latencies.extend(pair.latencies);
        seen.bytes += pair.bytes;
        seen.messages += pair.messages;
    }
    let moves = seen.latencies.len() as f64;
    let how = pace.map_or("closed loop".to_owned(), |pace| format!("{pace} moves a second"));
    println!("\n{tables} tables, {how}: {moves} moves in {wall:.1} s, all durable");
    println!("  {:>9.0} moves per second", moves / wall);
    if pace.is_none() {
        let rate = moves / cpu;
        println!(
            "  {rate:>9.0} moves per processor-second of the server ({cpu:.2} s); wanted {MOVES_PER_CPU_SECOND}"
        );
    }
    println!("  acknowledged after {}", percentiles(&seen.latencies));
    let bytes = seen.bytes as f64 / seen.messages as f64;
    println!("  {bytes:>9.0} bytes to a client per move; wanted at most {BYTES_PER_MOVE}");
    println!("  {:>9.1} MB of memory", server.memory() / 1024.0);
}

/// Opens many tables, some of them with two clients who have begun to play.
async fn fill(server: &Server, tables: u32, played: u32) {
    let empty = server.memory();
    let mut idle = JoinSet::new();
    for part in 0..8 {
        let address = server.address;
        idle.spawn_local(async move {
            let mut client = Client::connect(address, 90_000 + part).await;
            for _ in 0..(tables - played) / 8 {
                client.create().await;
            }
        });
    }
    while let Some(done) = idle.join_next().await {
        done.expect("nobody panics");
    }
    let open = server.memory();
    let (phase, watch) = watch::channel(Phase::Sitting);
    let mut pairs = JoinSet::new();
    for number in 0..played {
        let think = Some(Duration::from_secs(3600));
        pairs.spawn_local(pair(server.address, 10_000 + u64::from(number), think, watch.clone()));
        // Not all at once: a listener has room for so many who wait.
        if number % 100 == 99 {
            while server.metric("kvold_connections").await < f64::from(2 * number) {
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
        }
    }
    while server.metric("kvold_connections").await < f64::from(2 * played) {
        tokio::time::sleep(Duration::from_millis(200)).await;
    }
    while server.metric("kvold_tables").await < f64::from(tables) {
        tokio::time::sleep(Duration::from_millis(200)).await;
    }
    let full = server.memory();
    println!("\n{tables} open tables, {played} of them with two clients");
    let per_idle = (open - empty) / f64::from(tables - played);
    let per_played = (full - open) / f64::from(played);
    println!("  {per_idle:>9.1} kB for an idle table; wanted at most {KILOBYTES_PER_TABLE}");
    println!("  {per_played:>9.1} kB for a table with two clients, sockets included");
    println!("  {:>9.1} MB of memory in all", full / 1024.0);
    phase.send_replace(Phase::Over);
    pairs.abort_all();
}

/// What clients are to do.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Phase {
    Sitting,
    Measuring,
    Over,
}

/// What clients have seen.
#[derive(Default)]
struct Seen {
    latencies: Vec<Duration>,
    bytes: u64,
    messages: u64,
}

/// Two people at a table, who play one match after the other.
async fn pair(
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
    let first = think.map(|think| think.mul_f64((number as f64 * 0.618).fract()));
    let (one, other) = tokio::join!(
        play_on(host, think, first, phase.clone()),
        play_on(guest, think, first, phase)
    );
    Seen {
        latencies: one.latencies.into_iter().chain(other.latencies).collect(),
        bytes: one.bytes + other.bytes,
        messages: one.messages + other.messages,
    }
}

/// Decides whenever there is something to decide, until it is over.
async fn play_on(
    mut client: Client,
    think: Option<Duration>,
    first: Option<Duration>,
    mut phase: watch::Receiver<Phase>,
) -> Seen {
    let mut seen = Seen::default();
    let mut open: Option<(ActionId, Instant)> = None;
    let mut decided = 0_u32;
    loop {
        if open.is_none() {
            client.play_again().await;
            let next = client.mind.random_act();
            if let Some((id, act)) = next {
                // The first moves come at once, so that everybody begins; then everybody thinks for as long.
                let pause = if decided == 0 {
                    first.filter(|_| *phase.borrow() != Phase::Sitting)
                } else {
                    think
                };
                if let Some(pause) = pause.filter(|_| decided > 0 || client.seat == 0) {
                    tokio::select! {
                        () = tokio::time::sleep(pause) => {}
                        _ = phase.wait_for(|phase| *phase == Phase::Over) => return seen,
                    }
                }
                decided += 1;
                open = Some((id, Instant::now()));
                client.say(act).await;
            }
        }
        let (message, length) = tokio::select! {
            heard = client.hear() => heard,
            _ = phase.wait_for(|phase| *phase == Phase::Over) => return seen,
        };
        if *phase.borrow() == Phase::Measuring
            && matches!(&message, ToClient::Update { told, .. } if !told.is_empty())
        {
            seen.bytes += length;
            seen.messages += 1;
        }
        if let Some((id, since)) = open
            && client.mind.done.contains(&id)
        {
            if *phase.borrow() == Phase::Measuring {
                seen.latencies.push(since.elapsed());
            }
            client.mind.done.clear();
            open = None;
        }
        if let ToClient::Refused { id: Some(id), why } = &message
            && open.is_some_and(|(open, _)| open == *id)
        {
            panic!("{why:?}");
        }
    }
}

/// One connection.
struct Client {
    socket: WebSocketStream<TcpStream>,
    mind: Mind,
    seat: u8,
    /// How far the host has gone in beginning matches anew.
    again: u64,
}

impl Client {
    async fn connect(address: SocketAddr, number: u64) -> Self {
        let stream = TcpStream::connect(address).await.expect("the server listens");
        stream.set_nodelay(true).expect("every system can");
        let url = format!("ws://{address}/ws");
        let (socket, _) =
            tokio_tungstenite::client_async(url, stream).await.expect("it is a socket");
        let mut client = Self { socket, mind: Mind::new(number), seat: 0, again: 0 };
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

    async fn create(&mut self) -> Code {
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

/// The server, as a process of its own.
struct Server {
    child: Child,
    address: SocketAddr,
}

impl Server {
    fn start(folder: &Path) -> Self {
        // There may be nothing to remove.
        let _ = fs::remove_dir_all(folder);
        let program = std::env::current_exe().expect("this program");
        let mut child = with_files(&program)
            .arg("--serve")
            .arg(folder)
            .stdout(Stdio::piped())
            .spawn()
            .expect("it can be started");
        let mut line = String::new();
        let out = child.stdout.take().expect("it is piped");
        BufReader::new(out).read_line(&mut line).expect("it says where it is");
        let address = line.trim().parse().expect("an address");
        Self { child, address }
    }

    /// Processor time so far, in seconds: user and system, in ticks of a hundredth.
    fn cpu(&self) -> f64 {
        let stat = fs::read_to_string(format!("/proc/{}/stat", self.child.id())).expect("it runs");
        let (_, fields) = stat.rsplit_once(") ").expect("the name is in brackets");
        let ticks = |at: usize| fields.split(' ').nth(at).and_then(|text| text.parse::<f64>().ok());
        (ticks(11).expect("user time") + ticks(12).expect("system time")) / 100.0
    }

    /// Memory in use, in kB.
    fn memory(&self) -> f64 {
        let status =
            fs::read_to_string(format!("/proc/{}/status", self.child.id())).expect("it runs");
        let line = status.lines().find(|line| line.starts_with("VmRSS:")).expect("it has memory");
        line.split_whitespace().nth(1).and_then(|text| text.parse().ok()).expect("a number")
    }

    async fn metric(&self, name: &str) -> f64 {
        use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
        let mut stream = TcpStream::connect(self.address).await.expect("the server listens");
        let request = "GET /metrics HTTP/1.1\r\nhost: k\r\nconnection: close\r\n\r\n";
        stream.write_all(request.as_bytes()).await.expect("the server reads");
        let mut text = String::new();
        stream.read_to_string(&mut text).await.expect("the server answers");
        let line = text.lines().find(|line| line.starts_with(&format!("{name} ")));
        line.and_then(|line| line.split(' ').nth(1)?.parse().ok()).expect("a number")
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn serve(folder: &Path) {
    let listener = std::net::TcpListener::bind("127.0.0.1:0").expect("a port is free");
    let address = listener.local_addr().expect("it is bound");
    let house = House::open(Files::default(), folder, Duration::ZERO).expect("the folder is free");
    let ready = || println!("{address}");
    server::run(listener, house, ready).expect("the server ends in peace");
}

/// The program with as many open files as it can have.
fn with_files(program: &Path) -> Command {
    let mut command = Command::new("sh");
    command.args(["-c", "ulimit -n \"$(ulimit -Hn)\"; exec \"$0\" \"$@\""]).arg(program);
    command
}

/// How long the disk takes for what every commit waits for.
fn fdatasync(folder: &Path) -> Vec<Duration> {
    fs::create_dir_all(folder).expect("there is room");
    let mut file = File::create(folder.join("probe")).expect("there is room");
    let page = [7; 4096];
    let sync = |_| {
        file.write_all(&page).expect("there is room");
        let begun = Instant::now();
        file.sync_data().expect("the disk works");
        begun.elapsed()
    };
    (0..500).map(sync).collect()
}

fn percentiles(times: &[Duration]) -> String {
    let mut times = times.to_vec();
    times.sort();
    let at = |part: f64| {
        let place = (times.len() as f64 * part) as usize;
        times
            .get(place.min(times.len().saturating_sub(1)))
            .map_or(0.0, |time| time.as_secs_f64() * 1000.0)
    };
    format!("p50 {:.2} ms, p99 {:.2} ms, max {:.2} ms", at(0.5), at(0.99), at(1.0))
}
