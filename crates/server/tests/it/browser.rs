//! A server on a free port, and a browser of a few lines.

use std::borrow::Cow;
use std::io::{Read as _, Write as _};
use std::net::SocketAddr;
use std::thread::JoinHandle;
use std::time::Duration;

use server::{Files, Limits, Settings};
use tokio::sync::oneshot;

use crate::folder::Folder;
use crate::line::Line;

/// A server that runs as long as this lives.
pub(crate) struct House {
    address: SocketAddr,
    folder: Folder,
    stop: Option<oneshot::Sender<()>>,
    running: Option<JoinHandle<std::io::Result<()>>>,
}

/// What came back.
#[derive(Debug)]
pub(crate) struct Reply {
    pub(crate) status: u16,
    headers: Vec<(String, String)>,
    pub(crate) body: Vec<u8>,
}

/// A client of a few bytes, in which each form of a file tells which one it is.
pub(crate) fn house() -> House {
    House::serving(&[
        ("index.html", "page"),
        ("index.html.br", "page br"),
        ("index.html.gz", "page gzip"),
        ("404.html", "nothing"),
        ("404.html.gz", "nothing gzip"),
        ("sw.js", "worker"),
        ("manifest.webmanifest", "{}"),
        ("assets/kvold-012345.js", "script"),
        ("assets/kvold-012345.js.br", "script br"),
        ("assets/kvold-6789ab.wasm", "module"),
        ("assets/kvold-6789ab.wasm.gz", "module gzip"),
        ("assets/kvold-cdef01.css", "style"),
        ("assets/icon-234567.png", "picture"),
    ])
}

impl House {
    pub(crate) fn serving(files: &[(&str, &'static str)]) -> Self {
        let own = |(path, text): &(&str, &'static str)| {
            ((*path).to_owned(), Cow::Borrowed(text.as_bytes()))
        };
        Self::open(files.iter().map(own).collect())
    }

    pub(crate) fn open(files: Files) -> Self {
        Self::at(files, Folder::new())
    }

    /// A house whose tables are kept in `folder`.
    pub(crate) fn at(files: Files, folder: Folder) -> Self {
        let settings =
            Settings { bot_pause: Duration::ZERO, limits: Limits::NONE, ..Settings::default() };
        Self::with(files, folder, settings)
    }

    /// A house that is run like that.
    pub(crate) fn with(files: Files, folder: Folder, settings: Settings) -> Self {
        let house = server::House::open(files, folder.path(), settings);
        let house = house.expect("nobody else has the folder open");
        let listener = std::net::TcpListener::bind("127.0.0.1:0").expect("there is a free port");
        listener.set_nonblocking(true).expect("every system can");
        let address = listener.local_addr().expect("it is bound");
        let (stop, stopped) = oneshot::channel::<()>();
        let running = std::thread::spawn(move || {
            tokio::runtime::Runtime::new()?.block_on(async {
                let listener = tokio::net::TcpListener::from_std(listener)?;
                let stop = async { stopped.await.expect("the house is not dropped before") };
                server::serve(listener, house, stop).await
            })
        });
        Self { address, folder, stop: Some(stop), running: Some(running) }
    }

    pub(crate) fn connect(&self) -> Line {
        Line::connect(self.address).expect("the server listens")
    }

    pub(crate) fn get(&self, path: &str, headers: &[(&str, &str)]) -> Reply {
        self.ask("GET", path, headers)
    }

    pub(crate) fn ask(&self, method: &str, path: &str, headers: &[(&str, &str)]) -> Reply {
        let mut request =
            format!("{method} {path} HTTP/1.1\r\nhost: kvold\r\nconnection: close\r\n");
        for (name, value) in headers {
            request.push_str(&format!("{name}: {value}\r\n"));
        }
        self.send((request + "\r\n").as_bytes())
    }

    /// Sends bytes and reads until the server hangs up.
    pub(crate) fn send(&self, request: &[u8]) -> Reply {
        let mut stream = self.connect();
        stream.write_all(request).expect("the server reads");
        let mut bytes = Vec::new();
        stream.read_to_end(&mut bytes).expect("the server answers");
        Reply::parse(&bytes)
    }

    pub(crate) fn address(&self) -> SocketAddr {
        self.address
    }

    /// Ends the server and starts another one in the same folder.
    pub(crate) fn restart(mut self) -> Self {
        self.end().expect("it has not ended before").expect("the server ends in peace");
        Self::at(Files::default(), self.folder.clone())
    }

    /// Ends the server and gives what it ended with.
    pub(crate) fn close(mut self) -> std::io::Result<()> {
        self.end().expect("it has not ended before")
    }

    fn end(&mut self) -> Option<std::io::Result<()>> {
        // A server that is gone already needs no stopping.
        let _ = self.stop.take()?.send(());
        self.running.take().map(|running| running.join().expect("the server does not panic"))
    }
}

impl Drop for House {
    fn drop(&mut self) {
        if let Some(ended) = self.end() {
            ended.expect("the server ends in peace");
        }
    }
}

impl Reply {
    fn parse(bytes: &[u8]) -> Self {
        let end = bytes.windows(4).position(|four| four == b"\r\n\r\n").expect("a head and a body");
        let head = std::str::from_utf8(&bytes[..end]).expect("the head is text");
        let mut lines = head.lines();
        let status = lines.next().and_then(|line| line.split(' ').nth(1)?.parse().ok());
        let header = |line: &str| {
            let (name, value) = line.split_once(": ").expect("a header has a name");
            (name.to_owned(), value.to_owned())
        };
        Self {
            status: status.expect("the first line has a status"),
            headers: lines.map(header).collect(),
            body: bytes[end + 4..].to_owned(),
        }
    }

    /// The only header of this name, or nothing.
    pub(crate) fn header(&self, name: &str) -> &str {
        let mut found = self.headers.iter().filter(|(found, _)| found == name);
        let value = found.next().map_or("", |(_, value)| value);
        assert!(found.next().is_none(), "{name} stands twice");
        value
    }

    pub(crate) fn text(&self) -> &str {
        std::str::from_utf8(&self.body).expect("it is text")
    }
}
