//! The shell round the node: it carries messages, entries and the time to it, and does what it asks for.

use std::collections::HashMap;
use std::net::IpAddr;
use std::path::Path;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use axum::extract::ws::Message;
use protocol::{Code, Key, ToClient};
use store::{News, Sqlite, Store, TableId};
use table::Millis;
use tokio::sync::{mpsc, oneshot};

use crate::Settings;
use crate::node::{Conn, Counts, Input, NoRecord, Node, Output, Thinking};
use crate::socket::Client;

/// How many events are heard at a time before their answers go out.
const AT_A_TIME: usize = 256;

/// How often old tables are looked for.
const TIDY: Duration = Duration::from_secs(10 * 60);

/// What the node is told by everything round it.
pub(crate) enum Event {
    /// Somebody has connected; what they are to be sent goes there.
    Connected(Conn, IpAddr, Client),
    /// They have said something.
    Heard(Conn, String),
    /// They are gone.
    Gone(Conn),
    /// Something has become of the log.
    Log(Vec<News>),
    /// Somebody asks for a record.
    Record(Ask),
    /// A bot has answered.
    Thought(Input),
}

/// A question for a record.
pub(crate) struct Ask {
    pub(crate) code: Code,
    pub(crate) number: u32,
    pub(crate) key: Option<Key>,
    pub(crate) from: IpAddr,
    pub(crate) answer: oneshot::Sender<Result<String, NoRecord>>,
}

/// What everybody shares who talks to the node.
#[derive(Clone)]
pub(crate) struct Desk {
    pub(crate) events: mpsc::UnboundedSender<Event>,
    pub(crate) gauges: Arc<Gauges>,
    /// Whether everybody comes through a proxy that says where they come from.
    pub(crate) behind_proxy: bool,
}

/// What can be read off without asking the node.
#[derive(Debug, Default)]
pub(crate) struct Gauges {
    counts: Mutex<Counts>,
    pub(crate) cannot_write: AtomicBool,
    pub(crate) bytes_sent: AtomicU64,
    pub(crate) messages_sent: AtomicU64,
    pub(crate) commits: AtomicU64,
    pub(crate) entries: AtomicU64,
    next_conn: AtomicU64,
}

/// The node at work.
pub(crate) struct Shell {
    node: Node,
    store: Sqlite,
    events: mpsc::UnboundedReceiver<Event>,
    desk: Desk,
    clients: HashMap<Conn, Client>,
    asks: HashMap<u64, oneshot::Sender<Result<String, NoRecord>>>,
    next_ask: u64,
    bot_pause: Duration,
    keep: Option<Duration>,
    started: Instant,
    out: Vec<Output>,
}

impl Gauges {
    pub(crate) fn counts(&self) -> Counts {
        *self.counts.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A number that no connection has had.
    pub(crate) fn next_conn(&self) -> Conn {
        Conn(self.next_conn.fetch_add(1, Ordering::Relaxed))
    }
}

impl Shell {
    /// Opens the store in `data` and makes a node of what it holds.
    pub(crate) fn open(data: &Path, settings: &Settings) -> Result<(Self, Desk), store::Fault> {
        let (sender, events) = mpsc::unbounded_channel();
        let gauges = Arc::new(Gauges::default());
        let log = sender.clone();
        // When the node is gone, nobody needs to know.
        let store = Sqlite::open(data, move |news| drop(log.send(Event::Log(news))))?;
        let known = store.tables().iter().filter_map(|table| Code::with_number(table.0));
        let mut seed = [0; 32];
        getrandom::fill(&mut seed).map_err(|error| store::Fault::Disk(error.to_string()))?;
        let listed: Vec<Code> =
            store.listed().iter().filter_map(|table| Code::with_number(table.0)).collect();
        let mut node = Node::new(known, seed, settings.limits);
        let mut out = Vec::new();
        node.look_for(listed, &mut out);
        tracing::info!(tables = node.counts().known, "the store is open");
        let desk = Desk { events: sender, gauges, behind_proxy: settings.behind_proxy };
        let shell = Self {
            node,
            store,
            events,
            desk: desk.clone(),
            clients: HashMap::new(),
            asks: HashMap::new(),
            next_ask: 0,
            bot_pause: settings.bot_pause,
            keep: settings.keep,
            started: Instant::now(),
            out,
        };
        Ok((shell, desk))
    }

    /// Works until `stop` is over. What was appended is on the disk after that.
    pub(crate) async fn run(mut self, stop: impl Future<Output = ()>) {
        let mut stop = std::pin::pin!(stop);
        let mut events = Vec::with_capacity(AT_A_TIME);
        let mut tidy = tokio::time::interval(TIDY);
        loop {
            let wake = self.node.next_wake().map(|when| {
                tokio::time::Instant::from_std(self.started + Duration::from_millis(when.0))
            });
            let nap = async {
                match wake {
                    Some(when) => tokio::time::sleep_until(when).await,
                    None => std::future::pending().await,
                }
            };
            tokio::select! {
                biased;
                () = &mut stop => break,
                heard = self.events.recv_many(&mut events, AT_A_TIME) => {
                    if heard == 0 {
                        break;
                    }
                }
                () = nap => self.hear(Input::Tick),
                _ = tidy.tick() => self.tidy(),
            }
            for event in events.drain(..) {
                self.take(event);
            }
            self.carry_out();
            *self.desk.gauges.counts.lock().unwrap_or_else(PoisonError::into_inner) =
                self.node.counts();
        }
        if let Ok(bye) = serde_json::to_string(&ToClient::Bye) {
            for client in self.clients.values() {
                client.send(Message::text(bye.as_str()));
                client.hang_up();
            }
        }
        tracing::info!("closing the store");
        // It may take a moment to write what is left.
        drop(tokio::task::spawn_blocking(move || drop(self.store)).await);
    }

    /// Has the store clear away tables at which nothing has happened for long.
    fn tidy(&self) {
        // Before 1970 nothing is old.
        let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        let before = self.keep.and_then(|keep| now.checked_sub(keep));
        self.store.tidy(now.as_secs(), before.map(|before| before.as_secs()));
    }

    fn now(&self) -> Millis {
        Millis(self.started.elapsed().as_millis() as u64)
    }

    fn hear(&mut self, input: Input) {
        self.node.hear(self.now(), input, &mut self.out);
    }

    fn take(&mut self, event: Event) {
        match event {
            Event::Connected(conn, from, client) => {
                self.clients.insert(conn, client);
                self.hear(Input::Connected(conn, from));
            }
            Event::Heard(conn, text) => self.hear(Input::Heard(conn, text)),
            Event::Gone(conn) => {
                self.clients.remove(&conn);
                self.hear(Input::Gone(conn));
            }
            Event::Thought(input) => self.hear(input),
            Event::Record(Ask { code, number, key, from, answer }) => {
                let ask = self.next_ask;
                self.next_ask += 1;
                self.asks.insert(ask, answer);
                self.hear(Input::Record { ask, code, number, key, from });
            }
            Event::Log(news) => {
                self.desk.gauges.commits.fetch_add(1, Ordering::Relaxed);
                for news in news {
                    self.take_news(news);
                }
            }
        }
    }

    fn take_news(&mut self, news: News) {
        let table = match &news {
            News::Written { table, .. }
            | News::Failed { table, .. }
            | News::Cleared { table }
            | News::Read { table, .. } => *table,
        };
        let Some(code) = Code::with_number(table.0) else { return };
        match news {
            News::Written { entry, .. } => {
                self.desk.gauges.cannot_write.store(false, Ordering::Relaxed);
                self.desk.gauges.entries.fetch_add(1, Ordering::Relaxed);
                self.hear(Input::Written { code, number: entry.number, line: entry.body });
            }
            News::Failed { body, why, .. } => {
                if !self.desk.gauges.cannot_write.swap(true, Ordering::Relaxed) {
                    tracing::error!(%why, "nothing can be written");
                }
                self.hear(Input::NotWritten { code, line: body });
            }
            News::Cleared { .. } => {
                tracing::info!("a table was cleared away");
                self.hear(Input::Cleared { code });
            }
            News::Read { entries, .. } => {
                if let Err(why) = &entries {
                    tracing::error!(%why, "a table cannot be read");
                }
                let lines = entries.ok().map(|entries| {
                    entries.into_iter().map(|entry| (entry.number, entry.body)).collect()
                });
                self.hear(Input::Read { code, lines });
            }
        }
    }

    fn carry_out(&mut self) {
        let mut entries = Vec::new();
        for output in std::mem::take(&mut self.out) {
            match output {
                Output::Send(conn, text) => self.send(conn, text),
                Output::Append { code, line } => entries.push((TableId(code.number()), line)),
                Output::Read { code, from } => self.store.read(TableId(code.number()), from),
                Output::List { code, listed } => self.store.list(TableId(code.number()), listed),
                Output::Think(thinking) => self.think(thinking),
                Output::Record { ask, record } => {
                    if let Some(answer) = self.asks.remove(&ask) {
                        // Whoever has asked may be gone.
                        let _ = answer.send(record);
                    }
                }
            }
        }
        if !entries.is_empty() {
            self.store.append_all(entries);
        }
    }

    fn send(&self, conn: Conn, text: String) {
        let Some(client) = self.clients.get(&conn) else { return };
        self.desk.gauges.bytes_sent.fetch_add(text.len() as u64, Ordering::Relaxed);
        self.desk.gauges.messages_sent.fetch_add(1, Ordering::Relaxed);
        client.send(Message::text(text));
    }

    /// Bots think where they hold up nobody.
    fn think(&self, thinking: Thinking) {
        let (events, pause) = (self.desk.events.clone(), self.bot_pause);
        let begun = Instant::now();
        tokio::spawn(async move {
            let Thinking { code, request, ask } = thinking;
            let thought = tokio::task::spawn_blocking(move || {
                let game = catalog::GAMES.iter().find(|game| game.family() == ask.family)?;
                let view = serde_json::from_str(&ask.view).ok()?;
                game.think(&view, ask.seat, &ask.bot, ask.number).ok()
            });
            let action = thought.await.ok().flatten().map(|action| action.to_string());
            tokio::time::sleep(pause.saturating_sub(begun.elapsed())).await;
            // When the node is gone, nobody needs to know.
            drop(events.send(Event::Thought(Input::Thought { code, request, action })));
        });
    }
}
