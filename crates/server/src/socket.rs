//! One WebSocket: text in, text out, and a sign of life now and then.
//!
//! Whoever has something to say to a client writes it to the socket then and there: no task has to wake up to carry it.
//! What the other side does not take at once waits, and the task that reads sends it on.

use std::collections::VecDeque;
use std::future::poll_fn;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll, Waker, ready};
use std::time::Duration;

use axum::extract::ws::{Message, WebSocket, WebSocketUpgrade};
use axum::extract::{ConnectInfo, State};
use axum::http::HeaderMap;
use axum::response::Response;
use futures_util::{SinkExt as _, StreamExt as _};

use crate::door::Peer;
use crate::shell::{Desk, Event};

/// How many messages may wait for a client that does not read them; then it is hung up on.
const WAITING: usize = 512;
/// How often a silent client is asked whether it is there; one that does not answer twice is not.
const PING: Duration = Duration::from_secs(20);
/// Clients say little, and there are many of them.
const BUFFER: usize = 2 * 1024;

/// The way to a client.
#[derive(Clone)]
pub(crate) struct Client(Arc<Mutex<Wire>>);

/// The socket of a client, with what is on its way.
struct Wire {
    socket: WebSocket,
    /// What the socket has no room for.
    waiting: VecDeque<Message>,
    flow: Flow,
    /// The task that reads.
    reader: Waker,
}

/// How messages go out.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Flow {
    /// Each at once.
    Free,
    /// As the other side takes them; the task that reads sees to it.
    Behind,
    /// Not any more.
    Over,
}

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

async fn talk(socket: WebSocket, desk: Desk, from: IpAddr) {
    let conn = desk.gauges.next_conn();
    let client = Client::new(socket);
    // The node outlives every connection; if it does not, there is nothing to talk about.
    if desk.events.send(Event::Connected(conn, from, client.clone())).is_err() {
        return;
    }
    tracing::debug!(conn = conn.0, "connected");
    client.listen(|text| desk.events.send(Event::Heard(conn, text)).is_ok()).await;
    client.hang_up();
    drop(desk.events.send(Event::Gone(conn)));
    tracing::debug!(conn = conn.0, "gone");
}

impl Client {
    fn new(socket: WebSocket) -> Self {
        let (waiting, flow, reader) = (VecDeque::new(), Flow::Free, Waker::noop().clone());
        Self(Arc::new(Mutex::new(Wire { socket, waiting, flow, reader })))
    }

    /// Sends a message. A client that cannot be reached, or has not read for long, is hung up on.
    pub(crate) fn send(&self, message: Message) {
        self.wire().send(message);
    }

    /// Has the connection end.
    pub(crate) fn hang_up(&self) {
        let mut wire = self.wire();
        // A client that is gone, or does not read, misses nothing but a courtesy.
        wire.send(Message::Close(None));
        wire.set(Flow::Over);
    }

    /// Listens until one side has had enough.
    async fn listen(&self, hear: impl Fn(String) -> bool) {
        let mut ping = tokio::time::interval(PING);
        ping.reset();
        let mut unanswered = 0;
        loop {
            tokio::select! {
                biased;
                message = poll_fn(|context| self.wire().poll_hear(context)) => {
                    unanswered = 0;
                    let goes_on = match message {
                        Some(Message::Text(text)) => hear(text.as_str().to_owned()),
                        Some(Message::Ping(_) | Message::Pong(_)) => true,
                        // What is no text is no message of ours.
                        Some(Message::Binary(_) | Message::Close(_)) | None => false,
                    };
                    if !goes_on {
                        return;
                    }
                }
                _ = ping.tick() => {
                    unanswered += 1;
                    if unanswered > 2 {
                        return;
                    }
                    self.send(Message::Ping(Default::default()));
                }
            }
        }
    }

    fn wire(&self) -> MutexGuard<'_, Wire> {
        // A socket that somebody died with says itself what is wrong with it.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Wire {
    fn send(&mut self, message: Message) {
        match self.flow {
            Flow::Over => return,
            Flow::Behind if self.waiting.len() >= WAITING => return self.set(Flow::Over),
            Flow::Free | Flow::Behind => self.waiting.push_back(message),
        }
        if self.flow == Flow::Free {
            // If it has to be waited for, the task that reads does that.
            match self.poll_send(&mut Context::from_waker(Waker::noop())) {
                Poll::Ready(Ok(())) => {}
                Poll::Ready(Err(_)) => self.set(Flow::Over),
                Poll::Pending => self.set(Flow::Behind),
            }
        }
    }

    /// The task that reads is told that there is something else to do now.
    fn set(&mut self, flow: Flow) {
        self.flow = flow;
        self.reader.wake_by_ref();
    }

    /// Sends what waits, as far as the other side takes it.
    fn poll_send(&mut self, context: &mut Context<'_>) -> Poll<Result<(), axum::Error>> {
        while !self.waiting.is_empty() {
            ready!(self.socket.poll_ready_unpin(context))?;
            if let Some(message) = self.waiting.pop_front() {
                self.socket.start_send_unpin(message)?;
            }
        }
        self.socket.poll_flush_unpin(context)
    }

    /// What the client says next; nothing if it has had enough, or we have.
    fn poll_hear(&mut self, context: &mut Context<'_>) -> Poll<Option<Message>> {
        self.reader.clone_from(context.waker());
        if self.flow == Flow::Behind {
            match self.poll_send(context) {
                Poll::Ready(Ok(())) => self.flow = Flow::Free,
                Poll::Ready(Err(_)) => self.flow = Flow::Over,
                Poll::Pending => {}
            }
        }
        if self.flow == Flow::Over {
            return Poll::Ready(None);
        }
        self.socket.poll_next_unpin(context).map(|message| message?.ok())
    }
}
