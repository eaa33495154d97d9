//! How a question by HTTP becomes a WebSocket.

use axum::body::Body;
use axum::extract::{ConnectInfo, Request, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use hyper_util::rt::TokioIo;
use hyper_util::server::conn::auto::upgrade::downcast;
use tungstenite::handshake::server::create_response_with_body;

use crate::door::{Peer, Stream};
use crate::shell::{Desk, Event};

/// `/ws`: answers, and hands the connection over to whoever looks after all of them.
pub(crate) async fn connect(
    State(desk): State<Desk>,
    ConnectInfo(peer): ConnectInfo<Peer>,
    mut request: Request,
) -> Response {
    let from = peer.caller(request.headers(), desk.behind_proxy);
    let Ok(answer) = create_response_with_body(&request, Body::empty) else {
        return (StatusCode::UPGRADE_REQUIRED, "This is for WebSockets.\n").into_response();
    };
    let upgrade = hyper::upgrade::on(&mut request);
    tokio::spawn(async move {
        // Whoever leaves before it is in was never there.
        let Ok(upgraded) = upgrade.await else { return };
        let Ok(parts) = downcast::<TokioIo<Stream>>(upgraded) else {
            tracing::error!("the library for HTTP has wrapped connections in something else");
            return;
        };
        if let Ok(wire) = parts.io.into_inner().into_wire() {
            // Copied, for there is seldom anything, in a buffer of kilobytes that would be kept for it.
            let begun = parts.read_buf.to_vec();
            // When the node is gone, there is nothing to talk about.
            let _ = desk.tell(Event::Connected(from, wire, begun));
        }
    });
    answer
}
