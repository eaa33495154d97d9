//! The server: the web client out of the program itself, over HTTP.
//!
//! The files of the client are part of the program, so one file to copy is all there is to install. `files` holds them,
//! `answer` picks the form that a browser asked for, `guard` says what pages may do.

mod answer;
mod files;
mod guard;

use std::future::Future;
use std::net::TcpListener;
use std::sync::Arc;
use std::time::Duration;
use std::{io, pin};

use axum::Router;
use axum::extract::State;
use axum::http::{HeaderMap, Uri};
use axum::middleware::map_response;
use axum::response::Response;
use axum::routing::get;

pub use files::Files;
pub use guard::CONTENT_SECURITY_POLICY;

/// How long connections that are still busy may hold up the end.
const LAST_CALL: Duration = Duration::from_secs(3);

/// Every address there is.
pub fn router(files: Files) -> Router {
    Router::new()
        .route("/", get(page))
        .route("/healthz", get(async || "ok\n"))
        .route("/{*path}", get(file))
        .with_state(Arc::new(files))
        .layer(map_response(guard::guard))
}

/// Serves `files` on `listener` until `stop` is over and the last answers are out.
pub async fn serve(
    listener: tokio::net::TcpListener,
    files: Files,
    stop: impl Future<Output = ()> + Send + 'static,
) -> io::Result<()> {
    let (stopping, stopped) = tokio::sync::oneshot::channel();
    let stop = async move {
        stop.await;
        // The receiver below lives as long as the server.
        let _ = stopping.send(());
    };
    let serving = axum::serve(listener, router(files)).with_graceful_shutdown(stop);
    let mut serving = pin::pin!(serving.into_future());
    tokio::select! {
        ended = &mut serving => return ended,
        _ = stopped => {}
    }
    tokio::time::timeout(LAST_CALL, serving).await.unwrap_or(Ok(()))
}

/// Serves `files` on `listener` until somebody ends the program, with ctrl-c for instance; says `ready` before the
/// first answer, when it can be ended already.
pub fn run(listener: TcpListener, files: Files, ready: impl FnOnce()) -> io::Result<()> {
    listener.set_nonblocking(true)?;
    tokio::runtime::Runtime::new()?.block_on(async {
        let listener = tokio::net::TcpListener::from_std(listener)?;
        let interrupted = interrupted()?;
        ready();
        serve(listener, files, interrupted).await
    })
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
