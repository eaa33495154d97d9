//! How much one server can do: two-player Sequence on many tables, every move on the disk before it is acknowledged.
//!
//! The server is this same program, started as a process of its own, so that its processor time and memory can be read
//! from `/proc`. Clients are here, on the same machine: wall-clock figures are of both together, figures per
//! processor-second of the server alone. What sockets cost alone, without rules or a disk, is measured
//! beside it (`bare.rs`). `KVOLD_BENCH_SECONDS` is the length of each run, and with `KVOLD_BENCH_TABLES`
//! there are only runs with so many tables.

#![expect(clippy::print_stdout, reason = "a bench talks to its terminal")]

mod bare;
mod clients;
mod glance;
#[path = "../../tests/it/mind.rs"]
#[allow(dead_code, reason = "the tests use the rest")]
mod mind;
mod node;
mod process;

use std::fs::{self, File};
use std::io::{Seek as _, Write as _};
use std::path::{Path, PathBuf};
use std::thread;
use std::time::{Duration, Instant};

use clients::{Client, Phase, Seen, pair};
use process::{Server, serve, with_files};
use tokio::sync::watch;
use tokio::task::JoinSet;

/// What the figures are measured against.
const MOVES_PER_CPU_SECOND: f64 = 30_000.0;
/// Milliseconds until a move is acknowledged, or so many times what the disk takes by itself: p99 of both.
const SLOWEST: f64 = 5.0;
const TIMES_THE_DISK: f64 = 3.0;
const BYTES_PER_MOVE: f64 = 700.0;
const KILOBYTES_PER_TABLE: f64 = 60.0;

fn main() {
    let args: Vec<String> = std::env::args().collect();
    let after =
        |role: &str| args.iter().position(|arg| arg == role).and_then(|at| args.get(at + 1));
    if let Some(folder) = after("--serve") {
        serve(Path::new(folder));
        return;
    }
    if let Some(tables) = after("--bare") {
        bare::serve(tables.parse().expect("a number"));
        return;
    }
    if args.iter().any(|arg| arg == "--node") {
        node::bench();
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
    node::bench();
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    let runtime = runtime.expect("a runtime can be built");
    tokio::task::LocalSet::new().block_on(&runtime, bench(length));
}

async fn bench(length: Duration) {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("bench-server");
    let only: Option<u32> =
        std::env::var("KVOLD_BENCH_TABLES").ok().and_then(|text| text.parse().ok());
    for tables in [50, 1000].into_iter().filter(|tables| only.is_none_or(|only| only == *tables)) {
        let most = bare::play(tables as usize, length);
        println!("\n{tables} tables, sockets alone: {most:.0} moves per processor-second");
        let server = Server::start(&folder);
        // When moves come at a pace, the write-ahead log has its full length, as with any server that has run for some
        // minutes: a file that grows takes longer to sync.
        for pace in [None, Some(200.0)] {
            // The disk by itself, right before, and as often as there are moves: how long it takes changes with both.
            let disk = fdatasync(&folder, length, pace);
            play(&server, tables, pace, length, &disk).await;
        }
    }
    if only.is_some() {
        return;
    }
    let server = Server::start(&folder);
    fill(&server, 10_000, 4_000).await;
}

/// Plays on so many tables for a while, as quickly as clients can or so many moves a second in all.
async fn play(
    server: &Server,
    tables: u32,
    pace: Option<f64>,
    length: Duration,
    disk: &[Duration],
) {
    let think = pace.map(|pace| Duration::from_secs_f64(f64::from(tables) / pace));
    let (phase, watch) = watch::channel(Phase::Sitting);
    let mut pairs = JoinSet::new();
    let moves_before = server.metric("kvold_moves_total").await;
    for number in 0..tables {
        let (address, watch) = (server.address, watch.clone());
        // Nobody is given a number twice, so nobody finds a table of before.
        let number = u64::from(number) + if pace.is_none() { 0 } else { 20_000 };
        pairs.spawn_local(pair(address, number, think, watch));
    }
    // Everybody is seated when the server has dealt to all; then the measuring begins.
    while server.metric("kvold_moves_total").await < moves_before + f64::from(tables) {
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    let (cpu, commits, begun) =
        (server.cpu(), server.metric("kvold_batches_total").await, Instant::now());
    phase.send_replace(Phase::Measuring);
    tokio::time::sleep(length).await;
    phase.send_replace(Phase::Over);
    let (user, system) = server.cpu();
    let (user, system, wall) = (user - cpu.0, system - cpu.1, begun.elapsed().as_secs_f64());
    let commits = server.metric("kvold_batches_total").await - commits;
    let mut seen = Seen::default();
    while let Some(pair) = pairs.join_next().await {
        seen.add(pair.expect("nobody panics"));
    }
    let moves = seen.latencies.len() as f64;
    let how = pace.map_or("closed loop".to_owned(), |pace| format!("{pace} moves a second"));
    println!("\n{tables} tables, {how}: {moves} moves in {wall:.1} s, all durable");
    println!("  {:>9.0} moves per second, {:.1} in each commit", moves / wall, moves / commits);
    let rate = moves / (user + system);
    let [enough, soon] = if pace.is_none() {
        [format!("; wanted {MOVES_PER_CPU_SECOND}"), String::new()]
    } else {
        let most = (TIMES_THE_DISK * percentile(disk, 0.99)).max(SLOWEST);
        [String::new(), format!("; wanted p99 at most {most:.2}")]
    };
    println!(
        "  {rate:>9.0} moves per processor-second of the server ({user:.2} s user, {system:.2} s system){enough}"
    );
    println!("  acknowledged after {}{soon}", percentiles(&seen.latencies));
    println!("  fdatasync of this disk by itself {}", percentiles(disk));
    println!(
        "  {:>9.0} bytes to a client per move, {:.0} in the first twenty moves; wanted at most {BYTES_PER_MOVE}",
        seen.all.average(),
        seen.early.average()
    );
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
            server.wait_for("kvold_connections", 2 * number).await;
        }
    }
    server.wait_for("kvold_connections", 2 * played).await;
    server.wait_for("kvold_tables", tables).await;
    server.wait_for("kvold_moves_total", played).await;
    let full = server.memory();
    println!("\n{tables} open tables, {played} of them with two clients who play");
    let per_idle = (open - empty) / f64::from(tables - played);
    let per_played = (full - open) / f64::from(played);
    println!("  {per_idle:>9.1} kB for an idle table; wanted at most {KILOBYTES_PER_TABLE}");
    println!("  {per_played:>9.1} kB for a table with two clients, sockets included");
    println!("  {:>9.1} MB of memory in all", full / 1024.0);
    phase.send_replace(Phase::Over);
    pairs.abort_all();
}

/// How long the disk takes for what every commit waits for, at this pace or again and again. The file does not grow, and
/// neither does a write-ahead log that has its length.
fn fdatasync(folder: &Path, length: Duration, pace: Option<f64>) -> Vec<Duration> {
    fs::create_dir_all(folder).expect("there is room");
    let mut file = File::create(folder.join("probe")).expect("there is room");
    let page = [7; 4096];
    let every = pace.map_or(Duration::ZERO, |pace| Duration::from_secs_f64(1.0 / pace));
    let (start, mut times) = (Instant::now(), Vec::new());
    while start.elapsed() < length {
        thread::sleep((every * times.len() as u32).saturating_sub(start.elapsed()));
        file.rewind().and_then(|()| file.write_all(&page)).expect("there is room");
        let begun = Instant::now();
        file.sync_data().expect("the disk works");
        times.push(begun.elapsed());
    }
    times
}

fn percentiles(times: &[Duration]) -> String {
    let [half, most, all] = [0.5, 0.99, 1.0].map(|part| percentile(times, part));
    format!("p50 {half:.2} ms, p99 {most:.2} ms, max {all:.2} ms")
}

/// So many milliseconds or less took this part of them.
fn percentile(times: &[Duration], part: f64) -> f64 {
    let mut times = times.to_vec();
    times.sort();
    let place = (times.len() as f64 * part) as usize;
    let time = times.get(place.min(times.len().saturating_sub(1)));
    time.map_or(0.0, |time| time.as_secs_f64() * 1000.0)
}
