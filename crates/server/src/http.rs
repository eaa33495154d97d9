//! What can be had without a WebSocket: records, health, metrics.

use std::fmt::Write as _;
use std::sync::atomic::Ordering::Relaxed;

use axum::extract::{ConnectInfo, Path, State};
use axum::http::header::{AUTHORIZATION, CACHE_CONTROL, CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use protocol::{Code, Key};
use tokio::sync::oneshot;

use crate::door::Peer;
use crate::node::NoRecord;
use crate::shell::{Ask, Desk, Event};

/// `/tables/CODE/MATCH/record`: JSON lines that `kvold verify` checks. A key, where one is needed, comes as a bearer
/// token: what stands in an address is written down everywhere.
pub(crate) async fn record(
    State(desk): State<Desk>,
    ConnectInfo(peer): ConnectInfo<Peer>,
    Path((code, number)): Path<(String, String)>,
    headers: HeaderMap,
) -> Response {
    let (Ok(code), Ok(number)) = (code.parse::<Code>(), number.parse()) else {
        return sorry(NoRecord::Unknown);
    };
    let bearer = headers.get(AUTHORIZATION).and_then(|value| value.to_str().ok());
    let key = bearer.and_then(|value| value.strip_prefix("Bearer ")?.parse::<Key>().ok());
    let from = peer.caller(&headers, desk.behind_proxy);
    let (answer, answered) = oneshot::channel();
    let ask = Ask { code, number, key, from, answer };
    if !desk.tell(Event::Record(ask)) {
        return StatusCode::SERVICE_UNAVAILABLE.into_response();
    }
    match answered.await {
        Ok(Ok(record)) => {
            let name = format!("attachment; filename=\"kvold-{code}-{number}.jsonl\"");
            let headers = [
                (CONTENT_TYPE, "application/jsonl; charset=utf-8"),
                (CONTENT_DISPOSITION, name.as_str()),
                (CACHE_CONTROL, "no-store"),
            ];
            (headers, record).into_response()
        }
        Ok(Err(why)) => sorry(why),
        Err(_) => StatusCode::SERVICE_UNAVAILABLE.into_response(),
    }
}

fn sorry(why: NoRecord) -> Response {
    match why {
        NoRecord::Unknown => (StatusCode::NOT_FOUND, "There is no such match.\n"),
        NoRecord::Running => (
            StatusCode::CONFLICT,
            "The game is still on. Its record can be had when it is over or closed.\n",
        ),
        NoRecord::Private => {
            (StatusCode::FORBIDDEN, "Only whoever has sat at this table may have its record.\n")
        }
        NoRecord::SlowDown => {
            (StatusCode::TOO_MANY_REQUESTS, "Too many wrong codes. Try again in a minute.\n")
        }
    }
    .into_response()
}

/// `/health`: whether moves can be written.
pub(crate) async fn health(State(desk): State<Desk>) -> Response {
    if desk.gauges.cannot_write.load(Relaxed) {
        (StatusCode::SERVICE_UNAVAILABLE, "Nothing can be written: the disk may be full.\n")
            .into_response()
    } else {
        "ok\n".into_response()
    }
}

/// `/metrics`: numbers for Prometheus. They count, and name nobody.
pub(crate) async fn metrics(State(desk): State<Desk>) -> Response {
    let counts = desk.gauges.counts();
    let mut text = String::new();
    let mut line = |name: &str, kind: &str, help: &str, value: u64| {
        // A string takes whatever is written to it.
        let _ = write!(
            text,
            "# HELP kvold_{name} {help}\n# TYPE kvold_{name} {kind}\nkvold_{name} {value}\n"
        );
    };
    line("tables", "gauge", "Tables in memory.", counts.tables);
    line("tables_known", "gauge", "Tables in the store.", counts.known);
    line("connections", "gauge", "Open connections.", counts.connections);
    line("moves_total", "counter", "Entries of matches that have counted.", counts.moves);
    line("messages_heard_total", "counter", "Messages of clients.", counts.heard);
    line("messages_unreadable_total", "counter", "Those that were none.", counts.unreadable);
    line(
        "messages_sent_total",
        "counter",
        "Messages to clients.",
        desk.gauges.messages_sent.load(Relaxed),
    );
    line("bytes_sent_total", "counter", "Their bytes.", desk.gauges.bytes_sent.load(Relaxed));
    line(
        "entries_written_total",
        "counter",
        "Entries on the disk.",
        desk.gauges.entries.load(Relaxed),
    );
    line("batches_total", "counter", "Answers of the store.", desk.gauges.commits.load(Relaxed));
    line("not_written_total", "counter", "Entries that could not be written.", counts.not_written);
    ([(CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8")], text).into_response()
}
