//! The client, served from this process.

use std::net::SocketAddr;

use anyhow::{Context as _, Result};
use tokio::net::TcpListener;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

/// A server of its own for one test.
#[derive(Debug)]
pub struct Site {
    address: SocketAddr,
    stop: Option<oneshot::Sender<()>>,
    serving: Option<JoinHandle<std::io::Result<()>>>,
}

impl Site {
    /// Starts serving at a port that is free.
    pub async fn start() -> Result<Self> {
        anyhow::ensure!(
            server::has_client(),
            "this build has no web client in it: run `cargo xtask web` first"
        );
        let listener = TcpListener::bind("127.0.0.1:0").await.context("no port is free")?;
        let address = listener.local_addr()?;
        let (stop, stopped) = oneshot::channel::<()>();
        let serving = tokio::spawn(server::serve(listener, async {
            // A sender that is dropped means the same.
            let _ = stopped.await;
        }));
        Ok(Self { address, stop: Some(stop), serving: Some(serving) })
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
