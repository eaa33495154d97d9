//! One WebSocket: text in, text out, and a sign of life now and then. None of its calls waits.

use std::io::{self, ErrorKind, Read, Write};

use mio::event::Event;
use mio::net::TcpStream;
use mio::{Interest, Registry, Token};
use tokio_rustls::rustls::{ServerConnection, StreamOwned};
use tungstenite::protocol::{Role, WebSocketConfig};
use tungstenite::{Error, Message, WebSocket};

/// How many bytes may wait for a client that does not read them; then it is hung up on.
const WAITING: usize = 32 * 1024 * 1024;
/// Clients say little, and there are many of them.
const BUFFER: usize = 2 * 1024;
/// So much of what a client has to say is heard before the others have a turn.
const AT_A_TIME: usize = 64;
/// A client that has been asked so often whether it is there, and has said nothing since, is not.
const PATIENCE: u8 = 2;

/// A client, as long as it is there.
pub(crate) struct Socket {
    web: WebSocket<Wire>,
    /// How often it was asked whether it is there since it last said anything.
    asked: u8,
}

/// What bytes go through.
pub(crate) enum Wire {
    Plain(Tcp),
    Encrypted(Box<StreamOwned<ServerConnection, Tcp>>),
}

/// A connection that knows when there is nothing to read: asking the system takes longer.
pub(crate) struct Tcp {
    stream: TcpStream,
    /// Whether the last read has left nothing.
    dry: bool,
    /// Whether the other side has said its last: then one reads until the end.
    ending: bool,
}

/// The client is not there any more, or has to go.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Gone;

/// Whether a client has more to say than was heard.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Heard {
    All,
    NotAll,
}

impl Socket {
    /// A client that was answered as it wished; these bytes it has sent after its question.
    pub(crate) fn new(wire: Wire, begun: Vec<u8>) -> Self {
        let config = WebSocketConfig::default()
            .max_message_size(Some(protocol::LONGEST as usize))
            .max_frame_size(Some(protocol::LONGEST as usize))
            .read_buffer_size(BUFFER)
            .write_buffer_size(0)
            .max_write_buffer_size(WAITING);
        let web = WebSocket::from_partially_read(wire, begun, Role::Server, Some(config));
        Self { web, asked: 0 }
    }

    /// Has the system tell by `token` when there is something to hear, or room for what waits.
    pub(crate) fn register(&mut self, registry: &Registry, token: Token) -> io::Result<()> {
        let interest = Interest::READABLE | Interest::WRITABLE;
        registry.register(&mut self.tcp().stream, token, interest)
    }

    /// The system has told this.
    pub(crate) fn told(&mut self, event: &Event) -> Result<(), Gone> {
        self.tcp().dry = false;
        self.tcp().ending |= event.is_read_closed() || event.is_error();
        if event.is_writable() { kept(self.web.flush()) } else { Ok(()) }
    }

    /// Tells `hear` what the client says, as far as it has come.
    pub(crate) fn hear(&mut self, mut hear: impl FnMut(String)) -> Result<Heard, Gone> {
        for _ in 0..AT_A_TIME {
            let message = match self.web.read() {
                Err(Error::Io(error)) if error.kind() == ErrorKind::WouldBlock => {
                    return Ok(Heard::All);
                }
                message => message.map_err(|_| Gone)?,
            };
            self.asked = 0;
            match message {
                Message::Text(text) => hear(text.as_str().to_owned()),
                Message::Ping(_) | Message::Pong(_) => {}
                // What is no text is no message of ours.
                Message::Binary(_) | Message::Close(_) | Message::Frame(_) => return Err(Gone),
            }
        }
        Ok(Heard::NotAll)
    }

    /// Sends a text. What the other side does not take at once waits.
    pub(crate) fn send(&mut self, text: String) -> Result<(), Gone> {
        kept(self.web.send(Message::text(text)))
    }

    /// Asks whether anybody is there, unless it was asked in vain often enough.
    pub(crate) fn ask(&mut self) -> Result<(), Gone> {
        if self.asked >= PATIENCE {
            return Err(Gone);
        }
        self.asked += 1;
        kept(self.web.send(Message::Ping(Default::default())))
    }

    /// Ends the connection.
    pub(crate) fn hang_up(mut self, registry: &Registry) {
        // A client that is gone, or does not read, misses nothing but a courtesy; and what is not there any more cannot
        // be taken off a list.
        let _ = self.web.close(None);
        let _ = registry.deregister(&mut self.tcp().stream);
    }

    fn tcp(&mut self) -> &mut Tcp {
        match self.web.get_mut() {
            Wire::Plain(tcp) => tcp,
            Wire::Encrypted(stream) => &mut stream.sock,
        }
    }
}

/// What does not go out at once is kept until there is room.
fn kept(sent: tungstenite::Result<()>) -> Result<(), Gone> {
    match sent {
        Err(Error::Io(error)) if error.kind() == ErrorKind::WouldBlock => Ok(()),
        sent => sent.map_err(|_| Gone),
    }
}

impl Tcp {
    /// A connection that waits for nothing.
    pub(crate) fn new(stream: std::net::TcpStream) -> Self {
        Self { stream: TcpStream::from_std(stream), dry: false, ending: false }
    }
}

impl Read for Tcp {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        if self.dry {
            return Err(ErrorKind::WouldBlock.into());
        }
        let length = self.stream.read(buffer)?;
        self.dry = length < buffer.len() && !self.ending;
        Ok(length)
    }
}

impl Write for Tcp {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.stream.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.stream.flush()
    }
}

impl Read for Wire {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        match self {
            Self::Plain(tcp) => tcp.read(buffer),
            Self::Encrypted(stream) => stream.read(buffer),
        }
    }
}

impl Write for Wire {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        match self {
            Self::Plain(tcp) => tcp.write(bytes),
            Self::Encrypted(stream) => stream.write(bytes),
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        match self {
            Self::Plain(tcp) => tcp.flush(),
            Self::Encrypted(stream) => stream.flush(),
        }
    }
}
