//! The client, served from this process.

use std::borrow::Cow;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use anyhow::{Context as _, Result};
use server::{Files, House, Limits, Settings};
use tokio::net::TcpListener;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

/// Where `cargo xtask web` puts the client, seen from here.
const DIST: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../target/dist");

/// A server of its own for one test.
#[derive(Debug)]
pub struct Site {
    address: SocketAddr,
    data: PathBuf,
    stop: Option<oneshot::Sender<()>>,
    serving: Option<JoinHandle<std::io::Result<()>>>,
}

impl Site {
    /// Starts serving at a port that is free.
    pub async fn start() -> Result<Self> {
        Self::open("127.0.0.1:0", fresh_folder()).await
    }

    /// Starts serving at an address, with the tables that are kept in a folder. The folder goes with this value.
    pub async fn open(address: &str, data: PathBuf) -> Result<Self> {
        let settings =
            Settings { bot_pause: Duration::ZERO, limits: Limits::NONE, ..Settings::default() };
        let house = House::open(client()?, &data, settings)?;
        let listener = TcpListener::bind(address).await.context("the port is not free")?;
        let address = listener.local_addr()?;
        let (stop, stopped) = oneshot::channel::<()>();
        let serving = tokio::spawn(server::serve(listener, house, async {
            // A sender that is dropped means the same.
            let _ = stopped.await;
        }));
        Ok(Self { address, data, stop: Some(stop), serving: Some(serving) })
    }

    /// The address of the page, on this machine.
    #[must_use]
    pub fn url(&self) -> String {
        format!("http://{}/", self.address)
    }

    /// The address of the page under a name that only our browsers know: no secure context, as on a phone.
    #[must_use]
    pub fn plain_url(&self) -> String {
        format!("http://{}:{}/", crate::driver::NAME, self.address.port())
    }

    /// Pulls the plug, and waits until nobody answers any more.
    pub async fn stop(&mut self) {
        self.stop.take();
        if let Some(serving) = self.serving.take() {
            // Connections that a browser keeps open end with the task.
            serving.abort();
            let _ = serving.await;
        }
    }
}

impl Drop for Site {
    fn drop(&mut self) {
        // What is left behind is swept up with the other temporary files.
        let _ = std::fs::remove_dir_all(&self.data);
    }
}

/// A folder that is not there yet.
pub(crate) fn fresh_folder() -> PathBuf {
    static STARTED: AtomicU32 = AtomicU32::new(0);
    let number = STARTED.fetch_add(1, Ordering::Relaxed);
    std::env::temp_dir().join(format!("kvold-e2e-{}-{number}", std::process::id()))
}

/// The client as it was built last: the same files that a program has in it that is built after that.
fn client() -> Result<Files> {
    let mut files = Vec::new();
    let mut folders = vec![PathBuf::from(DIST)];
    while let Some(folder) = folders.pop() {
        let entries =
            folder.read_dir().context("there is no client: run `cargo xtask web` first")?;
        for entry in entries {
            let path = entry?.path();
            if path.is_dir() {
                folders.push(path);
            } else {
                let name = path.strip_prefix(DIST)?.to_string_lossy().replace('\\', "/");
                files.push((name, Cow::Owned(std::fs::read(&path)?)));
            }
        }
    }
    Ok(files.into_iter().collect())
}
