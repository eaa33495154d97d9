//! The shell round the node: it carries messages, entries and the time to it, and does what it asks for.
//!
//! It is one thread that waits for sockets, and for whatever others tell it: the store, bots, whoever comes in.

use std::collections::HashMap;
use std::io;
use std::net::IpAddr;
use std::path::Path;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc::{self, Receiver, Sender};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use mio::Waker;
use protocol::{Code, Key, ToClient};
use store::{News, Sqlite, Store, TableId};
use table::Millis;
use tokio::runtime::Handle;
use tokio::sync::oneshot;

use crate::Settings;
use crate::clients::Clients;
use crate::node::{Counts, Input, NoRecord, Node, Output, Thinking};
use crate::pace::Pace;
use crate::socket::Wire;

/// How often old tables are looked for.
const TIDY: Duration = Duration::from_secs(10 * 60);
/// So many entries of the log are read before they are answered: a client that one message wakes up finds the next ones
/// there, and is not woken up for each.
const BURST: usize = 32;

/// What the node is told by everything round it.
pub(crate) enum Event {
    /// Somebody has connected, and has sent these bytes after the question.
    Connected(IpAddr, Wire, Vec<u8>),
    /// Something has become of the log.
    Log(Vec<News>),
    /// Somebody asks for a record.
    Record(Ask),
    /// A bot has answered.
    Thought(Input),
    /// It is time to end.
    Stop,
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
    events: Sender<Event>,
    waker: Arc<Waker>,
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
}

/// The node at work.
pub(crate) struct Shell {
    node: Node,
    store: Sqlite,
    clients: Clients,
    events: Receiver<Event>,
    desk: Desk,
    asks: HashMap<u64, oneshot::Sender<Result<String, NoRecord>>>,
    next_ask: u64,
    bot_pause: Duration,
    keep: Option<Duration>,
    next_tidy: Instant,
    started: Instant,
    out: Vec<Output>,
    /// What is to be appended.
    entries: Vec<(TableId, Vec<u8>)>,
    stopping: bool,
}

impl Gauges {
    pub(crate) fn counts(&self) -> Counts {
        *self.counts.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn sent(&self, text: &str) {
        self.bytes_sent.fetch_add(text.len() as u64, Ordering::Relaxed);
        self.messages_sent.fetch_add(1, Ordering::Relaxed);
    }
}

impl Desk {
    /// Tells the node something; false if it is gone.
    pub(crate) fn tell(&self, event: Event) -> bool {
        let told = self.events.send(event).is_ok();
        // A shell that cannot be woken hears of it when it wakes up by itself.
        let _ = self.waker.wake();
        told
    }
}

impl Shell {
    /// Opens the store in `data` and makes a node of what it holds.
    pub(crate) fn open(data: &Path, settings: &Settings) -> Result<(Self, Desk), store::Fault> {
        let (sender, events) = mpsc::channel();
        let clients = Clients::new()?;
        let desk = Desk {
            events: sender,
            waker: Arc::new(clients.waker()?),
            gauges: Arc::default(),
            behind_proxy: settings.behind_proxy,
        };
        let log = desk.clone();
        let hear = move |news| {
            // When the node is gone, nobody needs to know.
            let _ = log.tell(Event::Log(news));
        };
        let store = Sqlite::open(data, hear)?;
        let known = store.tables().iter().filter_map(|table| Code::with_number(table.0));
        let mut seed = [0; 32];
        getrandom::fill(&mut seed).map_err(|error| store::Fault::Disk(error.to_string()))?;
        let listed: Vec<Code> =
            store.listed().iter().filter_map(|table| Code::with_number(table.0)).collect();
        let mut node = Node::new(known, seed, settings.limits);
        let mut out = Vec::new();
        node.look_for(listed, &mut out);
        tracing::info!(tables = node.counts().known, "the store is open");
        let now = Instant::now();
        let shell = Self {
            node,
            store,
            clients,
            events,
            desk: desk.clone(),
            asks: HashMap::new(),
            next_ask: 0,
            bot_pause: settings.bot_pause,
            keep: settings.keep,
            next_tidy: now,
            started: now,
            out,
            entries: Vec::new(),
            stopping: false,
        };
        Ok((shell, desk))
    }

    /// Works until it is told to stop; bots think in `runtime`. What was appended is on the disk after that.
    pub(crate) fn run(mut self, runtime: &Handle) -> io::Result<()> {
        let mut pace = Pace::new(self.started);
        self.carry_out(runtime);
        while !self.stopping {
            self.clients.wait(self.next_wake())?;
            let heard = self.hear_clients();
            self.carry_out(runtime);
            while let Ok(event) = self.events.try_recv() {
                self.take(event, runtime);
            }
            self.see_to_time();
            self.carry_out(runtime);
            self.end_round();
            if let Some(until) = pace.after(Instant::now(), heard) {
                self.gather(until, runtime);
            }
        }
        if let Ok(bye) = serde_json::to_string(&ToClient::Bye) {
            self.clients.close(&bye);
        }
        tracing::info!("closing the store");
        Ok(())
    }

    /// Has the store clear away tables at which nothing has happened for long.
    fn tidy(&self) {
        // Before 1970 nothing is old.
        let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        let before = self.keep.and_then(|keep| now.checked_sub(keep));
        self.store.tidy(now.as_secs(), before.map(|before| before.as_secs()));
    }

    /// When there is something to do even if nothing happens.
    fn next_wake(&self) -> Instant {
        let wake = self.node.next_wake().map(|when| self.started + Duration::from_millis(when.0));
        wake.map_or(self.next_tidy, |wake| wake.min(self.next_tidy))
    }

    /// Does what it is time for.
    fn see_to_time(&mut self) {
        let now = Instant::now();
        if self.node.next_wake().is_some_and(|when| when <= self.now()) {
            self.hear(Input::Tick);
        }
        if self.next_tidy <= now {
            self.next_tidy = now + TIDY;
            self.tidy();
        }
        self.clients.ask(now);
    }

    /// Hears what clients have to say; returns how many messages that were.
    fn hear_clients(&mut self) -> usize {
        let now = self.now();
        let Self { clients, node, out, .. } = self;
        clients.hear(|conn, text| node.hear(now, Input::Heard(conn, text), out))
    }

    /// Many play: until then, sockets wait. What the store and others tell is heard at once.
    fn gather(&mut self, until: Instant, runtime: &Handle) {
        while let Ok(event) =
            self.events.recv_timeout(until.saturating_duration_since(Instant::now()))
        {
            self.take(event, runtime);
            self.end_round();
        }
    }

    fn now(&self) -> Millis {
        Millis(self.started.elapsed().as_millis() as u64)
    }

    fn hear(&mut self, input: Input) {
        self.node.hear(self.now(), input, &mut self.out);
    }

    fn take(&mut self, event: Event, runtime: &Handle) {
        match event {
            Event::Connected(from, wire, begun) => {
                if let Some(conn) = self.clients.let_in(wire, begun) {
                    tracing::debug!(conn = conn.0, "connected");
                    self.hear(Input::Connected(conn, from));
                }
            }
            Event::Stop => self.stopping = true,
            Event::Thought(input) => self.hear(input),
            Event::Record(Ask { code, number, key, from, answer }) => {
                let ask = self.next_ask;
                self.next_ask += 1;
                self.asks.insert(ask, answer);
                self.hear(Input::Record { ask, code, number, key, from });
            }
            Event::Log(news) => {
                self.desk.gauges.commits.fetch_add(1, Ordering::Relaxed);
                for (number, news) in (1..).zip(news) {
                    self.take_news(news);
                    if number % BURST == 0 {
                        self.carry_out(runtime);
                    }
                }
            }
        }
        self.carry_out(runtime);
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

    /// Does what the node has asked for, and what it asks for because of that.
    fn carry_out(&mut self, runtime: &Handle) {
        loop {
            while let Some(conn) = self.clients.next_gone() {
                tracing::debug!(conn = conn.0, "gone");
                self.hear(Input::Gone(conn));
            }
            if self.out.is_empty() {
                break;
            }
            let mut out = std::mem::take(&mut self.out);
            for output in out.drain(..) {
                self.carry_out_one(output, runtime);
            }
            // There is room in it for the next time.
            out.append(&mut self.out);
            self.out = out;
        }
    }

    fn carry_out_one(&mut self, output: Output, runtime: &Handle) {
        match output {
            Output::Send(conn, text) => {
                self.desk.gauges.sent(&text);
                self.clients.send(conn, text);
            }
            Output::Append { code, line } => self.entries.push((TableId(code.number()), line)),
            Output::Read { code, from } => self.store.read(TableId(code.number()), from),
            Output::List { code, listed } => self.store.list(TableId(code.number()), listed),
            Output::Think(thinking) => self.think(thinking, runtime),
            Output::Record { ask, record } => {
                if let Some(answer) = self.asks.remove(&ask) {
                    // Whoever has asked may be gone.
                    let _ = answer.send(record);
                }
            }
        }
    }

    /// Appends what has come together, and lets others see where we are.
    fn end_round(&mut self) {
        if !self.entries.is_empty() {
            self.store.append_all(std::mem::take(&mut self.entries));
        }
        let counts = self.node.counts();
        *self.desk.gauges.counts.lock().unwrap_or_else(PoisonError::into_inner) = counts;
    }

    /// Bots think where they hold up nobody.
    fn think(&self, thinking: Thinking, runtime: &Handle) {
        let (desk, pause) = (self.desk.clone(), self.bot_pause);
        let begun = Instant::now();
        runtime.spawn(async move {
            let Thinking { code, request, ask } = thinking;
            let thought = tokio::task::spawn_blocking(move || {
                let game = catalog::GAMES.iter().find(|game| game.family() == ask.family)?;
                let view = serde_json::from_str(&ask.view).ok()?;
                game.think(&view, ask.seat, &ask.bot, ask.number).ok()
            });
            let action = thought.await.ok().flatten().map(|action| action.to_string());
            tokio::time::sleep(pause.saturating_sub(begun.elapsed())).await;
            // When the node is gone, nobody needs to know.
            let _ = desk.tell(Event::Thought(Input::Thought { code, request, action }));
        });
    }
}
