//! The server as a process of its own.

use std::ffi::OsStr;
use std::fs;
use std::io::{BufRead as _, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use server::{Files, House, Limits, Settings};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;

/// The server, until this is dropped.
pub(crate) struct Server {
    child: Child,
    pub(crate) address: SocketAddr,
}

impl Server {
    /// A server with its tables in this folder, which is empty then.
    pub(crate) fn start(folder: &Path) -> Self {
        // There may be nothing to remove.
        let _ = fs::remove_dir_all(folder);
        Self::run("--serve", folder.as_os_str())
    }

    /// A server that knows nothing but sockets.
    pub(crate) fn bare(tables: usize) -> Self {
        Self::run("--bare", tables.to_string().as_ref())
    }

    /// This same program as another one.
    fn run(role: &str, with: &OsStr) -> Self {
        let program = std::env::current_exe().expect("this program");
        let mut child = with_files(&program)
            .arg(role)
            .arg(with)
            .stdout(Stdio::piped())
            .spawn()
            .expect("it can be started");
        let mut line = String::new();
        let out = child.stdout.take().expect("it is piped");
        BufReader::new(out).read_line(&mut line).expect("it says where it is");
        let address = line.trim().parse().expect("an address");
        Self { child, address }
    }

    /// Processor time so far, in seconds: of the program and of the system for it, in ticks of a hundredth.
    pub(crate) fn cpu(&self) -> (f64, f64) {
        let stat = fs::read_to_string(format!("/proc/{}/stat", self.child.id())).expect("it runs");
        let (_, fields) = stat.rsplit_once(") ").expect("the name is in brackets");
        let ticks = |at: usize| fields.split(' ').nth(at).and_then(|text| text.parse::<f64>().ok());
        (ticks(11).expect("user time") / 100.0, ticks(12).expect("system time") / 100.0)
    }

    /// Memory in use, in kB.
    pub(crate) fn memory(&self) -> f64 {
        let status =
            fs::read_to_string(format!("/proc/{}/status", self.child.id())).expect("it runs");
        let line = status.lines().find(|line| line.starts_with("VmRSS:")).expect("it has memory");
        line.split_whitespace().nth(1).and_then(|text| text.parse().ok()).expect("a number")
    }

    /// Waits until a metric is at least `least`.
    pub(crate) async fn wait_for(&self, name: &str, least: u32) {
        while self.metric(name).await < f64::from(least) {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    }

    pub(crate) async fn metric(&self, name: &str) -> f64 {
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

/// Is the server.
pub(crate) fn serve(folder: &Path) {
    let listener = std::net::TcpListener::bind("127.0.0.1:0").expect("a port is free");
    let address = listener.local_addr().expect("it is bound");
    let settings = Settings { limits: Limits::NONE, ..Settings::default() };
    let house = House::open(Files::default(), folder, settings).expect("the folder is free");
    let ready = || println!("{address}");
    server::run(listener, house, ready).expect("the server ends in peace");
}

/// The program with as many open files as it can have.
pub(crate) fn with_files(program: &Path) -> Command {
    let mut command = Command::new("sh");
    command.args(["-c", "ulimit -n \"$(ulimit -Hn)\"; exec \"$0\" \"$@\""]).arg(program);
    command
}
