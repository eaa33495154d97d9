//! `kvold serve`, as a program that runs until it is told to stop.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::{TcpListener, TcpStream};
use std::process::{Child, ChildStdout, Command, Stdio};

use serde_json::Value;

use crate::folder::Folder;
use crate::kvold::{kvold, kvold_with};

/// The program while it serves.
struct Evening {
    child: Child,
    out: BufReader<ChildStdout>,
    _folder: Folder,
}

impl Evening {
    fn begin(args: &[&str], environment: &[(&str, &str)]) -> Self {
        Self::begin_at(Folder::new(), args, environment)
    }

    /// The same in a home of its own.
    fn begin_at(folder: Folder, args: &[&str], environment: &[(&str, &str)]) -> Self {
        let mut command = Command::new(env!("CARGO_BIN_EXE_kvold"));
        for name in ["KVOLD_LISTEN", "KVOLD_DATA", "XDG_DATA_HOME"] {
            command.env_remove(name);
        }
        command.env("HOME", folder.path()).envs(environment.iter().copied()).args(args);
        let mut child = command.stdout(Stdio::piped()).spawn().expect("the program starts");
        let out = BufReader::new(child.stdout.take().expect("it is piped"));
        Self { child, out, _folder: folder }
    }

    fn line(&mut self) -> String {
        let mut line = String::new();
        self.out.read_line(&mut line).expect("the program writes text");
        line
    }

    /// The address that the program gives in its first line, as JSON.
    fn here(&mut self) -> String {
        let welcome: Value = serde_json::from_str(&self.line()).expect("it is JSON");
        welcome["here"].as_str().expect("there is an address").to_owned()
    }

    /// Asks the program to end, and gives whether it ended well and what it still said.
    #[cfg(unix)]
    fn end(mut self) -> (bool, String) {
        let id = self.child.id().to_string();
        let kill = Command::new("kill").args(["-INT", &id]).status().expect("there is `kill`");
        assert!(kill.success());
        let mut rest = String::new();
        self.out.read_to_string(&mut rest).expect("the program writes text");
        (self.child.wait().expect("it ends").success(), rest)
    }
}

impl Drop for Evening {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// The first line of the answer to a request for `path`.
fn status(url: &str, path: &str) -> String {
    let host = url.trim_start_matches("http://").trim_end_matches('/');
    let mut stream = TcpStream::connect(host).expect("the program listens");
    let request = format!("GET {path} HTTP/1.1\r\nhost: {host}\r\nconnection: close\r\n\r\n");
    stream.write_all(request.as_bytes()).expect("the program reads");
    let mut reply = String::new();
    BufReader::new(stream).read_line(&mut reply).expect("the program answers");
    reply
}

#[test]
fn it_listens_where_it_is_told_to() {
    let mut evening = Evening::begin(&["serve", "--json", "--listen", "127.0.0.1:0"], &[]);
    let here = evening.here();
    assert!(here.starts_with("http://127.0.0.1:") && !here.ends_with(":0/"), "{here}");
    assert_eq!(status(&here, "/healthz"), "HTTP/1.1 200 OK\r\n");

    let listen = [("KVOLD_LISTEN", "127.0.0.1:0")];
    let mut evening = Evening::begin(&["serve", "--json"], &listen);
    let here = evening.here();
    assert!(here.starts_with("http://127.0.0.1:"), "{here}");
    assert_eq!(status(&here, "/healthz"), "HTTP/1.1 200 OK\r\n");
}

#[test]
fn untold_it_finds_a_free_port_for_itself() {
    // In one home: the second one finds a folder for itself as well.
    let home = Folder::new();
    let mut first = Evening::begin_at(home.clone(), &["serve", "--json"], &[]);
    let mut second = Evening::begin_at(home, &["serve", "--json"], &[]);
    let (one, other) = (first.here(), second.here());
    assert_ne!(one, other);
    for here in [one, other] {
        assert!(here.starts_with("http://localhost:78"), "{here}");
        assert_eq!(status(&here, "/healthz"), "HTTP/1.1 200 OK\r\n");
    }
}

#[cfg(unix)]
#[test]
fn it_says_where_to_go_and_ends_when_it_is_told_to() {
    for (language, stop, end) in [
        ("en", "Ctrl-C ends the evening.\n", "Good night.\n"),
        ("nb", "Ctrl-C avslutter kvelden.\n", "God natt.\n"),
        ("is", "Ctrl-C lýkur kvöldinu.\n", "Góða nótt.\n"),
    ] {
        let args = ["--lang", language, "serve", "--listen", "127.0.0.1:0"];
        let mut evening = Evening::begin(&args, &[]);
        let mut welcome = vec![evening.line()];
        while !welcome.last().is_some_and(|line| line.is_empty() || line.starts_with("Ctrl-C")) {
            welcome.push(evening.line());
        }
        assert_eq!(welcome.last().map(String::as_str), Some(stop));
        assert!(welcome.iter().any(|line| line.contains("http://127.0.0.1:")), "{welcome:?}");
        assert_eq!(evening.end(), (true, end.to_owned()));
    }
}

#[test]
fn a_place_that_is_taken_or_none_is_named() {
    let taken = TcpListener::bind("127.0.0.1:0").expect("there is a free port");
    let address = taken.local_addr().expect("it is bound").to_string();
    let refused = kvold(&format!("--lang en serve --listen {address}"), "").failed(2);
    assert!(refused.starts_with(&format!("{address} cannot be used: ")), "{refused}");
    let nowhere = kvold("serve --listen the-kitchen", "").failed(2);
    assert!(nowhere.contains("the-kitchen"), "{nowhere}");
}

#[test]
fn a_certificate_that_cannot_be_used_is_named_before_anything_is_served() {
    for (language, sentence) in [
        ("en", "The connection cannot be encrypted: nowhere.pem cannot be read: "),
        ("nb", "Forbindelsen kan ikke krypteres: nowhere.pem cannot be read: "),
        ("is", "Ekki er hægt að dulkóða tenginguna: nowhere.pem cannot be read: "),
    ] {
        let args = format!("--lang {language} serve --tls nowhere.pem,nowhere.key");
        let refused = kvold(&args, "").failed(2);
        assert!(refused.starts_with(sentence), "{refused}");
    }
    let environment = [("KVOLD_TLS", "nowhere.pem,nowhere.key")];
    let refused = kvold_with(&["--lang", "en", "serve"], "", &environment).failed(2);
    assert!(refused.starts_with("The connection cannot be encrypted: "), "{refused}");
    for half in ["nowhere.pem", "nowhere.pem,", ",nowhere.key"] {
        let refused = kvold(&format!("serve --tls {half}"), "").failed(2);
        assert!(refused.contains("CERT,KEY"), "{refused}");
    }
}

#[test]
fn help_tells_every_option_with_its_variable() {
    let help = kvold("serve --help", "").done();
    for option in [
        "listen",
        "data",
        "tls",
        "behind-proxy",
        "keep-days",
        "tables-per-hour",
        "messages-per-second",
        "bot-pause",
        "log",
    ] {
        let variable = format!("[env: KVOLD_{}=", option.to_uppercase().replace('-', "_"));
        assert!(help.contains(&format!("--{option}")), "{option}: {help}");
        assert!(help.contains(&variable), "{variable}: {help}");
    }
}
