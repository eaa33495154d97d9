//! The server: the web client out of the program itself, and tables that are played online.
//!
//! The files of the client are part of the program, so one file to copy is all there is to install. `files` holds them,
//! `answer` picks the form that a browser asked for, `guard` says what pages may do.
//!
//! [`node`] is everything about online tables as one state machine without input or output; `shell` runs it between
//! `clients`, the store and the bots, as often as `pace` says. `socket` is one client, which `upgrade` makes of a
//! question by HTTP; `http` is what can be had without a socket.

mod answer;
mod clients;
mod door;
mod files;
mod guard;
mod http;
pub mod node;
mod pace;
mod shell;
mod socket;
mod tls;
mod upgrade;

use std::future::Future;
use std::net::TcpListener;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;
use std::{fmt, io, pin, thread};

use axum::Router;
use axum::extract::State;
use axum::http::{HeaderMap, Uri};
use axum::middleware::map_response;
use axum::response::Response;
use axum::routing::get;
use tokio::runtime::Handle;
use tokio::sync::oneshot;

pub use files::Files;
pub use guard::CONTENT_SECURITY_POLICY;
pub use node::Limits;
pub use store::Fault;
pub use tls::{BadCertificate, Certificate};

use door::{Door, Peer};
use shell::{Desk, Event, Shell};

/// How long connections that are still busy may hold up the end.
const LAST_CALL: Duration = Duration::from_secs(3);

/// How a house is run.
#[derive(Clone, Debug)]
pub struct Settings {
    /// How long a bot seems to think at least, so that people can follow.
    pub bot_pause: Duration,
    /// How much of a thing somebody may do.
    pub limits: Limits,
    /// Tables at which nothing has happened for so long are cleared away; without it they are kept for ever.
    pub keep: Option<Duration>,
    /// Whether everybody comes through a proxy that says where they come from.
    pub behind_proxy: bool,
    /// The certificate to encrypt with; without it nothing is encrypted.
    pub certificate: Option<Certificate>,
}

/// What is served: the web client, and the tables in a folder.
pub struct House {
    files: Files,
    shell: Shell,
    desk: Desk,
    certificate: Option<Certificate>,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            bot_pause: Duration::from_millis(600),
            limits: Limits::default(),
            keep: Some(Duration::from_secs(90 * 24 * 60 * 60)),
            behind_proxy: false,
            certificate: None,
        }
    }
}

impl House {
    /// Opens the house. Tables are kept in the folder `data`, which is made if it is not there.
    pub fn open(files: Files, data: &Path, settings: Settings) -> Result<Self, store::Fault> {
        let (shell, desk) = Shell::open(data, &settings)?;
        Ok(Self { files, shell, desk, certificate: settings.certificate })
    }
}

impl fmt::Debug for House {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // What a house knows is hidden from people, and so from logs.
        f.debug_struct("House").finish_non_exhaustive()
    }
}

/// Serves `house` on `listener` until `stop` is over, the last answers are out and everything is written down.
pub async fn serve(
    listener: tokio::net::TcpListener,
    house: House,
    stop: impl Future<Output = ()> + Send + 'static,
) -> io::Result<()> {
    let House { files, shell, desk, certificate } = house;
    let (stopping, stopped) = oneshot::channel();
    let (ended, mut kept) = oneshot::channel();
    let (keeper, runtime) = (Keeper(desk.clone()), Handle::current());
    thread::Builder::new().name("tables".into()).spawn(move || {
        // Nobody waits for it when the house is gone.
        let _ = ended.send(shell.run(&runtime));
    })?;
    let router = router(files, desk).into_make_service_with_connect_info::<Peer>();
    let door = Door::new(listener, certificate.as_ref());
    let serving =
        axum::serve(door, router).with_graceful_shutdown(async { stopped.await.unwrap_or(()) });
    let mut serving = pin::pin!(serving.into_future());
    let over = |kept: Result<io::Result<()>, _>| {
        kept.unwrap_or_else(|_| Err(io::Error::other("the node has died")))
    };
    tokio::select! {
        ended = &mut serving => return ended,
        ended = &mut kept => return over(ended),
        // It listens until then.
        () = stop => stopping.send(()).unwrap_or(()),
    }
    drop(keeper);
    let (served, kept) = tokio::join!(tokio::time::timeout(LAST_CALL, serving), kept);
    over(kept).and(served.unwrap_or(Ok(())))
}

/// Whoever has the tables kept: when it is gone, they are put away.
struct Keeper(Desk);

impl Drop for Keeper {
    fn drop(&mut self) {
        self.0.tell(Event::Stop);
    }
}

/// Serves `house` on `listener` until somebody ends the program, with ctrl-c for instance; says `ready` before the
/// first answer, when it can be ended already.
pub fn run(listener: TcpListener, house: House, ready: impl FnOnce()) -> io::Result<()> {
    listener.set_nonblocking(true)?;
    // One thread for pages, and one for the tables with all their sockets: they have little to do but wait, and threads
    // that wake each other cost more than they bring. Bots and the disk have threads of their own.
    let bots = std::thread::available_parallelism().map_or(1, usize::from);
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .max_blocking_threads(bots)
        .build()?;
    runtime.block_on(async {
        let listener = tokio::net::TcpListener::from_std(listener)?;
        let interrupted = interrupted()?;
        let _unhurt = outlive_full_disks()?;
        ready();
        serve(listener, house, interrupted).await
    })
}

/// Every address there is.
fn router(files: Files, desk: Desk) -> Router {
    let online = Router::new()
        .route("/ws", get(upgrade::connect))
        .route("/tables/{code}/{match}/record", get(http::record))
        .route("/health", get(http::health))
        .route("/healthz", get(http::health))
        .route("/metrics", get(http::metrics))
        .with_state(desk);
    Router::new()
        .route("/", get(page))
        .route("/{*path}", get(file))
        .with_state(Arc::new(files))
        .merge(online)
        .layer(map_response(guard::guard))
}

/// A file that may not grow any more makes the system send a signal that ends the program; whoever listens to it gets
/// an error instead.
#[cfg(unix)]
fn outlive_full_disks() -> io::Result<impl Sized> {
    use tokio::signal::unix::{SignalKind, signal};
    /// SIGXFSZ, which has this number on every system we know.
    const FILE_SIZE_EXCEEDED: i32 = 25;
    signal(SignalKind::from_raw(FILE_SIZE_EXCEEDED))
}

#[cfg(windows)]
fn outlive_full_disks() -> io::Result<impl Sized> {
    Ok(())
}

/// Waits, from this call on, until somebody asks the program to end.
#[cfg(unix)]
fn interrupted() -> io::Result<impl Future<Output = ()>> {
    use tokio::signal::unix::{SignalKind, signal};
    let mut interrupt = signal(SignalKind::interrupt())?;
    let mut terminate = signal(SignalKind::terminate())?;
    Ok(async move {
        tokio::select! {
            _ = interrupt.recv() => {}
            _ = terminate.recv() => {}
        }
    })
}

/// Waits, from this call on, until somebody asks the program to end.
#[cfg(windows)]
fn interrupted() -> io::Result<impl Future<Output = ()>> {
    let mut interrupt = tokio::signal::windows::ctrl_c()?;
    Ok(async move {
        interrupt.recv().await;
    })
}

async fn page(State(files): State<Arc<Files>>, headers: HeaderMap) -> Response {
    answer::page(&files, &headers)
}

async fn file(State(files): State<Arc<Files>>, uri: Uri, headers: HeaderMap) -> Response {
    answer::file(&files, uri.path().trim_start_matches('/'), &headers)
}
