//! One WebSocket: text in, text out, and a sign of life now and then.

use std::net::IpAddr;
use std::time::Duration;

use axum::extract::ws::{Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::extract::{ConnectInfo, State};
use axum::http::HeaderMap;
use axum::response::Response;
use tokio::sync::mpsc;

use crate::door::Peer;
use crate::shell::{Desk, Event};

/// How many messages may wait for a client that does not read them; then it is hung up on.
const WAITING: usize = 512;
/// How often a silent client is asked whether it is there; one that does not answer twice is not.
const PING: Duration = Duration::from_secs(20);
/// Clients say little, and there are many of them.
const BUFFER: usize = 2 * 1024;

/// `/ws`.
pub(crate) async fn connect(
    State(desk): State<Desk>,
    ConnectInfo(peer): ConnectInfo<Peer>,
    headers: HeaderMap,
    upgrade: WebSocketUpgrade,
) -> Response {
    let from = peer.caller(&headers, desk.behind_proxy);
    upgrade
        .max_message_size(protocol::LONGEST as usize)
        .max_frame_size(protocol::LONGEST as usize)
        .read_buffer_size(BUFFER)
        .write_buffer_size(0)
        .on_upgrade(move |socket| talk(socket, desk, from))
}

async fn talk(mut socket: WebSocket, desk: Desk, from: IpAddr) {
    let conn = desk.gauges.next_conn();
    let (sender, mut outgoing) = mpsc::channel(WAITING);
    // The node outlives every connection; if it does not, there is nothing to talk about.
    if desk.events.send(Event::Connected(conn, from, sender)).is_err() {
        return;
    }
    tracing::debug!(conn = conn.0, "connected");
    exchange(&mut socket, &mut outgoing, |text| desk.events.send(Event::Heard(conn, text)).is_ok())
        .await;
    drop(desk.events.send(Event::Gone(conn)));
    tracing::debug!(conn = conn.0, "gone");
    // A client that is gone need not be told.
    let _ = socket.send(Message::Close(None)).await;
}

/// Carries messages both ways until one side has had enough.
async fn exchange(
    socket: &mut WebSocket,
    outgoing: &mut mpsc::Receiver<Utf8Bytes>,
    hear: impl Fn(String) -> bool,
) {
    let mut ping = tokio::time::interval(PING);
    ping.reset();
    let mut unanswered = 0;
    loop {
        tokio::select! {
            message = socket.recv() => {
                unanswered = 0;
                let goes_on = match message {
                    Some(Ok(Message::Text(text))) => hear(text.as_str().to_owned()),
                    Some(Ok(Message::Ping(_) | Message::Pong(_))) => true,
                    // What is no text is no message of ours.
                    Some(Ok(Message::Binary(_) | Message::Close(_)) | Err(_)) | None => false,
                };
                if !goes_on {
                    return;
                }
            }
            text = outgoing.recv() => {
                let Some(text) = text else { return };
                if socket.send(Message::Text(text)).await.is_err() {
                    return;
                }
            }
            _ = ping.tick() => {
                unanswered += 1;
                if unanswered > 2 || socket.send(Message::Ping(Default::default())).await.is_err() {
                    return;
                }
            }
        }
    }
}
